// SPDX-License-Identifier: MIT
#include "figure/anatomy/limbs.h"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "base/angles.h"
#include "figure/motion/pose.h"

namespace footfall {
namespace {

class Finder {
 public:
  explicit Finder(const Skeleton& skeleton) : skeleton_(skeleton), children_(skeleton.children()) {
    world_ = restPose(skeleton);
    worldFromLocal(skeleton, world_, world_);
    for (const Joint& joint : skeleton.joints) words_.push_back(wordsOf(joint.name));
    low_ = high_ = skeleton.joints.empty() ? 0 : at(0).y();
    for (const Vec3& p : world_.position) {
      low_ = std::min(low_, p.y());
      high_ = std::max(high_, p.y());
    }
  }

  Limbs find() {
    Limbs limbs;
    if (skeleton_.joints.empty()) return limbs;
    std::vector<int> feet = namedFeet();
    if (feet.size() < 2) feet = lowestEnds();
    limbs.root = feet.empty() ? 0 : rootOf(feet.front());
    for (const int foot : feet) addLeg(foot, feet, limbs);
    findFacing(limbs);
    for (Leg& leg : limbs.legs) leg.side = sideOf(leg.ankle(), limbs);
    nameLegs(limbs);
    findHead(limbs);
    findNamedArms(limbs);
    if (limbs.arms.empty()) findArmsByShape(limbs);
    findChest(limbs);
    return limbs;
  }

 private:
  const Vec3& at(int joint) const { return world_.position[static_cast<std::size_t>(joint)]; }
  int parentOf(int joint) const { return skeleton_.joints[static_cast<std::size_t>(joint)].parent; }
  const std::vector<int>& childrenOf(int joint) const { return children_[static_cast<std::size_t>(joint)]; }
  double boneLength(int joint) const {
    return skeleton_.joints[static_cast<std::size_t>(joint)].translation.norm();
  }
  int count() const { return static_cast<int>(skeleton_.size()); }
  bool isCalled(int joint, std::initializer_list<const char*> words) const {
    return hasWord(words_[static_cast<std::size_t>(joint)], words);
  }
  // Joints that only spread the twist of a bone, and controls that are not part of the body.
  bool isHelper(int joint) const {
    return isCalled(joint, {"roll", "twist", "ik", "ctrl", "control", "pole"});
  }
  bool isNearGround(int joint, double share) const { return at(joint).y() <= low_ + share * (high_ - low_); }

  // Whether joint is ancestor or hangs on it.
  bool hangsOn(int joint, int ancestor) const {
    while (joint >= 0 && joint != ancestor) joint = parentOf(joint);
    return joint == ancestor && ancestor >= 0;
  }

  BodySide namedSideOf(int joint) const {
    for (int j = joint; j >= 0; j = parentOf(j)) {
      const BodySide side = sideOfWords(words_[static_cast<std::size_t>(j)]);
      if (side != BodySide::Middle) return side;
    }
    return BodySide::Middle;
  }

  double leftOfCentre(int joint, const Limbs& limbs) const {
    return limbs.left().dot(at(joint) - at(limbs.root));
  }

  BodySide sideOf(int joint, const Limbs& limbs) const {
    const BodySide named = namedSideOf(joint);
    if (named != BodySide::Middle) return named;
    const double offset = leftOfCentre(joint, limbs);
    if (std::abs(offset) < 1e-3 * (high_ - low_)) return BodySide::Middle;
    return offset > 0 ? BodySide::Left : BodySide::Right;
  }

  int rootOf(int joint) const {
    while (parentOf(joint) >= 0 &&
           skeleton_.joints[static_cast<std::size_t>(parentOf(joint))].kind == JointKind::Joint) {
      joint = parentOf(joint);
    }
    return joint;
  }

  // The topmost joints called a foot (an ankle with its toes below), and hands that stand on the ground as a
  // dog's do.
  std::vector<int> namedFeet() const {
    std::vector<int> feet;
    for (int j = 0; j < count(); ++j) {
      const bool foot = isCalled(j, {"foot", "ankle", "paw", "hoof", "feet", "pastern"});
      const bool standingHand = isCalled(j, {"hand", "wrist"}) && isNearGround(j, 0.2);
      if ((!foot && !standingHand) || isHelper(j) || parentOf(j) < 0 || boneLength(j) == 0) continue;
      if (std::none_of(feet.begin(), feet.end(), [&](int f) { return hangsOn(j, f); })) feet.push_back(j);
    }
    return feet;
  }

  // Without names: the ends of chains near the ground of the rest pose, each once. The foot is the highest
  // joint over the end that is still near the ground.
  std::vector<int> lowestEnds() const {
    std::vector<int> feet;
    for (int j = 0; j < count(); ++j) {
      if (!childrenOf(j).empty() || !isNearGround(j, 0.15)) continue;
      int foot = j;
      while (parentOf(foot) >= 0 && parentOf(parentOf(foot)) >= 0 && isNearGround(parentOf(foot), 0.15)) {
        foot = parentOf(foot);
      }
      if (parentOf(foot) >= 0 && std::find(feet.begin(), feet.end(), foot) == feet.end())
        feet.push_back(foot);
    }
    return feet;
  }

  void addLeg(int foot, const std::vector<int>& feet, Limbs& limbs) const {
    // Up to the first joint that carries another foot.
    Leg leg;
    leg.joints.push_back(foot);
    int hub = parentOf(foot);
    const auto carriesOther = [&](int joint) {
      return std::any_of(feet.begin(), feet.end(), [&](int f) { return f != foot && hangsOn(f, joint); });
    };
    for (; hub >= 0 && !carriesOther(hub) && parentOf(hub) >= 0; hub = parentOf(hub)) {
      if (!isHelper(hub)) leg.joints.push_back(hub);
    }
    std::reverse(leg.joints.begin(), leg.joints.end());
    trimHip(leg);
    if (leg.joints.size() < 2) return;
    findToes(leg);
    limbs.legs.push_back(leg);
    if (limbs.pelvis < 0 || hangsOn(limbs.pelvis, hub)) limbs.pelvis = hub;
  }

  void trimHip(Leg& leg) const {
    std::vector<int>& joints = leg.joints;
    const auto length = [&](std::size_t i) { return (at(joints[i + 1]) - at(joints[i])).norm(); };
    for (std::size_t i = 0; i + 1 < joints.size();) {
      if (length(i) < 1e-9) {
        joints.erase(joints.begin() + static_cast<std::ptrdiff_t>(i));  // stands in the place of the next one
      } else {
        ++i;
      }
    }
    // A joint in the place of what carries it, with a short bone, only sets the hip aside (a hip socket).
    if (joints.size() > 3 && boneLength(joints[0]) < 1e-9 && length(0) < 0.5 * length(1))
      joints.erase(joints.begin());
  }

  void findToes(Leg& leg) const {
    for (int below = leg.ankle(); !childrenOf(below).empty();) {
      // The longest way down is the foot's length; short spurs are heels.
      const std::vector<int>& down = childrenOf(below);
      below = *std::max_element(down.begin(), down.end(),
                                [&](int a, int b) { return boneLength(a) < boneLength(b); });
      if (leg.ball < 0 && !childrenOf(below).empty()) leg.ball = below;
      leg.tip = below;
    }
  }

  void findFacing(Limbs& limbs) const {
    Vec3 left = Vec3::Zero(), toes = Vec3::Zero();
    bool hasLeft = false, hasRight = false;
    double reach = 0;
    for (const Leg& leg : limbs.legs) {
      const BodySide side = namedSideOf(leg.ankle());
      hasLeft |= side == BodySide::Left;
      hasRight |= side == BodySide::Right;
      left += static_cast<double>(side) * (at(leg.hip()) - at(limbs.root));
      if (leg.tip >= 0) toes += at(leg.tip) - at(leg.ankle());
      reach += (at(leg.hip()) - at(leg.ankle())).norm();
    }
    Vec3 forward = hasLeft && hasRight ? left.cross(Vec3::UnitY()) : Vec3::Zero();
    forward.y() = 0;
    if (forward.norm() < 1e-3 * reach) forward = toes;
    forward.y() = 0;
    if (forward.norm() < 1e-2 * reach || reach == 0) return;
    forward.normalize();
    // Models are built along an axis; a hip a little off must not turn the figure.
    Eigen::Index largest;
    forward.cwiseAbs().maxCoeff(&largest);
    if (std::abs(forward[largest]) > std::cos(10 * kDegree)) {
      forward = (forward[largest] > 0 ? 1.0 : -1.0) * Vec3::Unit(largest);
    }
    limbs.forward = forward;
  }

  static std::string legName(BodySide side, std::size_t row, std::size_t rows) {
    const char* name = side == BodySide::Left ? "left" : side == BodySide::Right ? "right" : "middle";
    if (rows == 1) return name;
    if (rows > 2) return name + std::to_string(row + 1);
    std::string capital = name;
    capital[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(capital[0])));
    return (row == 0 ? "front" : "hind") + capital;
  }

  // Front to back where a side has several.
  void nameLegs(Limbs& limbs) const {
    const auto ahead = [&](const Leg& leg) { return limbs.forward.dot(at(leg.hip())); };
    std::vector<Leg*> rows[3];
    for (Leg& leg : limbs.legs) rows[static_cast<int>(leg.side) + 1].push_back(&leg);
    for (std::vector<Leg*>& row : rows) {
      std::stable_sort(row.begin(), row.end(), [&](Leg* a, Leg* b) { return ahead(*a) > ahead(*b); });
      for (std::size_t i = 0; i < row.size(); ++i) row[i]->name = legName(row[i]->side, i, row.size());
    }
    if (limbs.legs.size() <= 2) return;
    // The pelvis carries the hindmost pair, what carries the foremost is the chest.
    const auto [hind, fore] =
        std::minmax_element(limbs.legs.begin(), limbs.legs.end(),
                            [&](const Leg& a, const Leg& b) { return ahead(a) < ahead(b); });
    limbs.pelvis = carrierOf(*hind, limbs);
    limbs.chest = carrierOf(*fore, limbs);
  }

  // The lowest joint that carries this leg and its fellow on the other side.
  int carrierOf(const Leg& leg, const Limbs& limbs) const {
    const Leg* fellow = nullptr;
    for (const Leg& other : limbs.legs) {
      if (other.side == leg.side) continue;
      const double gap = std::abs(limbs.forward.dot(at(other.hip()) - at(leg.hip())));
      if (!fellow || gap < std::abs(limbs.forward.dot(at(fellow->hip()) - at(leg.hip())))) fellow = &other;
    }
    int carrier = parentOf(leg.hip());
    while (fellow && carrier >= 0 && !hangsOn(fellow->hip(), carrier)) carrier = parentOf(carrier);
    return carrier >= 0 ? carrier : limbs.root;
  }

  bool inLeg(int joint, const Limbs& limbs) const {
    return std::any_of(limbs.legs.begin(), limbs.legs.end(),
                       [&](const Leg& leg) { return hangsOn(joint, leg.hip()); });
  }

  void findHead(Limbs& limbs) const {
    for (int j = 0; j < count() && limbs.head < 0; ++j) {
      if (isCalled(j, {"head", "skull"}) && !isCalled(j, {"end", "top"}) && !inLeg(j, limbs)) limbs.head = j;
    }
    if (limbs.head >= 0 || limbs.legs.empty()) return;
    // By shape: over the highest end of the middle line, where that is the top of the figure.
    int top = -1;
    for (int j = 0; j < count(); ++j) {
      if (!childrenOf(j).empty() || inLeg(j, limbs) ||
          std::abs(leftOfCentre(j, limbs)) > 0.03 * (high_ - low_))
        continue;
      if (top < 0 || at(j).y() > at(top).y()) top = j;
    }
    if (top < 0 || at(top).y() <= at(limbs.pelvis).y()) return;
    const int above = parentOf(top);
    limbs.head = above >= 0 && above != limbs.root && childrenOf(above).size() == 1 ? above : top;
  }

  void findNamedArms(Limbs& limbs) const {
    for (int j = 0; j < count(); ++j) {
      if (!isCalled(j, {"hand", "wrist"}) || isHelper(j) || boneLength(j) == 0 || inLeg(j, limbs)) continue;
      if (std::any_of(limbs.arms.begin(), limbs.arms.end(),
                      [&](const Arm& a) { return hangsOn(j, a.joints.back()); })) {
        continue;
      }
      // The shoulder is two bones up: upper arm and forearm.
      Arm arm;
      arm.side = sideOf(j, limbs);
      for (int k = j; k >= 0 && arm.joints.size() < 3; k = parentOf(k)) {
        if (k == j || (!isHelper(k) && (at(k) - at(arm.joints.back())).norm() > 1e-9))
          arm.joints.push_back(k);
      }
      if (arm.joints.size() < 3) continue;
      std::reverse(arm.joints.begin(), arm.joints.end());
      limbs.arms.push_back(arm);
    }
  }

  // Without names, for figures on two legs: chains that leave the middle line above the pelvis. An arm's two
  // bones are the two longest in a row.
  void findArmsByShape(Limbs& limbs) const {
    if (limbs.legs.size() != 2) return;
    const double line = 0.03 * (high_ - low_);
    const auto onLine = [&](int j) { return std::abs(leftOfCentre(j, limbs)) < line; };
    for (int j = 0; j < count(); ++j) {
      if (onLine(j) || parentOf(j) < 0 || !onLine(parentOf(j)) || inLeg(j, limbs)) continue;
      if (at(j).y() < at(limbs.pelvis).y() ||
          std::any_of(limbs.legs.begin(), limbs.legs.end(),
                      [&](const Leg& leg) { return hangsOn(leg.hip(), j); })) {
        continue;
      }
      int end = j;
      for (int k = j; k < subtreeEnd(skeleton_, j); ++k) {
        if ((at(k) - at(j)).norm() > (at(end) - at(j)).norm()) end = k;
      }
      std::vector<int> chain;
      for (int k = end; k != parentOf(j); k = parentOf(k)) {
        if (chain.empty() || (at(k) - at(chain.back())).norm() > 1e-9) chain.push_back(k);
      }
      std::reverse(chain.begin(), chain.end());
      if (chain.size() < 3) continue;
      std::size_t best = 0;
      const auto reach = [&](std::size_t i) {
        return (at(chain[i + 1]) - at(chain[i])).norm() + (at(chain[i + 2]) - at(chain[i + 1])).norm();
      };
      for (std::size_t i = 1; i + 2 < chain.size(); ++i) {
        if (reach(i) > reach(best)) best = i;
      }
      Arm arm;
      arm.side = sideOf(end, limbs);
      arm.joints = {chain[best], chain[best + 1], chain[best + 2]};
      limbs.arms.push_back(arm);
    }
  }

  // The chest is the lowest joint that carries all arms.
  void findChest(Limbs& limbs) const {
    if (limbs.chest >= 0) return;
    for (const Arm& arm : limbs.arms) {
      if (limbs.chest < 0) limbs.chest = parentOf(arm.joints.front());
      while (limbs.chest >= 0 && !hangsOn(arm.joints.front(), limbs.chest))
        limbs.chest = parentOf(limbs.chest);
    }
  }

  const Skeleton& skeleton_;
  std::vector<std::vector<int>> children_;
  Pose world_;
  std::vector<NameWords> words_;
  double low_ = 0, high_ = 0;  // of the rest pose
};

}  // namespace

Limbs findLimbs(const Skeleton& skeleton) {
  return Finder(skeleton).find();
}

}  // namespace footfall

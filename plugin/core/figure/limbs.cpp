// SPDX-License-Identifier: MIT
#include "figure/limbs.h"

#include <algorithm>
#include <cctype>
#include <initializer_list>

#include "figure/pose.h"

namespace footfall {
namespace {

// "mixamorig:LeftToeBase" -> {"left", "toe", "base"}: words at capitals, digits, and separators.
std::vector<std::string> wordsOf(const std::string& name) {
  const std::size_t cut = name.find_last_of("|:");
  std::vector<std::string> words(1);
  bool wasLower = false;
  for (const char c : cut == std::string::npos ? name : name.substr(cut + 1)) {
    const unsigned char u = static_cast<unsigned char>(c);
    if (!std::isalpha(u)) {
      if (!words.back().empty()) words.emplace_back();
      wasLower = false;
      continue;
    }
    if (std::isupper(u) && (wasLower || words.back() == "l" || words.back() == "r") && !words.back().empty()) {
      words.emplace_back();
    }
    words.back() += static_cast<char>(std::tolower(u));
    wasLower = std::islower(u) != 0;
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

struct Names {
  std::vector<std::vector<std::string>> words;
  bool has(int joint, std::initializer_list<const char*> wanted) const {
    for (const std::string& word : words[static_cast<std::size_t>(joint)]) {
      for (const char* w : wanted) {
        if (word == w) return true;
      }
    }
    return false;
  }
};

class Finder {
 public:
  explicit Finder(const Skeleton& skeleton) : skeleton_(skeleton), children_(skeleton.children()) {
    world_ = restPose(skeleton);
    worldFromLocal(skeleton, world_, world_);
    for (const Joint& joint : skeleton.joints) names_.words.push_back(wordsOf(joint.name));
  }

  Limbs find() {
    Limbs limbs;
    if (skeleton_.joints.empty()) return limbs;
    std::vector<int> feet = namedFeet();
    if (feet.size() < 2) feet = lowestEnds();
    if (!feet.empty()) limbs.root = rootOf(feet.front());
    for (const int foot : feet) addLeg(foot, feet, limbs);
    if (limbs.root < 0) limbs.root = 0;
    nameLegs(limbs);
    findUpperBody(limbs);
    return limbs;
  }

 private:
  const Vec3& at(int joint) const { return world_.position[static_cast<std::size_t>(joint)]; }
  int parentOf(int joint) const { return skeleton_.joints[static_cast<std::size_t>(joint)].parent; }
  const std::vector<int>& childrenOf(int joint) const { return children_[static_cast<std::size_t>(joint)]; }
  double boneLength(int joint) const { return skeleton_.joints[static_cast<std::size_t>(joint)].translation.norm(); }

  bool isAbove(int joint, int ancestor) const {
    while (joint >= 0 && joint != ancestor) joint = parentOf(joint);
    return joint == ancestor && ancestor >= 0;
  }

  BodySide sideOf(int joint) const {
    for (int j = joint; j >= 0; j = parentOf(j)) {
      if (names_.has(j, {"left", "l", "lf", "lh", "lft"})) return BodySide::Left;
      if (names_.has(j, {"right", "r", "rf", "rh", "rgt", "rt"})) return BodySide::Right;
    }
    const double x = at(joint).x() - at(rootOf(joint)).x();
    return std::abs(x) < 1e-6 ? BodySide::Middle : x > 0 ? BodySide::Left : BodySide::Right;
  }

  int rootOf(int joint) const {
    while (parentOf(joint) >= 0 && skeleton_.joints[static_cast<std::size_t>(parentOf(joint))].kind == JointKind::Joint) {
      joint = parentOf(joint);
    }
    return joint;
  }

  // The topmost joints called a foot: an ankle with its toes below.
  std::vector<int> namedFeet() const {
    std::vector<int> feet;
    for (int j = 0; j < static_cast<int>(skeleton_.size()); ++j) {
      const bool foot = names_.has(j, {"foot", "ankle", "paw", "hoof", "feet"});
      if (!foot || names_.has(j, {"ik", "ctrl", "control", "pole"}) || parentOf(j) < 0) continue;
      const bool below = std::any_of(feet.begin(), feet.end(), [&](int f) { return isAbove(j, f); });
      if (!below && boneLength(j) > 0) feet.push_back(j);
    }
    return feet;
  }

  // Without names: the ends of chains near the ground of the rest pose. The foot is the joint above the end.
  std::vector<int> lowestEnds() const {
    double low = at(0).y(), high = low;
    for (const Vec3& p : world_.position) {
      low = std::min(low, p.y());
      high = std::max(high, p.y());
    }
    std::vector<int> feet;
    for (int j = 0; j < static_cast<int>(skeleton_.size()); ++j) {
      if (!childrenOf(j).empty() || at(j).y() > low + 0.15 * (high - low)) continue;
      int foot = j;
      // Up from the toe while the chain stays near the ground.
      while (parentOf(foot) >= 0 && parentOf(parentOf(foot)) >= 0 && childrenOf(parentOf(foot)).size() == 1 &&
             at(parentOf(foot)).y() <= low + 0.15 * (high - low)) {
        foot = parentOf(foot);
      }
      if (parentOf(foot) >= 0) feet.push_back(foot);
    }
    return feet;
  }

  void addLeg(int foot, const std::vector<int>& feet, Limbs& limbs) const {
    // Up to the first joint that carries something else than this foot.
    Leg leg;
    leg.joints.push_back(foot);
    int hub = parentOf(foot);
    const auto carriesOther = [&](int joint) {
      return std::any_of(feet.begin(), feet.end(), [&](int f) { return f != foot && isAbove(f, joint); });
    };
    while (hub >= 0 && !carriesOther(hub) && parentOf(hub) >= 0) {
      leg.joints.push_back(hub);
      hub = parentOf(hub);
    }
    std::reverse(leg.joints.begin(), leg.joints.end());
    // Joints that stand in the place of the next one (hip sockets of zero length) are not part of the leg.
    for (std::size_t i = 0; i + 1 < leg.joints.size();) {
      if (boneLength(leg.joints[i + 1]) < 1e-9) {
        leg.joints.erase(leg.joints.begin() + static_cast<std::ptrdiff_t>(i));
      } else {
        ++i;
      }
    }
    if (leg.joints.size() < 2) return;
    leg.side = sideOf(foot);
    int below = foot;
    while (!childrenOf(below).empty()) {
      // The longest way down is the foot's length; short spurs are heels.
      const std::vector<int>& down = childrenOf(below);
      below = *std::max_element(down.begin(), down.end(), [&](int a, int b) { return boneLength(a) < boneLength(b); });
      if (leg.toe < 0 && !childrenOf(below).empty()) leg.toe = below;
      leg.tip = below;
    }
    limbs.legs.push_back(leg);
    if (limbs.pelvis < 0 || isAbove(limbs.pelvis, hub)) limbs.pelvis = hub;
  }

  void nameLegs(Limbs& limbs) const {
    // Front to back where there are more than two.
    const auto sideName = [](BodySide side) {
      return side == BodySide::Left ? "left" : side == BodySide::Right ? "right" : "middle";
    };
    const auto capital = [](std::string s) {
      s[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(s[0])));
      return s;
    };
    if (limbs.legs.size() <= 2) {
      for (Leg& leg : limbs.legs) leg.name = sideName(leg.side);
      return;
    }
    std::vector<Leg*> rows[3];
    for (Leg& leg : limbs.legs) rows[static_cast<int>(leg.side) + 1].push_back(&leg);
    for (auto& row : rows) {
      std::stable_sort(row.begin(), row.end(), [&](Leg* a, Leg* b) { return at(a->hip()).z() > at(b->hip()).z(); });
      for (std::size_t i = 0; i < row.size(); ++i) {
        const std::string side = sideName(row[i]->side);
        if (row.size() == 1) {
          row[i]->name = side;
        } else if (row.size() == 2) {
          row[i]->name = (i == 0 ? "front" : "hind") + capital(side);
        } else {
          row[i]->name = side + std::to_string(i + 1);
        }
      }
    }
    // The pelvis carries the hindmost pair.
    const Leg* hind = &limbs.legs.front();
    for (const Leg& leg : limbs.legs) {
      if (at(leg.hip()).z() < at(hind->hip()).z()) hind = &leg;
    }
    limbs.pelvis = parentOf(hind->hip()) >= 0 ? parentOf(hind->hip()) : limbs.pelvis;
  }

  bool inLeg(int joint, const Limbs& limbs) const {
    return std::any_of(limbs.legs.begin(), limbs.legs.end(), [&](const Leg& leg) { return isAbove(joint, leg.hip()); });
  }

  void findUpperBody(Limbs& limbs) const {
    for (int j = 0; j < static_cast<int>(skeleton_.size()); ++j) {
      if (inLeg(j, limbs)) continue;
      if (limbs.head < 0 && names_.has(j, {"head", "skull"}) && !names_.has(j, {"end"})) limbs.head = j;
      if (!names_.has(j, {"hand", "wrist"})) continue;
      const bool below = std::any_of(limbs.arms.begin(), limbs.arms.end(),
                                     [&](const Arm& arm) { return isAbove(j, arm.joints.back()); });
      if (below || boneLength(j) == 0) continue;
      // The shoulder is two bones up: upper arm and forearm.
      Arm arm;
      arm.side = sideOf(j);
      for (int k = j; k >= 0 && arm.joints.size() < 3; k = parentOf(k)) {
        if (boneLength(k) > 1e-9 || k == j) arm.joints.push_back(k);
      }
      if (arm.joints.size() < 3) continue;
      std::reverse(arm.joints.begin(), arm.joints.end());
      limbs.arms.push_back(arm);
    }
    // The chest is the lowest joint that carries all arms.
    for (const Arm& arm : limbs.arms) {
      if (limbs.chest < 0) limbs.chest = parentOf(arm.joints.front());
      while (limbs.chest >= 0 && !isAbove(arm.joints.front(), limbs.chest)) limbs.chest = parentOf(limbs.chest);
    }
  }

  const Skeleton& skeleton_;
  std::vector<std::vector<int>> children_;
  Pose world_;
  Names names_;
};

}  // namespace

Limbs findLimbs(const Skeleton& skeleton) { return Finder(skeleton).find(); }

}  // namespace footfall

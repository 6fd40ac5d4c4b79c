// SPDX-License-Identifier: MIT
#include "figure/body/body_shape.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

#include "figure/anatomy/joint_names.h"
#include "figure/body/body_tuning.h"

namespace footfall {
namespace {

using namespace body_tuning;

class Builder {
 public:
  Builder(const Skeleton& skeleton, const Limbs& limbs)
      : skeleton_(skeleton), limbs_(limbs), children_(skeleton.children()), covered_(skeleton.size(), false) {
    for (const Joint& joint : skeleton.joints) names_.insert(joint.name);
    rest_ = restPose(skeleton);
    worldFromLocal(skeleton, rest_, rest_);
  }

  Body build() {
    if (skeleton_.joints.empty()) return body_;
    body_.size = sizeOfBody();
    for (const Leg& leg : limbs_.legs) addLeg(leg);
    for (const Arm& arm : limbs_.arms) addArm(arm);
    if (!limbs_.legs.empty()) addTorso();
    if (limbs_.head >= 0) addHead();
    addOthers();
    if (body_.parts.empty()) add(BodySide::Middle, {ball(std::max(limbs_.root, 0), 0.05)});
    return body_;
  }

 private:
  const Vec3& at(int joint) const { return rest_.position[static_cast<std::size_t>(joint)]; }
  int parentOf(int joint) const { return skeleton_.joints[static_cast<std::size_t>(joint)].parent; }
  double distance(int a, int b) const { return (at(a) - at(b)).norm(); }
  Ball ball(int joint, double share) const { return {joint, Vec3::Zero(), share * body_.size}; }
  void add(BodySide side, std::vector<Ball> balls) { body_.parts.push_back({std::move(balls), side}); }
  // By its name, where there is a joint of the mirrored name, too.
  BodySide sideByName(int joint) const {
    const std::string& name = skeleton_.joints[static_cast<std::size_t>(joint)].name;
    const std::string other = otherSideName(name);
    return other != name && names_.count(other) > 0 ? sideOfWords(wordsOf(name)) : BodySide::Middle;
  }
  void cover(int joint) { covered_[static_cast<std::size_t>(joint)] = true; }

  void coverBelow(int joint) {
    cover(joint);
    for (const int child : children_[static_cast<std::size_t>(joint)]) coverBelow(child);
  }

  // A ball at a place of the rest pose, carried by a joint.
  Ball carried(int joint, const Vec3& place, double share) const {
    return {joint, rest_.rotation[static_cast<std::size_t>(joint)].conjugate() * (place - at(joint)),
            share * body_.size};
  }

  double sizeOfBody() const {
    double sum = 0;
    for (const Leg& leg : limbs_.legs) {
      for (std::size_t i = 0; i + 1 < leg.joints.size(); ++i)
        sum += distance(leg.joints[i], leg.joints[i + 1]);
    }
    if (sum > 0) return sum / static_cast<double>(limbs_.legs.size()) / kLegShare;
    Eigen::AlignedBox3d box;
    for (const Vec3& p : rest_.position) box.extend(p);
    const double extent = box.diagonal().norm();
    return extent > 1e-6 ? extent : 1;  // a lone joint: as large as what it may carry
  }

  // Tapered bones along joints; shares at the first, middle and last of them.
  void addChain(BodySide side, const std::vector<int>& joints, double first, double middle, double last) {
    double length = 0;
    for (std::size_t i = 0; i + 1 < joints.size(); ++i) length += distance(joints[i], joints[i + 1]);
    if (length <= 0) return;
    const auto share = [&](double t) {
      return t < 0.5 ? first + 2 * t * (middle - first) : middle + (2 * t - 1) * (last - middle);
    };
    double from = 0;
    for (std::size_t i = 0; i + 1 < joints.size(); ++i) {
      const double bone = distance(joints[i], joints[i + 1]), to = from + bone / length;
      const double most = 0.4 * bone / body_.size;  // short bones do not swell to balls
      add(side,
          {ball(joints[i], std::min(share(from), most)), ball(joints[i + 1], std::min(share(to), most))});
      from = to;
    }
  }

  void addLeg(const Leg& leg) {
    coverBelow(leg.hip());
    addChain(leg.side, leg.joints, kHip, kKnee, kAnkle);
    const int end = leg.tip >= 0 ? leg.tip : leg.ball;
    if (end < 0) return;
    const int front = leg.ball >= 0 ? leg.ball : end;
    Vec3 forward = at(end) - at(leg.ankle());
    forward.y() = 0;
    const double length = forward.norm();
    // Joints of the toes lie on the ground: what is drawn around them stands on it, not in it.
    const double sole = std::min(at(front).y(), at(end).y());
    const auto onSole = [&](int joint, double radius) {
      Vec3 centre = at(joint);
      centre.y() = std::max(centre.y(), sole + radius * body_.size);
      return carried(joint, centre, radius);
    };
    std::vector<Ball> rear = {ball(leg.ankle(), kAnkle), onSole(front, kFootBall)};
    if (length > 0.03 * body_.size && limbs_.legs.size() <= 2) {
      Vec3 heel = at(leg.ankle()) - 0.2 * forward;
      heel.y() = sole + kHeel * body_.size;
      rear.push_back(carried(leg.ankle(), heel, kHeel));
    }
    add(leg.side, rear);
    if (end != front) add(leg.side, {onSole(front, kFootBall), onSole(end, kToeTip)});
  }

  int farthestBelow(int joint) const {
    int best = -1;
    double far = 1e-3 * body_.size;
    std::vector<int> open = children_[static_cast<std::size_t>(joint)];
    while (!open.empty()) {
      const int j = open.back();
      open.pop_back();
      if (distance(j, joint) > far) far = distance(j, joint), best = j;
      open.insert(open.end(), children_[static_cast<std::size_t>(j)].begin(),
                  children_[static_cast<std::size_t>(j)].end());
    }
    return best;
  }

  void addArm(const Arm& arm) {
    coverBelow(arm.joints.front());
    addChain(arm.side, arm.joints, kShoulder, kElbow, kWrist);
    const int wrist = arm.joints.back(), tip = farthestBelow(wrist);
    const bool near = tip >= 0 && distance(tip, wrist) < 0.15 * body_.size;
    add(arm.side, near ? std::vector<Ball>{ball(wrist, kHand), ball(tip, kFinger)}
                       : std::vector<Ball>{ball(wrist, kHand)});
  }

  // From a joint up to an ancestor, both included; empty where it is none.
  std::vector<int> upTo(int joint, int ancestor) const {
    std::vector<int> path;
    for (int j = joint; j >= 0; j = parentOf(j)) {
      path.push_back(j);
      if (j == ancestor) return path;
    }
    return {};
  }

  // Two balls beside each other: a trunk is wider than deep. width: from the middle to each, a share of the
  // size.
  void addPair(std::vector<Ball>& balls, int joint, double share, double width) const {
    const Vec3 aside(width * body_.size, 0, 0);
    balls.push_back(carried(joint, at(joint) + aside, share));
    if (width > 0) balls.push_back(carried(joint, at(joint) - aside, share));
  }

  // Where the head's way down comes near the pelvis: the trunk of a bird. -1 without a head above the pelvis.
  int chestWithoutArms(int pelvis) const {
    const std::vector<int> way = upTo(limbs_.head, pelvis);
    for (std::size_t i = way.size(); i-- > 1;) {
      if (distance(way[i], pelvis) > 0.1 * body_.size) return way[i];
    }
    return -1;
  }

  // Two hulls that meet in the middle of the spine, so that a bent back bends: hips below, shoulders above.
  // In a quadruped the chest is where the forelegs start.
  void addTorso() {
    const int pelvis = std::max(limbs_.pelvis, 0);
    std::vector<Ball> lower, upper;
    const bool four = limbs_.legs.size() > 2;
    const double waist = four ? 0 : kWaist;
    const double belly = four ? kBelly * kPelvis : kPelvis;
    addPair(lower, pelvis, belly, waist);
    int chest = limbs_.chest;
    std::vector<int> shoulders;
    for (const Arm& arm : limbs_.arms) shoulders.push_back(arm.joints.front());
    for (const Leg& leg : limbs_.legs) {
      if (upTo(leg.hip(), pelvis).size() == 2 || !four) {
        lower.push_back(ball(leg.hip(), four ? kPelvis : kHipMass));
      } else {
        shoulders.push_back(leg.hip());
        if (chest < 0) chest = parentOf(leg.hip());
      }
    }
    for (const int shoulder : shoulders) {
      upper.push_back(ball(shoulder, four ? kChest : kShoulderMass));
      for (int j = parentOf(shoulder); j >= 0 && j != chest; j = parentOf(j)) cover(j);
    }
    if (chest < 0) chest = chestWithoutArms(pelvis);
    std::vector<int> spine = upTo(chest, pelvis);
    if (spine.empty() && chest >= 0) spine = {chest, pelvis};
    for (const int joint : spine) cover(joint);
    cover(pelvis);
    if (!spine.empty()) {
      const std::size_t half = spine.size() / 2;
      addPair(upper, chest, four ? kBelly * kChest : kChest, waist);
      for (std::size_t i = 1; i + 1 < spine.size(); ++i) {
        if (i <= half) addPair(upper, spine[i], belly, waist);
        if (i >= half) addPair(lower, spine[i], belly, waist);
      }
      if (spine.size() == 2) addPair(upper, pelvis, belly, waist);
    }
    add(BodySide::Middle, lower);
    if (!upper.empty()) add(BodySide::Middle, upper);
    // Where a root stands apart from the pelvis the generic bone between them would stick out of the back.
    for (int j = pelvis; j >= 0; j = parentOf(j)) cover(j);
  }

  void addHead() {
    const int head = limbs_.head;
    std::vector<int> neck;
    for (int j = parentOf(head); j >= 0; j = parentOf(j)) {
      neck.push_back(j);
      if (covered_[static_cast<std::size_t>(j)]) break;
    }
    int below = head;
    for (const int joint : neck) {
      const bool broad = covered_[static_cast<std::size_t>(joint)] && limbs_.legs.size() > 2;
      // First in the body's order: the trunk lies over the neck's root.
      if (distance(joint, below) > 1e-6) {
        body_.parts.insert(body_.parts.begin(),
                           {{ball(joint, broad ? 2 * kNeck : kNeck), ball(below, kNeck)}, BodySide::Middle});
      }
      below = joint;
    }
    for (const int joint : neck) cover(joint);
    const int tip = farthestBelow(head);
    coverBelow(head);
    const Vec3 up = tip >= 0 ? (at(tip) - at(head)).normalized() : Vec3::UnitY();
    if (std::abs(up.y()) < 0.6 || limbs_.legs.size() > 2) {  // a muzzle
      const double length = tip >= 0 ? std::min(distance(tip, head), 0.3 * body_.size) : 0.12 * body_.size;
      add(BodySide::Middle, {ball(head, 0.042), carried(head, at(head) + length * up, 0.024)});
      return;
    }
    const Vec3 jaw = at(head) + 0.030 * body_.size * up, skull = at(head) + 0.070 * body_.size * up;
    const Vec3 nose = at(head) + body_.size * (0.042 * up + Vec3(0, 0, 0.042));
    add(BodySide::Middle,
        {carried(head, jaw, kJaw), carried(head, skull, kSkull), carried(head, nose, kNose)});
  }

  // Whatever is left below the root: a tapered bone from each joint's parent.
  void addOthers() {
    for (int j = 0; j < static_cast<int>(skeleton_.size()); ++j) {
      const int parent = parentOf(j);
      if (covered_[static_cast<std::size_t>(j)] || parent < 0) continue;
      if (skeleton_.joints[static_cast<std::size_t>(parent)].kind == JointKind::Transform &&
          skeleton_.joints[static_cast<std::size_t>(j)].kind == JointKind::Joint) {
        continue;  // from a group's origin to the figure is not a bone
      }
      const double length = distance(j, parent) / body_.size;
      if (length < 1e-6) continue;
      const double share = std::clamp(0.12 * length, 0.006, 0.035);
      add(sideByName(j), {ball(parent, share), ball(j, 0.7 * share)});
    }
  }

  const Skeleton& skeleton_;
  const Limbs& limbs_;
  std::vector<std::vector<int>> children_;
  std::vector<bool> covered_;
  std::unordered_set<std::string> names_;
  Pose rest_;
  Body body_;
};

}  // namespace

Body makeBody(const Skeleton& skeleton, const Limbs& limbs) {
  return Builder(skeleton, limbs).build();
}

}  // namespace footfall

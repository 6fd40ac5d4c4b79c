// SPDX-License-Identifier: MIT
#include "figure/anatomy/character.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numeric>

#include "base/error.h"
#include "figure/ik/reach_limits.h"
#include "figure/motion/pose.h"

namespace footfall {
namespace {

class Builder {
 public:
  Builder(const Skeleton& skeleton, Character& out) : out_(out), joints_(skeleton.joints) {
    world_ = restPose(skeleton);
    worldFromLocal(skeleton, world_, world_);
    out_.skeleton = skeleton;
    out_.limbs = findLimbs(skeleton);
  }

  void build() {
    const Limbs& limbs = out_.limbs;
    if (limbs.legs.empty() || limbs.pelvis < 0) {
      throw Error(
          "the skeleton has no legs: joints named foot, ankle, paw or hoof, or chains that end on the "
          "ground");
    }
    out_.restYaw = facing();
    turn_ = Quat(Eigen::AngleAxisd(out_.restYaw, Vec3::UnitY()));
    findTrunk();
    for (Leg& leg : out_.limbs.legs) {
      // A leg bends in three segments at most: what is above (a shoulder blade) stays with the trunk.
      if (leg.joints.size() > 4) leg.joints.erase(leg.joints.begin(), leg.joints.end() - 4);
      addLeg(leg);
    }
    findTail();
    measure();
  }

 private:
  const Vec3& at(int joint) const { return world_.position[static_cast<std::size_t>(joint)]; }
  int parentOf(int joint) const { return joints_[static_cast<std::size_t>(joint)].parent; }
  // World to the axes of the figure.
  Vec3 own(const Vec3& v) const { return turn_.conjugate() * v; }
  Vec3 inBody(int joint) const { return own(at(joint) - at(out_.limbs.pelvis)); }

  bool isBelow(int joint, int ancestor) const {
    while (joint >= 0 && joint != ancestor) joint = parentOf(joint);
    return joint == ancestor && ancestor >= 0;
  }

  // The yaw that the figure faces: toes ahead of ankles; without toes, across the line of the hips.
  double facing() const {
    Vec3 forward = Vec3::Zero(), left = Vec3::Zero();
    for (const Leg& leg : out_.limbs.legs) {
      const int front = leg.tip >= 0 ? leg.tip : leg.ball;
      if (front >= 0) forward += at(front) - at(leg.ankle());
      left += static_cast<double>(leg.side) * at(leg.hip());
    }
    forward.y() = left.y() = 0;
    if (left.norm() > 1e-6) {
      // The hips say it exactly, the toes which of the two.
      const Vec3 across = left.cross(Vec3::UnitY());
      const double sense = across.dot(forward) < 0 ? -1 : 1;
      forward = sense * across;
    }
    if (forward.norm() < 1e-6) return 0;
    const double yaw = std::atan2(forward.x(), forward.z());
    return std::abs(yaw) < 1e-9 ? 0 : yaw;
  }

  // Joints from above `from` to `to`, both ends decided by the tree; empty where `to` does not hang on
  // `from`.
  std::vector<int> chain(int from, int to) const {
    std::vector<int> result;
    if (to < 0 || !isBelow(to, from)) return result;
    for (int j = to; j != from; j = parentOf(j)) result.push_back(j);
    std::reverse(result.begin(), result.end());
    return result;
  }

  void findTrunk() {
    Limbs& limbs = out_.limbs;
    if (limbs.legs.size() > 2) {
      // The forelegs' common joint is the chest, where it is above another joint than the pelvis.
      int chest = -1;
      for (const Leg& leg : limbs.legs) {
        if (isHind(leg)) continue;
        const int carrier = parentOf(leg.hip());
        if (chest < 0) chest = carrier;
        while (chest >= 0 && !isBelow(leg.hip(), chest)) chest = parentOf(chest);
      }
      if (chest >= 0 && isBelow(chest, limbs.pelvis)) limbs.chest = chest;
    }
    for (int j = 0; limbs.chest < 0 && j < static_cast<int>(joints_.size()); ++j) {
      if ((named(j, "chest") || named(j, "thorax")) && isBelow(j, limbs.pelvis)) limbs.chest = j;
    }
    out_.spine = chain(limbs.pelvis, limbs.chest);
    out_.neck = chain(limbs.chest >= 0 ? limbs.chest : limbs.pelvis, limbs.head);
    const int top = limbs.head >= 0 ? (limbs.chest >= 0 ? limbs.chest : limbs.head) : limbs.chest;
    if (top >= 0 && limbs.legs.size() <= 2) {
      const Vec3 trunk = inBody(top);
      out_.upright = trunk.y() > std::abs(trunk.z());
    }
  }

  bool isHind(const Leg& leg) const {
    if (out_.limbs.legs.size() <= 2) return true;
    // The pelvis is the parent of the hindmost hip; its pair may hang there or on a joint in the same place.
    return isBelow(leg.hip(), out_.limbs.pelvis) &&
           own(at(leg.hip()) - at(out_.limbs.pelvis)).z() < 0.5 * span();
  }

  // From the hindmost to the foremost hip, metres.
  double span() const {
    double low = 0, high = 0;
    for (const Leg& leg : out_.limbs.legs) {
      low = std::min(low, inBody(leg.hip()).z());
      high = std::max(high, inBody(leg.hip()).z());
    }
    return high - low;
  }

  void addLeg(const Leg& leg) {
    CharacterLeg result;
    result.name = leg.name;
    result.side = leg.side;
    result.fore = !isHind(leg);
    result.hip = inBody(leg.hip());
    result.ankle = inBody(leg.ankle());
    for (std::size_t i = 1; i < leg.joints.size(); ++i) {
      result.lengths.push_back((at(leg.joints[i]) - at(leg.joints[i - 1])).norm());
    }
    result.knee = kneeOf(leg, result);
    result.foot = footOf(leg);
    out_.legs.push_back(result);
  }

  // Where the rest pose bends the leg; a straight one bends as the animal's kind does.
  Vec3 kneeOf(const Leg& leg, const CharacterLeg& made) const {
    const Vec3 guess = made.fore && leg.joints.size() == 3 ? Vec3(-Vec3::UnitZ()) : Vec3(Vec3::UnitZ());
    if (leg.joints.size() < 3) return guess;
    const Vec3 axis = made.ankle - made.hip;
    if (axis.norm() < 1e-9) return guess;
    Vec3 out = inBody(leg.joints[1]) - made.hip;
    out -= axis * (out.dot(axis) / axis.squaredNorm());
    // A knee that points aside is a spider's; less than that is how the mammal's skeleton was drawn.
    if (std::abs(out.x()) < 3 * std::abs(out.z()) || out.norm() < 0.1 * made.length()) out.x() = 0;
    return out.norm() > 0.025 * made.length() ? Vec3(out.normalized()) : guess;
  }

  Foot footOf(const Leg& leg) const {
    Foot foot;
    const Vec3 ankle = at(leg.ankle());
    const int front = leg.tip >= 0 ? leg.tip : leg.ball;
    double sole = ankle.y();
    // Everything below the ankle, heel spurs as well: the lowest is the sole.
    int spur = -1;
    for (int j = leg.ankle() + 1; j < static_cast<int>(joints_.size()); ++j) {
      if (!isBelow(j, leg.ankle())) continue;
      sole = std::min(sole, at(j).y());
      if (own(at(j) - ankle).z() < -1e-6 && (spur < 0 || own(at(j) - at(spur)).z() < 0)) spur = j;
    }
    if (front < 0) {
      // A leg that ends in a point: stands on it, or on a pad a twentieth of its length long.
      const double pad = 0.05 * (at(leg.hip()) - ankle).norm();
      foot.heel = Vec3(0, sole - ankle.y(), -0.25 * pad);
      foot.ball = foot.tip = foot.pivot = Vec3(0, sole - ankle.y(), 0.75 * pad);
      return foot;
    }
    const double down = sole - ankle.y();
    foot.tip = own(at(front) - ankle);
    foot.tip.y() = down;
    const Vec3 along(foot.tip.x(), 0, foot.tip.z());
    foot.bends = leg.ball >= 0 && leg.ball != leg.tip;
    foot.ball = foot.bends ? own(at(leg.ball) - ankle) : along;
    foot.pivot = foot.ball;
    foot.ball.y() = down;
    if (!foot.bends) foot.pivot = foot.ball;
    // Without a heel in the skeleton it stands behind the ankle by a third of what is in front (a human
    // foot), or below it where the foot is a paw.
    foot.heel =
        spur >= 0 ? own(at(spur) - ankle) : Vec3(leg.joints.size() > 3 ? Vec3(-0.2 * along) : -0.3 * along);
    foot.heel.y() = down;
    return foot;
  }

  bool named(int joint, std::string_view word) const {
    std::string lower = joints_[static_cast<std::size_t>(joint)].name;
    lower.erase(0, lower.find_last_of("|:") + 1);
    for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lower.find(word) != std::string::npos;
  }

  void findTail() {
    for (int j = 0; j < static_cast<int>(joints_.size()); ++j) {
      if (joints_[static_cast<std::size_t>(j)].kind == JointKind::EndSite || !named(j, "tail")) continue;
      if (!out_.tail.empty() && parentOf(j) != out_.tail.back()) continue;
      out_.tail.push_back(j);
    }
  }

  void measure() {
    double sole = 0, top = at(0).y();
    for (const Vec3& p : world_.position) top = std::max(top, p.y());
    // A leg that rests straighter than at ease lets the body down a little.
    double ease = 0;
    for (const CharacterLeg& leg : out_.legs) {
      sole += (leg.ankle.y() - leg.foot.ankleHeight()) / static_cast<double>(out_.legs.size());
      const double limit = reach_limits::kAtEase * leg.length();
      const Vec3 reach = leg.ankle - leg.hip;
      const double across = std::min(std::hypot(reach.x(), reach.z()), limit);
      ease = std::max(ease, -reach.y() - std::sqrt(limit * limit - across * across));
    }
    out_.hipHeight = -sole - ease;
    out_.height = top - at(out_.limbs.pelvis).y() - sole;
    // Trunk and head weigh about two thirds; their middle lies between pelvis, chest and head.
    Vec3 trunk = Vec3::Zero();
    if (out_.limbs.chest >= 0) trunk = 0.5 * inBody(out_.limbs.chest);
    if (out_.limbs.head >= 0) trunk = 0.85 * trunk + 0.15 * inBody(out_.limbs.head);
    Vec3 legs = Vec3::Zero();
    for (const CharacterLeg& leg : out_.legs) {
      legs += (leg.hip + 0.4 * (leg.ankle - leg.hip)) / static_cast<double>(out_.legs.size());
    }
    out_.com = 0.67 * trunk + 0.33 * legs;
    out_.com.x() = 0;
    if (out_.mass <= 0) {
      const double scale = out_.legLength() / 0.86;  // a human of 75 kg has 0.86 m from hip to ankle
      out_.mass = 75 * scale * scale * scale;
    }
  }

  Character& out_;
  const std::vector<Joint>& joints_;
  Pose world_;
  Quat turn_ = Quat::Identity();
};

}  // namespace

double CharacterLeg::length() const {
  return std::accumulate(lengths.begin(), lengths.end(), 0.0);
}

double Character::legLength() const {
  double sum = 0;
  int count = 0;
  for (const CharacterLeg& leg : legs) {
    if (leg.fore) continue;
    sum += leg.length();
    ++count;
  }
  return count > 0 ? sum / count : 0;
}

Frame Character::standingFoot(int leg) const {
  const CharacterLeg& l = legs[static_cast<std::size_t>(leg)];
  return {Vec3(l.ankle.x(), l.foot.ankleHeight() - hipHeight, l.ankle.z()), Quat::Identity()};
}

Character makeCharacter(const Skeleton& skeleton, std::string name, double mass) {
  if (mass < 0 || !std::isfinite(mass))
    throw Error(fmt::format("the mass must be 0 kg or above, got {}", mass));
  Character character;
  character.name = std::move(name);
  character.mass = mass;
  Builder(skeleton, character).build();
  return character;
}

Character scaled(const Character& character, double factor) {
  if (!(factor > 0) || !std::isfinite(factor))
    throw Error(fmt::format("the scale must be above 0, got {}", factor));
  Skeleton skeleton = character.skeleton;
  for (Joint& joint : skeleton.joints) joint.translation *= factor;
  return makeCharacter(skeleton, character.name, character.mass * factor * factor * factor);
}

}  // namespace footfall

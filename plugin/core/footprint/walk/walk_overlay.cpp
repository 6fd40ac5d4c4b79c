// SPDX-License-Identifier: MIT
#include "footprint/walk/walk_overlay.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/easing.h"
#include "base/error.h"
#include "base/numeric/smoothing.h"
#include "figure/ik/leg_ik.h"
#include "figure/ik/reach_limits.h"
#include "figure/motion/pose.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {
namespace {

using namespace tuning;

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

// The yaw of a root joint: where the figure's forward of the rest pose has gone, level.
Quat headingOf(const Quat& root, const Quat& rest, double restYaw) {
  const Vec3 forward = root * rest.conjugate() * Vec3(std::sin(restYaw), 0, std::cos(restYaw));
  const double yaw = std::hypot(forward.x(), forward.z()) > 1e-6 ? std::atan2(forward.x(), forward.z()) : 0;
  return Quat(Eigen::AngleAxisd(yaw, Vec3::UnitY()));
}

double boneSum(const Skeleton& skeleton) {
  double sum = 0;
  for (const Joint& joint : skeleton.joints) {
    if (joint.parent >= 0) sum += joint.translation.norm();
  }
  return sum;
}

Frame jointFrame(const Pose& world, int joint) {
  return {world.position[index(joint)], world.rotation[index(joint)]};
}

// Joints of the motion by those of the character.
std::vector<int> sameJoints(const Skeleton& wanted, const Skeleton& given) {
  std::vector<int> joints;
  for (const Joint& joint : wanted.joints) {
    const int found = joint.kind == JointKind::EndSite ? -1 : given.find(joint.name);
    if (found < 0 && joint.kind != JointKind::EndSite)
      throw Error(
          fmt::format("the motion has no joint {}; it must be of the same figure as the walk", joint.name));
    joints.push_back(found);
  }
  return joints;
}

OverlayFrame mixed(const OverlayFrame& a, const OverlayFrame& b, double share) {
  OverlayFrame out = a;
  out.root += share * (b.root - a.root);
  for (std::size_t j = 0; j < out.turns.size(); ++j) out.turns[j] = a.turns[j].slerp(share, b.turns[j]);
  for (std::size_t l = 0; l < out.feet.size(); ++l) {
    out.feet[l].position += share * (b.feet[l].position - a.feet[l].position);
    out.feet[l].rotation = a.feet[l].rotation.slerp(share, b.feet[l].rotation);
  }
  return out;
}

OverlayFoot mixed(const OverlayFoot& a, const OverlayFoot& b, double share) {
  return {{a.ankle.position + share * (b.ankle.position - a.ankle.position),
           a.ankle.rotation.slerp(share, b.ankle.rotation)},
          a.toes.slerp(share, b.toes)};
}

OverlayFrame nothing(std::size_t joints, std::size_t legs) {
  return {Vec3::Zero(), std::vector<Quat>(joints, Quat::Identity()), std::vector<Frame>(legs)};
}

}  // namespace

double Overlay::known(double time) const {
  const double last = startTime + frameTime * static_cast<double>(frames.size() - 1);
  const double away = std::max({startTime - time, time - last, 0.0});
  return 1 - smoothStep(std::min(1.0, away / kStyleFade));
}

OverlayFrame Overlay::at(double time) const {
  if (frames.empty()) return {};
  const double place =
      std::clamp((time - startTime) / frameTime, 0.0, static_cast<double>(frames.size() - 1));
  const std::size_t i = static_cast<std::size_t>(place), j = std::min(i + 1, frames.size() - 1);
  OverlayFrame frame = mixed(frames[i], frames[j], place - static_cast<double>(i));
  const double share = known(time);
  return share < 1 ? mixed(nothing(frame.turns.size(), frame.feet.size()), frame, share) : frame;
}

OverlayFoot Overlay::footAt(int leg, double time) const {
  const double place =
      std::clamp((time - startTime) / frameTime, 0.0, static_cast<double>(places.size() - 1));
  const std::size_t i = static_cast<std::size_t>(place), j = std::min(i + 1, places.size() - 1);
  return mixed(places[i][index(leg)], places[j][index(leg)], place - static_cast<double>(i));
}

void checkSameJoints(const Skeleton& wanted, const Skeleton& given) {
  sameJoints(wanted, given);
}

Overlay overlayOf(const Motion& base, const Character& character, const Motion& motion, double offset) {
  const Skeleton& skeleton = character.skeleton;
  if (motion.frames() == 0) throw Error("the motion has no frames");
  const std::vector<int> same = sameJoints(skeleton, motion.skeleton);
  const double size = boneSum(motion.skeleton), scale = size > 0 ? boneSum(skeleton) / size : 1;
  const int root = character.limbs.root;
  const Quat restRoot = [&] {
    Pose rest = restPose(skeleton);
    worldFromLocal(skeleton, rest, rest);
    return rest.rotation[index(root)];
  }();
  Overlay overlay;
  overlay.frameTime = base.frameTime;
  overlay.startTime = base.startTime;
  Pose own, ownLocal, other, otherLocal, otherWorld;
  other.resize(skeleton.size());
  for (std::size_t i = 0; i < base.frames(); ++i) {
    localPose(base, i, ownLocal);
    worldFromLocal(skeleton, ownLocal, own);
    localPoseAt(motion, base.time(i) + offset, otherLocal);
    other = ownLocal;
    for (std::size_t j = 0; j < same.size(); ++j) {
      if (same[j] >= 0) other.rotation[j] = otherLocal.rotation[index(same[j])];
    }
    if (same[index(root)] >= 0)
      other.position[index(root)] = scale * otherLocal.position[index(same[index(root)])];
    worldFromLocal(skeleton, other, otherWorld);
    OverlayFrame frame = nothing(skeleton.size(), character.legs.size());
    const Quat heading = headingOf(own.rotation[index(root)], restRoot, character.restYaw);
    frame.root = heading.conjugate() * (otherWorld.position[index(root)] - own.position[index(root)]);
    for (std::size_t j = 0; j < same.size(); ++j)
      frame.turns[j] = ownLocal.rotation[j].conjugate() * other.rotation[j];
    std::vector<OverlayFoot> places;
    for (std::size_t l = 0; l < frame.feet.size(); ++l) {
      const Leg& limb = character.limbs.legs[l];
      const Frame ankle = jointFrame(otherWorld, limb.ankle());
      frame.feet[l] = jointFrame(own, limb.ankle()).inverse() * ankle;
      places.push_back({ankle, limb.ball < 0 ? Quat::Identity() : other.rotation[index(limb.ball)]});
    }
    overlay.frames.push_back(std::move(frame));
    overlay.places.push_back(std::move(places));
  }
  // Where the motion has not begun (a pose apart before it is none of it) or is over nothing is known but
  // what it does at that end.
  constexpr double kSame = 1e-6;  // frames
  const double start = motion.time(firstFrameOfMotion(motion)) - offset - kSame * base.frameTime,
               end = motion.time(motion.frames() - 1) - offset + kSame * base.frameTime;
  std::size_t first = 0, last = overlay.frames.size();
  while (first + 1 < last && base.time(first) < start) ++first;
  while (last > first + 1 && base.time(last - 1) > end) --last;
  const auto keep = [&](auto& values) {
    values.erase(values.begin() + static_cast<std::ptrdiff_t>(last), values.end());
    values.erase(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(first));
  };
  overlay.startTime = base.time(first);
  keep(overlay.frames);
  keep(overlay.places);
  return overlay;
}

Overlay overlayOf(const Walk& walk, const Character& character, const Motion& motion, double offset) {
  return overlayOf(walk.performed.motion, character, motion, offset);
}

namespace {

// One frame at a time of a walk under an overlay.
class OverlayPass {
 public:
  OverlayPass(const Performance& performance, const Motion& walked, const Character& character,
              const Overlay& overlay, const StepMap& map, const OverlayOptions& options)
      : performance_(performance),
        walked_(walked),
        character_(character),
        overlay_(overlay),
        map_(map),
        options_(options),
        turns_(character.skeleton.size()) {
    rest_ = restPose(character.skeleton);
    worldFromLocal(character.skeleton, rest_, rest_);
    for (std::size_t leg = 0; leg < character.legs.size(); ++leg)
      bends_.emplace_back(character, static_cast<int>(leg));
  }

  Motion run() {
    Motion motion = walked_;
    const std::size_t frames = motion.frames();
    std::vector<double> drop(frames, 0);
    Pose world, local;
    for (std::size_t i = 0; i < frames; ++i) {
      lay(i, 0, world);
      drop[i] = demand(i, world);
    }
    const double half = std::min(kStyleDropTime / motion.frameTime, static_cast<double>(frames));
    drop = smoothedAbove(drop, static_cast<int>(half));
    for (std::size_t i = 0; i < frames; ++i) {
      lay(i, drop[i], world);
      for (std::size_t leg = 0; leg < bends_.size(); ++leg) bend(leg, world);
      localFromWorld(character_.skeleton, world, local);
      setLocalPose(motion, i, local, i > 0 ? i - 1 : 0);
    }
    return motion;
  }

 private:
  OverlayFrame momentAt(double time) const {
    const StepMoments m = map_.at(time, options_.fade);
    const std::size_t joints = character_.skeleton.size(), legs = character_.legs.size();
    const double known = m.a.weight + m.b.weight;
    if (!(known > 0)) return nothing(joints, legs);
    OverlayFrame frame = overlay_.at(m.a.time);
    if (m.b.weight > 0) frame = mixed(frame, overlay_.at(m.b.time), m.b.weight / known);
    return options_.weight == 1 ? frame : mixed(nothing(joints, legs), frame, options_.weight);
  }

  // 0 while the foot stands, 1 in the middle of its way through the air.
  double inAir(std::size_t leg, double time) const {
    double since = 1e9, until = 1e9;
    for (const Contact& c : performance_.contacts) {
      if (c.leg != static_cast<int>(leg)) continue;
      if (time >= c.time.start && time <= c.time.end) return 0;
      if (c.time.end < time) since = std::min(since, time - c.time.end);
      if (c.time.start > time) until = std::min(until, c.time.start - time);
    }
    return smoothStep(0, kStyleSwingEase, since) * smoothStep(0, kStyleSwingEase, until);
  }

  // The walk with the overlay on all joints, feet not yet where they belong; their places in targets_.
  void lay(std::size_t i, double drop, Pose& world) {
    const Motion& base = walked_;
    const Skeleton& skeleton = character_.skeleton;
    const int root = character_.limbs.root;
    Pose local;
    localPose(base, i, local);
    worldFromLocal(skeleton, local, world);
    const OverlayFrame frame = momentAt(base.time(i));
    targets_.assign(character_.legs.size(), {});
    reach_.assign(character_.legs.size(), 0);
    toes_.assign(character_.legs.size(), Quat::Identity());
    off_.assign(character_.legs.size(), 0);
    for (std::size_t leg = 0; leg < targets_.size(); ++leg) {
      const Frame own = jointFrame(world, character_.limbs.legs[leg].ankle());
      // A leg of the walk that is longer stays as it is.
      reach_[leg] = std::max(reach_limits::kStyleSoft * character_.legs[leg].length(),
                             (own.position - world.position[index(character_.limbs.legs[leg].hip())]).norm());
      const double share = options_.standAsWalked ? inAir(leg, base.time(i)) : 1;
      const Frame off{share * frame.feet[leg].position,
                      Quat::Identity().slerp(share, frame.feet[leg].rotation)};
      targets_[leg] = own * off;
      // Not lower than the walk, which is clear of the ground.
      if (options_.standAsWalked)
        targets_[leg].position.y() = std::max(targets_[leg].position.y(), own.position.y());
      if (character_.limbs.legs[leg].ball < 0) continue;
      const std::size_t ball = index(character_.limbs.legs[leg].ball);
      toes_[leg] = local.rotation[ball] * Quat::Identity().slerp(share, frame.turns[ball]);
    }
    const Quat heading =
        headingOf(world.rotation[index(root)], rest_.rotation[index(root)], character_.restYaw);
    const int parent = skeleton.joints[index(root)].parent;
    const Quat above = parent >= 0 ? world.rotation[index(parent)] : Quat::Identity();
    for (std::size_t j = 0; j < skeleton.size(); ++j) local.rotation[j] = local.rotation[j] * frame.turns[j];
    local.position[index(root)] += above.conjugate() * Vec3(heading * frame.root - Vec3(0, drop, 0));
    worldFromLocal(skeleton, local, world);
    for (std::size_t leg = 0; leg < targets_.size() && options_.carry; ++leg) carry(i, leg, world);
  }

  // The foot of the motion itself, moved as its prints are. A leg as long as in the motion stays so.
  void carry(std::size_t i, std::size_t leg, const Pose& world) {
    const double time = walked_.time(i);
    const CarriedFoot foot = options_.carry->at(static_cast<int>(leg), time);
    const double weight = options_.weight * foot.known * overlay_.known(foot.time);
    if (!(weight > 0)) return;
    const OverlayFoot own = overlay_.footAt(static_cast<int>(leg), foot.time);
    const Frame carried = foot.carried(own.ankle);
    Frame& target = targets_[leg];
    target.position += weight * (carried.position - target.position);
    target.rotation = target.rotation.slerp(weight, carried.rotation);
    toes_[leg] = toes_[leg].slerp(weight, own.toes);
    const Leg& limb = character_.limbs.legs[leg];
    const Vec3 laid = world.position[index(limb.ankle())];
    reach_[leg] = std::max(reach_[leg], (laid - world.position[index(limb.hip())]).norm());
    off_[leg] = (target.position - laid).norm();
  }

  // How far the body must come down for the standing legs to reach.
  double demand(std::size_t i, const Pose& world) const {
    double most = 0;
    for (std::size_t leg = 0; leg < bends_.size(); ++leg) {
      if (!inContact(performance_.contacts, static_cast<int>(leg), walked_.time(i))) continue;
      const Vec3 way = targets_[leg].position - world.position[index(character_.limbs.legs[leg].hip())];
      const double reach = reach_[leg];
      if (way.norm() <= reach) continue;
      const double level = std::hypot(way.x(), way.z());
      const double height = level < reach ? std::sqrt(reach * reach - level * level) : 0;
      most = std::max(most, -way.y() - height);
    }
    return std::min(most, kStyleMostDrop * character_.hipHeight);
  }

  // The knee as the pose has it, but never behind the leg, as it may come to be where a style that bends it
  // less than the walk does is laid on a leg that is straight: there it points where knees do.
  static Vec3 forwards(const Vec3& knee, const Vec3& way, const Vec3& pole, double length, double most) {
    const Vec3 along = way.normalized(), front = pole.normalized();
    const Vec3 across = knee - knee.dot(along) * along;
    const double ahead = across.dot(front);
    const Vec3 aside = across - ahead * front;
    return knee + std::clamp(kKneeAside * aside.norm() + kKneeAhead * length - ahead, 0.0, most) * front;
  }

  void bend(std::size_t leg, Pose& world) {
    const Leg& limb = character_.limbs.legs[leg];
    const Skeleton& skeleton = character_.skeleton;
    const Vec3 hip = world.position[index(limb.hip())];
    const double length = character_.legs[leg].length();
    Vec3 way = targets_[leg].position - hip;
    const double full =
        std::max(reach_limits::kStyleFull * length, reach_[leg] + 0.2 * (length - reach_[leg]));
    const double distance = way.norm(), reached = softLimit(distance, reach_[leg], full);
    if (reached < distance) way *= reached / distance;
    const Quat untwist(Eigen::AngleAxisd(-character_.restYaw, Vec3::UnitY()));
    const Quat pelvis = world.rotation[index(character_.limbs.pelvis)] *
                        rest_.rotation[index(character_.limbs.pelvis)].conjugate() * untwist.conjugate();
    const Quat foot =
        targets_[leg].rotation * rest_.rotation[index(limb.ankle())].conjugate() * untwist.conjugate();
    if (limb.joints.size() == 3) {
      // Where the leg is as in the motion, so is its knee.
      const double most = options_.carry ? kKneePerMove * off_[leg] : length;
      const Vec3 knee = forwards(world.position[index(limb.joints[1])] - hip, way,
                                 bends_[leg].pole(way, pelvis, foot), length, most);
      solveTwoBone(skeleton, world, limb.joints[0], limb.joints[1], limb.joints[2], hip + way, knee);
    } else {
      bends_[leg].turns(hip, hip + way, pelvis, foot, turns_);
      for (std::size_t k = 0; k + 1 < limb.joints.size(); ++k) {
        const int joint = limb.joints[k];
        const Quat wanted = turns_.turn[index(joint)] * rest_.rotation[index(joint)];
        turnJoint(skeleton, world, joint, wanted * world.rotation[index(joint)].conjugate());
      }
    }
    const int ankle = limb.ankle();
    turnJoint(skeleton, world, ankle, targets_[leg].rotation * world.rotation[index(ankle)].conjugate());
    if (limb.ball < 0) return;
    const int carries = skeleton.joints[index(limb.ball)].parent;
    const Quat wanted = world.rotation[index(carries)] * toes_[leg];
    turnJoint(skeleton, world, limb.ball, wanted * world.rotation[index(limb.ball)].conjugate());
  }

  const Performance& performance_;
  const Motion& walked_;
  const Character& character_;
  const Overlay& overlay_;
  const StepMap& map_;
  const OverlayOptions& options_;
  Pose rest_;  // world
  std::vector<LegIk> bends_;
  JointTurns turns_;
  std::vector<Frame> targets_;  // of the ankle joints
  std::vector<Quat> toes_;      // local
  std::vector<double> reach_;   // metres
  std::vector<double> off_;     // metres that the ankle is from where the joints alone have it
};

}  // namespace

Motion withOverlay(const Walk& walk, const Character& character, const Overlay& overlay, const StepMap& map,
                   const OverlayOptions& options) {
  return withOverlay(walk.performance, walk.performed.motion, character, overlay, map, options);
}

Motion withOverlay(const Performance& performance, const Motion& walked, const Character& character,
                   const Overlay& overlay, const StepMap& map, const OverlayOptions& options) {
  return OverlayPass(performance, walked, character, overlay, map, options).run();
}

double overlayReach() {
  return 2 * kStyleDropTime;  // the most that is asked for near by, then smoothed as far
}

Motion withPolish(const Walk& walk, const Walk& previous, const Character& character, const Motion& edited) {
  const Overlay overlay = overlayOf(previous, character, edited);
  const StepMap map(previous.track, walk.track,
                    matchPrints(previous.track, walk.track, kPolishGap * character.legLength()));
  OverlayOptions options;
  options.standAsWalked = false;
  return withOverlay(walk, character, overlay, map, options);
}

}  // namespace footfall::footprint

// SPDX-License-Identifier: MIT
#include "gait/travel/follow_pose.h"

#include <algorithm>
#include <cmath>

#include "base/constants.h"
#include "base/easing.h"
#include "base/numeric/smoothing.h"
#include "base/parallel.h"
#include "figure/ik/reach_limits.h"
#include "gait/gait_tuning.h"

namespace footfall::gait {
namespace {

std::size_t index(int joint) {
  return static_cast<std::size_t>(joint);
}
Quat about(const Vec3& axis, double angle) {
  return Quat(Eigen::AngleAxisd(angle, axis));
}

// How far a hip must come down for its leg to be relaxed.
double dropFor(const Vec3& hip, const Vec3& ankle, double length, double soft, double most) {
  const double distance = (ankle - hip).norm();
  if (distance <= soft) return 0;
  const double wanted = softLimit(distance, soft, reach_limits::kExact * length);
  const double across = std::hypot(ankle.x() - hip.x(), ankle.z() - hip.z());
  const double below = wanted * wanted - across * across;
  const double height = hip.y() - ankle.y();
  return softLimit(std::max(0.0, below > 0 ? height - std::sqrt(below) : height), 0.8 * most, most);
}

}  // namespace

TravelPosePlan::TravelPosePlan(const GaitClock& clock, std::size_t frames, double frameRate,
                               const std::vector<BodyGuide>& bases,
                               const std::vector<std::vector<FootFrame>>& feet,
                               const std::function<double(double)>& speed, const FollowOptions& options)
    : clock_(clock),
      frames_(frames),
      frameRate_(frameRate),
      bases_(bases),
      feet_(feet),
      speed_(speed),
      options_(options),
      character_(clock.plan().strides[0]->character),
      untwist_(about(Vec3::UnitY(), -character_.restYaw)) {
  restLocal_ = restPose(character_.skeleton);
  worldFromLocal(character_.skeleton, restLocal_, rest_);
  legOf_.assign(character_.skeleton.size(), -1);
  for (std::size_t l = 0; l < character_.limbs.legs.size(); ++l) {
    const int hip = character_.limbs.legs[l].hip();
    for (int j = hip; j < subtreeEnd(character_.skeleton, hip); ++j) legOf_[index(j)] = static_cast<int>(l);
  }
  slides_.assign(character_.skeleton.size(), 0);
  for (const StridePtr& stride : clock.plan().strides) {
    for (const int joint : stride->sliding) slides_[index(joint)] = 1;
    double sum = 0;
    for (const Pose& pose : stride->poses) sum += pose.position[index(character_.limbs.root)].y();
    meanHeight_.push_back(sum / static_cast<double>(stride->samples()));
  }
  for (std::size_t l = 0; l < character_.limbs.legs.size(); ++l)
    zigzag_.push_back(character_.limbs.legs[l].joints.size() > 3 && bendsBack(l, *clock.plan().strides[0]));
  for (std::size_t l = 0; l < character_.legs.size(); ++l)
    soft_.push_back(character_.legs[l].length() *
                    std::clamp(longestStance(l), options_.softReach, reach_limits::kFollowEase));
}

// The longest extent of a leg in stance over the strides, as a share of its length.
double TravelPosePlan::longestStance(std::size_t leg) const {
  double longest = 0;
  Pose world;
  for (const StridePtr& stride : clock_.plan().strides) {
    for (std::size_t k = 0; k < stride->samples(); ++k) {
      const LegTiming& timing = stride->legs[leg].timing;
      const double phase = static_cast<double>(k) / static_cast<double>(stride->samples());
      if (!legState(phase - timing.phase, timing.duty).standing) continue;
      worldFromLocal(character_.skeleton, stride->poses[k], world);
      const Leg& limb = character_.limbs.legs[leg];
      longest =
          std::max(longest, (world.position[index(limb.ankle())] - world.position[index(limb.hip())]).norm());
    }
  }
  return longest / character_.legs[leg].length();
}

// The side of the leg that the knee is on; for a straight leg as the thigh is turned.
Vec3 TravelPosePlan::kneeSide(std::size_t leg, const Pose& world) const {
  const std::vector<int>& j = character_.limbs.legs[leg].joints;
  const Vec3 hip = world.position[index(j.front())];
  const Vec3 axis = (world.position[index(j.back())] - hip).normalized();
  const Vec3 knee = world.position[index(j[1])] - hip;
  const Quat thigh =
      world.rotation[index(j[0])] * rest_.rotation[index(j[0])].conjugate() * untwist_.conjugate();
  return (knee - axis * knee.dot(axis)) / character_.legs[leg].length() +
         kThighTwistWeight * (thigh * character_.legs[leg].knee);
}

// The direction in which the lower joint of a leg bends over the whole stride. Where the leg is straight for
// a moment a single frame cannot tell, and the joint would flip.
bool TravelPosePlan::bendsBack(std::size_t leg, const Stride& stride) const {
  const std::vector<int>& j = character_.limbs.legs[leg].joints;
  double against = 0;
  Pose world;
  for (const Pose& pose : stride.poses) {
    worldFromLocal(character_.skeleton, pose, world);
    const auto at = [&](std::size_t k) -> const Vec3& { return world.position[index(j[k])]; };
    const Vec3 axis = kneeSide(leg, world).cross(at(3) - at(0));
    against -= (at(2) - at(1)).cross(at(3) - at(2)).dot(axis);
  }
  return against >= 0;
}

void TravelPosePlan::turnChain(const std::vector<int>& joints, double angle, const Vec3& axis,
                               Pose& world) const {
  if (joints.empty() || std::abs(angle) < 1e-9) return;
  const Quat part = about(axis, angle / static_cast<double>(joints.size()));
  for (const int joint : joints) turnJoint(character_.skeleton, world, joint, part);
}

// The pose of the stride at the common clock with legs at their own, on the ground frame.
void TravelPosePlan::poseTrunk(std::size_t frame, double drop, Pose& local, Pose& world) const {
  const double t = static_cast<double>(frame) / frameRate_;
  const GaitMix mix = clock_.mix(t);
  const std::size_t gaits = mix.weight > 0 ? 2 : 1;
  const std::size_t joints = character_.skeleton.size();
  const std::size_t root = index(character_.limbs.root);
  const double v = speed_(t);
  local.resize(joints);
  local = restLocal_;
  Frame carried;
  for (std::size_t g = 0; g < gaits; ++g) {
    const std::size_t gait = mix.from + g;
    const Stride& stride = *clock_.plan().strides[gait];
    const double share = g == 0 ? 0 : mix.weight;  // blended onto the first
    const CycleWeights trunk = cycleWeights(clock_.bodyPhase(gait, t), stride.samples());
    std::vector<CycleWeights> legs;
    for (std::size_t l = 0; l < stride.legs.size(); ++l)
      legs.push_back(cycleWeights(clock_.legPhase(l, gait, t), stride.samples()));
    for (std::size_t j = 0; j < joints; ++j) {
      if (character_.skeleton.joints[j].kind == JointKind::EndSite) continue;
      const CycleWeights& w = legOf_[j] >= 0 ? legs[index(legOf_[j])] : trunk;
      const Quat turn = stride.rotation(j, w);
      local.rotation[j] = g == 0 ? turn : local.rotation[j].slerp(share, turn);
      if (!slides_[j] && j != root) continue;
      Vec3 place = stride.position(j, w);
      if (j == root) {
        // A slower stride has longer to rise and fall: under the same gravity by the square of the time.
        const double beat = std::clamp(clock_.period(t) / stride.period, 0.6, 1.4);
        const double rise = 1 + options_.posture * (beat * beat - 1);
        place.y() = meanHeight_[gait] + rise * (place.y() - meanHeight_[gait]);
        // Fast figures run lower.
        const double haste = std::clamp(stride.law.ratio(v) - 1, -0.5, 1.0);
        place.y() -= options_.posture * 0.02 * stride.hipHeight * haste;
      }
      local.position[j] = g == 0 ? place : Vec3(local.position[j] + share * (place - local.position[j]));
    }
  }
  const BodyGuide& base = bases_[frame];
  const Quat yaw = about(Vec3::UnitY(), base.yaw);
  const Quat lean = about(Vec3::UnitZ(), -base.lean);
  const Vec3 place = local.position[root];
  carried.position = base.position + yaw * about(Vec3::UnitX(), base.tilt) * (lean * place);
  carried.position.y() -= drop;
  carried.rotation =
      yaw * about(Vec3::UnitX(), base.pitch) * about(Vec3::UnitZ(), base.roll) * lean * local.rotation[root];
  world.resize(joints);
  for (std::size_t j = 0; j < joints; ++j) {
    const int parent = character_.skeleton.joints[j].parent;
    if (parent < 0) {
      world.position[j] = local.position[j];
      world.rotation[j] = local.rotation[j];
    } else {
      world.position[j] = world.position[index(parent)] + world.rotation[index(parent)] * local.position[j];
      world.rotation[j] = world.rotation[index(parent)] * local.rotation[j];
    }
    if (j == root) {
      world.position[j] = carried.position;
      world.rotation[j] = carried.rotation;
    }
  }
  const Vec3 up = yaw * about(Vec3::UnitX(), base.pitch) * Vec3::UnitY();
  turnChain(character_.spine, base.spine, up, world);
  turnChain(character_.neck, base.look, Vec3::UnitY(), world);
  // The head stays more level than the slope.
  turnChain(character_.neck, -0.7 * base.pitch, yaw * Vec3::UnitX(), world);
  double turned = 0;
  for (std::size_t k = 0; k < character_.tail.size() && k < base.tail.size(); ++k) {
    const double more = base.tail[k] - turned;
    turned = base.tail[k];
    if (std::abs(more) > 1e-9)
      turnJoint(character_.skeleton, world, character_.tail[k], about(Vec3::UnitY(), more));
  }
}

// Returns how far the ankle stays from its position.
double TravelPosePlan::poseLeg(std::size_t frame, std::size_t leg, Pose& world) const {
  const Skeleton& skeleton = character_.skeleton;
  const Leg& limb = character_.limbs.legs[leg];
  const FootFrame& foot = feet_[leg][frame];
  const std::vector<int>& j = limb.joints;
  const Vec3 hip = world.position[index(limb.hip())];
  const double length = character_.legs[leg].length();
  const Vec3 way = foot.frame.position - hip;
  const double distance = way.norm();
  const double reached =
      softLimit(distance, reach_limits::kExact * length, reach_limits::kStraightest * length);
  const Vec3 target = reached < distance ? Vec3(hip + way * (reached / distance)) : foot.frame.position;
  const auto at = [&](std::size_t k) -> const Vec3& { return world.position[index(j[k])]; };
  const Quat turn = foot.frame.rotation * untwist_;
  if (j.size() >= 3) {
    // The knee stays on the side it has in the stride.
    const Vec3 pole = Quat::FromTwoVectors(at(j.size() - 1) - hip, target - hip) * kneeSide(leg, world);
    if (j.size() == 3) {
      solveTwoBone(skeleton, world, j[0], j[1], j[2], target, pole);
    } else {
      ThreeBoneShape shape = threeBoneShape(at(0), at(1), at(2), at(3));
      shape.zigzag = zigzag_[leg] != 0;
      solveThreeBone(skeleton, world, j[0], j[1], j[2], j[3], shape, target, pole);
    }
  } else {
    turnJoint(skeleton, world, j[0], Quat::FromTwoVectors(at(1) - hip, target - hip));
  }
  const std::size_t ankle = index(limb.ankle());
  turnJoint(skeleton, world, limb.ankle(), turn * rest_.rotation[ankle] * world.rotation[ankle].conjugate());
  if (character_.legs[leg].foot.bends && foot.toeBend > 0) {
    const std::size_t ball = index(limb.ball);
    const Quat flat =
        foot.frame.rotation * about(Vec3::UnitX(), -foot.toeBend) * untwist_ * rest_.rotation[ball];
    turnJoint(skeleton, world, limb.ball, flat * world.rotation[ball].conjugate());
  }
  return distance - reached;
}

std::vector<std::vector<Vec3>> TravelPosePlan::hips() const {
  std::vector<std::vector<Vec3>> result(feet_.size(), std::vector<Vec3>(frames_));
  const std::ptrdiff_t count = static_cast<std::ptrdiff_t>(frames_);
#pragma omp parallel num_threads(threadCount(options_.threads))
  {
    Pose local, world;
#pragma omp for schedule(static)
    for (std::ptrdiff_t i = 0; i < count; ++i) {
      const std::size_t frame = static_cast<std::size_t>(i);
      poseTrunk(frame, 0, local, world);
      for (std::size_t l = 0; l < feet_.size(); ++l)
        result[l][frame] = world.position[index(character_.limbs.legs[l].hip())];
    }
  }
  return result;
}

std::vector<double> TravelPosePlan::bodyDrops(const std::vector<std::vector<Vec3>>& hips) const {
  std::vector<double> most(frames_, 0);
  const double near = 1.5 / frameRate_;
  for (std::size_t frame = 0; frame < frames_; ++frame) {
    const double t = static_cast<double>(frame) / frameRate_;
    for (std::size_t l = 0; l < feet_.size(); ++l) {
      const double length = character_.legs[l].length();
      // A foot about to land or just off counts as standing, so that the body is down when the foot lands.
      const bool standing = clock_.state(l, t - near).standing || clock_.state(l, t).standing ||
                            clock_.state(l, t + near).standing;
      most[frame] = std::max(
          most[frame], dropFor(hips[l][frame], feet_[l][frame].frame.position, length, soft_[l],
                               standing ? options_.maxDrop * character_.hipHeight : kMaxSwingDrop * length));
    }
  }
  const double time = kDropTime * std::sqrt(character_.legLength() / kGravity);
  return smoothedAbove(most, static_cast<int>(std::min(time * frameRate_, static_cast<double>(frames_))));
}

Motion TravelPosePlan::emptyMotion() const {
  Motion motion;
  motion.skeleton = character_.skeleton;
  motion.frameTime = 1 / frameRate_;
  const int root = character_.limbs.root;
  for (int j = root; j < subtreeEnd(character_.skeleton, root); ++j) {
    if (character_.skeleton.joints[index(j)].kind == JointKind::EndSite) continue;
    if (j == root || slides_[index(j)]) {
      for (const auto kind : {ChannelKind::TranslateX, ChannelKind::TranslateY, ChannelKind::TranslateZ})
        motion.channels.push_back({j, kind});
    }
    for (const auto kind : {ChannelKind::RotateX, ChannelKind::RotateY, ChannelKind::RotateZ})
      motion.channels.push_back({j, kind});
  }
  motion.samples.assign(motion.channels.size() * frames_, 0);
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (isRotation(channel.kind))
      motion.samples[c] = character_.skeleton.joints[index(channel.joint)].rotation[axisOf(channel.kind)];
  }
  return motion;
}

Motion TravelPosePlan::motion(const std::vector<double>& drop, std::vector<Frame>& body,
                              std::vector<MissedReach>& missed) const {
  constexpr std::size_t kBlock = 512;
  Motion result = emptyMotion();
  body.assign(frames_, Frame());
  missed.assign(feet_.size(), {});
  std::vector<Pose> poses(std::min(kBlock, frames_));
  std::vector<double> shortBy(poses.size() * feet_.size());
  const std::size_t pelvis = index(character_.limbs.pelvis);
  for (std::size_t first = 0; first < frames_; first += kBlock) {
    if (options_.progress && !options_.progress(static_cast<double>(first) / static_cast<double>(frames_)))
      throw Cancelled();
    const std::ptrdiff_t count = static_cast<std::ptrdiff_t>(std::min(kBlock, frames_ - first));
#pragma omp parallel num_threads(threadCount(options_.threads))
    {
      Pose world;
#pragma omp for schedule(static)
      for (std::ptrdiff_t i = 0; i < count; ++i) {
        const std::size_t k = static_cast<std::size_t>(i), frame = first + k;
        poseTrunk(frame, drop[frame], poses[k], world);
        body[frame] = {world.position[pelvis],
                       world.rotation[pelvis] * rest_.rotation[pelvis].conjugate() * untwist_.conjugate()};
        for (std::size_t l = 0; l < feet_.size(); ++l)
          shortBy[k * feet_.size() + l] = poseLeg(frame, l, world);
        localFromWorld(character_.skeleton, world, poses[k]);
      }
    }
    for (std::size_t k = 0; k < static_cast<std::size_t>(count); ++k) {
      const std::size_t frame = first + k;
      setLocalPose(result, frame, poses[k], frame > 0 ? frame - 1 : 0);
      const double t = static_cast<double>(frame) / frameRate_;
      for (std::size_t l = 0; l < feet_.size(); ++l) {
        const double by = shortBy[k * feet_.size() + l];
        constexpr double kRounding = 1e-6;  // seconds
        const bool standing =
            clock_.state(l, t + kRounding).standing && clock_.state(l, t - kRounding).standing;
        if (by > missed[l].missed && standing) missed[l] = {by, t};
      }
    }
  }
  return result;
}

}  // namespace footfall::gait

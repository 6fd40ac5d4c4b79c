// SPDX-License-Identifier: MIT
#include "figure/ik/joint_hinges.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <limits>

#include "base/angles.h"
#include "figure/motion/pose.h"

namespace footfall {
namespace {

// Frames looked at, at most: more would not move an axis.
constexpr std::size_t kMostFrames = 300;
// Radians, root mean square, that a joint turns by for its motion to tell its axis.
constexpr double kTells = 2 * kDegree;
// Second to first moment of its turns up to which a joint turns about one axis.
constexpr double kOneAxis = 0.02;
// Radians of bend at rest that tell the axis.
constexpr double kBentAtRest = 5 * kDegree;

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

Vec3 turnVector(const Quat& q) {
  const Quat near = q.w() < 0 ? Quat(-q.coeffs()) : q;
  const double sine = near.vec().norm();
  return sine < 1e-12 ? Vec3(2 * near.vec()) : Vec3(near.vec() * (2 * std::atan2(sine, near.w()) / sine));
}

// What is known of a hinge before its motion is looked at. Directions in the space of the joint's parent.
struct Hinge {
  JointedLimb* limb = nullptr;
  std::size_t place = 0;  // in the limb's hinges
  int joint = 0;
  Quat rest;          // its local rotation
  Vec3 above, below;  // the bone above it, and in the joint's own space the one below it; unit
  Vec3 built;         // its axis as bodies have it
  int channels = 3;
  int channelAxis = 0;  // of the only channel
  // Sums over frames.
  Mat3 turns = Mat3::Zero(), directions = Mat3::Zero();
  Vec3 direction = Vec3::Zero(), bend = Vec3::Zero();
  double frames = 0;
};

void look(Hinge& hinge, const Quat& local) {
  const Vec3 turn = turnVector(local * hinge.rest.conjugate()), way = local * hinge.below;
  hinge.turns += turn * turn.transpose();
  hinge.directions += way * way.transpose();
  hinge.direction += way;
  hinge.bend += hinge.above.cross(way);
  hinge.frames += 1;
}

Vec3 axisFromRest(const Hinge& hinge) {
  const Vec3 bend = hinge.above.cross(hinge.rest * hinge.below);
  return bend.norm() > std::sin(kBentAtRest) ? Vec3(bend.normalized()) : hinge.built;
}

// The axis a joint with one channel turns about, in its parent's space.
Vec3 axisOfChannel(const Joint& joint, int axis) {
  const int* order = axesOf(joint.rotationOrder);
  Quat outer = joint.jointOrient.isZero() ? Quat::Identity()
                                          : rotationFromEuler(joint.jointOrient, RotationOrder::XYZ);
  for (int k = 2; k >= 0 && order[k] != axis; --k)
    outer = outer * Quat(Eigen::AngleAxisd(joint.rotation[order[k]], Vec3::Unit(order[k])));
  return outer * Vec3::Unit(axis);
}

Vec3 axisOfHinge(const Hinge& hinge, const Joint& joint) {
  Vec3 axis = axisFromRest(hinge);
  if (hinge.channels == 1) {
    const Vec3 only = axisOfChannel(joint, hinge.channelAxis);
    return only.dot(hinge.frames > 0 && hinge.bend.norm() > std::sin(kTells) * hinge.frames ? hinge.bend
                                                                                            : axis) < 0
               ? Vec3(-only)
               : only;
  }
  if (hinge.frames == 0) return axis;
  const Eigen::SelfAdjointEigenSolver<Mat3> turns(hinge.turns / hinge.frames);
  if (turns.eigenvalues()[2] < kTells * kTells) return axis;
  Vec3 found = turns.eigenvectors().col(2);
  if (turns.eigenvalues()[1] > kOneAxis * turns.eigenvalues()[2]) {
    // It twists, too: the bone below sweeps a cone about the axis, and its directions lie in a plane across
    // it.
    const Vec3 mean = hinge.direction / hinge.frames;
    const Eigen::SelfAdjointEigenSolver<Mat3> plane(hinge.directions / hinge.frames -
                                                    mean * mean.transpose());
    if (plane.eigenvalues()[2] > kTells * kTells &&
        plane.eigenvalues()[0] < kOneAxis * plane.eigenvalues()[2])
      found = plane.eigenvectors().col(0);
  }
  const bool bends = hinge.bend.norm() > std::sin(kTells) * hinge.frames;
  return found.dot(bends ? hinge.bend : axis) < 0 ? Vec3(-found) : found;
}

motion_ranges::Flexion rangeOf(bool arm, bool person, std::size_t place) {
  using namespace motion_ranges;
  if (arm) return kElbow;
  if (person) return kKnee;
  return place == 0 ? kStifle : place == 1 ? kHock : kFetlock;
}

class Builder {
 public:
  Builder(const Skeleton& skeleton, const Limbs& limbs) : skeleton_(skeleton), limbs_(limbs) {
    world_ = restPose(skeleton);
    local_ = world_;
    worldFromLocal(skeleton, world_, world_);
    // Hinges point at their limbs.
    result_.legs.reserve(limbs.legs.size());
    result_.arms.reserve(limbs.arms.size());
    const bool people = limbs.legs.size() == 2;
    for (const Leg& leg : limbs.legs) add(leg.joints, false, people && leg.joints.size() == 3, result_.legs);
    for (const Arm& arm : limbs.arms) add(arm.joints, true, true, result_.arms);
  }

  void lookAt(const Motion& motion) {
    for (Hinge& hinge : hinges_) {
      hinge.channels = 0;
      for (const MotionChannel& channel : motion.channels) {
        if (channel.joint != hinge.joint || !isRotation(channel.kind)) continue;
        ++hinge.channels;
        hinge.channelAxis = axisOf(channel.kind);
      }
    }
    const std::size_t step = motion.frames() / kMostFrames + 1;
    Pose pose;
    // A first frame may be a pose of its own.
    for (std::size_t f = motion.frames() > 2 ? 1 : 0; f < motion.frames(); f += step) {
      localPose(motion, f, pose);
      for (Hinge& hinge : hinges_) look(hinge, pose.rotation[index(hinge.joint)]);
    }
  }

  JointedLimbs finish() {
    for (const Hinge& hinge : hinges_) {
      hinge.limb->axis[hinge.place] = axisOfHinge(hinge, skeleton_.joints[index(hinge.joint)]);
      if (hinge.channels == 0) {
        hinge.limb->range[hinge.place] = {std::numeric_limits<double>::infinity(),
                                          -std::numeric_limits<double>::infinity()};
      }
    }
    return std::move(result_);
  }

 private:
  void add(const std::vector<int>& joints, bool arm, bool person, std::vector<JointedLimb>& to) {
    to.emplace_back();
    JointedLimb& limb = to.back();
    if (joints.size() < 3) return;
    limb.bones = std::min(static_cast<int>(joints.size()) - 1, kMostLimbBones);
    for (int i = 0; i < limb.bones; ++i) limb.joints[index(i)] = joints[index(i)];
    limb.joints[index(limb.bones)] = joints.back();
    for (int i = 1; i < limb.bones; ++i) {
      const std::size_t place = index(i - 1);
      limb.range[place] = rangeOf(arm, person, place);
      hinges_.push_back(hingeOf(limb, i, arm));
    }
  }

  Hinge hingeOf(JointedLimb& limb, int i, bool arm) const {
    Hinge hinge;
    hinge.limb = &limb;
    hinge.place = index(i - 1);
    hinge.joint = limb.joints[index(i)];
    hinge.rest = local_.rotation[index(hinge.joint)];
    const auto at = [&](int k) -> const Vec3& { return world_.position[index(limb.joints[index(k)])]; };
    const Vec3 above = (at(i) - at(i - 1)).normalized(), below = (at(i + 1) - at(i)).normalized();
    const Quat parent = world_.rotation[index(skeleton_.joints[index(hinge.joint)].parent)];
    hinge.above = parent.conjugate() * above;
    hinge.below = world_.rotation[index(hinge.joint)].conjugate() * below;
    // Knees take the shin back, elbows the forearm forward; where a limb lies along that, about the figure's
    // side.
    Vec3 axis = above.cross(arm ? limbs_.forward : Vec3(-limbs_.forward));
    if (axis.norm() < 0.2) axis = arm ? Vec3(-limbs_.left()) : limbs_.left();
    hinge.built = parent.conjugate() * (axis - above * above.dot(axis)).normalized();
    return hinge;
  }

  const Skeleton& skeleton_;
  const Limbs& limbs_;
  Pose world_, local_;  // at rest
  JointedLimbs result_;
  std::vector<Hinge> hinges_;
};

}  // namespace

const JointedLimb* JointedLimbs::carrying(const Limbs& limbs, int joint) const {
  for (std::size_t i = 0; i < limbs.legs.size(); ++i) {
    const Leg& leg = limbs.legs[i];
    if (legs[i].bones > 0 && (joint == leg.ankle() || joint == leg.ball || joint == leg.tip)) return &legs[i];
  }
  for (std::size_t i = 0; i < limbs.arms.size(); ++i) {
    if (arms[i].bones > 0 && joint == limbs.arms[i].joints.back()) return &arms[i];
  }
  return nullptr;
}

JointedLimbs jointedLimbs(const Motion& motion, const Limbs& limbs) {
  Builder builder(motion.skeleton, limbs);
  if (motion.frames() > 0) builder.lookAt(motion);
  return builder.finish();
}

JointedLimbs jointedLimbs(const Skeleton& skeleton, const Limbs& limbs) {
  return Builder(skeleton, limbs).finish();
}

}  // namespace footfall

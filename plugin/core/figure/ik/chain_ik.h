// SPDX-License-Identifier: MIT
// Inverse kinematics of any chain of joints by damped least squares, with joint limits. For limbs of two and
// three bones the closed forms (two_bone_ik.h, three_bone_ik.h) are exact and more than ten times faster.
#pragma once

#include <optional>
#include <vector>

#include "base/angles.h"
#include "figure/motion/pose.h"

namespace footfall {

enum class LimitKind : std::uint8_t {
  Free,   // any rotation
  Euler,  // each angle between its limits; equal limits lock an axis (a hinge has two locked)
  Cone    // the bone within a cone about its place at rest, and its twist between limits
};

struct JointLimit {
  LimitKind kind = LimitKind::Free;
  Vec3 lower = Vec3::Constant(-kPi);  // Euler: radians about x, y, z in the joint's rotation order
  Vec3 upper = Vec3::Constant(kPi);
  Vec3 bone = Vec3::UnitX();  // Cone: the bone's direction in the joint's own space, any length
  double swing = kPi;         // Cone: half its opening, radians
  double twistLower = -kPi, twistUpper = kPi;
};

struct ChainTarget {
  Vec3 position;                 // for the end joint, world, metres
  std::optional<Quat> rotation;  // for the end joint, world
};

struct ChainOptions {
  int maxIterations = 100;
  double tolerance = 1e-7;          // metres
  double rotationTolerance = 1e-7;  // radians
  double radius =
      0;  // metres that a radian of orientation error counts for; 0: a third of the chain's length
  std::vector<JointLimit> limits;  // one for each joint from root to the one before end (with end, where the
                                   // target has a rotation), or empty: all free
};

struct ChainResult {
  bool converged = false;
  double positionError = 0;  // metres
  double rotationError = 0;  // radians; 0 without a rotation in the target
  int iterations = 0;
};

// The joints from root down to end, both included. Throws Error where end does not hang on root.
std::vector<int> jointChain(const Skeleton& skeleton, int root, int end);

// Turns the joints from root on so that end comes to the target, in place in a local pose. The joints start
// where the pose has them, moved into their limits first. What cannot be reached is approached as near as the
// iterations get. The same input gives the same bits. Throws Error where the target is not finite, end does
// not hang on root, or the limits are too few or crossed.
ChainResult solveChain(const Skeleton& skeleton, Pose& local, int root, int end, const ChainTarget& target,
                       const ChainOptions& options = {});

// A joint's local rotation moved into its limit: the nearest angles, or the nearest swing and twist.
Quat limitRotation(const Joint& joint, const Quat& local, const JointLimit& limit);

}  // namespace footfall

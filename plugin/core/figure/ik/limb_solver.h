// SPDX-License-Identifier: MIT
// The inverse kinematics of arms and legs of two to four bones as bodies have them: between root and end the
// joints are hinges and only bend; the limb turns about its root (hip, shoulder) to point anywhere. A target
// at the end's own place changes nothing. Closed form for two bones, a safeguarded search for more.
//
// Which way a limb bends is not asked for but carried along: the limb keeps its bend plane and turns the
// shortest way to its target, so that a limb whose pose runs smoothly bends smoothly, wherever the target
// goes. Or a pole says it.
//
// Nothing here allocates or keeps state: any number of threads may solve.
#pragma once

#include <array>
#include <cstdint>

#include "figure/ik/motion_ranges.h"
#include "figure/motion/pose.h"

namespace footfall {

inline constexpr int kMostLimbBones = 4;

// A limb in the world, in the pose it starts from.
struct LimbPose {
  LimbPose() {
    bone.fill(Vec3::Zero());
    axis.fill(Vec3::UnitX());
    range.fill(motion_ranges::kKnee);
  }

  int bones = 2;                              // 2 to kMostLimbBones
  Vec3 root = Vec3::Zero();                   // metres
  std::array<Vec3, kMostLimbBones> bone;      // each from its joint to the next
  std::array<Vec3, kMostLimbBones - 1> axis;  // of the hinge below each bone: unit, flexing positive
  std::array<motion_ranges::Flexion, kMostLimbBones - 1> range;  // of the flexion there; least above
                                                                 // most: the hinge cannot turn

  Vec3 end() const;
};

struct LimbOptions {
  double longest =
      1;  // the share of its stretched length that the limb may reach to; what it has it may keep
  double softness = 0;  // the share over which the reach eases out before that (softReach of two_bone_ik.h)
  Vec3 pole =
      Vec3::Zero();  // where the first hinge should point, across the limb; any length. Zero: as it is
};

// Why a limb does not reach its target.
enum class LimbMiss : std::uint8_t { None, Stretched, Folded };

struct LimbSolution {
  // World rotations to put before those of root and hinges, whole (not on top of each other).
  std::array<Quat, kMostLimbBones> turn{};
  Vec3 end = Vec3::Zero();
  double residual = 0;  // metres from the end to the target
  LimbMiss miss = LimbMiss::None;
};

// Exact (to 1e-12 of the limb's length) for every target that the ranges let it reach; else as near as it
// gets. Finite for finite input; a target on the root keeps the limb's direction.
LimbSolution solveLimb(const LimbPose& limb, const Vec3& target, const LimbOptions& options = {});

// The same for many frames; the same bits on any number of threads.
void solveLimbs(const LimbPose* limbs, const Vec3* targets, std::size_t count, const LimbOptions& options,
                LimbSolution* solutions, int threads = 0);

// How far a limb reaches with its hinges stretched, and folded as far as they go; metres.
double stretchedReach(const LimbPose& limb);
double foldedReach(const LimbPose& limb);
// Flexion of a hinge in this pose, radians from straight.
double flexionOf(const LimbPose& limb, int hinge);

// A limb of a skeleton: its joints from root to end (what lies between two of them stays rigid) and its
// hinges.
struct JointedLimb {
  JointedLimb() {
    axis.fill(Vec3::UnitX());
    range.fill(motion_ranges::kKnee);
  }

  int bones = 0;
  std::array<int, kMostLimbBones + 1> joints{};
  std::array<Vec3, kMostLimbBones - 1> axis;  // of joints 1, 2 …: in the space of the joint's parent, unit
  std::array<motion_ranges::Flexion, kMostLimbBones - 1> range;

  int root() const { return joints[0]; }
  int end() const { return joints[static_cast<std::size_t>(bones)]; }
};

LimbPose limbPoseOf(const Skeleton& skeleton, const Pose& world, const JointedLimb& limb);

// On a world pose: the limb's joints turn with all they carry; the end keeps its attitude where keepEnd.
LimbSolution solveLimb(const Skeleton& skeleton, Pose& world, const JointedLimb& limb, const Vec3& target,
                       const LimbOptions& options = {}, bool keepEnd = true);

}  // namespace footfall

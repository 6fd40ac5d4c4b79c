// SPDX-License-Identifier: MIT
// A motion with left and right exchanged.
#pragma once

#include <vector>

#include "figure/anatomy/limbs.h"
#include "figure/motion/pose.h"

namespace footfall {

// The joint on the other side of each joint, or the joint itself: by names, then by legs and arms, then by
// the place at rest. Mutual: the other's other is the joint.
std::vector<int> jointPairs(const Skeleton& skeleton, const Limbs& limbs);

struct MirrorPlane {
  Vec3 normal = Vec3::UnitX();  // unit, horizontal
  Vec3 point = Vec3::Zero();
};

// A world pose in the mirror: each joint takes the reflected place of its fellow, and its reflected turn from
// rest. The rest pose must face along the plane; joint orients, rotation orders and local axes may differ
// from side to side.
Pose mirrored(const Pose& rest, const Pose& world, const std::vector<int>& pairs, const MirrorPlane& plane);

// The motion in the plane through the world's origin along which the figure faces at rest (x = 0 for one
// facing +Z). Turns are mirrored exactly; places only of joints with translation channels, the others keep
// their own bones. Done twice it is the motion again.
Motion mirrored(const Motion& motion, const Limbs& limbs);

}  // namespace footfall

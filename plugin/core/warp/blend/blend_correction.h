// SPDX-License-Identifier: MIT
// What blending the values of two motions at one time lacks of their blend (motion_blend.h): the path a
// figure takes through the fade, and its planted feet, as small turns and moves over time.
#pragma once

#include <vector>

#include "figure/motion/motion.h"
#include "warp/blend/blend_values.h"

namespace footfall::warp {

// Of one joint, one per frame.
struct BlendCorrection {
  std::size_t joint = 0;
  std::vector<Vec3> turns;  // radians about x, then y, then z, put before the joint's own; unwrapped
  std::vector<Vec3> moves;  // metres in the space of the root's parent; of the root (joint 0) alone
};

// first, second: what the two motions show at the frames of `wanted`; all of one layout, with three
// translations and three angles per joint, roots first. placement: how the second's root is placed, in the
// space of the roots' parent. Joints that need no more than `least` (radians, metres) at any frame are left
// out.
std::vector<BlendCorrection> blendCorrections(const Motion& first, const Motion& second, const Motion& wanted,
                                              const Fade& fade, const Placement& placement,
                                              double least = 1e-5);

}  // namespace footfall::warp

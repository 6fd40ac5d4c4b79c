// SPDX-License-Identifier: MIT
// How far knees, hocks and elbows turn off their hinges.
#pragma once

#include <vector>

#include "figure/anatomy/limbs.h"
#include "figure/motion/motion.h"

namespace footfall {

struct HingeSeries {
  int joint = 0;
  Vec3 axis = Vec3::UnitX();  // unit, in the joint's space at rest: the one that explains most of its turns
  std::vector<float>
      off;  // degrees, one per frame: what is left of the turn from rest without that about the axis
};

// One per joint between the ends of a leg or an arm that turns about more than one axis and bends by more
// than a few degrees.
std::vector<HingeSeries> hingeSeries(const Motion& motion, const Limbs& limbs, std::size_t firstFrame = 0);

}  // namespace footfall

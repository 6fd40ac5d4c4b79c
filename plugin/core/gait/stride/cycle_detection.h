// SPDX-License-Identifier: MIT
// Finds the cycle in a motion: the interval after which the poses of the legs repeat.
#pragma once

#include "figure/anatomy/limbs.h"
#include "figure/motion/motion.h"

namespace footfall::gait {

// Seconds from the first frame of the motion. period 0: nothing repeats.
struct MotionCycle {
  double start = 0, period = 0;
};

// A clean cycle (hand-keyed, repeated) has one period: the shortest lag at which the poses repeat, to a
// fraction of a frame, taken from the middle of the motion. A recording varies in pace: among intervals of
// about the shortest lag with similar poses, this takes the one whose last poses match its first ones best.
MotionCycle findCycle(const Motion& motion, const Limbs& limbs);

}  // namespace footfall::gait

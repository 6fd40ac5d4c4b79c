// SPDX-License-Identifier: MIT
// Where in a motion a cycle is: the stretch after which the legs' poses come again.
#pragma once

#include "figure/anatomy/limbs.h"
#include "figure/motion/motion.h"

namespace footfall::gait {

// Seconds from the motion's first frame. period 0: nothing comes again.
struct MotionCycle {
  double start = 0, period = 0;
};

// A clean cycle (hand-keyed, repeated) has one period throughout: the least lag at which poses come again, to
// parts of a frame, from its middle. A recording hurries and slows down: of the stretches about as long as
// the least lag that comes near, the one that ends most nearly as it began, moving as it did.
MotionCycle findCycle(const Motion& motion, const Limbs& limbs);

}  // namespace footfall::gait

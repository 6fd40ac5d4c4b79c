// SPDX-License-Identifier: MIT
// A sampled figure as curves with few keys, for animators: keys where feet strike, pass and lift off, at
// extremes, and where feet and hands would else be off their places.
#pragma once

#include "curve/curve_set.h"
#include "figure/motion/motion.h"

namespace footfall {

struct MotionReduction {
  CurveSet curves;          // as curvesFromMotion (scene_conversion.h) has them, keys on frames
  double feetAndHands = 0;  // metres: the farthest any of them is from its place, at the frames
  double others = 0;        // metres: of the other joints
  std::size_t keys = 0;
};

// bound: metres, of feet and hands (where the figure has none, of the ends of its chains), above 0. A channel
// may be off by what that allows at its joint's distance from the farthest end it carries, and by 1° at most.
// The same bits on any number of threads. Throws Error where the bound is not above 0.
MotionReduction reducedMotion(const Motion& motion, double bound, int threads = 0);

}  // namespace footfall

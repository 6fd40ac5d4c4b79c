// SPDX-License-Identifier: MIT
// What curves lose by being sampled at frames.
#pragma once

#include <vector>

#include "curve/curve.h"
#include "figure/motion/motion.h"

namespace footfall {

// A channel's curve (null: it is constant) and the factor from its values to the motion's.
struct SampledCurve {
  const Curve* curve = nullptr;
  double scale = 1;
};

// Between the frames, where they are exact: places run straight, joints turn the shortest way. A rotation
// with keys on two frames was sampled before, and is known at its keys only: angles that change to another
// form of the same turn from key to key lose nothing.
struct SamplingLoss {
  double linear = 0;   // metres
  double angular = 0;  // radians
};
// motion: sampled from the curves, one per channel.
SamplingLoss samplingLoss(const Motion& motion, const std::vector<SampledCurve>& curves);

}  // namespace footfall

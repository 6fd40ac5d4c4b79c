// SPDX-License-Identifier: MIT
// What a settled cycle looks like, to tell whether two runs of a creature are different motions or the same.
#pragma once

#include <vector>

#include "creature/measure/feature.h"

namespace footfall::creature {

struct CycleShape {
  static constexpr int kInstants = 16;  // evenly over the cycle
  int angles = 0;                       // the root's and the joints'
  std::vector<double> angle;            // kInstants by angles, radians
  double speed = 0;                     // m/s
};

// Of the last whole cycle that was measured; empty where there is none.
CycleShape cycleShape(const RunRecord& recording, const MotionMeasures& measures);
// Mean difference of the angles at the shift of the cycle where they fit best, radians. Infinite where one is
// empty or they are of different creatures.
double shapeDistance(const CycleShape& a, const CycleShape& b);

// Indices of up to `count` runs to choose from: the fittest, then always the one least like those before it
// among those that are worth at least `share` of the fittest. Runs worth less are left out, and so are those
// that look the same.
std::vector<std::size_t> diverse(const std::vector<double>& fitness, const std::vector<CycleShape>& shapes,
                                 std::size_t count, double share = 0.9);

}  // namespace footfall::creature

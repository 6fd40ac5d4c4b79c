// SPDX-License-Identifier: MIT
// How well a library meets requests: speed and turn rate over the hull of a class, and the feet and joins of
// the motion compared with those of its clips.
#pragma once

#include <memory>
#include <vector>

#include "locomotion/run/generate.h"

namespace footfall::locomotion {

struct ClassReport {
  int cls = 0;
  std::vector<SteeringError> steering;  // at points of the hull
  double speedError = 0;                // the worst, as a share of the request …
  double turnError = 0;                 // … and radians per second
  double skate = 0, slip = 0;           // metres: the worst of a motion between the points, feet planted
  std::size_t steps = 0, joins = 0;     // of that motion
  VelocityJumps worst;                  // at its joins (compare Library::jumps)
};

// grid: points per side of the hull's box, at least 2; those inside the hull are measured. A class that
// stands cannot be steered.
ClassReport reportOf(const std::shared_ptr<const Library>& library, int cls, int grid,
                     const GenerateOptions& options = {});

}  // namespace footfall::locomotion

// SPDX-License-Identifier: MIT
// How well a library does what is asked of it: speed and turn over the hull of a class, feet and seams of the
// motion it makes, beside those of its clips.
#pragma once

#include <memory>
#include <vector>

#include "locomotion/run/generate.h"

namespace footfall::locomotion {

struct ClassReport {
  int cls = 0;
  std::vector<SteeringError> steering;  // at points of the hull
  double speedError = 0;                // the worst, share of what was asked for …
  double turnError = 0;                 // … and radians per second
  double skate = 0, slip = 0;           // metres: the worst of a motion from point to point, feet planted
  std::size_t steps = 0, joins = 0;     // of that motion
  VelocityJumps worst;                  // at its seams (compare Library::jumps)
};

// grid: points of each side of the hull's box, at least 2; those inside the hull are looked at. A class that
// stands has nothing to be steered by.
ClassReport reportOf(const std::shared_ptr<const Library>& library, int cls, int grid,
                     const GenerateOptions& options = {});

}  // namespace footfall::locomotion

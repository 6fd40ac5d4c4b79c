// SPDX-License-Identifier: MIT
// The forces of legs that can only push (section 2.4.1): the point nearest to a wanted force in the cone that
// their directions span.
#pragma once

#include <array>
#include <cstddef>

#include "base/math.h"

namespace footfall::footprint {

constexpr int kMostSupports = 8;              // feet on the ground at a time
constexpr double kParallelDirections = 1e-9;  // squared sine of the angle below which two directions coincide

// min over push >= 0 of |wanted - Σ push(i)·direction(i)|: non-negative least squares. Directions point
// from the support to the centre of mass, of any length above 0; one that coincides with one in use gets no
// push.
struct LegForces {
  std::array<double, kMostSupports> push{};  // per direction, in the units of force over those of direction
  int used[3] = {0, 0, 0};                   // directions with a push above 0 (three at most are needed) …
  int count = 0;                             // … and how many
  Vec3 missing = Vec3::Zero();               // wanted less what the legs give: the unsupported force
};
LegForces legForces(const Vec3& wanted, const Vec3* directions, int count);

}  // namespace footfall::footprint

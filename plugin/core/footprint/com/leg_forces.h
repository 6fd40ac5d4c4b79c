// SPDX-License-Identifier: MIT
// What legs that can only push give of a wanted force (section 2.4.1): the nearest point of the cone that
// their directions span.
#pragma once

#include <array>
#include <cstddef>

#include "base/math.h"

namespace footfall::footprint {

constexpr int kMostSupports = 8;              // feet on the ground at once
constexpr double kParallelDirections = 1e-9;  // squared sine of the angle below which two directions are one

// min over push >= 0 of |wanted - Σ push(i)·direction(i)|: non-negative least squares. Directions of any
// length but 0 point from the support to the centre of mass; those that coincide with one in use get no push.
struct Balance {
  std::array<double, kMostSupports>
      push{};                   // a direction's share, in the units of force over those of direction
  int used[3] = {0, 0, 0};      // directions with a push above 0 (three at most are needed) …
  int count = 0;                // … and how many
  Vec3 missing = Vec3::Zero();  // wanted less what the legs give: the "hand of God"
};
Balance balance(const Vec3& wanted, const Vec3* directions, int count);

}  // namespace footfall::footprint

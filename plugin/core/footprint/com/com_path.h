// SPDX-License-Identifier: MIT
// The path of the centre of mass: cubic Hermite spans, once continuously differentiable in time
// (section 2.3).
#pragma once

#include <vector>

#include "base/math.h"

namespace footfall::footprint {

struct ComKnot {
  double time = 0;               // seconds
  Vec3 position = Vec3::Zero();  // metres
  Vec3 velocity = Vec3::Zero();  // metres per second
};

struct ComPoint {
  Vec3 position = Vec3::Zero(), velocity = Vec3::Zero(), acceleration = Vec3::Zero();
};

// Acceleration is linear within a span and jumps at knots, where it is that of the span that begins. A
// ballistic flight is represented exactly.
struct ComPath {
  std::vector<ComKnot> knots;  // at least two, times rising

  // Before the first knot and after the last the path goes on at that knot's velocity.
  ComPoint at(double time) const;
  double start() const { return knots.empty() ? 0 : knots.front().time; }
  double end() const { return knots.empty() ? 0 : knots.back().time; }
};

// The weights of the four values of a span (position, velocity at its start; position, velocity at its end)
// in position, velocity and acceleration at the share u of its duration.
struct HermiteWeights {
  double position[4], velocity[4], acceleration[4];
};
HermiteWeights hermiteWeights(double u, double duration);

// The same for position and acceleration alone, from the weights for a duration of 1 s.
struct SpanWeights {
  double position[4], acceleration[4];
};
inline SpanWeights spanWeights(const HermiteWeights& unit, double duration, double rate) {
  const double *p = unit.position, *a = unit.acceleration;
  return {{p[0], duration * p[1], p[2], duration * p[3]},
          {rate * rate * a[0], rate * a[1], rate * rate * a[2], rate * a[3]}};
}

}  // namespace footfall::footprint

// SPDX-License-Identifier: MIT
// Where the hips go so that a body stays over feet that stand elsewhere than they did: with the weight, as
// far as its inertia lets it.
#pragma once

#include <vector>

#include "base/math.h"
#include "curve/curve_set.h"

namespace footfall::warp {

// A foot on the ground, and what it was moved by; metres.
struct MovedStand {
  TimeRange time;  // seconds
  Vec3 moved = Vec3::Zero();
};

// Metres, one per frame. While feet stand the body is a pendulum on its feet: with the place z of its weight,
// the feet's moves by their loads, it is moved by p with p - (h/g) p" = z, so that the push of the ground
// moves with the feet exactly; in flight p" = 0. height: h, of the centre of mass above the ground. Exactly
// zero far from what was moved.
std::vector<Vec3> bodyShift(const std::vector<MovedStand>& stands, std::size_t frames, double startTime,
                            double frameTime, double height);

}  // namespace footfall::warp

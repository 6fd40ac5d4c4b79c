// SPDX-License-Identifier: MIT
// Ways from one value to another: the smooth step, the quintic ease and the critically damped spring.
#pragma once

#include <algorithm>
#include <cmath>

namespace footfall {

// 3u² - 2u³: from 0 to 1 with slope 0 at both ends. u must be within 0 to 1.
inline double smoothStep(double u) {
  return u * u * (3 - 2 * u);
}
// From 0 at `low` to 1 at `high`, held outside.
inline double smoothStep(double low, double high, double x) {
  return smoothStep(std::clamp((x - low) / (high - low), 0.0, 1.0));
}

// From 0 to 1 with slope and curvature 0 at both ends: the way from rest to rest with the least jerk (Flash &
// Hogan 1985). Held outside.
inline double eased(double u) {
  const double x = std::clamp(u, 0.0, 1.0);
  return x * x * x * (10 + x * (6 * x - 15));
}

// Up, level at 1, down: with slope and curvature 0 at both ends of 0 to 1. flank: the share of the way up.
inline double plateau(double u, double flank) {
  return eased(u / flank) * eased((1 - u) / flank);
}

// x up to `soft`, then bending over to stay below `hard`.
inline double softLimit(double x, double soft, double hard) {
  if (x <= soft || hard <= soft) return std::min(x, hard);
  return soft + (hard - soft) * (1 - std::exp(-(x - soft) / (hard - soft)));
}

// One step of a critically damped spring that pulls x towards target; exact for any dt. Seconds; `time` is
// roughly how long it takes to arrive.
inline void springTowards(double& x, double& rate, double target, double time, double dt) {
  const double k = 2 / time, decay = std::exp(-k * dt), off = x - target, push = rate + k * off;
  x = target + (off + push * dt) * decay;
  rate = (rate - k * push * dt) * decay;
}

}  // namespace footfall

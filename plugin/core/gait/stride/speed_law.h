// SPDX-License-Identifier: MIT
// How long a stride is at a speed, and how long feet stand (Samson 1999 §3.3.2, after Alexander).
#pragma once

#include "gait/stride/leg_timing.h"

namespace footfall::gait {

// The universal law (eqs 3.30, 3.31): λ/h = 2.3 (v/√(g h))^0.6. Metres, metres a second; h: hip height.
double alexanderStride(double speed, double hipHeight);
// v²/(g h).
double froudeNumber(double speed, double hipHeight);

// Calibrated to a sample (eq 3.32): λ(v) = λ_gait (v/v_gait)^exponent.
struct SpeedLaw {
  double speed = 1;         // metres a second: the sample's
  double length = 1;        // metres: the sample's stride
  double exponent = 0.6;    // below 1
  double minFlight = 0.12;  // share of the stride: a foot is never on the ground for longer than the rest

  double ratio(double v) const { return v / speed; }
  double stride(double v) const;  // metres; 0 at 0
  double rate(double v) const;    // strides a second; 0 at 0
  // Standing share of a leg that stands `sample` of the stride at the sample's speed. The ground covered in
  // stance stays the same, so it falls as r^−exponent; never above 1 − minFlight, and `limited` says so.
  double duty(double sample, double v, bool* limited = nullptr) const;
};

// Through two samples of one gait at different speeds: coefficient and exponent both (thesis, footnote 3).
// Throws Error where the speeds are alike or the exponent is not below 1 and at least 0.
SpeedLaw fitSpeedLaw(double speedA, double lengthA, double speedB, double lengthB);

}  // namespace footfall::gait

// SPDX-License-Identifier: MIT
// Stride length and stance duration as functions of speed (Samson 1999 §3.3.2, after Alexander).
#pragma once

#include "gait/stride/leg_timing.h"

namespace footfall::gait {

// The universal law (eqs 3.30, 3.31): λ/h = 2.3 (v/√(g h))^0.6. Metres, metres per second; h: hip height.
double alexanderStride(double speed, double hipHeight);
// v²/(g h).
double froudeNumber(double speed, double hipHeight);

// Calibrated to a sample stride (eq 3.32): λ(v) = λ_gait (v/v_gait)^exponent.
struct SpeedLaw {
  double speed = 1;         // of the sample, metres per second
  double length = 1;        // of the sample stride, metres
  double exponent = 0.6;    // 0 to below 1
  double minFlight = 0.12;  // least share of the stride that a foot is off the ground

  double ratio(double v) const { return v / speed; }
  double stride(double v) const;  // metres; 0 at 0
  double rate(double v) const;    // strides per second; 0 at 0
  // The duty factor at speed v of a leg that has the duty factor `sample` at the speed of the sample. The
  // distance covered in stance stays the same, so the duty falls as r^−exponent, limited to 1 − minFlight
  // (`limited` is set).
  double duty(double sample, double v, bool* limited = nullptr) const;
};

// Coefficient and exponent from two strides of one gait at different speeds (thesis, footnote 3). Throws
// Error where the speeds are nearly equal or the exponent is outside 0 to below 1.
SpeedLaw fitSpeedLaw(double speedA, double lengthA, double speedB, double lengthB);

}  // namespace footfall::gait

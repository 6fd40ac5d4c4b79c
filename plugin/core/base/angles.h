// SPDX-License-Identifier: MIT
// Angles, and headings in the ground plane. Radians throughout.
#pragma once

#include <cmath>

#include "base/math.h"

namespace footfall {

inline constexpr double kPi = 3.14159265358979323846;
inline constexpr double kDegree = 0.0174532925199432958;  // radians per degree, the constant Maya uses

// A figure with yaw 0 faces +Z; yaw is positive about +Y, so that the figure turns to its left (+X).
inline Vec3 forwardOf(double yaw) {
  return {std::sin(yaw), 0, std::cos(yaw)};
}
inline double yawOf(const Vec3& forward) {
  return std::atan2(forward.x(), forward.z());
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
// What locomotion is steered by: how fast a figure travels and how fast it turns.
#pragma once

#include "base/angles.h"
#include "base/math.h"

namespace footfall::locomotion {

struct Velocity {
  double speed = 0;  // metres per second, not negative
  double turn = 0;   // radians per second, to the left positive

  bool operator==(const Velocity& other) const { return speed == other.speed && turn == other.turn; }
  bool operator!=(const Velocity& other) const { return !(*this == other); }
};

// As the weights and all documents count: metres and degrees per second.
inline Vec2 inDegrees(const Velocity& velocity) {
  return {velocity.speed, velocity.turn / kDegree};
}
inline Velocity fromDegrees(const Vec2& values) {
  return {values.x(), values.y() * kDegree};
}

}  // namespace footfall::locomotion

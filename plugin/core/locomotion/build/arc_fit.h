// SPDX-License-Identifier: MIT
// The speed and turn of a clip: the arc, run at a steady pace, that is nearest to its path (equations 4.3 and
// 4.4). In curvature form, which knows no difference between straight and turning.
#pragma once

#include <vector>

#include "locomotion/library/velocity.h"

namespace footfall::locomotion {

struct ArcFit {
  Velocity velocity;
  Vec2 start = Vec2::Zero();  // (x, z), metres
  double yaw = 0;             // radians: where it heads at its start
  double length = 0;          // metres
  double rms = 0;             // metres: of the path from the arc, each at its time
  double residual = 0;        // rms in parts of the length (of 0.2 m, where it is shorter)

  Vec2 at(double time) const;  // seconds from its start
};

// Points (x, z), one per frame, frameTime seconds apart; at least three. Throws Error for fewer.
ArcFit fitArc(const std::vector<Vec2>& path, double frameTime);

// Where a steady arc leads in a time: from the origin, heading along +Z at first.
Vec2 arcStep(double length, double turn);

}  // namespace footfall::locomotion

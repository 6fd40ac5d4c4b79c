// SPDX-License-Identifier: MIT
// Corners of a drawn route: where the lines between its points meet at a sharp angle, the path goes round in
// an arc, and keeps to the lines on both sides.
#pragma once

#include <vector>

#include "curve/plan_path.h"

namespace footfall::locomotion {

// A corner as it was drawn: the point, and where the arc leaves and meets the lines on both sides of it.
struct RouteCorner {
  Vec2 from = Vec2::Zero(), corner = Vec2::Zero(), to = Vec2::Zero();  // metres

  // How far a place is from the two lines.
  double distance(const Vec2& place) const;
};

struct RoundedRoute {
  std::vector<PathPoint> points;
  std::vector<RouteCorner> corners;  // in order
};

// Points without a heading at which the route turns by more than `sharp` radians, and not straight back, are
// corners of this radius, in metres; less where the lines are short.
RoundedRoute roundedCorners(const std::vector<PathPoint>& points, bool closed, double radius, double sharp);

}  // namespace footfall::locomotion

// SPDX-License-Identifier: MIT
// The convex hull of points in a plane.
#pragma once

#include <vector>

#include "base/math.h"

namespace footfall {

// Counter-clockwise from the leftmost point; points on its edges and doubles left out. Of points on a line,
// its two ends; of one, itself.
std::vector<Vec2> convexHull(std::vector<Vec2> points);

// Twice the area of the triangle o, a, b: positive where it turns left.
inline double cross(const Vec2& o, const Vec2& a, const Vec2& b) {
  return (a.x() - o.x()) * (b.y() - o.y()) - (a.y() - o.y()) * (b.x() - o.x());
}

}  // namespace footfall

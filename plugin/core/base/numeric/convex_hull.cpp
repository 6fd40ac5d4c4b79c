// SPDX-License-Identifier: MIT
#include "base/numeric/convex_hull.h"

#include <algorithm>

namespace footfall {

// Andrew's monotone chain: the lower side from left to right, then the upper one back.
std::vector<Vec2> convexHull(std::vector<Vec2> points) {
  std::sort(points.begin(), points.end(),
            [](const Vec2& a, const Vec2& b) { return a.x() != b.x() ? a.x() < b.x() : a.y() < b.y(); });
  points.erase(std::unique(points.begin(), points.end()), points.end());
  if (points.size() < 3) return points;
  std::vector<Vec2> hull;
  for (int side = 0; side < 2; ++side) {
    const std::size_t begin = hull.size();
    for (const Vec2& p : points) {
      while (hull.size() >= begin + 2 && !(cross(hull[hull.size() - 2], hull.back(), p) > 0)) hull.pop_back();
      hull.push_back(p);
    }
    hull.pop_back();
    std::reverse(points.begin(), points.end());
  }
  return hull;
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <limits>

#include "base/numeric/convex_hull.h"
#include "locomotion/library/library.h"

namespace footfall::locomotion {
namespace {

// What one of each parameter is, for distances: the hull's extents.
Vec2 extents(const std::vector<Vec2>& hull) {
  Vec2 low = hull.front(), high = low;
  for (const Vec2& p : hull) {
    low = low.cwiseMin(p);
    high = high.cwiseMax(p);
  }
  const Vec2 span = high - low;
  return {span.x() > 1e-9 ? span.x() : 1, span.y() > 1e-9 ? span.y() : 1};
}

Vec2 centreOf(const std::vector<Vec2>& hull) {
  Vec2 sum = Vec2::Zero();
  for (const Vec2& p : hull) sum += p;
  return sum / static_cast<double>(hull.size());
}

}  // namespace

Vec2 clampedToHull(const std::vector<Vec2>& hull, const Vec2& p, double margin, double turnCounts) {
  const Vec2 centre = centreOf(hull), unit = extents(hull).cwiseQuotient(Vec2(1, turnCounts));
  const auto corner = [&](std::size_t i) {
    return Vec2(((1 + margin) * (hull[i % hull.size()] - centre)).cwiseQuotient(unit));
  };
  const Vec2 q = (p - centre).cwiseQuotient(unit);
  bool inside = hull.size() > 2;
  double best = std::numeric_limits<double>::infinity();
  Vec2 nearest = corner(0);
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const Vec2 a = corner(i), b = corner(i + 1), along = b - a;
    if (cross(a, b, q) < 0) inside = false;
    const double length = along.squaredNorm();
    const double u = length > 0 ? std::clamp((q - a).dot(along) / length, 0.0, 1.0) : 0;
    const Vec2 on = a + u * along;
    if ((q - on).squaredNorm() < best) {
      best = (q - on).squaredNorm();
      nearest = on;
    }
  }
  return inside ? p : Vec2(centre + nearest.cwiseProduct(unit));
}

double distanceToHull(const std::vector<Vec2>& hull, const Vec2& p) {
  const Vec2 on = clampedToHull(hull, p, 0);
  return (p - on).cwiseQuotient(extents(hull)).norm();
}

}  // namespace footfall::locomotion

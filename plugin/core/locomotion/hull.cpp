// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <limits>

#include "base/convex_hull.h"
#include "locomotion/library.h"

namespace footfall {
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

Vec2 clampedToHull(const std::vector<Vec2>& hull, const Vec2& p, double margin) {
  const Vec2 centre = centreOf(hull), unit = extents(hull);
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

Vec2 clampedInSpeed(const std::vector<Vec2>& hull, const Vec2& p, double margin) {
  if (hull.size() < 3) return clampedToHull(hull, p, margin);
  const Vec2 centre = centreOf(hull);
  const auto corner = [&](std::size_t i) {
    return Vec2(centre + (1 + margin) * (hull[i % hull.size()] - centre));
  };
  double low = corner(0).y(), high = low;
  for (std::size_t i = 1; i < hull.size(); ++i) {
    low = std::min(low, corner(i).y());
    high = std::max(high, corner(i).y());
  }
  const double turn = std::clamp(p.y(), low, high);
  double slowest = std::numeric_limits<double>::infinity(), fastest = -slowest;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const Vec2 a = corner(i), b = corner(i + 1);
    if (turn < std::min(a.y(), b.y()) || turn > std::max(a.y(), b.y())) continue;
    const bool level = a.y() == b.y();
    const double from = level ? a.x() : a.x() + (turn - a.y()) / (b.y() - a.y()) * (b.x() - a.x());
    const double to = level ? b.x() : from;
    slowest = std::min({slowest, from, to});
    fastest = std::max({fastest, from, to});
  }
  return {std::clamp(p.x(), slowest, fastest), turn};
}

double distanceToHull(const std::vector<Vec2>& hull, const Vec2& p) {
  const Vec2 on = clampedToHull(hull, p, 0);
  return (p - on).cwiseQuotient(extents(hull)).norm();
}

}  // namespace footfall

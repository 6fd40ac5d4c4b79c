// SPDX-License-Identifier: MIT
#include "gait/space_path.h"

#include <algorithm>

#include "base/error.h"

namespace footfall {
namespace {

Vec2 inPlan(const Vec3& place) {
  return {place.x(), place.z()};
}

}  // namespace

SpacePath spacePath(const std::vector<Vec3>& points, bool closed) {
  constexpr double kApart = 1e-6;  // metres
  const auto apart = [](const Vec3& a, const Vec3& b) { return (inPlan(a) - inPlan(b)).norm() > kApart; };
  std::vector<Vec3> kept;
  for (const Vec3& point : points) {
    if (!point.allFinite()) throw Error("the path has a point that is no number");
    if (kept.empty() || apart(point, kept.back())) kept.push_back(point);
  }
  if (closed && kept.size() > 1 && !apart(kept.front(), kept.back())) kept.pop_back();
  if (kept.size() < (closed ? 3u : 2u))
    throw Error("the path has no length in plan; draw it along the ground");
  std::vector<PathPoint> plan;
  for (const Vec3& point : kept) plan.push_back({inPlan(point), std::nullopt});
  return {std::move(kept), PlanPath(plan, closed)};
}

TerrainPtr groundOf(const SpacePath& path, double half, double beyond) {
  const std::vector<Vec3>& points = path.points;
  const auto [low, high] = std::minmax_element(points.begin(), points.end(),
                                               [](const Vec3& a, const Vec3& b) { return a.y() < b.y(); });
  if (high->y() - low->y() < 1e-9) return flatTerrain(low->y());
  std::vector<Vec3> along = points;
  if (path.plan.closed()) {
    along.push_back(points.front());
  } else {
    const std::size_t last = points.size() - 1;
    along.insert(along.begin(), points[0] + beyond * (points[0] - points[1]).normalized());
    along.push_back(points[last] + beyond * (points[last] - points[last - 1]).normalized());
  }
  std::vector<Vec3> vertices;
  std::vector<Eigen::Vector3i> triangles;
  for (std::size_t i = 0; i < along.size(); ++i) {
    const Vec3 way = along[std::min(i + 1, along.size() - 1)] - along[i > 0 ? i - 1 : 0];
    const Vec3 aside = half * Vec3(way.z(), 0, -way.x()).normalized();
    vertices.push_back(along[i] + aside);
    vertices.push_back(along[i] - aside);
    const int k = static_cast<int>(2 * i);
    if (i == 0) continue;
    triangles.emplace_back(k - 2, k - 1, k);
    triangles.emplace_back(k - 1, k + 1, k);
  }
  return meshTerrain(std::move(vertices), std::move(triangles));
}

}  // namespace footfall

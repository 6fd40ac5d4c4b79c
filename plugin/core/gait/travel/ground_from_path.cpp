// SPDX-License-Identifier: MIT
#include "gait/travel/ground_from_path.h"

#include <algorithm>

namespace footfall::gait {

TerrainPtr groundFromPath(const SpacePath& path, double half, double beyond) {
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

}  // namespace footfall::gait

// SPDX-License-Identifier: MIT
// Ears are cut off one after another (Meisters 1975): a corner that turns outwards and whose triangle holds
// no other corner.
#include "figure/body/outline_triangles.h"

#include <algorithm>

#include "base/numeric/convex_hull.h"

namespace footfall {
namespace {

bool insideOf(const Vec2& p, const Vec2& a, const Vec2& b, const Vec2& c) {
  return cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0 && p != a && p != b && p != c;
}

}  // namespace

OutlineTriangles outlineTriangles(const std::vector<Vec3>& corners) {
  OutlineTriangles result;
  Vec3 area = Vec3::Zero();
  double extent = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vec3 here = corners[i] - corners[0], next = corners[(i + 1) % corners.size()] - corners[0];
    area += here.cross(next);
    extent = std::max(extent, here.squaredNorm());
    if (next != here) result.outline.push_back(static_cast<int>(i));
  }
  if (!(area.norm() > 1e-9 * extent) || result.outline.size() < 3) return {};
  result.normal = area.normalized();
  const Vec3 u =
      (std::abs(result.normal.y()) < 0.9 ? Vec3::UnitY() : Vec3::UnitZ()).cross(result.normal).normalized();
  const Vec3 v = result.normal.cross(u);
  std::vector<Vec2> flat;
  for (const Vec3& corner : corners) flat.emplace_back(corner.dot(u), corner.dot(v));
  const auto at = [&](int k) { return flat[static_cast<std::size_t>(k)]; };
  std::vector<int> left = result.outline;
  while (left.size() > 3) {
    const std::size_t n = left.size();
    std::size_t ear = n;
    for (std::size_t i = 0; i < n && ear == n; ++i) {
      const int a = left[(i + n - 1) % n], b = left[i], c = left[(i + 1) % n];
      if (cross(at(a), at(b), at(c)) <= 0) continue;
      const bool empty = std::none_of(left.begin(), left.end(), [&](int k) {
        return k != a && k != b && k != c && insideOf(at(k), at(a), at(b), at(c));
      });
      if (empty) ear = i;
    }
    if (ear == n) ear = 0;  // an outline across itself has no ear: any corner ends it
    result.triangles.push_back({left[(ear + n - 1) % n], left[ear], left[(ear + 1) % n]});
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(ear));
  }
  result.triangles.push_back({left[0], left[1], left[2]});
  return result;
}

}  // namespace footfall

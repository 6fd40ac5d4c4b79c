// SPDX-License-Identifier: MIT
// One point after another (Preparata and Hong's incremental hull): the faces that see a new point give way to
// a fan from it to their rim. Points on spheres lie on common planes and circles, where rounding decides what
// sees what; each is therefore moved a little first, always by the same amount, and the faces are those of
// the moved points.
#include "figure/body/solid_hull.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace footfall {
namespace {

constexpr double kShift = 1e-6;  // of the extent: far above rounding, far below what can be seen

struct Face {
  Triangle corners;
  Vec3 normal;  // not of unit length
  double level = 0;

  Face(const std::vector<Vec3>& points, int a, int b, int c) : corners{a, b, c} {
    const Vec3& p = points[static_cast<std::size_t>(a)];
    normal = (points[static_cast<std::size_t>(b)] - p).cross(points[static_cast<std::size_t>(c)] - p);
    level = normal.dot(p);
  }
  bool sees(const Vec3& point) const { return normal.dot(point) > level; }
};

// A number between -0.5 and 0.5 that only depends on its index (Steele's splitmix64).
double scattered(std::uint64_t index) {
  std::uint64_t z = (index + 1) * 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return static_cast<double>((z ^ (z >> 31)) >> 11) / 9007199254740992.0 - 0.5;
}

std::vector<Vec3> moved(const std::vector<Vec3>& points, double extent) {
  std::vector<Vec3> result;
  result.reserve(points.size());
  std::uint64_t index = 0;
  for (const Vec3& p : points) {
    const double x = scattered(index++), y = scattered(index++), z = scattered(index++);
    result.push_back(p + kShift * extent * Vec3(x, y, z));
  }
  return result;
}

// Four points that span a solid: the farthest apart of what each step has.
std::array<int, 4> firstSolid(const std::vector<Vec3>& points) {
  std::array<int, 4> chosen{0, 0, 0, 0};
  const auto farthest = [&](const auto& distance) {
    int best = 0;
    double far = -1;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const double here = distance(points[i]);
      if (here > far) far = here, best = static_cast<int>(i);
    }
    return best;
  };
  const auto at = [&](int k) {
    return points[static_cast<std::size_t>(chosen[static_cast<std::size_t>(k)])];
  };
  chosen[0] = farthest([&](const Vec3& p) { return (p - points[0]).norm(); });
  chosen[1] = farthest([&](const Vec3& p) { return (p - at(0)).norm(); });
  chosen[2] = farthest([&](const Vec3& p) { return (p - at(0)).cross(at(1) - at(0)).norm(); });
  const Vec3 across = (at(1) - at(0)).cross(at(2) - at(0));
  chosen[3] = farthest([&](const Vec3& p) { return std::abs((p - at(0)).dot(across)); });
  if ((at(3) - at(0)).dot(across) > 0)
    std::swap(chosen[1], chosen[2]);  // the fourth lies behind the first three
  return chosen;
}

}  // namespace

std::vector<Triangle> solidHull(const std::vector<Vec3>& given) {
  if (given.size() < 4) return {};
  Eigen::AlignedBox3d box;
  for (const Vec3& p : given) box.extend(p);
  const double extent = box.diagonal().norm();
  if (!(extent > 0 && extent < 1e150)) return {};
  const std::vector<Vec3> points = moved(given, extent);
  const std::array<int, 4> first = firstSolid(points);
  const auto [a, b, c, d] = first;
  std::vector<Face> faces = {{points, a, b, c}, {points, a, d, b}, {points, b, d, c}, {points, c, d, a}};
  std::vector<std::pair<int, int>> rim;
  for (int i = 0; i < static_cast<int>(points.size()); ++i) {
    if (std::find(first.begin(), first.end(), i) != first.end()) continue;
    const Vec3& point = points[static_cast<std::size_t>(i)];
    rim.clear();
    const auto hidden =
        std::partition(faces.begin(), faces.end(), [&](const Face& f) { return !f.sees(point); });
    for (auto face = hidden; face != faces.end(); ++face) {
      for (std::size_t k = 0; k < 3; ++k) rim.emplace_back(face->corners[k], face->corners[(k + 1) % 3]);
    }
    faces.erase(hidden, faces.end());
    // Edges between two faces that went are there both ways round.
    std::sort(rim.begin(), rim.end());
    for (const auto& [from, to] : rim) {
      if (!std::binary_search(rim.begin(), rim.end(), std::make_pair(to, from)))
        faces.emplace_back(points, from, to, i);
    }
  }
  std::vector<Triangle> triangles;
  triangles.reserve(faces.size());
  for (const Face& face : faces) triangles.push_back(face.corners);
  return triangles;
}

}  // namespace footfall

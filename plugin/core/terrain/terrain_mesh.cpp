// SPDX-License-Identifier: MIT
// A triangle mesh as ground: vertical rays against a tree of boxes over the plan.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/error.h"
#include "terrain/terrain.h"

namespace footfall {
namespace {

struct Triangle {
  Vec3 a, b, c;
  Vec3 normal;  // unit, up
};

// Twice the area of a triangle in plan, signed.
double planArea(const Vec3& a, const Vec3& b, const Vec3& c) {
  return (b.x() - a.x()) * (c.z() - a.z()) - (c.x() - a.x()) * (b.z() - a.z());
}

// The height of the triangle over x, z; edges belong to it.
std::optional<double> heightAt(const Triangle& t, double x, double z) {
  const Vec3 p(x, 0, z);
  const double whole = planArea(t.a, t.b, t.c);
  const double u = planArea(p, t.b, t.c) / whole, v = planArea(t.a, p, t.c) / whole;
  const double w = planArea(t.a, t.b, p) / whole;
  constexpr double kEdge = -1e-12;
  if (u < kEdge || v < kEdge || w < kEdge) return std::nullopt;
  return u * t.a.y() + v * t.b.y() + w * t.c.y();
}

class MeshTerrain : public Terrain {
 public:
  explicit MeshTerrain(std::vector<Triangle> triangles) : triangles_(std::move(triangles)) {
    nodes_.reserve(2 * triangles_.size());
    build(0, static_cast<int>(triangles_.size()));
  }

  std::optional<GroundPoint> at(double x, double z, double near) const override {
    std::optional<GroundPoint> best;
    std::vector<int> stack{0};
    while (!stack.empty()) {
      const Node& node = nodes_[static_cast<std::size_t>(stack.back())];
      stack.pop_back();
      if (x < node.low.x() || x > node.high.x() || z < node.low.y() || z > node.high.y()) continue;
      if (node.right < 0) {
        for (int i = node.first; i < node.last; ++i)
          consider(triangles_[static_cast<std::size_t>(i)], x, z, near, best);
      } else {
        stack.push_back(node.left);
        stack.push_back(node.right);
      }
    }
    return best;
  }

 private:
  struct Node {
    Vec2 low, high;  // over the plan: x, z
    int left = -1, right = -1;
    int first = 0, last = 0;  // of a leaf's triangles
  };

  static void consider(const Triangle& t, double x, double z, double near, std::optional<GroundPoint>& best) {
    const std::optional<double> y = heightAt(t, x, z);
    if (!y) return;
    const bool better =
        !best || (std::isfinite(near) ? std::abs(*y - near) < std::abs(best->position.y() - near)
                                      : *y > best->position.y());
    if (better) best = GroundPoint{{x, *y, z}, t.normal};
  }

  // Halves at the median along the longer side of the box.
  int build(int first, int last) {
    constexpr int kLeaf = 4;
    constexpr double kSlack = 1e-9;
    const int index = static_cast<int>(nodes_.size());
    nodes_.emplace_back();
    Vec2 low = Vec2::Constant(std::numeric_limits<double>::infinity()), high = -low;
    for (int i = first; i < last; ++i) {
      const Triangle& t = triangles_[static_cast<std::size_t>(i)];
      for (const Vec3* p : {&t.a, &t.b, &t.c}) {
        low = low.cwiseMin(Vec2(p->x(), p->z()));
        high = high.cwiseMax(Vec2(p->x(), p->z()));
      }
    }
    Node node;
    node.low = low - Vec2::Constant(kSlack);
    node.high = high + Vec2::Constant(kSlack);
    node.first = first;
    node.last = last;
    if (last - first > kLeaf) {
      const int axis = high.x() - low.x() >= high.y() - low.y() ? 0 : 2;
      const auto centre = [axis](const Triangle& t) { return t.a[axis] + t.b[axis] + t.c[axis]; };
      const int middle = (first + last) / 2;
      std::nth_element(triangles_.begin() + first, triangles_.begin() + middle, triangles_.begin() + last,
                       [&](const Triangle& a, const Triangle& b) { return centre(a) < centre(b); });
      node.left = build(first, middle);
      node.right = build(middle, last);
    }
    nodes_[static_cast<std::size_t>(index)] = node;
    return index;
  }

  std::vector<Triangle> triangles_;
  std::vector<Node> nodes_;
};

}  // namespace

TerrainPtr meshTerrain(std::vector<Vec3> vertices, std::vector<Eigen::Vector3i> corners) {
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    if (!vertices[i].allFinite()) throw Error(fmt::format("terrain: vertex {} is not finite", i));
  }
  std::vector<Triangle> triangles;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    for (int k = 0; k < 3; ++k) {
      if (corners[i][k] >= 0 && corners[i][k] < static_cast<int>(vertices.size())) continue;
      throw Error(fmt::format("terrain: triangle {} has vertex {}; there are {}, counted from 0", i,
                              corners[i][k], vertices.size()));
    }
    const auto vertex = [&](int k) { return vertices[static_cast<std::size_t>(corners[i][k])]; };
    Triangle t{vertex(0), vertex(1), vertex(2), Vec3::Zero()};
    const Vec3 across = (t.b - t.a).cross(t.c - t.a);
    // A wall (within a hundredth of a degree) or a line.
    if (std::abs(across.y()) <= 2e-4 * across.norm()) continue;
    t.normal = across.normalized() * (across.y() < 0 ? -1 : 1);
    triangles.push_back(t);
  }
  if (triangles.empty()) throw Error("terrain: the mesh has no triangle that can be stood on");
  return std::make_shared<MeshTerrain>(std::move(triangles));
}

}  // namespace footfall

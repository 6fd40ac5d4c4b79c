// SPDX-License-Identifier: MIT
// Triangles in a tree of boxes: what a ray meets, and the nearest point.
#pragma once

#include <Eigen/Core>

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace mayahost {

struct RayHit {
  int triangle = -1;
  double param = 0.0;                // the point is source + param * direction
  double u = 0.0, v = 0.0, w = 0.0;  // barycentric, of the three corners
};

struct NearestHit {
  int triangle = -1;
  Eigen::Vector3d point = Eigen::Vector3d::Zero();
  double squaredDistance = 0.0;
  double u = 0.0, v = 0.0, w = 0.0;
};

using Triangle = std::array<Eigen::Vector3d, 3>;

// One triangle each: whether the ray's line meets it (a barycentric coordinate may be as low as -tolerance),
// and its nearest point. Ties go to the lower number.
bool meet(const Triangle& triangle, const Eigen::Vector3d& source, const Eigen::Vector3d& direction,
          double tolerance, RayHit& hit);
NearestHit nearest(const Triangle& triangle, const Eigen::Vector3d& to);

class TriangleTree {
 public:
  using Accept = std::function<bool(int triangle)>;  // empty: all

  explicit TriangleTree(std::vector<Triangle> triangles);

  // All hits with low <= param <= high, in no order.
  std::vector<RayHit> rayHits(const Eigen::Vector3d& source, const Eigen::Vector3d& direction, double low,
                              double high, double tolerance, const Accept& accept) const;
  // triangle -1 if none is within the distance.
  NearestHit nearestPoint(const Eigen::Vector3d& to, double maxDistance) const;
  const std::vector<Triangle>& triangles() const { return triangles_; }

 private:
  struct Box {
    Eigen::Vector3d low, high;
    int first = 0, count = 0;  // of order_, in a leaf
    int left = -1, right = -1;
  };
  int build(int first, int count);

  std::vector<Triangle> triangles_;
  std::vector<int> order_;
  std::vector<Box> boxes_;
};

}  // namespace mayahost

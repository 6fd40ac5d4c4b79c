// SPDX-License-Identifier: MIT
#include "geometry/triangle_tree.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace mayahost {
namespace {

using Eigen::Vector3d;

constexpr int kLeaf = 4;

double squaredDistance(const Vector3d& low, const Vector3d& high, const Vector3d& p) {
  return (low - p).cwiseMax(p - high).cwiseMax(0.0).squaredNorm();
}

// Whether the ray passes the box, grown by the slack, between the parameters.
bool passes(const Vector3d& low, const Vector3d& high, const Vector3d& source, const Vector3d& direction,
            double from, double to, double slack) {
  for (int i = 0; i < 3; ++i) {
    const double a = low[i] - slack - source[i], b = high[i] + slack - source[i];
    if (direction[i] == 0.0) {
      if (a > 0.0 || b < 0.0) return false;
      continue;
    }
    const double s = a / direction[i], t = b / direction[i];
    from = std::max(from, std::min(s, t));
    to = std::min(to, std::max(s, t));
    if (from > to) return false;
  }
  return true;
}

void onEdge(const Triangle& t, int i, const Vector3d& to, NearestHit& best) {
  const Vector3d &a = t[static_cast<std::size_t>(i)], &b = t[static_cast<std::size_t>((i + 1) % 3)];
  const Vector3d along = b - a;
  const double size = along.squaredNorm();
  const double share = size > 0.0 ? std::min(1.0, std::max(0.0, (to - a).dot(along) / size)) : 0.0;
  const Vector3d p = a + share * along;
  const double distance = (p - to).squaredNorm();
  if (best.triangle == 0 && distance >= best.squaredDistance) return;
  double weights[3] = {0.0, 0.0, 0.0};
  weights[i] = 1.0 - share;
  weights[(i + 1) % 3] = share;
  best = {0, p, distance, weights[0], weights[1], weights[2]};
}

}  // namespace

bool meet(const Triangle& t, const Vector3d& source, const Vector3d& direction, double tolerance,
          RayHit& hit) {
  // Moeller and Trumbore 1997.
  const Vector3d e1 = t[1] - t[0], e2 = t[2] - t[0], p = direction.cross(e2);
  const double scale = direction.norm() * e1.norm() * e2.norm(), det = e1.dot(p);
  if (!(std::abs(det) > 1e-12 * scale)) return false;
  const Vector3d from = source - t[0], q = from.cross(e1);
  hit.v = from.dot(p) / det;
  hit.w = direction.dot(q) / det;
  hit.u = 1.0 - hit.v - hit.w;
  hit.param = e2.dot(q) / det;
  return hit.u >= -tolerance && hit.v >= -tolerance && hit.w >= -tolerance;
}

NearestHit nearest(const Triangle& t, const Vector3d& to) {
  const Vector3d e1 = t[1] - t[0], e2 = t[2] - t[0], normal = e1.cross(e2);
  const double size = normal.squaredNorm();
  if (size > 0.0) {
    const Vector3d from = to - t[0];
    const double v = from.cross(e2).dot(normal) / size, w = e1.cross(from).dot(normal) / size;
    if (v >= 0.0 && w >= 0.0 && v + w <= 1.0) {
      const Vector3d p = t[0] + v * e1 + w * e2;
      return {0, p, (p - to).squaredNorm(), 1.0 - v - w, v, w};
    }
  }
  NearestHit best;
  for (int i = 0; i < 3; ++i) onEdge(t, i, to, best);
  return best;
}

TriangleTree::TriangleTree(std::vector<Triangle> triangles) : triangles_(std::move(triangles)) {
  order_.resize(triangles_.size());
  std::iota(order_.begin(), order_.end(), 0);
  if (!order_.empty()) build(0, static_cast<int>(order_.size()));
}

int TriangleTree::build(int first, int count) {
  const auto id = boxes_.size();
  boxes_.emplace_back();
  Box box;
  box.low = Vector3d::Constant(std::numeric_limits<double>::infinity());
  box.high = -box.low;
  const auto begin = order_.begin() + first;
  for (auto i = begin; i != begin + count; ++i) {
    for (const Vector3d& p : triangles_[static_cast<std::size_t>(*i)]) {
      box.low = box.low.cwiseMin(p);
      box.high = box.high.cwiseMax(p);
    }
  }
  if (count <= kLeaf) {
    box.first = first;
    box.count = count;
  } else {
    Eigen::Index axis;
    (box.high - box.low).maxCoeff(&axis);
    const auto centre = [&](int i) {
      const Triangle& t = triangles_[static_cast<std::size_t>(i)];
      return t[0][axis] + t[1][axis] + t[2][axis];
    };
    std::nth_element(begin, begin + count / 2, begin + count, [&](int a, int b) {
      const double x = centre(a), y = centre(b);
      return x != y ? x < y : a < b;
    });
    box.left = build(first, count / 2);
    box.right = build(first + count / 2, count - count / 2);
  }
  boxes_[id] = box;
  return static_cast<int>(id);
}

std::vector<RayHit> TriangleTree::rayHits(const Vector3d& source, const Vector3d& direction, double low,
                                          double high, double tolerance, const Accept& accept) const {
  std::vector<RayHit> hits;
  if (boxes_.empty()) return hits;
  const double slack = (1e-9 + tolerance) * (boxes_[0].high - boxes_[0].low).norm();
  std::vector<int> open = {0};
  while (!open.empty()) {
    const Box& box = boxes_[static_cast<std::size_t>(open.back())];
    open.pop_back();
    if (!passes(box.low, box.high, source, direction, low, high, slack)) continue;
    if (box.left >= 0) {
      open.push_back(box.left);
      open.push_back(box.right);
      continue;
    }
    for (int i = box.first; i < box.first + box.count; ++i) {
      const int triangle = order_[static_cast<std::size_t>(i)];
      RayHit hit;
      if (accept && !accept(triangle)) continue;
      if (!meet(triangles_[static_cast<std::size_t>(triangle)], source, direction, tolerance, hit)) continue;
      if (hit.param < low || hit.param > high) continue;
      hit.triangle = triangle;
      hits.push_back(hit);
    }
  }
  return hits;
}

NearestHit TriangleTree::nearestPoint(const Vector3d& to, double maxDistance) const {
  NearestHit best;
  best.squaredDistance = maxDistance * maxDistance;
  if (boxes_.empty()) return best;
  const auto distance = [&](int id) {
    const Box& box = boxes_[static_cast<std::size_t>(id)];
    return squaredDistance(box.low, box.high, to);
  };
  std::vector<int> open = {0};
  while (!open.empty()) {
    const int id = open.back();
    open.pop_back();
    if (distance(id) > best.squaredDistance) continue;
    const Box& box = boxes_[static_cast<std::size_t>(id)];
    if (box.left >= 0) {
      // The nearer child last, so that it is looked at first.
      const bool leftNearer = distance(box.left) <= distance(box.right);
      open.push_back(leftNearer ? box.right : box.left);
      open.push_back(leftNearer ? box.left : box.right);
      continue;
    }
    for (int i = box.first; i < box.first + box.count; ++i) {
      const int triangle = order_[static_cast<std::size_t>(i)];
      NearestHit own = nearest(triangles_[static_cast<std::size_t>(triangle)], to);
      const bool better =
          own.squaredDistance < best.squaredDistance ||
          (own.squaredDistance == best.squaredDistance && (best.triangle < 0 || triangle < best.triangle));
      if (!better) continue;
      own.triangle = triangle;
      best = own;
    }
  }
  return best;
}

}  // namespace mayahost

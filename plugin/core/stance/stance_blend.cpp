// SPDX-License-Identifier: MIT
#include "stance/stance_blend.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "curve/bspline.h"

namespace footfall::stance {
namespace {

// With the larger number of control points (§4.2.1).
Eigen::MatrixXd blendTorques(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b, double k) {
  if (a.size() == 0 && b.size() == 0) return {};
  if (a.size() == 0) return (1 - k) * b;
  if (b.size() == 0) return k * a;
  const Eigen::Index points = std::max(a.rows(), b.rows());
  const auto fitted = [points](const Eigen::MatrixXd& m) -> Eigen::MatrixXd {
    return m.rows() == points ? m : refit(BSpline(m), points).spline.points();
  };
  return k * fitted(a) + (1 - k) * fitted(b);
}

// Distance along a ray from the origin (inside the polygon) to the border; 0 where the ray misses it.
double borderAlong(const std::vector<Vec2>& polygon, const Vec2& ray) {
  double farthest = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2& from = polygon[i];
    const Vec2 edge = polygon[(i + 1) % polygon.size()] - from;
    const double across = ray.x() * edge.y() - ray.y() * edge.x();
    if (across == 0) continue;
    const double distance = (from.x() * edge.y() - from.y() * edge.x()) / across;
    const double along = (from.x() * ray.y() - from.y() * ray.x()) / across;
    if (along >= -1e-12 && along <= 1 + 1e-12) farthest = std::max(farthest, distance);
  }
  return farthest;
}

std::vector<SupportPolygon> blendSequences(const Stance& a, const Stance& b, double k) {
  if (a.polygons.empty() || b.polygons.empty()) return (k >= 0.5 ? a : b).polygons;
  const auto at = [](const Stance& s, double tau) -> const SupportPolygon& {
    const SupportPolygon* last = &s.polygons.front();
    for (const SupportPolygon& p : s.polygons) {
      if (p.from <= tau) last = &p;
    }
    return *last;
  };
  std::vector<double> times;
  for (const Stance* s : {&a, &b}) {
    for (const SupportPolygon& p : s->polygons) times.push_back(p.from);
  }
  std::sort(times.begin(), times.end());
  times.erase(std::unique(times.begin(), times.end()), times.end());
  std::vector<SupportPolygon> result;
  for (const double tau : times)
    result.push_back({tau, blendPolygons(at(a, tau).corners, at(b, tau).corners, k)});
  return result;
}

}  // namespace

std::vector<Vec2> blendPolygons(const std::vector<Vec2>& a, const std::vector<Vec2>& b, double k) {
  std::vector<double> angles;
  for (const std::vector<Vec2>* polygon : {&a, &b}) {
    for (const Vec2& corner : *polygon) angles.push_back(std::atan2(corner.y(), corner.x()));
  }
  std::sort(angles.begin(), angles.end());
  angles.erase(std::unique(angles.begin(), angles.end(), [](double x, double y) { return y - x < 1e-9; }),
               angles.end());
  std::vector<Vec2> result;
  for (const double angle : angles) {
    const Vec2 ray(std::cos(angle), std::sin(angle));
    result.push_back(std::max(0.0, k * borderAlong(a, ray) + (1 - k) * borderAlong(b, ray)) * ray);
  }
  return result;
}

StanceHandles blendHandles(const StanceHandles& a, const StanceHandles& b, double k) {
  std::array<double, StanceHandles::kCount> values = a.values();
  const std::array<double, StanceHandles::kCount> other = b.values();
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = k * values[i] + (1 - k) * other[i];
  return StanceHandles::of(values);
}

Stance blendStances(const Stance& a, const Stance& b, double k, const StanceBlendOptions& options) {
  if (!std::isfinite(k)) throw Error("the share of a blend must be finite");
  const Stance& main = k >= 0.5 ? a : b;
  Stance result = main;
  result.name = fmt::format("{:.4g} {} + {:.4g} {}", k, a.name, 1 - k, b.name);
  result.mass = k * a.mass + (1 - k) * b.mass;
  result.contactTime = k * a.contactTime + (1 - k) * b.contactTime;
  result.rest = a.rest == b.rest ? a.rest : StanceRest::None;
  result.force = options.amplitudesOnly ? blendAmplitudes(a.force, b.force, k) : blend(a.force, b.force, k);
  result.torque = blendTorques(a.torque, b.torque, k);
  result.contactOffset = k * a.contactOffset + (1 - k) * b.contactOffset;
  result.handles = blendHandles(a.handles, b.handles, k);
  result.inertia = k * a.inertia + (1 - k) * b.inertia;
  result.startAttitude = b.startAttitude.slerp(k, a.startAttitude);
  result.startSpin = k * a.startSpin + (1 - k) * b.startSpin;
  if (options.polygons == PolygonBlend::Geometric) result.polygons = blendSequences(a, b, k);
  return result;
}

}  // namespace footfall::stance

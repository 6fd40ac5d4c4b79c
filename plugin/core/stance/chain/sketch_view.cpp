// SPDX-License-Identifier: MIT
#include "stance/chain/sketch_view.h"

#include <cmath>

#include "base/error.h"

namespace footfall::stance {

SketchView::Sight SketchView::sight(const Vec2& pixel) const {
  const Vec3 from = near.at(pixel);
  return {from, (far.at(pixel) - from).normalized()};
}

std::optional<Vec2> SketchView::pixel(const Vec3& point) const {
  const Vec3 normal = far.right.cross(far.down);
  const double depth = normal.dot(far.corner - near.corner);
  if (depth == 0) return std::nullopt;
  const double share = normal.dot(point - near.corner) / depth;  // from near to far
  if (!(share > 1e-9)) return std::nullopt;
  const auto between = [share](const Vec3& a, const Vec3& b) { return Vec3((1 - share) * a + share * b); };
  const Vec3 right = between(near.right, far.right), down = between(near.down, far.down),
             way = point - between(near.corner, far.corner);
  const double rr = right.dot(right), rd = right.dot(down), dd = down.dot(down);
  const double determinant = rr * dd - rd * rd;
  if (!(determinant > 0)) return std::nullopt;
  const double r = right.dot(way), d = down.dot(way);
  return Vec2((dd * r - rd * d) / determinant, (rr * d - rd * r) / determinant);
}

SketchView SketchCamera::view() const {
  const Vec3 away = position - target;
  if (!away.allFinite() || !(Vec3(away.x(), 0, away.z()).norm() > 1e-6) || !(width > 0) || !(height > 0) ||
      !(fieldOfView > 0 && fieldOfView < 3))
    throw Error(
        "a camera needs a target that is not straight above or below it, a size, and a field of view of 0 to "
        "170 degrees");
  const Vec3 back = away.normalized(), right = Vec3::UnitY().cross(back).normalized(), up = back.cross(right);
  const double focal = 0.5 * height / std::tan(0.5 * fieldOfView);  // pixels
  SketchView view;
  view.near.corner = position;
  view.far.right = right / focal;
  view.far.down = -up / focal;
  view.far.corner = position - back - 0.5 * width * view.far.right - 0.5 * height * view.far.down;
  return view;
}

SketchView viewAcross(const std::vector<Vec3>& shadow) {
  constexpr double kPixel = 0.001, kAway = 100;  // metres
  if (shadow.size() < 2) throw Error("a shadow needs at least two points; draw it along the ground");
  const Vec3 way = shadow.back() - shadow.front();
  const Vec3 along(way.x(), 0, way.z());
  if (!along.allFinite() || !(along.norm() > 1e-3))
    throw Error("the shadow ends where it starts; draw it along the ground to another position");
  const Vec3 right = along.normalized(), toViewer = right.cross(Vec3::UnitY());
  SketchView view;
  view.near = {shadow.front() + kAway * toViewer, kPixel * right, Vec3(0, -kPixel, 0)};
  view.far = view.near;
  view.far.corner -= 2 * kAway * toViewer;
  return view;
}

}  // namespace footfall::stance

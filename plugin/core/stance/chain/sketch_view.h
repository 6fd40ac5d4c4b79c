// SPDX-License-Identifier: MIT
// Lines of sight through the pixels of a view, for any camera without lens distortion, perspective or
// orthographic.
#pragma once

#include <optional>
#include <vector>

#include "base/math.h"

namespace footfall::stance {

// Pixels: x to the right, y down. The line of sight of pixel (x, y) goes from the near to the far plane; the
// point on each is `corner` plus x times `right` plus y times `down`, in the world. The planes are parallel.
struct SketchView {
  struct Plane {
    Vec3 corner = Vec3::Zero(), right = Vec3::Zero(), down = Vec3::Zero();
    Vec3 at(const Vec2& pixel) const { return corner + pixel.x() * right + pixel.y() * down; }
    bool operator==(const Plane& o) const { return corner == o.corner && right == o.right && down == o.down; }
  };
  Plane near, far;  // with perspective the near plane may be a single point, the eye

  struct Sight {
    Vec3 from, along;  // along: unit vector
  };
  Sight sight(const Vec2& pixel) const;
  std::optional<Vec2> pixel(const Vec3& point) const;  // none behind the near plane
  bool operator==(const SketchView& o) const { return near == o.near && far == o.far; }
};

// A pinhole camera; its pixels start at the top left corner.
struct SketchCamera {
  Vec3 position = Vec3(0, 1.6, 8);
  Vec3 target = Vec3(0, 1, 0);  // point that it looks at; not vertically above or below
  double fieldOfView = 0.8;     // vertical, radians
  double width = 960, height = 540;

  // Throws Error for parameters that give no image.
  SketchView view() const;
};

// An orthographic side view of one millimetre per pixel, perpendicular to the line from the first point of a
// shadow to its last, which goes to the right. Throws Error where the two points are the same.
SketchView viewAcross(const std::vector<Vec3>& shadow);

}  // namespace footfall::stance

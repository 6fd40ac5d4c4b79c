// SPDX-License-Identifier: MIT
// What a pixel of a view sees: lines of sight of any camera without bent lenses, with perspective or without.
#pragma once

#include <optional>
#include <vector>

#include "base/math.h"

namespace footfall::stance {

// Pixels: x to the right, y down. The sight of pixel (x, y) goes from near to far point, each `corner` plus x
// times `right` plus y times `down`, in the world; the two planes are parallel.
struct SketchView {
  struct Plane {
    Vec3 corner = Vec3::Zero(), right = Vec3::Zero(), down = Vec3::Zero();
    Vec3 at(const Vec2& pixel) const { return corner + pixel.x() * right + pixel.y() * down; }
    bool operator==(const Plane& o) const { return corner == o.corner && right == o.right && down == o.down; }
  };
  Plane near, far;  // with perspective the near one may be a point, the eye

  struct Sight {
    Vec3 from, along;  // along: unit
  };
  Sight sight(const Vec2& pixel) const;
  std::optional<Vec2> pixel(const Vec3& point) const;  // nothing behind the near plane
  bool operator==(const SketchView& o) const { return near == o.near && far == o.far; }
};

// A pinhole camera; its pixels start at the top left corner.
struct SketchCamera {
  Vec3 position = Vec3(0, 1.6, 8);
  Vec3 target = Vec3(0, 1, 0);  // what it looks at; not straight up or down
  double fieldOfView = 0.8;     // radians, over the height
  double width = 960, height = 540;

  // Throws Error for a camera that sees nothing.
  SketchView view() const;
};

// From the side, without perspective, a pixel a millimetre: across the way from the first point of a shadow
// to its last, so that the way goes to the right. Throws Error where that is no way.
SketchView viewAcross(const std::vector<Vec3>& shadow);

}  // namespace footfall::stance

// SPDX-License-Identifier: MIT
// A flat outline in space cut into triangles.
#pragma once

#include <vector>

#include "figure/body/solid_hull.h"

namespace footfall {

struct OutlineTriangles {
  std::vector<int> outline;         // corners in order, counter-clockwise about normal; doubles left out
  std::vector<Triangle> triangles;  // of them, counter-clockwise about normal
  Vec3 normal = Vec3::Zero();       // of unit length
};

// The outline may turn inwards; where it crosses itself, triangles overlap. Nothing for an outline that
// encloses no area.
OutlineTriangles outlineTriangles(const std::vector<Vec3>& corners);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// The convex hull of points in space.
#pragma once

#include <array>
#include <vector>

#include "base/math.h"

namespace footfall {

using Triangle = std::array<int, 3>;  // indices, counter-clockwise as seen from outside

// A closed surface of triangles over the outermost of the points; points inside belong to none. Points nearer
// to the hull than about 1e-6 of its extent may be taken for inside. Empty for fewer than four points and
// where they have no extent.
std::vector<Triangle> solidHull(const std::vector<Vec3>& points);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// A curve in space as a way to travel: its plan, and the ground that its heights tell of where there is no
// other.
#pragma once

#include <vector>

#include "curve/plan_path.h"
#include "terrain/terrain.h"

namespace footfall {

struct SpacePath {
  std::vector<Vec3> points;  // metres; neighbours are apart in plan
  PlanPath plan;
};

// Points along the curve; neighbours in one place in plan count once. Throws Error where no two are apart
// (three where closed): the curve has no length in plan.
SpacePath spacePath(const std::vector<Vec3>& points, bool closed);

// A strip of ground at the curve's heights, level across, `half` metres to either side, and straight on by as
// much as `beyond` at both ends. A curve at one height is level ground everywhere.
TerrainPtr groundOf(const SpacePath& path, double half, double beyond);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// A curve in space, given by points on it, as a way to go: its plan.
#pragma once

#include <vector>

#include "curve/plan_path.h"

namespace footfall {

struct SpacePath {
  std::vector<Vec3> points;  // metres; neighbours are apart in plan
  PlanPath plan;
};

// Points along the curve; neighbours in one place in plan count once. Throws Error where no two are apart
// (three where closed): the curve has no length in plan.
SpacePath spacePath(const std::vector<Vec3>& points, bool closed);

}  // namespace footfall

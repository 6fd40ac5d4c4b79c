// SPDX-License-Identifier: MIT
// Footprints along a curve in space, given by points on it: a path in plan that carries heights.
#pragma once

#include "footprint/planners/path_prints.h"

namespace footfall::footprint {

// Points along the curve, metres; neighbours in one place in plan count once. The prints have the curve's
// heights (heightGiven), so that on a terrain with several levels the nearest is meant. Throws Error for less
// than two points apart (three where closed), and as printsAlongPath.
Track printsAlongCurve(const std::vector<Vec3>& points, bool closed, const Walker& walker,
                       const PathPrintOptions& options = {});

}  // namespace footfall::footprint

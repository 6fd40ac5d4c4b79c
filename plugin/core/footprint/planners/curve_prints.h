// SPDX-License-Identifier: MIT
// Footprints along a curve in space, given by points on it: a path in plan with heights.
#pragma once

#include "footprint/planners/path_prints.h"

namespace footfall::footprint {

// Points along the curve, metres; neighbours that coincide in plan count once. The prints have the heights of
// the curve (heightGiven), which select the level of a terrain. Throws Error for less than two distinct
// points (three where closed), and as printsAlongPath.
Track printsAlongCurve(const std::vector<Vec3>& points, bool closed, const VirtualLegs& virtualLegs,
                       const PathPrintOptions& options = {});

}  // namespace footfall::footprint

// SPDX-License-Identifier: MIT
// The ground implied by the heights of a path, where there is no terrain.
#pragma once

#include "curve/space_path.h"
#include "terrain/terrain.h"

namespace footfall::gait {

// A strip at the heights of the path, level across, `half` metres to either side, extended straight by
// `beyond` at both ends. A path at a constant height gives level ground everywhere.
TerrainPtr groundFromPath(const SpacePath& path, double half, double beyond);

}  // namespace footfall::gait

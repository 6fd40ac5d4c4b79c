// SPDX-License-Identifier: MIT
// The ground that a path's own heights tell of, where there is no other.
#pragma once

#include "curve/space_path.h"
#include "terrain/terrain.h"

namespace footfall::gait {

// A strip at the path's heights, level across, `half` metres to either side, and straight on by as much as
// `beyond` at both ends. A path at one height is level ground everywhere.
TerrainPtr groundFromPath(const SpacePath& path, double half, double beyond);

}  // namespace footfall::gait

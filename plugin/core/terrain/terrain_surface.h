// SPDX-License-Identifier: MIT
// A piece of ground as triangles, to be shown.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "terrain/terrain.h"

namespace footfall {

struct TerrainSurface {
  std::vector<Vec3> positions;                          // metres
  std::vector<std::array<std::uint32_t, 3>> triangles;  // counter-clockwise seen from above
  bool level = false;                                   // one height all over
};

// An upright box, metres: plan and heights.
struct TerrainArea {
  Vec3 least = Vec3::Zero(), most = Vec3::Zero();
};

// The ground in the area, every level of it within half a metre of the area's heights; cells are finer where
// the ground is not even, about a centimetre at the edges of steps, as long as there are fewer than 60 000
// triangles.
TerrainSurface terrainSurface(const Terrain& terrain, const TerrainArea& area);

}  // namespace footfall

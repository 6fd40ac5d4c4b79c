// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <limits>

#include "fuzz/property.h"
#include "io/documents/terrain_json.h"

namespace footfall::fuzz {

// Ground that can be stood on: finite, with a unit normal that points up, and the highest level on top.
inline void checkTerrainJson(std::string_view input) {
  TerrainPtr terrain;
  try {
    terrain = terrainOfDocument(input, "input.json");
  } catch (const Error& error) {
    return demandPlace(error, "input.json");
  }
  if (!terrain) return;
  for (const double x : {0.0, 0.3, -1.7, 25.0, -1e6}) {
    for (const double z : {0.0, -0.45, 2.2, 1e6}) {
      const std::optional<GroundPoint> top = terrain->top(x, z);
      for (const double near : {0.0, -1e3, std::numeric_limits<double>::infinity()}) {
        const std::optional<GroundPoint> ground = terrain->at(x, z, near);
        demand(ground.has_value() == top.has_value(), "a level to stand on, whatever height is asked for");
        if (!ground) continue;
        demand(ground->position.allFinite() && ground->normal.allFinite(), "the ground is finite");
        demand(std::abs(ground->normal.norm() - 1) < 1e-6 && ground->normal.y() > 0, "normals point up");
        demand(ground->position.y() <= top->position.y(), "nothing is above the top");
      }
    }
  }
}

}  // namespace footfall::fuzz

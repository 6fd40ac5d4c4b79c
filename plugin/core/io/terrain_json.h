// SPDX-License-Identifier: MIT
// The ground in a document: {"type": "flat" | "slope" | …}. docs/footprints.md describes its kinds.
#pragma once

#include "terrain/terrain.h"

namespace footfall {

class JsonNode;

// Null for the type "none". Throws Error naming line and path.
TerrainPtr parseTerrain(const JsonNode& node);

}  // namespace footfall

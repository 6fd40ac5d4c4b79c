// SPDX-License-Identifier: MIT
// The ground in a document: {"type": "flat" | "slope" | …}. docs/footprints.md describes its kinds.
#pragma once

#include <string>
#include <string_view>

#include "terrain/terrain.h"

namespace footfall {

class JsonNode;

// Null for the type "none". Throws Error naming line and path.
TerrainPtr parseTerrain(const JsonNode& node);

// The ground that a document of any kind (a track, a path) stands on: its member "terrain". Null for the type
// "none". Throws Error where the document has none.
TerrainPtr terrainOfDocument(std::string_view text, const std::string& file);

}  // namespace footfall

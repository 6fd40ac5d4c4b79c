// SPDX-License-Identifier: MIT
// The ground in a document: {"type": "flat" | "slope" | …}. docs/reference/documents/track.md describes its
// kinds.
#pragma once

#include <string>
#include <string_view>

#include "terrain/terrain.h"

namespace footfall {

class JsonNode;

// Null for the type "none". Throws Error naming line and path.
TerrainPtr parseTerrain(const JsonNode& node);

// The same node as JSON text again.
std::string terrainText(const JsonNode& node);

// The ground that a document of any kind (a track, or one of the kind "terrain" with nothing else) has as its
// member "terrain". Null for the type "none". Throws Error where the document has none; a track
// without is level.
TerrainPtr terrainOfDocument(std::string_view text, const std::string& file);
// The same for callers that need ground to stand on: throws Error for the type "none" too.
TerrainPtr standingGround(std::string_view text, const std::string& file);

}  // namespace footfall

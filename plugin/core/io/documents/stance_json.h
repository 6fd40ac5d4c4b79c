// SPDX-License-Identifier: MIT
// Stances as JSON documents: libraries {"footfall": "stances"}, apexes {"footfall": "apexes"} and sketches
// {"footfall": "sketch"}. docs/reference/documents/stances.md describes them. Metres, seconds, degrees.
#pragma once

#include <string>
#include <string_view>

#include "stance/chain/stance_chain.h"
#include "stance/chain/stance_sketch.h"

namespace footfall {

// Blends are recomputed from their parents. Throws Error naming line, path and stance.
stance::StanceLibrary parseStanceJson(std::string_view text, const std::string& file);
std::string formatStanceJson(const stance::StanceLibrary& library);

struct ApexDocument {
  std::vector<stance::ChainApex> apexes;
  stance::StanceFeet first = stance::StanceFeet::Left;
};
ApexDocument parseApexJson(std::string_view text, const std::string& file);
std::string formatApexJson(const std::vector<stance::ChainApex>& apexes,
                           stance::StanceFeet first = stance::StanceFeet::Left);

// The strokes in the order they were drawn.
struct SketchDocument {
  stance::SketchCamera camera;
  TerrainPtr ground;
  stance::SketchOptions options;
  std::vector<std::vector<Vec2>> strokes;
  std::vector<std::pair<std::size_t, Vec3>> velocities;  // index of the apex from 0, velocity
};
SketchDocument parseSketchJson(std::string_view text, const std::string& file);

}  // namespace footfall

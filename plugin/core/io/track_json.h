// SPDX-License-Identifier: MIT
// Tracks of footprints as JSON documents: {"footfall": "track", "version": 1, …}. docs/footprints.md
// describes them.
#pragma once

#include <string>
#include <string_view>

#include "footprint/walk.h"

namespace footfall {

struct TrackDocument {
  Character character;
  TerrainPtr terrain;
  Track track;          // prints as given; times of 0 are to be made up
  WalkOptions options;  // what the document says of style, body, feet and weights; defaults otherwise
};

// Metres, seconds, degrees; yaw 0 faces +Z, positive to the left. Throws Error naming line, path and print.
TrackDocument parseTrackJson(std::string_view text, const std::string& file);

// A track for a preset character on flat ground.
std::string formatTrackJson(const Track& track, const std::string& character,
                            const std::vector<std::string>& legNames);

}  // namespace footfall

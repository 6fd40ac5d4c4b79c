// SPDX-License-Identifier: MIT
// Tracks of footprints as JSON documents: {"footfall": "track", "version": 1, …}. docs/footprints.md
// describes them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "footprint/walk/walk.h"

namespace footfall {

struct TrackDocument {
  Character character;
  TerrainPtr terrain;   // null: prints stay at their own heights
  footprint::Track track;          // prints as given; times of 0 are to be made up
  footprint::WalkOptions options;  // what the document says of style, body, feet and weights; defaults otherwise
  std::vector<std::string> faults;  // what was mended
};

// What becomes of times that no foot can keep (0 s and less).
enum class BadTimes : std::uint8_t { Refused, MadeUp };

// Metres, seconds, degrees; yaw 0 faces +Z, positive to the left. Throws Error naming line, path and print.
TrackDocument parseTrackJson(std::string_view text, const std::string& file,
                             BadTimes bad = BadTimes::Refused);

enum class CharacterIs : std::uint8_t { Preset, File };

// A track for a character: a preset's name, or a file with its skeleton by a path from where the document
// will be. On flat ground; prints with heights of their own on these (terrain "none").
std::string formatTrackJson(const footprint::Track& track, const std::string& character,
                            const std::vector<std::string>& legNames, CharacterIs is = CharacterIs::Preset);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// Tracks of footprints as JSON documents: {"footfall": "track", "version": 1, …}.
// docs/reference/documents/track.md describes them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "footprint/walk/walk.h"

namespace footfall {

class JsonNode;

enum class CharacterIs : std::uint8_t { Preset, File };

// A character as a document names it.
struct TrackCharacter {
  std::string name =
      "human";  // of the preset, or the path of a file with its skeleton from the document's folder
  CharacterIs is = CharacterIs::Preset;
  double scale = 1;
};

struct TrackDocument {
  TrackCharacter named;
  Character character;              // the same, scaled
  TerrainPtr terrain;               // null: prints keep their own heights
  std::string terrainText;          // the same as JSON
  footprint::Track track;           // prints as given; times of 0 are to be filled in
  footprint::WalkOptions options;   // of the document; defaults otherwise
  std::vector<std::string> faults;  // what was repaired
};

// What happens to times that are impossible (0 s and less).
enum class BadTimes : std::uint8_t { Refused, FilledIn };

// Metres, seconds, degrees; yaw 0 faces +Z, positive to the left. Throws Error naming line, path and print.
TrackDocument parseTrackJson(std::string_view text, const std::string& file,
                             BadTimes bad = BadTimes::Refused);

// A track with its ends, loop and the options that differ from the defaults: parsed again it is the same.
// legNames: of the character. terrain: JSON as in TrackDocument::terrainText; empty: the prints' own heights
// where they have any ("none"), else flat ground.
std::string formatTrackJson(const footprint::Track& track, const TrackCharacter& character,
                            const std::vector<std::string>& legNames,
                            const footprint::WalkOptions& options = {}, const std::string& terrain = {});

// The options of a walk alone, as members of any JSON object: {"weights": {…}, "body": {"keys": […]}}. Those
// that the object does not have stay as they are. Throws Error for other members.
void readWalkOptions(std::string_view text, const std::string& file, footprint::WalkOptions& options);
// The script of the body, which has no row in the table of options, as such an object; empty without one.
std::string formatBodyScript(const footprint::WalkOptions& options);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// --character of the verbs that lay prints: a preset's name, or a file with the figure.
#pragma once

#include <string>

#include "io/documents/track_json.h"

namespace footfall::cli {

struct WhoWalks {
  Character character;
  std::string name;  // for the track: a preset's, or the file by a path from the track's folder
  CharacterIs is = CharacterIs::Preset;
};

// output: the track that will be written. Throws Error where there is neither a preset nor such a file.
WhoWalks whoWalks(const std::string& presetOrFile, const std::string& output);

// A path from the folder of the track to a file, so that both can be moved together.
std::string relativeTo(const std::string& output, const std::string& file);

}  // namespace footfall::cli

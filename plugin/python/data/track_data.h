// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "io/documents/track_json.h"
#include "python/call/arrays.h"
#include "python/data/named_character.h"

namespace footfall::python {

// A track with the figure and the ground it is for, as a document holds it. Never changed.
struct TrackHandle {
  TrackDocument document;
  std::string path;           // of the character's file; empty: none
  bool groundHasText = true;  // false: made of arrays, and terrainText says nothing of it

  std::vector<std::string> legNames() const;
};

TrackHandle trackOf(footprint::Track track, const NamedCharacter& who);

}  // namespace footfall::python

// SPDX-License-Identifier: MIT
// A character with the name by which a document finds it again.
#pragma once

#include <string>

#include "io/documents/track_json.h"

namespace footfall::python {

struct NamedCharacter {
  Character character;
  TrackCharacter named;
  std::string
      path;  // absolute, of its file; empty: a preset, or made of a motion, which no document can name
};

}  // namespace footfall::python

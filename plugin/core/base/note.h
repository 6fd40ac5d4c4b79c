// SPDX-License-Identifier: MIT
// What a result has to say of itself. Bad input is an Error; a note goes with a result.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace footfall {

struct Note {
  enum class Kind : std::uint8_t {
    Remark,  // worth knowing: a guess, a repair, a limit that was met
    Unmet    // the request could not be met as it stands
  };
  Kind kind = Kind::Remark;
  std::string text;   // one sentence: what, where, and what would help
  double time = 0;    // seconds, where it is about a moment
  double amount = 0;  // how much, in the unit that the text names
};

// Whether some note says that the request could not be met. Notes may be of a type derived from Note.
template <typename Notes>
bool anyUnmet(const Notes& notes) {
  return std::any_of(notes.begin(), notes.end(),
                     [](const Note& note) { return note.kind == Note::Kind::Unmet; });
}

}  // namespace footfall

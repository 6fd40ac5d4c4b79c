// SPDX-License-Identifier: MIT
// What a chain and its figure have to say: links that no stance meets, and legs that miss their contacts.
#pragma once

#include <vector>

#include "base/note.h"
#include "stance/stance_figure.h"

namespace footfall::stance {

struct LinkNote : Note {
  std::size_t link = 0;  // index
};

// One note per implausible link, unmet: which handle prevents it and what would work.
std::vector<LinkNote> notesOf(const StanceChain& chain, const StanceLibrary& library,
                              const StanceSearchOptions& options = {});
// Remarks on standing legs that miss their contacts: metres.
std::vector<Note> notesOf(const StanceFigure& figure);

}  // namespace footfall::stance

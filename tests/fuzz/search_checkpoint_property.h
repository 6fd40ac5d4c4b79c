// SPDX-License-Identifier: MIT
#pragma once

#include "fuzz/property.h"
#include "io/documents/search_checkpoint.h"

namespace footfall::fuzz {

// A checkpoint is written and read again as the same, and a search either resumes from it or says why not.
inline void checkSearchCheckpoint(std::string_view input) {
  SearchCheckpoint checkpoint;
  try {
    checkpoint = parseCheckpoint(input, "input.json");
  } catch (const Error& error) {
    return demandPlace(error, "input.json");
  }
  const std::string text = formatCheckpoint(checkpoint);
  demand(formatCheckpoint(parseCheckpoint(text, "again")) == text, "written and read again");
  const auto best = checkpoint.state.tables.find("best");
  if (best == checkpoint.state.tables.end() || best->second.cols() < 1 || best->second.cols() > 20) return;
  if (checkpoint.search.population > 100) return;
  const creature::SearchSpace space(static_cast<std::size_t>(best->second.cols()), {-1, 1, 0.1, 0, 0});
  try {
    const std::unique_ptr<creature::Search> search = makeSearch(space, checkpoint.search);
    search->restore(checkpoint.state);
    for (const creature::Individual& one : search->population())
      demand(one.parameters.size() == best->second.cols(), "individuals are whole");
  } catch (const Error& error) {
    demand(!error.message().empty(), "an error has a message");
  }
}

}  // namespace footfall::fuzz

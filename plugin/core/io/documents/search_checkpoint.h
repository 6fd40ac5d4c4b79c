// SPDX-License-Identifier: MIT
// A search between two generations as a document, {"footfall": "checkpoint"}: all that is needed to go on as
// if it had never stopped. Numbers are written so that every bit comes back.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "creature/search/search_run.h"

namespace footfall {

struct SearchCheckpoint {
  std::string problem;             // the "synthesis" document that is searched, as text
  creature::SearchOptions search;  // without its start, which generation 0 has used up
  creature::SearchRunOptions run;
  creature::SearchState state;
  creature::SearchHistory history;
};

std::string formatCheckpoint(const SearchCheckpoint& checkpoint);
// Throws Error naming line and path.
SearchCheckpoint parseCheckpoint(std::string_view text, const std::string& file);

// The individuals of a checkpoint, the best of all first, to start another search from.
std::vector<Eigen::VectorXd> individualsOf(const SearchCheckpoint& checkpoint);

}  // namespace footfall

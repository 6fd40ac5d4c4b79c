// SPDX-License-Identifier: MIT
// How a search went: fitness over generations (thesis figures 6.14 and 6.21).
#pragma once

#include <string>
#include <vector>

#include "creature/search/search_run.h"
#include "draw/page/page.h"

namespace footfall::draw {

struct SearchLine {
  std::string name;  // "seed 3"
  creature::SearchHistory history;
};

// One run: the best so far, and the best and the median of each generation. Several: the best of each.
// Generations whose candidates all fell have no point. byEvaluations: over evaluations, to compare
// populations of different sizes.
Canvas drawSearch(const std::vector<SearchLine>& runs, bool byEvaluations = false, const Page& page = {});

}  // namespace footfall::draw

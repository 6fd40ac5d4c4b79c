// SPDX-License-Identifier: MIT
// Runs a search generation by generation, reporting each, until the fitness suffices or it is stopped.
#pragma once

#include <functional>
#include <limits>
#include <vector>

#include "creature/search/evaluation_pool.h"
#include "creature/search/search.h"

namespace footfall::creature {

// One generation as it was told to the search.
struct GenerationReport {
  int generation = 0;
  long long evaluations = 0;   // up to and with this one
  double best = 0;             // of all so far
  double top = 0, median = 0;  // of this generation's candidates
  friend bool operator==(const GenerationReport& a, const GenerationReport& b) {
    return a.generation == b.generation && a.evaluations == b.evaluations && a.best == b.best &&
           a.top == b.top && a.median == b.median;
  }
};
using SearchHistory = std::vector<GenerationReport>;

struct SearchRunOptions {
  // After the first population, so that evaluations are population times (this + 1). The default gives CMA-ES
  // with its own population about as many as the thesis's 40 generations of 50.
  int generations = 160;
  double enough = std::numeric_limits<double>::infinity();  // stop at this fitness
};

// Called after every generation, from the thread that called runSearch: the place for checkpoints and
// previews.
using GenerationObserver = std::function<void(const Search& search, const SearchHistory& history)>;

// Continues from the state of the search; history holds the generations so far and is extended. Throws
// Cancelled where progress (the share of the generations) asks to stop; the search then stands at the last
// whole generation.
void runSearch(Search& search, EvaluationPool& pool, const SearchRunOptions& options, SearchHistory& history,
               const GenerationObserver& observer = {}, const Progress& progress = {});

}  // namespace footfall::creature

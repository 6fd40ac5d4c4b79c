// SPDX-License-Identifier: MIT
#include "creature/search/search_run.h"

#include <algorithm>

namespace footfall::creature {
namespace {

GenerationReport reportOf(const Search& search, Eigen::VectorXd fitness) {
  std::sort(fitness.data(), fitness.data() + fitness.size());
  return {search.generation() - 1, search.evaluations(), search.best().fitness, fitness(fitness.size() - 1),
          fitness(fitness.size() / 2)};
}

}  // namespace

void runSearch(Search& search, EvaluationPool& pool, const SearchRunOptions& options, SearchHistory& history,
               const GenerationObserver& observer, const Progress& progress) {
  const int total = options.generations + 1;
  while (search.generation() < total) {
    if (search.generation() > 0 && search.best().fitness >= options.enough) return;
    // Asked here too: the thread that called may not get a single candidate to evaluate.
    report(progress, static_cast<double>(search.generation()) / total);
    const Progress part = [&](double share) {
      return !progress || progress((search.generation() + share) / total);
    };
    const Eigen::VectorXd fitness = pool.evaluate(search.ask(), part);
    search.tell(fitness);
    history.push_back(reportOf(search, fitness));
    if (observer) observer(search, history);
  }
}

}  // namespace footfall::creature

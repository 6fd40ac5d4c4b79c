// SPDX-License-Identifier: MIT
#include "cli/program/suggestion.h"

#include <algorithm>

#include <fmt/format.h>

namespace footfall::cli {

// Optimal string alignment, by rows.
int editDistance(const std::string& a, const std::string& b) {
  std::vector<std::vector<int>> cost(a.size() + 1, std::vector<int>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) cost[i][0] = static_cast<int>(i);
  for (std::size_t j = 0; j <= b.size(); ++j) cost[0][j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      cost[i][j] = std::min(
          {cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
    }
  }
  return cost[a.size()][b.size()];
}

std::string nearest(const std::string& word, const std::vector<std::string>& candidates) {
  // One slip in a short word, more in long ones; or the beginning of a longer one.
  const int most = static_cast<int>(word.size() + 2) / 3;
  std::string best;
  int least = most + 1;
  for (const std::string& candidate : candidates) {
    int distance = editDistance(word, candidate);
    if (word.size() >= 3 && candidate.compare(0, word.size(), word) == 0) distance = std::min(distance, 1);
    if (distance < least) least = distance, best = candidate;
  }
  return best;
}

std::string didYouMean(const std::string& word, const std::vector<std::string>& candidates) {
  const std::string meant = nearest(word, candidates);
  return meant.empty() ? "" : fmt::format("; did you mean '{}'?", meant);
}

}  // namespace footfall::cli

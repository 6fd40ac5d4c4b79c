// SPDX-License-Identifier: MIT
#include "gait/stride/leg_timing.h"

#include <algorithm>

namespace footfall::gait {

double leastShift(const std::vector<LegTiming>& a, const std::vector<LegTiming>& b) {
  const std::size_t legs = std::min(a.size(), b.size());
  if (legs == 0) return 0;
  double best = 0, least = 1e9;
  // For a given wrap of every leg the best shift is the mean; candidates are tried around each leg's own
  // shift.
  for (std::size_t first = 0; first < legs; ++first) {
    for (const double nudge : {-0.25, -0.01, 0.0, 0.01, 0.25}) {
      double shift = a[first].phase - b[first].phase + nudge;
      for (int round = 0; round < 4; ++round) {
        double mean = 0;
        for (std::size_t l = 0; l < legs; ++l) mean += shortestTurn(a[l].phase - b[l].phase - shift);
        shift += mean / static_cast<double>(legs);
      }
      double sum = 0;
      for (std::size_t l = 0; l < legs; ++l) {
        const double turn = shortestTurn(b[l].phase + shift - a[l].phase);
        sum += turn * turn;
      }
      if (sum < least - 1e-9) {
        least = sum;
        best = shift;
      }
    }
  }
  return shortestTurn(best);
}

}  // namespace footfall::gait

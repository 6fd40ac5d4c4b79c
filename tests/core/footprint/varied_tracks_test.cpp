// SPDX-License-Identifier: MIT
// What the fast solver promises on any track, tried on thousands: it never ends above the method's own search
// from either guess, and ends at the same place from both.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "core/footprint/varied_tracks.h"

namespace footfall::footprint {
namespace {

double solved(const Example& e, const ComPath& guess, ComMethod method) {
  ComSolverOptions options;
  options.method = method;
  return solveCom(e.problem, guess, options).cost.sum();
}

struct Gap {
  int tracks = 0;
  double mean = 0, worst = 0;      // E of fast over E of greedy, the lower of both guesses'
  double apart = 0, farthest = 0;  // E of fast from one guess over that from the other, less 1

  void add(double ratio, double spread) {
    ++tracks;
    mean += (ratio - mean) / tracks;
    worst = std::max(worst, ratio);
    apart += (spread - apart) / tracks;
    farthest = std::max(farthest, spread);
  }
};

// FOOTFALL_TRACKS asks for more.
TEST(VariedTracks, FastIsNeverAboveGreedy) {
  const char* asked = std::getenv("FOOTFALL_TRACKS");
  const unsigned tracks = asked != nullptr ? static_cast<unsigned>(std::atoi(asked)) : 2002;
  Gap all;
  std::array<Gap, kTrackKinds.size()> each;
  for (unsigned seed = 0; seed < tracks; ++seed) {
    const VariedTrack varied = variedTrack(seed);
    const char* kind = kTrackKinds[static_cast<std::size_t>(varied.kind)];
    ASSERT_TRUE(faultsOf(varied.track, varied.virtualLegs.legNames()).empty()) << kind << ", seed " << seed;
    const Example e(varied.track, {}, {}, varied.virtualLegs);
    const double greedy =
        std::min(solved(e, e.above, ComMethod::Greedy), solved(e, e.midStance, ComMethod::Greedy));
    const double above = solved(e, e.above, ComMethod::Fast),
                 middle = solved(e, e.midStance, ComMethod::Fast);
    EXPECT_LE(above, greedy) << kind << ", seed " << seed << ", from above the prints";
    EXPECT_LE(middle, greedy) << kind << ", seed " << seed << ", from mid-stance";
    const double ratio = std::max(above, middle) / greedy;
    const double spread = std::max(above, middle) / std::min(above, middle) - 1;
    all.add(ratio, spread);
    each[static_cast<std::size_t>(varied.kind)].add(ratio, spread);
  }
  const auto print = [](const std::string& name, const Gap& gap) {
    std::printf(
        "%-10s %6d tracks: E of fast over greedy %.3f (worst %.4f), guesses apart %.3f %% (%.1f %%)\n",
        name.c_str(), gap.tracks, gap.mean, gap.worst, 100 * gap.apart, 100 * gap.farthest);
  };
  for (std::size_t kind = 0; kind < each.size(); ++kind) print(kTrackKinds[kind], each[kind]);
  print("all", all);
  EXPECT_LT(all.mean, 0.6);
  EXPECT_GE(all.tracks, 1000);
}

}  // namespace
}  // namespace footfall::footprint

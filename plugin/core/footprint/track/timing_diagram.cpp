// SPDX-License-Identifier: MIT
#include "footprint/track/timing_diagram.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"

namespace footfall::footprint {
namespace {

// The print's bar; throws Error where there is no such print or no such time.
TimingBar barOf(const Track& track, int print, double time) {
  if (print < 0 || print >= static_cast<int>(track.prints.size()))
    throw Error(fmt::format("there is no print {}; the track has {}", print + 1, track.prints.size()));
  if (!std::isfinite(time)) throw Error(fmt::format("print {}: its time must be finite", print + 1));
  return timingBars(track)[static_cast<std::size_t>(print)];
}

}  // namespace

std::vector<TimingBar> timingBars(const Track& track) {
  std::vector<TimingBar> bars;
  double strike = 0;
  for (std::size_t i = 0; i < track.prints.size(); ++i) {
    const Footprint& print = track.prints[i];
    bars.push_back({static_cast<int>(i), print.leg, strike, strike + print.stance});
    strike += print.step;
  }
  return bars;
}

Track withFootfallAt(Track track, int print, double time, Ripple ripple,
                     const std::vector<std::string>& legNames) {
  const TimingBar bar = barOf(track, print, time);
  if (print == 0)
    throw Error("print 1: time is counted from its footfall; move the start of the whole walk instead");
  const std::size_t i = static_cast<std::size_t>(print);
  const double before = bar.strike - track.prints[i - 1].step;
  if (time <= before)
    throw Error(
        fmt::format("print {}: its foot would land at {:.3g} s, before that of print {}; it must land after "
                    "{:.3g} s",
                    print + 1, time, print, before));
  const double latest = std::min(bar.lift, bar.strike + track.prints[i].step);
  if (ripple == Ripple::No && time >= latest)
    throw Error(
        fmt::format("print {}: its foot would land at {:.3g} s, when it leaves or the next one lands; "
                    "it must land before {:.3g} s, or everything after it must move along",
                    print + 1, time, latest));
  const double later = time - bar.strike;
  track.prints[i - 1].step += later;
  if (ripple == Ripple::No) {
    track.prints[i].step -= later;
    track.prints[i].stance -= later;
  }
  checkTrack(track, legNames);
  return track;
}

Track withLiftOffAt(Track track, int print, double time, const std::vector<std::string>& legNames) {
  const TimingBar bar = barOf(track, print, time);
  if (time <= bar.strike)
    throw Error(
        fmt::format("print {}: its foot would leave at {:.3g} s, before it lands; it must leave after {:.3g} "
                    "s",
                    print + 1, time, bar.strike));
  track.prints[static_cast<std::size_t>(print)].stance = time - bar.strike;
  checkTrack(track, legNames);
  return track;
}

}  // namespace footfall::footprint

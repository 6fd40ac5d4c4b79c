// SPDX-License-Identifier: MIT
// The times of a track as a gait diagram shows them (Fig. 1b of the method): a bar per print, from footfall
// to lift-off. Moving an end of a bar changes the stance and step times that the daggers show.
#pragma once

#include <string>
#include <vector>

#include "footprint/track/track.h"

namespace footfall::footprint {

struct TimingBar {
  int print = 0, leg = 0;
  double strike = 0, lift = 0;  // seconds from the first footfall
};

// In the order of the prints, which must be timed.
std::vector<TimingBar> timingBars(const Track& track);

// Whether an edit moves everything after it along.
enum class Ripple { No, Yes };

// Lands the foot of a print (from 0) at another time. Without ripple nothing else moves: the step before
// grows by as much as the print's own step and stance shrink. Throws Error naming the print (from 1) and the
// remedy where feet could not do it.
Track withFootfallAt(Track track, int print, double time, Ripple ripple,
                     const std::vector<std::string>& legNames);
// Lifts the foot off its print at another time; nothing else moves.
Track withLiftOffAt(Track track, int print, double time, const std::vector<std::string>& legNames);

}  // namespace footfall::footprint

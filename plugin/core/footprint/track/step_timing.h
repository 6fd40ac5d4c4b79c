// SPDX-License-Identifier: MIT
// Timing from the distance between prints (section 4.1): long steps get a flight.
#pragma once

#include <vector>

#include "footprint/track/track.h"

namespace footfall::footprint {

// The times for steps of this length; linear between rows, constant outside them.
struct TimingRow {
  double distance = 0;  // in leg lengths
  double step = 0,
         stance = 0;  // seconds for a nominal leg of 0.85 m; they grow with the square root of the leg
};

struct TimingTable {
  // Step and stance cross at 1.05 leg lengths: beyond it the figure leaps.
  std::vector<TimingRow> rows{
      {0, 0.60, 0.80}, {0.7, 0.52, 0.65}, {1.05, 0.45, 0.45}, {1.5, 0.55, 0.28}, {2.2, 0.75, 0.28}};

  TimingRow at(double distance) const;  // in leg lengths
  double flightFrom() const;            // leg lengths beyond which there is a flight; infinite: never
};

// Fills in the stance and step times that are 0 from the distance in plan to the next print (the last print:
// as the one before it). A foot that lands again next (a hop) leaves the ground before. nominal: the leg's
// nominal length, m.
void fillInTiming(Track& track, double nominal, const TimingTable& table = {});

}  // namespace footfall::footprint

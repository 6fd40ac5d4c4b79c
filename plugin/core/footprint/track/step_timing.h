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
  // Step and stance cross at 1.05 leg lengths: beyond it the figure leaps. Walking steps as people take them
  // (medians of 14 clips of the CMU database, subjects 02, 05, 06, 07, 12, 16, 35); the last two rows by eye.
  std::vector<TimingRow> rows{{0, 0.62, 0.84},    {0.6, 0.61, 0.79}, {0.75, 0.59, 0.74}, {0.9, 0.53, 0.64},
                              {1.05, 0.45, 0.45}, {1.5, 0.55, 0.28}, {2.2, 0.75, 0.28}};
  // Long steps among long steps are those of a run: as above, 9 clips of subjects 02, 09, 16 and 35; the last
  // row from sprinters (Hogberg 1952).
  std::vector<TimingRow> runs{
      {1.05, 0.40, 0.30}, {1.2, 0.39, 0.27}, {1.4, 0.38, 0.25}, {1.7, 0.36, 0.22}, {2.4, 0.24, 0.12}};

  TimingRow at(double distance) const;  // in leg lengths
  // The same among steps of which the shorter one beside it is `beside` leg lengths.
  TimingRow among(double distance, double beside) const;
  double flightFrom() const;  // leg lengths beyond which there is a flight; infinite: never
};

// Fills in the stance and step times that are 0 from the distance in plan to the next print (the last print:
// as the one before it). A foot that lands again next (a hop) leaves the ground before. nominal: the leg's
// nominal length, m.
void fillInTiming(Track& track, double nominal, const TimingTable& table = {});

}  // namespace footfall::footprint

// SPDX-License-Identifier: MIT
// Gait as measured on a run (Kamat §5.7; definitions of phase and gait matrix after McGhee 1968 and
// Hildebrand 1965).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "creature/measure/run_record.h"
#include "curve/curve_set.h"

namespace footfall::creature {

struct LegMeasures {
  std::vector<double> setDowns;  // seconds, within the span
  double duty = 0;               // share of the span that the leg is on the ground
  double period = 0;             // seconds from set-down to set-down on average; 0: fewer than two
  double stepLength = 0;         // metres the centre of mass travels meanwhile
  double phase = 0;              // 0 to 1: how far in the cycle its set-down lags the first leg's
  // Metres: the highest that its lowest point gets while the leg is off the ground, averaged over those times
  // from lift to set-down; a foot that scuffs halfway has two low ones. 0: it does not leave the ground.
  double clearance = 0;
};

struct GaitMeasures {
  std::vector<LegMeasures> legs;
  double period = 0;          // of the first leg that steps; 0: none
  double stepLength = 0;      // of the same
  double flightFraction = 0;  // share of the span with no leg down
  int minSupport = 0;         // the fewest legs down at any time
  double clearance = 0;       // metres: mean of the legs'
  // Support states in their order over one cycle from the first leg's set-down: bit i set where leg i is
  // down. Each differs from the one before it. Its rows are the gait matrix.
  std::vector<std::uint64_t> sequence;

  // Down or not, one row per sample of the whole run; touches and gaps under 20 ms left out.
  std::vector<std::uint64_t> down;
};

// legs: the monitor points of each leg, as bits. Only whole samples within the span count. No allocation once
// grown.
void measureGait(const RunRecord& recording, const std::vector<std::uint64_t>& legs, double travel,
                 const TimeRange& span, GaitMeasures& out);

// Contact bars of a leg over the whole run, for diagrams.
std::vector<TimeRange> contactBars(const RunRecord& recording, const GaitMeasures& gait, int leg);

// How alike two support sequences are, 0 to 1, whatever state they start with.
double sequenceLikeness(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b);

// The rules that tell gaits apart (§4.2 of the gait chapter), each a vote for a walk (+) or a run (-).
struct GaitVerdict {
  std::string label;  // "walk", "run", "hop" (all legs together, or one), "bound" or "none"
  int walk = 0, run = 0;
  std::vector<std::string> reasons;
};
struct GaitEvidence {
  double energyPhase = 0;  // correlation of potential and forward kinetic energy
  double froude = 0;
  double distance = 0;  // metres per cycle
};
GaitVerdict classifyGait(const GaitMeasures& gait, const GaitEvidence& evidence);

}  // namespace footfall::creature

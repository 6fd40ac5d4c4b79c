// SPDX-License-Identifier: MIT
// Where a path of the centre of mass violates physics or the reach of a leg, by how much, and what would
// help.
#pragma once

#include <string>
#include <vector>

#include "base/note.h"
#include "footprint/com/com_problem.h"

namespace footfall::footprint {

enum class PrintProblem : std::uint8_t {
  OutOfReach,         // the leg would have to be longer than it is
  UnsupportedStance,  // an unsupported force while feet are on the ground
  UnsupportedFlight   // the same in the air: not a free fall
};

// A note on a print and the step after it: "print 7 (left): reach 1.12 × leg at 2.31 s; move it 6 cm back or
// …". amount: OutOfReach, the leg's length in longest lengths; the others, the mean unsupported force in m·g.
struct PrintNote : Note {
  PrintProblem problem = PrintProblem::OutOfReach;
  int print = 0;  // from 0
};

struct ComDiagnosis {
  double worstImbalance = 0;     // in m·g
  double worstTime = 0;          // seconds
  int worstPrint = 0;            // from 0: whose step it is in
  double meanImbalance = 0;      // over time, in m·g
  std::vector<PrintNote> notes;  // sorted by print

  // The print that is furthest out of reach, where one is so far that the walk cannot be met as it stands;
  // else the one whose step needs most unsupported force, where that is as bad; null: it can. This is the one
  // place where that is decided.
  const PrintNote* unmet() const;
};

ComDiagnosis diagnose(const ComProblem& problem, const Track& track, const TrackTiming& timing,
                      const VirtualLegs& virtualLegs, const ComPath& path);

}  // namespace footfall::footprint

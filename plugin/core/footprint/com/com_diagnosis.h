// SPDX-License-Identifier: MIT
// Where a path of the centre of mass bends the laws of physics or a leg, how much, and what would help.
#pragma once

#include <string>
#include <vector>

#include "footprint/com/com_problem.h"

namespace footfall::footprint {

enum class ComTrouble : std::uint8_t {
  Reach,    // a leg is longer than its longest
  Balance,  // a force from nowhere while feet stand
  Flight    // the same in the air: not a free fall
};

struct ComNote {
  ComTrouble kind = ComTrouble::Reach;
  int print = 0;      // from 0
  double time = 0;    // seconds: where it is worst
  double amount = 0;  // Reach: leg length in longest lengths; the others: force in m·g
  std::string
      text;  // "print 7 (left): reach 1.12 × leg at 2.31 s; move it 6 cm back or give the step before it …"
};

struct ComDiagnosis {
  double worstImbalance = 0;   // in m·g
  double worstTime = 0;        // seconds
  int worstPrint = 0;          // from 0: whose step it is in
  double meanImbalance = 0;    // over time, in m·g
  std::vector<ComNote> notes;  // sorted by print
};

struct DiagnosisLimits {
  double reach = 1.03;     // longest lengths
  double imbalance = 0.1;  // m·g: what is worth a note
};

ComDiagnosis diagnose(const ComProblem& problem, const Track& track, const TrackTiming& timing,
                      const Walker& walker, const ComPath& path, const DiagnosisLimits& limits = {});

}  // namespace footfall::footprint

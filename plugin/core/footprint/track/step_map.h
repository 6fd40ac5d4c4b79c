// SPDX-License-Identifier: MIT
// Steps of one track beside those of another: which moment of the one is which moment of the other. What was
// keyed on a step is found again on that step, wherever and whenever it now is.
#pragma once

#include <cstdint>
#include <vector>

#include "footprint/track/track.h"

namespace footfall::footprint {

// For each print of `now` (from 0) the print of `before` that it is, or -1 for one that was put in. Prints
// keep their order and their feet; the pairs that lie nearest together are taken, a pair of prints `gap`
// metres apart being as unlikely as one taken out and another put in.
std::vector<int> matchPrints(const Track& before, const Track& now, double gap);

// For each print of `now` a print of `before` with the same foot and the same next foot, in order and over
// and over: from `first` to before `last`, then again from the first that fits. -1 where none fits. For what
// is cyclic.
std::vector<int> repeatPrints(const Track& before, const Track& now, int first, int last);

// A share of a moment of the track before.
struct StepMoment {
  double time = 0;    // seconds of the track before
  double weight = 0;  // at most two moments a time; their weights add up to 1, or to 0 where nothing is known
};
struct StepMoments {
  StepMoment a, b;
};

class StepMap {
 public:
  // Both timed. match: a print of `before` for each print of `now`, -1 for none. Times within a step run
  // straight from its footfall to the lift-off within it and on to the next footfall where the same foot
  // leaves in both (the other one in a walk, its own in a run), else straight from footfall to footfall.
  StepMap(const Track& before, const Track& now, std::vector<int> match);

  // Steps that follow each other in both are one piece; where they do not, one fades into the other over
  // `fade` seconds to either side. Over a step that was put in, the end of the one before fades into the
  // start of the one after.
  StepMoments at(double time, double fade = 0.12) const;

 private:
  enum class Lift : std::uint8_t { None, Other, Own };  // which foot leaves within the step
  struct Step {
    double start = 0, lift = 0, end = 0;  // seconds
    Lift kind = Lift::None;
  };
  static std::vector<Step> stepsOf(const Track& track);
  double across(std::size_t step, double time) const;  // the time before; runs on beyond the step

  std::vector<Step> before_, now_;
  std::vector<int> match_;  // a step each, -1: none
};

}  // namespace footfall::footprint

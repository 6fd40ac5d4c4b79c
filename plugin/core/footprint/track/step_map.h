// SPDX-License-Identifier: MIT
// Maps the steps of one track to those of another, so that what was keyed on a step is found on that step
// again, wherever and whenever it now is.
#pragma once

#include <cstdint>
#include <vector>

#include "footprint/track/track.h"

namespace footfall::footprint {

// For each print of `now` (from 0) the same print of `before`, or -1 for an inserted one. Prints keep their
// order and their feet; the pairs nearest to each other are chosen, a pair `gap` metres apart being as
// unlikely as one print removed and another inserted.
std::vector<int> matchPrints(const Track& before, const Track& now, double gap);

// For each print of `now` a print of `before` with the same foot and the same next foot, cyclically: from
// `first` to before `last`, then again from the first that fits. -1 where none fits.
std::vector<int> repeatPrints(const Track& before, const Track& now, int first, int last);

// A moment of the track before, with a weight.
struct StepMoment {
  double time = 0;    // seconds of the track before
  double weight = 0;  // at most two moments per time; their weights sum to 1, or to 0 where nothing is known
};
struct StepMoments {
  StepMoment a, b;
};

class StepMap {
 public:
  // Both timed. match: a print of `before` for each print of `now`, -1 for none. Times within a step
  // are linear from its footfall to the lift-off within it and on to the next footfall where the same foot
  // leaves in both (the other one in a walk, its own in a run), else linear from footfall to footfall.
  StepMap(const Track& before, const Track& now, std::vector<int> match);

  // Steps that follow each other in both are continuous; where they do not, one fades into the other over
  // `fade` seconds on either side. During an inserted step the end of the one before fades into the start of
  // the one after.
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
  std::vector<int> match_;  // per step, -1: none
};

}  // namespace footfall::footprint

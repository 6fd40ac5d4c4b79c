// SPDX-License-Identifier: MIT
// The transition between gaits as published by Samson 1999 (§3.3.3): retimed legs, two intermediate
// animations, a cross-fade. For comparison; use follow.h with a GaitPlan of two strides.
#pragma once

#include <vector>

#include "gait/stride/stride.h"

namespace footfall::gait {

enum class TransitionMode {
  Printed,  // eqs 3.42 to 3.44: the touchdown times cancel, so the legs keep the coordination of the first
            // gait
  CommonClock,  // as intended: time advances in the windows of the previous frame, on one clock for all legs
  PhaseClock    // one phase; touchdowns move along the shortest arc
};

// Misprints that the modes above leave out.
struct TransitionErrata {
  bool wrap = false;    // eq 3.43, second line: the duration of the stance in place of its start
  bool source = false;  // eq 3.45: the share of the previous step plus one frame, as in eq 3.42
};

// Touchdown and stance duration of a leg, in frames.
struct LegWindow {
  double touchdown = 0, stance = 0;
};

struct TransitionStep {
  double strideFrames = 0;  // D(i), eq 3.38
  std::vector<LegState> legs;
  std::vector<double> time;  // t(i) of each leg in the interpolated stride, frames
};

// Steps i = 0 to frames. startTime: on the clock of the first gait, frames. Throws Error where the numbers of
// legs differ or frames is below 1.
std::vector<TransitionStep> transitionSteps(TransitionMode mode, const std::vector<LegWindow>& start,
                                            double startFrames, const std::vector<LegWindow>& end,
                                            double endFrames, int frames, double startTime = 0,
                                            const TransitionErrata& errata = {});

// The frame of a stride that shows a leg in this state (eq 3.45, corrected).
double sourceFrame(const LegState& state, const LegWindow& window, double strideFrames);
// The same for a leg at step i of a transition, corrected or as printed.
double sourceFrame(const std::vector<TransitionStep>& steps, std::size_t i, std::size_t leg,
                   const LegWindow& window, double strideFrames, const TransitionErrata& errata = {});

// Both strides are of one figure, which moves straight along +Z. The torso is the mean over the legs
// (eq 3.46), its speed changes evenly. duration: seconds.
Motion thesisTransition(const Stride& from, const Stride& to, double duration, double framesPerSecond,
                        TransitionMode mode, const TransitionErrata& errata = {});

}  // namespace footfall::gait

// SPDX-License-Identifier: MIT
// The passage from one gait into another as Samson 1999 has it (§3.3.3): legs retimed, two intermediate
// animations, a cross-fade. follow.h with a GaitPlan of two strides is the one to use.
#pragma once

#include <vector>

#include "gait/stride/stride.h"

namespace footfall::gait {

enum class TransitionMode {
  Printed,      // eqs 3.42 to 3.44: the touchdown times cancel, legs keep the first gait's coordination
  CommonClock,  // as intended: time goes on with the windows of the frame before, on a clock all legs share
  PhaseClock    // one phase; touchdowns move along the shortest arc
};

// Slips of printed equations that the modes above leave out.
struct TransitionErrata {
  bool wrap = false;    // eq 3.43, second line: the stance's duration where its start belongs
  bool source = false;  // eq 3.45: the share of the step before, and a frame more, as in eq 3.42
};

// Of one leg, in frames: its touchdown and how long it stands.
struct LegWindow {
  double touchdown = 0, stance = 0;
};

struct TransitionStep {
  double strideFrames = 0;  // D(i), eq 3.38
  std::vector<LegState> legs;
  std::vector<double> time;  // t(i) of each leg in the interpolated stride, frames
};

// Steps i = 0 … frames. startTime: of the first gait's clock, frames. Throws Error where numbers of legs
// differ or frames is below 1.
std::vector<TransitionStep> transitionSteps(TransitionMode mode, const std::vector<LegWindow>& start,
                                            double startFrames, const std::vector<LegWindow>& end,
                                            double endFrames, int frames, double startTime = 0,
                                            const TransitionErrata& errata = {});

// Where in a stride a leg in that state is (eq 3.45, corrected): frames.
double sourceFrame(const LegState& state, const LegWindow& window, double strideFrames);
// The same of a leg at step i of a transition, corrected or as printed.
double sourceFrame(const std::vector<TransitionStep>& steps, std::size_t i, std::size_t leg,
                   const LegWindow& window, double strideFrames, const TransitionErrata& errata = {});

// Both strides of one figure; straight along +Z. The torso is the mean over the legs' (eq 3.46), its speed
// rises evenly. duration: seconds.
Motion thesisTransition(const Stride& from, const Stride& to, double duration, double framesPerSecond,
                        TransitionMode mode, const TransitionErrata& errata = {});

}  // namespace footfall::gait

// SPDX-License-Identifier: MIT
// How well a recorded passage serves as a transition between two classes: whether it does what lies between
// them, and nothing else.
#pragma once

#include <string>
#include <vector>

#include "locomotion/library/library.h"

namespace footfall::locomotion {

struct TransitionFit {
  double ends =
      0;  // radians, root mean square over joints: of its ends from the classes they are blended with
  double strange = 0;  // radians, likewise: of its strangest frame from the nearest pose of both classes
  double turned = 0;   // radians: beyond what the turn rates at its ends explain
};
TransitionFit fitOf(const Transition& transition, const std::vector<MotionClass>& classes);

// Why it is none; empty: it is one.
std::string faultOf(const Transition& transition, const TransitionFit& fit);

}  // namespace footfall::locomotion

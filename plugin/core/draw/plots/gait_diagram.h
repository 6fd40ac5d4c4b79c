// SPDX-License-Identifier: MIT
// A gait at a glance (after Gray 1968): one bar per foot while it stands, how many feet stand, and the body
// from above with the phase at which each foot comes down.
#pragma once

#include <vector>

#include "draw/page/page.h"
#include "figure/anatomy/character.h"
#include "gait/stride/leg_timing.h"

namespace footfall::draw {

struct GaitPicture {
  std::vector<gait::LegTiming> legs;  // one per leg of the character
  double period = 0;                  // seconds a stride takes; 0: unknown
  double length = 0;                  // metres; 0: unknown
};

// Spans of the stride with the same feet down, in order from phase 0: which feet, and where each ends.
struct SupportSpan {
  double start = 0, end = 0;  // strides
  std::vector<char> down;     // one per leg
  int count = 0;
};
std::vector<SupportSpan> supportSpans(const std::vector<gait::LegTiming>& legs);

// Throws Error where the picture's legs are not the character's, or there are none.
Canvas drawGait(const GaitPicture& gait, const Character& character, const Page& page = {});

}  // namespace footfall::draw

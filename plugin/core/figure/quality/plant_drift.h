// SPDX-License-Identifier: MIT
// How still planted feet are at all times, also between frames, where channels run straight.
#pragma once

#include "figure/contact/contact_detection.h"

namespace footfall {

// The farthest any planted part is from its place, metres, and the frame: at `times` evenly spaced times a
// frame, and at the very start and end of each stand.
double plantDrift(const Motion& motion, const ContactReport& contacts, int times, std::size_t& frame,
                  int threads = 0);

// A planted part between one frame and the next, where its channels run straight: off its place by `arc` at
// the share of the way (half way; the nearest to that at which it still stands in the frame its stand ends
// in).
struct PlantArc {
  bool known = false;
  double share = 0.5;
  Vec3 arc = Vec3::Zero();  // metres
};

// Shifts for the frames, metres, such that the largest distance at frames in which the part stands and
// between them is as small as can be: about half the largest arc, and less where a stand begins or ends
// between frames, as the frame beyond it may be farther off. Frames with no arc on either side: zero.
std::vector<Vec3> sharedArcs(const std::vector<PlantArc>& arcs, const std::vector<char>& stands);

}  // namespace footfall

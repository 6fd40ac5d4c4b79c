// SPDX-License-Identifier: MIT
// How far a sole travels over the ground in one step. docs/method/quality.md defines it.
#pragma once

#include <vector>

#include "figure/contact/contact_detection.h"

namespace footfall {

// From the first touch of a foot to its last: one or more contacts between which it stays down.
struct StepSlip {
  int leg = 0;
  TimeRange time;         // seconds
  double distance = 0;    // metres: the largest distance between two places of the sole, rolling taken out
  std::size_t frame = 0;  // an end of it
  // How far the sole is from the other end, metres, from frame firstFrame on; largest where `frame` is.
  std::vector<double> slid;
  std::size_t firstFrame = 0;
};

// One step per contact or more, in the order of their strikes. tracks: of the report's soles.
std::vector<StepSlip> stepSlips(const Motion& motion, const SoleTracks& tracks, const ContactReport& report,
                                const ContactOptions& options = {});

}  // namespace footfall

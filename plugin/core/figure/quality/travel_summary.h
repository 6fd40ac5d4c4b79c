// SPDX-License-Identifier: MIT
// How a figure gets about in a motion, in a few numbers.
#pragma once

#include "figure/contact/contact_detection.h"
#include "figure/motion/motion.h"

namespace footfall {

struct TravelSummary {
  std::size_t strides = 0;  // a stride is from a foot's strike to its next one; of the foot with the most
  double strideTime = 0;    // seconds, the median; 0 without strides
  double distance = 0;      // metres of the pelvis over the ground, sway of a stride left out
  double speed = 0;         // metres per second, the mean
  double turn = 0;          // radians from the first frame to the last, left positive
};

TravelSummary summarizeTravel(const Motion& motion, const ContactReport& contacts);

}  // namespace footfall

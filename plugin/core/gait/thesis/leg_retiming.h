// SPDX-License-Identifier: MIT
// Each leg's own clock under a changing speed (Samson 1999 §3.3.2): the stance advances with the path, the
// flight takes the rest of the stride. The legs lose their relative phases this way; gait_clock.h keeps them.
#pragma once

#include <vector>

#include "gait/stride/leg_timing.h"

namespace footfall::gait {

struct RetimingOptions {
  double exponent = 0.6;     // of stride length with speed
  bool subFrame = true;      // strides may end between frames; false: at whole frames only, and phases drift
  bool printedStep = false;  // eq 3.37 as printed: the step of the flight inverted
  // Eq 3.36 as printed: the frame at which a stride ends instead of its duration. Later flights never end.
  bool printedFlight = false;
  double minFlight = 1;  // frames; shorter flights are lengthened and `limited` is set
};

struct RetimedLeg {
  std::vector<double> gaitTime;    // frame of the sample stride, one per frame
  std::vector<double> touchdowns;  // frames, with fractions
  bool limited = false;            // whether a flight would have been too short
};

// speeds: metres per frame from frame 0; the last one continues. gaitFrames, gaitSpeed (metres per frame): of
// the sample. Every leg starts at frame 0 of the sample.
std::vector<RetimedLeg> retimeLegs(const std::vector<double>& speeds, const std::vector<LegTiming>& legs,
                                   double gaitFrames, double gaitSpeed, const RetimingOptions& options = {});

}  // namespace footfall::gait

// SPDX-License-Identifier: MIT
// Each leg's own clock under a changing speed (Samson 1999 §3.3.2): in stance it advances with the path, in
// flight it takes what is left of the stride. Legs lose their relative phases by it; gait_clock.h does not.
#pragma once

#include <vector>

#include "gait/stride/leg_timing.h"

namespace footfall::gait {

struct RetimingOptions {
  double exponent = 0.6;     // of the stride's length with speed
  bool subFrame = true;      // strides may end between frames; false: at whole frames, and phases wander
  bool printedStep = false;  // eq 3.37 as printed: the flight's step upside down
  // Eq 3.36 as printed: the frame a stride ends at instead of how long it takes. Later flights never end.
  bool printedFlight = false;
  double minFlight = 1;  // frames; a flight is never shorter, and `limited` says so
};

struct RetimedLeg {
  std::vector<double> gaitTime;    // frames of the sample stride, for each frame
  std::vector<double> touchdowns;  // frames, may be fractions
  bool limited = false;            // a flight would have been too short
};

// speeds: metres a frame, from frame 0; the last one goes on. gaitFrames, gaitSpeed (metres a frame): of the
// sample. Every leg starts at the sample's frame 0.
std::vector<RetimedLeg> retimeLegs(const std::vector<double>& speeds, const std::vector<LegTiming>& legs,
                                   double gaitFrames, double gaitSpeed, const RetimingOptions& options = {});

}  // namespace footfall::gait

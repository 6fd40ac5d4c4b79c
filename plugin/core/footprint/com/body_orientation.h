// SPDX-License-Identifier: MIT
// The orientation of the body over a track (section 2.6). It follows from the prints alone, so the search for
// the path of the centre of mass can rely on it.
#pragma once

#include <vector>

#include "footprint/track/track.h"

namespace footfall::footprint {

// A scripted orientation; eased between keys, held outside them.
struct BodyKey {
  double time = 0;                      // seconds
  double yaw = 0, pitch = 0, roll = 0;  // radians: left, nose down, right side down

  bool operator==(const BodyKey& o) const {
    return time == o.time && yaw == o.yaw && pitch == o.pitch && roll == o.roll;
  }
};

struct BodyOrientationOptions {
  double window = 0;      // seconds over which the directions of the feet are averaged; 0: one stride
  double pitch = 0;       // radians of nodding, once per step
  double pitchPhase = 0;  // radians: 0 is level and nodding down at a footfall
  double roll = 0;        // radians of swaying, once per stride
  double rollPhase = 0;
  double lean = 0;              // radians forward
  std::vector<BodyKey> script;  // replaces all of the above where given
};

// Throws Error for a script out of order or numbers that are not finite.
class BodyOrientation {
 public:
  BodyOrientation(const Track& track, const TrackTiming& timing, const BodyOrientationOptions& options = {});

  Quat at(double time) const;
  double yaw(double time) const;
  // Rises by π per step, evenly from one footfall to the next.
  double phase(double time) const;

 private:
  double feetYaw(double time) const;  // mean of the feet
  BodyKey scripted(double time) const;

  BodyOrientationOptions options_;
  std::vector<double> strikes_;       // of prints, and the end
  std::vector<double> times_, yaws_;  // mean yaw of the feet: straight lines between corners
  double window_ = 0;
  bool cyclic_ = false;
  double period_ = 0, turn_ = 0;  // loops: seconds and radians per turn
};

}  // namespace footfall::footprint

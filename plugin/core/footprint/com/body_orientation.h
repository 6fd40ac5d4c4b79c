// SPDX-License-Identifier: MIT
// Which way the body faces over a track (section 2.6). It follows from the prints alone, so that the search
// for the path of the centre of mass can count on it.
#pragma once

#include <vector>

#include "footprint/track/track.h"

namespace footfall::footprint {

// A scripted attitude; straight between keys (eased), held outside.
struct BodyKey {
  double time = 0;                      // seconds
  double yaw = 0, pitch = 0, roll = 0;  // radians: left, nose down, right side down
};

struct BodyTurnOptions {
  double window = 0;      // seconds over which the feet's directions are averaged; 0: one stride
  double pitch = 0;       // radians of the nod, once a step
  double pitchPhase = 0;  // radians: 0 is level and going down at a footfall
  double roll = 0;        // radians of the sway, once a stride
  double rollPhase = 0;
  double lean = 0;              // radians forward, always
  std::vector<BodyKey> script;  // where given it replaces everything else
};

// Throws Error for a script out of order or numbers that are not finite.
class BodyTurn {
 public:
  BodyTurn(const Track& track, const TrackTiming& timing, const BodyTurnOptions& options = {});

  Quat at(double time) const;
  double yaw(double time) const;
  // π a step: rises from one footfall to the next by that much, evenly.
  double phase(double time) const;

 private:
  double feetYaw(double time) const;  // the feet's mean
  BodyKey scripted(double time) const;

  BodyTurnOptions options_;
  std::vector<double> strikes_;       // of prints, and the end
  std::vector<double> times_, yaws_;  // the feet's mean yaw: straight lines between corners
  double window_ = 0;
  bool cyclic_ = false;
  double period_ = 0, turn_ = 0;  // loops: seconds and radians a turn
};

}  // namespace footfall::footprint

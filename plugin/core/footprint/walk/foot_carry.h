// SPDX-License-Identifier: MIT
// Carries the feet of a recorded walk along with its prints: a foot that stands moves as its print was moved,
// one in the air as the print it left and, more and more, as the one it lands on. Roll, clearance and height
// stay the foot's own; where no print was moved, nothing changes.
#pragma once

#include <vector>

#include "footprint/track/track.h"

namespace footfall::footprint {

// A foot at a moment.
struct CarriedFoot {
  double time = 0;   // seconds of the track before
  double known = 0;  // 1: on or between prints of both tracks, 0: on others
  Frame from, to;    // what moved the print it left, and the one it lands on
  double share = 0;  // of the second

  Frame carried(const Frame& foot) const;
};

class FootCarry {
 public:
  // Both timed. match: a print of `before` for each print of `now`, -1 for none.
  FootCarry(const Track& before, const Track& now, const std::vector<int>& match, std::size_t legs);

  CarriedFoot at(int leg, double time) const;

 private:
  struct Stand {
    double strike = 0, lift = 0;    // seconds
    int before = -1;                // the same stand before, counted by foot; -1: none
    double struck = 0, lifted = 0;  // its times
    Frame move;                     // what took its print to where it is
  };
  CarriedFoot standing(const Stand& stand, double time) const;
  CarriedFoot apart(const Stand& stand, double away, double room, double time) const;

  std::vector<std::vector<Stand>> stands_;  // per leg, in order
};

}  // namespace footfall::footprint

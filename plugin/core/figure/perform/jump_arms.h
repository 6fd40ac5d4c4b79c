// SPDX-License-Identifier: MIT
// Arms in jumps: where a figure takes off from both feet, or hops on one, its arms do not swing against the
// legs but together: back in the crouch, forward and up at take-off, down at landing.
#pragma once

#include <vector>

#include "figure/contact/contact.h"

namespace footfall {

// The time in the air between two stances. Feet that leave or land together do so within 0.06 s.
struct Flight {
  TimeRange time;
  bool offBoth = false, ontoBoth = false;  // two feet or more leave together; land together
  bool hop = false;                        // one foot leaves, and the same foot lands
};
// In order; contacts sorted by strike. What is before the first stance and after the last is not a flight.
std::vector<Flight> flightsOf(const Contacts& contacts);

// How far both arms are swung forward from where they hang, radians; below 0: back. It follows only from when
// feet leave and land: the longer the flight the wider, from one end of a swing to the other with the least
// jerk. legLength: metres; loop: seconds after which the contacts repeat, 0: never.
class JumpArms {
 public:
  JumpArms(const Contacts& contacts, double legLength, double loop = 0);
  double at(double time) const;

 private:
  struct Key {
    double time = 0, angle = 0;
  };
  std::vector<Key> keys_;  // in order
};

}  // namespace footfall

// SPDX-License-Identifier: MIT
// Walking while prints keep arriving (van de Panne 1997 §4.2, Fig. 14). When a print arrives, the step before
// its own is solved and may be played; its own step waits, since the next print will change it.
#pragma once

#include "footprint/com/body_orientation.h"
#include "footprint/com/com_solver.h"
#include "footprint/track/step_timing.h"

namespace footfall::footprint {

struct OnlineOptions {
  ComOptions com;
  ComSolverOptions solver;
  BodyOrientationOptions body;
  TimingTable timing;          // for prints that arrive without times
  bool standingStart = false;  // the centre of mass rests at the start
  int context = 2;             // prints before the new one that are taken into account, 2 or more
  // Prints expected after the new one, as the last stride would continue; 0: the published method, which
  // takes every print for the last and so falls behind or runs ahead.
  int expected = 4;
};

class OnlineWalk {
 public:
  // Throws Error for a context below 2 and a figure without legs.
  explicit OnlineWalk(const VirtualLegs& virtualLegs, const OnlineOptions& options = {});

  // Adds the next print, already on the ground. Throws Error naming the print (from 1) for one that cannot
  // follow; the walk is then unchanged. The time it takes does not grow with the walk.
  void add(const Footprint& print);

  const Track& track() const { return track_; }
  // The path so far; from `settled` on it is a guess that the next prints will change.
  const ComPath& path() const { return path_; }
  double settled() const { return settled_; }  // seconds
  double footfall(std::size_t print) const { return strikes_[print]; }

 private:
  void expect(Track& window) const;
  void solve(const Track& window, std::size_t first, double settledBefore);

  VirtualLegs virtualLegs_;
  OnlineOptions options_;
  std::vector<std::string> names_;
  Track track_;
  std::vector<char> timed_;  // per print: arrived with a stance (1) and a step (2)
  std::vector<double> strikes_;
  ComPath path_;
  double settled_ = 0;
};

}  // namespace footfall::footprint

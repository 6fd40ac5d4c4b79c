// SPDX-License-Identifier: MIT
// From the first touch of a foot to its last.
#pragma once

#include "figure/contact/contact_detection.h"

namespace footfall {

// One foot over a motion: where it is near the ground and slow. Keeps references to motion and tracks.
class FootTouch {
 public:
  // swing: the 98th percentile of the speed of the slower of heel and ball, metres per second.
  FootTouch(const Motion& motion, const SoleTracks& tracks, std::size_t leg, std::size_t firstFrame,
            double swing);

  // Where a touch would begin or end: as long as the foot is near the ground and slow.
  struct Edge {
    double time = 0;     // seconds
    double leaving = 0;  // seconds before it in which one that leaves smoothly is on its way already
    double excess = 0;   // seconds it is slow beyond that
    bool known = true;   // false: the clip ends before that can be told
  };

  // From a beginning (direction -1) or an end (+1) outwards, as far as a time limit, while one of the parts
  // is below the level (metres) and slower than `slow` (metres per second); it may be faster for a moment,
  // but not twice, as a heel is that settles or a ball that another part takes over from. A foot that leaves
  // smoothly is slow for a while after it has left: as its speed grows with the square of the time, for
  // 1 / (sqrt(2) - 1) of the time it then takes to be twice as fast.
  struct Bounds {
    double limit = 0, level = 0, slow = 0;
    bool ballOnly = false;  // of the parts; else heel, ball and tip
  };
  Edge edge(double from, std::ptrdiff_t direction, const Bounds& bounds) const;

  // Of a part around a frame, over 25 ms, metres per second.
  double speed(std::size_t frame, SolePart part) const;
  // Of the slowest part below a level; without end where none is.
  double slowest(std::size_t frame, double level, bool ballOnly = false) const;
  double swingSpeed() const { return swing_; }

 private:
  double framesSlower(std::ptrdiff_t from, std::ptrdiff_t direction, const Bounds& bounds, double left) const;

  const Motion& motion_;
  const SoleTracks& tracks_;
  std::size_t leg_ = 0, first_ = 0;
  double swing_ = 0;
};

// One per leg.
std::vector<FootTouch> footTouches(const Motion& motion, const SoleTracks& tracks,
                                   const ContactReport& report, const ContactOptions& options);

// A recorded foot touches before any part of it is still, and after none is: its heel settles as it lands,
// and it rolls off over its toes. Widens the times of the contacts (not those of heel and ball, which stand)
// to when the foot is down. docs/method/quality.md tells how.
void widenToTouch(const Motion& motion, const SoleTracks& tracks, const ContactOptions& options,
                  ContactReport& report);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// How fast a path can be followed, from the turn rates that a library's classes reach at each speed and how
// quickly they reach them.
#pragma once

#include <functional>
#include <vector>

#include "curve/plan_path.h"
#include "locomotion/library/library.h"

namespace footfall::locomotion {

// Response of a class to a change of turn rate, measured from one side to the other.
struct TurnResponse {
  double lag = 0.45;  // seconds until half of a change is made
  double slew = 1e9;  // radians per second squared
};
TurnResponse turnResponse(const Library& library, int cls);

// The highest speed at which a class follows a bend (radians per metre, left positive); 0: at none.
double fastestThroughBend(const MotionClass& cls, double curvature);
// What a class does that is nearest to a wish ((metres, degrees) per second) beyond it: it goes no slower
// than it can at the turn, unless that makes it much faster; then it turns less.
Vec2 nearestFeasible(const MotionClass& cls, const Vec2& goal);
// The tightest curvature it follows at all, to the side of a curvature; radians per metre, with that sign.
double tightestBend(const MotionClass& cls, double side);

struct BendClasses {
  int slow = 0, fast = 0;
  double boundary = 0;  // metres per second: above it the fast class is used
  TurnResponse slowResponse, fastResponse;
  double runway = 5;     // seconds a stretch of the fast class should last at least …
  double slowing = 2.2;  // … and those it takes to return to the slow one
};

class BendLimits {
 public:
  // asked: metres per second wanted at a distance along the path.
  BendLimits(const Library& library, const BendClasses& classes, const PlanPath& path,
             const std::function<double(double)>& asked);

  double speed(double distance) const {
    return places_[index(distance)].speed;
  }                                                                           // metres per second, at most
  bool fast(double distance) const { return places_[index(distance)].fast; }  // whether the fast class may
  // The curvature that exceeds the classes most, and where; 0: none.
  double beyond() const { return beyond_; }
  double beyondAt() const { return beyondAt_; }

 private:
  struct Place {
    double speed = 0;
    bool fast = false;
  };
  std::size_t index(double distance) const;
  void chooseClasses(const BendClasses& classes, const std::function<double(double)>& asked);

  double length_ = 0, beyond_ = 0, beyondAt_ = 0;
  bool closed_ = false;
  std::vector<Place> places_;
  std::vector<double> ofSlow_, ofFast_;  // metres per second, one per position
};

}  // namespace footfall::locomotion

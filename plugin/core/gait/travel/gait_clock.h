// SPDX-License-Identifier: MIT
// One stride clock for the whole figure. Legs keep their relative phases whatever the speed, and move from
// those of one gait to those of the next along the shortest way: the cure for legs that drift apart when each
// keeps its own clock (Samson 1999 §3.3.2, §3.3.3).
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "curve/curve_set.h"
#include "gait/stride/stride.h"

namespace footfall::gait {

using StridePtr = std::shared_ptr<const Stride>;

// From the gait before it (the first: the plan's first) into another.
struct GaitChange {
  double start = 0;     // seconds
  double duration = 1;  // seconds, above 0
};

// Strides of one figure, in the order they are gone through: a change between each and the next.
struct GaitPlan {
  std::vector<StridePtr> strides;
  std::vector<GaitChange> changes;  // one less than strides; in order, apart
  double startPhase = 0;            // of the first stride, at time 0
};

// Which gaits show at a time: (1 − weight) of `from`, weight of from + 1.
struct GaitMix {
  std::size_t from = 0;
  double weight = 0;
};

struct LegStance {
  double touchdown = 0, middle = 0, liftOff = 0;  // seconds
};

class GaitClock {
 public:
  // Over a range of times. speed: metres a second at a time; below `least` (0.2 of the slowest gait's)
  // outside the range that is taken instead, so that feet stand somewhere before and after. quickness: times
  // as many strides as the speed has, and as much shorter ones; none: 1. Throws Error where the plan's
  // strides are of different figures or its changes out of order.
  GaitClock(const GaitPlan& plan, const std::function<double(double)>& speed, const TimeRange& range,
            double step, const std::function<double(double)>& quickness = {});

  const GaitPlan& plan() const { return plan_; }
  const TimeRange& covered() const { return covered_; }  // the range and what is before and after it
  double phase(double time) const;                       // strides since time 0
  double period(double time) const;                      // seconds a stride takes at that speed
  GaitMix mix(double time) const;
  const std::vector<LegStance>& stances(std::size_t leg) const { return stances_[leg]; }
  LegState state(std::size_t leg, double time) const;
  double sinceTouchdown(std::size_t leg, double time) const;  // strides of the leg's own, 0 to 1
  // Where in the stride of gait k the leg's motion is: phase of that stride's samples.
  double legPhase(std::size_t leg, std::size_t gait, double time) const;
  // The same for the trunk: the common clock, moved as the legs are by their retiming in the mean.
  double bodyPhase(std::size_t gait, double time) const;

  bool dutyLimited() const { return dutyLimited_; }  // somewhere a foot would have had no time to fly
  bool heldBack() const { return heldBack_; }        // somewhere a change was too quick for a leg

 private:
  double sampled(const std::vector<double>& values, double time) const;
  double ownPhase(std::size_t leg, double time) const;  // strides since the leg's touchdowns began
  void run(const std::function<double(double)>& speed, const std::function<double(double)>& quickness);
  void findStances(std::size_t leg);

  GaitPlan plan_;
  TimeRange covered_;
  double step_ = 0;
  std::vector<double> offset_;             // of each gait's clock against the common one
  std::vector<std::vector<double>> turn_;  // #gaits by #legs: touchdown phases on the common clock, unwrapped
  std::vector<double> phase_, period_;     // a step each
  std::vector<std::vector<double>> own_, duty_;  // #legs by #steps
  std::vector<std::vector<LegStance>> stances_;
  bool dutyLimited_ = false, heldBack_ = false;
};

}  // namespace footfall::gait

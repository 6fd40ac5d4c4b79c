// SPDX-License-Identifier: MIT
// One stride clock for the whole figure. The legs keep their relative phases at any speed and move from those
// of one gait to those of the next by the shortest way. This cures legs that drift apart when each has its
// own clock (Samson 1999 §3.3.2, §3.3.3).
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "curve/curve_set.h"
#include "gait/stride/stride.h"

namespace footfall::gait {

using StridePtr = std::shared_ptr<const Stride>;

// A change from one gait of the plan to the next.
struct GaitChange {
  double start = 0;     // seconds
  double duration = 1;  // seconds, above 0
};

// Strides of one figure in order, with a change between each and the next.
struct GaitPlan {
  std::vector<StridePtr> strides;
  std::vector<GaitChange> changes;  // one fewer than strides; in order and not overlapping
  double startPhase = 0;            // of the first stride at time 0
};

// The gaits shown at a time: (1 − weight) of `from` and weight of from + 1.
struct GaitMix {
  std::size_t from = 0;
  double weight = 0;
};

struct LegStance {
  double touchdown = 0, middle = 0, liftOff = 0;  // seconds
};

class GaitClock {
 public:
  // speed: metres per second at a time in the range; before and after it at least kMinSpeedShare of the
  // slowest gait's speed is used, so that there are stances on both sides. quickness: factor on the stride
  // rate, with strides shortened to match; none: 1. Throws Error where the strides are of different figures
  // or changes are out of order.
  GaitClock(const GaitPlan& plan, const std::function<double(double)>& speed, const TimeRange& range,
            double step, const std::function<double(double)>& quickness = {});

  const GaitPlan& plan() const { return plan_; }
  const TimeRange& covered() const { return covered_; }  // the range with its margins
  double phase(double time) const;                       // strides since time 0
  double period(double time) const;                      // seconds per stride at that speed
  GaitMix mix(double time) const;
  const std::vector<LegStance>& stances(std::size_t leg) const { return stances_[leg]; }
  LegState state(std::size_t leg, double time) const;
  double sinceTouchdown(std::size_t leg, double time) const;  // strides on the leg's own clock, 0 to 1
  // The phase in the samples of gait `gait` that the leg shows.
  double legPhase(std::size_t leg, std::size_t gait, double time) const;
  // The same for the trunk: the common clock plus the mean retiming of the legs.
  double bodyPhase(std::size_t gait, double time) const;

  bool dutyLimited() const { return dutyLimited_; }  // whether a foot was ever left without time to swing
  bool heldBack() const { return heldBack_; }        // whether a change was ever too quick for a leg

 private:
  double sampled(const std::vector<double>& values, double time) const;
  double ownPhase(std::size_t leg, double time) const;  // strides on the leg's own clock
  void run(const std::function<double(double)>& speed, const std::function<double(double)>& quickness);
  void findStances(std::size_t leg);

  GaitPlan plan_;
  TimeRange covered_;
  double step_ = 0;
  std::vector<double> offset_;             // of the clock of each gait against the common clock
  std::vector<std::vector<double>> turn_;  // #gaits by #legs: touchdown phases on the common clock, unwrapped
  std::vector<double> phase_, period_;     // one per step
  std::vector<std::vector<double>> own_, duty_;  // #legs by #steps
  std::vector<std::vector<LegStance>> stances_;
  bool dutyLimited_ = false, heldBack_ = false;
};

}  // namespace footfall::gait

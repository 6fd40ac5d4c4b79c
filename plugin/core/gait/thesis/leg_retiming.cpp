// SPDX-License-Identifier: MIT
#include "gait/thesis/leg_retiming.h"

#include <algorithm>
#include <cmath>

namespace footfall::gait {
namespace {

class LegClock {
 public:
  LegClock(const std::vector<double>& speeds, const LegTiming& leg, double gaitFrames, double gaitSpeed,
           const RetimingOptions& options)
      : speeds_(speeds), leg_(leg), frames_(gaitFrames), speed_(gaitSpeed), options_(options) {}

  RetimedLeg run() {
    LegState state = legState(-leg_.phase, leg_.duty);
    stance_ = state.standing;
    u_ = state.u;
    // The first stride began before the path: its flight runs as in the sample.
    flightFrames_ = (1 - leg_.duty) * frames_ * speed_ / std::max(at(0), 1e-9);
    for (std::size_t i = 0; i < speeds_.size(); ++i) {
      result_.gaitTime.push_back(
          fractionOf(leg_.phase + sinceTouchdown({stance_, std::min(u_, 1.0)}, leg_.duty)) * frames_);
      advance(static_cast<double>(i));
    }
    return std::move(result_);
  }

 private:
  double at(std::size_t frame) const { return speeds_[std::min(frame, speeds_.size() - 1)]; }

  // Advances by one frame, through as many changes of phase as fall into it.
  void advance(double now) {
    double left = 1;
    for (int guard = 0; left > 1e-12 && guard < 64; ++guard) {
      const double rate = stance_
                              ? at(static_cast<std::size_t>(now)) / speed_ / (leg_.duty * frames_)
                              : (options_.printedStep ? flightFrames_ / std::pow((1 - leg_.duty) * frames_, 2)
                                                      : 1 / flightFrames_);
      if (rate <= 0) return;
      const double needed = (1 - u_) / rate;
      if (needed > left + (options_.subFrame ? 0 : -1e-9)) {
        u_ += left * rate;
        return;
      }
      const double time = now + (1 - left) + needed;
      left -= needed;
      change(options_.subFrame ? time : std::ceil(time - 1e-9));
      if (!options_.subFrame) return;  // the rest of the frame is lost: phases change at whole frames
    }
  }

  void change(double time) {
    u_ = 0;
    stance_ = !stance_;
    if (stance_) {
      result_.touchdowns.push_back(time);
      start_ = time;
      stride_ = strideFrom(time);
      known_ = true;
      return;
    }
    if (!known_) return;
    // Eq 3.36, corrected and as printed.
    flightFrames_ = stride_ - (time - start_) + (options_.printedFlight ? start_ : 0);
    if (flightFrames_ >= options_.minFlight) return;
    flightFrames_ = options_.minFlight;
    result_.limited = true;
  }

  // Frames until the distance covered equals the mean of the stride lengths at the speeds on the way
  // (eq 3.34).
  double strideFrom(double start) const {
    const double length = speed_ * frames_;
    double gone = 0, wanted = 0, time = start;
    for (int guard = 0; guard < 100000; ++guard) {
      const double next = std::floor(time + 1e-12) + 1;
      const double v = at(static_cast<std::size_t>(time + 1e-12)), span = next - time;
      const double lambda = v > 0 ? length * std::pow(v / speed_, options_.exponent) : 0;
      const double before = time - start;
      // gone + v x = (wanted + λ x)/(before + x): the root within this frame, if there is one.
      const double b = gone + v * before - lambda, c = gone * before - wanted;
      const double root = v > 0 ? (-b + std::sqrt(std::max(b * b - 4 * v * c, 0.0))) / (2 * v) : span + 1;
      if (root <= span + 1e-12 && before + root > 1e-9) {
        const double exact = before + root;
        return options_.subFrame ? exact : std::max(1.0, std::round(exact));
      }
      gone += v * span;
      wanted += lambda * span;
      time = next;
    }
    return frames_;
  }

  const std::vector<double>& speeds_;
  const LegTiming& leg_;
  const double frames_, speed_;
  const RetimingOptions& options_;
  bool stance_ = true, known_ = false;
  double u_ = 0, start_ = 0, stride_ = 0, flightFrames_ = 1;
  RetimedLeg result_;
};

}  // namespace

std::vector<RetimedLeg> retimeLegs(const std::vector<double>& speeds, const std::vector<LegTiming>& legs,
                                   double gaitFrames, double gaitSpeed, const RetimingOptions& options) {
  std::vector<RetimedLeg> result;
  for (const LegTiming& leg : legs)
    result.push_back(LegClock(speeds, leg, gaitFrames, gaitSpeed, options).run());
  return result;
}

}  // namespace footfall::gait

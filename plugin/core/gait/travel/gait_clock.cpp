// SPDX-License-Identifier: MIT
#include "gait/travel/gait_clock.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/error.h"
#include "gait/gait_tuning.h"

namespace footfall::gait {
namespace {

double easeCosine(double u) {
  return 0.5 * (1 - std::cos(kPi * std::clamp(u, 0.0, 1.0)));
}

void check(const GaitPlan& plan) {
  if (plan.strides.empty()) throw Error("a gait plan needs at least one stride");
  if (plan.changes.size() + 1 != plan.strides.size()) {
    throw Error(fmt::format("{} strides need {} changes between them, got {}", plan.strides.size(),
                            plan.strides.size() - 1, plan.changes.size()));
  }
  const Skeleton& first = plan.strides[0]->character.skeleton;
  for (std::size_t k = 1; k < plan.strides.size(); ++k) {
    const Skeleton& other = plan.strides[k]->character.skeleton;
    bool same = first.size() == other.size();
    for (std::size_t j = 0; same && j < first.size(); ++j)
      same = first.joints[j].name == other.joints[j].name;
    if (!same || plan.strides[k]->legs.size() != plan.strides[0]->legs.size()) {
      throw Error(fmt::format("the strides '{}' and '{}' belong to different figures", plan.strides[0]->name,
                              plan.strides[k]->name));
    }
  }
  for (std::size_t k = 0; k < plan.changes.size(); ++k) {
    const GaitChange& change = plan.changes[k];
    if (!(change.duration > 0) || !std::isfinite(change.start + change.duration))
      throw Error(fmt::format("the duration of change {} must be above 0 s, got {}", k + 1, change.duration));
    if (k > 0 && change.start < plan.changes[k - 1].start + plan.changes[k - 1].duration)
      throw Error(fmt::format("change {} starts at {:.3g} s, before the previous change has ended", k + 1,
                              change.start));
  }
}

}  // namespace

GaitClock::GaitClock(const GaitPlan& plan, const std::function<double(double)>& speed, const TimeRange& range,
                     double step, const std::function<double(double)>& quickness)
    : plan_(plan), step_(step) {
  check(plan_);
  const std::size_t legs = plan_.strides[0]->legs.size();
  offset_.assign(1, -plan_.startPhase);
  turn_.emplace_back();
  for (const StrideLeg& leg : plan_.strides[0]->legs)
    turn_[0].push_back(leg.timing.phase + leg.shift + offset_[0]);
  for (std::size_t k = 1; k < plan_.strides.size(); ++k) {
    std::vector<LegTiming> before(legs);
    for (std::size_t l = 0; l < legs; ++l) before[l].phase = turn_[k - 1][l];
    const std::vector<LegTiming> after = plan_.strides[k]->timings();
    offset_.push_back(leastShift(before, after));
    turn_.emplace_back();
    for (std::size_t l = 0; l < legs; ++l)
      turn_[k].push_back(before[l].phase + shortestTurn(after[l].phase + offset_[k] - before[l].phase));
  }
  double slowest = 1e9, longest = 0;
  for (const StridePtr& stride : plan_.strides) {
    slowest = std::min(slowest, stride->speed());
    longest = std::max(longest, stride->period);
  }
  const double least = kMinSpeedShare * slowest;
  // Strides take longest at the least speed.
  const double margin = kMarginStrides * longest * std::pow(kMinSpeedShare, -0.4) * 1.5;
  covered_ = {range.start - margin, range.end + margin};
  const auto speedAt = [&](double time) {
    const double v = speed(std::clamp(time, range.start, range.end));
    return time < range.start || time > range.end ? std::max(v, least) : v;
  };
  run(
      speedAt, quickness ? quickness : [](double) { return 1.0; });
  for (std::size_t l = 0; l < legs; ++l) findStances(l);
}

GaitMix GaitClock::mix(double time) const {
  GaitMix result;
  for (std::size_t k = 0; k < plan_.changes.size(); ++k) {
    const double u = (time - plan_.changes[k].start) / plan_.changes[k].duration;
    if (u <= 0) break;
    result = u < 1 ? GaitMix{k, easeCosine(u)} : GaitMix{k + 1, 0};
  }
  return result;
}

// The clock in equal steps: φ̇ = v/λ(v), the continuous form of eq 3.22.
void GaitClock::run(const std::function<double(double)>& speed,
                    const std::function<double(double)>& quickness) {
  const std::size_t count = static_cast<std::size_t>(std::ceil((covered_.end - covered_.start) / step_)) + 1;
  const std::size_t legs = plan_.strides[0]->legs.size();
  phase_.assign(count, 0);
  period_.assign(count, 0);
  own_.assign(legs, std::vector<double>(count, 0));
  duty_ = own_;
  double before = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double t = covered_.start + static_cast<double>(i) * step_;
    const GaitMix m = mix(t);
    const Stride& a = *plan_.strides[m.from];
    const Stride& b = *plan_.strides[std::min(m.from + 1, plan_.strides.size() - 1)];
    const double v = std::max(speed(t), 0.0);
    const double rate = quickness(t) * ((1 - m.weight) * a.law.rate(v) + m.weight * b.law.rate(v));
    period_[i] = rate > 1e-6 ? 1 / rate : 1e6;
    phase_[i] = i == 0 ? 0 : phase_[i - 1] + 0.5 * step_ * (before + rate);
    before = rate;
    for (std::size_t l = 0; l < legs; ++l) {
      duty_[l][i] = (1 - m.weight) * a.law.duty(a.legs[l].timing.duty, v, &dutyLimited_) +
                    m.weight * b.law.duty(b.legs[l].timing.duty, v, &dutyLimited_);
    }
  }
  // φ is 0 at time 0.
  const double zero = sampled(phase_, std::clamp(0.0, covered_.start, covered_.end));
  for (double& phase : phase_) phase -= zero;
  for (std::size_t l = 0; l < legs; ++l) {
    for (std::size_t i = 0; i < count; ++i) {
      const GaitMix m = mix(covered_.start + static_cast<double>(i) * step_);
      const std::size_t next = std::min(m.from + 1, plan_.strides.size() - 1);
      const double turn = turn_[m.from][l] + m.weight * (turn_[next][l] - turn_[m.from][l]);
      own_[l][i] = phase_[i] - turn;
      if (i == 0) continue;
      const double least = own_[l][i - 1] + kMinLegRate * (phase_[i] - phase_[i - 1]);
      if (own_[l][i] < least - 1e-12) {
        own_[l][i] = least;
        heldBack_ = true;
      }
    }
  }
}

double GaitClock::sampled(const std::vector<double>& values, double time) const {
  const double place =
      std::clamp((time - covered_.start) / step_, 0.0, static_cast<double>(values.size() - 1));
  const std::size_t i = std::min(static_cast<std::size_t>(place), values.size() - 2);
  return values[i] + (place - static_cast<double>(i)) * (values[i + 1] - values[i]);
}

double GaitClock::phase(double time) const {
  return sampled(phase_, time);
}
double GaitClock::period(double time) const {
  return sampled(period_, time);
}
double GaitClock::ownPhase(std::size_t leg, double time) const {
  return sampled(own_[leg], time);
}

void GaitClock::findStances(std::size_t leg) {
  const std::vector<double>& own = own_[leg];
  const std::vector<double>& duty = duty_[leg];
  stances_.resize(std::max(stances_.size(), leg + 1));
  std::vector<LegStance>& found = stances_[leg];
  const auto time = [&](std::size_t i, double u) {
    return covered_.start + (static_cast<double>(i) + u) * step_;
  };
  double touched = std::ceil(own[0] - 1e-12);
  std::size_t i = 0;
  // The first step and share of it at which own − share · duty reaches a value.
  const auto reach = [&](double value, double share, double& at) {
    for (; i + 1 < own.size(); ++i) {
      const double a = own[i] - share * duty[i] - value, b = own[i + 1] - share * duty[i + 1] - value;
      if (b < 0) continue;
      at = time(i, b > a ? std::clamp(-a / (b - a), 0.0, 1.0) : 0);
      return true;
    }
    return false;
  };
  for (;; touched += 1) {
    LegStance stance;
    if (!reach(touched, 0, stance.touchdown)) break;
    if (!reach(touched, 0.5, stance.middle) || !reach(touched, 1, stance.liftOff)) {
      // The stance continues beyond the range.
      stance.liftOff = covered_.end;
      stance.middle = std::max(stance.middle, stance.touchdown);
      if (stance.middle > stance.touchdown) found.push_back(stance);
      break;
    }
    found.push_back(stance);
  }
  if (found.empty()) {
    throw Error(fmt::format("the leg '{}' never lands: the figure stands still all the time",
                            plan_.strides[0]->character.legs[leg].name));
  }
}

LegState GaitClock::state(std::size_t leg, double time) const {
  const std::vector<LegStance>& all = stances_[leg];
  const auto next = std::upper_bound(all.begin(), all.end(), time,
                                     [](double t, const LegStance& s) { return t < s.touchdown; });
  const double duty = sampled(duty_[leg], time);
  const double own = ownPhase(leg, time);
  if (next == all.begin()) return legState(own, duty);
  const bool standing = time <= (next - 1)->liftOff;
  // Strides since this touchdown; rounding must not move a leg into the next stance or out of this one.
  const double x = fractionOf(own);
  if (standing) return {true, x > 0.5 * (1 + duty) ? 0 : std::min(x / duty, 1.0)};
  return {false, x < 0.5 * duty ? 1 : std::clamp((x - duty) / (1 - duty), 0.0, 1.0)};
}

double GaitClock::sinceTouchdown(std::size_t leg, double time) const {
  return gait::sinceTouchdown(state(leg, time), sampled(duty_[leg], time));
}

double GaitClock::legPhase(std::size_t leg, std::size_t gait, double time) const {
  const LegTiming& timing = plan_.strides[gait]->legs[leg].timing;
  LegState now = state(leg, time);
  if (!now.standing) {
    // The swing begins and ends at the speed at which the stance is played: no jerk at lift-off and
    // touchdown.
    const double duty = sampled(duty_[leg], time);
    const double slope = std::min(2.5, timing.duty / duty * (1 - duty) / (1 - timing.duty));
    const double u = now.u;
    now.u = u * (1 - u) * (1 - u) * slope + u * u * (3 - 2 * u) - u * u * (1 - u) * slope;
  }
  return timing.phase + gait::sinceTouchdown(now, timing.duty);
}

double GaitClock::bodyPhase(std::size_t gait, double time) const {
  const Stride& stride = *plan_.strides[gait];
  double moved = 0;
  for (std::size_t l = 0; l < stride.legs.size(); ++l)
    moved += legPhase(l, gait, time) - stride.legs[l].timing.phase - sinceTouchdown(l, time);
  return phase(time) - offset_[gait] + moved / static_cast<double>(stride.legs.size());
}

}  // namespace footfall::gait

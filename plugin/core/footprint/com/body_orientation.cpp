// SPDX-License-Identifier: MIT
#include "footprint/com/body_orientation.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/easing.h"
#include "base/error.h"

namespace footfall::footprint {
namespace {

// The direction of one foot over time: a print's yaw while it is on the ground, interpolated in the air.
struct FootYaw {
  std::vector<double> times, yaws;

  double at(double time) const {
    if (time <= times.front()) return yaws.front();
    if (time >= times.back()) return yaws.back();
    const std::size_t i =
        static_cast<std::size_t>(std::upper_bound(times.begin(), times.end(), time) - times.begin());
    const double span = times[i] - times[i - 1];
    const double s = span > 0 ? (time - times[i - 1]) / span : 1;
    return yaws[i - 1] + s * (yaws[i] - yaws[i - 1]);
  }
};

}  // namespace

BodyOrientation::BodyOrientation(const Track& track, const TrackTiming& timing,
                                 const BodyOrientationOptions& options)
    : options_(options) {
  const double sum =
      options.window + options.pitch + options.pitchPhase + options.roll + options.rollPhase + options.lean;
  if (!std::isfinite(sum) || options.window < 0)
    throw Error("body: window, pitch, roll and lean must be finite, the window 0 or more");
  for (std::size_t i = 0; i < options.script.size(); ++i) {
    const BodyKey& key = options.script[i];
    if (!std::isfinite(key.time + key.yaw + key.pitch + key.roll))
      throw Error(fmt::format("body.keys: key {} holds a number that is not finite", i + 1));
    if (i > 0 && !(key.time > options.script[i - 1].time))
      throw Error(fmt::format("body.keys: key {} must come after {:.4g} s, got {:.4g} s", i + 1,
                              options.script[i - 1].time, key.time));
  }
  window_ = options.window > 0 ? options.window : timing.stride;
  period_ = timing.duration;
  cyclic_ = track.loop.has_value();
  turn_ = cyclic_ ? track.loop->yaw : 0;
  double time = 0;
  for (const Footprint& print : track.prints) {
    strikes_.push_back(time);
    time += print.step;
  }
  strikes_.push_back(time);

  std::vector<FootYaw> feet;
  const int turns = cyclic_ ? 2 + static_cast<int>(std::min(100.0, window_ / std::max(period_, 1e-9))) : 0;
  for (int turn = -turns; turn <= turns; ++turn) {
    for (const PrintContact& contact : timing.contacts) {
      if (contact.turn != 0) continue;
      const std::size_t leg = static_cast<std::size_t>(contact.leg);
      if (leg >= feet.size()) feet.resize(leg + 1);
      const double yaw = track.prints[static_cast<std::size_t>(contact.print)].yaw + turn * turn_;
      for (const double when : {contact.strike, contact.lift}) {
        feet[leg].times.push_back(when + turn * period_);
        feet[leg].yaws.push_back(yaw);
        times_.push_back(when + turn * period_);
      }
    }
  }
  std::sort(times_.begin(), times_.end());
  times_.erase(std::unique(times_.begin(), times_.end()), times_.end());
  for (const double t : times_) {
    double total = 0;
    int count = 0;
    for (const FootYaw& foot : feet) {
      if (foot.times.empty()) continue;
      total += foot.at(t);
      ++count;
    }
    yaws_.push_back(count > 0 ? total / count : 0);
  }
}

double BodyOrientation::feetYaw(double time) const {
  if (time <= times_.front()) return yaws_.front();
  if (time >= times_.back()) return yaws_.back();
  const std::size_t i =
      static_cast<std::size_t>(std::upper_bound(times_.begin(), times_.end(), time) - times_.begin());
  const double share = (time - times_[i - 1]) / (times_[i] - times_[i - 1]);
  return yaws_[i - 1] + share * (yaws_[i] - yaws_[i - 1]);
}

// Integrates from corner to corner within the window: what lies outside has no effect, not even on the last
// bit.
double BodyOrientation::yaw(double time) const {
  if (!options_.script.empty()) return scripted(time).yaw;
  if (times_.empty()) return 0;
  if (!(window_ > 0)) return yaws_.front();
  const double start = time - 0.5 * window_, end = time + 0.5 * window_;
  double sum = 0, before = start, yawBefore = feetYaw(start);
  const auto add = [&](double t, double yaw) {
    sum += 0.5 * (yawBefore + yaw) * (t - before);
    before = t;
    yawBefore = yaw;
  };
  for (auto corner = std::upper_bound(times_.begin(), times_.end(), start);
       corner != times_.end() && *corner < end; ++corner)
    add(*corner, yaws_[static_cast<std::size_t>(corner - times_.begin())]);
  add(end, feetYaw(end));
  return sum / window_;
}

double BodyOrientation::phase(double time) const {
  if (strikes_.size() < 2) return 0;
  std::size_t i =
      static_cast<std::size_t>(std::upper_bound(strikes_.begin(), strikes_.end(), time) - strikes_.begin());
  i = std::clamp(i, std::size_t{1}, strikes_.size() - 1);
  while (i + 1 < strikes_.size() && !(strikes_[i] > strikes_[i - 1])) ++i;
  const double span = strikes_[i] - strikes_[i - 1];
  return kPi * (static_cast<double>(i - 1) + (span > 0 ? (time - strikes_[i - 1]) / span : 0));
}

BodyKey BodyOrientation::scripted(double time) const {
  const std::vector<BodyKey>& keys = options_.script;
  if (time <= keys.front().time) return keys.front();
  if (time >= keys.back().time) return keys.back();
  const auto b = std::upper_bound(keys.begin(), keys.end(), time,
                                  [](double t, const BodyKey& key) { return t < key.time; });
  const auto a = b - 1;
  const double s = smoothStep((time - a->time) / (b->time - a->time));
  return {time, a->yaw + s * (b->yaw - a->yaw), a->pitch + s * (b->pitch - a->pitch),
          a->roll + s * (b->roll - a->roll)};
}

Quat BodyOrientation::at(double time) const {
  BodyKey key{time, yaw(time), 0, 0};
  if (!options_.script.empty()) {
    key = scripted(time);
  } else {
    const double phi = phase(time);
    key.pitch = options_.lean + options_.pitch * std::sin(2 * phi + options_.pitchPhase);
    key.roll = options_.roll * std::sin(phi + options_.rollPhase);
  }
  return Quat(Eigen::AngleAxisd(key.yaw, Vec3::UnitY())) * Quat(Eigen::AngleAxisd(key.pitch, Vec3::UnitX())) *
         Quat(Eigen::AngleAxisd(key.roll, Vec3::UnitZ()));
}

}  // namespace footfall::footprint

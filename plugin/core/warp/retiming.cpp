// SPDX-License-Identifier: MIT
#include "warp/retiming.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "curve/ctb_spline.h"
#include "curve/hermite.h"

namespace footfall {
namespace {

HermiteSegment<double> segmentOf(const TimeKey& from, const TimeKey& to, double leaving, double arriving) {
  return {{from.at, from.source, leaving}, {to.at, to.source, arriving}};
}

}  // namespace

Retiming::Retiming(std::vector<TimeKey> keys, TimeInterpolation interpolation)
    : keys_(std::move(keys)), interpolation_(interpolation) {
  std::vector<CtbKey> spline;
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    const TimeKey& key = keys_[i];
    if (!std::isfinite(key.at) || !std::isfinite(key.source)) {
      throw Error(fmt::format("time key {} should hold two finite times", i));
    }
    if (i > 0 && !(keys_[i - 1].at < key.at)) {
      throw Error(fmt::format("time keys {} and {} should come one after the other, not at {:g} and {:g}",
                              i - 1, i, keys_[i - 1].at, key.at));
    }
    spline.push_back({key.at, key.source});
  }
  if (keys_.size() < 2) return;
  const CtbSpline ctb(std::move(spline));
  for (std::size_t i = 0; i + 1 < keys_.size(); ++i) {
    const double chord = (keys_[i + 1].source - keys_[i].source) / (keys_[i + 1].at - keys_[i].at);
    const auto slope = [&](std::size_t key) {
      if (interpolation_ == TimeInterpolation::Linear) return chord;
      return interpolation_ == TimeInterpolation::Spline ? ctb.derivative(keys_[key].at) : limitedSlope(key);
    };
    leaving_.push_back(slope(i));
    arriving_.push_back(slope(i + 1));
  }
}

// The harmonic mean of the chords, weighted by their lengths: within the region that keeps a cubic monotone.
double Retiming::limitedSlope(std::size_t key) const {
  const auto length = [&](std::size_t i) { return keys_[i + 1].at - keys_[i].at; };
  const auto chord = [&](std::size_t i) { return (keys_[i + 1].source - keys_[i].source) / length(i); };
  if (key == 0) return chord(0);
  if (key + 1 == keys_.size()) return chord(key - 1);
  const double before = chord(key - 1), after = chord(key);
  if (before * after <= 0) return 0;
  const double a = 2 * length(key) + length(key - 1), b = length(key) + 2 * length(key - 1);
  return (a + b) / (a / before + b / after);
}

std::size_t Retiming::segmentAt(double at) const {
  const auto next = std::upper_bound(keys_.begin() + 1, keys_.end() - 1, at,
                                     [](double t, const TimeKey& key) { return t < key.at; });
  return static_cast<std::size_t>(next - keys_.begin()) - 1;
}

double Retiming::source(double at) const {
  if (keys_.empty()) return at;
  if (at <= keys_.front().at) return keys_.front().source + (at - keys_.front().at);
  if (at >= keys_.back().at) return keys_.back().source + (at - keys_.back().at);
  const std::size_t i = segmentAt(at);
  return segmentOf(keys_[i], keys_[i + 1], leaving_[i], arriving_[i]).position(at);
}

double Retiming::speed(double at) const {
  if (keys_.size() < 2 || at < keys_.front().at || at >= keys_.back().at) return 1;
  const std::size_t i = segmentAt(at);
  return segmentOf(keys_[i], keys_[i + 1], leaving_[i], arriving_[i]).velocity(at);
}

std::optional<double> Retiming::reversal() const {
  for (std::size_t i = 0; i + 1 < keys_.size(); ++i) {
    const HermiteSegment<double> s = segmentOf(keys_[i], keys_[i + 1], leaving_[i], arriving_[i]);
    const double rounding = 1e-12 * (std::abs(leaving_[i]) + std::abs(arriving_[i]));
    if (leaving_[i] < -rounding) return keys_[i].at;
    // The speed is a parabola: lowest at its vertex or at the end.
    const double a0 = s.acceleration(s.from.time), a1 = s.acceleration(s.to.time);
    if (a1 > a0 && a0 < 0 && a1 > 0) {
      const double lowest = s.from.time + s.duration() * a0 / (a0 - a1);
      if (s.velocity(lowest) < -rounding) return lowest;
    }
    if (arriving_[i] < -rounding) return keys_[i + 1].at;
  }
  return std::nullopt;
}

double Retiming::inverse(double source) const {
  if (keys_.empty()) return source;
  if (const auto back = reversal()) throw Error(fmt::format("time runs back from {:g} on", *back));
  if (source <= keys_.front().source) return keys_.front().at + (source - keys_.front().source);
  if (source >= keys_.back().source) return keys_.back().at + (source - keys_.back().source);
  const auto next = std::lower_bound(keys_.begin(), keys_.end(), source,
                                     [](const TimeKey& key, double t) { return key.source < t; });
  if (next->source == source) return next->at;
  double low = (next - 1)->at, high = next->at;
  // Halving until nothing lies between; sixty steps are the digits of a double.
  for (int step = 0; step < 100 && low < high; ++step) {
    const double middle = low + 0.5 * (high - low);
    if (middle <= low || middle >= high) break;
    (this->source(middle) < source ? low : high) = middle;
  }
  return high;
}

TimeRange Retiming::shown(const TimeRange& source) const {
  if (keys_.empty()) return source;
  if (reversal()) return {keys_.front().at, keys_.back().at};
  return {inverse(source.start), inverse(source.end)};
}

std::vector<TimeKey> timeKeysFromSpeeds(const std::vector<TimeKey>& speeds, double start, int steps) {
  std::vector<TimeKey> keys;
  if (speeds.empty()) return keys;
  keys.push_back({speeds.front().at, start});
  for (std::size_t i = 0; i + 1 < speeds.size(); ++i) {
    const double from = keys.back().source;
    const double length = speeds[i + 1].at - speeds[i].at, rise = speeds[i + 1].source - speeds[i].source;
    for (int k = 1; k <= steps; ++k) {
      const double u = static_cast<double>(k) / steps;
      keys.push_back({speeds[i].at + u * length, from + length * u * (speeds[i].source + 0.5 * u * rise)});
    }
  }
  return keys;
}

}  // namespace footfall

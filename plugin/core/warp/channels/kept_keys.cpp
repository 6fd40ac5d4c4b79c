// SPDX-License-Identifier: MIT
#include "warp/channels/kept_keys.h"

#include <algorithm>
#include <cmath>

namespace footfall::warp {
namespace {

constexpr double kSameTime = 1e-9;  // seconds

// The speed of a map that has only one; nothing otherwise.
std::optional<double> onlySpeed(const TimeMap& map) {
  if (map.identity()) return 1.0;
  const std::vector<TimeCorner> corners = map.corners();
  if (corners.empty()) return std::nullopt;
  const double rate = corners.front().before;
  const bool one = rate > 0 && std::all_of(corners.begin(), corners.end(), [rate](const TimeCorner& corner) {
                     return std::abs(corner.before - rate) < 1e-9 && std::abs(corner.after - rate) < 1e-9;
                   });
  for (std::size_t i = 0; one && i + 1 < corners.size(); ++i) {
    const double chord = (corners[i + 1].source - corners[i].source) / (corners[i + 1].at - corners[i].at);
    if (std::abs(chord - rate) > 1e-9) return std::nullopt;
  }
  return one ? std::optional<double>(rate) : std::nullopt;
}

// The very curve, its times mapped by a map of one speed.
CurveFit shifted(const Curve& curve, const TimeMap& map, double speed) {
  std::vector<Key> keys = curve.keys();
  for (Key& key : keys) {
    key.time = *map.inverse(key.time);
    for (Tangent* tangent : {&key.in, &key.out}) {
      // A tangent is a step in time and in value; of unweighted ones the direction alone counts.
      if (curve.weighted()) {
        tangent->x /= speed;
      } else {
        tangent->y *= speed;
      }
    }
  }
  CurveFit fit;
  fit.curve = Curve(std::move(keys), curve.weighted(), curve.preInfinity(), curve.postInfinity(),
                    curve.output(), curve.input());
  return fit;
}

// A time on the grid where the time it comes from is on it.
double onFrame(double time, double from, double grid) {
  if (!(grid > 0) || std::abs(from / grid - std::round(from / grid)) > 1e-4) return time;
  return std::round(time / grid) * grid;
}

const Key* keyAt(const Curve& curve, double time) {
  for (const Key& key : curve.keys()) {
    if (std::abs(key.time - time) < kSameTime) return &key;
  }
  return nullptr;
}

// The slopes a function is reached and left with at a time, seen from a little beside it.
ValueAndRate besides(const Source& function, double time, double step) {
  const ValueAndRate a = function(time + step), b = function(time + 2 * step);
  return {2 * a.value - b.value, 2 * a.rate - b.rate};
}

// Whether a curve has one value just before and after a time, so that it does not show how fast time goes
// there.
bool restsAt(const Curve& curve, double time) {
  const std::vector<Key>& keys = curve.keys();
  if (std::abs(time - keys.front().time) > kSameTime && time < keys.front().time)
    return curve.preInfinity() == Infinity::Constant;
  if (std::abs(time - keys.back().time) > kSameTime && time > keys.back().time)
    return curve.postInfinity() == Infinity::Constant;
  const auto after =
      std::find_if(keys.begin(), keys.end(), [time](const Key& key) { return key.time > time + kSameTime; });
  return after != keys.begin() && after != keys.end() && std::prev(after)->outType == TangentType::Step;
}

// Where the result must have keys, and the source times they come from.
struct Place {
  double time, source;
};
std::vector<Place> placesOf(const Curve& curve, const WarpStack& spatial, const TimeMap& map,
                            const FitOptions& options) {
  std::vector<Place> places;
  for (const double source : spatial.corners(bends(curve, options.range))) {
    const std::optional<double> time = map.identity() ? source : map.inverse(source);
    if (time) places.push_back({*time, source});
  }
  // Where time stops, starts or changes its speed at once.
  const std::vector<TimeCorner> corners = map.identity() ? std::vector<TimeCorner>() : map.corners();
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (spatial.neutral() && restsAt(curve, corners[i].source)) continue;
    const bool stood = i > 0 && std::abs(corners[i].source - corners[i - 1].source) < kSameTime;
    const bool stands =
        i + 1 < corners.size() && std::abs(corners[i].source - corners[i + 1].source) < kSameTime;
    if (stood || stands || std::abs(corners[i].before - corners[i].after) > 1e-3)
      places.push_back({corners[i].at, corners[i].at});
  }
  std::sort(places.begin(), places.end(), [](const Place& a, const Place& b) { return a.time < b.time; });
  const auto same = [](const Place& a, const Place& b) { return b.time - a.time < 1e-6; };
  places.erase(std::unique(places.begin(), places.end(), same), places.end());
  return places;
}

}  // namespace

CurveFit warpKeptKeys(const Curve& curve, const WarpStack& spatial, const TimeMap& map,
                      const WarpStack& whole, const FitOptions& options) {
  if (whole.neutral() || curve.empty()) return {curve, 0, 0};
  const std::optional<double> speed = onlySpeed(map);
  if (spatial.neutral() && speed) return shifted(curve, map, *speed);
  const Source source = sourceOf(curve);
  const Source function = [&](double time) { return whole.evaluate(source, time); };
  const std::vector<Place> places = placesOf(curve, spatial, map, options);
  std::vector<FitKey> keys;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto& [exact, from] = places[i];
    const Key* own = keyAt(curve, from);
    const double before = i > 0 ? exact - places[i - 1].time : 1,
                 after = i + 1 < places.size() ? places[i + 1].time - exact : 1;
    const ValueAndRate in = besides(function, exact, -1e-5 * before),
                       out = besides(function, exact, 1e-5 * after);
    FitKey key;
    key.time = onFrame(exact, from, options.grid);
    const double earliest = keys.empty() ? key.time : keys.back().time + 1e-3 * after;
    const double latest = i + 1 < places.size() ? places[i + 1].time : key.time;
    if (key.time < earliest || key.time > latest) key.time = exact;
    key.step = own && own->outType == TangentType::Step;
    key.value = key.step ? out.value : function(exact).value;  // of a step, what it steps to
    const bool jumps = std::abs(in.value - key.value) > options.tolerance;
    const double frame = options.grid > 0 ? options.grid : 1.0 / 24;
    const bool extreme =
        std::abs(in.rate) * frame < options.tolerance && std::abs(out.rate) * frame < options.tolerance;
    key.in = i > 0 ? in.rate : out.rate;
    key.out = i + 1 < places.size() ? out.rate : in.rate;
    if (!key.step && !jumps && !extreme && std::abs(key.time - exact) > kSameTime) {
      const ValueAndRate there = function(key.time);
      key.value = there.value;
      if (std::abs(key.in - key.out) <= 1e-3 * (std::abs(key.in) + std::abs(key.out)))
        key.in = key.out = there.rate;
    }
    // A jump without a stepped key: of a cycle that does not close.
    if (jumps && !keys.empty() && !keys.back().step) {
      const double gap = std::min(options.jumpGap, 0.25 * before);
      keys.push_back({key.time - gap, in.value, in.rate, 0, true});
    }
    keys.push_back(key);
  }
  FitOptions own = options;
  own.output = curve.output();
  own.onGrid = options.grid > 0;
  own.pre = options.range ? Infinity::Constant : curve.preInfinity();
  own.post = options.range ? Infinity::Constant : curve.postInfinity();
  CurveFit fit = fitKeys(function, keys, own);
  fit.added = fit.curve.keys().size() - std::min(fit.curve.keys().size(), curve.keys().size());
  return fit;
}

CurveFit followSamples(const Curve& curve, const std::vector<double>& times,
                       const std::vector<double>& values, double from, double to, const FitOptions& options) {
  // Through the samples with the slopes of their neighbours' chords.
  const Source function = [&](double time) -> ValueAndRate {
    const std::size_t last = times.size() - 1;
    const double clamped = std::clamp(time, times.front(), times.back());
    std::size_t i =
        static_cast<std::size_t>(std::upper_bound(times.begin(), times.end(), clamped) - times.begin());
    i = std::min(i > 0 ? i - 1 : 0, last - 1);
    const auto slope = [&](std::size_t k) {
      const std::size_t a = k > 0 ? k - 1 : 0, b = std::min(k + 1, last);
      return (values[b] - values[a]) / (times[b] - times[a]);
    };
    const double span = times[i + 1] - times[i], u = (clamped - times[i]) / span;
    const double m0 = span * slope(i), m1 = span * slope(i + 1), rise = values[i + 1] - values[i];
    const double c2 = 3 * rise - 2 * m0 - m1, c3 = m0 + m1 - 2 * rise;
    return {values[i] + u * (m0 + u * (c2 + u * c3)), (m0 + u * (2 * c2 + 3 * u * c3)) / span};
  };
  const Source source = sourceOf(curve);
  std::vector<FitKey> keys;
  const auto add = [&](double time, bool inside) {
    if (!keys.empty() && time - keys.back().time < 1e-6) return;
    const Key* own = keyAt(curve, time);
    FitKey key;
    key.time = time;
    key.step = own && own->outType == TangentType::Step && !inside;
    key.value = inside ? function(time).value : source(time).value;
    const ValueAndRate in = besides(source, time, -1e-6), out = besides(source, time, 1e-6);
    key.in = time > from && time <= to ? function(time).rate : in.rate;
    key.out = time >= from && time < to ? function(time).rate : out.rate;
    keys.push_back(key);
  };
  std::vector<double> places;
  for (const Key& key : curve.keys()) places.push_back(key.time);
  places.insert(places.end(), {from, to});
  std::sort(places.begin(), places.end());
  for (const double time : places) add(time, time >= from && time <= to);
  const Source mixed = [&](double time) {
    return time >= from && time <= to ? function(time) : source(time);
  };
  FitOptions own = options;
  own.output = curve.output();
  own.onGrid = options.grid > 0;
  own.pre = curve.preInfinity();
  own.post = curve.postInfinity();
  CurveFit fit = fitKeys(mixed, keys, own);
  fit.added = fit.curve.keys().size() - std::min(fit.curve.keys().size(), curve.keys().size());
  return fit;
}

}  // namespace footfall::warp

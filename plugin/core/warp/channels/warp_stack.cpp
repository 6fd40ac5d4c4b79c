// SPDX-License-Identifier: MIT
#include "warp/channels/warp_stack.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "base/math.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

bool active(const Warp& warp) {
  if (warp.muted || warp.weight == 0) return false;
  return warp.kind == Warp::Kind::Time ? !warp.time.identity() : !warp.spline.keys().empty();
}

ValueAndRate weightOf(const Warp& warp, double time) {
  if (!warp.range) return {warp.weight, 0};
  const ValueAndRate in = warp.range->weight(time);
  return {warp.weight * in.value, warp.weight * in.rate};
}

// When the map's own keys play.
TimeRange keysOf(const TimeMap& map) {
  if (map.keys().empty() || map.options().speed == 0) return {};
  const double a = map.options().offset + map.keys().front().at / map.options().speed,
               b = map.options().offset + map.keys().back().at / map.options().speed;
  return {std::min(a, b), std::max(a, b)};
}

// t = t' + w (f(t') - t')
ValueAndRate warpedTime(const Warp& warp, double time) {
  const ValueAndRate w = weightOf(warp, time);
  const double gap = warp.time.source(time) - time;
  // Whole weight gives a key's source to the last bit.
  const double value = w.value == 1 ? warp.time.source(time) : time + w.value * gap;
  return {value, 1 + w.value * (warp.time.rate(time) - 1) + w.rate * gap};
}

// How far the warp is from neutral, weighted: w (s - 1) or w o.
ValueAndRate change(const Warp& warp, double time) {
  const double neutral = warp.kind == Warp::Kind::Scale ? 1 : 0;
  const ValueAndRate w = weightOf(warp, time);
  const double value = warp.spline.evaluate(time) - neutral;
  return {w.value * value, w.value * warp.spline.derivative(time) + w.rate * value};
}

}  // namespace

ValueAndRate EasedRange::weight(double t) const {
  if (t < time.start || t > time.end) return {0, 0};
  const double length = time.end - time.start, eases = easeIn + easeOut;
  const double share = eases > length ? length / eases : 1;
  const double in = easeIn * share, out = easeOut * share;
  const auto ease = [](double u, double span) {
    return ValueAndRate{0.5 - 0.5 * std::cos(kPi * u), 0.5 * kPi / span * std::sin(kPi * u)};
  };
  if (t < time.start + in) return ease((t - time.start) / in, in);
  if (t > time.end - out) {
    const ValueAndRate e = ease((time.end - t) / out, out);
    return {e.value, -e.rate};
  }
  return {1, 0};
}

Source sourceOf(const Curve& curve) {
  return [&curve](double time) { return ValueAndRate{curve.evaluate(time), curve.derivative(time)}; };
}

WarpStack::WarpStack(std::vector<Warp> warps) : warps_(std::move(warps)) {
  for (std::size_t i = 0; i < warps_.size(); ++i) {
    const Warp& warp = warps_[i];
    if (!std::isfinite(warp.weight)) throw Error(fmt::format("warp {}: the weight must be finite", i));
    if (!warp.range) continue;
    const EasedRange& r = *warp.range;
    if (!std::isfinite(r.time.start) || !std::isfinite(r.time.end) || !(r.time.start < r.time.end)) {
      throw Error(fmt::format("warp {}: the range must end after it starts, got {:g} to {:g}", i,
                              r.time.start, r.time.end));
    }
    if (!(r.easeIn >= 0 && r.easeOut >= 0 && std::isfinite(r.easeIn + r.easeOut))) {
      throw Error(fmt::format("warp {}: the eases must be 0 or more", i));
    }
  }
}

bool WarpStack::neutral() const {
  return std::none_of(warps_.begin(), warps_.end(), active);
}

ValueAndRate WarpStack::sourceTime(double time) const {
  ValueAndRate t{time, 1};
  for (std::size_t i = warps_.size(); i-- > 0;) {
    if (warps_[i].kind != Warp::Kind::Time || !active(warps_[i])) continue;
    const ValueAndRate inner = warpedTime(warps_[i], t.value);
    t = {inner.value, inner.rate * t.rate};
  }
  return t;
}

WarpStack::Affine WarpStack::affine(double time) const {
  double factor = 1, term = 0;
  // From the last warp to the first: what a later one does is wrapped around what earlier ones do.
  for (std::size_t i = warps_.size(); i-- > 0;) {
    const Warp& warp = warps_[i];
    if (!active(warp)) continue;
    if (warp.kind == Warp::Kind::Time) {
      time = warpedTime(warp, time).value;
    } else if (warp.kind == Warp::Kind::Scale) {
      factor *= 1 + change(warp, time).value;
    } else {
      term += factor * change(warp, time).value;
    }
  }
  return {time, factor, term};
}

ValueAndRate WarpStack::evaluate(const Source& source, double time) const {
  ValueAndRate t{time, 1}, factor{1, 0}, term{0, 0};
  for (std::size_t i = warps_.size(); i-- > 0;) {
    const Warp& warp = warps_[i];
    if (!active(warp)) continue;
    if (warp.kind == Warp::Kind::Time) {
      const ValueAndRate inner = warpedTime(warp, t.value);
      t = {inner.value, inner.rate * t.rate};
      continue;
    }
    ValueAndRate by = change(warp, t.value);
    by.rate *= t.rate;
    if (warp.kind == Warp::Kind::Scale) {
      factor = {factor.value * (1 + by.value), factor.rate * (1 + by.value) + factor.value * by.rate};
    } else {
      term = {term.value + factor.value * by.value,
              term.rate + factor.rate * by.value + factor.value * by.rate};
    }
  }
  const ValueAndRate inner = source(t.value);
  return {factor.value * inner.value + term.value,
          factor.rate * inner.value + factor.value * inner.rate * t.rate + term.rate};
}

double WarpStack::evaluate(const Curve& source, double time) const {
  const Affine a = affine(time);
  return a.factor * source.evaluate(a.sourceTime) + a.term;
}

bool WarpStack::forward() const {
  for (const Warp& warp : warps_) {
    if (warp.kind != Warp::Kind::Time || !active(warp)) continue;
    if (!warp.range && warp.weight == 1) {
      if (warp.time.reversal() || warp.time.options().speed <= 0) return false;
      continue;
    }
    // Eased and weighted maps have no closed form; they are smooth between these times.
    const TimeRange keyed = keysOf(warp.time);
    double low = keyed.start, high = keyed.end;
    if (warp.range) {
      low = std::min(low, warp.range->time.start);
      high = std::max(high, warp.range->time.end);
    }
    constexpr int kSteps = tuning::kReversalSteps;
    for (int k = 0; k <= kSteps; ++k) {
      if (warpedTime(warp, low + (high - low) * k / kSteps).rate < -1e-12) return false;
    }
  }
  return true;
}

double WarpStack::earlier(double time, std::size_t i) const {
  const Warp& warp = warps_[i];
  if (!warp.range && warp.weight == 1) return *warp.time.inverse(time);
  // Far enough out the map is a shift (or none at all): a bracket is found by doubling.
  double step = 1;
  while (warpedTime(warp, time - step).value > time && step < 1e8) step *= 2;
  double low = time - step;
  step = 1;
  while (warpedTime(warp, time + step).value < time && step < 1e8) step *= 2;
  double high = time + step;
  for (int k = 0; k < 200; ++k) {
    const double middle = low + 0.5 * (high - low);
    if (middle <= low || middle >= high) break;
    (warpedTime(warp, middle).value < time ? low : high) = middle;
  }
  return high;
}

std::vector<double> WarpStack::corners(const std::vector<double>& sourceTimes) const {
  if (!forward()) throw Error("a time warp runs back, so that the result has no curve of its own");
  std::vector<double> times = sourceTimes;
  for (std::size_t i = 0; i < warps_.size(); ++i) {
    const Warp& warp = warps_[i];
    if (!active(warp)) continue;
    if (warp.kind == Warp::Kind::Time) {
      for (double& time : times) time = earlier(time, i);
      const TimeMapOptions& o = warp.time.options();
      for (const TimeKey& key : warp.time.keys()) times.push_back(o.offset + key.at / o.speed);
      if (o.outside == TimeMapOptions::Outside::Ease && !warp.time.keys().empty()) {
        times.push_back(o.offset + (warp.time.keys().front().at - o.easeSpan) / o.speed);
        times.push_back(o.offset + (warp.time.keys().back().at + o.easeSpan) / o.speed);
      }
    } else {
      for (const CtbKey& key : warp.spline.keys()) times.push_back(key.time);
    }
    if (!warp.range) continue;
    const EasedRange& r = *warp.range;
    const double eases = r.easeIn + r.easeOut, length = r.time.end - r.time.start;
    const double share = eases > length ? length / eases : 1;
    times.insert(times.end(),
                 {r.time.start, r.time.start + share * r.easeIn, r.time.end - share * r.easeOut, r.time.end});
  }
  std::sort(times.begin(), times.end());
  // Times that all but meet (a key of a warp on a key of the source) are one.
  const auto close = [](double a, double b) { return b - a <= 1e-9; };
  times.erase(std::unique(times.begin(), times.end(), close), times.end());
  return times;
}

TimeRange WarpStack::shown(TimeRange source) const {
  for (std::size_t i = 0; i < warps_.size(); ++i) {
    const Warp& warp = warps_[i];
    if (warp.kind != Warp::Kind::Time || !active(warp)) continue;
    if (!warp.range && warp.weight == 1) {
      source = warp.time.shown(source);
    } else if (forward()) {
      source = {earlier(source.start, i), earlier(source.end, i)};
    }
  }
  return source;
}

}  // namespace footfall::warp

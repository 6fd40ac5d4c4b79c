// SPDX-License-Identifier: MIT
#include "warp/channels/fit_curve.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "curve/hermite.h"

namespace footfall::warp {
namespace {

constexpr int kDeepest = 24;  // halvings of one span

class Fitter {
 public:
  Fitter(const Source& function, const FitOptions& options) : function_(function), options_(options) {}

  CurveFit run(const std::vector<double>& corners) {
    for (std::size_t i = 0; i < corners.size(); ++i) {
      if (!std::isfinite(corners[i]) || (i > 0 && !(corners[i - 1] < corners[i]))) {
        throw Error(
            fmt::format("corner {} of a curve at {:g} s must come after the one before", i, corners[i]));
      }
      addKey(corners[i], at(corners[i]));
      if (i + 1 < corners.size()) fitSpan(corners[i], corners[i + 1]);
    }
    return done();
  }

  CurveFit run(const std::vector<FitKey>& keys) {
    for (std::size_t i = 0; i < keys.size(); ++i) {
      addKey(keys[i].time, keys[i].value);
      if (i + 1 == keys.size()) break;
      if (keys[i].step) {
        leave(0);
        keys_.back().outType = TangentType::Step;
        arriving_ = 0;
      } else {
        fitPiece(keys[i].time, {keys[i].value, keys[i].out}, keys[i + 1].time,
                 {keys[i + 1].value, keys[i + 1].in}, 0);
      }
    }
    if (keys.size() == 1) arriving_ = keys[0].in;
    if (keys.size() > 1 && keys.back().step) keys_.back().outType = TangentType::Step;
    return done();
  }

 private:
  CurveFit done() {
    finish();
    result_.curve = Curve(std::move(keys_), false, options_.pre, options_.post, options_.output);
    return std::move(result_);
  }

  double at(double time) const {
    const double value = function_(time).value;
    if (!std::isfinite(value)) throw Error(fmt::format("the warped curve is not finite at {:g} s", time));
    return value;
  }

  // What a span tends to at one of its ends, from three and four times inside it: exact for cubics. direction
  // 1: at its start, -1: at its end.
  ValueAndRate limit(double end, double length, int direction) const {
    const double step = 1e-4 * length * direction;
    const ValueAndRate a = function_(end + step), b = function_(end + 2 * step),
                       c = function_(end + 3 * step);
    const double d = function_(end + 4 * step).value;
    return {4 * a.value - 6 * b.value + 4 * c.value - d, 3 * a.rate - 3 * b.rate + c.rate};
  }

  void addKey(double time, double value) {
    Key key;
    key.time = time;
    key.value = value;
    key.inType = key.outType = keys_.empty() ? TangentType::Flat : TangentType::Fixed;
    keys_.push_back(key);
  }

  static Tangent tangentOf(double slope) { return {1, slope}; }

  // From the last key to a corner, whose key comes after.
  void fitSpan(double from, double to) {
    const ValueAndRate start = limit(from, to - from, 1), end = limit(to, to - from, -1);
    const double after = at(to);
    if (std::abs(end.value - after) <= options_.tolerance) {
      fitPiece(from, {keys_.back().value, start.rate}, to, {after, end.rate}, 0);
      return;
    }
    if (constantBetween(from, to)) {
      leave(0);
      keys_.back().outType = TangentType::Step;
      arriving_ = 0;
      return;
    }
    const double gap = std::min(options_.jumpGap, 0.25 * (to - from));
    const ValueAndRate before = function_(to - gap);
    fitPiece(from, {keys_.back().value, start.rate}, to - gap, before, 0);
    addKey(to - gap, before.value);
    leave(0);
    keys_.back().outType = TangentType::Step;
    arriving_ = 0;
    ++result_.added;
  }

  bool constantBetween(double from, double to) const {
    for (int k = 1; k < 8; ++k) {
      if (std::abs(function_(from + (to - from) * k / 8).value - keys_.back().value) >
          1e-3 * options_.tolerance)
        return false;
    }
    return true;
  }

  // Adds the keys inside a piece, and remembers the slope its end is reached with.
  void fitPiece(double from, const ValueAndRate& start, double to, const ValueAndRate& end, int depth) {
    const double error = errorOf(from, start, to, end);
    const bool full = options_.onGrid && !roomBetween(from, to);
    if (error <= options_.tolerance || depth >= kDeepest || full) {
      result_.largestError = std::max(result_.largestError, error);
      leave(start.rate);
      arriving_ = end.rate;
      return;
    }
    const double middle = options_.onGrid ? farthest(from, start, to) : between(from, to);
    const ValueAndRate inside = function_(middle);
    fitPiece(from, start, middle, inside, depth + 1);
    addKey(middle, inside.value);
    ++result_.added;
    fitPiece(middle, inside, to, end, options_.onGrid ? depth : depth + 1);
  }

  double errorOf(double from, const ValueAndRate& start, double to, const ValueAndRate& end) const {
    const HermiteSegment<double> piece{{from, start.value, start.rate}, {to, end.value, end.rate}};
    double error = 0;
    for (int k = 1; k < 16; ++k) {
      const double time = from + (to - from) * k / 16;
      error = std::max(error, std::abs(piece.position(time) - at(time)));
    }
    return error;
  }

  // The last time on the grid before `to` up to which one cubic fits, found by doubling, then halving; the
  // first one after `from` where none does.
  double farthest(double from, const ValueAndRate& start, double to) const {
    const double first = std::floor(from / options_.grid + 1e-6) + 1,
                 last = std::ceil(to / options_.grid - 1e-6) - 1;
    const auto reaches = [&](double k) {
      return errorOf(from, start, k * options_.grid, function_(k * options_.grid)) <= options_.tolerance;
    };
    double good = first, step = 1;
    while (good < last && reaches(std::min(good + step, last))) {
      good = std::min(good + step, last);
      step *= 2;
    }
    double bad = std::min(good + step, last + 1);
    while (bad - good > 1.5) {
      const double middle = std::floor(0.5 * (good + bad));
      (reaches(middle) ? good : bad) = middle;
    }
    return good * options_.grid;
  }

  // Whether a time on the grid is left between two.
  bool roomBetween(double from, double to) const {
    const double onGrid = between(from, to) / options_.grid;
    return options_.grid > 0 && std::abs(onGrid - std::round(onGrid)) < 1e-6;
  }

  // The time on the grid nearest to the middle, or the middle.
  double between(double from, double to) const {
    const double middle = from + 0.5 * (to - from);
    if (!(options_.grid > 0)) return middle;
    const double onGrid = std::round(middle / options_.grid) * options_.grid;
    const double margin = 1e-6 * options_.grid;
    return onGrid > from + margin && onGrid < to - margin ? onGrid : middle;
  }

  // Completes the last key: it was reached with arriving_ and is left with this slope.
  void leave(double slope) {
    Key& key = keys_.back();
    const double in = keys_.size() > 1 ? arriving_ : slope;
    if (keys_.size() > 1 && isStepped(keys_[keys_.size() - 2])) {
      key.inType = TangentType::Flat;
    } else {
      key.inType = TangentType::Fixed;
      key.in = tangentOf(in);
    }
    key.outType = TangentType::Fixed;
    key.out = tangentOf(slope);
    key.tangentsLocked =
        std::abs(in - slope) <= 1e-9 * (1 + std::abs(in)) && key.inType == TangentType::Fixed;
  }

  static bool isStepped(const Key& key) { return key.outType == TangentType::Step; }

  // The last key has only what it was reached with.
  void finish() {
    if (keys_.size() < 2) return;
    Key& key = keys_.back();
    key.inType = isStepped(keys_[keys_.size() - 2]) ? TangentType::Flat : TangentType::Fixed;
    key.in = key.out = tangentOf(arriving_);
    if (key.outType != TangentType::Step) key.outType = TangentType::Fixed;
  }

  const Source& function_;
  const FitOptions& options_;
  std::vector<Key> keys_;
  double arriving_ = 0;
  CurveFit result_;
};

}  // namespace

CurveFit fitCurve(const Source& function, const std::vector<double>& corners, const FitOptions& options) {
  if (corners.empty()) throw Error("a curve needs a corner or more");
  if (!(options.tolerance > 0))
    throw Error(fmt::format("a tolerance must be above 0, got {:g}", options.tolerance));
  return Fitter(function, options).run(corners);
}

CurveFit fitKeys(const Source& function, const std::vector<FitKey>& keys, const FitOptions& options) {
  if (keys.empty()) throw Error("a curve needs a key or more");
  if (!(options.tolerance > 0))
    throw Error(fmt::format("a tolerance must be above 0, got {:g}", options.tolerance));
  return Fitter(function, options).run(keys);
}

std::vector<double> bends(const Curve& curve, const std::optional<TimeRange>& range) {
  std::vector<double> times;
  for (const Key& key : curve.keys()) times.push_back(key.time);
  const double first = times.front(), last = times.back(), period = last - first;
  const std::size_t own = times.size();
  const auto writeOut = [&](Infinity kind, double to, int direction) {
    if (kind == Infinity::Constant || (direction > 0 ? to <= last : to >= first)) return;
    times.push_back(to);
    const double cycles = period > 0 ? std::ceil(std::abs(to - (direction > 0 ? last : first)) / period) : 0;
    if (kind == Infinity::Linear || cycles * static_cast<double>(own) > 1e5) return;
    for (int n = 1; n <= static_cast<int>(cycles); ++n) {
      for (std::size_t i = 0; i < own; ++i) {
        const bool mirrored = kind == Infinity::Oscillate && n % 2 == 1;
        const double time = direction * n * period + (mirrored ? first + last - times[i] : times[i]);
        if (direction > 0 ? time > last && time < to : time < first && time > to) times.push_back(time);
      }
    }
  };
  if (range) {
    writeOut(curve.postInfinity(), range->end, 1);
    writeOut(curve.preInfinity(), range->start, -1);
  }
  std::sort(times.begin(), times.end());
  const auto close = [](double a, double b) { return b - a < 1e-9; };
  times.erase(std::unique(times.begin(), times.end(), close), times.end());
  return times;
}

CurveFit warpCurve(const Curve& curve, const WarpStack& stack, const FitOptions& options) {
  if (stack.neutral() || curve.empty()) return {curve, 0, 0};
  const Source source = sourceOf(curve);
  FitOptions own = options;
  own.output = curve.output();
  own.pre = options.range ? Infinity::Constant : curve.preInfinity();
  own.post = options.range ? Infinity::Constant : curve.postInfinity();
  return fitCurve([&](double time) { return stack.evaluate(source, time); },
                  stack.corners(bends(curve, options.range)), own);
}

}  // namespace footfall::warp

// SPDX-License-Identifier: MIT
#include "curve/curve.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "base/error.h"
#include "curve/tangents.h"

namespace footfall {
namespace {

constexpr double kThird = 1.0 / 3.0;
constexpr double kTolerance = 2.220446049250313e-16;

bool usable(double number) {
  return std::abs(number) <= Curve::kLargest;
}
bool usable(TangentType type, const Tangent& t) {
  return type != TangentType::Fixed || (usable(t.x) && usable(t.y));
}

double finite(double number) {
  constexpr double largest = std::numeric_limits<double>::max();
  return std::clamp(number, -largest, largest);
}

double horner(const double c[4], double u) {
  return u * (u * (u * c[3] + c[2]) + c[1]) + c[0];
}
double hornerSlope(const double c[4], double u) {
  return u * (u * 3 * c[3] + 2 * c[2]) + c[1];
}

void bezierToPower(double p0, double p1, double p2, double p3, double c[4]) {
  const double a = p1 - p0, b = p2 - p1, d = p3 - p2;
  const double e = b - a;
  c[3] = d - b - e;
  c[2] = e + e + e;
  c[1] = a + a + a;
  c[0] = p0;
}

// Moves the handles (a from the left, b from the right, shares of the segment's length) into the ellipse
// a² + b² + ab − 2(a + b) + 1 <= 0 inside which the Bézier's x(u) never turns back.
void projectIntoEllipse(double& a, double& b) {
  if (a + kTolerance >= 4.0 / 3.0) {
    a = 4.0 / 3.0 - kTolerance;
    b = kThird - kTolerance;
    return;
  }
  const double p = a - 2.0, q = a - 1.0;
  const double root = std::sqrt(p * p - 4 * q * q);
  const double high = (-p + root) * 0.5, low = (-p - root) * 0.5;
  if (b + kTolerance > high) {
    b = high - kTolerance;
  } else if (b < low + kTolerance) {
    b = low + kTolerance;
  }
}

// The unweighted segment: a cubic in seconds with the slopes m1 and m2 at its ends.
void makeHermite(Curve::Segment& segment, double length, double rise, double value, double m1, double m2) {
  const double inverse = 1.0 / (length * length);
  const double d1 = length * m1, d2 = length * m2;
  segment.y[0] = value;
  segment.y[1] = m1;
  segment.y[2] = (rise + rise + rise - d1 - d1 - d2) * inverse;
  segment.y[3] = (d1 + d2 - rise - rise) * inverse / length;
}

// The weighted segment: control points at 0, given1, given2, 1 (shares of its length) with values y0 to y3.
void makeBezier(Curve::Segment& segment, double given1, double given2, double y0, double y1, double y2,
                double y3) {
  double n1 = std::max(given1, 0.0), n2 = std::min(given2, 1.0);
  if (n1 > 1 || n2 < -1) {
    double fromRight = 1 - n2;
    const double outside = n1 * (n1 - 2 + fromRight) + fromRight * (fromRight - 2) + 1;
    if (outside + kTolerance > 0) projectIntoEllipse(n1, fromRight);
    n2 = 1 - fromRight;
  }
  // A moved handle keeps its direction.
  if (n1 != given1 && given1 != 0) y1 = y0 + (y1 - y0) * n1 / given1;
  if (n2 != given2 && given2 != 1) y2 = y3 - (y3 - y2) * (1 - n2) / (1 - given2);
  bezierToPower(0, n1, n2, 1, segment.x);
  bezierToPower(y0, y1, y2, y3, segment.y);
  // x(u) can turn back where a handle from the right reaches past the left key (n2 in [-1, 0)).
  const double qa = 3 * segment.x[3], qb = segment.x[2], qc = segment.x[1];
  const double discriminant = qb * qb - qa * qc;
  if (n2 >= 0 || discriminant <= 0 || qa == 0) return;
  const double root = std::sqrt(discriminant);
  const double q = -(qb + (qb < 0 ? -root : root));
  const double r1 = q / qa, r2 = q != 0 ? qc / q : r1;
  const double low = std::min(r1, r2), high = std::max(r1, r2);
  if (low > 0 && high < 1 && horner(segment.x, low) > horner(segment.x, high)) {
    segment.firstTurn = low;
    segment.secondTurn = high;
  }
}

// u in [0, 1] with x(u) = s: Newton kept inside a bracket on which x rises.
double solveBezier(const Curve::Segment& segment, double s) {
  double low = 0, high = 1;
  if (segment.firstTurn < 1) {
    // x(u) folds back: follow the first branch as far as it goes, then continue on the last.
    if (s <= horner(segment.x, segment.firstTurn)) {
      high = segment.firstTurn;
    } else {
      low = segment.secondTurn;
    }
  }
  double u = std::clamp(s, low, high);
  for (int i = 0; i < 100; ++i) {
    const double error = horner(segment.x, u) - s;
    if (error == 0) return u;
    (error > 0 ? high : low) = u;
    const double slope = hornerSlope(segment.x, u);
    double next = slope > 0 ? u - error / slope : low - 1;
    if (!(next > low && next < high)) next = 0.5 * (low + high);
    if (std::abs(next - u) <= kTolerance * std::abs(u) || next == low || next == high) return next;
    u = next;
  }
  return u;
}

}  // namespace

Curve::Curve(std::vector<Key> keys, bool weighted, Infinity pre, Infinity post, CurveOutput output,
             CurveInput input)
    : keys_(std::move(keys)), weighted_(weighted), pre_(pre), post_(post), output_(output), input_(input) {
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    const Key& key = keys_[i];
    if (!usable(key.time) || !usable(key.value)) {
      throw Error(fmt::format("key {} at {} s with value {}: both must be numbers up to {}", i, key.time,
                              key.value, kLargest));
    }
    if (i > 0 && !(keys_[i - 1].time < key.time)) {
      throw Error(fmt::format("key {} at {} s does not come after the key before it at {} s", i, key.time,
                              keys_[i - 1].time));
    }
    if (!usable(key.inType, key.in) || !usable(key.outType, key.out)) {
      throw Error(fmt::format("a tangent of key {} at {} s is not a number up to {}", i, key.time, kLargest));
    }
  }
  update();
}

void Curve::update() {
  segments_.resize(keys_.empty() ? 0 : keys_.size() - 1);
  for (std::size_t i = 0; i < keys_.size(); ++i) updateTangents(i);
  for (std::size_t i = 0; i < segments_.size(); ++i) updateSegment(i);
}

void Curve::updateAround(std::size_t index) {
  const std::size_t first = index > 0 ? index - 1 : 0;
  const std::size_t last = std::min(index + 1, keys_.size() - 1);
  for (std::size_t i = first; i <= last; ++i) updateTangents(i);
  for (std::size_t i = first > 0 ? first - 1 : 0; i <= last && i < segments_.size(); ++i) updateSegment(i);
}

void Curve::updateTangents(std::size_t i) {
  const Key* previous = i > 0 ? &keys_[i - 1] : nullptr;
  const Key* next = i + 1 < keys_.size() ? &keys_[i + 1] : nullptr;
  const TangentPair pair = computeTangents(previous, keys_[i], next, weighted_);
  keys_[i].in = pair.in;
  keys_[i].out = pair.out;
}

void Curve::updateSegment(std::size_t i) {
  const Key& a = keys_[i];
  const Key& b = keys_[i + 1];
  Segment& segment = segments_[i];
  segment = {};
  if (isStep(a.out) || isStepNext(a.out)) {
    segment.y[0] = isStep(a.out) ? a.value : b.value;
    return;
  }
  // Control points as Maya's evaluator forms them, so that rounding agrees too.
  const double x1 = a.time + a.out.x * kThird, y1 = a.value + a.out.y * kThird;
  const double x2 = b.time - b.in.x * kThird, y2 = b.value - b.in.y * kThird;
  const double length = b.time - a.time;
  segment.bezier = weighted_;
  if (weighted_) {
    makeBezier(segment, (x1 - a.time) / length, (x2 - a.time) / length, a.value, y1, y2, b.value);
  } else {
    const double spanOut = x1 - a.time, spanIn = b.time - x2;
    makeHermite(segment, length, b.value - a.value, a.value, spanOut != 0 ? (y1 - a.value) / spanOut : 0,
                spanIn != 0 ? (b.value - y2) / spanIn : 0);
  }
  // Keys so near that the cubic is beyond numbers: there is no time between them to see it.
  const auto isFinite = [](double c) { return std::isfinite(c); };
  if (!std::all_of(segment.y, segment.y + 4, isFinite) || !std::all_of(segment.x, segment.x + 4, isFinite)) {
    segment = {};
    segment.y[0] = a.value;
  }
}

double Curve::bezierParameter(std::size_t i, double time) const {
  return solveBezier(segments_[i], (time - keys_[i].time) / (keys_[i + 1].time - keys_[i].time));
}

double Curve::evaluateSegment(std::size_t i, double time) const {
  const Segment& segment = segments_[i];
  const double local = time - keys_[i].time;
  if (!segment.bezier) return horner(segment.y, local);
  return horner(segment.y, bezierParameter(i, time));
}

double Curve::evaluate(double time) const {
  if (keys_.empty()) return 0;
  const Key& first = keys_.front();
  const Key& last = keys_.back();
  if (!(time >= first.time)) return evaluateInfinity(time, true);
  if (time > last.time) return evaluateInfinity(time, false);
  const auto after = std::upper_bound(keys_.begin(), keys_.end(), time,
                                      [](double t, const Key& key) { return t < key.time; });
  const std::size_t i = static_cast<std::size_t>(after - keys_.begin()) - 1;
  if (keys_[i].time == time) return keys_[i].value;
  return evaluateSegment(i, time);
}

// The time inside the keys that shows at a time outside, and how many whole ranges away it is.
double Curve::wrapTime(double time, bool before, double& cycles) const {
  const double first = keys_.front().time, last = keys_.back().time;
  const double range = last - first;
  const double away = std::modf(finite((before ? time - first : time - last) / range), &cycles);
  const double offset = range * std::abs(away);
  cycles = std::abs(cycles) + 1;
  const Infinity infinity = before ? pre_ : post_;
  bool fromStart = !before;
  if (infinity == Infinity::Oscillate) fromStart = (std::fmod(cycles, 2.0) != 0) == before;
  return std::clamp(fromStart ? first + offset : last - offset, first, last);
}

double Curve::evaluateInfinity(double time, bool before) const {
  const Key& end = before ? keys_.front() : keys_.back();
  const Infinity infinity = before ? pre_ : post_;
  if (keys_.size() == 1 || infinity == Infinity::Constant || !std::isfinite(time)) return end.value;
  if (infinity == Infinity::Linear) {
    const Tangent& tangent = before ? end.in : end.out;
    if (tangent.x == 0) return end.value;
    return finite(end.value + (time - end.time) * tangent.y / tangent.x);
  }
  double cycles = 0;
  const double value = evaluate(wrapTime(time, before, cycles));
  if (infinity != Infinity::CycleRelative) return value;
  const double rise = keys_.back().value - keys_.front().value;
  return finite(before ? value - cycles * rise : value + cycles * rise);
}

double Curve::derivative(double time) const {
  if (keys_.size() < 2 || !std::isfinite(time)) return 0;
  double sign = 1;
  const bool before = time<keys_.front().time, after = time> keys_.back().time;
  if (before || after) {
    const Infinity infinity = before ? pre_ : post_;
    if (infinity == Infinity::Constant) return 0;
    if (infinity == Infinity::Linear) {
      const Tangent& tangent = before ? keys_.front().in : keys_.back().out;
      return tangent.x != 0 ? tangent.y / tangent.x : 0;
    }
    double cycles = 0;
    time = wrapTime(time, before, cycles);
    if (infinity == Infinity::Oscillate && std::fmod(cycles, 2.0) != 0) sign = -1;
  }
  const auto next = std::upper_bound(keys_.begin(), keys_.end(), time,
                                     [](double t, const Key& key) { return t < key.time; });
  const std::size_t i = std::min(
      static_cast<std::size_t>(std::max<std::ptrdiff_t>(next - keys_.begin() - 1, 0)), segments_.size() - 1);
  const Segment& segment = segments_[i];
  const double local = time - keys_[i].time;
  if (!segment.bezier) return sign * hornerSlope(segment.y, local);
  const double length = keys_[i + 1].time - keys_[i].time;
  const double u = bezierParameter(i, time);
  const double dx = hornerSlope(segment.x, u);
  const double dy = hornerSlope(segment.y, u);
  if (dx > 1e-12) return sign * dy / (dx * length);
  // A handle without length at an end: the direction comes from the second derivative.
  const double ddx = 6 * segment.x[3] * u + 2 * segment.x[2];
  const double ddy = 6 * segment.y[3] * u + 2 * segment.y[2];
  return ddx != 0 ? sign * ddy / (ddx * length) : 0;
}

bool operator==(const Curve& a, const Curve& b) {
  const auto sameTangent = [](const Tangent& s, const Tangent& t) { return s.x == t.x && s.y == t.y; };
  const auto sameKey = [&](const Key& s, const Key& t) {
    return s.time == t.time && s.value == t.value && s.inType == t.inType && s.outType == t.outType &&
           sameTangent(s.in, t.in) && sameTangent(s.out, t.out) && s.tangentsLocked == t.tangentsLocked &&
           s.weightsLocked == t.weightsLocked && s.breakdown == t.breakdown;
  };
  return a.weighted_ == b.weighted_ && a.pre_ == b.pre_ && a.post_ == b.post_ && a.output_ == b.output_ &&
         a.input_ == b.input_ &&
         std::equal(a.keys_.begin(), a.keys_.end(), b.keys_.begin(), b.keys_.end(), sameKey);
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
// Cubic Hermite segments and splines in time (van de Panne 1997 §2.3): a knot has a position and a velocity a
// second, so that a path is smooth in time over segments of different durations. V: double, Vec2 or Vec3.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "base/error.h"

namespace footfall {

template <class V>
struct HermiteKnot {
  double time = 0;  // seconds
  V position{};
  V velocity{};  // a second
};

// Between two knots. The times asked for may lie outside: the cubic goes on.
template <class V>
struct HermiteSegment {
  HermiteKnot<V> from, to;

  double duration() const { return to.time - from.time; }
  V position(double time) const {
    const double T = duration(), u = (time - from.time) / T, v = 1 - u;
    return V(v * v * (1 + 2 * u) * from.position + u * u * (1 + 2 * v) * to.position +
             u * v * T * (v * from.velocity - u * to.velocity));
  }
  V velocity(double time) const {
    const double T = duration(), u = (time - from.time) / T;
    return V((6 * u * (u - 1) / T) * (from.position - to.position) + ((3 * u - 4) * u + 1) * from.velocity +
             (3 * u - 2) * u * to.velocity);
  }
  // Linear in time.
  V acceleration(double time) const {
    const double T = duration(), u = (time - from.time) / T;
    return V(((12 * u - 6) / (T * T)) * (from.position - to.position) +
             (1 / T) * ((6 * u - 4) * from.velocity + (6 * u - 2) * to.velocity));
  }
};

// At least two knots, times strictly increasing. Position and velocity are continuous; acceleration may jump
// at a knot, where that of the segment that starts there is given (at the last: that ends there). Outside the
// knots the path goes straight on at the velocity of its end.
template <class V>
class HermiteSpline {
 public:
  explicit HermiteSpline(std::vector<HermiteKnot<V>> knots) : knots_(std::move(knots)) {
    if (knots_.size() < 2) throw Error(fmt::format("a path needs at least two knots, got {}", knots_.size()));
    for (std::size_t i = 0; i < knots_.size(); ++i) {
      if (!std::isfinite(knots_[i].time) || (i > 0 && !(knots_[i - 1].time < knots_[i].time))) {
        throw Error(fmt::format("knot {} at {} s must come after the knot before it", i, knots_[i].time));
      }
    }
  }

  const std::vector<HermiteKnot<V>>& knots() const { return knots_; }
  double start() const { return knots_.front().time; }
  double end() const { return knots_.back().time; }
  std::size_t segments() const { return knots_.size() - 1; }
  HermiteSegment<V> segment(std::size_t i) const { return {knots_[i], knots_[i + 1]}; }
  std::size_t segmentAt(double time) const {
    const auto next = std::upper_bound(knots_.begin() + 1, knots_.end() - 1, time,
                                       [](double t, const HermiteKnot<V>& knot) { return t < knot.time; });
    return static_cast<std::size_t>(next - knots_.begin()) - 1;
  }

  V position(double time) const {
    if (const HermiteKnot<V>* end = beyond(time))
      return V(end->position + (time - end->time) * end->velocity);
    return segment(segmentAt(time)).position(time);
  }
  V velocity(double time) const {
    if (const HermiteKnot<V>* end = beyond(time)) return end->velocity;
    return segment(segmentAt(time)).velocity(time);
  }
  V acceleration(double time) const {
    if (const HermiteKnot<V>* end = beyond(time)) return V(0 * end->velocity);
    return segment(segmentAt(time)).acceleration(time);
  }

 private:
  const HermiteKnot<V>* beyond(double time) const {
    if (time < start()) return &knots_.front();
    return time > end() ? &knots_.back() : nullptr;
  }

  std::vector<HermiteKnot<V>> knots_;
};

}  // namespace footfall

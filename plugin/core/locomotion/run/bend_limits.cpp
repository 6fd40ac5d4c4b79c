// SPDX-License-Identifier: MIT
#include "locomotion/run/bend_limits.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

#include "base/angles.h"
#include "locomotion/locomotion_tuning.h"
#include "locomotion/run/locomotor.h"

namespace footfall::locomotion {
namespace {

// Least and most of a hull's speeds (0) or turns (1).
Vec2 extent(const std::vector<Vec2>& hull, int axis) {
  Vec2 range(hull.front()[axis], hull.front()[axis]);
  for (const Vec2& corner : hull)
    range = {std::min(range.x(), corner[axis]), std::max(range.y(), corner[axis])};
  return range;
}
Vec2 speedsOf(const MotionClass& cls) {
  return extent(cls.hull, 0);
}
double within(const Vec2& range, double value) {
  return std::clamp(value, range.x(), range.y());
}

// Range of the other parameter where one has a given value within its extent.
Vec2 across(const std::vector<Vec2>& hull, int axis, double value) {
  double low = std::numeric_limits<double>::infinity(), high = -low;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const Vec2 &a = hull[i], &b = hull[(i + 1) % hull.size()];
    if (value < std::min(a[axis], b[axis]) || value > std::max(a[axis], b[axis])) continue;
    const double span = b[axis] - a[axis], other = b[1 - axis] - a[1 - axis];
    const double from = span == 0 ? a[1 - axis] : a[1 - axis] + (value - a[axis]) / span * other;
    const double to = span == 0 ? b[1 - axis] : from;
    low = std::min({low, from, to});
    high = std::max({high, from, to});
  }
  return {low, high};
}

}  // namespace

TurnResponse turnResponse(const Library& library, int cls) {
  const MotionClass& one = library.classes[static_cast<std::size_t>(cls)];
  const double speed = one.mean().speed;
  double right = 0, left = 0;
  for (const Vec2& corner : one.hull) {
    right = std::max(right, -corner.y());
    left = std::max(left, corner.y());
  }
  const double turn = 0.5 * std::min(right, left) * kDegree;
  TurnResponse response;
  if (one.pattern == StepPattern::Stand || turn < 5 * kDegree) return response;
  const std::shared_ptr<const Library> shared(std::shared_ptr<const Library>(), &library);  // owns nothing
  Locomotor figure(shared, {}, cls, {speed, -turn});
  figure.steer({speed, turn});
  double fifth = -1, half = -1;
  for (double time = tuning::kTrialStep; time < 5; time += tuning::kTrialStep) {
    figure.step(tuning::kTrialStep);
    const double share = (figure.applied().turn + turn) / (2 * turn);
    if (fifth < 0 && share > 0.2) fifth = time;
    if (half < 0 && share > 0.5) half = time;
    if (share < 0.8) continue;
    response.lag = half;
    response.slew = 1.2 * turn / std::max(time - fifth, tuning::kTrialStep);
    break;
  }
  return response;
}

double fastestThroughBend(const MotionClass& cls, double curvature) {
  constexpr int kSteps = 48;
  const Vec2 range = speedsOf(cls);
  const double tolerance = cls.hull.size() > 2 ? 1e-6 : 0.03;
  for (int k = kSteps; k >= 0; --k) {
    const double speed = range.x() + (range.y() - range.x()) * k / kSteps;
    if (distanceToHull(cls.hull, {speed, curvature * speed / kDegree}) < tolerance) return speed;
  }
  return 0;
}

Vec2 nearestFeasible(const MotionClass& cls, const Vec2& goal) {
  const double turn = within(extent(cls.hull, 1), goal.y());
  const Vec2 speeds = across(cls.hull, 1, turn);
  if (goal.x() >= speeds.x()) return {within(speeds, goal.x()), turn};
  const double speed = within(extent(cls.hull, 0), goal.x()), less = within(across(cls.hull, 0, speed), turn);
  return less * turn > 0 && std::abs(less) > tuning::kKeptTurn * std::abs(turn) ? Vec2(speed, less)
                                                                                : Vec2(speeds.x(), turn);
}

double tightestBend(const MotionClass& cls, double side) {
  double most = 0;
  for (const Vec2& corner : cls.hull) {
    if (corner.x() > 0 && corner.y() * side > 0)
      most = std::max(most, std::abs(corner.y()) * kDegree / corner.x());
  }
  return side < 0 ? -most : most;
}

BendLimits::BendLimits(const Library& library, const BendClasses& classes, const PlanPath& path,
                       const std::function<double(double)>& asked)
    : length_(path.length()), closed_(path.closed()) {
  const MotionClass &slow = library.classes[static_cast<std::size_t>(classes.slow)],
                    &fast = library.classes[static_cast<std::size_t>(classes.fast)];
  const auto bendAt = [&](double s) {
    return (path.at(s + tuning::kBendReach).yaw - path.at(s - tuning::kBendReach).yaw) /
           (2 * tuning::kBendReach);
  };
  const std::size_t count = static_cast<std::size_t>(std::ceil(length_ / tuning::kBendEvery)) + 1;
  places_.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    const double s = std::min(tuning::kBendEvery * static_cast<double>(i), length_), bend = bendAt(s);
    const double change =
        std::abs(bendAt(s + tuning::kBendChangeReach) - bendAt(s - tuning::kBendChangeReach)) /
            (2 * tuning::kBendChangeReach) +
        1e-9;
    const auto most = [&](const MotionClass& cls, const TurnResponse& response) {
      return std::min(fastestThroughBend(cls, tuning::kTurnReserve * bend),
                      std::sqrt(response.slew / (tuning::kTurnChangeReserve * change)));
    };
    ofFast_.push_back(most(fast, classes.fastResponse));
    ofSlow_.push_back(most(slow, classes.slowResponse));
    if (fastestThroughBend(slow, tuning::kTurnReserve * bend) > 0) continue;
    // Beyond what it does: as slowly as it turns most.
    const double tightest = tightestBend(slow, bend);
    ofSlow_.back() = speedsOf(slow).x();
    if (std::abs(bend) > std::max(std::abs(tightest), std::abs(beyond_))) {
      beyond_ = bend;
      beyondAt_ = s;
    }
  }
  chooseClasses(classes, asked);
  const double least = speedsOf(slow).x();
  for (std::size_t i = 0; i < count; ++i)
    places_[i].speed = std::max(places_[i].fast ? ofFast_[i] : ofSlow_[i], least);
  // Brakes in time for slower positions ahead; a closed path wraps around.
  for (std::size_t i = (closed_ ? 2 : 1) * count; i-- > 1;) {
    const double next = places_[i % count].speed;
    double& own = places_[(i - 1) % count].speed;
    own = std::min(own, std::sqrt(next * next + 2 * tuning::kBraking * tuning::kBendEvery));
  }
}

// Uses the fast class where the bends allow it for long enough, except at the end of such a stretch.
void BendLimits::chooseClasses(const BendClasses& classes, const std::function<double(double)>& asked) {
  if (classes.fast == classes.slow) return;
  for (std::size_t i = 0; i < places_.size();) {
    double seconds = 0;
    std::size_t end = i;
    for (; end < places_.size(); ++end) {
      const double speed = std::min(asked(tuning::kBendEvery * static_cast<double>(end)), ofFast_[end]);
      if (!(speed > classes.boundary)) break;
      seconds += tuning::kBendEvery / speed;
    }
    const bool onward = end == places_.size();  // to the end of the path, which the follower handles
    if (seconds > classes.runway || (onward && i == 0)) {
      double left = onward ? 1e9 : seconds;
      for (std::size_t k = i; k < end; ++k) {
        left -= tuning::kBendEvery / std::min(asked(tuning::kBendEvery * static_cast<double>(k)), ofFast_[k]);
        places_[k].fast = left > classes.slowing;
      }
    }
    i = end + 1;
  }
}

std::size_t BendLimits::index(double distance) const {
  if (closed_) distance -= length_ * std::floor(distance / length_);
  const double place =
      std::clamp(distance / tuning::kBendEvery, 0.0, static_cast<double>(places_.size() - 1));
  return static_cast<std::size_t>(std::lround(place));
}

}  // namespace footfall::locomotion

// SPDX-License-Identifier: MIT
#include "locomotion/run/path_follower.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "base/scanner.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
namespace {

// Lowest and highest speed of a class.
Vec2 speedsOf(const MotionClass& cls) {
  Vec2 range(cls.examples.front().velocity.speed, cls.examples.front().velocity.speed);
  for (const Clip& clip : cls.examples) {
    range.x() = std::min(range.x(), clip.velocity.speed);
    range.y() = std::max(range.y(), clip.velocity.speed);
  }
  return range;
}

// Corners as tight as asked, or as the slow class can go round them.
double cornerRadius(const Library& library, const PathFollowOptions& options) {
  const int slow = library.find(options.slow), cls = slow < 0 ? library.find(options.fast) : slow;
  if (cls < 0) return options.corner;
  const MotionClass& one = library.classes[static_cast<std::size_t>(cls)];
  const double tightest = std::min(tightestBend(one, 1), -tightestBend(one, -1));
  return tightest > 0 ? std::clamp(tuning::kCornerReserve / tightest, options.corner, tuning::kWidestCorner)
                      : options.corner;
}

// The path through a route, and its corners that are sharper as drawn.
PlanPath pathOf(const Library& library, const Route& route, const PathFollowOptions& options,
                std::vector<RouteCorner>& corners) {
  PlanPath(route.points, route.closed);  // its errors name the points of the route
  if (route.corner)
    return PlanPath(roundedCorners(route.points, route.closed, *route.corner, 0).points, route.closed);
  RoundedRoute rounded =
      roundedCorners(route.points, route.closed, cornerRadius(library, options), tuning::kSharpCorner);
  corners = std::move(rounded.corners);
  return PlanPath(rounded.points, route.closed);
}

void copyTo(std::optional<Locomotor>& copy, const Locomotor& figure) {
  if (copy) {
    *copy = figure;
  } else {
    copy.emplace(figure);
  }
}

}  // namespace

PathFollower::PathFollower(const Library& library, const Route& route, const PathFollowOptions& options)
    : library_(&library), path_(pathOf(library, route, options, corners_)), options_(options) {
  if (route.speeds.size() != route.points.size()) throw Error("a route must have one speed per point");
  for (std::size_t i = 0; i < route.speeds.size(); ++i) {
    if (!(route.speeds[i] > 0) || route.speeds[i] > 20)
      throw Error(fmt::format("the speed at point {} must be above 0 and at most 20 m/s, got {:g}", i + 1,
                              route.speeds[i]));
  }
  slow_ = library.find(options.slow);
  fast_ = library.find(options.fast);
  for (std::size_t c = 0; c < library.classes.size(); ++c) {
    if (library.classes[c].pattern == StepPattern::Stand && stop_ < 0) stop_ = static_cast<int>(c);
  }
  if (slow_ < 0 && fast_ < 0)
    throw Error(fmt::format("the library has neither a class {} nor a class {}", quoted(options.slow),
                            quoted(options.fast)));
  if (slow_ < 0) slow_ = fast_;
  if (fast_ < 0) fast_ = slow_;
  const Vec2 slow = speedsOf(library.classes[static_cast<std::size_t>(slow_)]),
             fast = speedsOf(library.classes[static_cast<std::size_t>(fast_)]);
  boundary_ = (slow.y() + fast.x()) / 2;
  // Distances of the points along the path: the nearest position to each, in order.
  double from = 0;
  for (const PathPoint& point : route.points) {
    double best = from, least = pointDistances_.empty() ? 0 : 1e300;  // the first is where it begins
    for (int k = 0; k <= 2000; ++k) {
      const double s = from + (path_.length() - from) * k / 2000.0;
      const double off = (path_.at(s).position - point.position).squaredNorm();
      if (off < least) best = s, least = off;
      if (off > least + 1 && least < 1e-4) break;
    }
    pointDistances_.push_back(best);
    from = best;
  }
  double along = 0;
  for (const RouteCorner& corner : corners_) {
    const auto nearest = [&](const Vec2& place, double begin) {
      double best = begin, least = 1e300;
      for (double s = begin; s <= path_.length(); s += 0.02) {
        const double off = (path_.at(s).position - place).squaredNorm();
        if (off < least) best = s, least = off;
        if (least < 1e-3 && off > 0.25) break;
      }
      return best;
    };
    const double leaves = nearest(corner.from, along);
    along = nearest(corner.to, leaves);
    rounded_.push_back({leaves, along});
  }
  speeds_ = route.speeds;
  if (route.closed) {
    pointDistances_.push_back(path_.length());
    speeds_.push_back(speeds_.front());
  }
  planForBends();
}

// What the bends allow, computed before the start.
void PathFollower::planForBends() {
  BendClasses classes;
  classes.slow = slow_;
  classes.fast = fast_;
  classes.boundary = boundary_;
  classes.slowResponse = slowResponse_ = turnResponse(*library_, slow_);
  classes.fastResponse = fastResponse_ = fast_ == slow_ ? slowResponse_ : turnResponse(*library_, fast_);
  classes.runway = options_.runway;
  classes.slowing = options_.slowing;
  const auto asked = [this](double s) { return options_.speedAtTime ? 20.0 : speedAt(s); };
  limits_ = std::make_shared<const BendLimits>(*library_, classes, path_, asked);
  fastest_ = fastestThroughBend(library_->classes[static_cast<std::size_t>(fast_)], 0);
  const double most = *std::max_element(speeds_.begin(), speeds_.end());
  if (fastest_ > 0 && most > 1.02 * fastest_ && !options_.speedAtTime)
    note_ = fmt::format("{:g} m/s is requested; the examples reach {:.2f} m/s at most when going straight",
                        most, fastest_);
  if (fastest_ == 0) fastest_ = most;
  if (limits_->beyond() != 0)
    note_ += (note_.empty() ? "" : "; ") +
             fmt::format(
                 "the bend {:.1f} m along the path has a radius of {:.2f} m; the examples need at least "
                 "{:.2f} m",
                 limits_->beyondAt(), 1 / std::abs(limits_->beyond()),
                 1 / std::abs(tightestBend(library_->classes[static_cast<std::size_t>(slow_)],
                                           limits_->beyond())));
}

double PathFollower::speedAt(double distance) const {
  if (path_.closed()) distance -= path_.length() * std::floor(distance / path_.length());
  const auto after = std::upper_bound(pointDistances_.begin(), pointDistances_.end(), distance);
  if (after == pointDistances_.begin()) return speeds_.front();
  if (after == pointDistances_.end()) return speeds_.back();
  const std::size_t i = static_cast<std::size_t>(after - pointDistances_.begin());
  const double u = (distance - pointDistances_[i - 1]) / (pointDistances_[i] - pointDistances_[i - 1]);
  return speeds_[i - 1] + u * (speeds_[i] - speeds_[i - 1]);
}

// Newton iteration on the distance to the path from the last position, so that it never jumps to a nearby
// branch.
void PathFollower::project(const Vec2& position) {
  for (int pass = 0; pass < 4; ++pass) {
    const PathPlace place = path_.at(at_);
    const double along = (position - place.position).dot(place.forward());
    at_ += std::clamp(along, -0.3, 0.3);
    if (!path_.closed()) at_ = std::max(at_, 0.0);
  }
  const PathPlace place = path_.at(at_);
  offset_ = (position - place.position).dot(place.left());
}

double PathFollower::drawnOffset(const Vec2& position) const {
  const double at = path_.closed() ? at_ - path_.length() * std::floor(at_ / path_.length()) : at_;
  for (std::size_t k = 0; k < corners_.size(); ++k) {
    if (at < rounded_[k].first || at > rounded_[k].second) continue;
    return std::copysign(corners_[k].distance(position), offset_);
  }
  return offset_;
}

// Running strides are long, so a stop out of a run may end anywhere within one: the last metres are walked,
// since a walk stops where it should.
bool PathFollower::slowsDown() const {
  return !path_.closed() && fast_ != slow_ && stop_ >= 0 && speed_ > boundary_ - tuning::kClassHysteresis &&
         path_.length() - at_ < options_.slowing * speed_ + options_.walkIn;
}

int PathFollower::classAt(const Locomotor& figure) const {
  const bool fast = figure.goal() == fast_;
  if (slowsDown()) return slow_;
  if (!(speed_ > boundary_ + (fast ? -tuning::kClassHysteresis : tuning::kClassHysteresis))) return slow_;
  if (!options_.keepSpeed && !limits_->fast(at_)) return slow_;
  // The rest of the path must be long enough: starting and ending a run takes strides.
  const bool far = path_.closed() || path_.length() - at_ > options_.runway * speed_;
  return fast || far ? fast_ : slow_;
}

// The turn rate that follows the path: its curvature a little ahead as feed-forward, plus corrections of
// heading and offset.
double PathFollower::turnFor(const Locomotor& figure) {
  const Base& base = figure.base();
  const double speed = std::max(figure.applied().speed, 0.5), ahead = speed * options_.lookAhead;
  const PathPlace now = path_.at(at_), then = path_.at(at_ + ahead);
  const double bend = ahead > 1e-6 ? (then.yaw - now.yaw) / ahead : now.curvature;
  double off = now.yaw - base.yaw;
  off -= 2 * kPi * std::round(off / (2 * kPi));
  return bend * speed + options_.pull * off - options_.pullBack * (offset_ + aside_) / speed;
}

// The turn rate of the path where the figure will be once a change takes effect.
double PathFollower::bendAhead(const Locomotor& figure) const {
  const double speed = std::max(figure.applied().speed, 0.5), reach = std::max(0.25, 0.15 * speed);
  const double ahead = at_ + speed * responseOf(figure.goal()).lag;
  return speed * (path_.at(ahead + reach).yaw - path_.at(ahead - reach).yaw) / (2 * reach);
}

// Steers to the request, as near as the class can.
void PathFollower::follow(Locomotor& figure, int cls, const Velocity& goal) const {
  const MotionClass& one = library_->classes[static_cast<std::size_t>(cls)];
  figure.steer(cls, fromDegrees(nearestFeasible(one, inDegrees(goal))));
}

// Tracking error of a copy of the figure with a correction: the sum of squared offsets and heading errors
// over the next strides.
double PathFollower::trackingError(const Locomotor& figure, int cls, double correction) {
  const double at = at_, offset = offset_, lag = responseOf(cls).lag,
               horizon = std::clamp(2.5 * lag, 1.2, 2.0);
  copyTo(trial_, figure);
  double sum = 0;
  for (double time = tuning::kTrackingStep; time < horizon; time += tuning::kTrackingStep) {
    follow(*trial_, cls, {speed_, bendAhead(*trial_) + correction});
    trial_->step(tuning::kTrackingStep);
    project(trial_->base().position);
    double off = path_.at(at_).yaw - trial_->base().yaw;
    off -= 2 * kPi * std::round(off / (2 * kPi));
    if (time > 0.5 * lag)
      sum += offset_ * offset_ + tuning::kHeadingWeight * tuning::kHeadingWeight * off * off;
  }
  at_ = at;
  offset_ = offset;
  return sum;
}

// Tries which correction to the turn rate brings the figure nearest to the path. Changes wait for the feet,
// so the present error says little.
void PathFollower::correct(const Locomotor& figure, int cls) {
  if (decided_ >= 0 && time_ - decided_ < tuning::kCorrectionEvery) return;
  decided_ = time_;
  const double less = trackingError(figure, cls, correction_ - tuning::kCorrectionTry),
               same = trackingError(figure, cls, correction_),
               more = trackingError(figure, cls, correction_ + tuning::kCorrectionTry);
  const double bow = less - 2 * same + more, flat = 1e-3 * (less + same + more);
  double best = correction_;
  if (bow > flat)
    best += std::clamp(0.5 * tuning::kCorrectionTry * (less - more) / bow, -2 * tuning::kCorrectionTry,
                       2 * tuning::kCorrectionTry);
  // Beyond the turn rates it can reach the error is flat: other corrections are tried instead.
  if (bow <= flat || std::abs(correction_) > tuning::kCorrectionFar) {
    double least = trackingError(figure, cls, best);
    for (const double other : {0.0, tuning::kCorrectionFar, -tuning::kCorrectionFar}) {
      const double missed = trackingError(figure, cls, other);
      if (missed < 0.95 * least) best = other, least = missed;
    }
  }
  correction_ = std::clamp(best, -tuning::kCorrectionMost, tuning::kCorrectionMost);
}

// Where the figure would stop if commanded now, found by stopping a copy of it.
Vec2 PathFollower::stoppingPosition(const Locomotor& figure) {
  report(options_.progress, 0);
  copyTo(stopTrial_, figure);
  for (double time = 0; time < tuning::kLongestStop; time += tuning::kTrialStep) {
    stopTrial_->steer(stop_, {});
    stopTrial_->step(tuning::kTrialStep);
    if (stopTrial_->currentClass() == stop_ && !stopTrial_->inTransition()) break;
  }
  return stopTrial_->base().position;
}

// Finds the speed near the requested one, and the time of the stop command, for which the figure stops
// nearest to the end of the path, by running copies of it.
void PathFollower::planStop(const Locomotor& figure, double stride) {
  constexpr int kEvery = 5;  // frames
  const Vec2 end = path_.at(path_.length()).position;
  const double at = at_, offset = offset_, side = aside_;
  double least = 1e300, aside = aside_;
  for (const double factor : {1.0, 0.96, 1.04, 0.92, 1.08, 0.87, 1.13, 0.82, 1.18, 0.75}) {
    const double speed = speed_ * factor;
    copyTo(trial_, figure);
    double halt = (stoppingPosition(figure) - figure.base().position).norm(), before = 1e300;
    for (int i = 0; i < 600; ++i) {
      project(trial_->base().position);
      const double miss = path_.length() - at_ - halt;
      if (miss < -tuning::kStopReach * stride) break;
      if (i % kEvery == 0 && miss < tuning::kStopReach * stride) {
        const Vec2 place = stoppingPosition(*trial_);
        halt = (place - trial_->base().position).norm();
        // A slightly later command must lead there too: a strike that is just missed costs a stride.
        const double off = (place - end).norm() + tuning::kStopSpeedWeight * std::abs(factor - 1);
        if (std::max(off, before) < least) {
          least = std::max(off, before);
          fitting_ = speed;
          stopAt_ = time_ + (i - kEvery) * tuning::kTrialStep;
          aside = trial_->base().own(place - trial_->base().position).x();
        }
        before = off;
      }
      follow(*trial_, trial_->currentClass(), {speed, turnFor(*trial_)});
      trial_->step(tuning::kTrialStep);
    }
    at_ = at;
    offset_ = offset;
    aside_ = side;
  }
  if (least < 1e299) aside_ = aside;
  planned_ = time_;
}

// Fits the strides to the rest of the path. Returns whether to stop now.
bool PathFollower::shouldStop(const Locomotor& figure, double left) {
  if (stop_ < 0) return left <= 0;
  if (figure.currentClass() == stop_) return left < options_.arrival;
  const double speed = std::max(figure.applied().speed, 0.3), stride = speed * figure.player().strideTime();
  if (figure.inTransition() || left > 2 * speed + 3 * stride) return false;
  // It is running and changes to a walk first.
  if (figure.currentClass() == fast_ && fast_ != slow_) return left < options_.arrival;
  // Replans while there is time for a change to take effect.
  if (planned_ < 0 ||
      (time_ - planned_ > tuning::kStopEvery && (stopAt_ < 0 || stopAt_ - time_ > tuning::kStopEvery)))
    planStop(figure, stride);
  if (stopAt_ < 0) return left < options_.arrival;
  speed_ = fitting_;
  return time_ >= stopAt_ - 1e-9;
}

void PathFollower::checkWhetherLost() {
  if (at_ > farthest_ + tuning::kLostProgress) {
    farthest_ = at_;
    since_ = time_;
  }
  lost_ =
      lost_ || std::abs(offset_) > tuning::kLostOffset || (!stopping_ && time_ - since_ > tuning::kLostTime);
}

bool PathFollower::steer(Locomotor& figure, double dt) {
  project(figure.base().position);
  time_ += dt;
  checkWhetherLost();
  const double left = path_.closed() ? 1e300 : path_.length() - at_;
  speed_ = options_.speedAtTime ? std::clamp(options_.speedAtTime(time_), 0.05, 20.0) : speedAt(at_);
  speed_ = std::min(speed_, fastest_);
  const int cls = classAt(figure);  // a fitting speed is one of the same class
  const double asked = speed_;
  if (!options_.keepSpeed)
    speed_ = std::min(speed_, limits_->speed(at_ + speed_ * 0.5 * responseOf(cls).lag));
  slowed_ = speed_ < tuning::kSlowedShare * asked && !slowsDown() && planned_ < 0;
  if (slowsDown()) speed_ = library_->classes[static_cast<std::size_t>(slow_)].mean().speed;
  if (!stopping_) stopping_ = shouldStop(figure, left);
  if (stopping_) {
    figure.steer(stop_ >= 0 ? stop_ : slow_, {});
    if (stop_ < 0) return false;  // the library has no stand: the motion ends with the path
    if (figure.currentClass() == stop_ && !figure.inTransition()) stopped_ += dt;
    return stopped_ < tuning::kStandsAtEnd;
  }
  if (planned_ >= 0) {
    follow(figure, cls, {speed_, turnFor(figure)});
    return true;
  }
  if (lost_) {
    figure.steer(stop_ >= 0 ? stop_ : slow_, {});
    return false;
  }
  correct(figure, cls);
  follow(figure, cls, {speed_, bendAhead(figure) + correction_});
  return true;
}

Route routeTo(const Base& from, const Vec2& to, double speed) {
  const double away = (to - from.position).norm();
  if (!(away > 1e-6)) throw Error("the destination must be away from the start of the figure");
  Route route;
  const Vec2 heading(std::sin(from.yaw), std::cos(from.yaw));
  route.points = {{from.position, heading}, {to, std::nullopt}};
  // The first steps go straight ahead. A point behind needs a turn of a radius that a walk can follow.
  const Vec2 way = (to - from.position) / away;
  const double ahead = heading.dot(way), radius = std::max(0.8, speed);
  if (ahead < 0.3) {
    const double side = heading.x() * way.y() - heading.y() * way.x() > 0 ? 1 : -1;
    const Vec2 across(-heading.y() * side, heading.x() * side);
    // It heads as a smooth path through the three points does; without a heading it would be a corner.
    const Vec2 turns = from.position + radius * (heading + across), in = turns - from.position,
               out = to - turns;
    route.points.insert(route.points.begin() + 1,
                        {turns, Vec2(in.norm() / out.norm() * out + out.norm() / in.norm() * in)});
  } else if (ahead < 0.95 && away > 3 * radius) {
    route.points.insert(route.points.begin() + 1, {Vec2(from.position + radius * heading), std::nullopt});
  }
  route.speeds.assign(route.points.size(), speed);
  return route;
}

}  // namespace footfall::locomotion

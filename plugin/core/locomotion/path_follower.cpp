// SPDX-License-Identifier: MIT
#include "locomotion/path_follower.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "base/scanner.h"

namespace footfall {
namespace {

// The slowest and the fastest a class goes.
Vec2 speedsOf(const MotionClass& cls) {
  Vec2 range(cls.examples.front().velocity.speed, cls.examples.front().velocity.speed);
  for (const Clip& clip : cls.examples) {
    range.x() = std::min(range.x(), clip.velocity.speed);
    range.y() = std::max(range.y(), clip.velocity.speed);
  }
  return range;
}

}  // namespace

PathFollower::PathFollower(const Library& library, const Route& route, const PathFollowOptions& options)
    : library_(&library), path_(route.points, route.closed), options_(options) {
  if (route.speeds.size() != route.points.size())
    throw Error("a route should have a speed for each of its points");
  for (std::size_t i = 0; i < route.speeds.size(); ++i) {
    if (!(route.speeds[i] > 0) || route.speeds[i] > 20)
      throw Error(fmt::format("the speed at point {} should be above 0 and at most 20 m/s", i + 1));
  }
  slow_ = library.find(options.slow);
  fast_ = library.find(options.fast);
  for (std::size_t c = 0; c < library.classes.size(); ++c) {
    if (library.classes[c].pattern == StepPattern::Stand && stop_ < 0) stop_ = static_cast<int>(c);
  }
  if (slow_ < 0 && fast_ < 0)
    throw Error(
        fmt::format("the library has neither a class {} nor {}", quoted(options.slow), quoted(options.fast)));
  if (slow_ < 0) slow_ = fast_;
  if (fast_ < 0) fast_ = slow_;
  const Vec2 slow = speedsOf(library.classes[static_cast<std::size_t>(slow_)]),
             fast = speedsOf(library.classes[static_cast<std::size_t>(fast_)]);
  parting_ = (slow.y() + fast.x()) / 2;
  // How far along the path its points are: the nearest place to each, in order.
  double from = 0;
  for (const PathPoint& point : route.points) {
    double best = from, least = 1e300;
    for (int k = 0; k <= 2000; ++k) {
      const double s = from + (path_.length() - from) * k / 2000.0;
      const double off = (path_.at(s).position - point.position).squaredNorm();
      if (off < least) best = s, least = off;
      if (off > least + 1 && least < 1e-4) break;
    }
    marks_.push_back(best);
    from = best;
  }
  speeds_ = route.speeds;
  if (route.closed) {
    marks_.push_back(path_.length());
    speeds_.push_back(speeds_.front());
  }
}

double PathFollower::speedAt(double distance) const {
  if (path_.closed()) distance -= path_.length() * std::floor(distance / path_.length());
  const auto after = std::upper_bound(marks_.begin(), marks_.end(), distance);
  if (after == marks_.begin()) return speeds_.front();
  if (after == marks_.end()) return speeds_.back();
  const std::size_t i = static_cast<std::size_t>(after - marks_.begin());
  const double u = (distance - marks_[i - 1]) / (marks_[i] - marks_[i - 1]);
  return speeds_[i - 1] + u * (speeds_[i] - speeds_[i - 1]);
}

// Newton on the distance to the path, from where it was: never back by a branch that passes near.
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

// What the figure still travels once it is told to stop: to the next strike, and through the transition.
// How far a figure still goes once it is told to stop: a copy of it is, and goes.
double PathFollower::stopTravel(const Locomotor& figure) {
  constexpr double kStep = 1.0 / 60, kMost = 6;  // seconds
  if (ghost_) {
    *ghost_ = figure;
  } else {
    ghost_.emplace(figure);
  }
  const Vec2 from = figure.base().position;
  for (double time = 0; time < kMost; time += kStep) {
    ghost_->steer(stop_, {});
    ghost_->step(kStep);
    if (ghost_->currentClass() == stop_ && !ghost_->inTransition()) break;
  }
  return (ghost_->base().position - from).norm();
}

// Strides are made to fit what is left of the way. Says whether to stop now.
bool PathFollower::shouldStop(const Locomotor& figure, double left) {
  if (stop_ < 0 || figure.currentClass() == stop_) return left < options_.arrival;
  const double speed = std::max(figure.applied().speed, 0.3), stride = speed * figure.voice().strideTime();
  if (figure.inTransition() || left > 3 * speed + 2 * stride) return false;
  if (time_ - looked_ > 0.04) {
    travel_ = at_ + stopTravel(figure);
    looked_ = time_;
  }
  const double gap = path_.length() - travel_;
  if (gap < stride / 2) return true;
  const double strides = std::max(std::round(gap / stride), 1.0);
  speed_ *= std::clamp(gap / (strides * stride), 0.8, 1.2);
  return false;
}

bool PathFollower::steer(Locomotor& figure, double dt) {
  const Base& base = figure.base();
  project(base.position);
  time_ += dt;
  const double left = path_.closed() ? 1e300 : path_.length() - at_;
  speed_ = options_.speedOver ? std::clamp(options_.speedOver(time_), 0.05, 20.0) : speedAt(at_);
  if (!stopping_) stopping_ = shouldStop(figure, left);
  if (stopping_) {
    figure.steer(stop_ >= 0 ? stop_ : slow_, {});
    const bool stands = stop_ < 0 || (figure.currentClass() == stop_ && !figure.inTransition());
    if (stands) stopped_ += dt;
    return stopped_ < 0.5;
  }
  // Feed forward the path's turn a little ahead, add what heading and place are off.
  const double speed = std::max(figure.applied().speed, 0.5);
  const double ahead = speed * options_.lookAhead;
  const PathPlace now = path_.at(at_), then = path_.at(at_ + ahead);
  const double bend = ahead > 1e-6 ? (then.yaw - now.yaw) / ahead : now.curvature;
  double off = now.yaw - base.yaw;
  off -= 2 * kPi * std::round(off / (2 * kPi));
  const double turn = bend * speed + options_.pull * off - options_.pullBack * offset_ / speed;
  const double hysteresis = figure.goal() == fast_ ? -0.1 : 0.1;
  const int cls = speed_ > parting_ + hysteresis ? fast_ : slow_;
  figure.steer(cls, {speed_, turn});
  return true;
}

Route routeTo(const Base& from, const Vec2& to, double speed) {
  const double away = (to - from.position).norm();
  if (!(away > 1e-6)) throw Error("the point to go to should be elsewhere than the figure");
  Route route;
  const Vec2 heading(std::sin(from.yaw), std::cos(from.yaw));
  route.points = {{from.position, heading}, {to, std::nullopt}};
  // A point behind asks for a turn of a radius a walk can make.
  const Vec2 way = (to - from.position) / away;
  if (heading.dot(way) < 0.3) {
    const double side = heading.x() * way.y() - heading.y() * way.x() > 0 ? 1 : -1;
    const Vec2 across(-heading.y() * side, heading.x() * side);
    const double radius = std::max(0.8, speed);
    route.points.insert(route.points.begin() + 1,
                        {Vec2(from.position + radius * (heading + across)), std::nullopt});
  }
  route.speeds.assign(route.points.size(), speed);
  return route;
}

}  // namespace footfall

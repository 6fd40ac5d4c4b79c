// SPDX-License-Identifier: MIT
#include "footprint/planners/wander.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/error.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {
namespace {

using namespace tuning;

Vec2 forwardInPlan(double yaw) {
  return {std::sin(yaw), std::cos(yaw)};
}

void check(const WanderOptions& o) {
  const bool finite =
      o.least.allFinite() && o.most.allFinite() &&
      std::isfinite(o.tolerance + o.lookAhead + o.stepLength + o.maxTurn + o.drift + o.stance + o.step);
  if (!finite) throw Error("every option of wander must be finite");
  if (!(o.stepLength > 0))
    throw Error(fmt::format("the step length must be above 0 m, got {:.4g}", o.stepLength));
  if (!(o.tolerance >= 0 && o.drift >= 0 && o.stance >= 0 && o.step >= 0)) {
    throw Error("tolerance, drift, stance and step must be 0 or more");
  }
  if (!(o.maxTurn > 0 && o.maxTurn <= kPi))
    throw Error("the largest turn per step must be above 0 and at most 180 degrees");
  if (!(o.lookAhead >= o.stepLength)) {
    throw Error(fmt::format("lookAhead must be at least a step ({1:.4g} m), got {0:.4g} m", o.lookAhead,
                            o.stepLength));
  }
  if (!(o.least.x() < o.most.x() && o.least.y() < o.most.y()))
    throw Error("least must be below most: the corners of the world are swapped");
  for (std::size_t i = 0; i < o.obstacles.size(); ++i) {
    if (!o.obstacles[i].centre.allFinite() || !(o.obstacles[i].radius >= 0) ||
        !std::isfinite(o.obstacles[i].radius)) {
      throw Error(fmt::format("obstacle {}: its position must be finite and its radius 0 or more", i + 1));
    }
  }
}

}  // namespace

Wander::Wander(const VirtualLegs& virtualLegs, const Vec2& start, double yaw, const WanderOptions& options)
    : options_(options), position_(start), yaw_(yaw), state_(static_cast<std::uint64_t>(options.seed)) {
  if (virtualLegs.legs.empty()) throw Error("the figure has no legs, so it leaves no prints");
  options_.stepLength *= virtualLegs.nominal();  // metres from here on
  if (options_.lookAhead == 0) options_.lookAhead = std::max(kWanderSight, 3 * options_.stepLength);
  check(options_);
  if (!start.allFinite() || !std::isfinite(yaw)) throw Error("the start is not finite");
  for (const VirtualLeg& leg : virtualLegs.legs) {
    const double side = leg.side == BodySide::Left ? 1 : leg.side == BodySide::Right ? -1 : 0;
    lanes_.push_back(options.stepWidth < 0 ? leg.hip.x() : side * options.stepWidth / 2);
  }
  for (std::size_t i = 0; i < options.obstacles.size(); ++i) {
    const Obstacle& o = options.obstacles[i];
    if ((o.centre - start).norm() < o.radius + options.tolerance) {
      throw Error(
          fmt::format("the start must be at least {2:.3g} m from the middle of obstacle {1}, got {0:.3g} m",
                      (o.centre - start).norm(), i + 1, o.radius + options.tolerance));
    }
  }
  if (clearance(start) < 0) {
    throw Error(fmt::format("the start is nearer than {:.3g} m to the border of the world or outside it",
                            options.tolerance));
  }
}

// SplitMix64: the same numbers on every machine.
double Wander::uniform() {
  std::uint64_t z = (state_ += 0x9e3779b97f4a7c15ULL);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return static_cast<double>((z ^ (z >> 31)) >> 11) * 0x1.0p-53;
}

double Wander::clearance(const Vec2& position) const {
  double nearest = std::min((position - options_.least).minCoeff(), (options_.most - position).minCoeff());
  for (const Obstacle& o : options_.obstacles)
    nearest = std::min(nearest, (position - o.centre).norm() - o.radius);
  return nearest - options_.tolerance;
}

// Where the ray from the figure first comes too near to something.
double Wander::freeWay(double yaw) const {
  const Vec2 forward = forwardInPlan(yaw);
  double free = options_.lookAhead;
  for (int axis = 0; axis < 2; ++axis) {
    if (forward[axis] == 0) continue;
    const double border = forward[axis] > 0 ? options_.most[axis] - options_.tolerance
                                            : options_.least[axis] + options_.tolerance;
    free = std::min(free, std::max(0.0, (border - position_[axis]) / forward[axis]));
  }
  for (const Obstacle& o : options_.obstacles) {
    const Vec2 to = o.centre - position_;
    const double ahead = forward.dot(to), keep = o.radius + options_.tolerance;
    const double aside = to.squaredNorm() - ahead * ahead;
    if (ahead <= 0 || aside >= keep * keep) continue;
    free = std::min(free, std::max(0.0, ahead - std::sqrt(keep * keep - aside)));
  }
  return free;
}

// Straying a little while the way is free. Where it is not, a new direction at random among those that are
// freer, kept to one side until the way is free again, so that corners are left rather than shivered in. What
// counts as free shrinks to a step while the figure turns round, for places where nothing is freer.
double Wander::chooseYaw() {
  const double strayed = yaw_ + options_.drift * (2 * uniform() - 1);
  const double side = uniform() < 0.5 ? 1 : -1, eagerness = uniform();
  if (freeWay(strayed) >= options_.lookAhead) {
    swerve_ = turned_ = 0;
    return strayed;
  }
  if (swerve_ == 0) {
    const double left = freeWay(yaw_ + options_.maxTurn), right = freeWay(yaw_ - options_.maxTurn);
    swerve_ = left > right ? 1 : right > left ? -1 : side;
  }
  const double enough = std::max(options_.stepLength, options_.lookAhead * (1 - turned_ / (2 * kPi)));
  double turn = options_.maxTurn;
  for (int i = 1; i <= kWanderTries; ++i) {
    const double tried = options_.maxTurn * i / kWanderTries;
    if (freeWay(yaw_ + swerve_ * tried) < enough) continue;
    const double more = tried + eagerness * (options_.maxTurn - tried);
    turn = freeWay(yaw_ + swerve_ * more) >= enough ? more : tried;
    break;
  }
  turned_ += turn;
  return yaw_ + swerve_ * turn;
}

Footprint Wander::next() {
  yaw_ = chooseYaw();
  const double go = std::min(options_.stepLength, freeWay(yaw_));
  position_ += go * forwardInPlan(yaw_);
  const double lane = lanes_[static_cast<std::size_t>(leg_)];
  Footprint print;
  print.leg = leg_;
  print.position = {position_.x() + lane * std::cos(yaw_), 0, position_.y() - lane * std::sin(yaw_)};
  print.yaw = yaw_;
  print.stance = options_.stance;
  print.step = options_.step;
  leg_ = (leg_ + 1) % static_cast<int>(lanes_.size());
  return print;
}

Track wanderTrack(const VirtualLegs& virtualLegs, const Vec2& start, double yaw, int prints,
                  const WanderOptions& options) {
  if (prints < 1) throw Error(fmt::format("the number of prints must be at least 1, got {}", prints));
  Wander wander(virtualLegs, start, yaw, options);
  Track track;
  for (int i = 0; i < prints; ++i) track.prints.push_back(wander.next());
  return track;
}

}  // namespace footfall::footprint

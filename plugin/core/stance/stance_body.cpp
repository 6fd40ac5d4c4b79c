// SPDX-License-Identifier: MIT
#include "stance/stance_body.h"

#include <algorithm>
#include <cmath>

#include "base/constants.h"
#include "stance/stance_tuning.h"

namespace footfall::stance {
namespace {

constexpr double kLeastSteps = 16;

Quat turned(const Quat& q, const Vec3& spin, double seconds) {  // one Euler step, not normalised
  const Quat w(0, spin.x(), spin.y(), spin.z());
  Quat result = q;
  result.coeffs() += 0.5 * seconds * (w * q).coeffs();
  return result;
}

}  // namespace

Vec3 turnBetween(const Quat& from, const Quat& to) {
  Quat q = to * from.conjugate();
  if (q.w() < 0) q.coeffs() *= -1;
  const double s = q.vec().norm();
  return s < 1e-12 ? Vec3(2 * q.vec()) : Vec3(2 * std::atan2(s, q.w()) / s * q.vec());
}

StanceBody::StanceBody(const Stance& stance, const StanceHandles& handles, const StanceTiming& timing,
                       const StanceBodyOptions& options)
    : StanceBody(stance, handles, timing, stance.startAttitude, stance.startSpin, options) {}

StanceBody::StanceBody(const Stance& stance, const StanceHandles& handles, const StanceTiming& timing,
                       const Quat& attitude, const Vec3& spin, const StanceBodyOptions& options)
    : path_(stance, handles, timing), inertia_(stance.inertia), mass_(stance.mass) {
  if (stance.torque.size() > 0) spline_.emplace(stance.torque);
  run(stance, attitude, spin, options);
}

Vec3 StanceBody::spinOf(const Turn& turn) const {
  return turn.attitude * (turn.attitude.conjugate() * turn.momentum).cwiseQuotient(inertia_);
}

void StanceBody::run(const Stance& stance, const Quat& attitude, const Vec3& spin,
                     const StanceBodyOptions& options) {
  const StanceTiming& t = path_.timing();
  times_ = {0};
  turns_ = {{attitude.normalized(), attitude * (attitude.conjugate() * spin).cwiseProduct(inertia_)}};
  const double down = std::clamp(t.touchDown, 0.0, t.end), off = std::clamp(t.liftOff, down, t.end);
  span(0, down, stance, options);
  span(down, off, stance, options);
  span(off, t.end, stance, options);
}

// Fourth-order Runge-Kutta on attitude and angular momentum, which is constant in flight.
void StanceBody::span(double from, double to, const Stance& stance, const StanceBodyOptions& options) {
  if (!(to > from)) return;
  const StanceTiming& timing = path_.timing();
  const bool standing = from >= timing.touchDown && to <= timing.liftOff + 1e-12;
  const int steps = static_cast<int>(std::ceil(std::max((to - from) / options.step, kLeastSteps)));
  const double h = (to - from) / steps;
  const auto slope = [&](double time, const Turn& turn) -> Vec3 {
    return standing ? torqueAt(time, turn, options) : Vec3(Vec3::Zero());
  };
  for (int i = 0; i < steps; ++i) {
    const double t = from + i * h;
    const Turn start = turns_.back();
    Eigen::Vector4d change = Eigen::Vector4d::Zero();
    Vec3 push = Vec3::Zero();
    Turn at = start;
    const double shares[] = {0, 0.5, 0.5, 1}, weights[] = {1, 2, 2, 1};
    for (int stage = 0; stage < 4; ++stage) {
      const Vec3 torque = slope(t + shares[stage] * h, at);
      const Vec3 spin = spinOf({at.attitude.normalized(), at.momentum});
      change += weights[stage] * (turned(at.attitude, spin, 1).coeffs() - at.attitude.coeffs());
      push += weights[stage] * torque;
      if (stage == 3) break;
      const double ahead = shares[stage + 1] * h;
      at.attitude.coeffs() =
          start.attitude.coeffs() + ahead * (turned(at.attitude, spin, 1).coeffs() - at.attitude.coeffs());
      at.momentum = start.momentum + ahead * torque;
    }
    Turn next = start;
    next.attitude.coeffs() += h / 6 * change;
    next.attitude.normalize();
    next.momentum += h / 6 * push;
    if (standing) {
      const StancePath::State state = path_.at(t);
      const Vec3 atContact = slope(t, start) - (path_.contactPoint() - state.position).cross(path_.force(t));
      compareWithSupport(t, atContact, stance);
    }
    times_.push_back(i + 1 == steps ? to : t + h);
    turns_.push_back(next);
  }
}

// Torque of the ground about the centre of mass.
Vec3 StanceBody::torqueAt(double time, const Turn& turn, const StanceBodyOptions& options) const {
  const StanceTiming& timing = path_.timing();
  const double contact = timing.liftOff - timing.touchDown;
  if (options.control) {
    // Critically damped towards the goal, as fast as the contact allows.
    const double rate = kControlTimeConstants / contact;
    const Vec3 wanted = rate * rate * turnBetween(turn.attitude, options.goal) -
                        2 * rate * spinOf({turn.attitude.normalized(), turn.momentum});
    return turn.attitude * (turn.attitude.conjugate() * wanted).cwiseProduct(inertia_);
  }
  const Vec3 arm = path_.contactPoint() - path_.at(time).position;
  Vec3 torque = arm.cross(path_.force(time));
  if (spline_) torque += spline_->evaluate((time - timing.touchDown) / contact);
  return torque;
}

void StanceBody::compareWithSupport(double time, const Vec3& atContact, const Stance& stance) {
  const StanceTiming& timing = path_.timing();
  const double tau = (time - timing.touchDown) / (timing.liftOff - timing.touchDown);
  torque_.largest = std::max(torque_.largest, atContact.norm());
  const double up = path_.force(time).z();
  const SupportPolygon* polygon = nullptr;
  for (const SupportPolygon& p : stance.polygons) {
    if (p.from <= tau || polygon == nullptr) polygon = &p;
  }
  if (polygon == nullptr || polygon->corners.empty() || !(up > kLoadedForce * mass_ * kGravity)) return;
  double fore = 0, back = 0, left = 0, right = 0, far = 0;
  for (const Vec2& c : polygon->corners) {
    fore = std::max(fore, c.x());
    back = std::max(back, -c.x());
    left = std::max(left, c.y());
    right = std::max(right, -c.y());
    far = std::max(far, c.norm());
  }
  // A push at (x, y) gives a torque of (y, -x) times the force.
  const auto ratio = [&](double torque, double most) {
    torque_.excess = std::max(torque_.excess, std::abs(torque) / (up * std::max(most, 1e-3)));
  };
  ratio(atContact.x(), atContact.x() > 0 ? left : right);
  ratio(atContact.y(), atContact.y() > 0 ? back : fore);
  ratio(atContact.z(), 0.8 * far);
}

BodyState StanceBody::at(double time) const {
  const double t = std::clamp(time, 0.0, path_.timing().end);
  const StancePath::State state = path_.at(t);
  const auto after = std::upper_bound(times_.begin(), times_.end(), t);
  const std::size_t b = std::min(static_cast<std::size_t>(after - times_.begin()), times_.size() - 1);
  const std::size_t a = b > 0 ? b - 1 : 0;
  const double u = b > a ? (t - times_[a]) / (times_[b] - times_[a]) : 0;
  BodyState result{state.position, state.velocity, turns_[a].attitude.slerp(u, turns_[b].attitude), {}};
  result.spin = spinOf({result.attitude, (1 - u) * turns_[a].momentum + u * turns_[b].momentum});
  return result;
}

Vec3 StanceBody::angularMomentum(double time) const {
  const BodyState s = at(time);
  return s.attitude * (s.attitude.conjugate() * s.spin).cwiseProduct(inertia_);
}

double StanceBody::energy(double time) const {
  const BodyState s = at(time);
  return mass_ * (0.5 * s.velocity.squaredNorm() + kGravity * s.position.z()) +
         0.5 * s.spin.dot(angularMomentum(time));
}

}  // namespace footfall::stance

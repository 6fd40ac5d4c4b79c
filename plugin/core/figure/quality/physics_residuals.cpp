// SPDX-License-Identifier: MIT
#include "figure/quality/physics_residuals.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/numeric/convex_hull.h"
#include "base/parallel.h"
#include "figure/quality/quality_tuning.h"

namespace footfall {
namespace {

using Index = std::ptrdiff_t;

// The second derivative of the parabola through 2 half + 1 places.
Vec3 acceleration(const std::vector<Vec3>& track, Index centre, Index half, double dt) {
  // With sum x², x⁴ over -half … half: a/2 = (n Σx²p - Σx² Σp) / (n Σx⁴ - (Σx²)²).
  double n = 0, s2 = 0, s4 = 0;
  Vec3 p0 = Vec3::Zero(), p2 = Vec3::Zero();
  for (Index k = -half; k <= half; ++k) {
    const double x2 = static_cast<double>(k * k);
    const Vec3& p = track[static_cast<std::size_t>(centre + k)];
    n += 1;
    s2 += x2;
    s4 += x2 * x2;
    p0 += p;
    p2 += x2 * p;
  }
  return 2 * (n * p2 - s2 * p0) / (n * s4 - s2 * s2) / (dt * dt);
}

// The slope at a frame of the line through the 2 half values between the frames around it.
Vec3 slopeBetween(const std::vector<Vec3>& between, Index centre, Index half, double dt) {
  Vec3 moment = Vec3::Zero();
  double spread = 0;
  for (Index k = -half; k < half; ++k) {
    const double x = static_cast<double>(k) + 0.5;
    moment += x * between[static_cast<std::size_t>(centre + k)];
    spread += x * x;
  }
  return moment / (spread * dt);
}

// How far a push per mass is from the cone of those a foot can give: upright, with the given friction.
double outsideCone(const Vec3& push, double friction) {
  const double up = push.y(), across = std::hypot(push.x(), push.z());
  if (across <= friction * up) return 0;
  const double along = (up + friction * across) / std::sqrt(1 + friction * friction);  // on the cone's edge
  if (along <= 0) return push.norm();
  return (across - friction * up) / std::sqrt(1 + friction * friction);
}

// A frame that can be judged, and over how many frames to either side.
struct Judged {
  Index frame = 0, reach = 0;
};

// Those of stretches of one support; shorter windows measure noise.
std::vector<Judged> judgedFrames(const std::vector<Support>& support, Support kind, std::size_t firstFrame,
                                 double frameTime, const PhysicsOptions& options) {
  const Index half =
      std::max<Index>(1, static_cast<Index>(std::lround(0.5 * options.accelerationWindow / frameTime)));
  const Index least = std::max<Index>(1, half / 3);
  const Index pushes = static_cast<Index>(std::lround(options.toePush / frameTime));
  const Index frames = static_cast<Index>(support.size()), first = static_cast<Index>(firstFrame);
  std::vector<Judged> judged;
  for (Index from = first; from < frames; ++from) {
    if (support[static_cast<std::size_t>(from)] != kind) continue;
    Index to = from;
    while (to + 1 < frames && support[static_cast<std::size_t>(to + 1)] == kind) ++to;
    // The toes push on after the ball has left, and reach out before it lands: not yet flight.
    const bool stands = kind == Support::Feet;
    const Index a = stands || from == first ? from : from + pushes;
    const Index b = stands || to == frames - 1 ? to : to - pushes;
    const Index reach = std::min(half, (b - a) / 2);
    for (Index f = a + reach; f <= b - reach && reach >= least; ++f) judged.push_back({f, reach});
    from = to;
  }
  return judged;
}

double toSegment(const Vec2& point, const Vec2& a, const Vec2& b) {
  const Vec2 along = b - a;
  const double length = along.squaredNorm();
  const double share = length > 0 ? std::clamp((point - a).dot(along) / length, 0.0, 1.0) : 0.0;
  return (point - a - share * along).norm();
}

// Footings by when they begin, so that those of a time are found without looking at all.
struct TimedFootings {
  std::vector<Footing> inOrder;
  double longest = 0;  // seconds

  explicit TimedFootings(std::vector<Footing> feet) : inOrder(std::move(feet)) {
    std::stable_sort(inOrder.begin(), inOrder.end(),
                     [](const Footing& a, const Footing& b) { return a.time.start < b.time.start; });
    for (const Footing& foot : inOrder) longest = std::max(longest, foot.time.end - foot.time.start);
  }
  // The first that may last beyond a time.
  std::size_t firstFrom(double time) const {
    const auto at = std::lower_bound(inOrder.begin(), inOrder.end(), time - longest,
                                     [](const Footing& foot, double t) { return foot.time.start < t; });
    return static_cast<std::size_t>(at - inOrder.begin());
  }
};

// By how much the push at a frame meets the ground outside what stands within the window that its
// acceleration was fitted over: an average over the window lies in the hull of what stood in it. Negative: no
// sample, the ground bears too little.
struct Pressed {
  double outside = -1;  // metres
  Vec2 point = Vec2::Constant(std::numeric_limits<double>::quiet_NaN());
};
Pressed outsideFeet(const BalanceState& body, const TimedFootings& feet, const Judged& judged,
                    double startTime, double frameTime, const PhysicsOptions& options) {
  const std::size_t f = static_cast<std::size_t>(judged.frame);
  const Vec3 push =
      acceleration(body.centre, judged.frame, judged.reach, frameTime) + options.gravity * Vec3::UnitY();
  if (push.y() < quality_tuning::kLeastPush * options.gravity) return {};
  const double t = startTime + static_cast<double>(judged.frame) * frameTime;
  const double reach = static_cast<double>(judged.reach) * frameTime;
  std::vector<Vec2> points;
  double height = 0, radius = 0;
  for (std::size_t i = feet.firstFrom(t - reach); i < feet.inOrder.size(); ++i) {
    const Footing& foot = feet.inOrder[i];
    if (foot.time.start > t + reach) break;
    if (foot.time.end < t - reach) continue;
    points.emplace_back(foot.place.x(), foot.place.z());
    height += foot.place.y();
    radius = std::max(radius, foot.radius);
  }
  if (points.empty()) return {};
  height /= static_cast<double>(points.size());
  const Vec3 turning = slopeBetween(body.angular, judged.frame, judged.reach, frameTime);
  const Vec2 point = pressurePoint(body.centre[f], push, turning, height);
  return {std::max(0.0, outsideHull(point, std::move(points)) - radius), point};
}

}  // namespace

PhysicsResiduals physicsResiduals(const std::vector<Vec3>& centreOfMass, const std::vector<Support>& support,
                                  std::size_t firstFrame, double frameTime, const PhysicsOptions& options) {
  const auto measured = [&](Support kind) {
    const std::vector<Judged> judged = judgedFrames(support, kind, firstFrame, frameTime, options);
    std::vector<double> residual(judged.size());
    const int count = static_cast<int>(judged.size());
#pragma omp parallel for schedule(static) num_threads(threadCount(options.threads))
    for (int i = 0; i < count; ++i) {
      const Judged& at = judged[static_cast<std::size_t>(i)];
      const Vec3 push =
          acceleration(centreOfMass, at.frame, at.reach, frameTime) + options.gravity * Vec3::UnitY();
      residual[static_cast<std::size_t>(i)] =
          kind == Support::Feet ? outsideCone(push, options.friction) : push.norm();
    }
    StatisticSamples gather;
    for (std::size_t i = 0; i < judged.size(); ++i)
      gather.add(residual[i], static_cast<std::size_t>(judged[i].frame), -1);
    return gather.mean();
  };
  return {measured(Support::Feet), measured(Support::None)};
}

Vec2 pressurePoint(const Vec3& centre, const Vec3& push, const Vec3& turning, double height) {
  // (p - centre) × push = turning in x and z, with p at the height: about the vertical feet can twist.
  const double above = centre.y() - height;
  return {centre.x() - (above * push.x() - turning.z()) / push.y(),
          centre.z() - (above * push.z() + turning.x()) / push.y()};
}

double outsideHull(const Vec2& point, std::vector<Vec2> others) {
  if (others.empty()) return std::numeric_limits<double>::infinity();
  const std::vector<Vec2> hull = convexHull(std::move(others));
  bool inside = hull.size() > 2;
  double nearest = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const Vec2 &a = hull[i], &b = hull[(i + 1) % hull.size()];
    inside = inside && cross(a, b, point) >= 0;
    nearest = std::min(nearest, toSegment(point, a, b));
  }
  return inside ? 0 : nearest;
}

std::vector<Footing> footings(const Motion& motion, const std::vector<Pose>& world,
                              const ContactReport& contacts) {
  std::vector<Footing> feet;
  for (const Contact& contact : contacts.contacts) {
    const std::size_t leg = static_cast<std::size_t>(contact.leg);
    const Sole& sole = contacts.soles[leg];
    const double radius = quality_tuning::kHalfFootWidth * (sole.heel.offset - sole.ball.offset).norm();
    if (contact.heel.end > contact.heel.start) feet.push_back({contact.heel, contact.heelPosition, radius});
    if (contact.ball.end <= contact.ball.start) continue;
    feet.push_back({contact.ball, contact.ballPosition, radius});
    const int tip = contacts.limbs.legs[leg].tip;
    const FrameSpan stands = framesWithin(motion, contact.ball);
    if (tip < 0 || stands.empty()) continue;
    const std::size_t middle = (stands.first + stands.end - 1) / 2;
    const Vec3 ball = sole.ball.in(world[middle]);
    Vec3 place = contact.ballPosition + world[middle].position[static_cast<std::size_t>(tip)] - ball;
    place.y() = contact.ballPosition.y();
    feet.push_back({contact.ball, place, radius});
  }
  return feet;
}

QualityStatistic imbalance(const BalanceState& body, const std::vector<Footing>& feet,
                           const std::vector<Support>& support, std::size_t firstFrame, double startTime,
                           double frameTime, const PhysicsOptions& options, std::vector<Vec2>* pressure) {
  const std::vector<Judged> judged = judgedFrames(support, Support::Feet, firstFrame, frameTime, options);
  const TimedFootings timed(feet);
  std::vector<Pressed> pressed(judged.size());
  const int count = static_cast<int>(judged.size());
#pragma omp parallel for schedule(static) num_threads(threadCount(options.threads))
  for (int i = 0; i < count; ++i) {
    const std::size_t k = static_cast<std::size_t>(i);
    pressed[k] = outsideFeet(body, timed, judged[k], startTime, frameTime, options);
  }
  StatisticSamples gather;
  for (std::size_t k = 0; k < judged.size(); ++k) {
    if (pressed[k].outside >= 0)
      gather.add(pressed[k].outside, static_cast<std::size_t>(judged[k].frame), -1);
  }
  if (pressure) {
    pressure->assign(support.size(), Pressed().point);
    for (std::size_t k = 0; k < judged.size(); ++k)
      (*pressure)[static_cast<std::size_t>(judged[k].frame)] = pressed[k].point;
  }
  return gather.mean();
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "stance/stance_warp.h"

#include <fmt/format.h>

#include <cmath>

#include "base/constants.h"
#include "base/error.h"
#include "stance/stance_tuning.h"

namespace footfall::stance {
namespace {

const Vec3 kDown(0, 0, -kGravity);

// Chains, blends and frames of reference leave rounding errors: a speed (m/s) or a distance (m) below this is
// none.
constexpr double kNone = 1e-7;
bool same(double a, double b) {
  return std::abs(a - b) <= kNone;
}
// Whether the mean force along an axis is more than a rounding error.
bool pushes(const StanceTable& s, int axis) {
  return std::abs(s.mean[axis]) > 1e-9 * std::abs(s.mean.z());
}

// From the start of the contact to the mean of its push along an axis, weighted by the force (D).
double delayOf(const StanceTable& s, int axis) {
  return s.displacement()[axis] / s.speedGain()[axis];
}

// Where the figure stands still at the apex of a stance from or to rest: the contact begins at the first apex
// or ends at the second. Both are D_v plus `lead` after and before the other apex's half of the flight.
struct AtRest {
  double lead =
      0;  // seconds: of the recorded contact, from D_v to the end of the contact that is away from rest
  double sign = 1;  // of the rise in the equations
};
bool atRest(const StanceTable& s, const StanceHandles& t, AtRest& rest) {
  if (s.rest == StanceRest::Start && same(t.startSpeed, 0)) {
    rest = {s.contactTime - delayOf(s, 2), -1};
    return rest.lead > 0;
  }
  if (s.rest == StanceRest::End && same(t.endSpeed, 0) && same(t.sideSpeed, 0)) {
    rest = {delayOf(s, 2), 1};
    return rest.lead > 0;
  }
  return false;
}

// The rest of the warp from the time of the second apex.
StanceTiming timingAt(double end, const StanceTable& s, const StanceHandles& t, const AtRest* rest) {
  StanceTiming timing;
  timing.end = end;
  const double rise = (t.endHeight - t.startHeight) / (kGravity * end);
  if (rest != nullptr) timing.stretch = (end / 2 + rest->sign * rise) / rest->lead;
  const double contact = timing.stretch * s.contactTime;
  timing.liftOff = timing.stretch * delayOf(s, 2) + end / 2 - rise;
  timing.touchDown = timing.liftOff - contact;
  const Vec3 gain = timing.stretch * s.speedGain();
  timing.scale.x() = pushes(s, 0) ? (t.endSpeed - t.startSpeed) / gain.x() : 1;
  timing.scale.y() = pushes(s, 1) ? t.sideSpeed / gain.y() : 1;
  timing.scale.z() = kGravity * end / gain.z();
  return timing;
}

bool apexInContact(const StanceTiming& timing) {
  constexpr double kSlack = 1e-6;  // seconds: a stance that starts or ends at rest has its apex at the edge
  return timing.touchDown < -kSlack || timing.liftOff > timing.end + kSlack;
}

// Positive times of the second apex, the later first: roots of qa t² + qb t + qc. At rest the contact's
// duration follows from the time (timingAt), which leaves a quadratic of the same form.
int endTimes(const StanceTable& s, const StanceHandles& t, const AtRest* rest, double times[2]) {
  const double gain = t.endSpeed - t.startSpeed, rise = t.endHeight - t.startHeight;
  int count = 0;
  const auto add = [&](double time) {
    if (time > 0 && std::isfinite(time)) times[count++] = time;
  };
  if (!pushes(s, 0)) {  // the force along the heading is not scaled
    add((t.distance - s.displacement().x()) / t.endSpeed);
    return count;
  }
  const double delay = delayOf(s, 0) - delayOf(s, 2);  // D_h - D_v
  double sum = t.endSpeed + t.startSpeed, qb = kGravity * (gain * delay - t.distance), qc = rise * gain;
  if (rest != nullptr) {
    sum += gain * delay / rest->lead;
    qb = -kGravity * t.distance;
    qc *= 1 + rest->sign * delay / rest->lead;
  }
  const double qa = kGravity * sum / 2;
  if (std::abs(sum) <= kNone) {
    if (qb != 0) add(-qc / qb);
    return count;
  }
  const double discriminant = qb * qb - 4 * qa * qc;
  if (discriminant < 0) return 0;
  // Without cancellation.
  const double q = -0.5 * (qb + std::copysign(std::sqrt(discriminant), qb));
  const double one = q / qa, other = q != 0 ? qc / q : 0;
  add(std::max(one, other));
  if (one != other) add(std::min(one, other));
  return count;
}

}  // namespace

StanceWarp warpStance(const StanceTable& s, const StanceHandles& t) {
  for (const double handle : t.values()) {
    if (!std::isfinite(handle)) throw Error("every handle of a stance must be finite");
  }
  StanceWarp warp;
  const auto fail = [&](WarpFault fault) {
    warp.fault = fault;
    return warp;
  };
  if (!pushes(s, 0) && !same(t.endSpeed, t.startSpeed)) return fail(WarpFault::NoSpeedChange);
  if (!pushes(s, 1) && !same(t.sideSpeed, 0)) return fail(WarpFault::NoSideSpeed);
  AtRest still;
  const AtRest* rest = atRest(s, t, still) ? &still : nullptr;
  double times[2];
  int count = 0;
  if (same(t.startSpeed, 0) && same(t.endSpeed, 0)) {  // a jump in place: any time would do
    if (!same(t.distance, 0)) return fail(WarpFault::NotMoving);
    if (rest != nullptr) {  // the duration of the contact is kept
      const double square =
          rest->lead * rest->lead - rest->sign * 2 * (t.endHeight - t.startHeight) / kGravity;
      if (square >= 0) times[count++] = rest->lead + std::sqrt(square);
    } else {  // the force is kept
      times[count++] = s.speedGain().z() / kGravity;
    }
  } else {
    if (!pushes(s, 0)) rest = nullptr;
    count = endTimes(s, t, rest, times);
  }
  if (count == 0) return fail(WarpFault::NoRealTime);
  // The later time, unless only the earlier one is possible.
  const auto possible = [](const StanceTiming& timing) {
    return timing.stretch >= kLeastStretch && timing.stretch <= kMostStretch && !apexInContact(timing);
  };
  warp.timing = timingAt(times[0], s, t, rest);
  if (count == 2 && !possible(warp.timing)) {
    const StanceTiming earlier = timingAt(times[1], s, t, rest);
    if (possible(earlier)) warp.timing = earlier;
  }
  if (!(warp.timing.stretch >= kLeastStretch && warp.timing.stretch <= kMostStretch))
    return fail(WarpFault::NoTimeAtRest);
  warp.apexInContact = apexInContact(warp.timing);
  warp.noPush = pushes(s, 0) && same(t.endSpeed, t.startSpeed);
  warp.sideways = warp.timing.stretch * warp.timing.stretch * warp.timing.scale.y() * s.displacement().y() +
                  t.sideSpeed * (warp.timing.end - warp.timing.liftOff);
  return warp;
}

StanceWarp warpStance(const Stance& stance, const StanceHandles& target) {
  return warpStance(StanceTable(stance), target);
}

std::string explain(WarpFault fault, const StanceHandles& t) {
  switch (fault) {
    case WarpFault::None:
      return "";
    case WarpFault::NoRealTime:
      return fmt::format(
          "no flight rises {:.2f} m and gains {:.2f} m/s within {:.2f} m; a longer distance, less height or "
          "less gain of "
          "speed would work",
          t.endHeight - t.startHeight, t.endSpeed - t.startSpeed, t.distance);
    case WarpFault::NoSpeedChange:
      return fmt::format("this stance keeps its speed; an end speed of {:.2f} m/s would work", t.startSpeed);
    case WarpFault::NoSideSpeed:
      return "this stance does not push to the side; a side speed of 0 would work";
    case WarpFault::NotMoving:
      return fmt::format("a jump in place covers no distance; {:.2f} m needs some speed at one end",
                         t.distance);
    case WarpFault::NoTimeAtRest:
      return fmt::format(
          "from or to rest, a rise of {:.2f} m over {:.2f} m at {:.2f} m/s would need a contact {:g} times "
          "shorter or "
          "longer than recorded; a distance or speed nearer to the recorded one would work",
          t.endHeight - t.startHeight, t.distance, std::max(t.startSpeed, t.endSpeed), kMostStretch);
  }
  return "";
}

StanceRest restOf(const Stance& stance) {
  const StanceHandles& h = stance.handles;
  Stance moving = stance;
  moving.rest = StanceRest::None;
  const StanceWarp own = warpStance(StanceTable(moving), h);
  constexpr double kEdge = 1e-3;  // seconds, and m/s
  if (own && h.startSpeed < kEdge && std::abs(own.timing.touchDown) < kEdge) return StanceRest::Start;
  if (own && std::hypot(h.endSpeed, h.sideSpeed) < kEdge &&
      std::abs(own.timing.end - own.timing.liftOff) < kEdge)
    return StanceRest::End;
  return StanceRest::None;
}

Stance applyWarp(const Stance& stance, const StanceHandles& target, const StanceTiming& timing) {
  Stance result = stance;
  result.handles = target;
  result.contactTime *= timing.stretch;
  const auto scaled = [&](Vec3& v) { v = v.cwiseProduct(timing.scale); };
  scaled(result.force.mean);
  for (std::size_t i = 0; i < kHarmonics; ++i) {
    scaled(result.force.cosine[i]);
    scaled(result.force.sine[i]);
  }
  return result;
}

StancePath::State StancePath::fly(const State& from, double t) {
  return {from.position + t * from.velocity + 0.5 * t * t * kDown, from.velocity + t * kDown};
}

StancePath::StancePath(const Stance& stance, const StanceHandles& handles, const StanceTiming& timing)
    : force_(applyWarp(stance, handles, timing).force),
      mass_(stance.mass),
      contactTime_(timing.stretch * stance.contactTime),
      timing_(timing) {
  start_ = {Vec3(0, 0, handles.startHeight), Vec3(handles.startSpeed, 0, 0)};
  touchDown_ = fly(start_, timing.touchDown);
  liftOff_ = standing(1);
  contact_ = Vec3(touchDown_.position.x() + stance.contactOffset.x(),
                  touchDown_.position.y() + stance.contactOffset.y(), 0);
}

StancePath::State StancePath::standing(double tau) const {
  const double since = tau * contactTime_;
  State state = fly(touchDown_, since);
  state.position += contactTime_ * contactTime_ / mass_ * force_.doubleIntegral(tau);
  state.velocity += contactTime_ / mass_ * force_.integral(tau);
  return state;
}

StancePath::State StancePath::at(double time) const {
  const double since = time - timing_.touchDown;
  if (since <= 0) return fly(start_, time);
  if (since >= contactTime_) return fly(liftOff_, time - timing_.liftOff);
  return standing(since / contactTime_);
}

Vec3 StancePath::force(double time) const {
  const double tau = (time - timing_.touchDown) / contactTime_;
  return tau < 0 || tau > 1 ? Vec3(Vec3::Zero()) : force_.at(tau);
}

}  // namespace footfall::stance

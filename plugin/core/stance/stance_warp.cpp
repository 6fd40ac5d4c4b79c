// SPDX-License-Identifier: MIT
#include "stance/stance_warp.h"

#include <fmt/format.h>

#include <cmath>

#include "base/constants.h"
#include "base/error.h"

namespace footfall::stance {
namespace {

const Vec3 kDown(0, 0, -kGravity);

// Whether the mean force along an axis is more than a rounding error.
bool pushes(const StanceTable& s, int axis) {
  return std::abs(s.mean[axis]) > 1e-9 * std::abs(s.mean.z());
}

// The rest of the warp from the time of the second apex.
StanceTiming timingAt(double end, const StanceTable& s, const StanceHandles& t) {
  StanceTiming timing;
  timing.end = end;
  const double delay = s.displacement().z() / s.speedGain().z();  // D_v
  timing.liftOff = delay + end / 2 - (t.endHeight - t.startHeight) / (kGravity * end);
  timing.touchDown = timing.liftOff - s.contactTime;
  timing.scale.x() = pushes(s, 0) ? (t.endSpeed - t.startSpeed) / s.speedGain().x() : 1;
  timing.scale.y() = pushes(s, 1) ? t.sideSpeed / s.speedGain().y() : 1;
  timing.scale.z() = kGravity * end / s.speedGain().z();
  return timing;
}

bool apexInContact(const StanceTiming& timing) {
  constexpr double kSlack = 1e-6;  // seconds: a stance that starts or ends at rest has its apex at the edge
  return timing.touchDown < -kSlack || timing.liftOff > timing.end + kSlack;
}

// Positive times of the second apex, the later first: roots of qa t² + qb t + qc.
int endTimes(const StanceTable& s, const StanceHandles& t, double times[2]) {
  const double gain = t.endSpeed - t.startSpeed, rise = t.endHeight - t.startHeight;
  int count = 0;
  const auto add = [&](double time) {
    if (time > 0 && std::isfinite(time)) times[count++] = time;
  };
  if (!pushes(s, 0)) {  // the force along the heading is not scaled
    add((t.distance - s.displacement().x()) / t.endSpeed);
    return count;
  }
  const double delay =
      s.displacement().x() / s.speedGain().x() - s.displacement().z() / s.speedGain().z();  // D_h - D_v
  const double qa = kGravity * (t.endSpeed + t.startSpeed) / 2;
  const double qb = kGravity * (gain * delay - t.distance);
  const double qc = rise * gain;
  if (qa == 0) {
    add(-qc / qb);
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
  if (!pushes(s, 0) && t.endSpeed != t.startSpeed) return fail(WarpFault::NoSpeedChange);
  if (!pushes(s, 1) && t.sideSpeed != 0) return fail(WarpFault::NoSideSpeed);
  double times[2];
  int count = 0;
  if (t.startSpeed == 0 && t.endSpeed == 0) {  // a jump in place: any time would do, so the force is kept
    if (t.distance != 0) return fail(WarpFault::NotMoving);
    times[count++] = s.speedGain().z() / kGravity;
  } else {
    count = endTimes(s, t, times);
  }
  if (count == 0) return fail(WarpFault::NoRealTime);
  warp.timing = timingAt(times[0], s, t);
  warp.apexInContact = apexInContact(warp.timing);
  if (count == 2 && warp.apexInContact) {
    const StanceTiming earlier = timingAt(times[1], s, t);
    if (!apexInContact(earlier)) {
      warp.timing = earlier;
      warp.apexInContact = false;
    }
  }
  warp.noPush = pushes(s, 0) && t.endSpeed == t.startSpeed;
  warp.sideways =
      warp.timing.scale.y() * s.displacement().y() + t.sideSpeed * (warp.timing.end - warp.timing.liftOff);
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
  }
  return "";
}

Stance applyWarp(const Stance& stance, const StanceHandles& target, const StanceTiming& timing) {
  Stance result = stance;
  result.handles = target;
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
      contactTime_(stance.contactTime),
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

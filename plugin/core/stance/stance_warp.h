// SPDX-License-Identifier: MIT
// Warps a stance to other handles by scaling its force (Cummings 2001 §4.1). The six equations (4.2 to 4.7)
// in six unknowns reduce to one quadratic in the time of the second apex.
#pragma once

#include <cstdint>
#include <string>

#include "stance/stance_table.h"

namespace footfall::stance {

// When the contact is and how the force is scaled. The contact keeps its duration: touch-down and lift-off
// shift together. Only a stance from rest or to rest, warped to a request that is at rest there, has its apex
// at the end of the contact, where the figure stands still, and a contact of free duration instead.
struct StanceTiming {
  double touchDown = 0, liftOff = 0;  // seconds from the first apex
  double end = 0;                     // of the second apex
  Vec3 scale = Vec3::Ones();          // β: heading, left, up
  double stretch = 1;                 // of the duration of the contact

  // The same times of a stance to which the warp has been applied.
  StanceTiming applied() const { return {touchDown, liftOff, end, Vec3::Ones(), 1}; }
};

enum class WarpFault : std::uint8_t {
  None,
  NoRealTime,     // no flight changes height and speed by so much over so short a distance
  NoSpeedChange,  // the stance has no mean force along the heading, so its speed cannot change
  NoSideSpeed,    // the stance has no mean force to the side, so it cannot gain sideways speed
  NotMoving,      // no speed at either end, so no distance either
  NoTimeAtRest    // from or to rest: only a contact far shorter or far longer than recorded would do
};

struct StanceWarp {
  WarpFault fault = WarpFault::None;
  StanceTiming timing;  // valid without a fault
  bool apexInContact =
      false;            // an apex is within the contact: touch-down is before 0 s or lift-off after the end
  bool noPush = false;  // equal speeds at both ends leave no force along the heading
  double sideways = 0;  // metres to the left at the second apex; it results, it is not controlled

  explicit operator bool() const { return fault == WarpFault::None; }
};

// Exact. Of two solutions in time the one with both apexes outside the contact is taken, then the later one.
// Does not allocate. Throws Error where a handle is not finite.
StanceWarp warpStance(const StanceTable& stance, const StanceHandles& target);
StanceWarp warpStance(const Stance& stance, const StanceHandles& target);

// Whether a stance takes off from rest or lands to it, from its own handles.
StanceRest restOf(const Stance& stance);

// For the animator: what prevents the warp and what would help.
std::string explain(WarpFault fault, const StanceHandles& target);

// The stance as if it had been recorded like this: force scaled, handles those of the target. Precondition:
// no fault.
Stance applyWarp(const Stance& stance, const StanceHandles& target, const StanceTiming& timing);

// The path of the centre of mass in closed form, without integration.
class StancePath {
 public:
  StancePath(const Stance& stance, const StanceHandles& handles, const StanceTiming& timing);

  struct State {
    Vec3 position, velocity;
  };
  State at(double time) const;    // seconds from the first apex; a parabola before and after the contact
  Vec3 force(double time) const;  // of the ground, N
  Vec3 contactPoint() const { return contact_; }
  const StanceTiming& timing() const { return timing_; }

 private:
  static State fly(const State& from, double time);
  State standing(double tau) const;

  ForceSeries force_;  // scaled
  double mass_, contactTime_;
  StanceTiming timing_;
  State start_, touchDown_, liftOff_;
  Vec3 contact_;
};

}  // namespace footfall::stance

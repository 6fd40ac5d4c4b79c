// SPDX-License-Identifier: MIT
// A stance warped to other handles by scaling its force (Cummings 2001 §4.1). Six equations (4.2 to 4.7) in
// six unknowns reduce to one quadratic in the time of the second apex.
#pragma once

#include <cstdint>
#include <string>

#include "stance/stance_table.h"

namespace footfall::stance {

// When the contact is and how the force is scaled. The contact keeps its length; touch-down and lift-off
// shift together.
struct StanceTiming {
  double touchDown = 0, liftOff = 0;  // seconds from the first apex
  double end = 0;                     // of the second apex
  Vec3 scale = Vec3::Ones();          // β: heading, left, up
};

enum class WarpFault : std::uint8_t {
  None,
  NoRealTime,     // height and speed cannot both change so much over so short a distance
  NoSpeedChange,  // the stance has no mean force along the heading, so its speed cannot change
  NoSideSpeed,    // … or to the side
  NotMoving       // no speed at either end, so no distance either
};

struct StanceWarp {
  WarpFault fault = WarpFault::None;
  StanceTiming timing;  // where there is no fault
  bool apexInContact =
      false;  // an apex falls into the contact: it touches down before 0 s or lifts off after the end
  bool noPush = false;  // equal speeds at both ends took all force along the heading away
  double sideways = 0;  // metres to the left at the second apex; it follows, it is not asked for

  explicit operator bool() const { return fault == WarpFault::None; }
};

// Exact. Of two times the one with both apexes outside the contact is taken, then the later. No allocation.
// Throws Error where a handle is not finite.
StanceWarp warpStance(const StanceTable& stance, const StanceHandles& target);
StanceWarp warpStance(const Stance& stance, const StanceHandles& target);

// In an animator's words: what is in the way and what would help.
std::string explain(WarpFault fault, const StanceHandles& target);

// The stance as if it had been recorded so: force scaled, handles the target's. Precondition: no fault.
Stance applyWarp(const Stance& stance, const StanceHandles& target, const StanceTiming& timing);

// The way of the centre of mass in closed form: nothing is stepped through.
class StancePath {
 public:
  StancePath(const Stance& stance, const StanceHandles& handles, const StanceTiming& timing);

  struct State {
    Vec3 position, velocity;
  };
  State at(double time) const;    // seconds from the first apex; before and after the contact a parabola
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

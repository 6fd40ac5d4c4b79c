// SPDX-License-Identifier: MIT
// A foot on the ground for an interval.
#pragma once

#include <vector>

#include "base/math.h"
#include "curve/curve_set.h"

namespace footfall {

// Times in seconds. A foot of one piece has heel and ball alike. A part that never touches has an empty
// interval at the contact's start (start == end).
struct Contact {
  int leg = 0;                       // index into Limbs::legs or Character's legs
  TimeRange time;                    // strike to toe-off: while any of it touches, as toes do after the ball
  TimeRange heel;                    // while the heel stands
  TimeRange ball;                    // while the ball of the foot stands
  Vec3 heelPosition = Vec3::Zero();  // position of each part while it stands, metres, world
  Vec3 ballPosition = Vec3::Zero();

  double strike() const { return time.start; }
  double flat() const { return heel.start > ball.start ? heel.start : ball.start; }
  double heelOff() const { return heel.end; }
  double toeOff() const { return time.end; }

  // While heel or ball stand: what can be held to a place. Its end is before toe-off where toes touch on.
  TimeRange stands() const {
    if (heel.end <= heel.start) return ball;
    if (ball.end <= ball.start) return heel;
    return {heel.start < ball.start ? heel.start : ball.start, heel.end > ball.end ? heel.end : ball.end};
  }
};

// Sorted by strike.
using Contacts = std::vector<Contact>;

}  // namespace footfall

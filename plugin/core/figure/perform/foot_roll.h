// SPDX-License-Identifier: MIT
// The path of a foot: down on the heel, flat, up over the ball, and smoothly through the air to the next
// plant.
#pragma once

#include <functional>
#include <vector>

#include "figure/perform/performance.h"

namespace footfall {

// A foot plant as a generator plans it. strike <= flat <= heelOff <= toeOff.
struct FootPlant {
  int leg = 0;
  Frame place;         // of the ankle while the sole is flat on the ground
  double strike = 0;   // seconds: the first touch
  double flat = 0;     // the whole sole is down; equal to strike: it comes down flat
  double heelOff = 0;  // the heel leaves
  double toeOff = 0;   // the ball leaves; equal to heelOff: the foot goes up flat
  double strikePitch =
      0;                 // radians at the strike: positive toes up, heel first; negative heel up, ball first
  double liftPitch = 0;  // radians at toe-off: heel up, turned about the ball
};

// The contact that a plant makes. A plant that lands or leaves flat has heel and ball down alike.
Contact contactOf(const FootPlant& plant, const Foot& foot);
// The place of the ankle, sole flat on the ground, for a contact's heel and ball (exact for the heel; the
// ball gives the direction); up is the ground's normal.
Frame placeOf(const Contact& contact, const Foot& foot, const Vec3& up = Vec3::UnitY());

// The foot of a plant at a time from strike to toe-off: on its heel, flat, on its ball. Held outside that
// time.
FootFrame standingFrame(const FootPlant& plant, const Foot& foot, double time);

struct SwingStyle {
  double clearance = 0.02;  // metres the sole keeps from the ground in the middle of the swing
  double lift = 0;          // metres added to the ankle's height at its peak, beyond what clearance asks
  double liftAt = 0.45;     // share of the swing at which the peak is, 0.2 to 0.8
  double fold = 0;          // radians the heel is turned up further in the middle of the swing
  double late = 0.2;        // how much the way forward is delayed, 0 to 0.8
  // Seconds over which the motion at take-off fades out, and that at landing fades in.
  double leaving = 0.4, landing = 0.4;
  // The height of the ground at a position; without it the ground is straight from plant to plant.
  std::function<double(const Vec3&)> ground;
};

// One foot over time: twice continuously differentiable, exactly still during its contacts. Before the first
// strike and after the last toe-off the foot keeps the orientation it has there.
class FootPath {
 public:
  // Plants in order of time. Throws Error naming the plant (from 1) that is out of order, overlaps or is not
  // finite.
  FootPath(const Foot& foot, std::vector<FootPlant> plants, SwingStyle style = {});

  FootFrame at(double time) const;
  const std::vector<FootPlant>& plants() const { return plants_; }

 private:
  FootFrame swinging(std::size_t from, double time) const;
  void raiseSwing(std::size_t from);

  Foot foot_;
  std::vector<FootPlant> plants_;
  std::vector<double> lift_;  // of the swing after each plant
  SwingStyle style_;
};

}  // namespace footfall

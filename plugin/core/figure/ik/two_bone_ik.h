// SPDX-License-Identifier: MIT
// Analytic inverse kinematics of a limb of two bones: root, middle and end (hip, knee, ankle), a target for
// the end and a pole that says to which side the middle bends.
#pragma once

#include "base/angles.h"
#include "figure/motion/pose.h"

namespace footfall {

// How far a limb of full length `length` reaches for a target at `distance`. Up to (1 - softness)·length
// exactly the distance; past that, with s = softness·length, it eases out and never quite stretches:
//   length - s + s·(1 - exp(-(distance - (length - s)) / s))
// softness 0: min(distance, length).
double softReach(double distance, double length, double softness);

// The apex of a triangle over its base d, sides a (at the start) and b: how far along the base, and how high.
// Sides that do not meet lie flat.
struct Apex {
  double along, height;
};
Apex triangleApex(double a, double b, double d);

struct BendOptions {
  double softness = 0;  // share of the length over which the reach eases out, 0 to 1; 0.02 hides knee pops
  double collinear = 1e-3;  // sine of the angle between pole and limb below which the pole says nothing
  double maxTurn = kPi;  // radians the bend may turn from the previous one in one call; less than π: no flips
  Vec3 previousBend = Vec3::Zero();  // the bend of the frame before; zero: none
  // The axis the middle joint turns about in the given pose, world, so that flexing is positive (+X for a
  // figure that faces +Z). Given, the turns keep it the hinge; zero: each bone turns the shortest way.
  Vec3 hinge = Vec3::Zero();
};

// Where a limb goes. Unit vectors, world space.
struct LimbDirection {
  Vec3 along;  // root to target
  Vec3 bend;   // across it, to the side of the middle joint
};

// The side a limb bends to, by the pole; where that is collinear with the limb by the previous bend, else by
// the present one (fromRoot: root to middle), else by any perpendicular. `toTarget` of length 0 keeps
// `toEnd`.
LimbDirection limbDirection(const Vec3& toTarget, const Vec3& toEnd, const Vec3& toMiddle, const Vec3& pole,
                            const BendOptions& options);

struct TwoBoneResult {
  Vec3 middle, end;      // new positions; bones keep their lengths
  Quat upperTurn;        // world rotations to put before those of the root joint …
  Quat lowerTurn;        // … and of the middle joint (whole, not on top of upperTurn)
  Vec3 bend;             // unit: pass it on as previousBend
  Vec3 axis;             // unit: what the middle joint now turns about, flexing positive
  double residual = 0;   // metres from the end to the target
  bool reached = false;  // residual is below a billionth of the limb's length (or 1e-12 m)
};

// Never NaN for finite input. A target out of reach is pointed at; one too near leaves the limb folded on the
// target's side; one on the root itself keeps the direction the limb has. Continuous in the target, but where
// the limb is stretched with softness 0, where the target passes the root, and where it passes the pole
// without maxTurn. pole: a direction from the root, any length. Throws Error where an input is not finite.
TwoBoneResult solveTwoBone(const Vec3& root, const Vec3& middle, const Vec3& end, const Vec3& target,
                           const Vec3& pole, const BendOptions& options = {});

// The same on joints of a world pose: root carries middle carries end, joints between them stay rigid.
// Everything the limb carries goes with it; the end keeps its attitude in the world where keepEnd (a foot
// stays flat).
TwoBoneResult solveTwoBone(const Skeleton& skeleton, Pose& world, int root, int middle, int end,
                           const Vec3& target, const Vec3& pole, const BendOptions& options = {},
                           bool keepEnd = true);

// The rotation that takes direction and axis of a bone to new ones; an axis of zero length: the shortest way.
Quat boneTurn(const Vec3& from, const Vec3& fromAxis, const Vec3& to, const Vec3& toAxis);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// Inverse kinematics of a leg of three bones in one plane (a dog's hind leg, a bird's leg): root, upper,
// lower, end (hip, knee, hock, toes). Closed form.
//
// Such a leg can reach a target in many shapes. The shape here follows the preferred one (the rest pose): the
// distance m from upper to end, which the lower joint's angle sets, is a fixed function of the distance d
// from root to end. It passes through folded, preferred and stretched, (dmin, clamp(a, |b-c|, b+c)), (d0, m0)
// and (a+b+c, b+c), as a smooth curve, kept where a triangle of sides a, m, d exists. All three points lie in
// that convex region, so every distance between dmin and a+b+c is reached exactly, and joints move
// continuously with it.
#pragma once

#include "figure/ik/two_bone_ik.h"

namespace footfall {

// What a leg of three bones is like at rest.
struct ThreeBoneShape {
  double upper = 0, middle = 0, lower = 0;  // lengths a, b, c; metres
  double restReach = 0;                     // d0: root to end at rest
  double restSpan = 0;                      // m0: upper joint to end at rest
  bool zigzag = true;                       // the lower joint bends against the upper one; false: with it
  // Share of what a leg is folded beyond its rest that the lower joint takes on, the upper bone staying as it
  // is against the line from root to end: a horse's knee. 0: as the curve above has it.
  double foldBelow = 0;
};

// The shape of four points. A straight leg has no preferred bend: its span then shortens in proportion.
ThreeBoneShape threeBoneShape(const Vec3& root, const Vec3& upper, const Vec3& lower, const Vec3& end);

// The distance upper joint to end for a distance root to end (clamped to what the leg can reach).
double preferredSpan(const ThreeBoneShape& shape, double reach);

struct ThreeBoneResult {
  Vec3 upper, lower, end;  // new positions; bones keep their lengths
  Quat upperTurn, middleTurn,
      lowerTurn;  // world rotations to put before those of root, upper and lower joint
  Vec3 bend;      // unit, across the limb to the upper joint's side: pass on as previousBend
  Vec3 axis;      // unit, across the plane of the leg; the upper joint flexes positive about it
  double residual = 0;
  bool reached = false;
};

// Inputs, promises and exceptions as solveTwoBone's; the points given are the present pose, shape the
// preferred one. The leg's bones come to lie in one plane.
ThreeBoneResult solveThreeBone(const Vec3& root, const Vec3& upper, const Vec3& lower, const Vec3& end,
                               const ThreeBoneShape& shape, const Vec3& target, const Vec3& pole,
                               const BendOptions& options = {});

// On joints of a world pose, the end keeping its attitude where keepEnd.
ThreeBoneResult solveThreeBone(const Skeleton& skeleton, Pose& world, int root, int upper, int lower, int end,
                               const ThreeBoneShape& shape, const Vec3& target, const Vec3& pole,
                               const BendOptions& options = {}, bool keepEnd = true);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// The values of two motions blended at one time: what a blend in a scene evaluates (Samson 1999 §3.2.4).
// Radians; any unit of length.
#pragma once

#include "base/math.h"
#include "figure/motion/skeleton.h"
#include "warp/blend/cross_fade.h"

namespace footfall::warp {

// The second motion's weight at a time: 0 until fade.start, 1 from start + duration on. fade.shift does not
// count. Throws Error where the fade is not finite or lasts less than nothing.
double secondWeight(const Fade& fade, double time);

// (1 - weight) first + weight second; at the ends the very same.
double blendNumbers(double first, double second, double weight);

// Angles of a joint from the first's to the second's the shortest way round as rotations; at the ends the
// very same.
Vec3 blendAngles(const Vec3& first, const Vec3& second, double weight, RotationOrder order);

// A figure turned and moved as a whole: p' = R p + move.
struct Placement {
  Vec3 turn = Vec3::Zero();  // R: angles about x, then y, then z
  Vec3 move = Vec3::Zero();
};

// Where a figure's root is in its parent's space.
struct RootValues {
  Vec3 position = Vec3::Zero();
  Vec3 angles = Vec3::Zero();
};

// orient: the joint's orient (about x, then y, then z). Angles come out nearest to `near`.
RootValues placedRoot(const RootValues& root, const Placement& placement, RotationOrder order,
                      const Vec3& orient, const Vec3& near);
RootValues blendRoots(const RootValues& first, const RootValues& second, double weight, RotationOrder order);

// Angles with a small turn (about x, then y, then z) put before them; without one the very same.
Vec3 fixedAngles(const Vec3& angles, const Vec3& turn, RotationOrder order);

// A turn about +Y and a move in the world as one in the space of a parent that stands still.
Placement placementIn(const Isometry& parent, double yaw, const Vec3& move);

}  // namespace footfall::warp

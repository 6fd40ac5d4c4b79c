// SPDX-License-Identifier: MIT
// The numbers of the clean-up that are not options (those are in CleanOptions). All are by eye, on recorded
// clips at 120 frames per second and on the generated walks of the tests; docs/method/quality.md has the
// method.
#pragma once

#include "base/angles.h"

namespace footfall::cleanup_tuning {

// Passes over a leg, each sharing out what is left between frames. Raised: less drift, more time.
inline constexpr int kPasses = 3;
// Samples per frame by which drift between frames is measured. Raised: a truer maximum, more time.
inline constexpr int kLooksPerFrame = 16;
// Share of the largest drift that so many samples see at least. Raised: drift counts as less.
inline constexpr double kSeenDrift = 0.97;
// Drift this many times too large is not mended by one doubling of the rate (which takes it to a quarter), so
// that rate is skipped. Raised: more rates are tried.
inline constexpr double kHopelessDrift = 6;
// Rounds in which parts that only now stand long enough to be seen are planted too. Raised: fewer small
// slides are left, more time.
inline constexpr int kReplantRounds = 9;
// What counts as sliding within a stand, and as slipping between the stands of a step, metres. Raised: more
// is left as it is.
inline constexpr double kSlides = 4e-4, kSlips = 1e-3;
// A stand is worth growing by this much, seconds. Raised: fewer stands are widened.
inline constexpr double kWorthGrowing = 0.005;
// A stand may grow while the source's part is this near its position: in height, and in space; shares of the
// leg's length. Raised: stands grow further into the swing.
inline constexpr double kNearInHeight = 0.015, kNearInSpace = 0.05;
// Sine of the knee's bend (20°) above which its own side is clear. Raised: more knees are steered to the side
// they usually bend to.
inline constexpr double kClearBend = 0.35;

// A pop of the hips: an attitude farther from half way between its neighbours than all of these. Raised:
// fewer pops are mended.
inline constexpr double kPopTurn = 4 * kDegree;  // radians
inline constexpr double kPopTimesMedian = 8;     // times the median of the frames around …
inline constexpr double kPopWindow = 0.25;       // … seconds to either side
inline constexpr double kPopAlone = 0.25;        // its neighbours are off by less than this share of it
inline constexpr double kNearStand = 0.05;       // seconds around a stand in which hips are left alone

}  // namespace footfall::cleanup_tuning

// SPDX-License-Identifier: MIT
// The numbers of the clean-up that are not options (those are in CleanOptions). All are by eye, on recorded
// clips at 120 frames per second and on the generated walks of the tests; docs/method/quality.md has the
// method.
#pragma once

#include "base/angles.h"

namespace footfall::cleanup_tuning {

// Passes over a leg, each sharing out what is left between frames. Raised: less drift, more time.
inline constexpr int kPasses = 3;
// Most times that the rate is raised by. Raised: longer files.
inline constexpr int kMostRateFactor = 8;
// A part that stays farther from its place than this, metres, is noted. Raised: fewer notes.
inline constexpr double kNotedDrift = 0.002;
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

// A stand is still where its part stays this near the middle of its places, shares of the leg's length (0.9
// mm of a person's). Raised: more is taken as clean and left as it is.
inline constexpr double kSettled = 0.001;
// A part that is farther above or below its place does not stand any more (or yet), leg lengths: stands are
// cut there. Raised: rising heels are held for longer.
inline constexpr double kOffTheGround = 0.008;
// Share of a stand's frames whose foot is not above the height it is held at. Raised: feet stand higher, and
// less of them is below the ground.
inline constexpr double kHeightShare = 0.8;
// … but at most so much above its middle, leg lengths: a heel that rises slowly does not count. Raised: the
// same.
inline constexpr double kHeightMost = 0.004;
// Times that contacts are found anew in what came out and held. Raised: fewer small slides are left, more
// time.
inline constexpr int kRounds = 8;
// Seconds over which a standing foot's turning is smoothed: it passes what is slower than 1 / (2 pi time),
// 8.8 Hz, as is usual for markers on feet (Winter, "Biomechanics and Motor Control of Human Movement", 6 to
// 10 Hz). Raised: calmer knees, feet that roll less sharply.
inline constexpr double kSteadyTime = 0.018;
// A stand may be raised by the first, so that nothing of its foot is deeper than it was; where that is not
// enough it ends before. Feet are looked at below the second, over the stands beside. Leg lengths. Raised:
// feet stand for longer, but higher; the same.
inline constexpr double kRaise = 0.004, kNearGround = 0.01;
inline constexpr int kLiftRounds = 8;
// How strongly a lift pulls, the wish to be nothing being 1. Raised: sharper, shorter lifts.
inline constexpr double kLiftPull = 30;
// The same where a leg turns too fast, each time again; and how often that is tried.
inline constexpr double kCalmPull = 5, kCalmMost = 100;
inline constexpr int kCalmRounds = 7;
// Of those so many in which stands are kept. Raised: feet stand longer, joints may turn faster.
inline constexpr int kPatientRounds = 3;
// Seconds that are calmed to either side, more by as much each time. Raised: calmer legs, shorter stands.
inline constexpr double kCalmReach = 1.0 / 60;
// What the highest speeds of a joint may grow by before a stand is let go for it: its 99.9th percentile, and
// a frame that was above that. By eye. Raised: feet stand longer beside a capture's wild frames.
inline constexpr float kFastGrows = 1.02f, kWildGrows = 1.06f;
// The ease's spline, in parts of the blend: how long it is, and over how much of that its bend sets in.
// Raised: longer eases; softer ones, which overshoot farther.
inline constexpr double kEaseShare = 0.25, kCornerShare = 0.1;
// Metres or radians below which a correction is none.
inline constexpr double kNothing = 2e-6;
// What a foot may be moved on beside its own way from one stand to another, leg lengths per second. Raised:
// feet are held longer and are set anew faster.
inline constexpr double kSwitchSpeed = 0.15;

// The hips' path. Deviations that cost the same: of the hips from where they were and of a standing knee from
// its bend; and of what they turn aside from one frame to the next, at kHipRate frames per second. Lowered:
// that one gives way less, the others more.
inline constexpr double kHipFar = 0.008, kKneeFar = 3 * kDegree;          // metres, radians
inline constexpr double kHipRough = 0.0003, kKneeRough = 0.35 * kDegree;  // metres, radians
inline constexpr double kHipRate = 120;
// Share of what the hips turned aside themselves that their correction may, where that is more. Raised: noise
// of the hips is taken out rather than handed to the knees.
inline constexpr double kHipOwnRough = 0.3;
// A knee straighter than the first (and than it was) is bent again, at the price of the second.
inline constexpr double kBentKnee = 8 * kDegree, kKneeShort = 1 * kDegree;
// Below it a knee counts as straight: its bend goes as the root of what is left.
inline constexpr double kStraightKnee = 3 * kDegree;
inline constexpr int kHipRounds = 5;

// A pop of the hips: an attitude farther from half way between its neighbours than all of these. Raised:
// fewer pops are mended.
inline constexpr double kPopTurn = 4 * kDegree;  // radians
inline constexpr double kPopTimesMedian = 8;     // times the median of the frames around …
inline constexpr double kPopWindow = 0.25;       // … seconds to either side
inline constexpr double kPopAlone = 0.25;        // its neighbours are off by less than this share of it
inline constexpr double kNearStand = 0.05;       // seconds around a stand in which hips are left alone

}  // namespace footfall::cleanup_tuning

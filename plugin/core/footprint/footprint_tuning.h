// SPDX-License-Identifier: MIT
// Every tuned constant of the footprint system. Each says its unit, where it is from and what happens when it
// is raised. "By eye": chosen on the examples in examples/tracks and never fitted. "Re-walked clips": chosen
// so that recorded walks and runs of the CMU database (07_01, 16_15, 16_35, 09_01 and others), walked again
// on their own prints and times, come nearest to the recording.
//
// Lengths marked [leg] are shares of the leg's length; times marked [√(leg/g)] are multiples of the natural
// time of a leg, 0.3 s for people. So one value serves a cat and a horse.
//
// Options that an animator sets have their defaults in walk.h, foot_plants.h and the planners' headers.
#pragma once

#include <cstddef>

namespace footfall::footprint::tuning {

// --- Virtual legs (com/virtual_legs.cpp)
// ----------------------------------------------------------------------

// --- Reach, as the objective and the diagnosis see it (com)
// ----------------------------------------------------

// Share of the distance from ankle to ball that a raised heel adds to a leg's reach: in the objective, where
// it must not be counted on too much, and in the diagnosis, where the note must not be given too soon. Both
// by eye. Raised: longer steps pass without a price; fewer notes.
inline constexpr double kHeelReachOfObjective = 0.4, kHeelReachOfDiagnosis = 0.9;
// [longest lengths] From here on a print is noted as out of reach, and from the second value on the walk
// cannot be met. Between them the posture still hides it. By eye. Raised: worse walks pass without a note, or
// without a refusal.
inline constexpr double kNotedReach = 1.03, kUnmetReach = 1.25;
// [m·g] Mean unsupported force of a span that is noted, and from which on the walk cannot be met: over a
// whole span, as much as the weight of two more bodies. By eye; the example tracks stay below 0.15. Raised:
// fewer notes, and worse walks pass without a refusal.
inline constexpr double kNotedImbalance = 0.1, kUnmetImbalance = 2;

// --- First guess from a linear pendulum (com/pendulum_guess.cpp)
// -----------------------------------------------

// Weights of its squares: of Newton's law; of vertical acceleration in stance, which only settles what the
// law leaves open; of keeping over the feet, times the comfort weight. By eye: the solution does not depend
// on them, the number of Newton steps does. Raised kGuessSoft: flatter guesses.
inline constexpr double kGuessLaw = 0.5, kGuessSoft = 0.005, kGuessOverFeet = 0.02;

// --- Fast solver (com/fast_solver.cpp)
// --------------------------------------------------------------------------

// The rounding ε falls by this factor per step, once a step promises less than the second share of what ε can
// hide. Chosen by the count of Newton steps on 2 000 random tracks. Raised: more steps, fewer restarts.
inline constexpr double kRoundingShrink = 0.15, kRoundingPromise = 0.3;
// [m] How near to its longest length a leg must be for its foot to be tried flat, or on its ball, in the
// search over heel constraints. Chosen on the 60 000 random tracks of VariedTracks. Raised: more trials,
// slower.
inline constexpr double kHeelJustUp = 0.05, kHeelNearEdge = 0.02, kHeelAtEdge = 0.012;
// [m/s²] Mean unsupported acceleration from which that search is worth its time. As above. Raised: fewer
// searches, and more tracks that end in a worse path.
inline constexpr double kCompromised = 0.1;
// Rounds of that search; returns to a larger ε when stuck; changes of a foot between flat and ball in one
// descent.
inline constexpr int kHeelSearchRounds = 4, kMostRoundings = 2, kMostHeelChanges = 6;

// --- Knots of the path (track/track.cpp, walk/walk_pipeline.cpp)
// -------------------------------------------------

// [s, m] The longest span between two knots, for a leg of the second value; it grows with the root of the
// leg. By eye. Raised: stands cannot rest, crouch and push off within one span.
inline constexpr double kLongestSpan = 0.75, kLongestSpanLeg = 0.85;
// Shares of the longest span: a stand above the first is special; one that catches a fall is divided by the
// second, one that pushes off into a flight by the third. By eye, on examples/tracks. Raised: coarser catches
// and pushes.
inline constexpr double kLongStand = 0.75, kCatchSpan = 0.4, kPushSpan = 0.78;
// [s] Feet that land or leave within this time of each other do so together. By eye, a little more than a
// frame of film. Raised: quick double steps count as one landing.
inline constexpr double kTogether = 0.06;
// [s] The same of figures with more legs, whose pairs of feet land at once: what rounding of times leaves.
inline constexpr double kAtOnceSpan = 2e-3;

// [s] A turn of a loop is posed with as much of the turns beside it. Twice what smoothing looks at. Raised:
// slower, and seams that close to fewer digits.
inline constexpr double kBesideTurn = 2;

// --- Windows of a long walk (walk/windowed_solve.cpp)
// -------------------------------------------------------------

// Strides of a window; strides beside it at least; seconds beside it, for a leg of the last value [m]. From
// the decay e^(-t √(g/h)), a thousandth in two seconds. Raised: slower edits, less difference to the whole
// solved at once.
inline constexpr std::size_t kWindowStrides = 4, kLeastMarginStrides = 2;
inline constexpr double kWindowMargin = 1.8, kWindowMarginLeg = 0.85;
// Strides from which the mean stride is rounded, so that a print's time is not felt at the other end.
inline constexpr std::size_t kLongTrack = 8;
// [leg] Ground no further above or below is the same floor where a gait runs on beyond the track. By eye.
inline constexpr double kSameFloor = 0.35;

// --- The chest over bent legs (walk/walk_pipeline.cpp)
// ------------------------------------------------------------

// People who crouch, leap off or catch a fall bend at the hips as much as at the knees. [leg] The crouch from
// which the chest bends and the softness of that corner; radians per leg length; radians at most. By eye.
// Raised kChestBendPerLeg: deeper bows in jumps.
inline constexpr double kChestBendFrom = 0.04, kChestBendSoftness = 0.03, kChestBendPerLeg = 6,
                        kMostChestBend = 0.9;
// [s] The bend is the mean of moments this far apart, this late. By eye. Raised: a lazier chest.
inline constexpr double kChestBendDelay = 0.03, kChestBendSpacing = 0.04;

// --- Timing (track/step_timing.cpp, track/track.cpp)
// --------------------------------------------------------------

// [m] The nominal leg that the timing table (step_timing.h) is for. From the method's examples.
inline constexpr double kTimingTableLeg = 0.85;
// A long step is one of a run where those beside it are longer than the shortest running step, too; fully
// where all are this many times as long. By eye. Raised: more leaps, fewer runs.
inline constexpr double kRunBeside = 1.15;
// Share of the time to the same foot's next landing that a filled-in stance takes at most. By eye. Raised:
// hops with less air.
inline constexpr double kHopStance = 0.7;
// Repaired times: [s] the shortest step and stance; share of the time between two landings of a foot that it
// stands. By eye.
inline constexpr double kShortestRepaired = 0.05, kRepairedStance = 0.9;

// --- How a foot rolls over its print (feet/foot_plants.cpp)
// ---------------------------------------------------------

// Shares of the stance at which the sole is flat and the heel comes up; pitch at the strike (toes up) and at
// lift-off (heel up), radians.
struct FootRollTiming {
  double flat, heelOff, strikePitch, liftPitch;
};
// People after Perry & Burnfield, Gait Analysis (walk), and Novacheck 1998 (run). Feet that carry a bird or a
// dog roll less: by eye. Raised: heelOff, a longer flat foot; the pitches, more roll over heel and toes.
inline constexpr FootRollTiming kUprightWalkRoll{0.13, 0.6, 0.33, 0.9}, kUprightRunRoll{0.16, 0.28, 0.0, 0.8};
inline constexpr FootRollTiming kLyingWalkRoll{0.13, 0.68, 0.12, 0.8}, kLyingRunRoll{0.14, 0.6, 0.06, 0.6};

// The step's length ahead of and behind the body at which a foot rolls fully, [leg]; the least share that it
// rolls. By eye. Raised: short steps roll less.
inline constexpr double kFullStrikeReach = 0.35, kFullLiftReach = 0.4, kLeastLiftRoll = 0.1;
// Share of a step's way that goes where the foot points for it to roll fully. By eye. Raised: diagonal steps
// roll less.
inline constexpr double kForwardShare = 0.7;
// Radians that the heel is up as a foot lands behind the body. By eye. Raised: backward steps land more on
// the ball.
inline constexpr double kBackwardHeel = 0.35;
// Share of the way from heel-off to toe-off by which heel-off is later in a backward step. By eye.
inline constexpr double kBackwardHeelOff = 0.8;
// Rolling fades on stairs: level = clamp(kLevelAt - kLevelPerClimb · rise/run). At a climb of 0.1 a foot
// still rolls fully, at 0.3 not at all; of the roll over the toes the second line is kept on any ground. By
// eye.
inline constexpr double kLevelAt = 1.5, kLevelPerClimb = 5;
inline constexpr double kLiftRollOnStairs = 0.4;
// [√(leg/g)] A sole is flat after at most this time, and a heel comes up at most this time before toe-off,
// less the third after a leap: ankles stretch last. By eye. Raised kLeapHeelOff: heels come up later and
// faster in a leap.
inline constexpr double kLatestFlat = 0.4, kEarliestHeelOff = 1.1, kLeapHeelOff = 0.6;
// [s] A flight of this length counts as a full leap; share of the usual roll with which its foot pushes off.
// By eye.
inline constexpr double kFullLeap = 0.4, kLeapPushOff = 0.8;
// [s] A foot is in the air at least this long between two plants. By eye, one frame of film.
inline constexpr double kShortestSwing = 0.04;
// Share of the stance before which no toe leaves.
inline constexpr double kEarliestToeOff = 0.2;

// What the objective knows of a plant (rollingFeet). Share of the flight's speed that lengthens or shortens
// the leg; share of the stance that a landing takes; [leg] reserve kept by a walker's and a lander's leg, and
// more per speed of the fall beyond the limits of running and jumping, in √(g·leg). By eye on jumps and runs.
// Raised: knees land more bent.
inline constexpr double kLegSpeedShare = 0.8, kYieldingStance = 0.3;
inline constexpr double kWalkingReserve = 0.018, kLandingReserve = 0.03, kReservePerFall = 0.06;
inline constexpr double kRunningFall = 0.2, kJumpingFall = 0.6;
// [√(leg/g)] A stride beside a flight of the first is one of people's runs, beside one of the second a leap,
// whose legs follow no curves. CMU runs fly for up to 0.16 s. By eye. Raised: leaps with the knees of runs.
inline constexpr double kRunningFlight = 0.65, kLeapingFlight = 0.85;
// Times comfort's k by which a leg keeps the length that people's knees give it; the same once its heel is
// up. Re-walked clips. Raised: knees come nearer to people's, the body is less free to follow its dynamics.
inline constexpr double kPeopleFirmness = 20, kHeelUpFirmness = 0.2;
// Share of the stance after a flight until the ball carries all. By eye.
inline constexpr double kOnBallAfter = 0.25;

// Prints on rough ground: [foot length] how wide the sole is felt; [leg] what is higher is a step, not a
// bump. By eye.
inline constexpr double kSoleHalfWidth = 0.12, kHighestBump = 0.1;

// --- Swings (feet/foot_swings.cpp)
// ----------------------------------------------------------------------------------

// How a foot goes through the air, between a walk and a run. Re-walked clips for upright figures; birds and
// dogs by eye.
struct SwingShape {
  double fold;   // radians that the heel is turned up further in the middle; raised: heels kick up
  double lift;   // [leg] further height of the ankle at its peak; raised: higher steps
  double peak;   // share of the swing at which it is highest; raised: knees come up later
  double delay;  // share of the way forward that is put off; raised: the foot starts later and goes faster
};
inline constexpr SwingShape kUprightWalkSwing{0.3, 0.05, 0.25, 0.05}, kUprightRunSwing{0.7, 0.3, 0.47, 0.1};
inline constexpr SwingShape kLyingWalkSwing{0.5, 0.08, 0.4, 0.2}, kLyingRunSwing{0.5, 0.13, 0.47, 0.25};
// Seconds over which what the foot did as it left dies out: in a walk at most the first, and this share of
// the swing; else the third. Seconds before landing in which it does what it will do on the ground. Re-walked
// clips.
inline constexpr double kWalkLeavingFade = 0.2, kWalkLeavingShare = 0.6, kLeavingFade = 0.4,
                        kLandingFade = 0.12;
// A foot runs rather than walks: it stands less than half of its stride (fully at kRunDuty less of it) and is
// faster than kRunSpeed, fully at kRunSpeedRange more, in √(g·leg). Re-walked clips.
inline constexpr double kRunDuty = 0.1, kRunSpeed = 0.7, kRunSpeedRange = 0.5;
// [leg] The step at which a swing folds and lifts fully; [√(leg/g)] the time in the air it needs for that. By
// eye.
inline constexpr double kFullSwingStep = 1.2, kFullSwingTime = 1.1;
// Rise per leg that turns a swing into a step up or down (1/kFullStepRise of the leg); the delay of its way.
// By eye.
inline constexpr double kFullStepRise = 4, kStepDelay = 0.6;

// A leg that swings as people's do (feet/limb_swing.cpp): shares of the swing over which what it misses at an
// end fades, and the difference of speeds at take-off and at landing. [leg] Softness of its longest reach.
// Re-walked clips (subjects 02, 06, 07, 09, 16 and 35). Raised kLimbFade: softer corrections, further from
// people's curves in the middle; raised rates: thighs and knees that come forward late.
inline constexpr double kLimbFade = 0.5, kLeavingRateFade = 0.2, kLandingRateFade = 0.2,
                        kLimbSoftness = 0.012;
// Share of its heel's usual rise that a foot keeps at least where the knee would be bent further than
// people's.
inline constexpr double kLeastHeel = 0.5;

// A leg is bent between its ends (figure/ik/reach_limits.h). [leg] The softness of that limit; share of the
// swing in which it goes there and back. By eye. Raised: straighter swings, knees that snap at landing.
inline constexpr double kSwingLegSoftness = 0.2, kSwingLegEase = 0.45;
// [s] It goes on growing as it left for this time. By eye.
inline constexpr double kCarriedTime = 0.2;
// A landing or take-off out of reach is met on the ball: radians of heel at most; the speed, in √(g·leg),
// from which it is not, and how fast that fades. By eye.
inline constexpr double kMostHeel = 0.8, kBallSpeed = 0.7, kBallSpeedFade = 2.5;
// [radians] Before it leaves, the heel comes up until the knee is bent, this far at most, in such steps.
inline constexpr double kSteepestHeel = 1.25, kHeelStep = 0.05;
// [s] Swings rise from and sink to the ground in this time. By eye. Raised: gentler ends, stubbed toes on
// stairs.
inline constexpr double kRiseTime = 0.09;
// [leg] What is higher above both prints is another floor; the most a swing is raised above a step. By eye.
inline constexpr double kOverheadFloor = 0.6, kMostRaise = 0.15;
// [leg] Ankles further ahead or above than this are not in each other's way, and how far above starts to
// count. By eye.
inline constexpr double kPassingAhead = 0.35, kPassingAbove = 0.15, kPassingLevel = 0.12;
// Times `apart` that a swing is moved aside at most.
inline constexpr double kMostAside = 2.5;
// A foot carried long through the air: radians it hangs down (upright, others); share of the draw-up it is
// behind; [leg] its clearance; share of the stride from which a swing is carried. By eye.
inline constexpr double kCarriedFoldUpright = 0.9, kCarriedFoldLying = 0.5, kCarriedBehind = 0.6,
                        kCarriedClearance = 0.03, kCarriedSwing = 0.9;
// [s] Plants that the track does not have lie this far outside its time.
inline constexpr double kBeyondTrack = 0.08;

// --- Prints of a motion (track/extract_prints.cpp)
// --------------------------------------------------------------------

// [s] Between two footfalls of a biped; of others, whose feet land in pairs. By eye, on CMU clips and the dog
// examples.
inline constexpr double kLeastStep = 0.04, kAtOnce = 1e-4;
// [s] A foot that seems to leave for less has not left. CMU clips. Raised: quick taps are lost.
inline constexpr double kShortestLift = 0.06;
// A foot that falls onto the ground carries the body before it rests: from when it is slower than this share
// of its fastest way down in the last seconds before; sooner by no more than the last [s]. CMU clips of runs
// (subjects 02, 09, 16, 35), whose bodies pass over feet as early. Raised: longer stances of runners.
inline constexpr double kLandedShare = 0.5, kSoonestLanding = 0.09, kMostSooner = 0.045;
// [s, m/s] A pelvis slower than this within this time on either side is at rest. CMU clips.
inline constexpr double kRestWindow = 0.05, kRestSpeed = 0.2;

// --- Style and polish (walk/walk_overlay.cpp)
// -----------------------------------------------------------------------

// [s] The body comes down and rises again over this time where a standing leg would be too short. By eye.
inline constexpr double kStyleDropTime = 0.12;
// [hip height] It comes down by no more.
inline constexpr double kStyleMostDrop = 0.3;
// [s] Beyond a clip's ends the style fades to the walk alone; feet ease into the style's swing. By eye.
inline constexpr double kStyleFade = 0.25, kStyleSwingEase = 0.12;
// [s] How long one step of a style fades into the next that does not follow it. By eye.
inline constexpr double kStyleStepFade = 0.22;
// A knee under a style stays ahead of the line hip to ankle: by this share of what it is aside, and [leg].
inline constexpr double kKneeAside = 0.4, kKneeAhead = 0.02;
// How much further a knee under a style may be pushed forwards per metre that its ankle is away from where
// the style's joints have it. By eye. Raised: knees that keep off the line sooner, further from the clip's.
inline constexpr double kKneePerMove = 5;
// [s, share of the swing] Beside a print that the clip does not have, a foot follows the clip's for this
// long. By eye. Raised: more of the clip's swing, less of the walk's.
inline constexpr double kCarryAlone = 0.25, kCarryShare = 0.4;
// Share of prints that must be the clip's own for their steps to be matched one by one.
inline constexpr double kOwnPrints = 0.7;
// [leg] Distance between prints at which matching prefers one taken out and one put in: under polish. By eye.
inline constexpr double kPolishGap = 1.5;

// --- Planners
// ----------------------------------------------------------------------------------------------------------

// [leg] A comfortable step for the next print; [leg, radians] a shorter one does not turn the foot, a turn at
// most. By eye.
inline constexpr double kNextStep = 0.7, kLeastTurningStep = 0.2, kMostPrintTurn = 1.0471975511965976;
// Metres that a wandering figure looks ahead at least. By eye; raised: it turns earlier, and avoids narrow
// ways.
inline constexpr double kWanderSight = 1.5;

// Directions that a wandering figure tries before its largest turn. Raised: slower, smoother ways out of
// corners.
inline constexpr int kWanderTries = 24;

}  // namespace footfall::footprint::tuning

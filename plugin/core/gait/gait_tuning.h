// SPDX-License-Identifier: MIT
// Tuned constants of the gaits: value, unit, source and what happens when it is raised. "By eye" means
// without a published source, chosen on the gaits of the library and the recorded cycles of the tests, with
// the tests' bounds as the limit. Constants of published equations are where the equations are;
// limits of how far legs stretch are in figure/ik/reach_limits.h.
#pragma once

#include "base/angles.h"

namespace footfall::gait {

// --- Finding a cycle in a motion (cycle_detection). Shares of the largest mean distance between poses.
// Distance at which a lag is a clean repeat. By eye. Raised: recordings pass for clean cycles, with rougher
// joins.
inline constexpr double kCleanRepeat = 0.1;
// Distance at which a lag is tried as an uneven repeat. By eye. Raised: half strides may be taken for
// strides.
inline constexpr double kNearRepeat = 0.65;
// Least movement within a stride. By eye. Raised: slow cycles are refused; lowered: rests are taken for
// strides.
inline constexpr double kMinMovement = 0.35;
// Range of lengths around that lag in which the best interval is looked for. By eye on recorded walks and
// runs. Widened: slower search, and strides that speed up or slow down are accepted.
inline constexpr double kShortestRepeat = 0.85, kLongestRepeat = 1.18;
// Strides that a motion with gait information must hold before it is searched for a cycle, just below two. By
// eye.
inline constexpr double kTwoStrides = 1.9;
// Turn per stride, radians, up to which a stride counts as straight. By eye. Raised: curved strides stay
// curved.
inline constexpr double kStraight = 2 * kDegree;

// --- Finding when feet stand (stance_phases).
// Tolerances for a standing foot: height as a share of the foot's range of heights, velocity as a share of
// the speed of travel. Raised: stances begin earlier and end later.
struct StanceTolerance {
  double height, velocity;
};
// Heights that give the first estimate of the travel: share of the foot's range, and of the hip height. By
// eye.
inline constexpr double kLowRange = 0.12, kLowHip = 0.004;
// First with the estimated travel, then with the travel measured in the stances found. By eye on the gait
// library.
inline constexpr StanceTolerance kLoose{0.3, 0.35}, kClose{0.07, 0.11};
// Recorded feet move while they stand, heels settle and toes give way. The close tolerance grows by this
// factor of the measured movement, up to the widest. By eye on twelve recorded walks and runs (Recorded.* in
// the tests).
inline constexpr StanceTolerance kNoiseGain{4, 5}, kWidest{0.25, 0.4};

// --- Making strides of the gait library (make_stride).
// Harmonics of the motion of the body. By eye. Raised: sharper impacts in heave and pitch.
inline constexpr int kBodyHarmonics = 14;
// Shortest a swinging leg may be, share of its length. By eye: below it elbows rise beside the withers.
inline constexpr double kSwingFold = 0.58;
// Share of the fold of a foreleg in its knee instead of its elbow. By eye. Raised: elbows stay lower.
inline constexpr double kForelegFold = 0.85;
// Least lift of a foot in hip heights. By eye. Raised: feet of walks clear the ground by more.
inline constexpr double kMinLift = 0.04;
// Limits of the pitch and roll that the feet give the body, radians. By eye. Raised: gallops rock more.
inline constexpr double kMaxPitch = 0.26, kMaxRoll = 0.06;

// --- Choosing gaits by speed (gait_choice).
// Froude numbers at which trots and gallops begin (trot: Griffin et al. 2004; gallop: usual for mammals), and
// at which six and eight legs change to their fast gait (by eye). Raised: the change comes at a higher speed.
inline constexpr double kTrotFroude = 0.35, kGallopFroude = 2.5, kTripodFroude = 0.12, kTetrapodFroude = 0.1;
// Mass from which a gallop is transverse, kg: horses are above, dogs and cats below. Raised: more rotary
// gallops.
inline constexpr double kTransverseMass = 100;

// --- The common clock (gait_clock).
// Strides planned before and after the range asked for. By eye. Raised: slower; lowered: first and last
// swings miss a footprint.
inline constexpr double kMarginStrides = 1.6;
// Least rate of a leg's own clock against the common one while a gait changes. By eye. Raised: changes that
// shift phases far take longer; at 0 a leg may stop.
inline constexpr double kMinLegRate = 0.15;
// Least speed before and after the range, share of the slowest gait's. By eye. Raised: the figure moves
// further there.
inline constexpr double kMinSpeedShare = 0.25;

// --- The body on a path (follow). Angles in radians.
// Limits of the lean into turns, of the bend of the spine and of the turn of the neck. By eye.
inline constexpr double kMaxBank = 0.35, kMaxSpineTurn = 0.7, kMaxLook = 0.6;
// How far the offset of the body from its feet turns from vertical towards the normal of a slope, for two
// legs, which must balance, and for more. By eye. At 1 the downhill legs are too short for the whole slope.
inline constexpr double kUprightTilt = 0.35, kHorizontalTilt = 0.55;
// Increase of the stride rate per sine of the slope, for slopes up to the angle. By eye. Raised: shorter
// steps on hills.
inline constexpr double kSlopeQuickening = 0.5, kMaxQuickeningSlope = 0.5;
// Where legs are still too short on a slope the strides are shortened in this many rounds, up to this factor.
// By eye. Raised: the body is lowered less and the steps get shorter.
inline constexpr int kShorteningRounds = 2;
inline constexpr double kMaxShortening = 1.3;
// Missing reach in hip heights from which strides are shortened; below it knees and pelvis give way. By eye.
inline constexpr double kMinShortfall = 0.02;
// Rise per metre up to which ground counts as level. By eye.
inline constexpr double kLevelGrade = 0.05;
// Limits from which notes are made: rise between footprints in leg lengths, and lowering of the body in hip
// heights. By eye. Raised: fewer notes.
inline constexpr double kStepNote = 0.6, kDropNote = 0.08;

// --- Feet on the ground and in the air (foot_travel).
// Rise of a sole over its length from which the ground below is an edge and not a slope. By eye.
inline constexpr double kMaxSoleSlope = 0.9;
// Least height of a swinging sole over the ground, hip heights. By eye. Raised: feet clear obstacles by more.
inline constexpr double kSwingClearance = 0.02;
// Rise of a sole per metre as it leaves the ground. By eye. Raised: feet leave more steeply.
inline constexpr double kPeelSlope = 0.3;
// Share of the stance after which a heel may rise further than in the stride, by how much, and to which pitch
// in all (radians). By eye. Raised limits: longer reach uphill, on the toes.
inline constexpr double kHeelRiseStart = 0.3, kMaxHeelRise = 0.8, kMaxSolePitch = 1.2;
// How far a footprint may be moved for a leg to reach it, hip heights. By eye. Raised: uneven strides on
// steep ground.
inline constexpr double kMaxPrintMove = 0.1;

// --- Legs and body height (follow_pose). Shares of the leg's length where nothing else is said.
// Time over which the body is lowered, in √(leg/g). By eye. Raised: smoother and deeper.
inline constexpr double kDropTime = 0.42;
// Weight of the thigh's twist against the position of the knee in the direction of the knee; it decides for
// straight legs. By eye. Raised: knees follow the thigh's twist more.
inline constexpr double kThighTwistWeight = 0.06;
// Most that the body is lowered for a foot in the air. By eye.
inline constexpr double kMaxSwingDrop = 0.03;

}  // namespace footfall::gait

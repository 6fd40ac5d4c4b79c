// SPDX-License-Identifier: MIT
// Tuned constants of the stances: value, unit, where the value is from and what happens when it is raised.
// "By eye" means without a published source, chosen on the examples' library and the experiments in the
// tests, whose bounds are the limit. Limits that the thesis publishes are the defaults of StanceLimits;
// defaults of options are in their structs.
#pragma once

namespace footfall::stance {

// --- Warps (stance_warp).
// Least and most that a contact from or to rest is shortened or stretched by. By eye: people crouch and push
// over 0.6 to 1.2 times the usual time (kinematics of counter-movement jumps). Raised: slower take-offs count
// as possible.
inline constexpr double kLeastStretch = 0.5, kMostStretch = 2;

// --- The rigid body (stance_body).
// Vertical force in body weights from which torques are compared with what the support gives; below it a foot
// hardly stands. By eye. Raised: less of the contact is compared.
inline constexpr double kLoadedForce = 0.5;
// Time constants of the upright controller within one contact. By eye. Raised: the body turns sooner, with
// more torque.
inline constexpr double kControlTimeConstants = 7;

// --- Searches (stance_search), where answers are compared by 1/(offset + score) and what they cost beside.
// Of a score. By eye. Raised: good scores differ less, so that the price of leaving the recorded handles
// counts for more.
inline constexpr double kCostOffset = 0.2;
// From which on a cost is that of an implausible answer; above that of any plausible one.
inline constexpr double kImplausibleCost = 1000;

// --- Chains (stance_chain).
// Cost of a link that cannot be made; above any sum of others.
inline constexpr double kImpossibleCost = 1e6;
// While speeds are chosen: pairs of stances that are blended, the step between shares, and pairs of speeds of
// a link for which blends are searched; the links themselves are searched among all. By eye on chains through
// 100 stances. More pairs and smaller steps: slower, and now and then better speeds.
inline constexpr int kLinesForSpeeds = 150, kSearchesForSpeeds = 60;
inline constexpr double kStepForSpeeds = 0.2;
// Price of leaving the recorded handles (StanceSearchOptions::price) where none is given. By eye. Raised:
// speeds and stances stay closer to what was recorded even where others score better.
inline constexpr double kChainPrice = 0.4;
// Weight of a turn of a free heading against missing an apex sideways, metres per radian. By eye. Raised:
// straighter headings that miss apexes further.
inline constexpr double kHeadingWeight = 0.15;

// --- Diagnosis of requests (stance_diagnosis), in handleUnits.
// Step between the values of a handle that are tried. By eye. Raised: faster, and narrow ranges that work are
// missed.
inline constexpr double kRemedyStep = 0.1;
// Furthest change that is tried. By eye. Raised: slower, with remedies too far to be of use.
inline constexpr double kMaxRemedy = 30;

// --- Extraction from motions (stance_extract, stance_fit).
// Speed below which a figure is at rest, m/s. By eye on recorded jumps. Raised: swaying counts as rest.
inline constexpr double kRestSpeed = 0.12;
// Shortest flight between two contacts of a run, seconds. By eye: a frame at 100 per second. Raised: the
// last steps before leaps are left out.
inline constexpr double kLeastFlight = 0.01;
// Farthest that a ball of a foot is from the centre of mass while the ground pushes it, in standing heights:
// on the toes with the arms up. By eye on recorded jumps. Raised: contacts that go on after the foot has
// left.
inline constexpr double kFarthestContact = 1.35;
// Shortest contact, seconds. By eye. Raised: quick hops are refused.
inline constexpr double kMinContact = 0.08;
// Penalties of the fit, metres of position error per newton: on force at the ends of a contact between two
// flights, and on force that a foot cannot give. By eye. Raised: smoother and more feasible forces that
// follow the recording less.
inline constexpr double kEndForcePenalty = 2e-5, kInfeasiblePenalty = 1e-5;
// Rounds in which the penalty on infeasible force grows by half, in the final fit. By eye. Raised: slower,
// more feasible.
inline constexpr int kFeasibleRounds = 14;
// Penalty on a harmonic per newton, times the square of its number. By eye. Raised: smoother force.
inline constexpr double kHarmonicPenalty = 2e-7;
// Coefficient of friction that the fitted force keeps to, below the 0.8 that stances are scored by (thesis).
// Raised: closer fits that may score as slipping.
inline constexpr double kFitFriction = 0.7;

// --- Scores (stance_score).
// Vertical force as a share of its mean below which friction is not counted: the foot is landing or leaving.
// By eye. Raised: slips at the ends of a contact go unnoticed.
inline constexpr double kWeightless = 0.05;

// --- Figures (stance_figure).
// Metres that a standing leg misses its contact by, or that the body is lowered for it, from which a note is
// made. By eye.
inline constexpr double kMissedNote = 0.001, kLoweredNote = 0.02;

}  // namespace footfall::stance

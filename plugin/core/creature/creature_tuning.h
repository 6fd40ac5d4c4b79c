// SPDX-License-Identifier: MIT
// Every tuned constant of the creatures: value, unit, where it is from and what happens when it is raised.
// "By eye": chosen on the creatures and problems that come with footfall. Constants of published methods
// (integrators, CMA-ES) are where their equations are; what a document may set has its default in creature.h,
// simulate.h and pose_graph.h.
#pragma once

#include "base/angles.h"

namespace footfall::creature::tuning {

// --- Dynamics and floor (dynamics/)
// --------------------------------------------------------------------------- Rate at which a pinned point
// goes back to where it belongs, critically damped, rad/s. By eye. Raised: pins hold harder; beyond 1 / step
// they become unstable.
inline constexpr double kPinRate = 100;
// Rounds in which touching points are released or begin to slide, per step. By eye. Raised:
// slower at worst; the same result where contacts settle earlier.
inline constexpr int kContactRounds = 6;
// Share of the bound by which friction must be off to be set again. By eye. Raised: fewer rounds, coarser
// friction.
inline constexpr double kFrictionTolerance = 1e-3;

// --- Controllers (control/)
// ----------------------------------------------------------------------------------- Seconds that a pose
// waiting for a leg lasts at least: the leg has to leave the ground first. Raised: quick steps are missed.
inline constexpr double kLeastWait = 0.05;
// Springs of the pose that only holds: multiples of weight times hip height per radian, so that a quarter of
// a radian gives the torque of the weight at that height; the least height, metres; damper per spring,
// seconds. By eye. Raised: stiffer, stands straighter.
inline constexpr double kHoldingSpring = 4, kLeastHoldingHeight = 0.3, kHoldingDamper = 0.1;

// --- Measures (measure/)
// -------------------------------------------------------------------------------------- Touches and gaps
// shorter than this are chatter of the floor springs, seconds. By eye. Raised: quick hops vanish.
inline constexpr double kChatter = 0.02;
// Instants per cycle at which it is compared with the next one. Raised: slower, smoother measure.
inline constexpr int kSteadinessInstants = 16;
// Shifts per cycle in which postures are tried. Raised: slower, finer.
inline constexpr int kPostureShifts = 32;

// --- Telling gaits apart (measure/gait_measures)
// -------------------------------------------------------------- Share of the cycle within which legs strike
// together. By eye. Raised: trots count as bounds.
inline constexpr double kTogether = 0.12;
// Metres per cycle below which a creature stays where it is. Raised: slow walks have no gait.
inline constexpr double kStaysPut = 0.02;
// Shares of the span without a foot down: of any flight, and of one that makes it a run whatever the other
// rules say. By eye. Raised: more walks.
inline constexpr double kAnyFlight = 0.02, kRunFlight = 0.08;
// Duty factor above which a gait votes for a walk (Hildebrand 1965).
inline constexpr double kWalkDuty = 0.5;
// Correlation of potential and kinetic energy that counts as a vote at all. By eye. Raised: the rule votes
// less.
inline constexpr double kEnergyVote = 0.3;
// Froude numbers beyond which that rule votes: walk below, run above; between them it does not. After
// Alexander 1989, who finds the change of gait at about 0.5.
inline constexpr double kWalkFroude = 0.5, kRunFroude = 0.6, kFroudeMiddle = 0.55;

// --- Creatures from skeletons (model/creature_rig)
// ------------------------------------------------------------ Share of the figure's height between ankle and
// toe, front to back, from which a foot gets a heel of its own.
inline constexpr double kHeelDistance = 0.02;
// Metres that the floor gives way under the weight; damping of the floor as a share of √(spring · mass). By
// eye. Raised: softer, deeper; calmer touch-downs.
inline constexpr double kFloorGive = 0.002, kFloorDamping = 0.6;
// Share of the figure's height a part may sink before it counts as a fall. Raised: crawling counts as
// walking.
inline constexpr double kFallDepth = 0.02;
// Shortest time to hold a pose, as a share of a leg's swing; springs, least and most, in weights times hip
// height per radian. By eye. Widened: the search has more to look through.
inline constexpr double kShortestHold = 0.15, kSoftestSpring = 0.6, kStiffestSpring = 12;

// --- Search (search/synthesis_search)
// ------------------------------------------------------------------------- Largest creep of an angle,
// radians (thesis A.3), and of what has no size of its own, as a share of its range. Raised: bolder steps.
inline constexpr double kAngleCreep = 10 * kDegree, kRangeCreep = 0.1;

}  // namespace footfall::creature::tuning

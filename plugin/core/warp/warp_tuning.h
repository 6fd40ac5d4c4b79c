// SPDX-License-Identifier: MIT
// Every tuned constant of warps and blends. Each says its unit, where it is from and what happens when it is
// raised. "By eye": chosen on examples/walk.bvh and run.bvh, or on walks and runs of the CMU database (those
// of tests/core/warp), and never fitted. Options that an animator sets have their defaults from here, too.
#pragma once

namespace footfall::warp::tuning {

// --- Goals of channels (channels/goal_keys.cpp)

// [unit of the channel] A source value nearer to zero cannot be scaled: the scale would be beyond 1e6. By
// rounding. Raised: more goals are met by an offset.
inline constexpr double kNearZero = 1e-6;
// [share of the channel's largest value, inverse] Automatic goals scale only where the source is at least a
// twentieth of its largest value from zero. By eye. Raised: more goals are scaled, and keys near a zero
// crossing exaggerate the rest of the motion.
inline constexpr double kReachOverSmallest = 20;
// [1] Automatic goals scale between these. By eye. Raised: weaker and stronger scales; a motion may be
// flattened or exaggerated where an offset would have kept it.
inline constexpr double kGentlestScale = 1.0 / 3, kStrongestScale = 3;

// --- Curves (channels)

// [cm], [rad], [1] How far a fitted curve may be from the exact result: a hundredth of a millimetre, six
// thousandths of a degree. Far below what is seen. Raised: fewer keys.
inline constexpr double kLinearTolerance = 0.001, kAngularTolerance = 1e-4, kUnitlessTolerance = 1e-4;
// [cm], [rad], [1] The same where the keys there are are kept: half a millimetre, a fifth of a degree. By
// eye: what an animator would not see, and would rather have few keys. Raised: fewer keys are added.
inline constexpr double kKeptLinear = 0.05, kKeptAngular = 0.0035, kKeptUnitless = 0.002;
// [1] Keys of a curve on which time runs backwards. Eleven hours at 24 frames per second. Raised: more memory
// for a document that asks for it.
inline constexpr double kMostKeys = 1e6;
// [s] A motion comes to a hold and leaves it over this. By eye. Raised: softer holds, and more of the motion
// beside them changes its timing (by up to a sixth of this).
inline constexpr double kHoldEase = 0.25;
// [1] Time that passes slower than this is a hold, a moving one above 0. By eye. Raised: slow passages are
// eased like holds.
inline constexpr double kHoldSpeed = 0.25;
// [1] Places at which an eased or weighted time warp is looked at for running backwards. By eye. Raised:
// shorter reversals are found, more slowly.
inline constexpr int kReversalSteps = 2000;

// --- Effectors (figure/effector_goals.cpp, figure/warp_motion.cpp)

// [s] An effector's bend comes and goes over this. By eye. Raised: gentler, and
// more of the motion is changed.
inline constexpr double kEffectorSpread = 0.4;
// [m] A goal this near is met; one further off than the second is noted. Below what is seen. Raised: fewer
// passes; fewer notes.
inline constexpr double kMet = 1e-5, kMissed = 1e-4;
// [1] Goals that planting the feet moves are aimed at again so often, as long as each pass leaves at most
// kHelpfulPass of the miss. By eye. Raised: nearer goals beside kept contacts, more slowly.
inline constexpr int kAimPasses = 8;
inline constexpr double kHelpfulPass = 0.8;
// [1] The share of a correction that planting may be taken to undo; nearer to 1 the next aim would be thrown
// far. By eye. Raised: faster, less stable.
inline constexpr double kMostTaken = 0.9;
// [1] Passes for goals of swinging limbs, after the feet are planted. By eye. Raised: nearer
// goals, more slowly.
inline constexpr int kLatePasses = 4;

// [1] Solves of a limb some of whose joints cannot turn as they should: each makes up for what the channels
// there are leave. By trial: a foot below an ankle without keys is met in five. Raised: nearer goals for
// limbs with few keys.
inline constexpr int kReachTries = 30;
// [1] Further keys a hinge gets, so that it does not bend past its range between its goals; and the radians
// past it that are let be, half a degree. By eye. Raised: fewer keys, joints that bend back a little.
inline constexpr int kRangeKeys = 12;
inline constexpr double kPastRange = 0.0087;

// --- Far reaches (figure/reach_sharing.cpp)

// [limb] Up to the first share of its stretched length a limb reaches alone; beyond it the shoulder blade
// goes half of the rest along, so that the arm does not straighten first; the spine and the hips come in
// beyond the second. By eye, on reaches of recorded walks. Raised: straighter arms on stiller bodies.
inline constexpr double kReachAlone = 0.88, kReachShared = 0.985, kBladeShare = 0.5;
// [1] Rounds in which spine, hips and balance find together. By trial: after 6 nothing moves by a millimetre.
// Raised: nearer balance, more slowly.
inline constexpr int kReachPasses = 8;
// [leg] How far the hips go down for a low reach: a deep crouch. By eye. Raised: lower reaches.
inline constexpr double kReachSink = 0.4;
// [m] How far the weight goes along with a reach on level ground: within the 20 mm that balance may change
// by. Raised: farther reaches, less balance.
inline constexpr double kReachAlong = 0.012;

// --- Positions (figure/position_warp.cpp)

// [s] The body's heading is smoothed over this to either side, so that what is added does not sway with the
// hips. By eye. Raised: turns are followed later.
inline constexpr double kHeadingSmoothing = 0.25;

// --- Kept contacts (figure/keep_contacts.cpp, figure/carried_feet.cpp, figure/body_shift.cpp,
// blend/blend_planting.cpp)

// [s] Half of the shortest stretch without contacts that is looked at for being a flight. Below it heights
// say little. Raised: short hops are taken for steps.
inline constexpr double kShortestFlight = 0.03;
// [s] A foot is lifted clear of the ground over this. By eye. Raised: softer, and higher steps.
inline constexpr double kLiftEase = 0.08;
// [m] A foot deeper by less is left alone. Below what is seen. Raised: fewer frames change.
inline constexpr double kLeastLift = 2e-4;
// [s] How far ahead and behind the hips begin to sink for a leg that is too short. By eye. Raised: softer and
// longer crouches.
inline constexpr double kSinkWindow = 0.15;
// [s] A foot takes its load over this. From the double support of walks, 10 to 12 % of a stride (Perry 1992).
// Raised: weight moves earlier and softer.
inline constexpr double kLoadRamp = 0.12;
// [s] The hips do not follow a foot that is moved farther from this than its stand. Four times the time
// constant of the pendulum, sqrt(h/g): 2 % of the move are left. Raised: more of the motion changes.
inline constexpr double kShiftFades = 1.2;
// [1] Rounds in which the centre of mass is brought where it should be, as legs stay behind the hips. By
// trial: the third leaves less than 2 mm of 40 cm. Raised: nearer balance, more slowly.
inline constexpr int kBalancePasses = 3;
// [s] A foot leaves its contact and comes to it over this. By eye, about a swing. Raised: softer, and more
// frames beside the contact are changed.
inline constexpr double kContactEase = 0.35;
// [m] A foot moved by less keeps its contact as it is. Below what is seen. Raised: fewer legs are replanted
// and feet slide by up to this.
inline constexpr double kDisturbed = 0.001;
// [leg] How far hips may be lowered for a goal of a standing foot. By eye. Raised: farther goals are met,
// from a crouch.
inline constexpr double kGoalSink = 0.15;

// --- Blends (blend)

// [s] Length of a blend. By eye: a step of a walk.
inline constexpr double kBlendDuration = 0.5;
// [s] What planting changes comes in over this where the fade begins. By eye. Raised: feet slide longer
// there.
inline constexpr double kPlantingEase = 0.1;
// [rad] A leg turned by less is left as it is where the fade begins. By eye. Raised: legs may jump by this.
inline constexpr double kLegAtRest = 0.01;
// [1] What easing in leaves is planted again so often; a fraction is left each time. By eye. Raised: less
// slide, more slowly.
inline constexpr int kPlantingPasses = 6;
// [leg] A foot that the blend takes farther from its place has left it. By eye, on walks into runs. Raised:
// feet are held longer and drag the figure down.
inline constexpr double kLeftPlace = 0.14;
// [m] Grounds that differ by less are one. By eye: captures of different days differ by more. Raised: feet
// hover or sink by up to this.
inline constexpr double kSameGround = 0.003;
// [1] A later start of the second motion must fit better by this factor: more of it is left to see. By eye.
// Raised: later starts.
inline constexpr double kEarlierStart = 0.97;
// [frames] The clocks of a blend as keys are within this of what was found. By eye. Raised: fewer keys.
inline constexpr double kClockTolerance = 0.25;
// [1] The share of the second motion, without the fade, that may be passed over for a better fit: at least
// half of it is left to see. By eye. Raised: better fits, and less of the motion.
inline constexpr double kLatestEntry = 0.5;
// [frames], [s] The path of like poses is smoothed to keys within the larger of the two. By eye, the latter
// for rates above 50 frames per second. Raised: steadier clocks, poses that meet less exactly.
inline constexpr double kPathFrames = 1.5, kPathSeconds = 0.03;
// [1] In a fade neither clock runs more than so many times as fast as the other. By eye. Raised: more unlike
// motions meet, with visible changes of speed.
inline constexpr int kFadeSteepest = 2;
// [1] A fade of raw values that goes over ground faster than both motions by this factor is noted (Fig. 3.9).
inline constexpr double kNotedSpeed = 1.05;

// --- Matching (timing/time_alignment.cpp)

// [s] The time keys may be this far from the path found. By eye, 0.6 frames of film. Raised: fewer keys.
inline constexpr double kMatchTolerance = 0.025;
// [1] Steepest clock: three frames per frame. By eye. Raised: more unlike timings are matched.
inline constexpr int kMatchSteepest = 3;
// [mean distance of poses] Price of a step that is not one frame per frame, so that standing poses stay put.
// By eye. Raised: steadier clocks.
inline constexpr double kMatchStiffness = 0.1;
// [mean distance of poses] Price of beginning at the motion's very end, with an open start. By eye. Raised:
// earlier beginnings.
inline constexpr double kMatchLateness = 0.05;

}  // namespace footfall::warp::tuning

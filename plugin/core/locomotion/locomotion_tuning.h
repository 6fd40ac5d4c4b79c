// SPDX-License-Identifier: MIT
// Every tuned constant of steered recorded motion: value, unit, where it is from and what happens when it is
// raised. "By eye": chosen on libraries built from the CMU walks and runs of the tests, with the tests'
// bounds as the limit. Constants of published equations are where the equations are; what a user may set has
// its default in run_options.h, build_library.h and path_follower.h.
#pragma once

#include <cstddef>

#include "base/angles.h"

namespace footfall::locomotion::tuning {

// --- Strikes and lift-offs (build/foot_events)
// ---------------------------------------------------------------- Share of the leg's length that a foot
// swings to and fro in a step at least. By eye. Raised: shuffling steps are not seen.
inline constexpr double kStepProminence = 0.12;
// Share of the leg's length above its lowest at which the foot of a run counts as off the ground. By eye on
// runs. Raised: stances get longer, flights shorter.
inline constexpr double kRunFootHeight = 0.035;
// Half windows of the smoothing of foot tracks and of the heading, seconds. By eye. Raised: strikes blur.
inline constexpr double kFootSmoothing = 0.04, kHeadingSmoothing = 0.3;
// Seconds between the extrema of heel and ball at most. By eye. Raised: a heel of another step may be taken.
inline constexpr double kHeelBallLag = 0.12;

// --- Strides, steps and stands (build/recorded_clip)
// ---------------------------------------------------------- Froude numbers above which a stride is a run and
// below which it is a walk; in between the pelvis decides. People change gait at 0.5 (Alexander 1989); 0.2 by
// eye. Raised: slow runs become walks.
inline constexpr double kRunFroude = 0.5, kWalkFroude = 0.2;
// Shares of a running stride that a flight and a stance last at least. By eye. Raised: fewer strides are
// runs.
inline constexpr double kShortestFlight = 0.05, kShortestStance = 0.03;
// Seconds from strike to strike of a step. By eye. Widened: stumbles pass for
// steps.
inline constexpr double kShortestStep = 0.1, kLongestStep = 1.2;
// Half window in which a stand is still, seconds. By eye. Raised: stands begin later and end earlier.
inline constexpr double kStillWindow = 0.05;
// A joint that leaves both neighbouring frames by more is a capture error, radians. By eye on all CMU clips
// in use. Raised: spikes of captured fingers and toes stay.
inline constexpr double kSpike = 3 * kDegree;

// --- Ground and loops (build/ground_fit, loop_clip, plant_clip)
// ----------------------------------------------- Half window over which a levelled side eases into the
// other, seconds. By eye. Raised: softer, less level.
inline constexpr double kLevelEase = 0.1;
// Seconds of a clip beside a stride's ends from which its speed there is told. Lowered: sway counts as speed.
inline constexpr double kLeastSpeedReach = 0.1;
// Seconds to either side of a loop's seam in which it is closed. Raised: softer seams, less of the recording
// is kept.
inline constexpr double kSeam = 0.1;
// Arc residual and turn error at which the confidence in an example falls to 1/e. By eye: the reports rank
// clips by it. Raised: unsteady examples look sounder.
inline constexpr double kConfidentResidual = 0.03, kConfidentTurn = 30 * kDegree;
// Half window of the base of a transition, seconds: about a step. By eye. Raised: the base cuts corners.
inline constexpr double kBaseSmoothing = 0.3;
// Copies of a loop that are planted together: the middle one has more than a step to either side.
inline constexpr int kPlantedLoops = 5;
// Seconds over which the base comes to rest at a stand. By eye. Raised: starts and stops look softer, feet
// move more.
inline constexpr double kStandEase = 0.6;

// --- Choosing examples and cutting transitions (build/choose_examples, cut_transitions)
// ----------------------- Window of the median that joint velocities are compared with, seconds. As in
// figure/quality. Raised: real accelerations count as jumps.
inline constexpr double kJumpWindow = 0.1;
// Seconds of a stand that a start or stop is blended in. By eye. Raised: longer blends, feet drift.
inline constexpr double kStandBlend = 0.4;
// Seconds from a stand within which the paced step is looked for. By eye. Raised: longer recorded
// transitions.
inline constexpr double kPacedStepReach = 1.5;
// Share of the fastest step's speed at which a step counts as paced. By eye. Raised: transitions get longer.
inline constexpr double kPacedShare = 0.85;
// Seconds a paced step and its stride may overlap the stand. By eye. Raised: half-started strides are taken.
inline constexpr double kStandOverlap = 0.5;
// Share of the leg's length the root may rise in a transition; more is a leap. By eye. Raised: leaps pass.
inline constexpr double kLeap = 0.2;
// Offset of a joint on its parent up to which two clips have the same figure, metres. CMU writes millimetres.
inline constexpr double kSameFigure = 0.001;

// Radians between where a figure travels and where it faces beyond which a stride does not walk forward. By
// eye. Raised: strafing passes for walking.
inline constexpr double kFacesElsewhere = 60 * kDegree;
// Of trunk and arms from the median of a class, radians (root mean square over joints) beyond which a stride
// is of another kind, where the class has so many strides at least. By eye on the CMU walks of 12 people;
// arms spread wide are 22 degrees off. Raised: styles are mixed.
inline constexpr double kOddPosture = 20 * kDegree;
inline constexpr std::size_t kFewStrides = 4;
// A passage is not a transition where a pose in it, or its ends, are farther from the classes it leads
// between; where it turns by more than the strides beside it; or where it takes longer. Radians (root mean
// square over joints), radians, seconds. By eye on the CMU stops and starts. Raised: gestures and turns pass
// for transitions.
inline constexpr double kStrangePose = 25 * kDegree, kStrangeEnds = 25 * kDegree;
inline constexpr double kStrayTurn = 45 * kDegree, kLongestTransition = 5;
// Metres per second that a radian of mismatch at a transition's ends counts as when one is chosen. By eye.
// Raised: the better pose goes before the better speed.
inline constexpr double kMismatchWeight = 2;

// --- Strides warped to other speeds and turns (build/warp_examples)
// Factors of speed to which a stride is warped. Inman 1981: people change step length and cadence alike, each
// by the root of speed, from 0.7 to 1.4 of their usual speed. Widened: knees straighten or steps shuffle.
inline constexpr double kWarpSlower = 1.3, kWarpFaster = 1.25;
// Range of speeds that needs no warping, highest to lowest. By eye. Raised: more classes are warped.
inline constexpr double kWarpEnough = 1.2;
// Turn rate to which a walk's stride is warped, radians per second; a run's two thirds of it. By eye. Raised:
// tighter bends, feet that twist on the ground.
inline constexpr double kWarpTurn = 36 * kDegree;
// Confidence in a warped stride, in parts of that in the recorded one.
inline constexpr double kWarpConfidence = 0.7;

// --- Which foot carries (library/library)
// --------------------------------------------------------------------- Share of a running stance over which
// load comes and goes. By eye. Raised: the base follows the foot more softly.
inline constexpr double kLoadRamp = 0.2;
// Share of a single support over which weights begin and cease to change. By eye. Raised: they change faster
// between.
inline constexpr double kChangeRamp = 0.25;
// Mean of that over a loop, which it is divided by: of the shares of single support in walks and runs.
inline constexpr double kChangeMean = 0.45;

// --- A class at play (run/class_player)
// ----------------------------------------------------------------------- How much more turn counts than
// speed when a request outside the hull is clamped. By eye. Raised: the turn is kept and the speed gives way.
inline constexpr double kTurnPriority = 4;
// Share of the hull's extent that calibration may ask beyond it. By eye. Raised: more exact at the rim, poses
// extrapolate.
inline constexpr double kCalibrationReach = 0.1;
// Time constant of calibration while running, seconds. By eye. Raised: slower to the exact speed, calmer.
inline constexpr double kCalibrationTime = 0.12;
// Share of the error that calibration takes per pass at a start, and by which that falls. A share near 1
// swings between examples whose strides differ much (tested: CalibrationDoesNotSwing).
inline constexpr double kFirstCalibration = 0.7, kCalibrationDecay = 0.9;
// Clock factors that make up for what weights cannot give. By eye. Widened: legs look hasty or slow.
inline constexpr double kSlowestTempo = 0.75, kFastestTempo = 1.33;
// Turn in place that makes up for the rest, radians per second. By eye. Raised: feet pivot visibly.
inline constexpr double kExtraTurn = 20 * kDegree;

// --- Transitions and feet that stay (run/locomotor, locomotor_feet)
// ------------------------------------------- Phase at which a figure steps out of a stand: the right foot is
// about to lift.
inline constexpr double kStartPhase = 0.2;
// Share of a recorded transition's speed within which it is entered. By eye. Raised: sooner, with a visible
// surge.
inline constexpr double kEntrySpeed = 0.2;
// Least share of its pace that a fade goes on with. By eye. Raised: feet slide more while gaits fade.
inline constexpr double kLeastFadePace = 0.1;
// Time constant with which the base follows the ground's height, seconds. By eye. Raised: floats
// over steps.
inline constexpr double kHeightTime = 0.15;
// Seconds over which the lift of a figure onto its standing feet comes and goes. By eye. Raised: softer, more
// is left for the legs.
inline constexpr double kLiftEase = 0.1;
// Seconds over which toes that are turned up to the ground begin and cease to turn. By eye. Raised: toes turn
// up that need not.
inline constexpr double kToeEase = 0.08;
// Radians that toes turn up at most. Raised: toes of feet that point down fold back.
inline constexpr double kMostToeTurn = 60 * kDegree;
// Metres by which the higher of heel and ball, and of two feet, carries e times less. By eye. Raised: more
// of the motion of a lifted part moves the base.
inline constexpr double kSoleSoftness = 0.008, kFootSoftness = 0.02;
// Speed at which the base may move to hold a foot, m/s: while gaits fade, and while weights change. By eye.
// Raised: changes are quicker and push the body.
inline constexpr double kFadeSpeed = 0.3, kEaseSpeed = 0.5;
// Time constant with which weights change faster again, seconds. By eye. Raised: slower response after a held
// foot.
inline constexpr double kEaseRise = 0.15;

// --- Planting (run/foot_lock)
// --------------------------------------------------------------------------------- A foot down again within
// this time and distance never left: seconds, metres. By eye. Raised: real short
// steps are merged.
inline constexpr double kSameStepGap = 0.12, kSameStepDistance = 0.06;
// Seconds beside a stand over which a foot comes free of it. By eye. Raised: dips before strikes stay.
inline constexpr double kClearanceEase = 0.04;
// Metres of depth over which a lift out of the ground sets in. By eye. Raised: softer, dips deeper.
inline constexpr double kClearanceSoftness = 0.004;
// Shares of a contact from which the ball of a walking foot is to stand, and until which its heel does. Walks
// of the clips: the foot is flat from a quarter, the heel lifts by three quarters. Raised: feet roll later.
inline constexpr double kFlatFrom = 0.25, kHeelLifts = 0.72;
// Contacts shorter than this are of runs and are left as found, seconds. Raised: fast walks are left too.
inline constexpr double kRunContact = 0.35;

// --- Streams (run/locomotion_stream)
// -------------------------------------------------------------------------- Length of a stretch, seconds.
// Raised: fewer, longer waits.
inline constexpr double kStretch = 4;
// Seconds that are looked at before and after a stretch: more than a stride with its eases, so that
// neighbours agree where they meet. Raised: slower; lowered: jumps between stretches.
inline constexpr double kAround = 1.6;
// Seconds by which two windows may differ in when a foot strikes. Raised: steps may be taken twice.
inline constexpr double kWindowSlack = 0.25;
// Stretches kept. Raised: more memory, less stepped again.
inline constexpr std::size_t kKeptStretches = 128;
// Half window over which the height of the ground is smoothed, seconds. By eye. Raised: smoother
// ride.
inline constexpr double kGroundSmoothing = 0.25;

// --- Bends of a path (run/bend_limits)
// ------------------------------------------------------------------------ Metres between the positions that
// are looked at; over which a bend, and its change, is measured to either side.
inline constexpr double kBendEvery = 0.1, kBendReach = 0.3, kBendChangeReach = 0.6;
// Turn, and change of turn, kept in reserve for coming back to the path. By eye. Raised:
// slower in bends, nearer to the path.
inline constexpr double kTurnReserve = 1.15, kTurnChangeReserve = 1.4;
// Deceleration towards a bend, m/s². By eye. Raised: later, harder.
inline constexpr double kBraking = 0.8;
// Share of a turn that must be left for a slower class to give way in speed. By eye. Raised: keeps the turn
// more often.
inline constexpr double kKeptTurn = 0.6;

// --- Corners of a path (run/route_corners)
// Radians by which a route turns at a corner at least, and from which on it turns straight back, which no arc
// follows. By eye: a square and a triangle have corners, a slalom through points has not. Raised: corners of
// polygons are rounded to curves.
inline constexpr double kSharpCorner = 75 * kDegree, kTurnsBack = 165 * kDegree;
// A sharp corner's radius is at least so many times the tightest that the examples turn, and at most so many
// metres. By eye. Raised: corners are cut more, and kept to better.
inline constexpr double kCornerReserve = 1.25, kWidestCorner = 2;
// Metres beside the path that count as off it: at a walk, at a run. The widths of a doorway and of a track's
// lane, halved. Raised: less is reported.
inline constexpr double kWalksOff = 0.25, kRunsOff = 0.5;

// --- Following a path (run/path_follower)
// --------------------------------------------------------------------- Frame of the copies that try
// something out, seconds. Raised: faster, less exact stops.
inline constexpr double kTrialStep = 1.0 / 60, kTrackingStep = 1.0 / 30;
// Metres that one radian of heading error counts as. By eye. Raised: heading is held, the path is met later.
inline constexpr double kHeadingWeight = 0.6;
// Seconds between corrections; turns that are tried beside the current one, and afresh; the largest, rad/s.
// By eye.
inline constexpr double kCorrectionEvery = 0.1, kCorrectionTry = 0.25, kCorrectionFar = 0.6,
                        kCorrectionMost = 1.2;
// Width around the speed at which classes part in which the present one stays, m/s. Raised: fewer changes of
// gait.
inline constexpr double kClassHysteresis = 0.1;
// Seconds a stop may take in a trial.
inline constexpr double kLongestStop = 6;
// Strides before and after the path's end in which stopping is tried. Raised: slower, no better.
inline constexpr double kStopReach = 0.6;
// Metres that a change of speed by its own size counts as when stops are compared. By eye. Raised: keeps the
// speed.
inline constexpr double kStopSpeedWeight = 0.1;
// Seconds between plans of a stop. Raised: late changes are missed.
inline constexpr double kStopEvery = 0.3;
// A figure this far beside the path, or that came no farther than so much in so long, has lost it: metres,
// metres, seconds. By eye. Raised: wanders longer before it gives up.
inline constexpr double kLostOffset = 8, kLostProgress = 0.3, kLostTime = 20;
// Share of the requested speed below which a bend is said to slow the figure.
inline constexpr double kSlowedShare = 0.97;
// Seconds it stands at the end before the path counts as done.
inline constexpr double kStandsAtEnd = 0.5;
// Metres from the path's end at which a stand counts as missing it.
inline constexpr double kMissedEnd = 0.5;

}  // namespace footfall::locomotion::tuning

// SPDX-License-Identifier: MIT
// Every tuned constant of perform, the way from body and feet to joints. Each says its unit, where it is from
// and what happens when it is raised. "By eye": chosen on the examples and never fitted.
//
// Lengths marked [leg] are shares of the leg's length; times marked [√(leg/g)] are multiples of the natural
// time of a leg, 0.3 s for people. The reach of a leg and the time in which the body is let down are options:
// perform.h.
#pragma once

namespace footfall::perform_tuning {

// --- Pelvis and chest (upper_body.cpp)
// --------------------------------------------------------------------------

// Radians for a stride of one leg length, and for the whole load on one leg: upright walkers twist and list
// by 4° to 5° (Saunders, Inman & Eberhart 1953). A lying trunk is steadied by its length: by eye. Raised: a
// livelier pelvis.
inline constexpr double kUprightTwist = 0.20, kLyingTwist = 0.10;
inline constexpr double kUprightList = 0.05, kLyingList = 0.025;
// [s] Smoothing of heading, speed, twist and list. By eye. Raised: softer, later turns of the body.
inline constexpr double kHeadingSmoothing = 0.3, kSpeedSmoothing = 0.5, kTwistSmoothing = 0.06,
                        kListSmoothing = 0.16;
// Froude numbers between which a walk becomes a run, around 0.5 (Alexander 1984). Raised: arms bend at higher
// speeds.
inline constexpr double kWalkFroude = 0.35, kRunFroude = 0.9;
// The chest turns against the pelvis by these shares of twist and list, upright and lying. By eye. Raised
// towards 0: the chest stays with the path.
inline constexpr double kUprightCounterTwist = -0.9, kLyingCounterTwist = -0.3;
inline constexpr double kUprightCounterList = -0.4, kLyingCounterList = 0.3;
// Radians that the chest leans forward in a walk, and more in a run. By eye. Raised: a deeper lean.
inline constexpr double kWalkLean = 0.03, kRunLean = 0.10;

// In a turn people's pelvis tilts by the first share of the angle by which gravity, as the body feels it, is
// tilted, the line from hips to shoulders by the second; as they speed up, that line leans forward by the
// third. CMU clips of turning walks and runs (subjects 16, 38, 78) and of a start (16_53). [s] The
// acceleration is smoothed over this time twice. Raised: figures lie deeper in bends, and later.
inline constexpr double kPelvisBank = 0.6, kTrunkBank = 0.38, kTrunkPush = 0.5;
inline constexpr double kGravitySmoothing = 0.32;

// The chest's share in the tilt of the trunk is taken for no less. By eye: a figure with one joint in its
// spine.
inline constexpr double kLeastChestShare = 0.4;

// --- People's strides (stride_curves.cpp, stride_motion.cpp)
// -----------------------------------------------------------------------

// A foot runs rather than walks: it stands less than half of its stride (fully at kRunDuty less of it) and is
// faster than kRunSpeed, fully at kRunSpeedRange more, in √(g·leg). Re-walked clips. Raised: later runs.
inline constexpr double kRunDuty = 0.1, kRunSpeed = 0.5, kRunSpeedRange = 0.3;
// Strides are those of a walk or run while the other foot strikes within kEvenSteps of their middle, and not
// at all beyond kUnevenSteps; while they take up to kLongStride, and not beyond kLongestStride [√(leg/g)];
// for the share of the speed that is forwards; from kSlowWalk [√(g·leg)] fully. By eye. Raised: the curves of
// people reach further into hops, stands and side steps.
inline constexpr double kEvenSteps = 0.2, kUnevenSteps = 0.4, kLongStride = 6.5, kLongestStride = 10;
inline constexpr double kSidewaysShare = 0.3, kForwardsShare = 0.75, kSlowWalk = 0.1;
// [√(leg/g)] A stride where nothing tells; [s] strikes closer than this are one; bounds of a stride's duty.
inline constexpr double kUsualStride = 3.7, kSameStrike = 1e-3, kLeastDuty = 0.05, kMostDuty = 0.95;
// [s] Smoothing of weights and of running. By eye. Raised: softer changes of gait.
inline constexpr double kGaitSmoothing = 0.25;

// --- Arms (upper_body.cpp, jump_arms.cpp)
// ------------------------------------------------------------------------

// The swing of arms in PerformOptions that is people's own. Raised: the option swings arms less.
inline constexpr double kArmSwing = 0.8;
// Radians. How an arm hangs: out from the body, and back, in a walk and more in a run. By eye. Raised: wider
// arms.
inline constexpr double kArmOut = 0.12, kRunArmOut = 0.06;
inline constexpr double kArmBack = 0.04, kRunArmBack = 0.16;
// Radians. The elbow: its bend in a walk and more in a run, per radian of the upper arm's forward swing, the
// same more in a run, per radian of a jump's swing; at least. By eye. Raised: more bent elbows.
inline constexpr double kElbow = 0.32, kRunElbow = 1.25, kElbowPerSwing = 0.45, kRunElbowPerSwing = 0.25,
                        kElbowPerJump = 0.25, kLeastElbow = 0.12;
// Radians that the forearm turns inwards, in a walk and more in a run. By eye. Raised: hands cross the body.
inline constexpr double kForearmIn = 0.05, kRunForearmIn = 0.3;
// Share of the swing that small arms under a lying trunk make. By eye.
inline constexpr double kLyingArmSwing = 0.3;

// A jump's swing of both arms, radians, of a body that takes off with √(g·leg), three metres per second for
// people: back in the crouch, up in the air; a hop, which the free leg helps, makes this share of it. By eye.
inline constexpr double kJumpArmsBack = 0.7, kJumpArmsUp = 2.0, kHopArms = 0.5;
// [√(leg/g)] From the crouch to take-off; from hanging to the crouch; from landing until the arms hang. By
// eye.
inline constexpr double kArmPush = 0.8, kArmWindUp = 1.5, kArmSettle = 1.3;
// Share of the flight at which the arms are highest. By eye.
inline constexpr double kArmsHighest = 0.35;
// [s] Feet that land or leave within this time of each other do so together. By eye.
inline constexpr double kFeetTogether = 0.06;

// --- Tail (upper_body.cpp)
// -----------------------------------------------------------------------------------------

// Times the pelvis's twist by which each further joint of the tail turns sideways. By eye. Raised: a lashing
// tail.
inline constexpr double kTailGrowth = 0.6;
// [s] A tail follows the heading of this long ago at most. By eye.
inline constexpr double kTailLongest = 1;

// --- Legs (perform.cpp)
// ----------------------------------------------------------------------------------------------

// [√(leg/g)] Time in which a foreleg begins and ends folding. By eye.
inline constexpr double kFoldEase = 0.15;
// Share of the limit of letting the body down at which it becomes soft. By eye.
inline constexpr double kDropSoftness = 0.8;

// --- The centre of mass on its path (com_tracking.cpp)
// -------------------------------------------------------------

// [s] Smoothing of the measured error, and of each correction. By eye. Raised: jerks of limbs move the body
// less, and the centre of mass is further off the path.
inline constexpr double kComErrorSmoothing = 0.06, kComCorrectionSmoothing = 0.012;
// [m] Close enough.
inline constexpr double kComTolerance = 1e-5;

}  // namespace footfall::perform_tuning

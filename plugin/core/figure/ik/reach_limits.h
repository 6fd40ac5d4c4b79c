// SPDX-License-Identifier: MIT
// How far legs may stretch: every limit of the engine in one table. All are shares of the leg's stretched
// length, hip to ankle. A knee of human proportions is bent by 20° at 0.985, by 10° at 0.996 and by 5° at
// 0.999.
//
// Two limits are used together: below the "soft" one a leg does as it is told; from there on it stretches
// ever less, and never beyond the "full" one. Closer to 1 a straightening knee turns ever faster (its angle
// goes as the root of what is left): soft limits keep knees from snapping, full limits from locking. All are
// by eye.
#pragma once

namespace footfall::reach_limits {

// Standing at ease. Raised: figures stand taller, on straighter legs, with less to give before hips must
// sink.
inline constexpr double kAtEase = 0.985;

// A performance posed (PerformOptions). Soft raised: hips sink later and faster. Full raised: standing legs
// get straighter before the hips follow.
inline constexpr double kPoseSoft = 0.99, kPoseFull = 0.998;
// The same for walks on footprints, whose path already keeps legs within their length.
inline constexpr double kWalkSoft = 0.996, kWalkFull = 0.9984;
// Up to here the ankle is exactly where it was asked for. Raised: feet are exact for straighter legs; knees
// snap.
inline constexpr double kExact = 0.9985;
// Where a leg that cannot reach ends. At 1 the knee would lose the side it bends to.
inline constexpr double kStraightest = 0.9999;

// Clean-up (CleanOptions): how far a corrected leg may stretch. Raised: hips sink less, knees are straighter.
inline constexpr double kCleanFull = 0.997;
// Motion warping (MotionWarpOptions). Softer: warped knees have to go farther than recorded ones do.
inline constexpr double kWarpSoft = 0.965, kWarpFull = 0.992;
// Feet locked to the ground while steering recorded motion.
inline constexpr double kLockSoft = 0.97;
// A style's leg laid over a walk. Raised: more of the style's stretch is kept, knees straighten faster.
inline constexpr double kStyleSoft = 0.99, kStyleFull = 0.9975;

// The virtual legs of the footprint solver: the longest a leg may be before the heel comes up, and the most
// it is taken for in the mean of a walk. Raised: paths are higher and walks stiffer.
inline constexpr double kVirtualLongest = 0.993, kVirtualMean = 0.987;
// Landing: beyond this the foot meets the ground with its ball, heel raised. Raised: later, flatter landings.
inline constexpr double kLandFlat = 0.97;
// Lift-off: the heel rises until the leg is no longer than this. Raised: feet leave flatter.
inline constexpr double kLiftOffBent = 0.975;
// The swing between: kept this short in the middle, and no longer than the second as it leaves and lands.
inline constexpr double kSwingBent = 0.95, kSwingFull = 0.988;

// Strides that are made up: where a standing leg and one in the air are longest. Raised: the body travels
// higher.
inline constexpr double kStrideStanding = 0.965, kStrideSwing = 0.92;
// Strides on paths: from the first on the body is let down; a leg counts as at ease up to the second where
// the stride's own is as long.
inline constexpr double kFollowSoft = 0.985, kFollowEase = 0.995;

// Stances posed: the point of the sole is chosen within the first; a foot goes on its ball beyond the second;
// limits of a leg in the air near its stands, and far from them. Raised: longer steps on straighter legs.
inline constexpr double kStanceNear = 0.95, kStanceFlat = 0.965, kStanceLanding = 0.97, kStanceAir = 0.94;

}  // namespace footfall::reach_limits

// SPDX-License-Identifier: MIT
// The sizes that bodies are made of. All are by eye, on the figures of the examples and of the presets.
#pragma once

#include <cstddef>

namespace footfall::body_tuning {

// Radii as shares of the body's size, means of adult proportions, joints thinner than the muscles between
// them. Raised: limbs and trunk are thicker.
inline constexpr double kHip = 0.047, kKnee = 0.030, kAnkle = 0.021, kHeel = 0.017, kFootBall = 0.015,
                        kToeTip = 0.010;
inline constexpr double kShoulder = 0.029, kElbow = 0.022, kWrist = 0.016, kHand = 0.018, kFinger = 0.011;
inline constexpr double kPelvis = 0.058, kChest = 0.066, kWaist = 0.026, kShoulderMass = 0.034,
                        kHipMass = 0.046, kNeck = 0.028;
inline constexpr double kJaw = 0.036, kSkull = 0.050, kNose = 0.013;
inline constexpr double kBelly = 1.4;      // of a quadruped's trunk, times a person's
inline constexpr double kLegShare = 0.47;  // of the height, hip to ankle: the legs tell the size of the body

// The mesh. Corners of a ring around a bone and rings between its end and the tip of the ball there; bodies
// of more parts than kFinePartsAtMost have the coarse ones. Raised: rounder, more triangles.
inline constexpr int kFineCorners = 12, kFineRings = 2, kCoarseCorners = 8, kCoarseRings = 1;
inline constexpr std::size_t kFinePartsAtMost = 100;
inline constexpr double kLeastRadius = 1e-4;  // of the body's size: a part keeps an inside
// Balls of a hull smaller than this share of its largest are sampled with a quarter of the points.
inline constexpr double kRoughBall = 0.3;
// How far a point may lie inside the hull of exact balls and still be a corner of the mesh, in radii of its
// ball: without it, seams between balls are ragged.
inline constexpr double kSeam = 0.03;
inline constexpr double kCrease =
    0.77;  // cosine (40 degrees) between a ball's normal and a face: beyond, an edge

}  // namespace footfall::body_tuning

// SPDX-License-Identifier: MIT
// Joints of a sampled motion turned as wholes: rotation warps, and splines of turns over time.
#pragma once

#include <functional>

#include "figure/motion/motion.h"
#include "warp/channels/rotation_spline.h"
#include "warp/warp_request.h"

namespace footfall::warp {

// A joint's three angles at a frame; what it has no channel for is at rest.
Vec3 anglesOf(const Motion& motion, std::size_t frame, int joint);

// Indices of the channels TranslateX, Y, Z of a joint; empty where it has not all three.
std::vector<std::size_t> translationChannels(const Motion& motion, int joint);

// Turns a joint by a spline of rotations over time (seconds), put before its own: R' = D(t) R. weight: the
// share of each turn at a time. Frames without a turn keep their bits; angles stay next to those of the
// frame before. Throws Error where the joint has not three rotation channels.
void turnBy(Motion& motion, int joint, const RotationSpline& turns,
            const std::function<double(double)>& weight);

// Three angles turned by a rotation vector put before them; nearest to `near`. No turn: the very same.
Vec3 turnedAngles(const Vec3& own, const Vec3& turn, RotationOrder order, const Vec3& near);

// The turns a rotation warp asks of a joint that has these angles (radians) at a time (seconds), in order of
// time.
std::vector<RotationKey> turnKeys(const RotationWarp& warp, const std::function<Vec3(double)>& angles,
                                  RotationOrder order, const TimeRange& range, const WarpUnits& units);
// How much of it counts for a joint; 0: it does not name the joint.
double shareOfJoint(const RotationWarp& warp, const std::string& joint);

// The request's rotation warps, in order. Throws Error for a joint that is not there, with the nearest names.
void applyRotations(Motion& motion, const WarpRequest& request, const WarpUnits& units,
                    std::vector<GoalOutcome>& goals);

// Indices of the channels RotateX, Y, Z of a joint; -1 where absent.
std::vector<int> rotationChannels(const Motion& motion, int joint);
// The frame nearest to a time, seconds; within the motion.
std::size_t nearestFrame(const Motion& motion, double seconds);
// The names of joints nearest to a wrong one, for errors.
std::string nearestJoints(const Motion& motion, const std::string& wrong);

}  // namespace footfall::warp

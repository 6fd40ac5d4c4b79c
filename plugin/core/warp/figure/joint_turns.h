// SPDX-License-Identifier: MIT
// Joints of a sampled motion turned as wholes: rotation warps, and goals for end effectors met by inverse
// kinematics and spread over the frames around as turns of the limb's joints.
#pragma once

#include <map>

#include "figure/anatomy/limbs.h"
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

// The world place a goal asks for, metres, and the frame of the motion it is at (rounded).
struct PlacedGoal {
  int joint = 0;
  std::size_t frame = 0;
  Vec3 place = Vec3::Zero();
};
PlacedGoal placeGoal(const Motion& motion, const Limbs& limbs, const EffectorGoal& goal,
                     const WarpUnits& units);

// Meets goals by turning the joints of the limb that ends in the goal's joint: legs and arms as two bones (a
// foot or hand keeps its attitude), anything else as the chain of the three joints above; the hips, which end
// no limb, by moving them. Exact at the goals' frames where in reach; coming and going over goal.before and
// goal.after. Returns what it did, a joint with goals each: the turns of the limb's joints over time,
// seconds.
struct EffectorTurns {
  int joint = 0;
  std::map<int, RotationSpline> turns;
  struct MoveKey {
    double time = 0;
    Vec3 move = Vec3::Zero();  // metres, in the space of the parent
    double tension = 0;
  };
  int moved = -1;              // the joint that is moved; -1: none
  std::vector<MoveKey> moves;  // in order of time
};
std::vector<EffectorTurns> applyEffectors(Motion& motion, const Limbs& limbs,
                                          const std::vector<EffectorGoal>& goals, const WarpUnits& units,
                                          std::vector<std::string>& notes);

// A goal at a time of the motion, seconds, between frames too; its bend comes from `from` and is gone at
// `to`.
struct TimedGoal {
  int joint = 0;
  Vec3 place = Vec3::Zero();  // metres
  double time = 0, from = 0, to = 0;
};
// As applyEffectors. Goals of a joint are at different times.
std::vector<EffectorTurns> meetGoals(Motion& motion, const Limbs& limbs, const std::vector<TimedGoal>& goals,
                                     std::vector<std::string>& notes);
// Whether the joint ends a leg or an arm, which reaches without moving the rest of the figure.
bool endsLimb(const Limbs& limbs, int joint);

}  // namespace footfall::warp

// SPDX-License-Identifier: MIT
// Goals for end effectors of a sampled motion: met by the limb that ends there, its hinges bent and the limb
// turned about its root, with the shoulder blade, spine and hips where it is far; and spread over the frames
// around.
#pragma once

#include <map>

#include "figure/anatomy/limbs.h"
#include "figure/motion/motion.h"
#include "warp/channels/rotation_spline.h"
#include "warp/figure/reach_sharing.h"
#include "warp/warp_request.h"

namespace footfall::warp {

// The world place a goal asks for, metres, and the frame of the motion it is at (rounded).
struct PlacedGoal {
  int joint = 0;
  std::size_t frame = 0;
  Vec3 place = Vec3::Zero();
};
PlacedGoal placeGoal(const Motion& motion, const Limbs& limbs, const EffectorGoal& goal,
                     const WarpUnits& units);

// A goal at a time of the motion, seconds, between frames too; its bend comes from `from` and is gone at
// `to`.
struct TimedGoal {
  int joint = 0;
  Vec3 place = Vec3::Zero();  // metres
  double time = 0, from = 0, to = 0;
};

// What was done for the goals of a joint, as splines over time (seconds) that come and go with them.
struct EffectorTurns {
  int joint = 0;
  std::map<int, RotationSpline> turns;      // of joints with three rotation channels, put before their own
  std::map<std::size_t, CtbSpline> angles;  // of the rotation channels of other joints, added; radians
  struct MoveKey {
    double time = 0;
    Vec3 move = Vec3::Zero();  // metres, in the space of the parent
    double tension = 0;
  };
  int moved = -1;              // the joint that is moved; -1: none
  std::vector<MoveKey> moves;  // in order of time
};

// Meets goals. A joint at the end of a leg or an arm is taken there by its limb (figure/ik/limb_solver.h),
// foot and hand keeping their attitude, after the body has given what `shares` say; anything else by the
// chain of the three joints above it; the hips, which end no limb, by moving them. Exact at the goals' times
// where in reach. Goals of a joint are at different times.
std::vector<EffectorTurns> meetGoals(Motion& motion, const Limbs& limbs, const std::vector<TimedGoal>& goals,
                                     const ReachShares& shares, std::vector<std::string>& notes);
// Goals of a request.
std::vector<EffectorTurns> applyEffectors(Motion& motion, const Limbs& limbs,
                                          const std::vector<EffectorGoal>& goals, const WarpUnits& units,
                                          const ReachShares& shares, std::vector<std::string>& notes);
// Only what the body gives: limbs stay as they are.
std::vector<EffectorTurns> leanForGoals(Motion& motion, const Limbs& limbs,
                                        const std::vector<TimedGoal>& goals, const ReachShares& shares);

// Whether the joint ends a leg or an arm, which reaches without moving the rest of the figure.
bool endsLimb(const Skeleton& skeleton, const Limbs& limbs, int joint);

}  // namespace footfall::warp

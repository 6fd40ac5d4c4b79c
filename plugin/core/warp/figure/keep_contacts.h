// SPDX-License-Identifier: MIT
// Feet back on the ground after a warp: the contacts of the source, moved where goals say so, planted again
// where the warp disturbed them.
#pragma once

#include <vector>

#include "figure/contact/contact_detection.h"
#include "warp/figure/joint_turns.h"
#include "warp/figure/warp_motion.h"

namespace footfall::warp {

// Metres: the most a foot slides in contacts of a motion.
double slideOf(const Motion& motion, const ContactReport& contacts, int threads = 0);

class ContactKeeper {
 public:
  // Finds the contacts of the source. It must outlive the keeper.
  ContactKeeper(const Motion& source, const TimeMap& map, ContactPolicy policy,
                const MotionWarpOptions& options);

  // A goal for a foot that stands at that time moves its whole contact. False: it does not stand.
  bool takeGoal(const PlacedGoal& goal);

  // Source times at which goals may move a foot: their contacts, and the swings that lead there and away.
  std::vector<TimeRange> goalRanges() const;

  // Plants the disturbed contacts in the warped, retimed motion and measures slides. A goal farther than the
  // leg reaches with the hips lowered a little is approached only.
  void replant(MotionWarpResult& result) const;

  // Times of the result around one of its times at which the foot that has the joint does not stand; for a
  // joint of no foot, all of time.
  TimeRange swingAround(int joint, double time) const;

 private:
  struct ContactGoal {
    std::size_t contact;
    PlacedGoal goal;
  };
  bool hasJoint(const Contact& contact, int joint) const;
  // The share of a goal's move that its leg can follow through the whole contact.
  double reachableShare(const Vec3& move, const Motion& motion, const Contact& after) const;
  bool disturbed(const Contact& before, const Contact& after, const Motion& motion) const;
  void follow(Contact& contact, const Motion& motion) const;
  // Moves contacts by what their goals' places are missed by; returns the largest.
  double moveToGoals(const Motion& motion, const std::vector<Vec3>& places, ContactReport& report) const;

  const Motion& source_;
  const TimeMap map_;
  const ContactPolicy policy_;
  const MotionWarpOptions options_;
  ContactReport report_;  // of the source
  std::vector<ContactGoal> goals_;
};

}  // namespace footfall::warp

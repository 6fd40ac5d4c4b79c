// SPDX-License-Identifier: MIT
// Feet back on the ground after a warp: the contacts of the source, moved where goals say so, held again
// where the warp disturbed them, with the hips following what was moved.
#pragma once

#include <vector>

#include "figure/contact/contact_detection.h"
#include "warp/figure/body_shift.h"
#include "warp/figure/carried_feet.h"
#include "warp/figure/effector_goals.h"
#include "warp/figure/warp_motion.h"

namespace footfall::warp {

// Metres: the most a foot slides in contacts of a motion.
double slideOf(const Motion& motion, const ContactReport& contacts, int threads = 0);

class ContactKeeper {
 public:
  // Finds the contacts of the source. It must outlive the keeper. balance: whether the hips follow feet that
  // goals move.
  ContactKeeper(const Motion& source, const TimeMap& map, ContactPolicy policy, bool balance,
                const MotionWarpOptions& options);

  // A goal for a foot that stands at that time moves its whole contact. False: it does not stand.
  bool takeGoal(const PlacedGoal& goal);

  // Source times at which goals may move a foot: their contacts, the swings that lead there and away, and
  // while the hips follow.
  std::vector<TimeRange> goalRanges() const;

  // Holds the disturbed contacts in the warped, retimed motion and measures slides. A goal farther than the
  // leg reaches with the hips lowered a little is approached only.
  void replant(MotionWarpResult& result) const;

  // Lifts feet that goals of limbs took into the ground, beside the goals themselves. planted: before that.
  void keepClear(const Motion& planted, const std::vector<TimedGoal>& goals, Motion& bent) const;

  // Times of the result around one of its times at which the foot that has the joint does not stand; for a
  // joint of no foot, all of time.
  TimeRange swingAround(int joint, double time) const;

 private:
  struct ContactGoal {
    std::size_t contact;
    PlacedGoal goal;
  };
  bool hasJoint(const Contact& contact, int joint) const;
  std::vector<HeldFoot> stands(const Motion& warped) const;
  Isometry followed(const TimeRange& stand, int leg, const Motion& warped) const;
  std::vector<Vec3> shiftFor(const std::vector<HeldFoot>& stands, std::size_t frames) const;
  // The share of a contact's move that the legs can follow.
  double reachableShare(std::size_t contact, const Vec3& move, const std::vector<HeldFoot>& stands,
                        const Motion& warped) const;
  bool disturbed(const TimeRange& stand, int leg, const Motion& warped) const;

  const Motion& source_;
  const TimeMap map_;
  const ContactPolicy policy_;
  const bool balance_;
  const MotionWarpOptions options_;
  ContactReport report_;         // of the source; times of contacts are those of their stands
  std::vector<TimeRange> full_;  // of each contact, from strike to toe-off
  Motion retimed_;               // the source as the result's frames show it
  double height_ = 1;            // metres: of the hips above the ground
  std::vector<ContactGoal> goals_;
};

}  // namespace footfall::warp

// SPDX-License-Identifier: MIT
// What the rest of the body gives when a limb reaches far: first the shoulder blade, then the spine, then the
// hips, each within its range; and the hips step back under a body that leans, so that it keeps its balance.
#pragma once

#include <vector>

#include "figure/anatomy/body_mass.h"
#include "figure/ik/joint_hinges.h"
#include "warp/warp_request.h"

namespace footfall::warp {

class ReachSharing {
 public:
  ReachSharing(const Motion& motion, const Limbs& limbs, const JointedLimbs& hinges);

  // Turns the joints above a limb of a world pose, and moves the joint that carries the figure, so that the
  // limb reaches the target; false: it does without. The limb itself stays as it hangs.
  bool give(Pose& world, const JointedLimb& limb, const Vec3& target, const ReachShares& shares) const;

  // Joints that may be turned for a limb: from the shoulder's parent down to the pelvis's child.
  std::vector<int> joints(const JointedLimb& limb) const;
  // The joint that carries the figure and travels; -1: none.
  int carrier() const { return carrier_; }

 private:
  struct Parts {
    std::vector<int> blade, spine;  // from the limb down
  };
  Parts partsAbove(const JointedLimb& limb) const;
  double bend(Pose& world, const JointedLimb& limb, const Vec3& target, double wanted,
              const std::vector<int>& joints, double range) const;

  const Skeleton& skeleton_;
  Limbs limbs_;
  std::vector<int> roots_;  // of all limbs
  MassModel masses_;
  int carrier_ = -1;
  double legLength_ = 0;  // metres, of the first leg
};

}  // namespace footfall::warp

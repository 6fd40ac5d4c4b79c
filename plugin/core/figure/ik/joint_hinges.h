// SPDX-License-Identifier: MIT
// Which way the knees, elbows, hocks, carpi and fetlocks of a figure bend: the axis of each hinge, from how
// its motion turns it, else from how it is bent at rest, else from how bodies are made.
#pragma once

#include <vector>

#include "figure/anatomy/limbs.h"
#include "figure/ik/limb_solver.h"
#include "figure/motion/motion.h"

namespace footfall {

// The limbs of a figure as the solver wants them, one for each of Limbs::legs and Limbs::arms. bones 0: a
// limb of one bone, which has no hinge. A limb of more than four bones has those beyond its third taken as
// one.
struct JointedLimbs {
  std::vector<JointedLimb> legs, arms;

  // The limb whose end carries a joint rigidly (an ankle, and the ball and tip of its foot; a wrist); null:
  // none.
  const JointedLimb* carrying(const Limbs& limbs, int joint) const;
};

// An axis is that of the joint's own turning over the motion where it turns about one axis and by more than
// 2° (root mean square, from rest); else the axis its bone turns about; a joint with one rotation channel
// turns about that, one with none is locked. What the motion does not tell comes from the rest pose.
JointedLimbs jointedLimbs(const Motion& motion, const Limbs& limbs);
// Of a figure at rest that may turn every joint.
JointedLimbs jointedLimbs(const Skeleton& skeleton, const Limbs& limbs);

}  // namespace footfall

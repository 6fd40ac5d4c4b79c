// SPDX-License-Identifier: MIT
// Where a joint or a point it carries is at any time, from the joints above it alone.
#pragma once

#include <array>
#include <vector>

#include "base/frame.h"
#include "figure/motion/motion.h"

namespace footfall {

// Between frames channels run straight, as in worldPoseAt, whose places these are; the joints that do not
// carry the point are not looked at. Keeps a reference to the motion, whose samples may change.
class JointTrajectory {
 public:
  JointTrajectory(const Motion& motion, int joint);

  Frame at(double time) const;  // of the joint, in the world

 private:
  struct Step {
    const Joint* joint = nullptr;
    std::array<int, 6> channels{{-1, -1, -1, -1, -1, -1}};  // translations and rotations, -1: at rest
    Quat orient = Quat::Identity(), axis = Quat::Identity();
    bool wrapped = false;  // has orient or axis
  };

  const Motion& motion_;
  std::vector<Step> steps_;  // from the root down
};

}  // namespace footfall

// SPDX-License-Identifier: MIT
// How far a figure is from where it is in another motion, joint by joint.
#pragma once

#include <vector>

#include "figure/motion/motion.h"

namespace footfall {

struct MotionDifference {
  std::vector<float>
      perJoint;             // #frames by #joints of the first motion, metres; NaN for a joint the other lacks
  std::vector<float> mean;  // over the joints that both have, one per frame; NaN where the other has ended
};

// On one clock, in seconds: the other motion is taken at the time of each frame of the first. Joints go by
// their names.
MotionDifference differenceOf(const Motion& motion, const Motion& other);

}  // namespace footfall

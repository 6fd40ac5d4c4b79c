// SPDX-License-Identifier: MIT
#include "figure/motion/motion_difference.h"

#include <limits>

#include "figure/motion/pose.h"

namespace footfall {

MotionDifference differenceOf(const Motion& motion, const Motion& other) {
  constexpr float kNone = std::numeric_limits<float>::quiet_NaN();
  const std::size_t joints = motion.skeleton.size();
  std::vector<int> theirs;
  for (const Joint& joint : motion.skeleton.joints) theirs.push_back(other.skeleton.find(joint.name));
  MotionDifference difference;
  difference.perJoint.assign(motion.frames() * joints, kNone);
  difference.mean.assign(motion.frames(), kNone);
  if (other.frames() == 0) return difference;
  const double slack = 1e-6 * motion.frameTime;
  const double start = other.time(0) - slack, end = other.time(other.frames() - 1) + slack;
  Pose own, their;
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    const double time = motion.time(f);
    if (time < start || time > end) continue;
    worldPose(motion, f, own);
    worldPoseAt(other, time, their);
    double sum = 0;
    int count = 0;
    for (std::size_t j = 0; j < joints; ++j) {
      if (theirs[j] < 0) continue;
      const double apart = (own.position[j] - their.position[static_cast<std::size_t>(theirs[j])]).norm();
      difference.perJoint[f * joints + j] = static_cast<float>(apart);
      sum += apart;
      ++count;
    }
    if (count > 0) difference.mean[f] = static_cast<float>(sum / count);
  }
  return difference;
}

}  // namespace footfall

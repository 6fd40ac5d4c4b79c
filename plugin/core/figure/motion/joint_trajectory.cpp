// SPDX-License-Identifier: MIT
#include "figure/motion/joint_trajectory.h"

#include <algorithm>

namespace footfall {

JointTrajectory::JointTrajectory(const Motion& motion, int joint) : motion_(motion) {
  for (int j = joint; j >= 0; j = motion.skeleton.joints[static_cast<std::size_t>(j)].parent) {
    Step step;
    step.joint = &motion.skeleton.joints[static_cast<std::size_t>(j)];
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const MotionChannel& channel = motion.channels[c];
      if (channel.joint != j || !(isTranslation(channel.kind) || isRotation(channel.kind))) continue;
      step.channels[static_cast<std::size_t>(channel.kind)] = static_cast<int>(c);
    }
    step.wrapped = !step.joint->jointOrient.isZero() || !step.joint->rotateAxis.isZero();
    if (step.wrapped) {
      step.orient = rotationFromEuler(step.joint->jointOrient, RotationOrder::XYZ);
      step.axis = rotationFromEuler(step.joint->rotateAxis, RotationOrder::XYZ);
    }
    steps_.push_back(step);
  }
  std::reverse(steps_.begin(), steps_.end());
}

Frame JointTrajectory::at(double time) const {
  const std::size_t frames = motion_.frames();
  const double last = static_cast<double>(frames) - 1;
  const double position =
      std::clamp((time - motion_.startTime) / motion_.frameTime, 0.0, std::max(last, 0.0));
  const std::size_t i = static_cast<std::size_t>(position);
  const double share = position - static_cast<double>(i);
  const double* a = frames > 0 ? motion_.frame(i) : nullptr;
  const double* b = frames > 0 ? motion_.frame(std::min(i + 1, frames - 1)) : nullptr;
  Frame frame;
  for (const Step& step : steps_) {
    const auto value = [&](int axis, double rest) {
      const int c = step.channels[static_cast<std::size_t>(axis)];
      return c < 0 || !a ? rest : a[c] + share * (b[c] - a[c]);
    };
    const Vec3 &place = step.joint->translation, &turn = step.joint->rotation;
    frame.position += frame.rotation * Vec3(value(0, place.x()), value(1, place.y()), value(2, place.z()));
    const Vec3 angles(value(3, turn.x()), value(4, turn.y()), value(5, turn.z()));
    const Quat own = rotationFromEuler(angles, step.joint->rotationOrder);
    frame.rotation = frame.rotation * (step.wrapped ? step.orient * own * step.axis : own);
  }
  return frame;
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "creature/control/controller.h"

#include <algorithm>
#include <cmath>

namespace footfall::creature {

JointTorque LimitedSpring::act(const JointDrive& drive, double angle, double speed) const {
  JointTorque t = springDamper(drive, angle, speed);
  if (std::abs(t.torque) > most_) t = {std::copysign(most_, t.torque), 0, 0};
  return t;
}

JointTorque MusclePair::act(const JointDrive& drive, double angle, double speed) const {
  // Each pulls with half the spring times its stretch beyond slack; together, near the target, the whole
  // spring.
  const double off = angle - drive.target;
  const double flexor = std::max(0.0, slack_ + off), extensor = std::max(0.0, slack_ - off);
  const double half = 0.5 * drive.spring;
  const double stiffness = half * ((flexor > 0 ? 1 : 0) + (extensor > 0 ? 1 : 0));
  return {half * (extensor - flexor) - drive.damper * speed + drive.torque, stiffness, drive.damper};
}

}  // namespace footfall::creature

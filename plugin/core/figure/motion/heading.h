// SPDX-License-Identifier: MIT
// Where a figure is on the ground and which way it faces, over a motion.
#pragma once

#include <cmath>
#include <vector>

#include "figure/anatomy/limbs.h"
#include "figure/motion/pose.h"

namespace footfall {

// A frame each.
struct Heading {
  std::vector<Vec3> position;    // the pelvis on the ground: y = 0; metres
  std::vector<double> yaw;       // radians, unwrapped
  std::vector<Vec3> velocity;    // of position, metres per second; central differences, one-sided at the ends
  std::vector<double> speed;     // length of velocity
  std::vector<double> turnRate;  // of yaw, radians per second, likewise

  std::size_t size() const { return position.size(); }
};

struct HeadingOptions {
  // How much the shoulders say beside the hips, 0 to 1; in a walk they turn against each other. Figures whose
  // chest is not known go by their hips alone.
  double shoulders = 0.5;
  int threads = 0;
};

// Goes by the line across hips and shoulders, which stays level when a figure bends or bows; while that line
// is steep (a cartwheel, lying on a side) the pelvis's own forward direction takes over, smoothly.
Heading headingOf(const Motion& motion, const Limbs& limbs, const HeadingOptions& options = {});

// Of one world pose; rest is the skeleton's world pose at rest. Not unwrapped: within ±π.
double yawOfPose(const Pose& rest, const Pose& world, const Limbs& limbs, double shoulders = 0.5);

// Takes whole turns out of the steps between successive angles.
void unwrap(std::vector<double>& angles);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// The way a figure goes over the ground, and the figure carried elsewhere. Only the channels of one joint
// change.
#pragma once

#include <array>
#include <vector>

#include "base/frame.h"
#include "figure/anatomy/limbs.h"
#include "figure/motion/motion.h"

namespace footfall {

// The joint that carries the figure and has translation channels, or gets them.
int carryingJoint(const Motion& motion, const Limbs& limbs);

struct FigurePathOptions {
  bool turn = true;  // the heading is part of the way; otherwise it faces +Z throughout
  double smooth =
      0;  // seconds: the standard deviation of a Gaussian; the body keeps the sway that it takes out
};
// A frame each: on the ground (height 0) below the pelvis, yaw where the figure faces. The first and the last
// are not smoothed.
std::vector<Isometry> figurePath(const Motion& motion, const Limbs& limbs, const FigurePathOptions& options);

// The motion with the joint, and all it carries, moved by a world transform per frame. The joint gets the
// channels that it lacks. Angles run on from frame to frame.
void carryFigure(Motion& motion, int joint, const std::vector<Isometry>& by);

// Sets three translation and three rotation channels of a joint, at rest where there were none. Returns their
// places, translations first.
std::array<std::size_t, 6> ensureChannels(Motion& motion, int joint);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// A body with volume on a skeleton: parts that are the hulls of balls fixed to joints.
#pragma once

#include <vector>

#include "figure/anatomy/limbs.h"
#include "figure/motion/pose.h"

namespace footfall {

struct Ball {
  int joint = 0;
  Vec3 offset = Vec3::Zero();  // in the joint's frame, metres
  double radius = 0;           // metres
};

// What is inside when a skin is stretched over the balls.
struct BodyPart {
  std::vector<Ball> balls;
  BodySide side = BodySide::Middle;
  bool flat = false;     // a plate instead: the balls are the corners of its outline, in order
  double thickness = 0;  // of a plate, metres; at least twice its first ball's radius
};

struct Body {
  std::vector<BodyPart> parts;
  double size = 0;  // metres: about the height of a standing person with legs like these
};

// Limbs, torso, head with a nose, hands, feet with heels: human proportions where limbs are known, plain
// tapered bones elsewhere (tails, props, figures without limbs). Empty for a skeleton without joints.
Body makeBody(const Skeleton& skeleton, const Limbs& limbs);

}  // namespace footfall

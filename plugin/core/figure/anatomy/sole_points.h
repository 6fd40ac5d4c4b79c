// SPDX-License-Identifier: MIT
// The points of a foot that stand: heel, ball and tip, and where they go over a motion.
#pragma once

#include <vector>

#include "figure/anatomy/limbs.h"
#include "figure/motion/pose.h"

namespace footfall {

// A point carried by a joint, in the joint's space.
struct CarriedPoint {
  int joint = 0;
  Vec3 offset = Vec3::Zero();

  Vec3 in(const Pose& world) const {
    const std::size_t j = static_cast<std::size_t>(joint);
    return world.position[j] + world.rotation[j] * offset;
  }
};

enum class SolePart { Heel, Ball, Tip };
constexpr std::size_t kSoleParts = 3;

// Heel and ball are carried by the ankle. A foot of one piece without a tip has all in the ankle.
struct Sole {
  CarriedPoint heel;  // behind the ankle by 0.2 of ankle to tip, at the height of the lowest toe joint
  CarriedPoint ball;  // of the foot: the toe joint; the tip of a foot of one piece
  CarriedPoint tip;   // where the toes end; the ball where that is unknown

  const CarriedPoint& part(SolePart p) const {
    return p == SolePart::Heel ? heel : p == SolePart::Ball ? ball : tip;
  }
};

// One per leg. From the rest pose; where the foot does not lie there, up is taken along the shin.
std::vector<Sole> findSoles(const Skeleton& skeleton, const Limbs& limbs);

// World positions of all parts of soles over a motion.
struct SoleTracks {
  std::size_t legs = 0;
  std::vector<Vec3> points;  // #frames by #legs by #parts

  std::size_t frames() const { return legs == 0 ? 0 : points.size() / (kSoleParts * legs); }
  const Vec3& at(std::size_t frame, std::size_t leg, SolePart part) const {
    return points[(frame * legs + leg) * kSoleParts + static_cast<std::size_t>(part)];
  }
};

SoleTracks trackSoles(const Motion& motion, const std::vector<Sole>& soles, int threads = 0);

// Stretched, hip to ankle; metres.
double legLength(const Skeleton& skeleton, const Leg& leg);

}  // namespace footfall

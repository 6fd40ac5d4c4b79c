// SPDX-License-Identifier: MIT
// The points of a foot that stand: heel and ball, and where they go over a motion.
#pragma once

#include <vector>

#include "figure/limbs.h"
#include "figure/pose.h"

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

enum class SolePart { Heel, Toe };

// Both are carried by the ankle. A foot of one piece without a tip has both in the ankle.
struct Sole {
  CarriedPoint heel;  // behind the ankle by 0.2 of ankle to tip, at the height of the lowest toe joint
  CarriedPoint toe;   // the ball: the toe joint; the tip of a foot of one piece

  const CarriedPoint& part(SolePart p) const { return p == SolePart::Heel ? heel : toe; }
};

// One a leg. From the rest pose; where the foot does not lie there, up is taken along the shin.
std::vector<Sole> findSoles(const Skeleton& skeleton, const Limbs& limbs);

// World positions of all heels and balls over a motion.
struct SoleTracks {
  std::size_t legs = 0;
  std::vector<Vec3> points;  // #frames by #legs by 2 (heel, toe)

  std::size_t frames() const { return legs == 0 ? 0 : points.size() / (2 * legs); }
  const Vec3& at(std::size_t frame, std::size_t leg, SolePart part) const {
    return points[(frame * legs + leg) * 2 + static_cast<std::size_t>(part)];
  }
};

SoleTracks trackSoles(const Motion& motion, const std::vector<Sole>& soles, int threads = 0);

// Stretched, hip to ankle; metres.
double legLength(const Skeleton& skeleton, const Leg& leg);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// A chain as lines to be drawn: the way of the centre of mass by what stands, and the velocities at its
// apexes.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "stance/stance_chain.h"

namespace footfall::stance {

// World, metres.
struct ChainStroke {
  std::optional<StanceFeet> feet;  // that stand; nothing: in the air
  std::vector<Vec3> points;
};
struct ChainStrokes {
  std::vector<ChainStroke> path;                  // in order, each begins where the last ends
  std::vector<std::pair<Vec3, Vec3>> velocities;  // an apex each: from it to where it would be `ahead` later
  std::vector<std::vector<Vec3>> supports;        // outlines of what stands, a link each; may be empty
};

ChainStrokes chainStrokes(const StanceChain& chain, double ahead = 0.1);

}  // namespace footfall::stance

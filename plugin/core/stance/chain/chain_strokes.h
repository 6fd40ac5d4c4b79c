// SPDX-License-Identifier: MIT
// A chain as lines to draw: the path of the centre of mass by the feet that stand, and the velocities at its
// apexes.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "stance/chain/stance_chain.h"

namespace footfall::stance {

// World, metres.
struct ChainStroke {
  std::optional<StanceFeet> feet;  // that stand; none: in the air
  std::vector<Vec3> points;
};
struct ChainStrokes {
  std::vector<ChainStroke> path;  // in order; each begins where the previous one ends
  std::vector<std::pair<Vec3, Vec3>>
      velocities;  // one per apex: from it to where it would be `ahead` seconds later
  std::vector<std::vector<Vec3>> supports;  // outline of the support, one per link; may be empty
};

ChainStrokes chainStrokes(const StanceChain& chain, double ahead = 0.1);

}  // namespace footfall::stance

// SPDX-License-Identifier: MIT
// A route over sparse footholds such as rocks in a river: which foot on which stone (van de Panne 1997 §4.2,
// Fig. 13). Found with A*, so it is the cheapest there is.
#pragma once

#include <string>
#include <vector>

#include "footprint/com/virtual_legs.h"
#include "footprint/track/track.h"

namespace footfall::footprint {

// Lengths in nominal leg lengths, so that the same options serve small and large figures.
struct StoneOptions {
  double longest = 1.6;      // step from stone to stone, in plan
  double preferred = 0.75;   // preferred step; others cost more
  double highest = 0.5;      // up or down
  double narrowest = -0.05;  // least distance between feet across the route; below 0 they may cross
  double widest = 0.6;       // largest distance between feet across the route
  double sharpest = 1.2;     // radians: largest turn from one step to the next
  double lengthCost = 4;  // for the square of the share by which a step is off the preferred length, in steps
  double turnCost = 0.5;  // for a turn of a radian, in steps
  double sideCost =
      2;  // for the square of the leg lengths that feet are apart more or less than hips, in steps
  bool sharing = false;  // both feet may stand on one stone
};

struct StoneCrossing {
  Track track;              // empty: there is no route
  std::vector<int> stones;  // per print, from 0
  double cost = 0;          // in steps of the preferred length
  std::string failure;      // where there is no route: how far it gets and what would help
};

// From stone `start` to `goal` (indices), bipeds only, either foot first. Stones may have any height; prints
// are on them, facing along the route. Throws Error for stones that do not exist and figures without two
// legs.
StoneCrossing crossStones(const std::vector<Vec3>& stones, int start, int goal,
                          const VirtualLegs& virtualLegs, const StoneOptions& options = {});

}  // namespace footfall::footprint

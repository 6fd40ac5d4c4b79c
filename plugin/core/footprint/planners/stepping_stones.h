// SPDX-License-Identifier: MIT
// A way over sparse footholds, rocks in a river: which foot on which stone (van de Panne 1997 §4.2, Fig. 13).
// The search is A*, so that the way found is the cheapest there is.
#pragma once

#include <string>
#include <vector>

#include "footprint/com/virtual_legs.h"
#include "footprint/track/track.h"

namespace footfall::footprint {

// Lengths in the walker's nominal leg lengths, so that one setting serves small and large.
struct StoneOptions {
  double longest = 1.6;      // step from stone to stone, in plan
  double preferred = 0.75;   // what a step likes to be; others cost more
  double highest = 0.5;      // up or down
  double narrowest = -0.05;  // how far a foot may cross over the other, across the way; below 0 crosses
  double widest = 0.6;       // how far apart feet may be across the way
  double sharpest = 1.2;     // radians of turning from one step to the next at most
  double lengthCost = 4;  // for the square of the share by which a step is off the preferred length, in steps
  double turnCost = 0.5;  // for a turn of a radian, in steps
  double sideCost =
      2;  // for the square of the leg lengths that feet are apart more or less than hips, in steps
  bool sharing = false;  // both feet may stand on one stone
};

struct StoneCrossing {
  Track track;              // empty: no way
  std::vector<int> stones;  // a print each, from 0
  double cost = 0;          // in steps of the preferred length
  std::string failure;  // where there is no way: how far it goes and what would help, in an animator's words
};

// From the first stone to the goal (indices), bipeds only, either foot first. Stones may have any height;
// prints are on them, headed along the way. Throws Error for indices that are not there and figures without
// two legs.
StoneCrossing crossStones(const std::vector<Vec3>& stones, int start, int goal, const Walker& walker,
                          const StoneOptions& options = {});

}  // namespace footfall::footprint

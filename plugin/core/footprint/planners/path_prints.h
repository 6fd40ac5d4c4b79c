// SPDX-License-Identifier: MIT
// Footprints along a path drawn in plan (van de Panne 1997 §2.1, Fig. 4).
#pragma once

#include "curve/plan_path.h"
#include "footprint/com/virtual_legs.h"
#include "footprint/track/track.h"

namespace footfall::footprint {

struct PathPrintOptions {
  double stepLength = 0.6;  // metres along the path from print to print of any foot, above 0
  double stepWidth = -1;    // metres between left and right feet; below 0: as the hips
  double toeOut = 0;        // radians that toes point away from the path, each to its own side
  double stance = 0;        // seconds; 0: from the distances, see fillInTiming
  double step = 0;          // the same
  double from = 0;          // metres along the path of the first print …
  double to = -1;           // … and of the last at most; below 0: the end of the path
  int firstLeg = 0;         // takes the first step; the others follow in the order of the figure
  bool standing = false;    // starts and ends with feet together
};

// Neither on a terrain yet (layOnTerrain) nor timed where times are 0. The prints of a leg are ahead of the
// point on the path by as much as its hip is ahead of the mean of all. Throws Error for options out of range.
Track printsAlongPath(const PlanPath& path, const VirtualLegs& virtualLegs,
                      const PathPrintOptions& options = {});

}  // namespace footfall::footprint

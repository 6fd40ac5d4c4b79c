// SPDX-License-Identifier: MIT
// One figure's timing given to another: dynamic time warping of their poses, as keys of an ffTimeWarp.
#pragma once

#include "base/progress.h"
#include "maya/warp/warp_targets.h"

namespace footfall::maya {

// Figures by any of their roots; joints by last names. The figure's curves, those on animation layers too,
// run on an ffTimeWarp that shows at each time the pose that fits the other's best. Throws Error where they
// run on one already.
WarpReport matchTiming(Edits& edits, const MObject& figure, const MObject& other, const Progress& progress);

}  // namespace footfall::maya

// SPDX-License-Identifier: MIT
// Joints that travel, moved along the axes of the world or of the body: a step aside stays one where the
// figure turns.
#pragma once

#include "figure/anatomy/limbs.h"
#include "figure/motion/motion.h"
#include "warp/warp_request.h"

namespace footfall::warp {

// The request's position warps, in order; places in metres. The axes of the body are those of the figure's
// heading, smoothed over half a second, so that what is added does not sway with the hips. Adds how closely
// goals by value are met. Throws Error for a joint that is not there or does not travel, with those that do.
void applyPositions(Motion& motion, const Limbs& limbs, const WarpRequest& request, const WarpUnits& units,
                    std::vector<GoalOutcome>& goals, int threads = 0);

}  // namespace footfall::warp

// SPDX-License-Identifier: MIT
// A whole warp request, as footfall warp takes it, on the curves of a scene.
#pragma once

#include "maya/warp/warp_targets.h"

namespace footfall::maya {

// Channels and rotations become warps of ffMotionWarp nodes, time keys an ffTimeWarp in front of the curves
// that shows what they say. Keys are in frames of the source. Throws Error for what the request cannot mean.
WarpReport applyRequest(Edits& edits, const std::vector<AnimatedChannel>& channels,
                        const warp::WarpRequest& request);

// The first and last key of the channels' curves, seconds.
TimeRange keyRange(const std::vector<AnimatedChannel>& channels);

}  // namespace footfall::maya

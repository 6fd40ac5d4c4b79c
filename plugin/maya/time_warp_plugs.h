// SPDX-License-Identifier: MIT
// The ffTimeWarp in front of curves, as a command makes and edits it.
#pragma once

#include "command_base.h"
#include "scene_channels.h"
#include "warp/warp_request.h"

namespace footfall::maya {

// The ffTimeWarp that drives a plug of time; null: another, or none.
MObject timeWarpBehind(const MPlug& time);

// The time keys of a request on the ffTimeWarp the channels' curves run on; one is made where they run on the
// scene's time. ffMotionWarp nodes on the way run on it as well.
MObject setTimeKeys(Edits& edits, const std::vector<AnimatedChannel>& channels, const WarpRequest& request,
                    const WarpUnits& units);

}  // namespace footfall::maya

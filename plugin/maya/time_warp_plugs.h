// SPDX-License-Identifier: MIT
// The ffTimeWarp in front of curves, as a command makes and edits it.
#pragma once

#include "command_base.h"
#include "scene_channels.h"
#include "warp/warp_request.h"

namespace footfall::maya {

// The ffTimeWarp that drives a plug of time; null: another, or none.
MObject timeWarpBehind(const MPlug& time);

// A key of an ffTimeWarp, times in seconds.
struct TimeWarpKey {
  double at = 0, source = 0;
  double tension = 0, continuity = 0, bias = 0;
};
// The keys become those of the node, in place of all it had. fresh: it is not in the scene yet.
void writeTimeKeys(Edits& edits, const MObject& node, bool fresh, const std::vector<TimeWarpKey>& keys);

// The time keys of a request on the ffTimeWarp the channels' curves run on; one is made where they run on the
// scene's time. ffMotionWarp nodes on the way run on it as well.
MObject setTimeKeys(Edits& edits, const std::vector<AnimatedChannel>& channels, const WarpRequest& request,
                    const WarpUnits& units);

}  // namespace footfall::maya

// SPDX-License-Identifier: MIT
// The ffTimeWarp in front of curves, as a command makes and edits it.
#pragma once

#include "curve/time_map.h"
#include "maya/framework/command_base.h"
#include "maya/scene/scene_channels.h"
#include "warp/warp_request.h"

namespace footfall::maya {

// The ffTimeWarp that drives a plug of time; null: another, or none.
MObject timeWarpBehind(const MPlug& time);

// What an ffTimeWarp does; nothing where it is not driven by the scene's time alone. evenMuted: what it would
// do if it were not muted.
std::optional<TimeMap> stillTimeMap(const MObject& node, bool evenMuted = false);

// The keys, times in seconds, become those of an ffTimeWarp in place of all it had. fresh: it is not in the
// scene yet.
void writeTimeKeys(Edits& edits, const MObject& node, bool fresh, const std::vector<TimeKey>& keys);

// A new one that runs on the scene's time.
MObject makeTimeWarp(Edits& edits);
// Keys of a new one that never runs back between them and goes on at normal speed outside.
void writeMonotone(Edits& edits, const MObject& node, const std::vector<TimeKey>& keys);
// Lets curves, warps and blends take their time from a plug (their inputs: channel_curves.h).
void runOn(Edits& edits, const std::vector<MPlug>& inputs, const MPlug& time);

// The time keys of a request on the ffTimeWarp the channels' curves run on, those behind animation layers and
// blends too; one is made where they run on the scene's time. Warps on the way run on it as well.
MObject setTimeKeys(Edits& edits, const std::vector<AnimatedChannel>& channels,
                    const warp::WarpRequest& request, const warp::WarpUnits& units);

}  // namespace footfall::maya

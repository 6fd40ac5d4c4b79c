// SPDX-License-Identifier: MIT
// Set warp pose: the controls' values as they are posed now become goals of a warp.
#pragma once

#include "maya/warp/warp_targets.h"
#include "warp/channels/goal_keys.h"

namespace footfall::maya {

// What changes of a warp's settings; what is absent stays, or is the default for a new warp.
struct WarpSettings {
  std::optional<bool> muted;
  std::optional<double> weight;
  std::optional<TimeRange> range;  // seconds of playback; start = end: none any more
  std::optional<std::pair<double, double>> ease;
  std::optional<warp::WarpInterpolation> interpolation;
  std::optional<int> order;
};
void applySettings(WarpNodePlugs& plugs, Edits& edits, std::size_t layer, const WarpSettings& settings);

struct PoseRequest {
  std::string warp;                              // its name; empty: the last one, or a new one
  warp::GoalOptions goals;                       // mode and mix
  bool keyed = false;                            // the pose is keyed: see keyed_pose.h
  bool perChannel = false;                       // angles of joints by themselves, not as rotations
  std::vector<double> pins;                      // seconds of playback at which the channels stay as they are
  double tension = 0, continuity = 0, bias = 0;  // of the pose's key
  WarpSettings settings;
  // Controls that were moved go along the axes of this space, as a warp of their own; none: their parents'.
  std::optional<warp::WarpSpace> space;
  std::optional<warp::ContactPolicy> contacts;  // how feet on the ground are treated; none: they move along
};

// What a node's time is at a time of playback, seconds.
double nodeTime(const WarpNodePlugs& plugs, double playback);

// Whether any channel is not where its animation puts it now.
bool isPosed(const std::vector<AnimatedChannel>& channels);

// Throws Error where nothing is posed and nothing pinned.
WarpReport setWarpPose(Edits& edits, const std::vector<AnimatedChannel>& channels,
                       const PoseRequest& request);

}  // namespace footfall::maya

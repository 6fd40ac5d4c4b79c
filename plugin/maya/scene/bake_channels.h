// SPDX-License-Identifier: MIT
// What ffMotionWarp, ffMotionBlend, ffTimeWarp and the nodes that move figures make of channels, back to keys
// of their curves.
#pragma once

#include <optional>

#include "base/progress.h"
#include "maya/framework/command_base.h"
#include "maya/scene/scene_channels.h"
#include "warp/channels/warp_curves.h"

namespace footfall::maya {

struct BakeRequest {
  warp::CurveWarpOptions tolerance;  // how far a curve may be from what it replaces
  bool everyFrame = false;           // one key per frame instead of as few as the tolerance needs
  std::optional<TimeRange> range;    // of playback, seconds; none: where the sources and warps have keys
  Progress progress;
};

struct BakeReport {
  std::vector<std::string> channels;  // baked
  std::size_t keys = 0;               // of all baked curves
  std::size_t exact = 0;              // channels whose curve was changed as a curve, not sampled
  std::vector<std::string> notes;     // channels left as they are, and why
};

// Whether one of our nodes is between the channel and its curves, or in front of one of them.
bool isOurs(const AnimatedChannel& channel);

// Nodes that drive nothing any more are deleted. Animation layers stay: what is warped or retimed below a
// layer is baked there; a warp above all layers goes into the curve of the lowest one that counts in full (or
// else most), so that the whole is what it was and the other layers keep their keys.
BakeReport bake(Edits& edits, const std::vector<AnimatedChannel>& channels, const BakeRequest& request);

}  // namespace footfall::maya

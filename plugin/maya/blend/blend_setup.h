// SPDX-License-Identifier: MIT
// Makes the nodes of a blend of two hierarchies, and takes them away.
#pragma once

#include <string>
#include <vector>

#include "base/progress.h"
#include "maya/framework/command_base.h"
#include "maya/scene/scene_channels.h"
#include "warp/blend/motion_blend.h"

namespace footfall::maya {

struct BlendRequest {
  MObject first, second, result;     // roots of hierarchies; the second may be the first
  double start = 0, duration = 0.5;  // seconds of playback
  double from = 0;                   // seconds: what the second shows at the start
  bool fits = true;                  // found instead of `from`: where poses fit best
  warp::FadeShape shape = warp::FadeShape::Cosine;
  warp::BlendAlignment alignment = warp::BlendAlignment::Poses;
  bool plantFeet = true;  // not with BlendAlignment::None
  Progress progress;
};

struct BlendReport {
  std::string node;
  double from = 0;           // seconds, as used
  warp::BlendResult blend;   // what the engine says of it; without motion; nothing where it is not aligned
  bool aligned = false;      // whether `blend` says anything
  std::size_t channels = 0;  // blended
  std::size_t fixes = 0;     // keys of the curves that keep feet planted
  std::vector<std::string> notes;
};

// What blendMotions makes of the two figures. The second's curves are copied, on a time of their own, so that
// it is left as it is; with BlendAlignment::Poses the first's run on another, copied too where a third gets
// the result.
BlendReport makeBlend(Edits& edits, const BlendRequest& request);

// Takes an ffMotionBlend away with all that was made for it: its clocks, its copies, its curves. What it
// drove gets the first motion in its own time again.
void removeBlend(Edits& edits, const MObject& node);

}  // namespace footfall::maya

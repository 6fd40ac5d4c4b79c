// SPDX-License-Identifier: MIT
// Makes the nodes of a blend of two hierarchies.
#pragma once

#include <string>
#include <vector>

#include "command_base.h"
#include "scene_channels.h"
#include "warp/motion_blend.h"

namespace footfall::maya {

struct BlendRequest {
  MObject first, second, result;     // roots of hierarchies; the second may be the first
  double start = 0, duration = 0.5;  // seconds of playback
  double from = 0;                   // seconds: what the second shows at the start
  bool fits = true;                  // found instead of `from`: where poses fit best
  FadeShape shape = FadeShape::Cosine;
  bool align = true;
};

struct BlendReport {
  std::string node;
  double from = 0;           // seconds, as used
  double turned = 0;         // radians: how the second was turned on the ground
  double mismatch = 0;       // metres: how far poses are apart in the blend
  std::size_t channels = 0;  // blended
  std::vector<std::string> notes;
};

// The second's curves are copied, on a time of their own, so that it is left as it is.
BlendReport makeBlend(Edits& edits, const BlendRequest& request);

}  // namespace footfall::maya

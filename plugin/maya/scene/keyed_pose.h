// SPDX-License-Identifier: MIT
// A pose that Auto Key has keyed, taken out of the curves again so that it can be the goal of a warp.
#pragma once

#include <string>
#include <vector>

#include "maya/framework/command_base.h"
#include "maya/scene/scene_channels.h"

namespace footfall::maya {

// A channel and the value it should have at the current frame.
struct PosedChannel {
  AnimatedChannel channel;
  double wanted = 0;
};

// Channels whose curve has a key at the current frame that is not where the rest of the curve leads. The key
// goes; in a curve with one key per frame it is put where its neighbours lead. What was keyed there before
// cannot be known, and notes say so.
std::vector<PosedChannel> takeKeyedPose(Edits& edits, const std::vector<AnimatedChannel>& channels,
                                        std::vector<std::string>& notes);

}  // namespace footfall::maya

// SPDX-License-Identifier: MIT
// What stands between a channel and the curves behind it, as a mix of inputs: animation layers, conversions
// of units.
#pragma once

#include <maya/MPlug.h>

#include <string>
#include <vector>

#include "maya/scene/scene_channels.h"
#include "warp/layers/animation_layer_mix.h"

namespace footfall::maya {

struct ChannelMix {
  warp::AnimationLayerMix mix;
  std::vector<MPlug> columns;  // plugs the mix's columns are sampled from: inputs and weights
  struct Input {
    std::size_t part = 0;  // of the mix
    MPlug plug;            // what the input goes into; where nothing is connected its value stands still
  };
  std::vector<Input> inputs;  // from the base animation up
  std::string why;            // not empty: it mixes in a way that cannot be taken apart
};

// source: what gives `destination` its value. A curve or a warp of ours is a mix of itself alone.
ChannelMix mixBehind(const MPlug& source, const MPlug& destination);

}  // namespace footfall::maya

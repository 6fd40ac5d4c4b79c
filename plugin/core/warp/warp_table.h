// SPDX-License-Identifier: MIT
// The options of warps, in documents and on ffMotionWarp, and of warping.
#pragma once

#include "base/option_table.h"
#include "warp/channels/warp_curves.h"
#include "warp/figure/warp_motion.h"
#include "warp/layers/warp_layers.h"

namespace footfall::warp {

// What a warp of a request (WarpControls) and a layer in a scene (WarpLayer) have in common. The place in a
// document and the range, which a warp may lack, are not among them.
template <typename Controls>
const OptionTable<Controls>& warpControlTable();
extern template const OptionTable<WarpControls>& warpControlTable();
extern template const OptionTable<WarpLayer>& warpControlTable();

// Times in frames of a document, in seconds on a node.
const OptionTable<EasedRange>& easedRangeTable();

// The shape of the spline at a key of a warp or a layer.
template <typename Key>
const OptionTable<Key>& warpKeyTable();
extern template const OptionTable<WarpKey>& warpKeyTable();
extern template const OptionTable<LayerKey>& warpKeyTable();

// Beside the controls, and of the request as a whole.
const OptionTable<ChannelWarp>& channelWarpTable();
const OptionTable<PositionWarp>& positionWarpTable();
const OptionTable<EffectorGoal>& effectorGoalTable();
const OptionTable<WarpRequest>& warpRequestTable();

// The words for the choices of a warp, in the order of their enumerations.
const std::vector<std::string>& warpInterpolationWords();
const std::vector<std::string>& goalModeWords();
const std::vector<std::string>& warpSpaceWords();
const std::vector<std::string>& contactPolicyWords();

// How closely the result must follow, and how feet are put back.
struct WarpingOptions {
  CurveWarpOptions curves{tuning::kKeptLinear, tuning::kKeptAngular, tuning::kKeptUnitless, true, 0};
  MotionWarpOptions motion;

  bool exact = false;  // as many keys as kLinearTolerance and its likes take, whatever keys there are

  CurveWarpOptions forCurves() const;
};
const OptionTable<WarpingOptions>& warpingTable();

}  // namespace footfall::warp

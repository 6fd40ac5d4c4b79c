// SPDX-License-Identifier: MIT
// What was done to a motion as keys of a layer: for changes that no few keys can hold (feet put back on the
// ground) and for the splines of effectors.
#pragma once

#include "figure/motion/motion.h"
#include "warp/figure/effector_goals.h"
#include "warp/layers/warp_layers.h"

namespace footfall::warp {

// The joints of a TurnChange are those of the motion, the channels of a ChannelChange its channels; offsets
// of translations in metres, of angles in radians.

// A key at each frame where the two differ (by more than 1e-9) and at the frames beside those; none where
// they are alike. Motions of one layout.
std::vector<LayerKey> keysBetween(const Motion& before, const Motion& after);

// The move of a joint at a key, metres, in the space of its parent; parent: that of a root (see putUnder).
Vec3 moveAt(const LayerKey& key, const Motion& motion, std::size_t joint, const Isometry& parent);

// How far a goal is missed, metres.
double missOf(const Motion& motion, const PlacedGoal& goal);

// The turns of an effector's limb, or the moves of the hips, with as many keys as they have.
std::vector<LayerKey> keysOf(const EffectorTurns& effector, const Motion& motion);

}  // namespace footfall::warp

// SPDX-License-Identifier: MIT
// The limits of a transform: what translation, rotation and scale are given, by a user or by a connection, is
// kept between those that are enabled, as Maya does.
#pragma once

#include "graph/node.h"

namespace mayahost {

// Adds their attributes to the type that is being initialized.
void addLimits();
// Finds the attributes of the limits in the type transform, once it has them.
void learnLimits(const NodeType& transform);

// Clamps a value of a transform, or the three of a compound, to the limits in the block.
void keepWithinLimits(const Block& block, Slot& value);

}  // namespace mayahost

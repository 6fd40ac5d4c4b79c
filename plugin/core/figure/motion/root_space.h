// SPDX-License-Identifier: MIT
// A figure whose root has a parent that stands still, as one without: its root's place is in the world, its
// joint orient holds the parent's turn, and its angles stay what they are.
#pragma once

#include "figure/motion/motion.h"

namespace footfall {

// joint: the root, with no parent in the skeleton. Throws Error where it has not three translation channels.
void putUnder(const Isometry& parent, int joint, Motion& motion);

}  // namespace footfall

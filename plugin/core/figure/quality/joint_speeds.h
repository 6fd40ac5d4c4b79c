// SPDX-License-Identifier: MIT
// How fast joints turn against their parents.
#pragma once

#include <cstddef>
#include <vector>

#include "figure/motion/motion.h"

namespace footfall {

// Of some joints (empty: all), from each frame to the next, radians per second: one row per joint, one value
// per frame from firstFrame on but the last. A joint without rotation channels has an empty row.
std::vector<std::vector<float>> jointSpeeds(const Motion& motion, const std::vector<int>& joints,
                                            std::size_t firstFrame, int threads = 0);

}  // namespace footfall

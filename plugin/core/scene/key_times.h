// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "figure/motion/motion.h"

namespace footfall {

// The times of a motion's frames, for keys: where they are whole frames but for rounding, exactly those. 31 /
// 60 is written as frame 31, 31 * (1 / 60) would be as 30.999999999999996.
std::vector<double> keyTimes(const Motion& motion);

}  // namespace footfall

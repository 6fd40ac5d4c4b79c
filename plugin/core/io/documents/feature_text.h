// SPDX-License-Identifier: MIT
// Wanted features as the thesis writes them, one per line (§6.1.3): keyword value least most.
//
//   distance 0.4 0 1 weight 0.5
//   dutyFactor.left 0.6 0 1
//   posture 0.2 -270 * weight 1        # seconds into the cycle, then degrees per joint; *: any
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "creature/measure/feature.h"

namespace footfall {

// Throws Error with file and line.
std::vector<creature::Feature> parseFeatureText(std::string_view text, const std::string& file,
                                                const creature::Creature& creature);

}  // namespace footfall

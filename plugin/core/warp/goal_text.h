// SPDX-License-Identifier: MIT
// How closely goals were met, in words.
#pragma once

#include <string>
#include <vector>

#include "warp/warp_request.h"

namespace footfall::warp {

// "3 goals met within 0.02 mm and 0.01 degrees", or "1 of 3 goals met; rightHand at frame 80 is off by 12
// mm". unitMetres: of a length; unitRadians: of an angle. Without goals empty.
std::string goalsText(const std::vector<GoalOutcome>& goals, double unitMetres, double unitRadians);

}  // namespace footfall::warp

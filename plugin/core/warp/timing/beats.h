// SPDX-License-Identifier: MIT
// A time warp asked for by beats or by speeds, in frames.
#pragma once

#include <vector>

#include "curve/time_map.h"
#include "warp/warp_request.h"

namespace footfall::warp {

// Frame `source` of the motion is shown at frame `at`, for `hold` frames.
struct Beat {
  double source = 0, at = 0;
  double hold = 0;
};

// Puts time keys into the request, monotone between them; with speeds, the last one goes on to the end
// (carrySpeedOn). Neither leaves it as it is. Throws Error for both, for a request that has a time warp
// already and for a hold below 0.
void askForTime(WarpRequest& request, const std::vector<Beat>& beats, const std::vector<SpeedKey>& speeds);

}  // namespace footfall::warp

// SPDX-License-Identifier: MIT
// The document of a motion warp: {"footfall": "warp", "version": 1, …}. docs/reference/documents/warp.md
// describes it.
#pragma once

#include <string>
#include <string_view>

#include "warp/warp_request.h"

namespace footfall {

// Throws Error with file and line.
warp::WarpRequest parseWarpJson(std::string_view text, const std::string& file);

// The same request when it is read. Throws Error for a last speed, which is a time key once carrySpeedOn was
// called. Goals of positions by the world's axes at a frame are for scenes alone and are not told apart.
std::string formatWarpJson(const warp::WarpRequest& request);

// A document that holds a time warp alone: keys in frames, to four decimals.
std::string timeWarpJson(const std::vector<TimeKey>& keys, TimeInterpolation interpolation);

}  // namespace footfall

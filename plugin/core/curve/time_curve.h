// SPDX-License-Identifier: MIT
// A time map as an animation curve, for an editor of curves: at a playback time (seconds) its value is the
// frame of the source that shows.
#pragma once

#include "curve/curve.h"
#include "curve/time_map.h"

namespace footfall {

// Exact to rounding, outside the keys too (linear infinities). frame: seconds. range: where the curve has
// keys if the map has fewer than two. A map that jumps (an ease that takes no time) runs steeply instead.
Curve timeCurve(const TimeMap& map, double frame, const TimeRange& range);

}  // namespace footfall

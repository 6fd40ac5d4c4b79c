// SPDX-License-Identifier: MIT
// Keyed curves warped with the keys there are: each goes where it is shown now, on a whole frame if it was on
// one, and keys are added only where the curve would be farther from the exact result than a tolerance.
#pragma once

#include "warp/channels/fit_curve.h"

namespace footfall::warp {

// spatial: what acts before the time map, in source time; whole: all of it. options.grid: a frame, 0 where
// frames are not known; options.range as in warpCurve. A map of one speed keeps weights, tangent types and
// cycles. A time map that runs back cannot be kept to.
CurveFit warpKeptKeys(const Curve& curve, const WarpStack& spatial, const TimeMap& map,
                      const WarpStack& whole, const FitOptions& options);

// A curve that should follow samples (strictly increasing times, two or more) instead: its own keys stay
// where they are, those outside [from, to] as they are, those inside with the samples' values.
CurveFit followSamples(const Curve& curve, const std::vector<double>& times,
                       const std::vector<double>& values, double from, double to, const FitOptions& options);

}  // namespace footfall::warp

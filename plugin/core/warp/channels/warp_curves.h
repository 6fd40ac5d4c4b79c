// SPDX-License-Identifier: MIT
// A warp request on animation curves: channels and time. Curves stay curves.
#pragma once

#include "curve/curve_set.h"
#include "warp/warp_request.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {

struct CurveWarpOptions {
  // How far keys may be from the exact result where that is not a piecewise cubic.
  double linear = tuning::kLinearTolerance;    // centimetres
  double angular = tuning::kAngularTolerance;  // radians
  double unitless = tuning::kUnitlessTolerance;
  bool keepKeys = false;  // the keys there are, see kept_keys.h; else any, as many as the tolerances need
  int threads = 0;
};

struct CurveWarpResult {
  CurveSet curves;                   // in the order of the source; those no warp touches are the very same
  std::vector<std::size_t> changed;  // which
  std::size_t keysAdded = 0;         // beyond those of curves and warps
  double linearError = 0, angularError = 0, unitlessError = 0;  // largest, of the changed curves
  std::vector<GoalOutcome> goals;
  std::vector<std::string> notes;
};

// Channel warps, then time. Curves of a driven key (unitless input) are left alone. Throws Error where a warp
// names no curve, a key is outside the range (seconds), or time runs back without leave. Time that runs back
// gives one key per frame.
CurveWarpResult warpCurves(const CurveSet& source, const TimeRange& range, const WarpRequest& request,
                           const WarpUnits& units, const CurveWarpOptions& options = {});
// The same for a request that was checked already; plan.range is that of the source.
CurveWarpResult warpCurves(const CurveSet& source, const WarpPlan& plan,
                           const CurveWarpOptions& options = {});

}  // namespace footfall::warp

// SPDX-License-Identifier: MIT
// Any piecewise smooth function of time as an animation curve: exact where it is piecewise cubic, with keys
// added until a tolerance is met elsewhere.
#pragma once

#include <optional>
#include <vector>

#include "curve/curve.h"
#include "warp/channels/warp_stack.h"

namespace footfall::warp {

struct FitOptions {
  double tolerance = 1e-4;  // in units of the values, more than 0
  double grid = 0;          // seconds; keys are added at multiples of it where there is one left; 0: anywhere
  bool onGrid = false;      // keys are added at multiples of grid only, as near as they get
  double jumpGap = 1e-4;    // seconds: a moving curve that jumps gets a key so long before the jump
  std::optional<TimeRange> range;  // of the source, seconds: how far warpCurve writes infinities out as keys
  CurveOutput output = CurveOutput::Unitless;
  Infinity pre = Infinity::Constant;
  Infinity post = Infinity::Constant;
};

struct CurveFit {
  Curve curve;              // unweighted; tangents fixed, or stepped where the function is constant and jumps
  double largestError = 0;  // at 15 places between two keys
  std::size_t added = 0;    // keys beyond the corners
};

// The function between corners (strictly increasing, one or more) is smooth; at them it may bend or jump, and
// has the value of what starts there. Throws Error where values are not finite or a corner is out of order.
CurveFit fitCurve(const Source& function, const std::vector<double>& corners, const FitOptions& options = {});

// A key that a fitted curve must have, and the slopes it is reached and left with, per second.
struct FitKey {
  double time = 0, value = 0;
  double in = 0, out = 0;
  bool step = false;  // the value is held up to the next key
};

// The curve through these keys (in order of time, one or more), with more between them where it would be
// farther from the function than the tolerance.
CurveFit fitKeys(const Source& function, const std::vector<FitKey>& keys, const FitOptions& options = {});

// Times at which a curve may bend: its keys, and where a range is given those its infinities repeat within
// it.
std::vector<double> bends(const Curve& curve, const std::optional<TimeRange>& range);

// A curve through a stack of warps. A neutral stack gives the curve itself. Infinities that are not constant
// are written out as keys over options.range (else they go on from the outermost key of curve and warps).
CurveFit warpCurve(const Curve& curve, const WarpStack& stack, const FitOptions& options = {});

}  // namespace footfall::warp

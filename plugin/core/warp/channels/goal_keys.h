// SPDX-License-Identifier: MIT
// Warp keys from goals: the value a channel should have at a time (Samson 1999 §3.2.3.2, §4.2.3).
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "curve/ctb_spline.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {

// How a change is shared between scale s and offset o, s θ + o = goal. Scale exaggerates what is there and
// cannot move zeros; offset adds something new.
enum class GoalMode : std::uint8_t {
  Offset,      // o = goal - θ
  Scale,       // s = goal / θ; where θ is too near zero, Offset
  Mix,         // a share of the change by offset, the rest by scale
  Neutralise,  // o = -θ and s = 1 + goal / θ: the pose to zero, then back; destroys the motion
  Automatic    // Scale where that is well conditioned and gentle, else Offset
};

enum class WarpInterpolation : std::uint8_t { Spline, Linear, Step };

struct Goal {
  double time = 0;
  double value = 0;                              // what the channel should be
  bool neutral = false;                          // the channel stays what it is
  double continuity = 0, tension = 0, bias = 0;  // of the warps' keys, see CtbKey
};

struct GoalOptions {
  GoalMode mode = GoalMode::Automatic;
  double offsetShare = 0.5;  // of Mix: 0 all by scale, 1 all by offset
  WarpInterpolation interpolation = WarpInterpolation::Spline;
  double nearZero = tuning::kNearZero;         // below it a source value is zero to a scale
  double gentlest = tuning::kGentlestScale;    // Automatic scales between this …
  double strongest = tuning::kStrongestScale;  // … and this, and where the source is at least a twentieth of
                                               // `reach` from zero
  double reach = 0;  // largest |θ| of the channel; 0: not known, any value that is not near zero counts
};

// A goal that took another way than the mode says: by an offset, and why.
struct GoalFallback {
  double time = 0;
  std::string reason;
};

struct GoalKeys {
  CtbSpline scale;   // no keys: none of the change is by scale
  CtbSpline offset;  // likewise
  std::vector<GoalFallback> fallbacks;
};

// source: the channel's value at a time. Goals in any order; throws Error where two are at one time, a number
// is not finite, or the share is not within 0 and 1. None: no keys.
GoalKeys goalKeys(const std::function<double(double)>& source, std::vector<Goal> goals,
                  const GoalOptions& options = {});

// Sets how segments between keys run.
void interpolate(std::vector<CtbKey>& keys, WarpInterpolation interpolation);

}  // namespace footfall::warp

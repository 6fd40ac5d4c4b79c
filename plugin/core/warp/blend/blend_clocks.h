// SPDX-License-Identifier: MIT
// Which frames two motions show while one fades into the other, so that like poses meet.
#pragma once

#include <optional>
#include <vector>

#include "curve/time_map.h"
#include "warp/blend/cross_fade.h"
#include "warp/figure/relative_poses.h"

namespace footfall::warp {

// What a motion shows over a fade of n frames, frames of the motion by frames since the fade began.
struct BlendClock {
  std::vector<double> shown;  // n + 1, rising
  // The same as a time warp of few keys (TimeInterpolation::Monotone, held outside): it gives `shown` to
  // rounding, and at the end where the motion is alone it runs on at its own speed.
  std::vector<TimeKey> keys;
};

struct BlendClocks {
  BlendClock first, second;
};

struct BlendClockOptions {
  std::size_t start = 0, frames = 1;       // of the first motion: where the fade begins, and how long it is
  std::optional<std::size_t> secondStart;  // frame of the second shown then; none: found
  FadeShape shape = FadeShape::Cosine;
  double frameTime = 1.0 / 30;  // seconds, of both
};

// Each at its own speed from start and secondStart on.
BlendClocks evenClocks(const BlendClockOptions& options);

// By dynamic time warping: the first runs at its own speed where the fade begins, the second where it ends,
// on a whole frame.
BlendClocks alignedClocks(const RelativePoses& first, const RelativePoses& second,
                          const BlendClockOptions& options);

// Where the second fits best with both at their own speed, in its first half (warp_tuning.h): the frame it
// should show where the fade begins.
std::size_t bestSecondStart(const RelativePoses& first, const RelativePoses& second,
                            const BlendClockOptions& options);

}  // namespace footfall::warp

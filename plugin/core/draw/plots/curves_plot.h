// SPDX-License-Identifier: MIT
// Chosen curves or channels over time.
#pragma once

#include <optional>
#include <string>

#include "curve/curve_set.h"
#include "draw/page/page.h"
#include "figure/motion/motion.h"

namespace footfall::draw {

struct CurvesOptions {
  Page page;
  std::string pattern;  // see curve/channel_pattern.h; empty: the curves of the first node that has any
  std::optional<TimeRange> range;  // seconds; none: all keys, all frames
  double frameRate = 24;           // of CurveSets, for the axis of frames
  bool keys = true;  // curves: one mark per key and handles for its tangents, where there is room
};

// One plot per unit (degrees, centimetres or metres, none), at most 8 curves each and 48 in all (a note says
// how many were left out). Throws Error where nothing matches.
Canvas drawCurves(const CurveSet& curves, const CurvesOptions& options = {});
Canvas drawChannels(const Motion& motion, const CurvesOptions& options = {});

}  // namespace footfall::draw

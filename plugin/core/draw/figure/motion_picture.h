// SPDX-License-Identifier: MIT
// A motion as one of the kinds of pictures, with what each needs found in it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "draw/figure/figure_view.h"
#include "draw/page/page.h"
#include "figure/motion/motion.h"
#include "terrain/terrain.h"

namespace footfall::draw {

enum class PictureKind : std::uint8_t {
  Strip,  // the figure through time
  Paths,  // of feet and body, from above
  Timing  // when each foot stands
};

struct MotionPictureOptions {
  PictureKind kind = PictureKind::Strip;
  Page page;
  std::optional<TimeRange> range;  // seconds; none: without a pose before the motion (motionRange)
  // Of strips, as StripOptions.
  View view = View::Side;
  int count = 0;
  std::vector<double> times;
  bool onion = false;
  TerrainPtr terrain;
  bool com = false;  // of paths: the centre of mass too
  int threads = 0;
};

// Throws Error for a motion without joints or frames, and for options out of their limits.
Canvas drawMotionPicture(const Motion& motion, const MotionPictureOptions& options = {});

// From the first frame of the motion, past a pose before it (firstFrameOfMotion), to the last.
TimeRange motionRange(const Motion& motion);

}  // namespace footfall::draw

// SPDX-License-Identifier: MIT
// A figure through time, side by side: where it goes, or evenly spaced when it moves in place.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "curve/curve_set.h"
#include "draw/figure/figure_view.h"
#include "draw/page/page.h"
#include "figure/motion/motion.h"
#include "terrain/terrain.h"

namespace footfall::draw {

struct StripOptions {
  Page page;
  View view = View::Side;
  std::optional<TimeRange> range;    // seconds; none: the whole motion
  int count = 0;                     // figures, 1 to 500; 0: by the length of the clip, 8 to 40
  std::vector<double> times;         // seconds, rising, at most 500; given, they are what is shown
  bool onion = false;                // earlier figures fade into the background
  TerrainPtr terrain;                // the ground under each figure as it is; null: a level line
  std::shared_ptr<const Body> body;  // to draw on the joints; null: one made from the skeleton
};

// Figures stand where they are along the way of travel, drawn to one scale. Where they would cover each other
// the distances between them (not the figures) grow by a factor that a note states; beyond 2.5, and in place
// or in front view, they stand at even distances. Long clips go on in further rows. Throws Error: a motion
// without joints or frames, a count or times out of their limits.
Canvas drawStrip(const Motion& motion, const Limbs& limbs, const StripOptions& options = {});

}  // namespace footfall::draw

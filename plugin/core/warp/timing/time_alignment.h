// SPDX-License-Identifier: MIT
// When one motion does what another does: dynamic time warping on poses, given as an editable time map.
#pragma once

#include <vector>

#include "curve/time_map.h"
#include "figure/motion/motion.h"
#include "warp/figure/relative_poses.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {

struct TimeAlignmentOptions {
  double tolerance = tuning::kMatchTolerance;  // seconds: how far the keys may lead from the path found
  int steepest = tuning::kMatchSteepest;       // the motion's clock runs at most so many times as fast as the
                                               // reference's, and as slow
  bool openStart = false, openEnd = false;     // the motion may begin late and end early
  // What a step that is not one frame per frame costs, in parts of the mean distance: standing poses stay
  // put.
  double stiffness = tuning::kMatchStiffness;
  double lateness = tuning::kMatchLateness;  // likewise what beginning at the motion's very end costs per
                                             // frame, with openStart
  int threads = 0;
};

struct TimeAlignment {
  // Few keys, for TimeInterpolation::Monotone: at a time of the reference, the time of the motion whose pose
  // fits. Seconds; whole frames of the reference.
  std::vector<TimeKey> keys;
  std::vector<double> path;      // a frame of the reference each: the frame of the motion; never falls
  double before = 0, after = 0;  // metres: mean distance of joints, clocks alike and aligned by the keys
  double largestGap = 0;         // seconds: of the keys from the path
};

// Retimes `motion` to the reference: TimeMap(keys, heldOutside(Monotone)) is its time warp. Same joints and
// channels; place and heading do not count. Throws Error where they differ, or where no clock within the
// limits gets from one end to the other.
TimeAlignment alignTimes(const Motion& reference, const Motion& motion,
                         const TimeAlignmentOptions& options = {});

// The path alone, a frame of the reference each, for poses at hand: frames first … last of the reference, all
// of the motion (start: at its frame `start`, unless openStart).
std::vector<double> alignedFrames(const RelativePoses& reference, std::size_t first, std::size_t last,
                                  const RelativePoses& motion, std::size_t start,
                                  const TimeAlignmentOptions& options);

// The fewest keys (greedily) whose monotone map is within the tolerance of values at 0, 1, 2 … that never
// fall. The first and last value always have one, and those of `always` (places in values).
std::vector<TimeKey> fewTimeKeys(const std::vector<double>& values, double tolerance,
                                 const std::vector<std::size_t>& always = {});

}  // namespace footfall::warp

// SPDX-License-Identifier: MIT
// Puts a captured clip on the ground: the floor of a capture volume seems to rise or fall steadily over a
// clip, and is found again as the line through the heights at which feet stand (equation 4.2, mended).
#pragma once

#include <cstdint>
#include <vector>

#include "figure/contact/contact_detection.h"
#include "figure/motion/motion.h"

namespace footfall::locomotion {

enum class GroundAlong : std::uint8_t {
  Time,  // the ground's height is linear in time
  Path   // … in the way the pelvis has gone
};

struct GroundFitOptions {
  GroundAlong along = GroundAlong::Time;
  double outlier = 0.02;  // metres: a height farther off counts less (Huber)
  // Takes half the height between left and right out of the frames either foot stands in, eased between them.
  // The figure is lifted, never tilted. Off: the difference is only reported.
  bool levelSides = false;
};

struct GroundFit {
  double slope = 0;        // metres per second, or a metre of way
  double height = 0;       // metres, at the first frame
  double before = 0;       // metres: root mean square of the standing heights before …
  double after = 0;        // … and after the correction
  double sides = 0;        // metres: how much higher left feet stand than right ones, after it
  std::size_t points = 0;  // heights fitted
};

// The line y = slope x + height nearest to points, with less weight for outliers; one point or one x: level.
GroundFit fitGround(const std::vector<double>& x, const std::vector<double>& y, double outlier);

// Lifts every frame by the line's negative; contacts (found in the motion) are lifted along. A motion without
// standing feet stays as it is.
GroundFit putOnGround(Motion& motion, ContactReport& contacts, const GroundFitOptions& options = {});

}  // namespace footfall::locomotion

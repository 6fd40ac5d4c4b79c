// SPDX-License-Identifier: MIT
// How a motion is set before the camera: which way it goes, where its ground is, which times are shown.
#pragma once

#include <optional>
#include <vector>

#include "curve/curve_set.h"
#include "figure/body/body_shape.h"
#include "figure/motion/motion.h"

namespace footfall::draw {

// The part of a motion that a picture shows: wanted cut to what there is. Throws Error for a motion without
// joints or frames, and where the two do not meet.
TimeRange shownRange(const Motion& motion, const std::optional<TimeRange>& wanted);

struct Staging {
  TimeRange range;     // seconds
  double heading = 0;  // radians about +Y: the way it travels; in place: the way it faces
  double travel = 0;   // metres along heading from the first to the last frame; 0: in place
  double ground = 0;   // metres: y of the ground; 0 unless the figure clearly stands elsewhere
};

// In place: less than a third of the body's size from start to end.
Staging stage(const Motion& motion, const Limbs& limbs, const Body& body, const TimeRange& range);

// count times from start to end, both included (one: the start).
std::vector<double> evenTimes(const TimeRange& range, int count);

}  // namespace footfall::draw

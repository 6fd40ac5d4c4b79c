// SPDX-License-Identifier: MIT
// Where a figure goes: from above with its footprints, and from the side.
#pragma once

#include <optional>
#include <vector>

#include "draw/figure/leg_colours.h"
#include "draw/page/page.h"
#include "figure/motion/motion.h"

namespace footfall::draw {

struct PathsOptions {
  Page page;
  std::optional<TimeRange> range;  // seconds; none: the whole motion
  std::vector<Vec3> com;           // the centre of mass per frame of the motion; empty: not drawn
};

// Above, to scale, the way of travel to the right: paths of the pelvis, the feet and the centre of mass, one
// print per contact, numbered in order of strike. Below: heights over the same way, or over time for a motion
// in place. Throws Error: a motion without joints or frames, contacts shownContacts refuses, com of another
// length.
Canvas drawPaths(const Motion& motion, const Limbs& limbs, const Contacts& contacts,
                 const PathsOptions& options = {});

// The outline of a foot on the page: heel and ball of the foot where they stand, toes ahead of the ball. A
// foot of one piece (heel on ball) is a disc of `disc` points.
Path footprintOutline(const Vec2& heel, const Vec2& ball, double disc);

}  // namespace footfall::draw

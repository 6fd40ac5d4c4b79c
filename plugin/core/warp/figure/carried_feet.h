// SPDX-License-Identifier: MIT
// Feet of a warped motion held where they stand, and carried from stand to stand: what a foot is put back by
// at its stands it is put back by, eased, on the way between them; what the hips rise, fall and tilt by does
// not reach it, and it never comes deeper into the ground than in the source.
#pragma once

#include <vector>

#include "figure/contact/contact_detection.h"
#include "figure/motion/motion.h"

namespace footfall::warp {

// A contact in the result, from strike to toe-off.
struct HeldFoot {
  TimeRange time;  // seconds
  int leg = 0;
  bool held = true;                      // false: it stands where the warp left it
  bool ground = true;                    // false: it is only to stay where the warp left it, wherever that is
  Isometry move = Isometry::Identity();  // from the place the source's foot has, world
};

struct CarryOptions {
  double ease = 0.35;  // seconds over which a correction comes before the first stand and goes after the last
  double softExtension = 1, maxExtension = 1;  // of legs, see MotionWarpOptions
  int threads = 0;
};

struct CarriedFeet {
  Motion motion;
  double sink = 0;       // metres: most the hips are lowered for feet to be reached
  double unreached = 0;  // metres: most a held foot stays from its place, as its leg is too short
  std::size_t unreachedFrame = 0;
  int unreachedLeg = -1;
};

// source and warped: frame for frame, of one layout. contacts: the limbs and soles of the figure. shift: what
// the figure as a whole is moved by, metres, one per frame. Frames with nothing to put back keep their bits;
// only the legs and the joint that carries the figure are written.
CarriedFeet carryFeet(const Motion& source, const Motion& warped, const ContactReport& contacts,
                      const std::vector<HeldFoot>& stands, const std::vector<Vec3>& shift,
                      const CarryOptions& options);

}  // namespace footfall::warp

// SPDX-License-Identifier: MIT
// Motions made comparable: in one layout, and as poses that do not depend on place and heading.
#pragma once

#include <vector>

#include "figure/motion/heading.h"
#include "figure/motion/motion.h"

namespace footfall::warp {

// The second motion with the first's joints and channels, at its rate. Throws Error where a motion has no
// frames or the second lacks a channel.
Motion inLayoutOf(const Motion& first, const Motion& second);

// Where joints are, seen from the figure's place on the ground and its heading.
struct RelativePoses {
  std::size_t joints = 0;
  std::vector<double> places;  // #frames by #joints by 3, metres

  std::size_t frames() const { return joints == 0 ? 0 : places.size() / (3 * joints); }
};
RelativePoses relativePoses(const Motion& motion, const Heading& heading, int threads = 0);

// Metres: the mean distance of joints of two poses.
double poseDistance(const RelativePoses& a, std::size_t frameOfA, const RelativePoses& b,
                    std::size_t frameOfB);

}  // namespace footfall::warp

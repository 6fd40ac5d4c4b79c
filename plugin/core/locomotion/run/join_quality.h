// SPDX-License-Identifier: MIT
// Where a motion was joined, and how far velocities jump there. docs/method/locomotion.md defines the
// measures.
#pragma once

#include <string>
#include <vector>

#include "figure/motion/motion.h"
#include "locomotion/library/library.h"
#include "locomotion/run/locomotion_stream.h"

namespace footfall::locomotion {

struct Join {
  double time = 0;      // seconds
  std::string what;     // "walk -> run"
  VelocityJumps jumps;  // the largest of the frames beside it
};

// From each frame to the next, starting at firstFrame; of the joints the worst.
std::vector<VelocityJumps> jumpsPerFrame(const Motion& motion, std::size_t firstFrame = 0, int threads = 0);

// Frames at which a class, a transition or its parameters begin or cease to change, and at which a loop
// closes. samples: of the motion's frames.
std::vector<Join> findJoins(const Library& library, const Motion& motion,
                            const std::vector<LocomotionSample>& samples, int threads = 0);

// 99.9th percentiles of the jumps in recordings, over all joints.
class JumpStatistics {
 public:
  void add(const Motion& motion, std::size_t firstFrame);
  VelocityJumps usual();

 private:
  std::vector<double> joint_, root_, lurch_;
};

}  // namespace footfall::locomotion

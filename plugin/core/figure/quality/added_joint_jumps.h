// SPDX-License-Identifier: MIT
// What a changed motion adds to the joint velocity jumps of its source (docs/method/quality.md has the
// measure).
#pragma once

#include <vector>

#include "figure/motion/motion.h"

namespace footfall {

class AddedJumps {
 public:
  AddedJumps(const Motion& source, std::size_t firstFrame, int threads = 0);

  // How far the worst jump of the changed motion is above both the source's there and the source's 99.9th
  // percentile, radians per second; 0: nowhere. rateFactor: how many frames it has for one of the source.
  double worst(const Motion& changed, int rateFactor) const;

 private:
  std::vector<std::vector<double>> jumps(const Motion& motion) const;

  double rate_;
  std::size_t first_;
  int threads_;
  std::vector<std::vector<double>> own_;
  double high_ = 0;
};

}  // namespace footfall

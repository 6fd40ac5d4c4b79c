// SPDX-License-Identifier: MIT
#include "figure/quality/added_joint_jumps.h"

#include <algorithm>

#include "base/numeric/statistics.h"
#include "base/parallel.h"
#include "figure/motion/resample.h"
#include "figure/quality/quality.h"

namespace footfall {

AddedJumps::AddedJumps(const Motion& source, std::size_t firstFrame, int threads)
    : rate_(1 / source.frameTime), first_(firstFrame), threads_(threads), own_(jumps(source)) {
  std::vector<double> all;
  for (const std::vector<double>& joint : own_) all.insert(all.end(), joint.begin(), joint.end());
  high_ = quantile(all, 0.999);
}

double AddedJumps::worst(const Motion& changed, int rateFactor) const {
  const std::vector<std::vector<double>> after =
      jumps(rateFactor == 1 ? changed : resampled(changed, rate_, Interpolation::Channels));
  double worst = 0;
  const int joints = static_cast<int>(after.size());
#pragma omp parallel for schedule(static) num_threads(threadCount(threads_)) reduction(max : worst)
  for (int joint = 0; joint < joints; ++joint) {
    const std::size_t j = static_cast<std::size_t>(joint);
    for (std::size_t i = 0; i < after[j].size(); ++i)
      worst = std::max(worst, after[j][i] - std::max(own_[j][i], high_));
  }
  return worst;
}

std::vector<std::vector<double>> AddedJumps::jumps(const Motion& motion) const {
  return jointJumps(motion, first_, QualityOptions().jumpWindow, threads_);
}

}  // namespace footfall

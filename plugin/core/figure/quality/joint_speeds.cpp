// SPDX-License-Identifier: MIT
#include "figure/quality/joint_speeds.h"

#include <algorithm>
#include <numeric>

#include "base/parallel.h"
#include "figure/motion/pose.h"

namespace footfall {

std::vector<std::vector<float>> jointSpeeds(const Motion& motion, const std::vector<int>& joints,
                                            std::size_t firstFrame, int threads) {
  std::vector<int> rows = joints;
  if (rows.empty()) {
    rows.resize(motion.skeleton.size());
    std::iota(rows.begin(), rows.end(), 0);
  }
  std::vector<std::vector<float>> speeds(rows.size());
  if (motion.frames() < firstFrame + 2) return speeds;
  const std::size_t steps = motion.frames() - firstFrame - 1;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool turns = std::any_of(
        motion.channels.begin(), motion.channels.end(),
        [&](const MotionChannel& channel) { return channel.joint == rows[i] && isRotation(channel.kind); });
    if (turns) speeds[i].resize(steps);
  }
  constexpr std::size_t kBlock = 256;  // frames whose poses follow each other on one thread
  const int blocks = static_cast<int>((steps + kBlock - 1) / kBlock);
#pragma omp parallel for schedule(dynamic, 1) num_threads(threadCount(threads))
  for (int block = 0; block < blocks; ++block) {
    Pose before, after;
    const std::size_t first = static_cast<std::size_t>(block) * kBlock, end = std::min(steps, first + kBlock);
    localPose(motion, firstFrame + first, before);
    for (std::size_t i = first; i < end; ++i) {
      localPose(motion, firstFrame + i + 1, after);
      for (std::size_t row = 0; row < rows.size(); ++row) {
        if (speeds[row].empty()) continue;
        const std::size_t j = static_cast<std::size_t>(rows[row]);
        speeds[row][i] =
            static_cast<float>(before.rotation[j].angularDistance(after.rotation[j]) / motion.frameTime);
      }
      std::swap(before, after);
    }
  }
  return speeds;
}

}  // namespace footfall

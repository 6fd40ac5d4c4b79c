// SPDX-License-Identifier: MIT
#include "gait/stride/cycle_detection.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "figure/motion/pose.h"
#include "gait/gait_tuning.h"

namespace footfall::gait {
namespace {

class CycleSearch {
 public:
  CycleSearch(const Motion& motion, const Limbs& limbs) : frameTime_(motion.frameTime) {
    poses_.resize(motion.frames());
    for (std::size_t i = 0; i < poses_.size(); ++i) localPose(motion, i, poses_[i]);
    for (const Leg& leg : limbs.legs) {
      for (const int joint : leg.joints) joints_.push_back(static_cast<std::size_t>(joint));
    }
  }

  MotionCycle find() {
    const std::size_t frames = poses_.size();
    if (frames < 8 || joints_.empty()) return {};
    distance_.assign(frames - 1, 0);
    for (std::size_t lag = 1; lag + 1 < frames; ++lag)
      most_ = std::max(most_, distance_[lag] = meanDistance(lag));
    for (std::size_t lag = 4; lag + 2 < frames && lag <= frames * 2 / 3; ++lag) {
      if (distance_[lag] <= kCleanRepeat * most_ && lowest(lag, 1))
        return {middle(lag), exact(lag) * frameTime_};
    }
    // Looser: a minimum over several frames, not noise.
    for (std::size_t lag = 4; lag + 2 < frames; ++lag) {
      if (distance_[lag] > kNearRepeat * most_ || !lowest(lag, std::max<std::size_t>(1, lag / 5))) continue;
      const MotionCycle span = nearest(lag);
      if (span.period > 0) return span;
    }
    return {};
  }

 private:
  double apart(std::size_t a, std::size_t b) const {
    double sum = 0;
    for (const std::size_t j : joints_) sum += poses_[a].rotation[j].angularDistance(poses_[b].rotation[j]);
    return sum / static_cast<double>(joints_.size());
  }

  // Mean over all poses `lag` frames apart, radians.
  double meanDistance(std::size_t lag) const {
    const std::size_t pairs = poses_.size() - lag, step = std::max<std::size_t>(1, pairs / 60);
    double sum = 0, used = 0;
    for (std::size_t i = 0; i < pairs; i += step, used += 1) sum += apart(i, i + lag);
    return sum / used;
  }

  bool lowest(std::size_t lag, std::size_t around) const {
    for (std::size_t k = 1; k <= around; ++k) {
      if (lag > k && distance_[lag - k] < distance_[lag]) return false;
      if (lag + k + 1 < distance_.size() && distance_[lag + k] < distance_[lag]) return false;
    }
    return true;
  }

  // Between frames: where the two lines of a V-shaped minimum meet.
  double exact(std::size_t lag) const {
    const double left = distance_[lag - 1] - distance_[lag], right = distance_[lag + 1] - distance_[lag];
    const double shift = left + right > 1e-12 ? 0.5 * (left - right) / std::max(left, right) : 0;
    return static_cast<double>(lag) + shift;
  }

  // A longer motion has settled by its middle.
  double middle(std::size_t lag) const {
    const double length = static_cast<double>(poses_.size() - 1), period = exact(lag);
    return period < 0.98 * length ? std::floor(0.5 * (length - period)) * frameTime_ : 0;
  }

  // The mean distance from the first pose over the interval: how much it moves.
  double moves(std::size_t start, std::size_t lag) const {
    double sum = 0, used = 0;
    for (std::size_t i = start; i < start + lag; i += std::max<std::size_t>(1, lag / 24), used += 1)
      sum += apart(start, i);
    return sum / used;
  }

  MotionCycle nearest(std::size_t about) const {
    const std::size_t frames = poses_.size();
    const auto lags = static_cast<double>(about);
    const std::size_t shortest = std::max<std::size_t>(4, static_cast<std::size_t>(kShortestRepeat * lags)),
                      longest = std::min(frames - 2, static_cast<std::size_t>(kLongestRepeat * lags) + 1);
    // Poses just before and after the ends are compared as well, so that velocities match too.
    const std::size_t span = std::max<std::size_t>(1, about / 20);
    double best = 1e9;
    MotionCycle found;
    const std::size_t lagStep = std::max<std::size_t>(1, about / 150),
                      startStep = std::max<std::size_t>(1, frames / 800);
    for (std::size_t lag = shortest; lag <= longest; lag += lagStep) {
      for (std::size_t start = 1; start + lag < frames; start += startStep) {
        const std::size_t back = std::min(span, start - 1), on = std::min(span, frames - 1 - start - lag);
        const double off = 0.5 * apart(start, start + lag) + 0.25 * (apart(start - back, start + lag - back) +
                                                                     apart(start + on, start + lag + on));
        if (off >= best || moves(start, lag) < kMinMovement * most_) continue;
        best = off;
        found = {static_cast<double>(start) * frameTime_, static_cast<double>(lag) * frameTime_};
      }
    }
    return best < 0.5 * most_ ? found : MotionCycle();
  }

  const double frameTime_;
  std::vector<Pose> poses_;
  std::vector<std::size_t> joints_;
  std::vector<double> distance_;
  double most_ = 0;
};

}  // namespace

MotionCycle findCycle(const Motion& motion, const Limbs& limbs) {
  return CycleSearch(motion, limbs).find();
}

}  // namespace footfall::gait

// SPDX-License-Identifier: MIT
#include "locomotion/build/transition_fit.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
namespace {

constexpr int kPhases = 16;  // of a loop that are compared

// Root mean square over joints of how far two rows' turns are apart, radians.
double rowDistance(const double* a, const double* b, std::size_t width) {
  double sum = 0;
  for (std::size_t k = 3; k < width; ++k) sum += (a[k] - b[k]) * (a[k] - b[k]);
  return std::sqrt(3 * sum / static_cast<double>(width - 3));
}

// The example whose velocity is nearest.
const Clip& nearest(const MotionClass& cls, const Velocity& velocity) {
  const auto off = [&](const Clip& clip) {
    return std::hypot(clip.velocity.speed - velocity.speed, (clip.velocity.turn - velocity.turn) / 2);
  };
  return *std::min_element(cls.examples.begin(), cls.examples.end(),
                           [&](const Clip& a, const Clip& b) { return off(a) < off(b); });
}

std::vector<double> rowOf(const Clip& clip, double phase) {
  std::vector<double> row(clip.poses.width, 0.0);
  addLooped(clip.poses, clip.phases.time(phase - std::floor(phase)), 1, row.data());
  return row;
}

}  // namespace

TransitionFit fitOf(const Transition& t, const std::vector<MotionClass>& classes) {
  const MotionClass &from = classes[static_cast<std::size_t>(t.from)],
                    &to = classes[static_cast<std::size_t>(t.to)];
  const Clip &before = nearest(from, t.before), &after = nearest(to, t.after);
  std::vector<std::vector<double>> known;
  for (int k = 0; k < kPhases; ++k) {
    known.push_back(rowOf(before, static_cast<double>(k) / kPhases));
    known.push_back(rowOf(after, static_cast<double>(k) / kPhases));
  }
  TransitionFit fit;
  const std::size_t width = t.poses.width;
  const auto beside = [&](double time, const Clip& clip, double phase) {
    std::vector<double> own(width);
    rowAt(t.poses, time, own.data());
    fit.ends = std::max(fit.ends, rowDistance(own.data(), rowOf(clip, phase).data(), width));
  };
  const bool starts = from.pattern == StepPattern::Stand, stops = to.pattern == StepPattern::Stand;
  beside(t.beginEnd / 2, before, starts ? 0 : t.fromPhase + 0.25);
  beside((t.endStart + t.duration()) / 2, after, stops ? 0 : t.toPhase + 0.25);
  const std::size_t every = std::max<std::size_t>(1, t.poses.frames() / 60);
  for (std::size_t i = 0; i < t.poses.frames(); i += every) {
    double least = 1e300;
    for (const std::vector<double>& row : known)
      least = std::min(least, rowDistance(t.poses.row(i), row.data(), width));
    fit.strange = std::max(fit.strange, least);
  }
  const double rate = starts ? t.after.turn : stops ? t.before.turn : (t.before.turn + t.after.turn) / 2;
  fit.turned = t.base.back().yaw - t.base.front().yaw - rate * t.duration();
  return fit;
}

std::string faultOf(const Transition& t, const TransitionFit& fit) {
  if (fit.strange > tuning::kStrangePose)
    return fmt::format(
        "a pose in it is {:.0f} degrees per joint from the classes it leads between (limit {:.0f})",
        fit.strange / kDegree, tuning::kStrangePose / kDegree);
  if (fit.ends > tuning::kStrangeEnds)
    return fmt::format("its ends are {:.0f} degrees per joint from those classes (limit {:.0f})",
                       fit.ends / kDegree, tuning::kStrangeEnds / kDegree);
  if (std::abs(fit.turned) > tuning::kStrayTurn)
    return fmt::format("it turns by {:.0f} degrees more than the strides beside it (limit {:.0f})",
                       std::abs(fit.turned) / kDegree, tuning::kStrayTurn / kDegree);
  if (t.duration() > tuning::kLongestTransition)
    return fmt::format("it takes {:.1f} s (limit {:g})", t.duration(), tuning::kLongestTransition);
  return {};
}

}  // namespace footfall::locomotion

// SPDX-License-Identifier: MIT
#include "warp/channels/goal_keys.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

struct ScaleOffset {
  double scale = 1;
  double offset = 0;
  bool fellBack = false;
};

bool gentleScale(double from, double to, const GoalOptions& options) {
  if (std::abs(from) < std::max(options.nearZero, options.reach / tuning::kReachOverSmallest)) return false;
  const double scale = to / from;
  return scale >= options.gentlest && scale <= options.strongest;
}

ScaleOffset solve(double from, double to, const GoalOptions& options) {
  const ScaleOffset byOffset{1, to - from, false};
  const bool zero = std::abs(from) < options.nearZero;
  const ScaleOffset instead{1, to - from, true};
  switch (options.mode) {
    case GoalMode::Offset:
      return byOffset;
    case GoalMode::Scale:
      return zero ? instead : ScaleOffset{to / from, 0, false};
    case GoalMode::Mix: {
      const double share = options.offsetShare;
      if (zero && share < 1) return instead;
      return share == 1 ? byOffset
                        : ScaleOffset{1 + (1 - share) * (to - from) / from, share * (to - from), false};
    }
    case GoalMode::Neutralise:
      return zero ? instead : ScaleOffset{1 + to / from, -from, false};
    case GoalMode::Automatic:
      break;
  }
  return gentleScale(from, to, options) ? ScaleOffset{to / from, 0, false} : instead;
}

const char* reasonOf(double from, double to, const GoalOptions& options) {
  if (std::abs(from) < options.nearZero) return "the source is zero there";
  if (std::abs(from) < options.reach / tuning::kReachOverSmallest) return "the source is near zero there";
  return to / from < 0 ? "a scale would turn the motion over" : "a scale would change the motion too much";
}

}  // namespace

void interpolate(std::vector<CtbKey>& keys, WarpInterpolation interpolation) {
  for (CtbKey& key : keys) {
    key.linear = interpolation == WarpInterpolation::Linear;
    key.step = interpolation == WarpInterpolation::Step;
  }
}

GoalKeys goalKeys(const std::function<double(double)>& source, std::vector<Goal> goals,
                  const GoalOptions& options) {
  if (!(options.offsetShare >= 0 && options.offsetShare <= 1)) {
    throw Error(fmt::format("the share of the offset must be 0 to 1, got {:g}", options.offsetShare));
  }
  std::stable_sort(goals.begin(), goals.end(), [](const Goal& a, const Goal& b) { return a.time < b.time; });
  GoalKeys result;
  std::vector<CtbKey> scale, offset;
  bool scales = false, offsets = false;
  for (std::size_t i = 0; i < goals.size(); ++i) {
    const Goal& goal = goals[i];
    if (!std::isfinite(goal.time) || !std::isfinite(goal.value)) throw Error("a goal must be finite");
    if (i > 0 && goal.time == goals[i - 1].time) {
      throw Error(fmt::format("two goals are at {:g}; there must be only one", goal.time));
    }
    const double from = source(goal.time);
    const ScaleOffset by = goal.neutral ? ScaleOffset() : solve(from, goal.value, options);
    if (by.fellBack) {
      result.fallbacks.push_back({goal.time, reasonOf(from, goal.value, options)});
    }
    CtbKey key;
    key.time = goal.time;
    key.continuity = goal.continuity;
    key.tension = goal.tension;
    key.bias = goal.bias;
    key.value = by.scale;
    scale.push_back(key);
    key.value = by.offset;
    offset.push_back(key);
    scales = scales || by.scale != 1;
    offsets = offsets || by.offset != 0;
  }
  interpolate(scale, options.interpolation);
  interpolate(offset, options.interpolation);
  if (scales) result.scale = CtbSpline(std::move(scale));
  if (offsets) result.offset = CtbSpline(std::move(offset));
  return result;
}

}  // namespace footfall::warp

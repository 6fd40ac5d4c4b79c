// SPDX-License-Identifier: MIT
#include "warp/blend/blend_clocks.h"

#include <algorithm>
#include <cmath>

#include "warp/timing/time_alignment.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

double lastFrame(const RelativePoses& poses) {
  return static_cast<double>(poses.frames()) - 1;
}

// The latest frame at which the second may be entered, so that enough of it is left.
std::size_t latestEntry(const RelativePoses& second, std::size_t fade) {
  const std::size_t room = second.frames() > fade + 1 ? second.frames() - fade - 1 : 0;
  return static_cast<std::size_t>(tuning::kLatestEntry * static_cast<double>(room));
}

// From frames of the first since the fade's start to those of the second whose poses fit, on at the mean
// rate.
TimeMap fittingTimes(const RelativePoses& first, const RelativePoses& second,
                     const BlendClockOptions& options) {
  TimeAlignmentOptions align;
  align.openEnd = true;
  align.openStart = !options.secondStart;
  align.steepest = tuning::kFadeSteepest;
  const double n = static_cast<double>(options.frames);
  RelativePoses entered = second;
  if (align.openStart) {
    const std::size_t frames =
        std::max(latestEntry(second, options.frames) + options.frames, 2 * options.frames + 2);
    entered.places.resize(3 * second.joints * std::min(second.frames(), frames));
  }
  const std::vector<double> path = alignedFrames(first, options.start, options.start + options.frames,
                                                 entered, options.secondStart.value_or(0), align);
  const double mean = (path.back() - path.front()) / n;
  std::vector<TimeKey> keys =
      fewTimeKeys(path, std::max(tuning::kPathFrames, tuning::kPathSeconds / options.frameTime));
  keys.push_back({2.5 * n, path.back() + 1.5 * mean * n});
  return TimeMap(std::move(keys), heldOutside(TimeInterpolation::Monotone));
}

// The clock as few keys and back, so that who edits the keys has what is shown. alone: the end of the fade at
// which the motion runs at its own speed; one key per frame beyond it leads there.
BlendClock keyed(const std::vector<double>& shown, bool aloneAtStart) {
  const std::size_t n = shown.size() - 1;
  BlendClock clock;
  // Near the ends the speed must be right, not only the place.
  clock.keys = fewTimeKeys(shown, tuning::kClockTolerance, {(n + 4) / 8, n - (n + 4) / 8});
  if (aloneAtStart) {
    clock.keys.insert(clock.keys.begin(), {-1, shown.front() - 1});
  } else {
    clock.keys.push_back({static_cast<double>(n) + 1, shown.back() + 1});
  }
  const TimeMap map(clock.keys, heldOutside(TimeInterpolation::Monotone));
  for (std::size_t k = 0; k <= n; ++k) clock.shown.push_back(map.source(static_cast<double>(k)));
  return clock;
}

}  // namespace

BlendClocks evenClocks(const BlendClockOptions& options) {
  BlendClocks clocks;
  const double a = static_cast<double>(options.start),
               b = static_cast<double>(options.secondStart.value_or(0));
  const double n = static_cast<double>(options.frames);
  for (double k = 0; k <= n; ++k) {
    clocks.first.shown.push_back(a + k);
    clocks.second.shown.push_back(b + k);
  }
  clocks.first.keys = {{0, a}, {n, a + n}};
  clocks.second.keys = {{0, b}, {n, b + n}};
  return clocks;
}

BlendClocks alignedClocks(const RelativePoses& first, const RelativePoses& second,
                          const BlendClockOptions& options) {
  const TimeMap fits = fittingTimes(first, second, options);
  const double start = static_cast<double>(options.start), n = static_cast<double>(options.frames);
  std::vector<double> a{start}, b{fits.source(0)};
  // ds/dt = w + (1 - w) / g: the first's own speed at first, and in the end the second's, which runs at g
  // times the first's.
  for (std::size_t k = 0; k < options.frames; ++k) {
    const double w = fadeWeight((static_cast<double>(k) + 0.5) / n, options.shape).value;
    const double g = std::clamp(fits.rate(a.back() - start), 0.4, 2.5);
    const double step = w + (1 - w) / g;
    a.push_back(std::min(lastFrame(first), a.back() + step));
    b.push_back(std::min(lastFrame(second), b.back() + g * step));
  }
  // After the fade the second goes on from a whole frame, so that its poses are its own.
  const double off = std::round(b.back()) - b.back();
  for (std::size_t k = 1; k <= options.frames; ++k)
    b[k] += off * (1 - fadeWeight(static_cast<double>(k) / n).value);
  b.back() = std::round(b.back());
  return {keyed(a, true), keyed(b, false)};
}

std::size_t bestSecondStart(const RelativePoses& first, const RelativePoses& second,
                            const BlendClockOptions& options) {
  const std::size_t n = options.frames, step = std::max<std::size_t>(1, n / 8);
  const auto mismatch = [&](std::size_t from) {
    double sum = 0, count = 0;
    for (std::size_t k = 0; k <= n; k += step, ++count)
      sum += poseDistance(first, options.start + k, second, from + k);
    return sum / count;
  };
  std::size_t best = 0;
  double least = mismatch(0);
  for (std::size_t f = 1; f <= latestEntry(second, n); ++f) {
    const double m = mismatch(f);
    if (m < tuning::kEarlierStart * least) least = m, best = f;
  }
  return best;
}

}  // namespace footfall::warp

// SPDX-License-Identifier: MIT
#include "warp/timing/time_alignment.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include <fmt/format.h>

#include "base/error.h"
#include "base/parallel.h"
#include "figure/anatomy/limbs.h"

namespace footfall::warp {
namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

// Paths from the first frame of the reference to the last, on which the motion goes on by 0 to `steepest`
// frames per frame and stands for fewer than `steepest` frames together.
class PathFinder {
 public:
  PathFinder(std::size_t rows, std::size_t columns, int steepest)
      : rows_(rows), columns_(columns), states_(static_cast<std::size_t>(steepest)) {
    came_.resize(rows_ * columns_ * states_, 0);
  }

  // distance(row, column); stiffness: what a step other than one column costs, a column of difference.
  template <typename Distance>
  void run(const Distance& distance, double stiffness, double lateness, bool openStart) {
    std::vector<double> now(columns_ * states_, kNever), before;
    for (std::size_t j = 0; j < (openStart ? columns_ : 1); ++j) {
      now[j * states_] =
          distance(0, j) + lateness * static_cast<double>(j * rows_) / static_cast<double>(columns_);
    }
    for (std::size_t i = 1; i < rows_; ++i) {
      before.swap(now);
      now.assign(columns_ * states_, kNever);
      for (std::size_t j = 0; j < columns_; ++j) {
        const double here = distance(i, j);
        for (std::size_t stood = 1; stood < states_; ++stood) {
          now[j * states_ + stood] = before[j * states_ + stood - 1] + here + stiffness;
        }
        for (std::size_t step = 1; step <= states_ && step <= j; ++step) {
          for (std::size_t stood = 0; stood < states_; ++stood) {
            const double cost =
                before[(j - step) * states_ + stood] + here + stiffness * static_cast<double>(step - 1);
            if (!(cost < now[j * states_])) continue;
            now[j * states_] = cost;
            came_[(i * columns_ + j) * states_] = static_cast<unsigned char>(step * states_ + stood);
          }
        }
      }
    }
    cost_ = std::move(now);
  }

  // The column of each row; empty: there is no path.
  std::vector<std::size_t> path(bool openEnd) const {
    std::size_t best = 0;
    double least = kNever;
    for (std::size_t j = openEnd ? 0 : columns_ - 1; j < columns_; ++j) {
      for (std::size_t stood = 0; stood < states_; ++stood) {
        if (cost_[j * states_ + stood] < least)
          least = cost_[j * states_ + stood], best = j * states_ + stood;
      }
    }
    if (least == kNever) return {};
    std::vector<std::size_t> result(rows_);
    std::size_t j = best / states_, stood = best % states_;
    for (std::size_t i = rows_; i-- > 0;) {
      result[i] = j;
      if (stood > 0) {
        --stood;
        continue;
      }
      const std::size_t code = came_[(i * columns_ + j) * states_];
      if (i > 0) j -= code / states_, stood = code % states_;
    }
    return result;
  }

 private:
  std::size_t rows_, columns_, states_;  // a state: for how many frames the motion has stood
  std::vector<unsigned char> came_;
  std::vector<double> cost_;
};

// Steps of whole frames smoothed over ± half frames; the ends stay.
std::vector<double> smoothedPath(const std::vector<double>& path, std::size_t half) {
  std::vector<double> result = path;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const std::size_t reach = std::min({half, i, path.size() - 1 - i});
    double sum = 0;
    for (std::size_t k = i - reach; k <= i + reach; ++k) sum += path[k];
    result[i] = sum / static_cast<double>(2 * reach + 1);
  }
  return result;
}

// The distance at a fractional frame of the second.
double distanceBetween(const RelativePoses& a, std::size_t i, const RelativePoses& b, double j) {
  const double last = static_cast<double>(b.frames()) - 1;
  const double held = std::clamp(j, 0.0, last);
  const std::size_t below = static_cast<std::size_t>(held), above = std::min(below + 1, b.frames() - 1);
  const double u = held - static_cast<double>(below);
  return (1 - u) * poseDistance(a, i, b, below) + u * poseDistance(a, i, b, above);
}

}  // namespace

std::vector<double> alignedFrames(const RelativePoses& reference, std::size_t first, std::size_t last,
                                  const RelativePoses& motion, std::size_t start,
                                  const TimeAlignmentOptions& options) {
  // Long clips are compared at every n-th frame: the table stays below some tens of megabytes.
  const double cells = static_cast<double>(last - first + 1) * static_cast<double>(motion.frames());
  const std::size_t stride = static_cast<std::size_t>(std::max(1.0, std::ceil(std::sqrt(cells / 4e6))));
  const std::size_t rows = (last - first) / stride + 1, columns = (motion.frames() - 1 - start) / stride + 1;
  std::vector<double> distances(rows * columns);
  const int count = static_cast<int>(rows);
#pragma omp parallel for schedule(static) num_threads(threadCount(options.threads))
  for (int row = 0; row < count; ++row) {
    const std::size_t i = static_cast<std::size_t>(row);
    for (std::size_t j = 0; j < columns; ++j) {
      distances[i * columns + j] = poseDistance(reference, first + i * stride, motion, start + j * stride);
    }
  }
  const double sum = std::accumulate(distances.begin(), distances.end(), 0.0);
  const int steepest = std::clamp(options.steepest, 2, 8);
  const double mean = sum / static_cast<double>(rows * columns);
  PathFinder finder(rows, columns, steepest);
  finder.run([&](std::size_t i, std::size_t j) { return distances[i * columns + j]; },
             options.stiffness * mean, options.lateness * mean, options.openStart);
  const std::vector<std::size_t> found = finder.path(options.openEnd);
  if (found.empty()) {
    throw Error(fmt::format(
        "motions of {} and {} frames cannot be aligned with a clock at most {} times as fast or as slow",
        last - first + 1, motion.frames() - start, steepest));
  }
  std::vector<double> path(last - first + 1);
  for (std::size_t f = 0; f < path.size(); ++f) {
    const std::size_t i = std::min(f / stride, rows - 1), next = std::min(i + 1, rows - 1);
    const double u = std::min(1.0, static_cast<double>(f - i * stride) / static_cast<double>(stride));
    path[f] = static_cast<double>(start) +
              static_cast<double>(stride) *
                  ((1 - u) * static_cast<double>(found[i]) + u * static_cast<double>(found[next]));
  }
  return path;
}

std::vector<TimeKey> fewTimeKeys(const std::vector<double>& values, double tolerance,
                                 const std::vector<std::size_t>& always) {
  std::vector<std::size_t> fixed = always;
  fixed.insert(fixed.end(), {0, values.size() - 1});
  std::sort(fixed.begin(), fixed.end());
  fixed.erase(std::unique(fixed.begin(), fixed.end()), fixed.end());
  std::vector<std::size_t> chosen = fixed;
  const auto keysAt = [&](const std::vector<std::size_t>& frames) {
    std::vector<TimeKey> keys;
    for (const std::size_t f : frames) keys.push_back({static_cast<double>(f), values[f]});
    return keys;
  };
  const auto worst = [&](const std::vector<std::size_t>& frames) {
    const TimeMap map(keysAt(frames), heldOutside(TimeInterpolation::Monotone));
    std::pair<double, std::size_t> result{0, 0};
    for (std::size_t f = 0; f < values.size(); ++f) {
      const double off = std::abs(map.source(static_cast<double>(f)) - values[f]);
      if (off > result.first) result = {off, f};
    }
    return result;
  };
  for (auto off = worst(chosen); off.first > tolerance; off = worst(chosen)) {
    chosen.insert(std::upper_bound(chosen.begin(), chosen.end(), off.second), off.second);
  }
  // What later keys made superfluous goes.
  for (std::size_t k = 1; k + 1 < chosen.size();) {
    std::vector<std::size_t> fewer = chosen;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(k));
    if (!std::binary_search(fixed.begin(), fixed.end(), chosen[k]) && worst(fewer).first <= tolerance) {
      chosen = std::move(fewer);
    } else {
      ++k;
    }
  }
  return keysAt(chosen);
}

TimeAlignment alignTimes(const Motion& reference, const Motion& motion, const TimeAlignmentOptions& options) {
  const Motion other = inLayoutOf(reference, motion);
  const Limbs limbs = findLimbs(reference.skeleton);
  HeadingOptions heading;
  heading.threads = options.threads;
  const RelativePoses a = relativePoses(reference, headingOf(reference, limbs, heading), options.threads);
  const RelativePoses b = relativePoses(other, headingOf(other, limbs, heading), options.threads);
  const double frame = reference.frameTime;
  TimeAlignment result;
  result.path = smoothedPath(alignedFrames(a, 0, a.frames() - 1, b, 0, options),
                             static_cast<std::size_t>(std::lround(0.05 / frame)));
  const double tolerance = std::max(options.tolerance / frame, 1e-3);
  result.keys = fewTimeKeys(result.path, tolerance);
  const TimeMap map(result.keys, heldOutside(TimeInterpolation::Monotone));
  for (std::size_t f = 0; f < a.frames(); ++f) {
    const double at = static_cast<double>(f);
    result.before += distanceBetween(a, f, b, at);
    result.after += distanceBetween(a, f, b, map.source(at));
    result.largestGap = std::max(result.largestGap, frame * std::abs(map.source(at) - result.path[f]));
  }
  result.before /= static_cast<double>(a.frames());
  result.after /= static_cast<double>(a.frames());
  for (TimeKey& key : result.keys) {
    key = {reference.startTime + frame * key.at, other.startTime + frame * key.source};
  }
  return result;
}

}  // namespace footfall::warp

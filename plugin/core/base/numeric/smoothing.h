// SPDX-License-Identifier: MIT
// Smoothing of sampled values without delay.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace footfall {

enum class SmoothEnds : std::uint8_t {
  Shorten,  // the mean is over what there is
  Reflect   // values run on beyond the ends, reflected in the end value: keeps slopes
};

// Each value the mean over `half` samples to either side, weighted by (1 - x²)³.
template <typename Value>
std::vector<Value> smoothed(const std::vector<Value>& values, int half,
                            SmoothEnds ends = SmoothEnds::Shorten) {
  const int count = static_cast<int>(values.size());
  if (ends == SmoothEnds::Reflect) half = std::min(half, count - 1);
  if (half < 1) return values;
  std::vector<double> weight(static_cast<std::size_t>(half) + 1);
  for (int k = 0; k <= half; ++k) {
    const double x = static_cast<double>(k) / (half + 1);
    weight[static_cast<std::size_t>(k)] = (1 - x * x) * (1 - x * x) * (1 - x * x);
  }
  const auto at = [&](int i) { return values[static_cast<std::size_t>(i)]; };
  std::vector<Value> result(values);
  for (int i = 0; i < count; ++i) {
    Value sum = weight[0] * at(i);
    double total = weight[0];
    for (int k = -half; k <= half; ++k) {
      const int from = i + k;
      const bool inside = from >= 0 && from < count;
      if (k == 0 || (!inside && ends == SmoothEnds::Shorten)) continue;
      const double w = weight[static_cast<std::size_t>(k < 0 ? -k : k)];
      const int end = from < 0 ? 0 : count - 1;
      sum += inside ? Value(w * at(from)) : Value(w * (2 * at(end) - at(2 * end - from)));
      total += w;
    }
    result[static_cast<std::size_t>(i)] = sum / total;
  }
  return result;
}

// A smooth curve that is nowhere below the values: the largest within `half` samples, then smoothed over as
// many.
inline std::vector<double> smoothedAbove(const std::vector<double>& values, int half) {
  const int count = static_cast<int>(values.size());
  std::vector<double> largest(values);
  for (int i = 0; i < count; ++i) {
    const auto first = values.begin() + std::max(0, i - half);
    const auto last = values.begin() + std::min(count, i + half + 1);
    largest[static_cast<std::size_t>(i)] = *std::max_element(first, last);
  }
  return smoothed(largest, half);
}

}  // namespace footfall

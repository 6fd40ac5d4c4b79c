// SPDX-License-Identifier: MIT
// Smoothing of sampled values without delay.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace footfall {

// Each value the mean over `half` samples to either side, weighted by (1 - x²)³; at the ends over what there
// is.
template <typename Value>
std::vector<Value> smoothed(const std::vector<Value>& values, int half) {
  if (half < 1) return values;
  std::vector<double> weight(static_cast<std::size_t>(half) + 1);
  for (int k = 0; k <= half; ++k) {
    const double x = static_cast<double>(k) / (half + 1);
    weight[static_cast<std::size_t>(k)] = (1 - x * x) * (1 - x * x) * (1 - x * x);
  }
  const int count = static_cast<int>(values.size());
  std::vector<Value> result(values);
  for (int i = 0; i < count; ++i) {
    Value sum = weight[0] * values[static_cast<std::size_t>(i)];
    double total = weight[0];
    for (int k = std::max(-half, -i); k <= std::min(half, count - 1 - i); ++k) {
      if (k == 0) continue;
      const double w = weight[static_cast<std::size_t>(k < 0 ? -k : k)];
      sum += w * values[static_cast<std::size_t>(i + k)];
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

// x up to `soft`, then bending over to stay below `hard`.
inline double softLimit(double x, double soft, double hard) {
  if (x <= soft || hard <= soft) return std::min(x, hard);
  return soft + (hard - soft) * (1 - std::exp(-(x - soft) / (hard - soft)));
}

}  // namespace footfall

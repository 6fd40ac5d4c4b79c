// SPDX-License-Identifier: MIT
#include "locomotion/library/phase_map.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"

namespace footfall::locomotion {

PhaseMap::PhaseMap(std::vector<double> keys, PhaseMapKind kind) : keys_(std::move(keys)) {
  if (keys_.size() < 2) throw Error("a clip must have at least two keyframes");
  for (std::size_t k = 0; k < keys_.size(); ++k) {
    if (!std::isfinite(keys_[k]) || (k > 0 && !(keys_[k] > keys_[k - 1])))
      throw Error(fmt::format("keyframe {} must come after the one before it", k + 1));
  }
  if (kind == PhaseMapKind::Linear) return;
  // Fritsch and Carlson: at a key the harmonic mean of the paces on both sides keeps the map rising.
  const std::size_t intervals = keys_.size() - 1;
  const auto pace = [&](std::size_t k) { return (keys_[k + 1] - keys_[k]) * static_cast<double>(intervals); };
  for (std::size_t k = 0; k <= intervals; ++k) {
    const double before = pace(k == 0 ? intervals - 1 : k - 1), after = pace(k == intervals ? 0 : k);
    slopes_.push_back(2 * before * after / (before + after));
  }
}

std::size_t PhaseMap::interval(double phase, double& within) const {
  const std::size_t intervals = keys_.size() - 1;
  const double scaled = std::clamp(phase, 0.0, 1.0) * static_cast<double>(intervals);
  const std::size_t m = std::min(static_cast<std::size_t>(scaled), intervals - 1);
  within = scaled - static_cast<double>(m);
  return m;
}

double PhaseMap::time(double phase) const {
  double u = 0;
  const std::size_t m = interval(phase, u);
  const double span = keys_[m + 1] - keys_[m];
  if (slopes_.empty()) return keys_[m] + u * span;
  const double h = 1 / static_cast<double>(keys_.size() - 1);
  const double a = h * slopes_[m], b = h * slopes_[m + 1];
  return keys_[m] + u * (a + u * (3 * span - 2 * a - b + u * (a + b - 2 * span)));
}

double PhaseMap::rate(double phase) const {
  double u = 0;
  const std::size_t m = interval(phase, u);
  const double span = keys_[m + 1] - keys_[m], n = static_cast<double>(keys_.size() - 1);
  if (slopes_.empty()) return span * n;
  const double a = slopes_[m] / n, b = slopes_[m + 1] / n;
  return n * (a + u * (2 * (3 * span - 2 * a - b) + u * 3 * (a + b - 2 * span)));
}

double PhaseMap::phase(double at) const {
  const std::size_t intervals = keys_.size() - 1;
  at = std::clamp(at, keys_.front(), keys_.back());
  const auto after = std::upper_bound(keys_.begin() + 1, keys_.end() - 1, at);
  const std::size_t m = static_cast<std::size_t>(after - keys_.begin()) - 1;
  const double n = static_cast<double>(intervals);
  double low = static_cast<double>(m) / n, high = static_cast<double>(m + 1) / n;
  double guess = low + (at - keys_[m]) / (keys_[m + 1] - keys_[m]) / n;
  if (slopes_.empty()) return guess;
  for (int i = 0; i < 60; ++i) {  // Newton, kept in its bracket
    const double off = time(guess) - at;
    (off > 0 ? high : low) = guess;
    const double next = guess - off / rate(guess);
    const double kept = next > low && next < high ? next : (low + high) / 2;
    if (std::abs(kept - guess) < 1e-15) break;
    guess = kept;
  }
  return guess;
}

}  // namespace footfall::locomotion

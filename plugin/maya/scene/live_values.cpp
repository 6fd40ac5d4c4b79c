// SPDX-License-Identifier: MIT
#include "maya/scene/live_values.h"

#include <algorithm>
#include <cmath>

namespace footfall::maya {

void LiveValues::begin(double start, double step, Take take) {
  const std::lock_guard<std::mutex> lock(mutex_);
  start_ = start;
  step_ = step;
  take_ = std::move(take);
  values_.clear();
}

double LiveValues::at(std::size_t index) {
  const std::lock_guard<std::mutex> lock(mutex_);
  while (values_.size() <= index) values_.push_back(take(values_.size()));
  return values_[index];
}

std::optional<std::size_t> LiveValues::takeAgain() {
  const std::lock_guard<std::mutex> lock(mutex_);
  std::optional<std::size_t> first;
  for (std::size_t i = 0; i < values_.size(); ++i) {
    const double now = take(i);
    if (now != values_[i] && !first) first = i;
    values_[i] = now;
  }
  return first;
}

bool LiveValues::agrees(double time, double value) {
  const std::lock_guard<std::mutex> lock(mutex_);
  const double index = std::round((time - start_) / step_);
  if (index < 0 || index >= static_cast<double>(values_.size()) ||
      std::abs(start_ + step_ * index - time) > 1e-6)
    return true;
  const double taken = values_[static_cast<std::size_t>(index)];
  return std::abs(taken - value) <= 1e-9 * std::max(1.0, std::abs(value));
}

}  // namespace footfall::maya

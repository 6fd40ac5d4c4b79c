// SPDX-License-Identifier: MIT
// What drives an attribute, as numbers over time: taken at even times from the start of a run on, as far as
// they are asked for, and taken again when it may have changed. Knows nothing of Maya.
#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <vector>

namespace footfall::maya {

// Safe for any number of threads.
class LiveValues {
 public:
  // The value of the attribute at a time, seconds.
  using Take = std::function<double(double time)>;

  // Forgets all and takes at start, start + step, …
  void begin(double start, double step, Take take);

  double at(std::size_t index);
  // Takes all again. The first index at which the value is another; none: it is as it was.
  std::optional<std::size_t> takeAgain();
  // Whether a value at a time is the one that was taken; true where none was.
  bool agrees(double time, double value);

 private:
  double take(std::size_t index) const { return take_(start_ + step_ * static_cast<double>(index)); }

  std::mutex mutex_;
  double start_ = 0, step_ = 1;
  Take take_;
  std::vector<double> values_;
};

}  // namespace footfall::maya

// SPDX-License-Identifier: MIT
// Successive frames of a motion.
#pragma once

#include <cstddef>

namespace footfall {

// Half-open: frames `first` up to, but not including, `end`.
struct FrameSpan {
  std::size_t first = 0, end = 0;

  bool empty() const { return end <= first; }
  std::size_t count() const { return empty() ? 0 : end - first; }
};

}  // namespace footfall

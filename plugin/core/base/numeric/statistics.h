// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace footfall {

// The value below which the share lies (0 to 1; the nearest sample, no interpolation). Changes the order of
// values; 0 of none.
inline double quantile(std::vector<double>& values, double share) {
  if (values.empty()) return 0;
  const std::size_t n = values.size();
  const std::size_t k = std::min(n - 1, static_cast<std::size_t>(share * static_cast<double>(n)));
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(k), values.end());
  return values[k];
}

}  // namespace footfall

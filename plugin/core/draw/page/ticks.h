// SPDX-License-Identifier: MIT
// Round numbers along an axis.
#pragma once

#include <string>
#include <vector>

namespace footfall::draw {

struct Range {
  double low = 1, high = 0;  // as it starts: empty

  bool empty() const { return low > high; }
  double span() const { return high - low; }
  void add(double value);
};

// A range that can be an axis: an empty one becomes 0 to 1, a constant one gets room around its value, others
// grow by share of their span at each end. At least a billionth of its largest value wide.
Range padded(const Range& range, double share = 0);

// The smallest of 1, 2, 5 times a power of ten that is not below raw (> 0).
double niceStep(double raw);

struct Ticks {
  std::vector<double> values;       // rising, all inside the range
  std::vector<std::string> labels;  // each as short as tells it from its neighbours
  std::string suffix;  // "×10⁶" or "+1234567": what labels are to be multiplied with or added to
};

// About `most` ticks at most (at least 1); range as padded() gives it.
Ticks niceTicks(const Range& range, int most);

}  // namespace footfall::draw

// SPDX-License-Identifier: MIT
// Table 5.1 of the thesis: (speed, turn) of its nine running and nine walking examples.
#pragma once

#include <vector>

#include "base/math.h"

namespace footfall::locomotion {

inline std::vector<Vec2> thesisRun() {
  return {{2.8, 4}, {3.7, 5}, {5.2, 6}, {4.3, 55}, {4.2, -52}, {3.3, 84}, {3.6, -67}, {2.8, 42}, {2.9, -35}};
}
inline std::vector<Vec2> thesisWalk() {
  return {{0.6, 4}, {1.2, 2}, {1.6, 7}, {0.8, 26}, {0.7, -22}, {0.9, 74}, {1.0, -87}, {1.2, 42}, {1.2, -35}};
}

}  // namespace footfall::locomotion

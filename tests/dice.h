// SPDX-License-Identifier: MIT
#pragma once

#include <random>

namespace footfall {

// Random numbers that are the same on every machine.
class Dice {
 public:
  explicit Dice(unsigned seed) : bits_(seed) {}
  double operator()(double low, double high) {
    return low + (high - low) * (static_cast<double>(bits_()) / 4294967296.0);
  }
  int below(int n) { return static_cast<int>((*this)(0, n)); }

 private:
  std::mt19937 bits_;
};

}  // namespace footfall

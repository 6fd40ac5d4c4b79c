// SPDX-License-Identifier: MIT
// Random numbers that belong to one individual of one generation, so that it does not matter which thread or
// machine draws them, or in which order.
#pragma once

#include <cmath>
#include <cstdint>

#include "base/angles.h"
#include "base/math.h"

namespace footfall::creature {

// SplitMix64 (Steele, Lea and Flood 2014) started from the three numbers. No standard distribution is used:
// those differ between libraries.
class RandomStream {
 public:
  RandomStream(std::uint64_t seed, std::uint64_t generation, std::uint64_t individual)
      : state_(mix(mix(mix(seed) + generation) + individual)) {}

  double uniform() { return static_cast<double>(next() >> 11) * 0x1p-53; }  // 0 up to, not including, 1
  double uniform(double low, double high) { return low + (high - low) * uniform(); }
  int index(int count) { return static_cast<int>(uniform() * count); }  // 0 to count - 1
  double normal() {                                                     // Box and Muller; 1 - u is never 0
    return std::sqrt(-2 * std::log(1 - uniform())) * std::cos(2 * kPi * uniform());
  }

 private:
  static std::uint64_t mix(std::uint64_t z) {
    z += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  std::uint64_t next() {
    const std::uint64_t result = mix(state_);
    state_ += 0x9e3779b97f4a7c15u;
    return result;
  }

  std::uint64_t state_;
};

}  // namespace footfall::creature

// SPDX-License-Identifier: MIT
// Curves of every kind for property tests.
#pragma once

#include <random>

#include "curve/curve.h"

namespace footfall {

// 1 to 8 keys of any tangent types; fixed tangents keep their handles inside the segments, so that weighted
// curves do not run back in time.
inline Curve randomCurve(std::mt19937& random, bool weighted, int mostKeys = 8) {
  const auto uniform = [&](double a, double b) {
    return std::uniform_real_distribution<double>(a, b)(random);
  };
  const auto pick = [&](int a, int b) { return std::uniform_int_distribution<int>(a, b)(random); };
  std::vector<Key> keys(static_cast<std::size_t>(pick(1, mostKeys)));
  double time = uniform(-2, 2);
  for (Key& key : keys) {
    key.time = time;
    time += uniform(0.05, 1.5);
    key.value = uniform(-10, 10);
    key.inType = static_cast<TangentType>(pick(0, 14));
    key.outType = static_cast<TangentType>(pick(0, 14));
    key.in = {uniform(0.02, 0.05), uniform(-0.5, 0.5)};
    key.out = {uniform(0.02, 0.05), uniform(-0.5, 0.5)};
  }
  return Curve(std::move(keys), weighted, static_cast<Infinity>(pick(0, 4)),
               static_cast<Infinity>(pick(0, 4)));
}

}  // namespace footfall

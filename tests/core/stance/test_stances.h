// SPDX-License-Identifier: MIT
// Stances with known answers, and random ones.
#pragma once

#include <random>

#include "base/angles.h"
#include "stance/stance.h"

namespace footfall::stance {

// The stance of the specification's regression vector.
inline Stance referenceStance() {
  Stance s;
  s.name = "reference";
  s.mass = 80;
  s.contactTime = 0.24;
  s.force.mean = {120, 30, 1500};
  s.force.add(1, {-700, 20, -1400}, {kPi / 2, 0.3, 0.05});
  s.force.add(2, {60, 5, 120}, {0.2, 1.0, 1.0});
  s.contactOffset = {0.3, 0.05};
  s.handles = {1.05, 1.06, 3.0, 3.3, 0.1, 1.4};
  return s;
}

inline Stance randomStance(std::mt19937& random) {
  std::uniform_real_distribution<double> unit(-1, 1);
  Stance s;
  s.name = "random";
  s.mass = 60 + 20 * unit(random);
  s.contactTime = 0.25 + 0.1 * unit(random);
  s.force.mean = {200 * unit(random), 60 * unit(random), 1500 + 500 * unit(random)};
  const int harmonics = 1 + static_cast<int>(4 * std::abs(unit(random)));
  for (int n = 1; n <= harmonics; ++n) {
    s.force.add(n, Vec3(300 * unit(random), 50 * unit(random), 800 * unit(random)) / n,
                Vec3(3 * unit(random), 3 * unit(random), 3 * unit(random)));
  }
  s.torque = 20 * Eigen::MatrixXd::Random(4 + static_cast<int>(3 * std::abs(unit(random))), 3);
  s.contactOffset = {0.3 * unit(random), 0.1 * unit(random)};
  s.handles = {1.1, 1.1, 3, 3, 0, 1.4};
  return s;
}

}  // namespace footfall::stance

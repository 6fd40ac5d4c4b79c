// SPDX-License-Identifier: MIT
#include "io/page/smallest_three.h"

#include <algorithm>
#include <cmath>

namespace footfall {
namespace {

// The three smaller components of a unit vector are at most 1/√2 in size.
constexpr double kRoot2 = 1.41421356237309504880;
constexpr double kSteps = 32767;

}  // namespace

PackedRotation packRotation(const Quat& rotation) {
  const Eigen::Vector4d c = rotation.normalized().coeffs();  // x, y, z, w
  int largest = 0;
  for (int i = 1; i < 4; ++i) {
    if (std::abs(c[i]) > std::abs(c[largest])) largest = i;
  }
  const double sign = c[largest] < 0 ? -1 : 1;
  PackedRotation words{};
  std::size_t word = 0;
  for (int i = 0; i < 4; ++i) {
    if (i == largest) continue;
    const double share = std::clamp((sign * c[i] * kRoot2 + 1) / 2, 0.0, 1.0);
    words[word++] = static_cast<std::uint16_t>(std::lround(share * kSteps));
  }
  words[0] = static_cast<std::uint16_t>(words[0] | (largest >> 1) << 15);
  words[1] = static_cast<std::uint16_t>(words[1] | (largest & 1) << 15);
  return words;
}

Quat unpackRotation(const PackedRotation& words) {
  const int largest = (words[0] >> 15) << 1 | words[1] >> 15;
  Eigen::Vector4d c;
  double rest = 1;
  std::size_t word = 0;
  for (int i = 0; i < 4; ++i) {
    if (i == largest) continue;
    c[i] = (2 * (words[word++] & 0x7fff) / kSteps - 1) / kRoot2;
    rest -= c[i] * c[i];
  }
  c[largest] = std::sqrt(std::max(0.0, rest));
  return Quat(c).normalized();
}

}  // namespace footfall

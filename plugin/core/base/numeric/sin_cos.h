// SPDX-License-Identifier: MIT
// Sines and cosines of a handful of angles at once, written so that compilers turn the loop into vector code.
#pragma once

#include <Eigen/Core>
#include <cmath>
#include <cstdint>
#include <cstring>

namespace footfall {

// sin and cos of N angles (radians). Within 3e-16 of the true value for |x| <= 1e6, the library's own beyond
// that. The result of an angle does not depend on its place or its neighbours. The arrays must not overlap.
template <int N>
[[gnu::always_inline]] inline void sinCos(const double* __restrict x, double* __restrict sine,
                                          double* __restrict cosine) {
  // Cody and Waite: x - k·π/2 with π/2 in three parts, the first two of 33 bits so that k times them is
  // exact.
  constexpr double kTwoOverPi = 0.63661977236758134308;
  constexpr double kPart1 = 1.5707963267341256, kPart2 = 6.077100506303966e-11,
                   kPart3 = 2.0222662487959506e-21;
  constexpr double kRound =
      6755399441055744.0;  // 1.5·2^52: adding it leaves the nearest integer in the low bits
  constexpr double kLimit = 1e6;
  for (int i = 0; i < N; ++i) {
    const double shifted = x[i] * kTwoOverPi + kRound;
    const double k = shifted - kRound;
    std::uint64_t quadrant;
    std::memcpy(&quadrant, &shifted, sizeof quadrant);
    const double r = ((x[i] - k * kPart1) - k * kPart2) - k * kPart3;
    const double q = r * r;
    // Taylor's series; on |r| <= π/4 the first term left out is below 5e-17.
    const double s =
        r + r * q *
                (-1.0 / 6 +
                 q * (1.0 / 120 +
                      q * (-1.0 / 5040 +
                           q * (1.0 / 362880 + q * (-1.0 / 39916800 +
                                                    q * (1.0 / 6227020800 + q * (-1.0 / 1307674368000)))))));
    const double c =
        1 + q * (-0.5 +
                 q * (1.0 / 24 + q * (-1.0 / 720 +
                                      q * (1.0 / 40320 +
                                           q * (-1.0 / 3628800 +
                                                q * (1.0 / 479001600 + q * (-1.0 / 87178291200 +
                                                                            q * (1.0 / 20922789888000))))))));
    // Odd quadrants swap the two; the sign bits follow from the quadrant. No branch, so that the loop
    // vectorises.
    std::uint64_t sBits, cBits;
    std::memcpy(&sBits, &s, sizeof sBits);
    std::memcpy(&cBits, &c, sizeof cBits);
    const std::uint64_t odd = std::uint64_t{0} - (quadrant & 1);
    const std::uint64_t swapped = (sBits ^ cBits) & odd;
    sBits = (sBits ^ swapped) ^ ((quadrant & 2) << 62);
    cBits = (cBits ^ swapped) ^ (((quadrant + 1) & 2) << 62);
    std::memcpy(&sine[i], &sBits, sizeof sBits);
    std::memcpy(&cosine[i], &cBits, sizeof cBits);
  }
  if (Eigen::Map<const Eigen::Array<double, N, 1>>(x).abs().maxCoeff() <= kLimit) return;
  for (int i = 0; i < N; ++i) {
    if (std::abs(x[i]) <= kLimit) continue;
    sine[i] = std::sin(x[i]);
    cosine[i] = std::cos(x[i]);
  }
}

}  // namespace footfall

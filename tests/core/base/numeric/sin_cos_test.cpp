// SPDX-License-Identifier: MIT
#include "base/numeric/sin_cos.h"
#include "base/angles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "base/math.h"

namespace footfall {
namespace {

TEST(SinCos, AgreesWithTheLibrary) {
  std::mt19937_64 random(5);
  double worst = 0;
  long checked = 0;
  for (const double range : {1e-9, 1e-3, 1.0, 10.0, 1e3, 1e6, 1e12}) {
    std::uniform_real_distribution<double> any(-range, range);
    for (int i = 0; i < 20000; ++i) {
      double x[8], s[8], c[8];
      for (double& v : x) v = any(random);
      x[3] = kPi / 4 * std::round(x[3]);  // the seams between quadrants
      sinCos<8>(x, s, c);
      for (int k = 0; k < 8; ++k, ++checked) {
        worst = std::max({worst, std::abs(s[k] - std::sin(x[k])), std::abs(c[k] - std::cos(x[k]))});
      }
    }
  }
  EXPECT_LT(worst, 4e-16);
  EXPECT_EQ(checked, 7 * 160000);
  double zero[1] = {0}, s[1], c[1];
  sinCos<1>(zero, s, c);
  EXPECT_EQ(s[0], 0.0);
  EXPECT_EQ(c[0], 1.0);
}

}  // namespace
}  // namespace footfall

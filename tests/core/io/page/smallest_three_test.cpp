// SPDX-License-Identifier: MIT
#include "io/page/smallest_three.h"

#include <cmath>

#include <gtest/gtest.h>

#include "base/angles.h"
#include "dice.h"

namespace footfall {
namespace {

// 15 bits over ±1/√2 are steps of 4.3e-5. Each of three components is off by h, half a step, at most; the one
// left out is off by 3 h at most, where all four are equal. Together √(3 + 9) h, and an angle of twice that:
// 0.0086 degrees.
constexpr double kBound = 0.0086 * kDegree;

TEST(SmallestThree, TurnsComeBackWithinTheirBits) {
  Dice dice(7);
  for (int i = 0; i < 20000; ++i) {
    Quat q(dice(-1, 1), dice(-1, 1), dice(-1, 1), dice(-1, 1));
    if (q.norm() < 0.01) continue;
    q.normalize();
    const Quat back = unpackRotation(packRotation(q));
    ASSERT_LT(q.angularDistance(back), kBound) << q.coeffs().transpose();
  }
}

TEST(SmallestThree, EdgesComeBackToo) {
  for (const Quat& q :
       {Quat(1, 0, 0, 0), Quat(0, 1, 0, 0), Quat(0, 0, 1, 0), Quat(0, 0, 0, 1), Quat(-1, 0, 0, 0),
        Quat(0.5, 0.5, 0.5, 0.5), Quat(0.5, -0.5, 0.5, -0.5), Quat(std::sqrt(0.5), 0, -std::sqrt(0.5), 0)})
    EXPECT_LT(q.angularDistance(unpackRotation(packRotation(q))), kBound) << q.coeffs().transpose();
}

TEST(SmallestThree, AQuaternionAndItsNegativeAreOneRotation) {
  const Quat q = Quat(0.3, -0.7, 0.2, 0.6).normalized();
  EXPECT_EQ(packRotation(q), packRotation(Quat(-q.w(), -q.x(), -q.y(), -q.z())));
}

}  // namespace
}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "io/page/smallest_three.h"

#include <cmath>

#include <gtest/gtest.h>

#include "base/angles.h"
#include "dice.h"

namespace footfall {
namespace {

// 15 bits over ±1/√2 are steps of 4.3e-5: half a step in each of three components, and what follows for the
// one left out, is an angle below 2 · √(3 + 3) · 2.2e-5 rad = 0.006 degrees.
constexpr double kBound = 0.0062 * kDegree;

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

// SPDX-License-Identifier: MIT
#include "footprint/com/leg_forces.h"

#include <gtest/gtest.h>

#include "core/footprint/tracks.h"

namespace footfall::footprint {
namespace {

TEST(LegForces, FlightGivesNothing) {
  const Vec3 wanted(1, 2, 3);
  EXPECT_EQ(legForces(wanted, nullptr, 0).missing, wanted);
}

TEST(LegForces, OneLegPushesAlongItsLineOnly) {
  const Vec3 up(0, 0.9, 0);
  EXPECT_NEAR(legForces(Vec3(0, 9.81, 0), &up, 1).missing.norm(), 0, 1e-12);  // standing still
  EXPECT_NEAR(legForces(Vec3(1.5, 9.81, 0), &up, 1).missing.norm(), 1.5,
              1e-12);                                          // horizontal acceleration is charged
  const LegForces pulled = legForces(Vec3(0, -2, 0), &up, 1);  // falling faster than g: no pull
  EXPECT_EQ(pulled.count, 0);
  EXPECT_NEAR(pulled.missing.norm(), 2, 1e-12);
}

TEST(LegForces, TwoLegsSpanACone) {
  const Vec3 legs[] = {Vec3(0.3, 0.9, 0), Vec3(-0.3, 0.9, 0)};
  const Vec3 inside = 3 * legs[0] + 5 * legs[1];
  const LegForces in = legForces(inside, legs, 2);
  EXPECT_NEAR(in.missing.norm(), 0, 1e-12);
  EXPECT_NEAR(in.push[0], 3, 1e-12);
  EXPECT_NEAR(in.push[1], 5, 1e-12);
  EXPECT_NEAR(legForces(inside + Vec3(0, 0, 0.7), legs, 2).missing.norm(), 0.7, 1e-12);  // out of the plane
  // Beyond an edge: as one leg.
  const Vec3 beyond = 4 * legs[0] - 1 * legs[1];
  EXPECT_NEAR((legForces(beyond, legs, 2).missing - legForces(beyond, legs, 1).missing).norm(), 0, 1e-12);
}

TEST(LegForces, LinesThatCoincideAreOneLeg) {
  const Vec3 legs[] = {Vec3(0, 0.9, 0), Vec3(0, 1.8, 0)};
  EXPECT_NEAR(legForces(Vec3(1, 5, 0), legs, 2).missing.norm(), 1, 1e-12);
}

// The conditions that only the solution meets: pushes not negative, nothing missing along a leg in use, none
// along another.
TEST(LegForces, MeetsTheConditionsOfNonNegativeLeastSquares) {
  Dice dice(3);
  int used[4] = {0, 0, 0, 0};
  for (int trial = 0; trial < 5000; ++trial) {
    const int count = 1 + dice.below(6);
    Vec3 legs[kMostSupports];
    for (int i = 0; i < count; ++i) legs[i] = Vec3(dice(-0.6, 0.6), dice(0.2, 1), dice(-0.6, 0.6));
    const Vec3 wanted(dice(-5, 5), dice(-5, 15), dice(-5, 5));
    const LegForces b = legForces(wanted, legs, count);
    ++used[b.count];
    Vec3 left = wanted;
    for (int i = 0; i < count; ++i) {
      ASSERT_GE(b.push[static_cast<std::size_t>(i)], 0);
      left -= b.push[static_cast<std::size_t>(i)] * legs[i];
    }
    ASSERT_NEAR((left - b.missing).norm(), 0, 1e-9);
    for (int i = 0; i < count; ++i) {
      const double along = b.missing.dot(legs[i]);
      if (b.push[static_cast<std::size_t>(i)] > 0) {
        ASSERT_NEAR(along, 0, 1e-7);
      } else {
        ASSERT_LE(along, 1e-7);
      }
    }
  }
  for (const int n : used) EXPECT_GT(n, 100);
}

}  // namespace
}  // namespace footfall::footprint

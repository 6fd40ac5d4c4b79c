// SPDX-License-Identifier: MIT
#include "stance/force_series.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "core/stance/test_stances.h"
#include "error_of.h"

namespace footfall::stance {
namespace {

using testing::HasSubstr;

TEST(ForceSeries, IsTheSumOfItsCosines) {
  ForceSeries f;
  f.mean = {1, 2, 3};
  f.add(1, {4, 0, 0}, {0.3, 0, 0});
  f.add(3, {0, 5, 6}, {0, -1, 2});
  for (const double tau : {0.0, 0.1, 0.37, 0.8, 1.0}) {
    const double w = 2 * kPi * tau;
    const Vec3 expected(1 + 4 * std::cos(w + 0.3), 2 + 5 * std::cos(3 * w - 1), 3 + 6 * std::cos(3 * w + 2));
    EXPECT_LT((f.at(tau) - expected).norm(), 1e-12);
  }
  EXPECT_THAT(errorOf([&] { f.add(0, {1, 1, 1}, {0, 0, 0}); }), HasSubstr("must be 1 to 12, got 0"));
  EXPECT_THAT(errorOf([&] {
                f.add(kHarmonics + 1, {1, 1, 1}, {0, 0, 0});
              }),
              HasSubstr("must be 1 to 12, got 13"));
}

// Differences of the integrals give back what was integrated.
TEST(ForceSeries, IntegralsAreExact) {
  std::mt19937 random(3);
  for (int trial = 0; trial < 50; ++trial) {
    const ForceSeries f = randomStance(random).force;
    EXPECT_EQ(f.integral(0), Vec3(0, 0, 0));
    EXPECT_EQ(f.doubleIntegral(0), Vec3(0, 0, 0));
    EXPECT_LT((f.integral(1) - f.mean).norm(), 1e-9) << "whole harmonics add nothing";
    constexpr double kStep = 1e-4;
    for (double tau = 0.1; tau < 1; tau += 0.2) {
      EXPECT_LT(((f.integral(tau + kStep) - f.integral(tau - kStep)) / (2 * kStep) - f.at(tau)).norm(), 1e-2);
      EXPECT_LT(
          ((f.doubleIntegral(tau + kStep) - f.doubleIntegral(tau - kStep)) / (2 * kStep) - f.integral(tau))
              .norm(),
          1e-3);
    }
  }
}

TEST(ForceSeries, BlendOfPhasorsIsTheBlendOfForces) {
  std::mt19937 random(4);
  for (int trial = 0; trial < 50; ++trial) {
    const ForceSeries a = randomStance(random).force, b = randomStance(random).force;
    for (const double k : {-0.5, 0.0, 0.3, 1.0, 1.7}) {
      const ForceSeries mixed = blend(a, b, k);
      for (double tau = 0; tau <= 1; tau += 0.125) {
        EXPECT_LT((mixed.at(tau) - (k * a.at(tau) + (1 - k) * b.at(tau))).norm(), 1e-9);
      }
    }
  }
}

TEST(ForceSeries, AmplitudesAloneKeepThePhaseOfTheLargerShare) {
  ForceSeries a, b;
  a.add(1, {2, 2, 0}, {0.5, 0.5, 0});
  b.add(1, {4, 0, 6}, {1.5, 0, 1});
  ForceSeries expected;
  expected.add(1, {0.75 * 2 + 0.25 * 4, 0.75 * 2, 0.25 * 6}, {0.5, 0.5, 1});
  const ForceSeries mixed = blendAmplitudes(a, b, 0.75);
  for (double tau = 0; tau <= 1; tau += 0.1) EXPECT_LT((mixed.at(tau) - expected.at(tau)).norm(), 1e-12);
  // Where phases agree both ways are one.
  ForceSeries c;
  c.add(1, {5, 1, 0}, {0.5, 0.5, 0});
  EXPECT_LT((blendAmplitudes(a, c, 0.4).at(0.3) - blend(a, c, 0.4).at(0.3)).norm(), 1e-12);
}

}  // namespace
}  // namespace footfall::stance

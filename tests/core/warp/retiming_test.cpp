// SPDX-License-Identifier: MIT
#include <cmath>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "warp/retiming.h"

namespace footfall {
namespace {

using testing::HasSubstr;

TEST(Retiming, NoKeysOneKeyAndBeyond) {
  EXPECT_EQ(Retiming().source(7), 7);
  EXPECT_EQ(Retiming({{10, 4}}).source(12), 6);
  const Retiming map({{0, 0}, {10, 20}}, TimeInterpolation::Linear);
  EXPECT_EQ(map.source(5), 10);
  EXPECT_EQ(map.speed(5), 2);
  EXPECT_EQ(map.source(13), 23);
  EXPECT_EQ(map.source(-3), -3);
  EXPECT_EQ(map.shown({0, 30}).end, 20);
}

TEST(Retiming, SplineIsTheGoldenCtbSpline) {
  const Retiming map({{0, 0}, {10, 1}, {30, -1}, {40, 0.5}});
  EXPECT_NEAR(map.source(5), 0.666666667, 1e-9);
  EXPECT_NEAR(map.source(20), -0.041666667, 1e-9);
  EXPECT_NEAR(map.source(38), 0.146666667, 1e-9);
  ASSERT_TRUE(map.reversal().has_value());
  EXPECT_THROW(map.inverse(0.2), Error);
  EXPECT_EQ(map.shown({0, 100}).end, 40);
}

TEST(Retiming, FindsTheOvershootOfASplineAndMonotoneHasNone) {
  const std::vector<TimeKey> keys{{0, 0}, {10, 30}, {20, 31}, {30, 60}};
  const auto back = Retiming(keys).reversal();
  ASSERT_TRUE(back.has_value());
  EXPECT_LT(Retiming(keys).speed(*back), 0);
  EXPECT_FALSE(Retiming(keys, TimeInterpolation::Monotone).reversal().has_value());
  EXPECT_FALSE(Retiming(keys, TimeInterpolation::Linear).reversal().has_value());
}

TEST(Retiming, MonotoneMapsNeverRunBackAndInvert) {
  std::mt19937 random(11);
  std::uniform_real_distribution<double> step(0.01, 5);
  int checked = 0;
  for (int round = 0; round < 200; ++round) {
    std::vector<TimeKey> keys{{0, 0}};
    for (int k = 0; k < 6; ++k)
      keys.push_back({keys.back().at + step(random), keys.back().source + step(random)});
    const Retiming map(keys, TimeInterpolation::Monotone);
    ASSERT_FALSE(map.reversal().has_value());
    double before = -1;
    for (int i = 0; i <= 100; ++i, ++checked) {
      const double at = keys.back().at * i / 100, source = map.source(at);
      EXPECT_GT(source, before);
      before = source;
      EXPECT_NEAR(map.source(map.inverse(source)), source, 1e-12 * (1 + source));
    }
    for (const TimeKey& key : keys) EXPECT_DOUBLE_EQ(map.source(key.at), key.source);
  }
  EXPECT_EQ(checked, 20200);
}

TEST(Retiming, RefusesKeysOutOfOrder) {
  try {
    Retiming({{0, 0}, {5, 1}, {5, 2}});
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("time keys 1 and 2"));
  }
}

TEST(Retiming, SpeedsIntegrate) {
  // Full speed, braking to a hold, the hold.
  const auto keys = timeKeysFromSpeeds({{0, 1}, {10, 1}, {20, 0}, {30, 0}}, 5);
  const Retiming map(keys, TimeInterpolation::Monotone);
  EXPECT_NEAR(map.source(10), 15, 1e-12);
  EXPECT_NEAR(map.source(20), 20, 1e-12);
  EXPECT_NEAR(map.source(30), 20, 1e-12);
  EXPECT_NEAR(map.source(25), 20, 1e-12);
  EXPECT_NEAR(map.source(15), 18.75, 0.02);
}

}  // namespace
}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "figure/contact/strike_times.h"

#include <cmath>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace footfall {
namespace {

// A point that stands, then goes off from `start` (frames) by a law of the share of the swing.
template <typename Law>
Departure leaving(double start, double swing, const Vec3& far, const Law& law, double noise = 0,
                  unsigned seed = 1) {
  std::mt19937 random(seed);
  std::normal_distribution<double> deviation(0, noise > 0 ? noise : 1);
  Departure way;
  way.noise = std::max(noise, 0.0004);
  const std::size_t last = static_cast<std::size_t>(start + 0.5 * swing);
  for (std::size_t i = 0; i <= last; ++i) {
    const double share = std::max(0.0, static_cast<double>(i) - start) / swing;
    const Vec3 off = law(share) * far;
    Vec3 noisy = off;
    for (int axis = 0; axis < 3 && noise > 0; ++axis) noisy[axis] += deviation(random);
    way.off.push_back(noisy);
    way.distance.push_back(off.norm());
    if (way.gone == 0 && off.norm() > 0.005) way.gone = i;
  }
  way.fastest = start + 0.5 * swing;
  return way;
}

double leastJerk(double s) {
  return s * s * s * (10 + s * (-15 + 6 * s));
}

TEST(EdgeFit, FindsTheStartOfAWayOfLeastJerkExactly) {
  int checked = 0;
  for (const double start : {10.0, 12.3, 15.75, 20.5}) {
    for (const double swing : {14.0, 30.0, 60.0}) {
      const std::vector<double> edges = edgesOf({leaving(start, swing, {0.2, 0.3, 1.0}, leastJerk)}, 0.027);
      ASSERT_EQ(edges.size(), 1u);
      EXPECT_NEAR(edges[0], start, 0.15) << start << " " << swing;
      ++checked;
    }
  }
  EXPECT_EQ(checked, 12);
}

TEST(EdgeFit, ToldFromWaysWhoseAccelerationOrVelocitySetsInAtOnce) {
  const auto accelerated = [](double s) { return 2 * s * s; };
  const auto struck = [](double s) { return s; };
  EXPECT_NEAR(edgesOf({leaving(14.4, 30, {0, 0.3, 1}, accelerated)}, 0.027)[0], 14.4, 0.35);
  EXPECT_NEAR(edgesOf({leaving(14.4, 30, {0, 0.3, 1}, struck)}, 0.027)[0], 14.4, 0.35);
}

TEST(EdgeFit, InNoiseOfTwoMillimetresAtAHundredAndTwentyFramesASecond) {
  double squares = 0;
  int checked = 0;
  for (unsigned trial = 0; trial < 20; ++trial) {
    std::vector<Departure> ways;
    for (unsigned k = 0; k < 8; ++k)
      ways.push_back(leaving(15 + 0.37 * k, 45, {0.1, 0.3, 1.2}, leastJerk, 0.002, 1000 + 8 * trial + k));
    const std::vector<double> edges = edgesOf(ways, 0.027);
    for (unsigned k = 0; k < 8; ++k, ++checked) {
      const double off = edges[k] - (15 + 0.37 * k);
      squares += off * off;
      EXPECT_LT(std::abs(off), 1);
    }
  }
  EXPECT_EQ(checked, 160);
  EXPECT_LT(std::sqrt(squares / checked), 0.3);
}

TEST(EdgeFit, BackwardsInTimeAndAtTheClipsEnds) {
  Departure landing = leaving(12.5, 30, {0, 0.2, 1}, leastJerk);
  landing.origin = 100;
  landing.direction = -1;
  Departure stands;  // till the clip's end
  stands.farthest = 240;
  const std::vector<double> edges = edgesOf({landing, stands}, 0.027);
  ASSERT_EQ(edges.size(), 2u);
  EXPECT_NEAR(edges[0], 100 - 12.5, 0.15);
  EXPECT_EQ(edges[1], 240);
  landing.latest = 11;  // known to have left by then
  EXPECT_EQ(edgesOf({landing}, 0.027)[0], 89);
  EXPECT_TRUE(edgesOf({}, 0.027).empty());
}

TEST(EdgeFit, TheSameBitsOnAnyNumberOfThreads) {
  std::vector<Departure> ways;
  for (unsigned k = 0; k < 9; ++k)
    ways.push_back(leaving(15 + 0.2 * k, 40, {0.1, 0.3, 1.2}, leastJerk, 0.002, 70 + k));
  EXPECT_EQ(edgesOf(ways, 0.027, 0.25, 1), edgesOf(ways, 0.027, 0.25, 4));
}

}  // namespace
}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "curve/hermite.h"

#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/math.h"

namespace footfall {
namespace {

TEST(Hermite, FliesABallisticArcExactly) {
  const Vec3 gravity(0, -9.81, 0), p0(1, 2, 3), v0(0.5, 4, -1.25);
  const double start = 0.7, T = 0.6;
  const HermiteSegment<Vec3> flight{{start, p0, v0},
                                    {start + T, p0 + v0 * T + gravity * T * T / 2, v0 + gravity * T}};
  int checked = 0;
  for (double t = 0; t <= T; t += T / 32, ++checked) {
    EXPECT_TRUE(flight.position(start + t).isApprox(p0 + v0 * t + gravity * t * t / 2, 1e-14));
    EXPECT_TRUE(flight.velocity(start + t).isApprox(v0 + gravity * t, 1e-13));
    EXPECT_TRUE(flight.acceleration(start + t).isApprox(gravity, 1e-12));
  }
  EXPECT_GE(checked, 32);
}

TEST(Hermite, IsTheOnlyCubicWithItsEnds) {
  // x(t) = 2 − t + 3t² + 0.5t³, read off at uneven knots.
  const auto x = [](double t) { return 2 - t + 3 * t * t + 0.5 * t * t * t; };
  const auto v = [](double t) { return -1 + 6 * t + 1.5 * t * t; };
  std::vector<HermiteKnot<double>> knots;
  for (const double t : {-1.0, 0.0, 0.25, 2.0}) knots.push_back({t, x(t), v(t)});
  const HermiteSpline<double> spline(knots);
  for (double t = -1; t <= 2; t += 0.05) {
    EXPECT_NEAR(spline.position(t), x(t), 1e-13);
    EXPECT_NEAR(spline.velocity(t), v(t), 1e-13);
    EXPECT_NEAR(spline.acceleration(t), 6 + 3 * t, 1e-11);
  }
  EXPECT_DOUBLE_EQ(spline.position(3), x(2) + v(2));
  EXPECT_DOUBLE_EQ(spline.position(-2), x(-1) - v(-1));
  EXPECT_EQ(spline.velocity(9), v(2));
  EXPECT_EQ(spline.acceleration(9), 0);
}

TEST(Hermite, IsSmoothInTimeOverUnevenSegments) {
  std::mt19937 random(4);
  std::uniform_real_distribution<double> one(-1, 1);
  int checked = 0;
  for (int i = 0; i < 200; ++i) {
    std::vector<HermiteKnot<Vec3>> knots;
    double time = 0;
    for (int k = 0; k < 6; ++k) {
      knots.push_back({time += 1.1 + one(random), Vec3(one(random), one(random), one(random)),
                       Vec3(one(random), one(random), one(random))});
    }
    const HermiteSpline<Vec3> spline(knots);
    EXPECT_EQ(spline.segments(), 5u);
    for (std::size_t k = 1; k + 1 < knots.size(); ++k, ++checked) {
      const double t = knots[k].time;
      EXPECT_LT((spline.segment(k - 1).position(t) - knots[k].position).norm(), 1e-12);
      EXPECT_LT((spline.segment(k - 1).velocity(t) - knots[k].velocity).norm(), 1e-10);
      EXPECT_EQ(spline.segmentAt(t), k);
      const double m = 0.5 * (t + knots[k + 1].time), h = 1e-3 * (knots[k + 1].time - t);
      const Vec3 slope = (spline.position(m + h) - spline.position(m - h)) / (2 * h);
      const Vec3 bend = (spline.velocity(m + h) - spline.velocity(m - h)) / (2 * h);
      EXPECT_LT((spline.velocity(m) - slope).norm(), 1e-4 * (1 + slope.norm()));
      EXPECT_LT((spline.acceleration(m) - bend).norm(), 1e-6 * (1 + bend.norm()));
    }
  }
  EXPECT_EQ(checked, 800);
}

TEST(Hermite, RefusesBadKnotsWithWords) {
  const auto refusal = [](std::vector<HermiteKnot<double>> knots) -> std::string {
    try {
      HermiteSpline<double> spline(std::move(knots));
    } catch (const Error& error) {
      return error.what();
    }
    return "accepted";
  };
  EXPECT_THAT(refusal({{0, 1, 0}}), ::testing::HasSubstr("at least two knots, got 1"));
  EXPECT_THAT(refusal({{0, 1, 0}, {0, 2, 0}}), ::testing::HasSubstr("knot 1 at 0 s must come after"));
}

}  // namespace
}  // namespace footfall

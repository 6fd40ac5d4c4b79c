// SPDX-License-Identifier: MIT
#include "curve/plan_path.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "base/error.h"

namespace footfall {
namespace {

using testing::HasSubstr;

std::vector<PathPoint> pointsAt(std::initializer_list<Vec2> places) {
  std::vector<PathPoint> points;
  for (const Vec2& place : places) points.push_back({place, {}});
  return points;
}

TEST(PlanPath, TwoPointsAreAStraightLineThatGoesOn) {
  const PlanPath path(pointsAt({{1, 2}, {1, 5}}));
  EXPECT_NEAR(path.length(), 3, 1e-12);
  for (const double d : {-2.0, 0.0, 0.7, 3.0, 10.0}) {
    const PathPlace place = path.at(d);
    EXPECT_NEAR((place.position - Vec2(1, 2 + d)).norm(), 0, 1e-12) << d;
    EXPECT_NEAR(place.yaw, 0, 1e-12);
    EXPECT_NEAR(place.curvature, 0, 1e-9);
    EXPECT_NEAR((place.left() - Vec2(1, 0)).norm(), 0, 1e-12);  // facing +Z the left is +X
  }
}

// Eight arcs of 45 degrees with true tangents: a cubic of this kind follows the circle to some 1e-3 of its
// radius.
TEST(PlanPath, ACircleHasItsLengthYawAndCurvature) {
  constexpr double kRadius = 3;
  std::vector<PathPoint> points;
  for (int i = 0; i < 8; ++i) {
    const double a = i * kPi / 4;
    points.push_back({{-kRadius * std::cos(a), kRadius * std::sin(a)}, Vec2(std::sin(a), std::cos(a))});
  }
  const PlanPath path(points, true);
  EXPECT_NEAR(path.length(), 2 * kPi * kRadius, 1e-5 * 2 * kPi * kRadius);
  for (int i = 0; i <= 400; ++i) {
    const double d = 3 * path.length() * i / 400;  // three times round
    const PathPlace place = path.at(d);
    EXPECT_NEAR(place.position.norm(), kRadius, 1e-5 * kRadius) << d;
    EXPECT_NEAR(place.yaw, 2 * kPi * d / path.length(), 1e-3) << d;
    EXPECT_NEAR(place.curvature, 1 / kRadius, 0.01 / kRadius) << d;
  }
}

TEST(PlanPath, IsWalkedByItsLengthWithoutJumps) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> anywhere(-5, 5);
  int checked = 0;
  for (int trial = 0; trial < 50; ++trial) {
    std::vector<PathPoint> points;
    for (int i = 0; i < 6; ++i) points.push_back({{anywhere(random), anywhere(random)}, {}});
    if (trial % 3 == 0) points[2].heading = Vec2(anywhere(random), anywhere(random));
    const PlanPath path(points, trial % 2 == 1);
    constexpr double kStep = 1e-4;
    double yaw = path.at(0).yaw;
    for (double d = 0; d < path.length(); d += 0.01) {
      const PathPlace here = path.at(d), next = path.at(d + kStep);
      // A hairpin turns within the step itself.
      if (std::abs(here.curvature) < 20 && std::abs(next.curvature) < 20) {
        EXPECT_NEAR((next.position - here.position).norm(), kStep, 1e-3 * kStep) << trial << " at " << d;
        EXPECT_GT((next.position - here.position).normalized().dot(here.forward()), 0.999)
            << trial << " at " << d;
        EXPECT_NEAR(next.yaw - here.yaw, kStep * here.curvature,
                    0.1 * kStep * (1 + std::abs(here.curvature)) + 1e-4);
        ++checked;
      }
      EXPECT_LT(std::abs(here.yaw - yaw), kPi) << "a whole turn was lost";
      yaw = here.yaw;
    }
  }
  EXPECT_GT(checked, 50000);
}

TEST(PlanPath, GoesThroughItsPointsInOrder) {
  const std::vector<PathPoint> points = pointsAt({{0, 0}, {1, 3}, {4, 4}, {6, 1}});
  const PlanPath path(points);
  std::size_t next = 0;
  for (double d = 0; d <= path.length() + 1e-6 && next < points.size(); d += 1e-4) {
    if ((path.at(d).position - points[next].position).norm() < 2e-4) ++next;
  }
  EXPECT_EQ(next, points.size());
}

TEST(PlanPath, BadPointsAreNamed) {
  const auto fault = [](const std::vector<PathPoint>& points, bool closed) -> std::string {
    try {
      PlanPath path(points, closed);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_THAT(fault(pointsAt({{0, 0}}), false), HasSubstr("at least 2 points, got 1"));
  EXPECT_THAT(fault(pointsAt({{0, 0}, {1, 0}}), true), HasSubstr("closed path needs at least 3 points"));
  EXPECT_THAT(fault(pointsAt({{0, 0}, {1, 0}, {1, 0}}), false), HasSubstr("points 2 and 3 are in one place"));
  EXPECT_THAT(fault(pointsAt({{0, 0}, {NAN, 0}}), false), HasSubstr("point 2"));
  std::vector<PathPoint> points = pointsAt({{0, 0}, {1, 0}});
  points[1].heading = Vec2::Zero();
  EXPECT_THAT(fault(points, false), HasSubstr("point 2: a heading of no length"));
  const PlanPath path(pointsAt({{0, 0}, {1, 0}}));
  EXPECT_THAT([&] { path.at(INFINITY); }, testing::ThrowsMessage<Error>(testing::HasSubstr("not finite")));
}

}  // namespace
}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "footprint/planners/path_prints.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"

namespace footfall::footprint {
namespace {

using testing::HasSubstr;

VirtualLegs biped() {
  return simpleBiped(0.09, 0.05, 0.08, 0.85, 0.95, 0.08);
}

Vec2 plan(const Footprint& print) {
  return {print.position.x(), print.position.z()};
}

PlanPath straight(double length) {
  return PlanPath({{{0, 0}, {}}, {{0, length}, {}}});
}

TEST(PathPrints, StraightAheadTheyAlternateAtTheStepLength) {
  PathPrintOptions options;
  options.stepLength = 0.5;
  options.stepWidth = 0.16;
  options.toeOut = 0.1;
  options.stance = 0.65;
  options.step = 0.5;
  const Track track = printsAlongPath(straight(3), biped(), options);
  ASSERT_EQ(track.prints.size(), 7u);
  for (std::size_t i = 0; i < track.prints.size(); ++i) {
    const Footprint& print = track.prints[i];
    const double side = i % 2 == 0 ? 1 : -1;  // the walker's first leg is the left one, whose side is +X
    EXPECT_EQ(print.leg, static_cast<int>(i % 2));
    EXPECT_NEAR((print.position - Vec3(0.08 * side, 0, 0.5 * static_cast<double>(i))).norm(), 0, 1e-12);
    EXPECT_NEAR(print.yaw, 0.1 * side, 1e-12);
    EXPECT_EQ(print.stance, 0.65);
    EXPECT_EQ(print.step, 0.5);
  }
}

TEST(PathPrints, RoundACircleInnerStepsAreShorter) {
  constexpr double kRadius = 2;
  std::vector<PathPoint> points;
  for (int i = 0; i < 8; ++i) {  // to the left: from +Z towards +X
    const double a = i * kPi / 4;
    points.push_back({{-kRadius * std::cos(a), kRadius * std::sin(a)}, Vec2(std::sin(a), std::cos(a))});
  }
  PathPrintOptions options;
  options.stepWidth = 0.3;
  const Track track = printsAlongPath(PlanPath(points, true), biped(), options);
  ASSERT_GT(track.prints.size(), 15u);
  double yaw = track.prints.front().yaw;
  for (const Footprint& print : track.prints) {
    EXPECT_NEAR(plan(print).norm(), print.leg == 0 ? kRadius - 0.15 : kRadius + 0.15, 1e-4);
    EXPECT_LT(std::abs(print.yaw - yaw), 0.5) << "yaws run on without whole turns";
    yaw = print.yaw;
  }
  EXPECT_GT(yaw, 1.8 * kPi);  // it turned left nearly once round
}

TEST(PathPrints, AnEditedPathMovesItsPrints) {
  std::vector<PathPoint> points{{{0, 0}, {}}, {{0, 3}, {}}, {{0, 6}, {}}};
  const Track before = printsAlongPath(PlanPath(points), biped());
  points[1].position.x() = 1;
  const Track after = printsAlongPath(PlanPath(points), biped());
  double moved = 0;
  for (std::size_t i = 0; i < before.prints.size(); ++i) {
    moved = std::max(moved, (plan(before.prints[i]) - plan(after.prints[i])).norm());
  }
  EXPECT_NEAR(moved, 1, 0.15);
}

TEST(PathPrints, StandingItStartsAndEndsWithFeetTogether) {
  PathPrintOptions options;
  options.standing = true;
  const Track track = printsAlongPath(straight(2.4), biped(), options);
  ASSERT_EQ(track.prints.size(), 7u);
  EXPECT_TRUE(track.standingStart && track.standingEnd);
  EXPECT_EQ(track.prints[0].position.z(), track.prints[1].position.z());
  EXPECT_EQ(track.prints[5].position.z(), track.prints[6].position.z());
  for (std::size_t i = 1; i < track.prints.size(); ++i)
    EXPECT_NE(track.prints[i].leg, track.prints[i - 1].leg);
}

TEST(PathPrints, FourLegsStandBelowTheirHips) {
  const VirtualLegs dog = makeVirtualLegs(characterPreset("dog"));
  ASSERT_EQ(dog.legs.size(), 4u);
  PathPrintOptions options;
  options.stepLength = 0.1;
  const Track track = printsAlongPath(straight(2), dog, options);
  double ahead[4] = {};
  for (std::size_t i = 0; i < 4; ++i)
    ahead[track.prints[i].leg] = track.prints[i].position.z() - 0.1 * static_cast<double>(i);
  for (std::size_t leg = 1; leg < 4; ++leg) {
    EXPECT_NEAR(ahead[leg] - ahead[0], dog.legs[leg].hip.z() - dog.legs[0].hip.z(), 1e-9);
  }
}

TEST(PathPrints, BadOptionsAreRefused) {
  const auto fault = [](PathPrintOptions options) -> std::string {
    try {
      printsAlongPath(straight(2), biped(), options);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  PathPrintOptions options;
  options.stepLength = 0;
  EXPECT_THAT(fault(options), HasSubstr("step length must be above 0 m, got 0"));
  options.stepLength = 1e-9;
  EXPECT_THAT(fault(options), HasSubstr("too many; lengthen the step"));
  options = {};
  options.from = 3;
  EXPECT_THAT(fault(options), HasSubstr("from 3 m to 2 m"));
  options = {};
  options.firstLeg = 2;
  EXPECT_THAT(fault(options), HasSubstr("firstLeg must be 0 to 1, got 2"));
  options = {};
  options.stance = -1;
  EXPECT_THAT(fault(options), HasSubstr("must be 0 or more"));
}

}  // namespace
}  // namespace footfall::footprint

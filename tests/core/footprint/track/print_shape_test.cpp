// SPDX-License-Identifier: MIT
// What is drawn of prints, and prints along curves in space.
#include "footprint/track/print_shape.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "core/footprint/tracks.h"
#include "figure/anatomy/character.h"
#include "footprint/planners/curve_prints.h"
#include "footprint/planners/next_print.h"

namespace footfall::footprint {
namespace {

TEST(PrintShape, IsAsLongAsTheFootAndMirrored) {
  int checked = 0;
  for (const auto kind : {PrintKind::Sole, PrintKind::Toes, PrintKind::Paw, PrintKind::Hoof}) {
    const PrintShape left = printShape(kind, BodySide::Left, 0.3),
                     right = printShape(kind, BodySide::Right, 0.3);
    double back = 0, front = 0;
    ASSERT_EQ(left.outlines.size(), right.outlines.size());
    for (std::size_t i = 0; i < left.outlines.size(); ++i) {
      for (std::size_t k = 0; k < left.outlines[i].size(); ++k, ++checked) {
        const Vec2 &p = left.outlines[i][k], &q = right.outlines[i][k];
        EXPECT_EQ(p.x(), -q.x());
        EXPECT_EQ(p.y(), q.y());
        back = std::min(back, p.y());
        front = std::max(front, p.y());
      }
    }
    EXPECT_NEAR(back, -0.15, 1e-12);
    EXPECT_NEAR(front, 0.15, 1e-12);
    EXPECT_GT(left.halfWidth, 0.04);
    EXPECT_LT(left.halfWidth, 0.15);
    EXPECT_GT(left.handle.back().y(), 0.15);  // ahead of the toes
  }
  EXPECT_GT(checked, 200);
  for (const std::string& name : characterPresets()) printKindOf(name);
  EXPECT_EQ(printKindOf("dinosaur"), PrintKind::Toes);
  EXPECT_EQ(printKindOf("dog"), PrintKind::Paw);
  EXPECT_EQ(printKindOf("horse"), PrintKind::Hoof);
  EXPECT_EQ(printKindOf("anybody"), PrintKind::Sole);
}

// A walk's crossbar is on the bar, a run's beyond it; both stick out to the foot's own side.
TEST(PrintShape, TheDaggerTellsWalksFromRuns) {
  for (const auto side : {BodySide::Left, BodySide::Right}) {
    const double out = side == BodySide::Left ? 1 : -1;
    const PrintShape shape = printShape(PrintKind::Sole, side, 0.26);
    const TimingDagger walk = timingDagger(shape, side, 0.65, 0.5, 0.4),
                       run = timingDagger(shape, side, 0.25, 0.36, 0.4);
    EXPECT_NEAR((walk.to - walk.from).x() * out, 0.65 * 0.4, 1e-12);
    EXPECT_NEAR((walk.crossFrom - walk.from).x() * out, 0.5 * 0.4, 1e-12);
    EXPECT_NEAR((run.crossTo - run.from).x() * out, 0.36 * 0.4, 1e-12);
    EXPECT_LT(walk.crossTo.x() * out, walk.to.x() * out);
    EXPECT_GT(run.crossTo.x() * out, run.to.x() * out);
    EXPECT_GT(walk.from.x() * out, 0);
  }
}

TEST(NextPrint, GoesOnAndTurnsWithTheWay) {
  const Character human = characterPreset("human");
  Footprint last;
  last.position = Vec3(0.1, 0.3, 2);
  last.yaw = 0.5;
  last.stance = 1;
  const Footprint next = printAfter(last, human);
  EXPECT_EQ(next.leg, 1);
  EXPECT_EQ(next.stance, 0);
  const Quat back(Eigen::AngleAxisd(-0.5, Vec3::UnitY()));
  const Vec3 step = back * (next.position - last.position);
  EXPECT_NEAR(step.z(), 0.7 * human.legLength(), 1e-12);
  EXPECT_LT(step.x(), -0.1);  // on the right
  EXPECT_NEAR((printAfter(last, human, true).position - last.position).dot(back.conjugate() * Vec3::UnitZ()),
              -0.7 * human.legLength(), 1e-12);
  // Straight on it keeps its yaw; a quarter turn is too much for one step; on the spot it does not turn.
  EXPECT_NEAR(printAt(last, next, next.position, human).yaw, 0.5, 1e-9);
  const Vec3 beside = next.position - back.conjugate() * Vec3(0, 0, step.z());
  const auto towards = [&](double yaw) { return Vec3(beside + 0.5 * Vec3(std::sin(yaw), 0, std::cos(yaw))); };
  EXPECT_NEAR(printAt(last, next, towards(0.9), human).yaw, 0.9, 1e-9);
  EXPECT_NEAR(printAt(last, next, towards(0.5 - 1.5), human).yaw, 0.5 - kPi / 3, 1e-9);
  EXPECT_EQ(printAt(last, next, beside, human).yaw, 0.5);
  const Footprint between = printBetween(last, printAt(last, next, towards(0.9), human));
  EXPECT_NEAR(between.yaw, 0.7, 1e-9);
  EXPECT_EQ(between.leg, 1);
  EXPECT_NEAR(printTowards(last, last.position + Vec3(2, 5, 0)).yaw, kPi / 2, 1e-12);
  EXPECT_EQ(printTowards(last, last.position + Vec3(0, 1, 0)).yaw, last.yaw);
}

// A ramp that winds up over itself: the height is that of the turn, not of the one below.
TEST(CurvePrints, CarryTheCurvesHeights) {
  std::vector<Vec3> points;
  for (int i = 0; i <= 200; ++i) {
    const double angle = 0.04 * kPi * i;  // four turns
    points.emplace_back(3 * std::sin(angle), 0.02 * i, 3 * std::cos(angle));
  }
  PathPrintOptions options;
  const Track track = printsAlongCurve(points, false, exampleBiped(), options);
  ASSERT_GT(track.prints.size(), 110u);
  for (std::size_t i = 0; i < track.prints.size(); ++i) {
    EXPECT_NEAR(track.prints[i].position.y(), 0.02 * static_cast<double>(i) * 0.6 / (3 * 0.04 * kPi), 0.02)
        << i;
    EXPECT_TRUE(track.prints[i].heightGiven);
  }
  // Prints are beside the curve.
  EXPECT_NEAR(Vec2(track.prints[20].position.x(), track.prints[20].position.z()).norm(), 3, 0.11);
}

TEST(CurvePrints, ACurveThatStandsUprightIsRefused) {
  const auto fault = [](const std::vector<Vec3>& points) -> std::string {
    try {
      printsAlongCurve(points, false, exampleBiped());
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_THAT(fault({{1, 0, 1}, {1, 2, 1}, {1, 3, 1}}), testing::HasSubstr("no length in plan"));
  EXPECT_THAT(fault({}), testing::HasSubstr("no length in plan"));
  EXPECT_EQ(fault({{0, 0, 0}, {0, 0, 0}, {0, 1, 3}}), "");
}

}  // namespace
}  // namespace footfall::footprint

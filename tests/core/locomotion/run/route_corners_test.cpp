// SPDX-License-Identifier: MIT
#include "locomotion/run/route_corners.h"

#include <gmock/gmock.h>

#include "base/angles.h"
#include "core/locomotion/libraries.h"
#include "io/documents/locomotion_json.h"
#include "locomotion/locomotion_tuning.h"
#include "locomotion/run/generate.h"

namespace footfall::locomotion {
namespace {

std::vector<PathPoint> square(double side) {
  return {{{0, 0}, {}}, {{0, side}, {}}, {{side, side}, {}}, {{side, 0}, {}}};
}

// The path keeps to the sides of a square, and goes round its corners in arcs of the radius.
TEST(RouteCorners, ASquareIsASquare) {
  for (const bool closed : {true, false}) {
    const RoundedRoute rounded = roundedCorners(square(6), closed, 1.5, tuning::kSharpCorner);
    ASSERT_EQ(rounded.corners.size(), closed ? 4u : 2u);
    const PlanPath path(rounded.points, closed);
    double tightest = 0, farthest = 0;
    for (double s = 0; s < path.length(); s += 0.02) {
      const Vec2 at = path.at(s).position;
      double off = 1e300;
      for (const RouteCorner& corner : rounded.corners) off = std::min(off, corner.distance(at));
      const double side =
          std::min({std::abs(at.x()), std::abs(at.x() - 6), std::abs(at.y()), std::abs(at.y() - 6)});
      farthest = std::max(farthest, side);
      EXPECT_LE(std::min(off, side), 1.5 * (std::sqrt(2) - 1) + 0.002) << s;
      tightest = std::max(tightest, std::abs(path.at(s).curvature));
    }
    EXPECT_NEAR(farthest, 1.5 * (1 - std::sqrt(0.5)), 0.01);
    EXPECT_NEAR(tightest, 1 / 1.5, 0.05);
  }
}

TEST(RouteCorners, GentleBendsHeadingsAndReversalsAreLeftAlone) {
  std::vector<PathPoint> slalom = {{{0, 0}, {}}, {{1, 4}, {}}, {{-1, 8}, {}}, {{0, 12}, {}}};
  EXPECT_TRUE(roundedCorners(slalom, false, 1, tuning::kSharpCorner).corners.empty());
  std::vector<PathPoint> headed = square(4);
  for (PathPoint& point : headed) point.heading = Vec2(1, 1);
  EXPECT_TRUE(roundedCorners(headed, true, 1, tuning::kSharpCorner).corners.empty());
  const std::vector<PathPoint> back = {{{0, 0}, {}}, {{0, 4}, {}}, {{0.01, 0}, {}}};
  EXPECT_TRUE(roundedCorners(back, false, 1, tuning::kSharpCorner).corners.empty());
}

// Corners that are closer together than their radius share the line between them.
TEST(RouteCorners, ShortSidesMakeTighterCorners) {
  const RoundedRoute rounded = roundedCorners(square(1), true, 5, tuning::kSharpCorner);
  ASSERT_EQ(rounded.corners.size(), 4u);
  for (const RouteCorner& corner : rounded.corners) EXPECT_LT((corner.from - corner.corner).norm(), 0.5);
  EXPECT_GT(PlanPath(rounded.points, true).length(), 3);
}

// A path that is not kept says where and by how much, and is not a success.
TEST(RouteCorners, APathThatIsLeftSaysSo) {
  Route route;
  route.points = {{{0, 0}, {}}, {{0, 4}, {}}, {{0.4, 4.4}, {}}, {{0.4, 0}, {}}};
  route.speeds.assign(4, 1.4);
  GenerateOptions options;
  options.footLock = false;
  options.frameRate = 60;
  PathFollowOptions follow;
  follow.within = 0.05;
  const Generated made = generate(madeLibrary(), route, options, follow);
  EXPECT_FALSE(made.kept);
  EXPECT_THAT(made.notes, testing::Contains(testing::HasSubstr("m beside the path at")));
  follow.within = 20;
  EXPECT_TRUE(generate(madeLibrary(), route, options, follow).kept);
}

TEST(RouteCorners, AreReadFromTheRoute) {
  const Route route = parseRouteJson(
      R"({"footfall": "route", "version": 1, "corner": 1.5, "points": [{"position": [0, 0]}, {"position": [0, 3]}]})",
      "route.json", 1.3);
  ASSERT_TRUE(route.corner);
  EXPECT_EQ(*route.corner, 1.5);
}

}  // namespace
}  // namespace footfall::locomotion

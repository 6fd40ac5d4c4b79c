// SPDX-License-Identifier: MIT
#include "base/numeric/convex_hull.h"

#include <gtest/gtest.h>

#include "dice.h"

namespace footfall {
namespace {

TEST(ConvexHull, LeavesOutWhatIsInsideOnEdgesOrTwice) {
  const std::vector<Vec2> corners = {{0, 0}, {2, 0}, {2, 2}, {0, 2}};
  EXPECT_EQ(convexHull({{1, 1}, {2, 2}, {0, 0}, {1, 0}, {0, 2}, {2, 0}, {2, 2}, {0, 1}}), corners);
}

TEST(ConvexHull, OfALineItsEndsAndOfAPointItself) {
  EXPECT_EQ(convexHull({{1, 1}, {3, 3}, {2, 2}, {0, 0}}), (std::vector<Vec2>{{0, 0}, {3, 3}}));
  EXPECT_EQ(convexHull({{4, 5}, {4, 5}, {4, 5}}), (std::vector<Vec2>{{4, 5}}));
  EXPECT_TRUE(convexHull({}).empty());
}

TEST(ConvexHull, TurnsLeftAtEveryCornerAndHoldsEveryPoint) {
  Dice dice(3);
  for (int round = 0; round < 200; ++round) {
    std::vector<Vec2> points(3 + static_cast<std::size_t>(round));
    for (Vec2& p : points) p = {dice(-1, 1), dice(-1, 1)};
    const std::vector<Vec2> hull = convexHull(points);
    ASSERT_GE(hull.size(), 3u);
    for (std::size_t i = 0; i < hull.size(); ++i) {
      const Vec2 &a = hull[i], &b = hull[(i + 1) % hull.size()];
      ASSERT_GT(cross(a, b, hull[(i + 2) % hull.size()]), 0);
      for (const Vec2& p : points) ASSERT_GE(cross(a, b, p), -1e-15);
    }
  }
}

}  // namespace
}  // namespace footfall

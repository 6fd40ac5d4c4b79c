// SPDX-License-Identifier: MIT
#include "footprint/planners/wander.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "base/error.h"
#include "core/footprint/tracks.h"

namespace footfall::footprint {
namespace {

using testing::HasSubstr;

VirtualLegs biped() {
  return simpleBiped(0.09, 0.05, 0.08, 0.85, 0.95, 0.08);
}

WanderOptions forest(int seed) {
  WanderOptions options;
  options.stepLength = 0.5 / biped().nominal();
  options.seed = seed;
  options.obstacles = {{{2, 2}, 0.4}, {{-3, 1}, 0.3}, {{0, -3}, 0.5}, {{3.5, -2}, 0.2}, {{-2, -2}, 0.6}};
  return options;
}

// B7: stays inside, keeps the tolerance, goes on for ever, and sees the world.
TEST(Wander, KeepsClearOfTreesAndBordersForEver) {
  int steps = 0;
  for (int seed = 1; seed <= 20; ++seed) {
    const WanderOptions options = forest(seed);
    Wander wander(biped(), {0, 0}, 0.3, options);
    std::set<std::pair<int, int>> seen;
    double still = 0, yaw = wander.yaw();
    for (int i = 0; i < 2000; ++i, ++steps) {
      const Vec2 before = wander.position();
      const Footprint print = wander.next();
      const Vec2 place = wander.position();
      EXPECT_EQ(print.leg, i % 2);
      EXPECT_LE((place - before).norm(), options.stepLength + 1e-9);
      EXPECT_LE(std::abs(wander.yaw() - yaw), options.maxTurn + 1e-9);
      yaw = wander.yaw();
      EXPECT_GE((place - options.least).minCoeff(), options.tolerance - 1e-9);
      EXPECT_GE((options.most - place).minCoeff(), options.tolerance - 1e-9);
      for (const Obstacle& tree : options.obstacles) {
        EXPECT_GE((place - tree.centre).norm() - tree.radius, options.tolerance - 1e-9)
            << "seed " << seed << " print " << i;
        // Nor between prints.
        const Vec2 middle = 0.5 * (place + before);
        EXPECT_GE((middle - tree.centre).norm() - tree.radius, options.tolerance - 1e-9);
      }
      still += (place - before).norm() < 0.01;
      seen.insert({static_cast<int>(std::floor(place.x())), static_cast<int>(std::floor(place.y()))});
    }
    EXPECT_LT(still, 100) << "seed " << seed << ": it mostly walks";
    EXPECT_GT(seen.size(), 60u) << "seed " << seed << ": of a hundred square metres";
  }
  EXPECT_EQ(steps, 40000);
}

TEST(Wander, PrintsStandBesideTheWay) {
  Wander wander(biped(), {0, 0}, 0, forest(3));
  for (int i = 0; i < 200; ++i) {
    const Footprint print = wander.next();
    const Vec2 left(std::cos(print.yaw), -std::sin(print.yaw));
    const Vec2 from = Vec2(print.position.x(), print.position.z()) - wander.position();
    EXPECT_NEAR(from.dot(left), print.leg == 0 ? 0.09 : -0.09, 1e-12);
  }
}

TEST(Wander, TheSameSeedIsTheSameWalkAnotherIsNot) {
  const Track a = wanderTrack(biped(), {0, 0}, 0, 300, forest(5)),
              b = wanderTrack(biped(), {0, 0}, 0, 300, forest(5)),
              c = wanderTrack(biped(), {0, 0}, 0, 300, forest(6));
  ASSERT_EQ(a.prints.size(), 300u);
  bool differs = false;
  for (std::size_t i = 0; i < 300; ++i) {
    EXPECT_EQ(a.prints[i].position, b.prints[i].position);
    differs = differs || a.prints[i].position != c.prints[i].position;
  }
  EXPECT_TRUE(differs);
}

// A pen in which no way is as free as it would like: it paces, and does not stand turning.
TEST(Wander, PacesInASmallPen) {
  WanderOptions options;
  options.least = {-1, -1};
  options.most = {1, 1};
  options.lookAhead = 3;
  options.stepLength = 0.5 / biped().nominal();
  Wander wander(biped(), {0, 0}, 0, options);
  double way = 0;
  for (int i = 0; i < 500; ++i) {
    const Vec2 before = wander.position();
    wander.next();
    way += (wander.position() - before).norm();
  }
  EXPECT_GT(way, 40);
}

TEST(Wander, BadOptionsAreRefused) {
  const auto fault = [](const WanderOptions& options, const Vec2& start) -> std::string {
    try {
      Wander wander(biped(), start, 0, options);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_THAT(fault(forest(1), {2, 2.5}), HasSubstr("at least 0.7 m from the middle of obstacle 1"));
  EXPECT_THAT(fault(forest(1), {4.9, 0}), HasSubstr("border of the world"));
  WanderOptions options = forest(1);
  options.lookAhead = 0.1;
  EXPECT_THAT(fault(options, {0, 0}), HasSubstr("lookAhead must be at least a step (0.5 m), got 0.1 m"));
  options = forest(1);
  options.most = options.least;
  EXPECT_THAT(fault(options, {0, 0}), HasSubstr("swapped"));
  options = forest(1);
  options.obstacles[2].radius = -1;
  EXPECT_THAT(fault(options, {0, 0}), HasSubstr("obstacle 3"));
  EXPECT_THAT(errorOf([] {
                wanderTrack(biped(), {0, 0}, 0, 0, forest(1));
              }),
              testing::HasSubstr("the number of prints must be at least 1, got 0"));
}

}  // namespace
}  // namespace footfall::footprint

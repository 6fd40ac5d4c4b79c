// SPDX-License-Identifier: MIT
#include "footprint/planners/stepping_stones.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <limits>
#include <random>

#include "base/error.h"
#include "core/footprint/tracks.h"
#include "figure/motion/heading.h"

namespace footfall::footprint {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

VirtualLegs biped() {
  return simpleBiped(0.1, 0.05, 0.08, 0.85, 0.95, 0.08);
}

TEST(SteppingStones, AStraightRowIsWalkedWithAlternatingFeet) {
  std::vector<Vec3> stones;  // left and right of the way by turns
  for (int i = 0; i < 8; ++i) stones.push_back({i % 2 == 0 ? 0.1 : -0.1, 0, 0.6 * i});
  const StoneCrossing way = crossStones(stones, 0, 7, biped());
  EXPECT_EQ(way.failure, "");
  ASSERT_EQ(way.track.prints.size(), way.stones.size());
  EXPECT_EQ(way.stones.front(), 0);
  EXPECT_EQ(way.stones.back(), 7);
  for (std::size_t i = 0; i < way.stones.size(); ++i) {
    const Footprint& print = way.track.prints[i];
    EXPECT_EQ(print.position, stones[static_cast<std::size_t>(way.stones[i])]);
    EXPECT_EQ(print.leg, print.position.x() > 0 ? 0 : 1) << "the left foot on the left stones";
    EXPECT_NEAR(print.yaw, 0, 0.35);
    if (i > 0) {
      EXPECT_NE(print.leg, way.track.prints[i - 1].leg);
    }
  }
}

TEST(SteppingStones, TakesTheWayRoundWhereTheStraightOneHasAGap) {
  // Straight on a gap of 2 m; round it a bow of stones.
  std::vector<Vec3> stones{{0, 0, 0}, {0.1, 0, 0.6}, {0, 0, 2.8}, {0, 0, 3.4}};
  for (int i = 1; i <= 5; ++i) {
    const double a = kPi * i / 6;
    stones.push_back({0.8 * std::sin(a) + (i % 2 == 0 ? 0.05 : -0.05), 0, 1.7 - 1.1 * std::cos(a)});
  }
  const StoneCrossing way = crossStones(stones, 0, 3, biped());
  ASSERT_EQ(way.failure, "");
  EXPECT_GT(way.stones.size(), 4u);
}

TEST(SteppingStones, NoWayIsExplained) {
  const std::vector<Vec3> stones{{0, 0, 0}, {0.1, 0, 0.6}, {0, 0, 2.8}, {0, 0, 3.4}};
  EXPECT_THAT(
      crossStones(stones, 0, 3, biped()).failure,
      HasSubstr(
          "no way beyond stone 2: stone 3 is 2.20 m away and a step reaches 1.36 m; put a stone between"));
  const std::vector<Vec3> cliff{{0, 0, 0}, {0, 0.8, 0.6}};
  EXPECT_THAT(crossStones(cliff, 0, 1, biped()).failure, HasSubstr("0.80 m up or down, 0.42 m at most"));
  // A stone behind the figure's back, after it has set out: the turn is too sharp.
  StoneOptions stiff;
  stiff.sharpest = 0.2;
  stiff.longest = 0.8;
  const std::vector<Vec3> corner{{0.1, 0, 0}, {-0.1, 0, 0.6}, {0.1, 0, 1.1}, {0.7, 0, 1.0}, {1.3, 0, 0.8}};
  EXPECT_THAT(crossStones(corner, 0, 4, biped(), stiff).failure, HasSubstr("the turn or the sideways reach"));
}

// Against every way there is, on small fields.
TEST(SteppingStones, FindsTheCheapestOfAllWays) {
  const VirtualLegs virtualLegs = biped();
  const StoneOptions options;
  std::mt19937 random(11);
  std::uniform_real_distribution<double> x(-0.4, 0.4), z(0, 2.5), y(-0.1, 0.1);
  int found = 0;
  for (int trial = 0; trial < 60; ++trial) {
    std::vector<Vec3> stones{{0, 0, 0}, {0, 0, 2.7}};
    for (int i = 0; i < 5; ++i) stones.push_back({x(random), y(random), z(random)});
    // The rules written out once more, after the header.
    const auto place = [&](int i) -> const Vec3& { return stones[static_cast<std::size_t>(i)]; };
    const auto yawTo = [&](int from, int to) { return yawOf(Vec3(place(to) - place(from))); };
    double best = std::numeric_limits<double>::infinity();
    const std::function<void(std::vector<int>&, int, double)> go = [&](std::vector<int>& way, int foot,
                                                                       double cost) {
      if (cost >= best || way.size() > 9) return;
      const std::size_t made = way.size();
      const int here = way.back();
      if (here == 1) {
        best = cost;
        return;
      }
      for (int to = 0; to < static_cast<int>(stones.size()); ++to) {
        if (to == here || (made > 1 && to == way[made - 2])) continue;
        const Vec3 step = (place(to) - place(here)) / 0.85;
        const double length = std::hypot(step.x(), step.z());
        if (length > options.longest || std::abs(step.y()) > options.highest) continue;
        const double yaw = made > 1 ? yawTo(way[made - 2], to) : yawTo(0, 1);
        const double turn =
            made > 2 ? std::abs(std::remainder(yaw - yawTo(way[made - 3], here), 2 * kPi)) : 0;
        const double apart = (foot == 1 ? 1 : -1) * (step.x() * std::cos(yaw) - step.z() * std::sin(yaw));
        if (made > 1 && (turn > options.sharpest || apart < options.narrowest || apart > options.widest))
          continue;
        const double off = (length - options.preferred) / options.preferred,
                     climb = step.y() / options.highest;
        const double aside = apart - 0.2 / 0.85;
        way.push_back(to);
        go(way, 1 - foot,
           cost + 1 + options.lengthCost * off * off + options.turnCost * turn + climb * climb +
               options.sideCost * aside * aside);
        way.pop_back();
      }
    };
    for (int foot = 0; foot < 2; ++foot) {
      std::vector<int> way{0};
      go(way, foot, 0);
    }
    const StoneCrossing crossing = crossStones(stones, 0, 1, virtualLegs, options);
    if (std::isinf(best)) {
      EXPECT_NE(crossing.failure, "") << trial;
      continue;
    }
    ++found;
    EXPECT_EQ(crossing.failure, "") << trial;
    EXPECT_NEAR(crossing.cost, best, 1e-9) << trial;
  }
  EXPECT_GT(found, 30);
}

TEST(SteppingStones, BadInputIsRefused) {
  const std::vector<Vec3> stones{{0, 0, 0}, {0, 0, 0.6}};
  const auto fault = [](const std::vector<Vec3>& over, int start, int goal, const VirtualLegs& legs) {
    return errorOf([&] { crossStones(over, start, goal, legs); });
  };
  EXPECT_THAT(fault(stones, 0, 2, biped()), testing::HasSubstr("there is no stone 3; there are 2"));
  EXPECT_THAT(fault(stones, -1, 1, biped()), testing::HasSubstr("there is no stone 0; there are 2"));
  EXPECT_THAT(fault({{0, 0, 0}, {0, NAN, 0.6}}, 0, 1, biped()),
              testing::HasSubstr("stone 2: its position is not finite"));
  EXPECT_THAT(fault(stones, 0, 1, makeVirtualLegs(characterPreset("dog"))),
              testing::HasSubstr("stepping stones need a figure with 2 legs, got 4"));
  StoneOptions options;
  options.longest = 0;
  EXPECT_THAT(errorOf([&] { crossStones(stones, 0, 1, biped(), options); }),
              testing::HasSubstr("limits of steps must be above 0"));
  EXPECT_THAT(crossStones(stones, 0, 0, biped()).stones, ElementsAre(0));
}

}  // namespace
}  // namespace footfall::footprint

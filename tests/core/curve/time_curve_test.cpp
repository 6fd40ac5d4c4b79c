// SPDX-License-Identifier: MIT
#include "curve/time_curve.h"

#include <cmath>

#include <gtest/gtest.h>

namespace footfall {
namespace {

constexpr double kFrame = 1.0 / 24;

int expectSame(const TimeMap& map, const Curve& curve) {
  int checked = 0;
  for (double t = -3; t <= 6; t += 0.037, ++checked)
    EXPECT_NEAR(curve.evaluate(t) * kFrame, map.source(t), 1e-9) << "at " << t;
  return checked;
}

TEST(TimeCurve, ShowsWhatTheMapShowsEverywhere) {
  int checked = 0;
  for (const TimeInterpolation kind :
       {TimeInterpolation::Spline, TimeInterpolation::Linear, TimeInterpolation::Monotone}) {
    for (const auto outside : {TimeMapOptions::Outside::Hold, TimeMapOptions::Outside::Ease}) {
      for (const double speed : {1.0, 0.5, -2.0}) {
        TimeMapOptions options;
        options.interpolation = kind;
        options.outside = outside;
        options.speed = speed;
        options.offset = 0.3;
        const TimeMap map({{0, 0}, {0.8, 0.4}, {1.2, 0.4}, {2.5, 2, -0.5}, {3, 1.7}}, options);
        checked += expectSame(map, timeCurve(map, kFrame, {0, 1}));
      }
    }
  }
  EXPECT_EQ(checked, 18 * 244);
}

TEST(TimeCurve, HasAKeyAKeyOfTheMapAndFrames) {
  const Curve curve = timeCurve(TimeMap({{0, 0}, {1, 0.5}, {2, 2}}, heldOutside(TimeInterpolation::Monotone)),
                                kFrame, {0, 1});
  ASSERT_EQ(curve.keys().size(), 3u);
  EXPECT_EQ(curve.keys()[1].time, 1);
  EXPECT_NEAR(curve.keys()[1].value, 12, 1e-12);
}

TEST(TimeCurve, MapsOfOneKeyOrNoneAreALineOverTheRange) {
  for (const TimeMap& map : {TimeMap(), TimeMap({{1, 2}}, heldOutside())}) {
    const Curve curve = timeCurve(map, kFrame, {0, 4});
    EXPECT_GE(curve.keys().size(), 2u);
    EXPECT_EQ(expectSame(map, curve), 244);
  }
}

}  // namespace
}  // namespace footfall

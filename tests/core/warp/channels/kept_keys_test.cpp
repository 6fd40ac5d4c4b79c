// SPDX-License-Identifier: MIT
#include "warp/channels/kept_keys.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

namespace footfall::warp {
namespace {

constexpr double kFrame = 1.0 / 24;

Key keyed(double frame, double value, TangentType type = TangentType::Spline) {
  Key key;
  key.time = frame * kFrame;
  key.value = value;
  key.inType = type == TangentType::Step ? TangentType::Flat : type;
  key.outType = type;
  return key;
}

Curve swing(Infinity infinity = Infinity::Constant) {
  return Curve({keyed(0, 0), keyed(8, 6), keyed(13, -3), keyed(24, 0)}, false, infinity, infinity,
               CurveOutput::Linear);
}

WarpStack retiming(const TimeMap& map) {
  Warp time;
  time.kind = Warp::Kind::Time;
  time.time = map;
  return WarpStack({time});
}

FitOptions options(double tolerance) {
  FitOptions fit;
  fit.tolerance = tolerance;
  fit.grid = kFrame;
  fit.range = TimeRange{0, 24 * kFrame};
  return fit;
}

double worst(const Curve& curve, const Curve& source, const TimeMap& map, double end) {
  double off = 0;
  for (double t = 0; t <= end; t += 0.1 * kFrame)
    off = std::max(off, std::abs(curve.evaluate(t) - source.evaluate(map.source(t))));
  return off;
}

bool onFrames(const Curve& curve) {
  return std::all_of(curve.keys().begin(), curve.keys().end(), [](const Key& key) {
    return std::abs(key.time / kFrame - std::round(key.time / kFrame)) < 1e-6;
  });
}

TEST(KeptKeys, AMapOfOneSpeedMovesTheKeysAndKeepsCyclesAndTypes) {
  const Curve source = swing(Infinity::Cycle);
  const TimeMap twice({{0, 0}, {48 * kFrame, 24 * kFrame}}, heldOutside(TimeInterpolation::Linear));
  // Beyond the keys time goes on at the source's own speed, so that this is one speed only within them.
  const TimeMap later({{5 * kFrame, 0}}, heldOutside(TimeInterpolation::Linear));
  const CurveFit fit = warpKeptKeys(source, WarpStack(), later, retiming(later), options(0.01));
  ASSERT_EQ(fit.curve.keys().size(), 4u);
  EXPECT_EQ(fit.curve.postInfinity(), Infinity::Cycle);
  EXPECT_NEAR(fit.curve.keys()[1].time, 13 * kFrame, 1e-9);
  EXPECT_EQ(fit.curve.keys()[1].outType, TangentType::Spline);
  for (double t = 0; t < 4; t += 0.07)
    EXPECT_NEAR(fit.curve.evaluate(t), source.evaluate(t - 5 * kFrame), 1e-9) << t;
  const CurveFit slow = warpKeptKeys(swing(), WarpStack(), twice, retiming(twice), options(0.01));
  EXPECT_EQ(slow.curve.keys().size(), 4u);
  EXPECT_LT(worst(slow.curve, swing(), twice, 48 * kFrame), 1e-9);
}

// A change of speed within a curve: its keys stay, on whole frames, and few are added.
TEST(KeptKeys, AnUnevenMapKeepsTheKeysOnFramesAndAddsFew) {
  const TimeMap map(
      {{0, 0}, {10 * kFrame, 8 * kFrame}, {31 * kFrame, 13 * kFrame}, {40 * kFrame, 24 * kFrame}},
      heldOutside(TimeInterpolation::Monotone));
  const Curve source = swing();
  const CurveFit fit = warpKeptKeys(source, WarpStack(), map, retiming(map), options(0.05));
  EXPECT_TRUE(onFrames(fit.curve));
  EXPECT_GE(fit.curve.keys().size(), 4u);
  EXPECT_LE(fit.curve.keys().size(), 10u);
  EXPECT_LT(worst(fit.curve, source, map, 40 * kFrame), 0.15);
  // A looser bound needs fewer.
  EXPECT_LE(warpKeptKeys(source, WarpStack(), map, retiming(map), options(0.5)).curve.keys().size(),
            fit.curve.keys().size());
}

TEST(KeptKeys, SteppedChannelsKeepTheirTwoKeys) {
  const Curve shown({keyed(2, 1, TangentType::Step), keyed(14, 0, TangentType::Step)}, false,
                    Infinity::Constant, Infinity::Constant, CurveOutput::Unitless);
  const TimeMap map({{0, 0}, {10 * kFrame, 4 * kFrame}, {31 * kFrame, 20 * kFrame}},
                    heldOutside(TimeInterpolation::Monotone));
  const CurveFit fit = warpKeptKeys(shown, WarpStack(), map, retiming(map), options(0.002));
  ASSERT_EQ(fit.curve.keys().size(), 2u);
  EXPECT_EQ(fit.curve.keys()[0].outType, TangentType::Step);
  EXPECT_TRUE(onFrames(fit.curve));
  EXPECT_EQ(fit.curve.evaluate(fit.curve.keys()[1].time - 0.01), 1);
  EXPECT_EQ(fit.curve.evaluate(fit.curve.keys()[1].time + 0.01), 0);
}

// Samples that differ over a part: the keys stay, those outside as they are.
TEST(KeptKeys, FollowSamplesWhereTheyDiffer) {
  const Curve source = swing();
  std::vector<double> times, values;
  for (int f = 0; f <= 24; ++f) {
    times.push_back(f * kFrame);
    const double bump = f > 10 && f < 20 ? 1 - std::cos(2 * 3.14159265358979 * (f - 10) / 10.0) : 0;
    values.push_back(source.evaluate(f * kFrame) + bump);
  }
  const CurveFit fit = followSamples(source, times, values, 10 * kFrame, 20 * kFrame, options(0.05));
  EXPECT_TRUE(onFrames(fit.curve));
  EXPECT_LE(fit.curve.keys().size(), 14u);
  for (std::size_t f = 0; f < times.size(); ++f)
    EXPECT_NEAR(fit.curve.evaluate(times[f]), values[f], 0.06) << f;
  EXPECT_NEAR(fit.curve.evaluate(4.5 * kFrame), source.evaluate(4.5 * kFrame), 1e-9);
}

}  // namespace
}  // namespace footfall::warp

// SPDX-License-Identifier: MIT
#include "curve/unroll.h"

#include <cmath>
#include <random>

#include <gtest/gtest.h>

namespace footfall {
namespace {

constexpr TangentType kTypes[] = {TangentType::Linear,   TangentType::Flat,   TangentType::Step,
                                  TangentType::StepNext, TangentType::Spline, TangentType::Plateau,
                                  TangentType::Auto,     TangentType::Clamped};
constexpr Infinity kInfinities[] = {Infinity::Constant, Infinity::Linear, Infinity::Cycle,
                                    Infinity::CycleRelative, Infinity::Oscillate};

Curve randomCurve(std::mt19937& random, bool closed) {
  std::uniform_real_distribution<double> value(-10, 10), gap(0.1, 1);
  std::vector<Key> keys(2 + random() % 5);
  double time = value(random);
  for (Key& key : keys) {
    key.time = time += gap(random);
    key.value = value(random);
    key.outType = kTypes[random() % 8];
    key.inType = key.outType == TangentType::Step || key.outType == TangentType::StepNext
                     ? TangentType::Linear
                     : key.outType;
  }
  if (closed) keys.back().value = keys.front().value;
  return Curve(keys, random() % 2 == 0, kInfinities[random() % 5], kInfinities[random() % 5]);
}

TEST(Unroll, ShowsTheSameValuesWithoutInfinity) {
  std::mt19937 random(11);
  int checked = 0;
  for (int i = 0; i < 1500; ++i) {
    const Curve curve = randomCurve(random, i % 2 == 0);
    const double first = curve.keys().front().time, last = curve.keys().back().time;
    const double length = last - first;
    std::uniform_real_distribution<double> reach(0.1, 3.5);
    const TimeRange range{first - reach(random) * length, last + reach(random) * length};
    const Curve whole = unrolled(curve, range);
    EXPECT_EQ(whole.preInfinity(), Infinity::Constant);
    EXPECT_GE(whole.keys().front().time, range.start - 1e-9);
    EXPECT_LE(whole.keys().back().time, range.end + 1e-9);
    std::uniform_real_distribution<double> inside(range.start, range.end);
    for (int k = 0; k < 60; ++k) {
      const double time = inside(random);
      // Not within a jump's ten microseconds.
      const double turns = (time - first) / length;
      if (std::abs(turns - std::round(turns)) * length < 1e-4) continue;
      EXPECT_NEAR(whole.evaluate(time), curve.evaluate(time), 1e-6) << "curve " << i << " at " << time;
      ++checked;
    }
  }
  EXPECT_GT(checked, 80000);
}

TEST(Unroll, LeavesWhatNeedsNothing) {
  std::mt19937 random(3);
  const Curve curve = randomCurve(random, true);
  const double first = curve.keys().front().time, last = curve.keys().back().time;
  EXPECT_EQ(unrolled(curve, {first, last}), curve);
  Curve still = curve;
  still.setInfinity(Infinity::Constant, Infinity::Constant);
  EXPECT_EQ(unrolled(still, {first - 5, last + 5}), still);
  EXPECT_EQ(unrolled(curve, {first, last + 1e9}).keys().size(), curve.keys().size());
}

TEST(Unroll, AnOffsetCycleClimbsKeyByKey) {
  std::vector<Key> keys(2);
  keys[1].time = 1;
  keys[1].value = 3;
  for (Key& key : keys) key.inType = key.outType = TangentType::Linear;
  const Curve curve(keys, false, Infinity::Constant, Infinity::CycleRelative);
  const Curve whole = unrolled(curve, {0, 2.5});
  ASSERT_EQ(whole.keys().size(), 4u);
  EXPECT_EQ(whole.keys()[2].time, 2);
  EXPECT_EQ(whole.keys()[2].value, 6);
  EXPECT_EQ(whole.keys()[3].time, 2.5);
  EXPECT_NEAR(whole.keys()[3].value, 7.5, 1e-12);
}

}  // namespace
}  // namespace footfall

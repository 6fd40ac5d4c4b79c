// SPDX-License-Identifier: MIT
#include "curve/curve.h"

#include <cmath>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "core/curve/maya_reference_data.h"
#include "core/curve/random_curve.h"
#include "curve/tangents.h"

namespace footfall {
namespace {

using ::testing::HasSubstr;

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

Key makeKey(double time, double value, TangentType type = TangentType::Spline) {
  Key key;
  key.time = time;
  key.value = value;
  key.inType = key.outType = type;
  return key;
}

std::string refusal(std::vector<Key> keys) {
  try {
    Curve curve(std::move(keys));
  } catch (const Error& error) {
    return error.what();
  }
  return "accepted";
}

TEST(Curve, AgreesWithAutodesksEvaluator) {
  const reference::ReferenceKey* key = reference::kKeys;
  const reference::ReferenceSample* sample = reference::kSamples;
  int curves = 0, samples = 0;
  for (const reference::ReferenceCurve& given : reference::kCurves) {
    std::vector<Key> keys;
    double largest = 0;
    for (int i = 0; i < given.keys; ++i, ++key) {
      Key k = makeKey(key->time, key->value);
      k.inType = static_cast<TangentType>(key->inType);
      k.outType = static_cast<TangentType>(key->outType);
      k.in = {key->inX, key->inY};
      k.out = {key->outX, key->outY};
      keys.push_back(k);
      largest = std::max(largest, std::abs(key->value));
    }
    const Curve curve(std::move(keys), given.weighted, static_cast<Infinity>(given.pre),
                      static_cast<Infinity>(given.post));
    for (int i = 0; i < given.samples; ++i, ++sample, ++samples) {
      const double tolerance = 1e-9 * std::max(largest, std::abs(sample->value));
      EXPECT_NEAR(curve.evaluate(sample->time), sample->value, tolerance)
          << "curve " << curves << " at " << sample->time;
    }
    ++curves;
  }
  EXPECT_EQ(curves, 44);
  EXPECT_EQ(samples, 858);
}

TEST(Curve, WorkedByHand) {
  // Flat ends: the smoothstep 3u² − 2u³, here from 2 to 6 over two seconds.
  const Curve ease({makeKey(1, 2, TangentType::Flat), makeKey(3, 6, TangentType::Flat)});
  EXPECT_DOUBLE_EQ(ease.evaluate(1.5), 2 + 4 * (3 * 0.0625 - 2 * 0.015625));
  EXPECT_DOUBLE_EQ(ease.evaluate(2), 4);
  EXPECT_DOUBLE_EQ(ease.derivative(2), 3);  // 4 · 1.5 / 2
  // A spline key between (0, 0), (1, 1), (3, −3): slope −1; both segments by Hermite's basis at their
  // middles.
  const Curve spline({makeKey(0, 0), makeKey(1, 1), makeKey(3, -3)});
  EXPECT_NEAR(spline.derivative(1), -1, 1e-14);
  EXPECT_NEAR(spline.evaluate(0.5), 0.5 + (1 - -1) / 8.0, 1e-14);
  EXPECT_NEAR(spline.evaluate(2), -1 + 2 * (-1 - -2) / 8.0, 1e-14);
  // Weighted handles at (0.5, 0) and (0.5, 1): x = 1.5u − 1.5u² + u³, y = 3u² − 2u³; u = ¼ is x = 0.296875.
  Key a = makeKey(0, 0, TangentType::Fixed), b = makeKey(1, 1, TangentType::Fixed);
  a.out = b.in = {1.5, 0};
  const Curve weighted({a, b}, true);
  EXPECT_NEAR(weighted.evaluate(0.296875), 0.15625, 1e-15);
  EXPECT_NEAR(weighted.derivative(0.296875), (1.5 - 0.375) / (1.5 - 0.75 + 0.1875), 1e-13);
}

TEST(Curve, StepsHoldAndJump) {
  Key hold = makeKey(0, 1, TangentType::Step), jump = makeKey(1, 5, TangentType::StepNext);
  const Curve curve({hold, jump, makeKey(2, 9, TangentType::Linear)});
  EXPECT_EQ(curve.evaluate(0.999), 1);
  EXPECT_EQ(curve.evaluate(1), 5);
  EXPECT_EQ(curve.evaluate(1.001), 9);
  EXPECT_EQ(curve.derivative(0.5), 0);
  EXPECT_EQ(curve.derivative(1.5), 0);
}

TEST(Curve, InfinitiesRepeatMirrorAndAccumulate) {
  const std::vector<Key> keys = {makeKey(1, 0, TangentType::Linear), makeKey(3, 4, TangentType::Linear)};
  const auto at = [&](Infinity infinity, double time) {
    return Curve(keys, false, infinity, infinity).evaluate(time);
  };
  EXPECT_DOUBLE_EQ(at(Infinity::Constant, 9.5), 4);
  EXPECT_DOUBLE_EQ(at(Infinity::Cycle, 3.5), 1);
  EXPECT_DOUBLE_EQ(at(Infinity::Cycle, 0.5), 3);
  EXPECT_DOUBLE_EQ(at(Infinity::CycleRelative, 5.5), 9);
  EXPECT_DOUBLE_EQ(at(Infinity::CycleRelative, -1.5), -5);
  EXPECT_DOUBLE_EQ(at(Infinity::Oscillate, 3.5), 3);
  EXPECT_DOUBLE_EQ(at(Infinity::Oscillate, 5.5), 1);
  EXPECT_DOUBLE_EQ(at(Infinity::Oscillate, 0.5), 1);
  Key first = makeKey(1, 0, TangentType::Fixed), last = makeKey(3, 4, TangentType::Fixed);
  first.in = {1, 3};
  last.out = {1, -2};
  const Curve linear({first, last}, false, Infinity::Linear, Infinity::Linear);
  EXPECT_DOUBLE_EQ(linear.evaluate(5), 0);
  EXPECT_DOUBLE_EQ(linear.evaluate(-1), -6);
  EXPECT_DOUBLE_EQ(linear.derivative(7), -2);
}

TEST(Curve, NeedsNoKeysAndOneIsEnough) {
  EXPECT_EQ(Curve().evaluate(3), 0);
  EXPECT_EQ(Curve().derivative(3), 0);
  for (int infinity = 0; infinity < 5; ++infinity) {
    const Infinity i = static_cast<Infinity>(infinity);
    const Curve one({makeKey(2, 7)}, false, i, i);
    for (const double time : {-1e9, 1.0, 2.0, 3.0, 1e9}) {
      EXPECT_EQ(one.evaluate(time), 7);
      EXPECT_EQ(one.derivative(time), 0);
    }
  }
}

TEST(Curve, RefusesBadKeysWithWords) {
  EXPECT_THAT(refusal({makeKey(0, 0), makeKey(0, 1)}), HasSubstr("key 1 at 0 s does not come after"));
  EXPECT_THAT(refusal({makeKey(2, 0), makeKey(1, 1)}), HasSubstr("the key before it at 2 s"));
  EXPECT_THAT(refusal({makeKey(kNan, 0)}), HasSubstr("key 0"));
  EXPECT_THAT(refusal({makeKey(0, 0), makeKey(1, kInf)}), HasSubstr("key 1 at 1 s with value inf"));
  EXPECT_THAT(refusal({makeKey(0, 2e100)}), HasSubstr("numbers up to 1e+100"));
  Key fixed = makeKey(0, 0, TangentType::Fixed);
  fixed.out.y = kNan;
  EXPECT_THAT(refusal({fixed}), HasSubstr("a tangent of key 0"));
  fixed.outType = TangentType::Auto;  // not looked at: it is computed
  EXPECT_EQ(refusal({fixed}), "accepted");
}

TEST(Curve, NeverGivesAnythingButNumbers) {
  std::mt19937 random(11);
  const double extremes[] = {0,    1e-310, 1e-300,  1e-100, 1e-8, 1,    24,    1e5,   1e50,
                             1e99, 1e100,  -1e-200, -1,     -3,   -1e9, -1e60, -1e100};
  const auto pick = [&] { return extremes[std::uniform_int_distribution<std::size_t>(0, 16)(random)]; };
  int checked = 0;
  for (int i = 0; i < 20000; ++i) {
    std::vector<Key> keys;
    for (int k = 0; k < 4; ++k) {
      Key key = makeKey(pick(), pick());
      key.inType = static_cast<TangentType>(random() % 15);
      key.outType = static_cast<TangentType>(random() % 15);
      key.in = {pick(), pick()};
      key.out = {pick(), pick()};
      keys.push_back(key);
    }
    std::sort(keys.begin(), keys.end(), [](const Key& a, const Key& b) { return a.time < b.time; });
    keys.erase(
        std::unique(keys.begin(), keys.end(), [](const Key& a, const Key& b) { return a.time == b.time; }),
        keys.end());
    const Curve curve(keys, i % 2 == 0, static_cast<Infinity>(random() % 5),
                      static_cast<Infinity>(random() % 5));
    for (const double time : {pick(), 0.5 * (keys.front().time + keys.back().time), 1.7e308, -1.7e308, kInf,
                              -kInf, kNan, std::nextafter(keys.front().time, kInf)}) {
      ASSERT_TRUE(std::isfinite(curve.evaluate(time))) << "curve " << i << " at " << time;
      ++checked;
    }
  }
  EXPECT_EQ(checked, 160000);
}

TEST(Curve, GivesAKeysValueExactly) {
  std::mt19937 random(5);
  int checked = 0;
  for (int i = 0; i < 3000; ++i) {
    const Curve curve = randomCurve(random, i % 2 == 0);
    for (const Key& key : curve.keys()) {
      ASSERT_EQ(curve.evaluate(key.time), key.value);
      ++checked;
    }
  }
  EXPECT_GT(checked, 10000);
}

TEST(Curve, DerivativeIsTheSlopeOfTheValues) {
  std::mt19937 random(6);
  int checked = 0;
  for (int i = 0; i < 3000; ++i) {
    const Curve curve = randomCurve(random, i % 2 == 0);
    const double first = curve.keys().front().time, last = curve.keys().back().time;
    const double time = std::uniform_real_distribution<double>(first - 3, last + 3)(random);
    // Central differences of two steps show whether the neighbourhood is smooth enough to compare.
    const auto difference = [&](double h) {
      return (curve.evaluate(time + h) - curve.evaluate(time - h)) / (2 * h);
    };
    const double coarse = difference(2e-6), fine = difference(1e-6);
    if (std::abs(coarse - fine) > 1e-5 * (1 + std::abs(fine))) continue;
    EXPECT_NEAR(curve.derivative(time), fine, 2e-5 * (1 + std::abs(fine))) << "curve " << i << " at " << time;
    ++checked;
  }
  EXPECT_GT(checked, 2800);
}

TEST(Curve, FoldedHandlesStillGiveOneValueEach) {
  // The right handle reaches past the left key: x(u) turns back on the way. Values stay within the control
  // points.
  Key a = makeKey(0, 0, TangentType::Fixed), b = makeKey(1, 1, TangentType::Fixed);
  a.out = {2.4, 0};
  b.in = {4.5, 0};
  const Curve curve({a, b}, true);
  ASSERT_LT(curve.segments()[0].firstTurn, 1);
  double before = 0;
  for (int i = 1; i < 1000; ++i) {
    const double value = curve.evaluate(i / 1000.0);
    EXPECT_GE(value, before);
    before = value;
  }
  EXPECT_LE(before, 1);
}

TEST(Tangents, AutoNeverPassesItsNeighbours) {
  std::mt19937 random(8);
  int checked = 0;
  for (int i = 0; i < 500; ++i) {
    std::vector<Key> keys;
    for (int k = 0; k < 6; ++k) {
      keys.push_back(makeKey(k + 0.8 * std::uniform_real_distribution<double>()(random),
                             std::uniform_real_distribution<double>(-1, 1)(random), TangentType::Auto));
    }
    const Curve curve(keys);
    for (std::size_t k = 0; k + 1 < keys.size(); ++k) {
      const auto [low, high] = std::minmax(keys[k].value, keys[k + 1].value);
      for (int s = 1; s < 20; ++s, ++checked) {
        const double value = curve.evaluate(keys[k].time + (keys[k + 1].time - keys[k].time) * s / 20);
        ASSERT_TRUE(value >= low - 1e-12 && value <= high + 1e-12);
      }
    }
  }
  EXPECT_EQ(checked, 500 * 5 * 19);
}

}  // namespace
}  // namespace footfall

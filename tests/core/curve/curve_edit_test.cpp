// SPDX-License-Identifier: MIT
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "core/curve/random_curve.h"
#include "curve/curve.h"

namespace footfall {
namespace {

using ::testing::HasSubstr;

Curve line() {
  Curve curve;
  curve.addKey(0, 0, TangentType::Linear, TangentType::Linear);
  curve.addKey(2, 4, TangentType::Linear, TangentType::Linear);
  return curve;
}

template <class Edit>
std::string refusal(Edit edit) {
  try {
    edit();
  } catch (const Error& error) {
    return error.what();
  }
  return "accepted";
}

// The largest difference of two curves over the keys of the first.
double largestDifference(const Curve& a, const Curve& b, int samples = 400) {
  const double first = a.keys().front().time, last = a.keys().back().time;
  double largest = 0;
  for (int i = 0; i <= samples; ++i) {
    const double time = first + (last - first) * i / samples;
    largest = std::max(largest, std::abs(a.evaluate(time) - b.evaluate(time)));
  }
  return largest;
}

TEST(CurveEdit, AddedKeysStandInOrderAndReplace) {
  Curve curve = line();
  EXPECT_EQ(curve.addKey(1, 9), 1u);
  EXPECT_EQ(curve.addKey(-1, 5), 0u);
  EXPECT_EQ(curve.addKey(3, 6), 4u);
  EXPECT_EQ(curve.keys().size(), 5u);
  EXPECT_EQ(curve.addKey(1, -2, TangentType::Flat, TangentType::Step), 2u);
  EXPECT_EQ(curve.keys().size(), 5u);
  EXPECT_EQ(curve.evaluate(1.5), -2);
  EXPECT_THAT(refusal([&] { curve.addKey(NAN, 0); }), HasSubstr("a key's time must be a number"));
  EXPECT_THAT(refusal([&] { curve.addKey(0, INFINITY); }), HasSubstr("a key's value must be a number"));
}

TEST(CurveEdit, NeighboursFollowAnEdit) {
  // Editing one key must leave the curve as if it had been built so at once.
  std::mt19937 random(21);
  const auto uniform = [&](double a, double b) {
    return std::uniform_real_distribution<double>(a, b)(random);
  };
  int checked = 0;
  for (int i = 0; i < 2000; ++i) {
    Curve curve = randomCurve(random, i % 2 == 0);
    const std::size_t index = random() % curve.keys().size();
    std::vector<Key> keys = curve.keys();
    if (i % 3 == 0) {
      keys[index].value = uniform(-5, 5);
      curve.setValue(index, keys[index].value);
    } else if (i % 3 == 1) {
      keys[index].time += uniform(-0.04, 0.04);
      curve.setTime(index, keys[index].time);
    } else {
      keys[index].inType = TangentType::Spline;
      keys[index].outType = TangentType::Linear;
      curve.setTangentTypes(index, TangentType::Spline, TangentType::Linear);
    }
    const Curve built(keys, curve.weighted(), curve.preInfinity(), curve.postInfinity());
    EXPECT_LE(largestDifference(curve, built, 50), 1e-13);
    ++checked;
  }
  EXPECT_EQ(checked, 2000);
}

TEST(CurveEdit, RemovingAnInsertedKeyOfALineLeavesTheLine) {
  Curve curve = line();
  curve.removeKey(curve.addKey(1, 2, TangentType::Linear, TangentType::Linear));
  EXPECT_EQ(curve, line());
  curve.removeKey(0);
  curve.removeKey(0);
  EXPECT_TRUE(curve.empty());
  EXPECT_EQ(curve.evaluate(1), 0);
  EXPECT_THAT(refusal([&] { curve.removeKey(0); }), HasSubstr("there is no key 0; the curve has 0"));
}

TEST(CurveEdit, KeysDoNotPassEachOther) {
  Curve curve = line();
  EXPECT_THAT(refusal([&] { curve.setTime(0, 2); }), HasSubstr("past its neighbour"));
  EXPECT_THAT(refusal([&] { curve.setTime(1, -1); }), HasSubstr("key 1 cannot move to -1 s"));
  EXPECT_THAT(refusal([&] { curve.setTime(2, 1); }), HasSubstr("there is no key 2"));
  curve.setTime(1, 4);
  EXPECT_DOUBLE_EQ(curve.evaluate(1), 1);
}

TEST(CurveEdit, InsertKeepsTheShape) {
  std::mt19937 random(22);
  int checked = 0, between = 0;
  for (int i = 0; i < 4000; ++i) {
    const bool weighted = i % 2 == 0;
    const Curve before = randomCurve(random, weighted);
    Curve curve = before;
    const double first = before.keys().front().time, last = before.keys().back().time;
    for (int k = 0; k < 3; ++k) {
      const double time = std::uniform_real_distribution<double>(first, last)(random);
      const std::size_t index = curve.insertKey(time);
      EXPECT_EQ(curve.keys()[index].time, time);
      if (time > first && time < last) ++between;
    }
    double largest = 0;
    for (const Key& key : before.keys()) largest = std::max(largest, std::abs(key.value));
    EXPECT_LE(largestDifference(before, curve), 1e-12 * std::max(1.0, largest)) << "curve " << i;
    ++checked;
  }
  EXPECT_EQ(checked, 4000);
  EXPECT_GT(between, 9000);
}

TEST(CurveEdit, InsertHoldsStepsWhateverMadeThem) {
  Curve curve = line();
  curve.setTangentsLocked(0, false);
  curve.setTangent(0, Curve::Side::Out, {0, 0});  // a fixed tangent without length holds, as a step does
  ASSERT_EQ(curve.evaluate(1.9), 0);
  curve.insertKey(1);
  EXPECT_EQ(curve.evaluate(0.5), 0);
  EXPECT_EQ(curve.evaluate(1.9), 0);
}

TEST(CurveEdit, InsertOutsideTakesTheValueThere) {
  Curve curve = line();
  curve.setInfinity(Infinity::Cycle, Infinity::Cycle);
  EXPECT_EQ(curve.insertKey(3), 2u);
  EXPECT_DOUBLE_EQ(curve.keys()[2].value, 2);
  EXPECT_EQ(curve.insertKey(3), 2u);
  EXPECT_EQ(curve.keys().size(), 3u);
}

TEST(CurveEdit, LockedTangentsTurnTogether) {
  Curve curve = line();
  curve.addKey(1, 2, TangentType::Spline, TangentType::Spline);
  curve.setTangent(1, Curve::Side::Out, {1, 1});
  const Key& key = curve.keys()[1];
  EXPECT_EQ(key.inType, TangentType::Fixed);
  EXPECT_NEAR(key.in.y / key.in.x, 1, 1e-15);
  EXPECT_NEAR(curve.derivative(1), 1, 1e-14);
  curve.setTangentsLocked(1, false);
  curve.setTangent(1, Curve::Side::In, {1, -3});
  EXPECT_NEAR(key.in.y / key.in.x, -3, 1e-14);
  EXPECT_NEAR(key.out.y / key.out.x, 1, 1e-15);
  EXPECT_THAT(refusal([&] {
                curve.setTangent(1, Curve::Side::In, {NAN, 0});
              }),
              HasSubstr("a tangent must be"));
}

TEST(CurveEdit, LockedWeightsKeepTheirRatio) {
  for (const bool locked : {true, false}) {
    Curve curve = line();
    curve.addKey(1, 2, TangentType::Linear, TangentType::Linear);
    curve.setWeighted(true);
    const double before = std::hypot(curve.keys()[1].in.x, curve.keys()[1].in.y);
    curve.setWeightsLocked(1, locked);
    const Tangent out = curve.keys()[1].out;
    curve.setTangent(1, Curve::Side::Out, {0.5 * out.x, 0.5 * out.y});
    EXPECT_NEAR(std::hypot(curve.keys()[1].in.x, curve.keys()[1].in.y), locked ? 0.5 * before : before,
                1e-14);
  }
}

TEST(CurveEdit, AStepStaysOppositeATurnedTangent) {
  Curve curve = line();
  curve.setTangentTypes(0, TangentType::Linear, TangentType::Step);
  curve.setTangent(0, Curve::Side::In, {1, 5});
  EXPECT_EQ(curve.keys()[0].outType, TangentType::Step);
  EXPECT_EQ(curve.evaluate(1), 0);
}

TEST(CurveEdit, BecomingWeightedKeepsTheShape) {
  std::mt19937 random(23);
  int checked = 0;
  for (int i = 0; i < 2000; ++i, ++checked) {
    Curve before = randomCurve(random, false);
    for (std::size_t k = 0; k < before.keys().size(); ++k) {
      const Key& key = before.keys()[k];
      const bool step = key.inType == TangentType::Step || key.inType == TangentType::StepNext;
      if (step) before.setTangentTypes(k, TangentType::Spline, key.outType);
    }
    Curve curve = before;
    curve.setWeighted(true);
    EXPECT_TRUE(curve.weighted());
    EXPECT_LE(largestDifference(before, curve), 1e-11) << "curve " << i;
    curve.setWeighted(false);
    EXPECT_LE(largestDifference(before, curve), 1e-11) << "curve " << i;
  }
  EXPECT_EQ(checked, 2000);
}

TEST(CurveEdit, FlagsAreKept) {
  Curve curve = line();
  curve.setBreakdown(1, true);
  EXPECT_TRUE(curve.keys()[1].breakdown);
  EXPECT_NE(curve, line());
  EXPECT_THAT(refusal([&] { curve.setBreakdown(7, true); }), HasSubstr("there is no key 7; the curve has 2"));
}

}  // namespace
}  // namespace footfall

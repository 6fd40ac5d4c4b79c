// SPDX-License-Identifier: MIT
#include "curve/curve_set.h"
#include "base/angles.h"

#include <cmath>
#include <cstring>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "base/math.h"
#include "core/curve/random_curve.h"

namespace footfall {
namespace {

Curve keyed(std::vector<double> values, CurveOutput output = CurveOutput::Unitless,
            CurveInput input = CurveInput::Time) {
  std::vector<Key> keys(values.size());
  for (std::size_t i = 0; i < keys.size(); ++i) {
    keys[i].time = static_cast<double>(i);
    keys[i].value = values[i];
    keys[i].inType = keys[i].outType = TangentType::Linear;
  }
  return Curve(std::move(keys), false, Infinity::Constant, Infinity::Constant, output, input);
}

CurveSet randomSet(std::size_t count, unsigned seed, int mostKeys = 8) {
  std::mt19937 random(seed);
  CurveSet set;
  for (std::size_t i = 0; i < count; ++i) set.add("node", "a", randomCurve(random, i % 3 == 0, mostKeys));
  set.add("none", "a", Curve());
  return set;
}

std::size_t differingBits(const CurveSet& set, const std::vector<double>& times,
                          const CurveSamples& samples) {
  std::size_t differing = 0;
  for (std::size_t c = 0; c < set.size(); ++c) {
    for (std::size_t i = 0; i < times.size(); ++i) {
      const double expected = set[c].curve.evaluate(times[i]);
      differing += std::memcmp(&expected, samples.curve(c) + i, sizeof(double)) != 0;
    }
  }
  return differing;
}

std::vector<double> timesWithKeys(const CurveSet& set, std::mt19937& random, std::size_t count) {
  std::vector<double> times;
  std::uniform_real_distribution<double> anywhere(-12, 20);
  for (std::size_t i = 0; i < count; ++i) times.push_back(anywhere(random));
  for (const NamedCurve& named : set) {
    for (const Key& key : named.curve.keys())
      times.insert(times.end(), 2, key.time);  // twice: times may repeat
  }
  return times;
}

TEST(Sample, IsBitForBitEvaluateOnAnyThreads) {
  const CurveSet set = randomSet(120, 31);
  std::mt19937 random(32);
  std::vector<double> times = timesWithKeys(set, random, 9000);
  std::sort(times.begin(), times.end());
  for (const int threads : {1, 2, 3, 7}) {
    const CurveSamples samples = sample(set, times, threads);
    ASSERT_EQ(samples.values.size(), set.size() * times.size());
    EXPECT_EQ(differingBits(set, times, samples), 0u) << threads << " threads";
  }
}

TEST(Sample, TakesTimesInAnyOrder) {
  const CurveSet set = randomSet(60, 33);
  std::mt19937 random(34);
  std::vector<double> times = timesWithKeys(set, random, 2000);
  std::shuffle(times.begin(), times.end(), random);
  EXPECT_EQ(differingBits(set, times, sample(set, times, 2)), 0u);
  std::sort(times.rbegin(), times.rend());
  EXPECT_EQ(differingBits(set, times, sample(set, times, 2)), 0u);
  times = {0.5, NAN, 0.7, INFINITY, -INFINITY, NAN, NAN, 1, 0.2, -0.0, 0.0};
  EXPECT_EQ(differingBits(set, times, sample(set, times, 2)), 0u);
}

TEST(Sample, SharesALongCurveOverThreads) {
  const CurveSet set = randomSet(1, 35, 200);
  std::vector<double> times;
  for (int i = 0; i < 100000; ++i) times.push_back(-5 + i * 0.002);
  EXPECT_EQ(differingBits(set, times, sample(set, times, 4)), 0u);
}

TEST(Sample, OneCurveIsTheSame) {
  const CurveSet set = randomSet(50, 36);
  std::mt19937 random(37);
  const std::vector<double> times = timesWithKeys(set, random, 500);
  CurveSamples samples{set.size(), times.size(), std::vector<double>(set.size() * times.size())};
  for (std::size_t c = 0; c < set.size(); ++c) {
    sample(set[c].curve, times.data(), times.size(), samples.values.data() + c * times.size());
  }
  EXPECT_EQ(differingBits(set, times, samples), 0u);
}

TEST(Sample, UsesMemoryAgain) {
  const CurveSet set = randomSet(10, 38);
  CurveSamples samples;
  sample(set, {0, 1, 2}, samples);
  const double* const before = samples.values.data();
  sample(set, {3, 4, 5}, samples, 2);
  EXPECT_EQ(samples.values.data(), before);
  EXPECT_EQ(differingBits(set, {3, 4, 5}, samples), 0u);
  sample(set, {}, samples);
  EXPECT_TRUE(samples.values.empty());
  EXPECT_TRUE(sample(CurveSet(), {1, 2}).values.empty());
}

TEST(CurveSet, FindsByPathOrByItsEnd) {
  CurveSet set;
  set.add("|rig|hip_L", "translateX", keyed({1}));
  set.add("ns:hip_R", "translateX", keyed({2}));
  set.add("|a|knee", "rotateX", keyed({3}));
  set.add("|b|knee", "rotateX", keyed({4}));
  set.add("knee", "rotateY", keyed({5}));
  const auto value = [&](const char* node, const char* attribute) {
    const Curve* curve = set.find(node, attribute);
    return curve ? curve->evaluate(0) : -1;
  };
  EXPECT_EQ(value("|rig|hip_L", "translateX"), 1);
  EXPECT_EQ(value("hip_L", "translateX"), 1);
  EXPECT_EQ(value("rig|hip_L", "translateX"), 1);
  EXPECT_EQ(value("hip_R", "translateX"), 2);
  EXPECT_EQ(value("p_L", "translateX"), -1);
  EXPECT_EQ(value("knee", "rotateX"), -1);  // two
  EXPECT_EQ(value("a|knee", "rotateX"), 3);
  EXPECT_EQ(value("knee", "rotateY"), 5);
  EXPECT_EQ(value("", "rotateY"), -1);
  EXPECT_EQ(value("hip_L", "translateY"), -1);
  EXPECT_EQ(set[0].name(), "|rig|hip_L.translateX");
}

TEST(CurveSet, RangeIsOfTimeCurves) {
  EXPECT_EQ(CurveSet().range().start, 0);
  EXPECT_EQ(CurveSet().range().end, 0);
  CurveSet set;
  Curve late = keyed({0, 1});
  late.setTime(1, 9);
  late.setTime(0, 4);
  set.add("a", "x", late);
  EXPECT_EQ(set.range().start, 4);
  set.add("b", "x", keyed({0, 1, 2}));
  set.add("driven", "x", keyed(std::vector<double>(50, 0.0), CurveOutput::Linear, CurveInput::Unitless));
  set.add("empty", "x", Curve());
  EXPECT_EQ(set.range().start, 0);
  EXPECT_EQ(set.range().end, 9);
}

TEST(CurveSet, UnwrapTakesOutWholeTurns) {
  CurveSet set;
  set.add("a", "rotateX", keyed({3.0, -3.0, -2.5, 3.0, 16.0}, CurveOutput::Angular));
  set.add("a", "translateX", keyed({3.0, -3.0}, CurveOutput::Linear));
  set.unwrap();
  const double expected[] = {3.0, -3.0 + 2 * kPi, -2.5 + 2 * kPi, 3.0, 16.0 - 4 * kPi};
  for (std::size_t i = 0; i < 5; ++i) EXPECT_NEAR(set[0].curve.keys()[i].value, expected[i], 1e-14) << i;
  EXPECT_EQ(set[1].curve.keys()[1].value, -3.0);
}

TEST(CurveSet, ResampledPassesThroughTheOldCurve) {
  CurveSet set = randomSet(20, 39);
  set.add("driven", "x", keyed({0, 1}, CurveOutput::Linear, CurveInput::Unitless));
  const std::vector<double> times = {-1, 0, 0.25, 0.5, 2};
  const CurveSet keys = set.resampled(times);
  ASSERT_EQ(keys.size(), set.size());
  for (std::size_t c = 0; c + 1 < set.size(); ++c) {
    ASSERT_EQ(keys[c].curve.keys().size(), times.size());
    for (const double time : times) EXPECT_EQ(keys[c].curve.evaluate(time), set[c].curve.evaluate(time));
    const double middle = 0.5 * (set[c].curve.evaluate(0.25) + set[c].curve.evaluate(0.5));
    EXPECT_NEAR(keys[c].curve.evaluate(0.375), middle, 1e-12);
  }
  EXPECT_EQ(keys[set.size() - 1].curve, set[set.size() - 1].curve);
  try {
    set.resampled({0, 1, 1});
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), ::testing::HasSubstr("time 2 (1 s) must be finite and later"));
  }
}

}  // namespace
}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "curve/key_reduction.h"
#include "base/angles.h"

#include <cmath>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "base/math.h"
#include "recorded_clips.h"

namespace footfall {
namespace {

using ::testing::HasSubstr;

struct Channel {
  std::vector<double> times, values;
};

template <class Function>
Channel sampled(Function f, double start, double end, double step) {
  Channel channel;
  for (int i = 0; start + i * step <= end + 1e-9; ++i) {
    channel.times.push_back(start + i * step);
    channel.values.push_back(f(channel.times.back()));
  }
  return channel;
}

// Sums of sines, ramps with corners, noise, random walks, steps, constants and mixtures of them; steady and
// uneven times.
Channel randomChannel(std::mt19937& random) {
  const auto uniform = [&](double a, double b) {
    return std::uniform_real_distribution<double>(a, b)(random);
  };
  const int kind = static_cast<int>(random() % 7), count = static_cast<int>(1 + random() % 120);
  const double scale = std::pow(10, uniform(-2, 3)), speed = uniform(0.5, 12);
  const bool steady = random() % 3 != 0;
  Channel channel;
  double time = uniform(-10, 10), value = uniform(-1, 1), slope = uniform(-1, 1);
  for (int i = 0; i < count; ++i) {
    if (random() % 12 == 0) slope = uniform(-1, 1);
    const bool jump = random() % 15 == 0;
    double y = 0;
    if (kind == 0 || kind == 5) y += std::sin(speed * time) + 0.3 * std::sin(3.1 * speed * time + 1);
    if (kind == 1 || kind == 6) y += value += slope / 10;
    if (kind == 2 || kind == 5) y += uniform(-0.05, 0.05);
    if (kind == 3) y += value += uniform(-0.1, 0.1);
    if (kind == 4 || kind == 6) y += value = jump ? uniform(-1, 1) : value;
    channel.times.push_back(time);
    channel.values.push_back(scale * y);
    time += steady ? 1.0 / 30 : uniform(0.005, 0.2);
  }
  return channel;
}

bool hasKeyAt(const Curve& curve, double time) {
  for (const Key& key : curve.keys()) {
    if (key.time == time) return true;
  }
  return false;
}

// The largest share of its bound that the curve takes up between samples, in so many parts of each step.
double shareBetween(const Channel& channel, const Curve& curve, double tolerance, int parts) {
  const auto& t = channel.times;
  const auto& y = channel.values;
  const auto sagitta = [&](std::size_t i) {
    const double share = (t[i] - t[i - 1]) / (t[i + 1] - t[i - 1]);
    return std::abs(y[i] - (1 - share) * y[i - 1] - share * y[i + 1]);
  };
  double worst = 0;
  for (std::size_t i = 0; i + 1 < t.size(); ++i) {
    std::vector<double> around;
    for (std::size_t k = i > 1 ? i - 1 : 1; k <= i + 2 && k + 1 < t.size(); ++k) around.push_back(sagitta(k));
    const double bend = around.empty() ? 0 : *std::max_element(around.begin(), around.end());
    for (int s = 1; s < parts; ++s) {
      const double share = static_cast<double>(s) / parts, line = y[i] + share * (y[i + 1] - y[i]);
      const double away = std::abs(curve.evaluate(t[i] + share * (t[i + 1] - t[i])) - line);
      worst = std::max(worst, away / (tolerance + 0.5 * bend));
    }
  }
  return worst;
}

TEST(KeyReduction, HoldsItsBoundOnThousandsOfChannels) {
  std::mt19937 random(41);
  int channels = 0;
  std::size_t samples = 0, keys = 0;
  for (; channels < 4000; ++channels) {
    const Channel channel = randomChannel(random);
    const auto [low, high] = std::minmax_element(channel.values.begin(), channel.values.end());
    KeyReductionOptions options;
    options.tolerance = std::max(*high - *low, 1e-3) * std::pow(10, -1 - static_cast<double>(random() % 4));
    options.keepExtremes = random() % 2 == 0;
    const KeyReduction result = reduceKeys(channel.times, channel.values, options);
    double largest = 0;
    for (std::size_t i = 0; i < channel.times.size(); ++i, ++samples) {
      largest = std::max(largest, std::abs(result.curve.evaluate(channel.times[i]) - channel.values[i]));
    }
    ASSERT_LE(largest, options.tolerance) << "channel " << channels;
    ASSERT_EQ(largest, result.largestError);
    ASSERT_LE(shareBetween(channel, result.curve, options.tolerance, 4), 1 + 1e-6) << "channel " << channels;
    ASSERT_LE(shareBetween(channel, result.curve, options.tolerance, 16), 1.5) << "channel " << channels;
    ASSERT_TRUE(hasKeyAt(result.curve, channel.times.front()) &&
                hasKeyAt(result.curve, channel.times.back()));
    ASSERT_FALSE(result.curve.weighted());
    keys += result.curve.keys().size();
    for (const Key& key : result.curve.keys()) {
      ASSERT_EQ(key.inType, TangentType::Fixed);
      if (key.tangentsLocked) {
        ASSERT_NEAR(key.in.y / key.in.x, key.out.y / key.out.x, 1e-6 * (1 + std::abs(key.in.y / key.in.x)));
      }
    }
  }
  EXPECT_EQ(channels, 4000);
  EXPECT_GT(samples, 200000u);
  EXPECT_LT(keys, samples / 2);
}

TEST(KeyReduction, ASineTakesFewKeys) {
  // Two turns, 60 samples each, within a thousandth of the amplitude.
  const Channel sine = sampled([](double t) { return std::sin(2 * kPi * t); }, 0, 2, 1.0 / 60);
  KeyReductionOptions options;
  options.tolerance = 1e-3;
  options.keepExtremes = false;
  const KeyReduction free = reduceKeys(sine.times, sine.values, options);
  // A cubic with the sine's own slopes is within (L⁴/384) max|y⁗| of it: 16 segments would just do.
  EXPECT_LE(free.curve.keys().size(), 16u);
  for (const Key& key : free.curve.keys()) EXPECT_TRUE(key.tangentsLocked);
  options.keepExtremes = true;
  const KeyReduction kept = reduceKeys(sine.times, sine.values, options);
  EXPECT_LE(kept.curve.keys().size(), 20u);
  for (const double extreme : {15, 45, 75, 105}) EXPECT_TRUE(hasKeyAt(kept.curve, extreme / 60)) << extreme;
  options.tolerance = 0.02;
  EXPECT_LE(reduceKeys(sine.times, sine.values, options).curve.keys().size(), 7u);
}

TEST(KeyReduction, CubicCurvesComeBackWithTheirOwnKeys) {
  std::mt19937 random(42);
  const auto uniform = [&](double a, double b) {
    return std::uniform_real_distribution<double>(a, b)(random);
  };
  int checked = 0;
  for (int i = 0; i < 300; ++i) {
    std::vector<Key> keys;
    int frame = 0;
    for (int k = 0; k < 6; ++k) {
      Key key;
      key.time = frame / 30.0;
      frame += static_cast<int>(6 + random() % 20);
      key.value = uniform(-5, 5);
      key.inType = key.outType = TangentType::Fixed;
      key.in = key.out = {1, uniform(-20, 20)};
      if (k % 3 == 2) key.out.y = key.in.y + 40;  // a corner
      keys.push_back(key);
    }
    const Curve curve(keys);
    const Channel channel =
        sampled([&](double t) { return curve.evaluate(t); }, 0, keys.back().time, 1.0 / 30);
    KeyReductionOptions options;
    options.tolerance = 1e-7;
    options.keepExtremes = false;
    const Curve back = reduceKeys(channel.times, channel.values, options).curve;
    ASSERT_EQ(back.keys().size(), keys.size()) << "curve " << i;
    for (std::size_t k = 0; k < keys.size(); ++k, ++checked) {
      EXPECT_NEAR(back.keys()[k].time, keys[k].time, 1e-12);
      EXPECT_EQ(back.keys()[k].tangentsLocked, k == 0 || k + 1 == keys.size() || k % 3 != 2)
          << "curve " << i << " key " << k;
      const double middle = keys[k].time - 1.0 / 70;
      EXPECT_NEAR(back.evaluate(middle), curve.evaluate(middle), 1e-5);
    }
  }
  EXPECT_EQ(checked, 1800);
}

TEST(KeyReduction, CornersAreBrokenNotRounded) {
  const Channel ramp =
      sampled([](double t) { return t < 1   ? 2 * t
                                    : t < 2 ? 2 - (t - 1)
                                            : 1 + 3 * (t - 2); }, 0, 3, 0.05);
  KeyReductionOptions options;
  options.tolerance = 1e-4;
  const Curve curve = reduceKeys(ramp.times, ramp.values, options).curve;
  ASSERT_EQ(curve.keys().size(), 4u);
  EXPECT_FALSE(curve.keys()[1].tangentsLocked);
  EXPECT_NEAR(curve.keys()[1].in.y / curve.keys()[1].in.x, 2, 1e-2);
  EXPECT_NEAR(curve.keys()[1].out.y / curve.keys()[1].out.x, -1, 1e-2);
  EXPECT_FALSE(curve.keys()[2].tangentsLocked);
}

TEST(KeyReduction, StepsTakeAKeyOnEachSide) {
  const Channel step = sampled([](double t) { return t < 0.975 ? 1.0 : 4.0; }, 0, 2, 0.05);
  const Curve curve = reduceKeys(step.times, step.values).curve;
  EXPECT_LE(curve.keys().size(), 4u);
  EXPECT_NEAR(curve.evaluate(0.94), 1, 2e-3);
  EXPECT_NEAR(curve.evaluate(1.01), 4, 2e-3);
  const Curve constant = reduceKeys({0, 1, 2, 3}, {5, 5, 5, 5}).curve;
  EXPECT_EQ(constant.keys().size(), 2u);
  EXPECT_EQ(constant.evaluate(1.7), 5);
  EXPECT_EQ(reduceKeys({3}, {8}).curve.evaluate(0), 8);
}

TEST(KeyReduction, StraightChannelsStayStraightBetweenSamples) {
  std::mt19937 random(45);
  int checked = 0;
  for (int i = 0; i < 500; ++i) {
    // Straight pieces of five samples or more, some of which start with a jump.
    Channel channel;
    double value = 0, slope = 0;
    for (int f = 0; f < 60; ++f) {
      if (f % (5 + i % 9) == 0) {
        slope = std::uniform_real_distribution<double>(-1, 1)(random);
        if (random() % 2 == 0) value += std::uniform_real_distribution<double>(1, 5)(random);
      }
      channel.times.push_back(f / 24.0);
      channel.values.push_back(value += slope / 24);
    }
    KeyReductionOptions options;
    options.tolerance = 1e-4;
    const Curve curve = reduceKeys(channel.times, channel.values, options).curve;
    for (std::size_t f = 0; f + 1 < channel.times.size(); ++f) {
      for (int s = 0; s < 16; ++s, ++checked) {
        const double line = channel.values[f] + s / 16.0 * (channel.values[f + 1] - channel.values[f]);
        ASSERT_NEAR(curve.evaluate(channel.times[f] + s / 16.0 / 24), line, 1.5e-4)
            << "channel " << i << " frame " << f;
      }
    }
  }
  EXPECT_EQ(checked, 500 * 59 * 16);
}

TEST(KeyReduction, PinnedTimesAndExtremesAreKeys) {
  std::mt19937 random(43);
  int pinned = 0, extremes = 0;
  for (int i = 0; i < 300; ++i) {
    Channel channel = randomChannel(random);
    const auto [low, high] = std::minmax_element(channel.values.begin(), channel.values.end());
    KeyReductionOptions options;
    options.tolerance = 0.05 * (*high - *low) + 1e-6;
    std::vector<std::size_t> pins = {random() % channel.times.size(), random() % channel.times.size()};
    for (const std::size_t pin : pins) options.pinned.push_back(channel.times[pin]);
    const Curve curve = reduceKeys(channel.times, channel.values, options).curve;
    for (const double time : options.pinned) {
      EXPECT_TRUE(hasKeyAt(curve, time));
      ++pinned;
    }
    // The highest and the lowest are keys, unless an end comes within tolerance of them.
    const auto expectKey = [&](std::size_t best) {
      const double away = std::min(std::abs(channel.values[best] - channel.values.front()),
                                   std::abs(channel.values[best] - channel.values.back()));
      if (away <= options.tolerance) return;
      EXPECT_TRUE(hasKeyAt(curve, channel.times[best])) << "channel " << i;
      ++extremes;
    };
    expectKey(static_cast<std::size_t>(std::max_element(channel.values.begin(), channel.values.end()) -
                                       channel.values.begin()));
    expectKey(static_cast<std::size_t>(std::min_element(channel.values.begin(), channel.values.end()) -
                                       channel.values.begin()));
  }
  EXPECT_EQ(pinned, 600);
  EXPECT_GT(extremes, 300);
}

TEST(KeyReduction, PinnedTimesTakeTheNearestSample) {
  KeyReductionOptions options;
  options.pinned = {1.4, 2.6};
  const Curve curve = reduceKeys({0, 1, 2, 3, 4}, {0, 0, 0, 0, 0}, options).curve;
  EXPECT_EQ(curve.keys().size(), 4u);
  EXPECT_TRUE(hasKeyAt(curve, 1) && hasKeyAt(curve, 3));
}

TEST(KeyReduction, ExtremesStandOutOnBothSides) {
  using ::testing::ElementsAre;
  EXPECT_THAT(prominentExtremes({0, 1, 0, 1, 0}, 0.5), ElementsAre(1u, 2u, 3u));
  EXPECT_THAT(prominentExtremes({0, 1, 0.8, 1.2, 0}, 0.5), ElementsAre(3u));
  EXPECT_THAT(prominentExtremes({5, 4, 3, 2}, 0.5), ElementsAre());
  EXPECT_THAT(prominentExtremes({3, 0, 0, 3}, 0.5), ElementsAre(1u));
  EXPECT_THAT(prominentExtremes({0, 0.2, -0.2, 0.2}, 1), ElementsAre());
  EXPECT_THAT(prominentExtremes({}, 1), ElementsAre());
}

TEST(KeyReduction, RefusesWithWords) {
  const auto refusal = [](std::vector<double> times, std::vector<double> values,
                          KeyReductionOptions options = {}) {
    try {
      reduceKeys(times, values, options);
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string("accepted");
  };
  EXPECT_THAT(refusal({}, {}), HasSubstr("at least one"));
  EXPECT_THAT(refusal({0, 1}, {0}), HasSubstr("2 times for 1 values"));
  EXPECT_THAT(refusal({0, 0}, {0, 1}), HasSubstr("sample 1 at 0 s"));
  EXPECT_THAT(refusal({0, 1}, {0, NAN}), HasSubstr("value nan must be finite"));
  KeyReductionOptions options;
  options.tolerance = 0;
  EXPECT_THAT(refusal({0}, {0}, options), HasSubstr("must be above 0, got 0"));
  options = {};
  options.pinned = {7};
  EXPECT_THAT(refusal({0, 1}, {0, 1}, options),
              HasSubstr("pinned time 7 s is not within the samples, 0 s to 1 s"));
}

TEST(KeyReduction, ToleranceBelowRoundingKeepsEverySample) {
  std::mt19937 random(44);
  const Channel channel = randomChannel(random);
  KeyReductionOptions options;
  options.tolerance = 1e-300;
  EXPECT_EQ(reduceKeys(channel.times, channel.values, options).largestError, 0);
}

TEST(KeyReduction, ThinsMotionCapture) {
  const std::filesystem::path file = std::filesystem::path(FOOTFALL_CMU_DIR) / "02_01.bvh";
  FOOTFALL_NEED_CLIPS("02_01");
  std::ifstream stream(file);
  std::string word;
  while (stream >> word && word != "MOTION") {
  }
  std::size_t frames = 0;
  double frameTime = 0;
  stream >> word >> frames >> word >> word >> frameTime;
  std::string line;
  std::getline(stream, line);
  std::vector<std::vector<double>> channels;
  for (std::size_t f = 0; f < frames && std::getline(stream, line); ++f) {
    std::istringstream numbers(line);
    double value = 0;
    for (std::size_t c = 0; numbers >> value; ++c) {
      if (f == 0) channels.emplace_back();
      channels[c].push_back(value);
    }
  }
  ASSERT_GT(channels.size(), 50u);
  std::vector<double> times(frames);
  for (std::size_t f = 0; f < frames; ++f) times[f] = static_cast<double>(f) * frameTime;
  std::size_t keys = 0, samples = 0;
  for (const std::vector<double>& values : channels) {
    KeyReductionOptions options;
    options.tolerance = 0.5;  // degrees, and the file's lengths
    const KeyReduction result = reduceKeys(times, values, options);
    EXPECT_LE(result.largestError, 0.5);
    keys += result.curve.keys().size();
    samples += values.size();
  }
  RecordProperty("samples_per_key", std::to_string(static_cast<double>(samples) / static_cast<double>(keys)));
  EXPECT_GT(samples, 10 * keys);
}

}  // namespace
}  // namespace footfall

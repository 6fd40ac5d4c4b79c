// SPDX-License-Identifier: MIT
#include "curve/ctb_spline.h"

#include <cmath>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"

namespace footfall {
namespace {

using ::testing::HasSubstr;

CtbKey at(double time, double value, double continuity = 0, double tension = 0, double bias = 0) {
  return {time, value, continuity, tension, bias, false, false};
}

struct Golden {
  double time, value;
};

void expectValues(const CtbSpline& spline, std::initializer_list<Golden> values, double tolerance) {
  for (const Golden& golden : values) {
    EXPECT_NEAR(spline.evaluate(golden.time), golden.value, tolerance) << "at " << golden.time;
  }
}

std::string refusal(std::vector<CtbKey> keys) {
  try {
    CtbSpline spline(std::move(keys));
  } catch (const Error& error) {
    return error.what();
  }
  return "accepted";
}

// The values of the next three tests were computed with an independent program from the thesis's formulas.
TEST(CtbSpline, BouncesWithContinuity) {
  const CtbSpline ball({at(0, 0, -1), at(10, 1), at(20, 0, -1), at(30, 1), at(40, 0, -1)});
  expectValues(ball,
               {{1, 0.109},
                {2.5, 0.296875},
                {5, 0.625},
                {7.5, 0.890625},
                {10, 1},
                {15, 0.625},
                {17.5, 0.296875},
                {20, 0}},
               1e-15);
  EXPECT_NEAR(ball.derivative(20), 0.1, 1e-15);  // leaves with its own chord: a corner
  EXPECT_NEAR(ball.derivative(std::nextafter(20, 0)), -0.1, 1e-14);
}

TEST(CtbSpline, WarpsTheArm) {
  const CtbSpline offset({at(0, 0), at(90, 1), at(150, 0)});
  expectValues(offset,
               {{15, 0.189815},
                {30, 0.407407},
                {45, 0.625},
                {60, 0.814815},
                {75, 0.949074},
                {105, 0.890625},
                {120, 0.625},
                {135, 0.296875}},
               5e-7);
  const CtbSpline scale({at(0, 1), at(90, -0.41), at(150, 1)});
  expectValues(scale,
               {{30, 0.425556},
                {45, 0.11875},
                {50, 0.023251},
                {60, -0.148889},
                {105, -0.255781},
                {115, -0.022413},
                {120, 0.11875}},
               5e-7);
  EXPECT_GT(scale.evaluate(51.15), 0);
  EXPECT_LT(scale.evaluate(51.3), 0);
  EXPECT_LT(scale.evaluate(115.75), 0);
  EXPECT_GT(scale.evaluate(115.85), 0);
}

TEST(CtbSpline, TakesUnevenSpacingAndEveryControl) {
  const auto spline = [](const CtbKey& second, CtbOptions::Bias bias = CtbOptions::Bias::KochanekBartels) {
    CtbOptions options;
    options.bias = bias;
    return CtbSpline({at(0, 0), second, at(30, -1), at(40, 0.5)}, options);
  };
  expectValues(spline(at(10, 1)),
               {{2, 0.242666667},
                {5, 0.666666667},
                {8, 0.970666667},
                {12, 0.893},
                {20, -0.041666667},
                {25, -0.671875},
                {33, -0.795},
                {38, 0.146666667}},
               1e-9);
  expectValues(spline(at(10, 1, 0, 0.5)), {{5, 0.645833333}, {20, 0}}, 1e-9);
  expectValues(spline(at(10, 1, -0.5)), {{5, 0.604166667}, {20, -0.166666667}}, 1e-9);
  expectValues(spline(at(10, 1, 0, 0, 0.5)), {{5, 0.604166667}, {20, 0.083333333}}, 1e-9);
  expectValues(spline(at(10, 1, 0, 0, 0.5), CtbOptions::Bias::Thesis), {{5, 0.729166667}, {20, -0.166666667}},
               1e-9);
}

TEST(CtbSpline, KeepsStraightLines) {
  const CtbSpline line({at(0, 0), at(10, 10), at(30, 30), at(45, 45)});
  for (int t = 0; t <= 45; ++t) {
    EXPECT_NEAR(line.evaluate(t), t, 1e-13);
    EXPECT_NEAR(line.derivative(t), 1, 1e-13);
  }
}

TEST(CtbSpline, LightWaveEndsAreTwiceTheirOwnCoefficient) {
  CtbOptions options;
  options.ends = CtbOptions::Ends::LightWave;
  const std::vector<CtbKey> keys = {at(0, 0, -1), at(10, 1), at(20, 3, 0.5, 0, 0.25)};
  const CtbSpline spline(keys, options), open(keys);
  EXPECT_NEAR(spline.derivative(0), 2 * 0.1, 1e-15);
  EXPECT_NEAR(open.derivative(0), 0.1, 1e-15);
  EXPECT_NEAR(spline.derivative(20), (1 - 0.5) * (1 + 0.25) * 0.2, 1e-15);
}

TEST(CtbSpline, CyclicIsSmoothOverTheSeamAndDrifts) {
  CtbOptions options;
  options.ends = CtbOptions::Ends::Cyclic;
  options.outside = CtbOptions::Outside::RepeatWithDrift;
  const CtbSpline body({at(0, 0), at(4, 1), at(7, 5), at(12, 6)}, options);
  // The same stride three times over, open: its middle third has its neighbours for real.
  std::vector<CtbKey> keys;
  for (int cycle = -1; cycle <= 1; ++cycle) {
    for (std::size_t i = 0; i < 3; ++i) {
      keys.push_back(at(body.keys()[i].time + 12 * cycle, body.keys()[i].value + 6 * cycle));
    }
  }
  keys.push_back(at(24, 12));
  const CtbSpline thrice(keys);
  int checked = 0;
  for (double t = 0; t <= 12; t += 0.25, ++checked) {
    EXPECT_NEAR(body.evaluate(t), thrice.evaluate(t), 1e-13);
    EXPECT_NEAR(body.evaluate(t + 24), body.evaluate(t) + 12, 1e-12);
    EXPECT_NEAR(body.evaluate(t - 12), body.evaluate(t) - 6, 1e-12);
  }
  EXPECT_EQ(checked, 49);
  EXPECT_NEAR(body.derivative(12), body.derivative(0), 1e-14);
}

TEST(CtbSpline, LinearAndStepBelongToTheSegmentBeforeTheirKey) {
  std::vector<CtbKey> keys = {at(0, 0), at(10, 1), at(20, -1), at(30, 0)};
  keys[1].linear = true;
  keys[2].step = true;
  const CtbSpline spline(keys);
  EXPECT_DOUBLE_EQ(spline.evaluate(3), 0.3);
  EXPECT_DOUBLE_EQ(spline.derivative(3), 0.1);
  EXPECT_EQ(spline.evaluate(19.9), 1);
  EXPECT_EQ(spline.derivative(15), 0);
  EXPECT_EQ(spline.evaluate(20), -1);
}

TEST(CtbSpline, FewKeysFallBack) {
  CtbOptions options;
  options.neutral = 7;
  EXPECT_EQ(CtbSpline({}, options).evaluate(3), 7);
  EXPECT_EQ(CtbSpline({}, options).derivative(3), 0);
  EXPECT_EQ(CtbSpline({at(1, 4)}, options).evaluate(-5), 4);
  EXPECT_EQ(CtbSpline({at(1, 4)}, options).derivative(1), 0);
  const CtbSpline two({at(0, 0, -1, 0.5), at(4, 8, 1, 0, 1)});
  EXPECT_DOUBLE_EQ(two.evaluate(1), 2);
  EXPECT_DOUBLE_EQ(two.derivative(4), 2);
}

TEST(CtbSpline, EndsHoldResetOrRepeat) {
  const auto value = [](CtbOptions::Outside outside, double time) {
    CtbOptions options;
    options.outside = outside;
    options.neutral = -9;
    return CtbSpline({at(0, 1), at(1, 2), at(2, 4)}, options).evaluate(time);
  };
  EXPECT_EQ(value(CtbOptions::Outside::Hold, 5), 4);
  EXPECT_EQ(value(CtbOptions::Outside::Hold, -5), 1);
  EXPECT_EQ(value(CtbOptions::Outside::Reset, 2.01), -9);
  EXPECT_EQ(value(CtbOptions::Outside::Repeat, 5), 2);
  EXPECT_EQ(value(CtbOptions::Outside::Repeat, -1), 2);
  EXPECT_EQ(value(CtbOptions::Outside::RepeatWithDrift, 5), 8);
  for (const float time : {INFINITY, -INFINITY, NAN}) {
    EXPECT_TRUE(std::isfinite(value(CtbOptions::Outside::Repeat, time)));
  }
}

TEST(CtbSpline, DerivativeIsTheSlopeOfTheValues) {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> one(-1, 1);
  int checked = 0;
  for (int i = 0; i < 300; ++i) {
    std::vector<CtbKey> keys;
    double time = 0;
    for (int k = 0; k < 5; ++k)
      keys.push_back(at(time += 1.5 + one(random), one(random), one(random), one(random), one(random)));
    const CtbSpline spline(keys);
    for (std::size_t k = 0; k + 1 < keys.size(); ++k, ++checked) {
      const double t = keys[k].time + 0.37 * (keys[k + 1].time - keys[k].time), h = 1e-5;
      EXPECT_NEAR(spline.derivative(t), (spline.evaluate(t + h) - spline.evaluate(t - h)) / (2 * h), 1e-8);
    }
    for (const CtbKey& key : keys) EXPECT_EQ(spline.evaluate(key.time), key.value);
  }
  EXPECT_EQ(checked, 1200);
}

TEST(CtbSpline, RefusesBadKeysWithWords) {
  EXPECT_THAT(refusal({at(0, 0), at(0, 1)}), HasSubstr("key 1 at 0 does not come after"));
  EXPECT_THAT(refusal({at(0, NAN)}), HasSubstr("both must be finite"));
  EXPECT_THAT(refusal({at(0, 0, 1.5)}), HasSubstr("continuity 1.5, tension 0, bias 0: each must be -1 to 1"));
  EXPECT_THAT(refusal({at(0, 0, 0, 0, NAN)}), HasSubstr("bias nan: each must be -1 to 1"));
}

}  // namespace
}  // namespace footfall

// SPDX-License-Identifier: MIT
// The thesis's warps: golden values of the spec §9 and experiments E1 to E3, E10.
#include <cmath>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "base/error.h"
#include "base/math.h"
#include "warp/channels/fit_curve.h"
#include "warp/channels/warp_stack.h"

namespace footfall::warp {
namespace {

Warp spatial(Warp::Kind kind, std::vector<CtbKey> keys, bool linear = false, bool step = false) {
  for (CtbKey& key : keys) {
    key.linear = linear;
    key.step = step;
  }
  Warp warp;
  warp.kind = kind;
  warp.spline = CtbSpline(std::move(keys));
  return warp;
}

Warp timed(std::vector<TimeKey> keys, TimeInterpolation interpolation = TimeInterpolation::Spline) {
  Warp warp;
  warp.kind = Warp::Kind::Time;
  warp.time = TimeMap(std::move(keys), heldOutside(interpolation));
  return warp;
}

Source constant(double value) {
  return [value](double) { return ValueAndRate{value, 0}; };
}

// Four bounces in place, a key at contacts (corners) and apexes: spec §9.1.
CtbSpline bounce() {
  std::vector<CtbKey> keys;
  for (int i = 0; i <= 8; ++i) keys.push_back({10.0 * i, i % 2 ? 1.0 : 0.0, i % 2 ? 0.0 : -1.0});
  return CtbSpline(std::move(keys));
}

Source sourceOf(const CtbSpline& spline) {
  return [&spline](double t) { return ValueAndRate{spline.evaluate(t), spline.derivative(t)}; };
}

TEST(WarpStack, GoldenOffsetAndScaleOfTheArm) {
  const WarpStack offset({spatial(Warp::Kind::Offset, {{0, 0}, {90, 1}, {150, 0}})});
  const double offsets[][2] = {{15, 0.189815}, {30, 0.407407},  {45, 0.625},  {60, 0.814815}, {75, 0.949074},
                               {90, 1},        {105, 0.890625}, {120, 0.625}, {135, 0.296875}};
  for (const auto& [frame, value] : offsets)
    EXPECT_NEAR(offset.evaluate(constant(0), frame).value, value, 1e-6);
  const WarpStack scale({spatial(Warp::Kind::Scale, {{0, 1}, {90, -0.41}, {150, 1}})});
  const double scales[][2] = {{30, 0.425556},   {45, 0.11875},    {50, 0.023251}, {60, -0.148889},
                              {105, -0.255781}, {115, -0.022413}, {120, 0.11875}};
  for (const auto& [frame, value] : scales)
    EXPECT_NEAR(scale.evaluate(constant(1), frame).value, value, 1e-6);
  // E6: the arm is stiff where the scale passes zero.
  EXPECT_GT(scale.evaluate(constant(1), 51.1).value, 0);
  EXPECT_LT(scale.evaluate(constant(1), 51.3).value, 0);
  EXPECT_LT(scale.evaluate(constant(1), 115.7).value, 0);
  EXPECT_GT(scale.evaluate(constant(1), 115.9).value, 0);
}

TEST(WarpStack, E1BounceTurnsAtContacts) {
  const CtbSpline ball = bounce();
  EXPECT_NEAR(ball.evaluate(1), 0.109, 1e-12);
  EXPECT_NEAR(ball.evaluate(5), 0.625, 1e-12);
  for (int contact = 20; contact < 80; contact += 20) {
    EXPECT_LT(ball.derivative(contact - 1e-6), -0.05);
    EXPECT_GT(ball.derivative(contact), 0.05);
    EXPECT_NEAR(ball.derivative(contact - 10), 0, 1e-12);
  }
}

TEST(WarpStack, E2DecayingBounce) {
  const CtbSpline ball = bounce();
  const Warp time = timed({{0, 0}, {20, 20}, {36, 40}, {48, 60}, {56, 80}}, TimeInterpolation::Linear);
  const Warp scale =
      spatial(Warp::Kind::Scale, {{0, 1}, {20, 0.7}, {40, 0.5}, {60, 0.3}, {80, 0.3}}, false, true);
  const WarpStack stack({scale, time});
  const Source source = sourceOf(ball);
  const double contacts[] = {0, 20, 36, 48, 56}, heights[] = {1, 0.7, 0.5, 0.3};
  for (int n = 0; n < 4; ++n) {
    EXPECT_NEAR(stack.evaluate(source, contacts[n]).value, 0, 1e-12);  // a scale cannot move zero
    EXPECT_NEAR(stack.evaluate(source, 0.5 * (contacts[n] + contacts[n + 1])).value, heights[n], 1e-12);
  }
  EXPECT_DOUBLE_EQ(stack.shown({0, 80}).end, 56);
}

TEST(WarpStack, E3OffsetsClimbStepsAndAddExactly) {
  const CtbSpline ball = bounce();
  const Warp climb = spatial(Warp::Kind::Offset, {{0, 0}, {20, 0.5}, {40, 1}, {80, 2}}, true);
  const WarpStack stack({climb});
  const Source source = sourceOf(ball);
  int checked = 0;
  for (double t = 0; t <= 80; t += 0.5, ++checked) {
    EXPECT_DOUBLE_EQ(stack.evaluate(source, t).value, ball.evaluate(t) + climb.spline.evaluate(t));
  }
  EXPECT_EQ(checked, 161);
  EXPECT_DOUBLE_EQ(stack.evaluate(source, 40).value, 1);
}

TEST(WarpStack, E10ScaleTwoIsOffsetAtThePeak) {
  const WarpStack scale({spatial(Warp::Kind::Scale, {{0, 1}, {10, 2}, {20, 1}})});
  const WarpStack offset({spatial(Warp::Kind::Offset, {{0, 0}, {10, 0.638}, {20, 0}})});
  const Source source = [](double t) {
    return ValueAndRate{0.638 * std::sin(kPi * t / 20), 0.638 * kPi / 20 * std::cos(kPi * t / 20)};
  };
  EXPECT_NEAR(scale.evaluate(source, 10).value, offset.evaluate(source, 10).value, 1e-12);
  EXPECT_GT(std::abs(scale.evaluate(source, 5).value - offset.evaluate(source, 5).value), 0.01);
}

TEST(WarpStack, OrderMuteWeightAndRange) {
  Warp scale = spatial(Warp::Kind::Scale, {{0, 3}}), offset = spatial(Warp::Kind::Offset, {{0, 10}});
  EXPECT_DOUBLE_EQ(WarpStack({scale, offset}).evaluate(constant(2), 5).value, 16);
  EXPECT_DOUBLE_EQ(WarpStack({offset, scale}).evaluate(constant(2), 5).value, 36);
  offset.weight = 0.25;
  EXPECT_DOUBLE_EQ(WarpStack({scale, offset}).evaluate(constant(2), 5).value, 8.5);
  offset.muted = true;
  EXPECT_DOUBLE_EQ(WarpStack({scale, offset}).evaluate(constant(2), 5).value, 6);
  EXPECT_TRUE(WarpStack({offset}).neutral());
  offset.muted = false;
  offset.weight = 1;
  offset.range = EasedRange{{10, 50}, 10, 20};
  const WarpStack ranged({offset});
  const double expected[][2] = {{5, 0}, {10, 0}, {15, 5}, {20, 10}, {25, 10}, {40, 5}, {50, 0}, {60, 0}};
  for (const auto& [t, value] : expected)
    EXPECT_NEAR(ranged.evaluate(constant(0), t).value, value, 1e-12) << t;
}

TEST(WarpStack, TimeWarpMovesTheWarpsBeforeItAndNotThoseAfter) {
  const Warp offset = spatial(Warp::Kind::Offset, {{0, 0}, {10, 1}, {20, 0}});
  const Warp slower = timed({{0, 0}, {40, 20}}, TimeInterpolation::Linear);
  EXPECT_DOUBLE_EQ(WarpStack({offset, slower}).evaluate(constant(0), 20).value, 1);
  EXPECT_DOUBLE_EQ(WarpStack({slower, offset}).evaluate(constant(0), 10).value, 1);
}

TEST(WarpStack, SlopesAreThoseOfTheValues) {
  std::mt19937 random(5);
  std::uniform_real_distribution<double> within(-1, 1);
  const CtbSpline motion({{0, 1}, {13, -2}, {31, 0.5}, {50, 1}});
  int checked = 0;
  for (int round = 0; round < 50; ++round) {
    Warp scale = spatial(Warp::Kind::Scale, {{0, 1}, {20 + within(random), within(random)}, {50, 1}});
    scale.weight = within(random);
    Warp offset = spatial(Warp::Kind::Offset, {{3, within(random)}, {25, within(random)}, {44, 0}});
    offset.range = EasedRange{{5, 45}, 7, 9};
    Warp time = timed({{0, 0}, {22, 25 + 5 * within(random)}, {60, 50}});
    time.weight = 0.7;
    const WarpStack stack({scale, time, offset});
    const Source source = sourceOf(motion);
    for (double t = 1.37; t < 49; t += 3.1, ++checked) {
      const double h = 1e-5;
      const double slope =
          (stack.evaluate(source, t + h).value - stack.evaluate(source, t - h).value) / (2 * h);
      EXPECT_NEAR(stack.evaluate(source, t).rate, slope, 1e-6);
      const WarpStack::Affine a = stack.affine(t);
      EXPECT_NEAR(a.factor * motion.evaluate(a.sourceTime) + a.term, stack.evaluate(source, t).value, 1e-12);
    }
  }
  EXPECT_EQ(checked, 800);
}

TEST(WarpStack, RefusesBadRangesAndWeights) {
  Warp warp = spatial(Warp::Kind::Offset, {{0, 1}});
  warp.range = EasedRange{{5, 5}, 0, 0};
  EXPECT_THAT([&] { WarpStack({warp}); }, testing::ThrowsMessage<Error>(testing::HasSubstr(
                                              "warp 0: the range must end after it starts, got 5 to 5")));
  warp.range.reset();
  warp.weight = NAN;
  EXPECT_THAT([&] { WarpStack({warp}); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("warp 0: the weight must be finite")));
}

Curve wave(bool weighted = false) {
  std::vector<Key> keys(5);
  const double values[] = {0, 40, -25, 10, 3};
  for (std::size_t i = 0; i < 5; ++i) {
    keys[i].time = 0.5 * static_cast<double>(i);
    keys[i].value = values[i];
    keys[i].inType = keys[i].outType = TangentType::Spline;
  }
  return Curve(keys, weighted);
}

double worstOf(const CurveFit& fit, const Curve& curve, const WarpStack& stack, double from, double to) {
  double worst = 0;
  for (int k = 0; k <= 1000; ++k) {
    const double t = from + (to - from) * k / 1000;
    worst = std::max(worst, std::abs(fit.curve.evaluate(t) - stack.evaluate(curve, t)));
  }
  return worst;
}

TEST(WarpCurve, ExactForOffsetsConstantScalesAndEvenTime) {
  const Curve curve = wave();
  const std::vector<Warp> warps = {spatial(Warp::Kind::Offset, {{-0.2, 0}, {0.7, 12}, {1.1, -4}, {2.5, 2}}),
                                   spatial(Warp::Kind::Scale, {{0, 1.7}}),
                                   timed({{0, 0}, {1, 0.4}, {3, 2}}, TimeInterpolation::Linear)};
  for (std::size_t n = 0; n < warps.size(); ++n) {
    const WarpStack stack({warps[n]});
    const CurveFit fit = warpCurve(curve, stack);
    EXPECT_EQ(fit.added, 0u) << n;
    EXPECT_LT(worstOf(fit, curve, stack, -1, 4), 1e-9) << n;
  }
  const WarpStack all(warps);
  const CurveFit fit = warpCurve(curve, all);
  EXPECT_EQ(fit.added, 0u);
  EXPECT_LT(worstOf(fit, curve, all, -1, 4), 1e-9);
}

TEST(WarpCurve, KeysAddedToTheToleranceOtherwise) {
  for (const bool weighted : {false, true}) {
    const Curve curve = wave(weighted);
    const WarpStack stack({spatial(Warp::Kind::Scale, {{0, 1}, {0.8, 2}, {2, 1}}),
                           timed({{0, 0}, {0.9, 1.2}, {2, 2}}, TimeInterpolation::Monotone)});
    std::size_t before = 0;
    for (const double tolerance : {1.0, 0.1, 0.001}) {
      FitOptions options;
      options.tolerance = tolerance;
      options.grid = 1.0 / 24;
      const CurveFit fit = warpCurve(curve, stack, options);
      EXPECT_LE(fit.largestError, tolerance);
      EXPECT_LT(worstOf(fit, curve, stack, 0, 2), 1.1 * tolerance);
      EXPECT_GE(fit.added, before);
      before = fit.added;
    }
    EXPECT_GT(before, 0u);
  }
}

TEST(WarpCurve, StepsJumpWhereTheyShould) {
  const Curve curve = wave();
  const WarpStack stack({spatial(Warp::Kind::Offset, {{0, 0}, {0.75, 5}, {1.25, 0}}, false, true)});
  const CurveFit fit = warpCurve(curve, stack);
  for (const double t : {0.1, 0.7, 0.75, 1.0, 1.2, 1.25, 1.9}) {
    EXPECT_NEAR(fit.curve.evaluate(t), stack.evaluate(curve, t), 1e-9) << t;
  }
  Key key;
  key.value = 3;
  const Curve still({key});
  const CurveFit held = warpCurve(still, stack);
  EXPECT_EQ(held.added, 0u);
  EXPECT_EQ(held.curve.evaluate(0.7499), 3);
  EXPECT_EQ(held.curve.evaluate(0.75), 8);
  EXPECT_EQ(held.curve.evaluate(1.2499), 8);
  EXPECT_EQ(held.curve.evaluate(1.25), 3);
}

TEST(WarpCurve, NeutralStackLeavesTheCurve) {
  Warp muted = spatial(Warp::Kind::Offset, {{0, 5}});
  muted.muted = true;
  EXPECT_EQ(warpCurve(wave(true), WarpStack({muted})).curve, wave(true));
}

}  // namespace
}  // namespace footfall::warp

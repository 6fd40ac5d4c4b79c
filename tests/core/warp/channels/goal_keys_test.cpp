// SPDX-License-Identifier: MIT
// Goals by mode, and the arm of the thesis: experiments E5 to E9.
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "warp/channels/goal_keys.h"
#include "warp/channels/warp_stack.h"

namespace footfall::warp {
namespace {

using testing::HasSubstr;

WarpStack stackOf(const GoalKeys& keys) {
  Warp scale, offset;
  scale.kind = Warp::Kind::Scale;
  scale.spline = keys.scale;
  offset.spline = keys.offset;
  return WarpStack({scale, offset});
}

// The outer joint of the arm: five poses in 150 frames.
const CtbSpline kArm({{0, 20}, {35, 50}, {70, -30}, {110, 60}, {150, 20}});
double arm(double t) {
  return kArm.evaluate(t);
}
ValueAndRate armSlope(double t) {
  return {kArm.evaluate(t), kArm.derivative(t)};
}

const std::vector<Goal> kGoals{{0, 0, true}, {90, -12, false}, {150, 0, true}};

GoalKeys keysBy(GoalMode mode, double share = 0.5) {
  GoalOptions options;
  options.mode = mode;
  options.offsetShare = share;
  return goalKeys(arm, kGoals, options);
}

// The whole arm: the base swings widely and hardly changes at the goal, the outer two are turned over (scale
// -0.41, as the thesis reports).
double rmsOfArm(GoalMode mode) {
  const CtbSpline base({{0, -60}, {35, 50}, {70, -40}, {110, 60}, {150, -60}});
  const CtbSpline outer({{0, 20}, {35, 35}, {70, 30}, {110, 45}, {150, 20}});
  const std::pair<const CtbSpline*, double> joints[] = {{&base, 1.1}, {&outer, -0.41}, {&outer, -0.41}};
  GoalOptions options;
  options.mode = mode;
  double sum = 0;
  for (const auto& [joint, scale] : joints) {
    const CtbSpline& spline = *joint;
    const auto value = [&](double t) { return spline.evaluate(t); };
    const WarpStack stack = stackOf(
        goalKeys(value, {{0, 0, true}, {90, scale * spline.evaluate(90), false}, {150, 0, true}}, options));
    const Source source = [&](double t) { return ValueAndRate{spline.evaluate(t), spline.derivative(t)}; };
    for (int t = 0; t <= 150; ++t) sum += std::pow(stack.evaluate(source, t).value - value(t), 2);
  }
  return std::sqrt(sum / 453);
}

TEST(GoalKeys, E5ToE9EveryModeMeetsTheGoalAndPinsTheEnds) {
  int checked = 0;
  for (const GoalMode mode :
       {GoalMode::Offset, GoalMode::Scale, GoalMode::Mix, GoalMode::Neutralise, GoalMode::Automatic}) {
    const WarpStack stack = stackOf(keysBy(mode));
    EXPECT_NEAR(stack.evaluate(armSlope, 90).value, -12, 1e-9);
    EXPECT_NEAR(stack.evaluate(armSlope, 0).value, 20, 1e-12);
    EXPECT_NEAR(stack.evaluate(armSlope, 150).value, 20, 1e-12);
    ++checked;
  }
  EXPECT_EQ(checked, 5);
}

TEST(GoalKeys, E8MixIsTheMeanOfScaleAndOffset) {
  const WarpStack scale = stackOf(keysBy(GoalMode::Scale)), offset = stackOf(keysBy(GoalMode::Offset));
  const WarpStack mix = stackOf(keysBy(GoalMode::Mix));
  for (int t = 0; t <= 150; ++t) {
    EXPECT_NEAR(mix.evaluate(armSlope, t).value,
                0.5 * (scale.evaluate(armSlope, t).value + offset.evaluate(armSlope, t).value), 1e-12);
  }
}

TEST(GoalKeys, E9NeutralisingDestroysMoreThanAnyOther) {
  for (const GoalMode mode : {GoalMode::Offset, GoalMode::Scale, GoalMode::Mix}) {
    EXPECT_GT(rmsOfArm(GoalMode::Neutralise), rmsOfArm(mode));
  }
}

TEST(GoalKeys, AutomaticScalesWhereGentleAndSaysWhereNot) {
  GoalOptions options;
  options.reach = 10;
  const auto source = [](double t) { return t == 1 ? 8.0 : t == 2 ? 0.1 : t == 3 ? 6.0 : 0.0; };
  const GoalKeys keys = goalKeys(source, {{1, 12}, {2, 5}, {3, -6}, {4, 2}}, options);
  ASSERT_EQ(keys.scale.keys().size(), 4u);
  EXPECT_DOUBLE_EQ(keys.scale.keys()[0].value, 1.5);
  EXPECT_DOUBLE_EQ(keys.offset.keys()[0].value, 0);
  for (const std::size_t i : {1u, 2u, 3u}) EXPECT_DOUBLE_EQ(keys.scale.keys()[i].value, 1);
  EXPECT_DOUBLE_EQ(keys.offset.keys()[2].value, -12);
  ASSERT_EQ(keys.fallbacks.size(), 3u);
  EXPECT_THAT(keys.fallbacks[0].reason, HasSubstr("near zero"));
  EXPECT_THAT(keys.fallbacks[1].reason, HasSubstr("turn the motion over"));
  EXPECT_THAT(keys.fallbacks[2].reason, HasSubstr("is zero there"));
}

TEST(GoalKeys, ScaleAtZeroFallsBackForThatGoalAlone) {
  const auto source = [](double t) { return t == 1 ? 0.0 : 2.0; };
  GoalOptions options;
  options.mode = GoalMode::Scale;
  const GoalKeys keys = goalKeys(source, {{2, 6}, {1, 3}}, options);
  ASSERT_EQ(keys.fallbacks.size(), 1u);
  EXPECT_EQ(keys.fallbacks[0].time, 1);
  EXPECT_DOUBLE_EQ(keys.offset.keys()[0].value, 3);
  EXPECT_DOUBLE_EQ(keys.scale.keys()[1].value, 3);
}

TEST(GoalKeys, RefusesTwoGoalsAtOneTimeAndBadShares) {
  try {
    goalKeys(arm, {{5, 1}, {5, 2}});
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("two goals are at 5"));
  }
  GoalOptions options;
  options.offsetShare = 1.5;
  EXPECT_THAT(
      [&] {
        goalKeys(arm, {{5, 1}}, options);
      },
      testing::ThrowsMessage<Error>(testing::HasSubstr("the share of the offset must be 0 to 1, got 1.5")));
  EXPECT_THAT(
      [&] {
        goalKeys(arm, {{5, NAN}});
      },
      testing::ThrowsMessage<Error>(testing::HasSubstr("a goal must be finite")));
}

}  // namespace
}  // namespace footfall::warp

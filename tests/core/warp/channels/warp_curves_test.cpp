// SPDX-License-Identifier: MIT
#include "warp/channels/warp_curves.h"
#include "base/angles.h"

#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"

namespace footfall::warp {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr double kFrame = 1.0 / 24;
const WarpUnits kUnits{kFrame, 0, 1, kDegree};
const TimeRange kRange{0, 48 * kFrame};

Curve keyed(std::initializer_list<std::pair<double, double>> framesAndValues, CurveOutput output,
            Infinity post = Infinity::Constant) {
  std::vector<Key> keys;
  for (const auto& [frame, value] : framesAndValues) {
    Key key;
    key.time = frame * kFrame;
    key.value = value;
    key.inType = key.outType = TangentType::Spline;
    keys.push_back(key);
  }
  return Curve(keys, false, Infinity::Constant, post, output);
}

CurveSet scene() {
  CurveSet set;
  set.add("hips", "translateY",
          keyed({{0, 90}, {12, 94}, {24, 89}, {36, 95}, {48, 90}}, CurveOutput::Linear));
  set.add("arm", "rotateZ", keyed({{0, 0.1}, {20, 1.2}, {48, 0.3}}, CurveOutput::Angular));
  set.add("arm", "visibility", keyed({{0, 1}}, CurveOutput::Unitless));
  return set;
}

ChannelWarp goalAt(const std::string& channel, double frame, double value, GoalMode mode = GoalMode::Offset) {
  ChannelWarp warp;
  warp.channels = {{channel, 1}};
  warp.mode = mode;
  warp.keys = {
      {0, WarpKey::Kind::Neutral}, {frame, WarpKey::Kind::Value, value}, {48, WarpKey::Kind::Neutral}};
  return warp;
}

TEST(WarpCurves, GoalsMetExactlyAndOthersUntouched) {
  const CurveSet source = scene();
  int checked = 0;
  for (const GoalMode mode :
       {GoalMode::Offset, GoalMode::Scale, GoalMode::Mix, GoalMode::Neutralise, GoalMode::Automatic}) {
    WarpRequest request;
    request.channels = {goalAt("arm.rotate*", 30, 50, mode)};
    const CurveWarpResult result = warpCurves(source, kRange, request, kUnits);
    EXPECT_THAT(result.changed, ElementsAre(1u));
    EXPECT_NEAR(result.curves[1].curve.evaluate(30 * kFrame), 50 * kDegree, 1e-9);
    EXPECT_NEAR(result.curves[1].curve.evaluate(0), 0.1, 1e-12);
    ASSERT_EQ(result.goals.size(), 1u);
    EXPECT_LT(std::abs(result.goals[0].error), 1e-9);
    EXPECT_EQ(result.curves[0].curve, source[0].curve);
    EXPECT_EQ(result.curves[2].curve, source[2].curve);
    EXPECT_LE(result.angularError, 1e-4);
    EXPECT_TRUE(mode != GoalMode::Offset || result.keysAdded == 0);
    ++checked;
  }
  EXPECT_EQ(checked, 5);
}

TEST(WarpCurves, WarpsBuildOnThoseBefore) {
  WarpRequest request;
  request.channels = {goalAt("hips.translateY", 24, 70), goalAt("hips.translateY", 24, 80)};
  const CurveWarpResult result = warpCurves(scene(), kRange, request, kUnits);
  EXPECT_NEAR(result.curves[0].curve.evaluate(24 * kFrame), 80, 1e-9);
}

TEST(WarpCurves, TimeMovesEveryCurveAndChosenFramesLand) {
  WarpRequest request;
  request.time = {{0, 0}, {30, 12}, {60, 48}};
  request.timeInterpolation = TimeInterpolation::Monotone;
  const CurveSet source = scene();
  const CurveWarpResult result = warpCurves(source, kRange, request, kUnits);
  EXPECT_EQ(result.changed.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(result.curves[i].curve.evaluate(30 * kFrame), source[i].curve.evaluate(12 * kFrame), 1e-9);
    EXPECT_NEAR(result.curves[i].curve.evaluate(60 * kFrame), source[i].curve.evaluate(48 * kFrame), 1e-9);
  }
}

TEST(WarpCurves, ReversedTimeIsOneKeyPerFrame) {
  WarpRequest request;
  request.time = {{0, 48}, {48, 0}};
  EXPECT_THAT([&] { warpCurves(scene(), kRange, request, kUnits); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("time runs backwards from frame 0 on")));
  request.allowReverse = true;
  const CurveWarpResult result = warpCurves(scene(), kRange, request, kUnits);
  for (int f = 0; f <= 48; f += 6) {
    EXPECT_NEAR(result.curves[0].curve.evaluate(f * kFrame), scene()[0].curve.evaluate((48 - f) * kFrame),
                1e-9);
  }
}

TEST(WarpCurves, CyclesAreWrittenOutOverTheRange) {
  for (const Infinity kind :
       {Infinity::Cycle, Infinity::CycleRelative, Infinity::Oscillate, Infinity::Linear}) {
    CurveSet set;
    set.add("leg", "rotateX", keyed({{0, 0.5}, {4, 1}, {12, 0.2}}, CurveOutput::Angular, kind));
    WarpRequest request;
    ChannelWarp warp;
    warp.channels = {{"leg.rotateX", 1}};
    warp.mode = GoalMode::Offset;
    warp.keys = {{10, WarpKey::Kind::Neutral}, {30, WarpKey::Kind::By, 20}, {46, WarpKey::Kind::Neutral}};
    request.channels = {warp};
    const CurveWarpResult result = warpCurves(set, kRange, request, kUnits);
    EXPECT_NEAR(result.curves[0].curve.evaluate(30 * kFrame),
                set[0].curve.evaluate(30 * kFrame) + 20 * kDegree, 1e-9);
    for (const double frame : {2.5, 9.0, 47.0, 47.7}) {
      EXPECT_NEAR(result.curves[0].curve.evaluate(frame * kFrame), set[0].curve.evaluate(frame * kFrame),
                  1e-4)
          << frame;
    }
    EXPECT_THAT(result.notes.at(0), HasSubstr("were written as keys"));
  }
}

TEST(WarpCurves, ThreadsGiveTheSameCurves) {
  WarpRequest request;
  request.channels = {goalAt("*.rotate*,*.translate*", 30, 50, GoalMode::Mix)};
  CurveWarpOptions one, four;
  one.threads = 1;
  four.threads = 4;
  const CurveWarpResult a = warpCurves(scene(), kRange, request, kUnits, one),
                        b = warpCurves(scene(), kRange, request, kUnits, four);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(a.curves[i].curve, b.curves[i].curve);
}

TEST(WarpCurves, NothingRunsBackFromTheBeginning) {
  WarpRequest request;
  request.allowReverse = true;
  request.time = {{0, 0}};
  request.lastSpeed = -1;
  try {
    carrySpeedOn(request, 0, 48);
    FAIL() << "taken";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("the last speed is -1 at frame 0"));
  }
  request.time = {{0, 0}, {20, 20}};
  request.lastSpeed = -2;
  carrySpeedOn(request, 0, 48);
  ASSERT_EQ(request.time.size(), 3u);
  EXPECT_EQ(request.time.back().at, 30);
  EXPECT_EQ(request.time.back().source, 0);
}

TEST(WarpCurves, UnknownChannelsAreNamed) {
  WarpRequest request;
  request.channels = {goalAt("hip.translateY", 24, 70)};
  request.channels[0].place = {"w.json", 3};
  try {
    warpCurves(scene(), kRange, request, kUnits);
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(
        error.what(),
        HasSubstr(
            "w.json:3: channels[0]: no channel is called 'hip.translateY'; the nearest are hips.translateY"));
  }
}

}  // namespace
}  // namespace footfall::warp

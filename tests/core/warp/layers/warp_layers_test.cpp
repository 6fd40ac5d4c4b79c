// SPDX-License-Identifier: MIT
#include "warp/layers/warp_layers.h"
#include "base/angles.h"
#include "warp/figure/joint_turns.h"

#include <cmath>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "warp/channels/warp_curves.h"
#include "warp/layers/layer_difference.h"

namespace footfall::warp {
namespace {

using ::testing::HasSubstr;

template <typename Function>
std::string errorOf(const Function& function) {
  try {
    function();
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

WarpLayer layer(const std::string& name, std::vector<LayerKey> keys) {
  WarpLayer result;
  result.name = name;
  result.keys = std::move(keys);
  return result;
}

LayerKey keyAt(double time, std::vector<ChannelChange> channels, std::vector<TurnChange> turns = {}) {
  LayerKey key;
  key.time = time;
  key.channels = std::move(channels);
  key.turns = std::move(turns);
  return key;
}

// Known by hand: scale, then offset, then a layer on top; straight between keys.
TEST(WarpLayers, WorkLayerByLayer) {
  WarpLayer first = layer("first", {keyAt(2, {{0, 3, 10}}), keyAt(0, {{0, 1, 0}})});
  WarpLayer second = layer("second", {keyAt(1, {{0, 2, 0}, {1, 1, 5}})});
  first.interpolation = WarpInterpolation::Linear;
  second.weight = 0.5;
  const WarpLayers layers({first, second}, 2, {});
  EXPECT_DOUBLE_EQ(layers.value(0, 7, 0), 1.5 * 7);
  EXPECT_DOUBLE_EQ(layers.value(0, 7, 2), 1.5 * (3 * 7 + 10));
  EXPECT_DOUBLE_EQ(layers.value(0, 7, 1), 1.5 * (2 * 7 + 5));
  EXPECT_DOUBLE_EQ(layers.value(1, 7, 9), 7 + 2.5);
  EXPECT_THAT(layers.keyTimes(), ::testing::ElementsAre(0, 1, 2));
}

// A key that does not name a channel holds it where it is.
TEST(WarpLayers, KeysThatDoNotNameAChannelArePins) {
  const WarpLayers layers({layer("", {keyAt(0, {}), keyAt(1, {{0, 1, 4}}), keyAt(2, {})})}, 1, {});
  EXPECT_DOUBLE_EQ(layers.value(0, 1, -3), 1);
  EXPECT_DOUBLE_EQ(layers.value(0, 1, 1), 5);
  EXPECT_DOUBLE_EQ(layers.value(0, 1, 2), 1);
}

TEST(WarpLayers, TurnAsRotations) {
  const double right = kPi / 2;
  WarpLayer half = layer("half", {keyAt(0, {}, {{0, {0, 0, right}}})});
  half.shares = {{0, 0.5}};
  const WarpLayers layers({half, layer("whole", {keyAt(0, {}, {{0, {right, 0, 0}}})})}, 0,
                          {RotationOrder::XYZ});
  const Quat wanted = Quat(Eigen::AngleAxisd(right, Vec3::UnitX())) *
                      Quat(Eigen::AngleAxisd(right / 2, Vec3::UnitZ())) *
                      rotationFromEuler({0.1, 0.2, 0.3}, RotationOrder::XYZ);
  const Vec3 angles = layers.turned(0, {0.1, 0.2, 0.3}, 5);
  EXPECT_NEAR(rotationFromEuler(angles, RotationOrder::XYZ).angularDistance(wanted), 0, 1e-9);
  const WarpLayers none({}, 0, {RotationOrder::XYZ});
  EXPECT_EQ(none.turned(0, {4, 5, 6}, 0), Vec3(4, 5, 6));
}

TEST(WarpLayers, RefuseWhatTheyCannotBe) {
  const auto make = [](const WarpLayer& bad) { WarpLayers({bad}, 1, {RotationOrder::XYZ}); };
  EXPECT_THAT(errorOf([&] {
                make(layer("lean", {keyAt(1, {}), keyAt(1, {})}));
              }),
              HasSubstr("warp 'lean': two keys are at 1"));
  EXPECT_THAT(errorOf([&] {
                make(layer("", {keyAt(1, {{1, 1, 1}})}));
              }),
              HasSubstr("warp 0: a key changes a channel"));
  EXPECT_THAT(errorOf([&] {
                make(layer("", {keyAt(1, {}, {{1, {0, 0, 1}}})}));
              }),
              HasSubstr("turns a joint that is not"));
  EXPECT_THAT(errorOf([&] {
                make(layer("", {keyAt(1, {{0, NAN, 1}})}));
              }),
              ::testing::Not(::testing::IsEmpty()));
  EXPECT_THAT(errorOf([&] {
                make(layer("", {keyAt(1, {}, {{0, {0, NAN, 1}}})}));
              }),
              HasSubstr("must be finite"));
  WarpLayer bad = layer("w", {keyAt(1, {{0, 1, 1}})});
  bad.range = EasedRange{{2, 1}, 0, 0};
  EXPECT_THAT(errorOf([&] { make(bad); }), HasSubstr("the range must end after it starts, got 2 to 1"));
  bad.range.reset();
  bad.weight = INFINITY;
  EXPECT_THAT(errorOf([&] { make(bad); }), HasSubstr("the weight must be finite"));
  bad.muted = true;
  bad.keys[0].tension = 2;
  bad.weight = 1;
  EXPECT_THAT(errorOf([&] { make(bad); }), ::testing::Not(::testing::IsEmpty()))
      << "muted layers are checked too";
}

// Random stacks: whatever is before and after, a goal set in any layer is what comes out.
TEST(LayerGoals, AreMetInAnyLayer) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> any(-2, 2), positive(0.3, 2);
  int checked = 0;
  for (int round = 0; round < 200; ++round) {
    std::vector<WarpLayer> layers;
    for (int i = 0; i < 4; ++i) {
      WarpLayer one = layer(
          "",
          {keyAt(0, {{0, positive(random), any(random)}}, {{0, {any(random), any(random), any(random)}}}),
           keyAt(1, {{0, positive(random), any(random)}}, {{0, {any(random), any(random), any(random)}}})});
      one.weight = positive(random);
      layers.push_back(one);
    }
    const std::size_t which = std::size_t(round) % 4;
    const std::vector<RotationOrder> orders{static_cast<RotationOrder>(round % 6)};
    const LayerGoals goals(layers, which, 1, orders);
    const double time = 0.5, source = any(random), wanted = any(random);
    const Vec3 angles(any(random), any(random), any(random)), pose(any(random), any(random), any(random));
    GoalOptions options;
    options.mode = round % 2 == 0 ? GoalMode::Offset : GoalMode::Automatic;
    std::string note;
    layers[which].keys.insert(layers[which].keys.begin() + 1,
                              keyAt(time, {goals.channel(0, time, source, wanted, options, note)},
                                    {goals.turn(0, time, angles, pose, note)}));
    const bool reachable = note.empty();
    if (!reachable) {
      EXPECT_THAT(note, HasSubstr("needs a larger weight"));
    }
    const WarpLayers all(layers, 1, orders);
    EXPECT_NEAR(all.value(0, source, time), wanted, 1e-9) << round;
    if (!reachable) continue;
    const Quat got = rotationFromEuler(all.turned(0, angles, time), orders[0]);
    EXPECT_NEAR(got.angularDistance(rotationFromEuler(pose, orders[0])), 0, 1e-6) << round;
    ++checked;
  }
  EXPECT_GT(checked, 100);
}

TEST(LayerGoals, SayWhyTheyAreNotMet) {
  std::vector<WarpLayer> layers{layer("a", {}), layer("b", {keyAt(0, {{0, 0, 0}})})};
  std::string note;
  LayerGoals(layers, 0, 1, {}).channel(0, 0, 1, 2, {}, note);
  EXPECT_THAT(note, HasSubstr("a later warp scales the channel to nothing"));
  layers[1].muted = true;
  note.clear();
  LayerGoals(layers, 1, 1, {}).channel(0, 0, 1, 2, {}, note);
  EXPECT_THAT(note, HasSubstr("muted"));
  layers[0].weight = 0;
  note.clear();
  LayerGoals(layers, 0, 1, {}).channel(0, 0, 1, 2, {}, note);
  EXPECT_THAT(note, HasSubstr("no weight"));
  layers[0].weight = 1;
  layers[0].range = EasedRange{{4, 5}, 0, 0};
  note.clear();
  LayerGoals(layers, 0, 1, {}).channel(0, 0, 1, 2, {}, note);
  EXPECT_THAT(note, HasSubstr("outside the warp's range"));
}

// Layers of a request give what warpCurves gives; on top of layers that are there, goals are met as well.
TEST(LayersFor, MeetsGoalsOnTopOfWhatIsThere) {
  std::vector<Key> keys(3);
  for (std::size_t i = 0; i < 3; ++i) keys[i].time = double(i), keys[i].value = double(3 + i);
  const Curve curve(keys);
  WarpRequest request;
  ChannelWarp warp;
  warp.channels = {{"a.x", 1}, {"b.x", 0.5}};
  WarpKey goal;
  goal.time = 24;
  goal.value = 9;
  WarpKey pin;
  pin.time = 10;
  pin.kind = WarpKey::Kind::Neutral;
  warp.keys = {pin, goal};
  request.channels = {warp};
  const WarpUnits units;
  const TimeRange range{0, 2};
  const std::vector<LayerChannel> channels{{"a", "x", {sourceOf(curve), 1, 5, range}},
                                           {"b", "x", {sourceOf(curve), 1, 5, range}}};
  const LayerPlan plan = layersFor(request, channels, {}, range, units);
  ASSERT_EQ(plan.layers.size(), 1u);
  EXPECT_EQ(plan.layers[0].keys.front().tension, 1) << "settled into";
  CurveSet set;
  set.add("a", "x", curve);
  set.add("b", "x", curve);
  const CurveWarpResult wanted = warpCurves(set, range, request, units);
  const WarpLayers alone(plan.layers, 2, {});
  for (double t = 0; t <= 2; t += 1 / 24.0) {
    EXPECT_NEAR(alone.value(0, curve.evaluate(t), t), wanted.curves[0].curve.evaluate(t), 1e-4);
    EXPECT_NEAR(alone.value(1, curve.evaluate(t), t), wanted.curves[1].curve.evaluate(t), 1e-4);
  }
  EXPECT_NEAR(alone.value(0, curve.evaluate(1), 1), 9, 1e-12);
  EXPECT_NEAR(alone.value(1, curve.evaluate(1), 1), (9 + curve.evaluate(1)) / 2, 1e-12);

  std::vector<WarpLayer> stack{layer("there", {keyAt(0, {{0, 2, -1}})})};
  const LayerPlan onTop = layersFor(request, channels, {}, range, units, stack);
  stack.insert(stack.end(), onTop.layers.begin(), onTop.layers.end());
  EXPECT_NEAR(WarpLayers(stack, 2, {}).value(0, curve.evaluate(1), 1), 9, 1e-12);
}

TEST(KeysBetween, HoldWhatWasDoneAtEveryFrame) {
  Motion before;
  before.skeleton.joints.resize(2);
  before.skeleton.joints[1].parent = 0;
  before.skeleton.joints[1].rotationOrder = RotationOrder::ZYX;
  before.frameTime = 0.1;
  for (int a = 0; a < 6; ++a) before.channels.push_back({0, static_cast<ChannelKind>(a)});
  for (int a = 3; a < 6; ++a) before.channels.push_back({1, static_cast<ChannelKind>(a)});
  std::mt19937 random(3);
  std::uniform_real_distribution<double> any(-1, 1);
  before.samples.resize(20 * 9);
  for (double& value : before.samples) value = any(random);
  Motion after = before;
  for (std::size_t f = 6; f < 12; ++f) {
    for (std::size_t c = 0; c < 9; ++c) after.frame(f)[c] += any(random);
  }
  const std::vector<LayerKey> keys = keysBetween(before, after);
  ASSERT_EQ(keys.size(), 8u) << "one beside them on either side";
  EXPECT_TRUE(keys.front().channels.empty() && keys.back().turns.empty());
  for (std::size_t k = 1; k < 7; ++k) {
    const std::size_t f = k + 5;
    EXPECT_NEAR(keys[k].time, 0.1 * double(f), 1e-12);
    const Vec3 move = moveAt(keys[k], before, 0, Isometry::Identity());
    for (int c = 0; c < 3; ++c) EXPECT_NEAR(before.frame(f)[c] + move[c], after.frame(f)[c], 1e-12);
    for (const TurnChange& turn : keys[k].turns) {
      const RotationOrder order = before.skeleton.joints[turn.joint].rotationOrder;
      const int joint = int(turn.joint);
      const Quat got =
          rotationFromEuler(turn.angles, order) * rotationFromEuler(anglesOf(before, f, joint), order);
      EXPECT_NEAR(got.angularDistance(rotationFromEuler(anglesOf(after, f, joint), order)), 0, 1e-7);
    }
    EXPECT_EQ(keys[k].turns.size(), 2u);
  }
  EXPECT_TRUE(keysBetween(before, before).empty());
  after.samples.resize(9);
  EXPECT_THAT(errorOf([&] { keysBetween(before, after); }), HasSubstr("same frames and channels"));
}

}  // namespace
}  // namespace footfall::warp

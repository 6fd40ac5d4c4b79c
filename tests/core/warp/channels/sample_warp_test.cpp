// SPDX-License-Identifier: MIT
// Warps of all channels at once, against the stack of each; and while keys are moved.
#include <cmath>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "base/error.h"
#include "warp/channels/incremental_warp.h"

namespace footfall::warp {
namespace {

using testing::HasSubstr;

Warp spatial(Warp::Kind kind, std::vector<CtbKey> keys) {
  Warp warp;
  warp.kind = kind;
  warp.spline = CtbSpline(std::move(keys));
  return warp;
}

// The golden values of the thesis's arm, spec §9.2, through a row of three channels at 30 frames per second.
TEST(SampleWarp, GoldenOffsetAndScaleOfTheArm) {
  const double f = 1.0 / 30;
  const WarpStack offset({spatial(Warp::Kind::Offset, {{0, 0}, {90 * f, 1}, {150 * f, 0}})});
  const WarpStack scale({spatial(Warp::Kind::Scale, {{0, 1}, {90 * f, -0.41}, {150 * f, 1}})});
  const SampleWarp warp({offset, WarpStack(), scale}, 0, f);
  std::vector<double> in, out(3 * 151);
  for (int k = 0; k <= 150; ++k) in.insert(in.end(), {0, 5, 1});
  warp.apply(in.data(), out.data(), 0, 151);
  const double offsets[][2] = {{15, 0.189815}, {30, 0.407407},  {45, 0.625},  {60, 0.814815}, {75, 0.949074},
                               {90, 1},        {105, 0.890625}, {120, 0.625}, {135, 0.296875}};
  for (const auto& [frame, value] : offsets)
    EXPECT_NEAR(out[3 * static_cast<std::size_t>(frame)], value, 1e-6);
  const double scales[][2] = {{30, 0.425556},   {45, 0.11875},    {50, 0.023251}, {60, -0.148889},
                              {105, -0.255781}, {115, -0.022413}, {120, 0.11875}};
  for (const auto& [frame, value] : scales) {
    EXPECT_NEAR(out[3 * static_cast<std::size_t>(frame) + 2], value, 1e-6);
    EXPECT_EQ(out[3 * static_cast<std::size_t>(frame) + 1], 5);
  }
}

class Random {
 public:
  explicit Random(unsigned seed) : random_(seed) {}
  double between(double a, double b) { return std::uniform_real_distribution<double>(a, b)(random_); }
  bool chance(double share) { return between(0, 1) < share; }

  Warp warp(const std::vector<double>& times) {
    std::vector<CtbKey> keys;
    for (const double time : times) {
      keys.push_back(
          {time, between(-2, 2), between(-1, 1), between(-1, 1), between(-1, 1), chance(0.2), chance(0.1)});
    }
    Warp made = spatial(chance(0.5) ? Warp::Kind::Scale : Warp::Kind::Offset, keys);
    if (chance(0.3)) made.weight = between(-1, 2);
    if (chance(0.1)) made.muted = true;
    if (chance(0.2)) made.range = EasedRange{{0.5, 2.5}, 0.4, 0.7};
    return made;
  }

 private:
  std::mt19937 random_;
};

TEST(SampleWarp, IsTheStackOfEachChannel) {
  const double frame = 1.0 / 60;
  constexpr std::size_t kFrames = 200, kChannels = 37;
  int checked = 0;
  for (unsigned seed = 0; seed < 20; ++seed) {
    Random random(seed);
    const std::vector<double> shared{0.25, 0.9, 1.7, 2.2};
    std::vector<WarpStack> stacks;
    for (std::size_t c = 0; c < kChannels; ++c) {
      std::vector<Warp> warps;
      for (int n = static_cast<int>(random.between(0, 4)); n > 0; --n) {
        warps.push_back(random.warp(random.chance(0.7) ? shared : std::vector<double>{random.between(0, 3)}));
      }
      stacks.push_back(WarpStack(std::move(warps)));
    }
    std::vector<double> in(kFrames * kChannels);
    for (double& value : in) value = random.between(-3, 3);
    std::vector<double> out(in.size()), threaded(in.size()), piecewise = in;
    const SampleWarp warp(stacks, 0.1, frame);
    warp.apply(in.data(), out.data(), 0, kFrames, 1);
    warp.apply(in.data(), threaded.data(), 0, kFrames, 3);
    for (std::size_t f = 0; f < kFrames; f += 50) warp.apply(piecewise.data(), piecewise.data(), f, 50, 1);
    EXPECT_EQ(out, threaded);
    EXPECT_EQ(out, piecewise);
    for (std::size_t f = 0; f < kFrames; ++f) {
      for (std::size_t c = 0; c < kChannels; ++c, ++checked) {
        const WarpStack::Affine a = stacks[c].affine(0.1 + static_cast<double>(f) * frame);
        ASSERT_NEAR(out[f * kChannels + c], a.factor * in[f * kChannels + c] + a.term, 1e-11);
      }
    }
  }
  EXPECT_EQ(checked, 148000);
}

TEST(SampleWarp, RefusesTimeWarps) {
  Warp time;
  time.kind = Warp::Kind::Time;
  time.time = TimeMap({{0, 1}}, heldOutside());
  EXPECT_THAT([&] { SampleWarp({WarpStack({time})}, 0, 1); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("samples take scale and offset warps only")));
}

Motion clip(std::size_t frames) {
  Motion motion;
  motion.frameTime = 1.0 / 30;
  Random random(8);
  for (int j = 0; j < 5; ++j) {
    Joint joint;
    joint.name = "joint" + std::to_string(j);
    joint.parent = j - 1;
    motion.skeleton.joints.push_back(joint);
    for (int a = 3; a < 6; ++a) motion.channels.push_back({j, static_cast<ChannelKind>(a)});
  }
  motion.samples.resize(frames * motion.channels.size());
  for (double& sample : motion.samples) sample = random.between(-1, 1);
  return motion;
}

ChannelWarp sevenKeys(GoalMode mode) {
  ChannelWarp warp;
  warp.channels = {{"joint1", 1}, {"joint3.rotateY", 0.5}};
  warp.mode = mode;
  for (int k = 0; k < 7; ++k) warp.keys.push_back({20.0 * k, WarpKey::Kind::By, 10.0 * k});
  return warp;
}

// A key of a CTB spline counts from two keys before it to two after.
TEST(IncrementalWarp, AMovedKeyIsComputedOnlyWhereItCounts) {
  const Motion source = clip(121);
  const WarpUnits units{source.frameTime, 0, 1, kDegree};
  int checked = 0;
  for (const GoalMode mode : {GoalMode::Offset, GoalMode::Mix}) {
    WarpRequest request;
    request.channels = {sevenKeys(mode), sevenKeys(GoalMode::Offset)};
    IncrementalWarp live(source, request, units);
    for (std::size_t key = 0; key < 7; ++key, ++checked) {
      const std::vector<double> before = live.motion().samples;
      request.channels[0].keys[key].value += 7;
      const FrameSpan frames = live.replace(0, request.channels[0]);
      EXPECT_EQ(frames.first, 20 * std::max<std::size_t>(key, 2) - 40) << key;
      EXPECT_EQ(frames.end, 20 * std::min<std::size_t>(key + 2, 6) + 1) << key;
      EXPECT_EQ(live.motion().samples, IncrementalWarp(source, request, units).motion().samples);
      EXPECT_NE(live.motion().samples, before);
    }
  }
  EXPECT_EQ(checked, 14);
}

TEST(IncrementalWarp, OtherEditsAreTheSameAsAFreshStart) {
  const Motion source = clip(121);
  const WarpUnits units{source.frameTime, 0, 1, kDegree};
  WarpRequest request;
  request.channels = {sevenKeys(GoalMode::Mix), sevenKeys(GoalMode::Scale)};
  IncrementalWarp live(source, request, units);
  const FrameSpan none = live.replace(0, request.channels[0]);
  EXPECT_TRUE(none.empty());
  std::vector<ChannelWarp> edits(5, request.channels[0]);
  edits[0].keys[3].time = 55;
  edits[1].weight = 0.3;
  edits[2].range = EasedRange{{10, 90}, 5, 5};
  edits[3].channels = {{"joint4.rotateZ", 1}};
  edits[4].keys.erase(edits[4].keys.begin());
  for (const ChannelWarp& edit : edits) {
    request.channels[0] = edit;
    live.replace(0, edit);
    EXPECT_EQ(live.motion().samples, IncrementalWarp(source, request, units).motion().samples);
  }
  // A bad edit changes nothing.
  const std::vector<double> before = live.motion().samples;
  ChannelWarp bad = edits[0];
  bad.keys[0].time = 500;
  EXPECT_THAT(
      [&] { live.replace(0, bad); },
      testing::ThrowsMessage<Error>(testing::HasSubstr("at frame 500 is outside the source's range")));
  bad = edits[0];
  bad.channels = {{"jiont1", 1}};
  try {
    live.replace(0, bad);
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("no channel is called 'jiont1'; the nearest are joint"));
  }
  EXPECT_THAT([&] { live.replace(2, edits[0]); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("there is no such channel warp")));
  EXPECT_EQ(live.motion().samples, before);
}

}  // namespace
}  // namespace footfall::warp

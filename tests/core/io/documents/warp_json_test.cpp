// SPDX-License-Identifier: MIT
#include "io/documents/warp_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "base/scanner.h"
#include "core/warp/other_value.h"
#include "curve/time_map_table.h"
#include "warp/warp_table.h"

namespace footfall {
using namespace warp;

namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(WarpJson, ReadsEveryPart) {
  const WarpRequest request = parseWarpJson(R"({"footfall": "warp", "version": 1,
    "time": [{"at": 0, "source": 0}, {"at": 50, "source": 40}], "timeInterpolation": "monotone", "allowReverse": true,
    "channels": [
      {"name": "a", "channel": "hips.*", "mode": "mix", "mix": 0.25, "interpolation": "linear", "weight": 0.5,
       "muted": true, "range": {"start": 5, "end": 45, "easeIn": 3, "easeOut": 4},
       "keys": [{"time": 1, "value": 7}, {"time": 2, "by": -1}, {"time": 3, "neutral": true},
                {"time": 4, "scale": 2, "offset": 3, "tension": 1, "bias": -0.5, "continuity": 0.25}]},
      {"group": [{"channel": "spine"}, {"channel": "neck", "weight": 0.3}],
       "keys": [{"time": 5, "by": 1}]}],
    "positions": [{"joint": "hips", "space": "body", "weight": 0.5, "keys": [{"time": 2, "by": [4, 5, 6]}]}],
    "rotations": [{"joint": "arm", "keys": [{"time": 9, "value": [1, 2, 3]}, {"time": 10, "neutral": true}]}],
    "effectors": [{"joint": "foot", "time": 8, "by": [0.1, 0, 0], "space": "body", "before": 4, "after": 6}],
    "contacts": "follow"})",
                                            "w.json");
  ASSERT_EQ(request.time.size(), 2u);
  EXPECT_EQ(request.time[1].source, 40);
  EXPECT_EQ(request.timeInterpolation, TimeInterpolation::Monotone);
  EXPECT_TRUE(request.allowReverse);
  ASSERT_EQ(request.channels.size(), 2u);
  const ChannelWarp& a = request.channels[0];
  EXPECT_EQ(a.name, "a");
  EXPECT_EQ(a.mode, GoalMode::Mix);
  EXPECT_EQ(a.offsetShare, 0.25);
  EXPECT_EQ(a.interpolation, WarpInterpolation::Linear);
  EXPECT_TRUE(a.muted);
  EXPECT_EQ(a.weight, 0.5);
  ASSERT_TRUE(a.range.has_value());
  EXPECT_EQ(a.range->easeOut, 4);
  ASSERT_EQ(a.keys.size(), 4u);
  EXPECT_EQ(a.keys[0].value, 7);
  EXPECT_EQ(a.keys[1].kind, WarpKey::Kind::By);
  EXPECT_EQ(a.keys[2].kind, WarpKey::Kind::Neutral);
  EXPECT_EQ(a.keys[3].kind, WarpKey::Kind::ScaleOffset);
  EXPECT_EQ(a.keys[3].scale, 2);
  EXPECT_EQ(a.keys[3].bias, -0.5);
  EXPECT_EQ(request.channels[1].channels[1].weight, 0.3);
  EXPECT_EQ(request.channels[1].mode, GoalMode::Automatic);
  const PositionWarp& hips = request.positions.at(0);
  EXPECT_EQ(hips.space, WarpSpace::Body);
  EXPECT_EQ(hips.weight, 0.5);
  EXPECT_EQ(hips.keys.at(0).kind, WarpKey::Kind::By);
  EXPECT_EQ(hips.keys[0].position, Vec3(4, 5, 6));
  EXPECT_EQ(request.rotations.at(0).keys.at(0).angles, Vec3(1, 2, 3));
  const EffectorGoal& foot = request.effectors.at(0);
  EXPECT_TRUE(foot.relative);
  EXPECT_EQ(foot.space, EffectorGoal::Space::Body);
  EXPECT_EQ(foot.after, 6);
  EXPECT_EQ(request.contacts, ContactPolicy::Follow);
}

TEST(WarpJson, SaysWhatIsWrongAndWhere) {
  const std::pair<const char*, const char*> cases[] = {
      {R"("chanels": [])", "chanels"},
      {R"("channels": [{"keys": []}])", "must have a \"channel\" or a \"group\""},
      {R"("channels": [{"channel": "a"}])", "keys"},
      {R"("channels": [{"channel": "a", "mode": "warp", "keys": []}])", "mode"},
      {R"("channels": [{"channel": "a", "mix": 2, "keys": []}])", "must be 0 to 1, got 2"},
      {R"("channels": [{"channel": "a", "keys": [{"time": 1}]}])", "must have one of value, by, neutral"},
      {R"("channels": [{"channel": "a", "keys": [{"time": 1, "value": 2, "by": 3}]}])", "must have one of"},
      {R"("channels": [{"channel": "a", "keys": [{"time": 1, "value": 2}, {"time": 1, "value": 3}]}])",
       "is the second at frame 1"},
      {R"("channels": [{"channel": "a", "keys": [{"time": 1, "value": 2, "scale": 3}]}])",
       "can then have no value"},
      {R"("channels": [{"channel": "a", "keys": [{"time": 1, "value": 2, "tension": 3}]}])",
       "must be -1 to 1, got 3"},
      {R"("channels": [{"channel": "a", "range": {"start": 4, "end": 4}, "keys": []}])",
       "must come after start"},
      {R"("rotations": [{"joint": "a", "keys": [{"time": 1, "value": [1, 2]}]}])", "value"},
      {R"("effectors": [{"joint": "a", "time": 1}])", "must have one of position, by"},
      {R"("contacts": "stay")", "contacts"},
      {R"("time": [{"at": 3, "source": 1}, {"at": 3, "source": 2}])", "is the second at frame 3"},
      {R"("time": [{"at": 3, "source": 1, "hold": 2}, {"at": 5, "source": 2}])", "is the second at frame 5"},
      {R"("time": [{"at": 3, "source": 1, "hold": -2}])", "must be 0 to"},
      {R"("time": [], "speed": [])", "cannot be given with \"time\""},
      {R"("speed": [{"at": 3, "speed": 1}, {"at": 2, "speed": 1}])", "speed key 1 at 2 must come after"},
      {R"("speedStart": 4)", "needs \"speed\""},
  };
  int checked = 0;
  for (const auto& [text, message] : cases) {
    try {
      parseWarpJson(std::string("{\"footfall\": \"warp\", \"version\": 1,\n") + text + "}", "w.json");
      ADD_FAILURE() << text;
    } catch (const Error& error) {
      EXPECT_THAT(error.what(), StartsWith("w.json:2:")) << text;
      EXPECT_THAT(error.what(), HasSubstr(message)) << text;
      ++checked;
    }
  }
  EXPECT_EQ(checked, 20);
  EXPECT_THAT([] { parseWarpJson(R"({"footfall": "scene", "version": 1})", "w.json"); },
              testing::ThrowsMessage<Error>(HasSubstr("this is a 'scene' document, expected 'warp'")));
}

WarpRequest parsed(const std::string& body) {
  return parseWarpJson("{\"footfall\": \"warp\", \"version\": 1, " + body + "}", "w.json");
}

TEST(WarpJson, HoldsAndSpeedsBecomeTimeKeys) {
  const WarpRequest held =
      parsed(R"("time": [{"at": 0, "source": 0}, {"at": 30, "source": 24, "hold": 12}])");
  ASSERT_EQ(held.time.size(), 3u);
  EXPECT_EQ(held.time[2].at, 42);
  EXPECT_EQ(held.time[2].source, 24);
  EXPECT_EQ(held.timeInterpolation, TimeInterpolation::Monotone);
  const WarpRequest plain =
      parsed(R"("time": [{"at": 0, "source": 0, "tension": 0.5}, {"at": 30, "source": 24}])");
  EXPECT_EQ(plain.timeInterpolation, TimeInterpolation::Spline);
  EXPECT_EQ(plain.time[0].tension, 0.5);
  // Half speed for 20 frames shows 10 of the source.
  const WarpRequest slow = parsed(R"("speed": [{"at": 10, "speed": 0.5}, {"at": 30, "speed": 0.5}])");
  ASSERT_EQ(slow.time.size(), 2u);
  EXPECT_EQ(slow.time[0].source, 10);
  EXPECT_EQ(slow.time[1].source, 20);
  EXPECT_EQ(slow.timeInterpolation, TimeInterpolation::Monotone);
  EXPECT_EQ(parsed(R"("speed": [{"at": 10, "speed": 1}], "speedStart": 4)").time.at(0).source, 4);
}

TEST(WarpJson, WrittenTimeWarpsComeBack) {
  const std::vector<TimeKey> keys{{0, 3}, {12.25, 17.0001}, {90, 66.5}};
  for (const TimeInterpolation kind :
       {TimeInterpolation::Spline, TimeInterpolation::Linear, TimeInterpolation::Monotone}) {
    const WarpRequest back = parseWarpJson(timeWarpJson(keys, kind), "t.json");
    EXPECT_EQ(back.time, keys);
    EXPECT_EQ(back.timeInterpolation, kind);
  }
}

// Every row of every table, at another value than its default, through a document and back.
TEST(WarpJson, EveryOptionComesBack) {
  WarpRequest request;
  changeAll(warpRequestTable(), request);
  request.time = {{0, 0}, {40, 30}};
  changeAll(timeKeyTable(), request.time[1]);
  request.contacts = ContactPolicy::Follow;
  ChannelWarp& channel = request.channels.emplace_back();
  changeAll(warpControlTable<WarpControls>(), static_cast<WarpControls&>(channel));
  changeAll(channelWarpTable(), channel);
  channel.channels = {{"hips.*", 1}, {"spine", 0.3}};
  changeAll(easedRangeTable(), channel.range.emplace());
  channel.keys.resize(4);
  changeAll(warpKeyTable<WarpKey>(), channel.keys[0]);
  channel.keys[0].value = 7.125;
  channel.keys[1].kind = WarpKey::Kind::By;
  channel.keys[1].value = -0.1;
  channel.keys[2].kind = WarpKey::Kind::Neutral;
  channel.keys[3].kind = WarpKey::Kind::ScaleOffset;
  channel.keys[3].scale = 2;
  channel.keys[3].offset = 1.0 / 3;
  for (std::size_t k = 0; k < 4; ++k) channel.keys[k].time = static_cast<double>(k);
  PositionWarp& position = request.positions.emplace_back();
  changeAll(positionWarpTable(), position);
  position.joints = {{"hips", 1}};
  position.keys = {{3, WarpKey::Kind::By, Vec3(0.1, 2, 3), false}};
  RotationWarp& rotation = request.rotations.emplace_back();
  rotation.joints = {{"arm \"L\"", 0.5}};
  rotation.keys = {{4, WarpKey::Kind::Value, Vec3(1, 2, 3)}, {9, WarpKey::Kind::Neutral, Vec3::Zero()}};
  EffectorGoal& goal = request.effectors.emplace_back();
  changeAll(effectorGoalTable(), goal);
  goal.joint = "foot";
  goal.position = Vec3(0.5, 0, -1);

  const std::string text = formatWarpJson(request);
  const WarpRequest back = parseWarpJson(text, "w.json");
  EXPECT_EQ(formatWarpJson(back), text);
  EXPECT_TRUE(sameOptions(warpRequestTable(), back, request));
  EXPECT_EQ(back.time, request.time);
  EXPECT_EQ(back.contacts, request.contacts);
  const ChannelWarp& ofChannel = back.channels.at(0);
  EXPECT_TRUE(sameOptions(warpControlTable<WarpControls>(), static_cast<const WarpControls&>(ofChannel),
                          static_cast<const WarpControls&>(channel)));
  EXPECT_TRUE(sameOptions(channelWarpTable(), ofChannel, channel));
  EXPECT_EQ(ofChannel.range, channel.range);
  ASSERT_EQ(ofChannel.channels.size(), 2u);
  EXPECT_EQ(ofChannel.channels[1].weight, 0.3);
  ASSERT_EQ(ofChannel.keys.size(), 4u);
  for (std::size_t k = 0; k < 4; ++k) {
    EXPECT_EQ(ofChannel.keys[k].kind, channel.keys[k].kind);
    EXPECT_EQ(ofChannel.keys[k].value, channel.keys[k].value);
    EXPECT_EQ(ofChannel.keys[k].scale, channel.keys[k].scale);
    EXPECT_EQ(ofChannel.keys[k].offset, channel.keys[k].offset);
    EXPECT_TRUE(sameOptions(warpKeyTable<WarpKey>(), ofChannel.keys[k], channel.keys[k]));
  }
  EXPECT_TRUE(sameOptions(positionWarpTable(), back.positions.at(0), position));
  EXPECT_EQ(back.positions[0].keys.at(0).position, position.keys[0].position);
  EXPECT_EQ(back.rotations.at(0).joints.at(0).pattern, "arm \"L\"");
  EXPECT_EQ(back.rotations[0].joints[0].weight, 0.5);
  EXPECT_EQ(back.rotations[0].keys.at(0).angles, rotation.keys[0].angles);
  EXPECT_TRUE(sameOptions(effectorGoalTable(), back.effectors.at(0), goal));
  EXPECT_EQ(back.effectors[0].position, goal.position);
}

TEST(WarpJson, ALastSpeedIsNotWritten) {
  WarpRequest request = parsed(R"("speed": [{"at": 0, "speed": 1}, {"at": 10, "speed": 0.5}])");
  try {
    formatWarpJson(request);
    ADD_FAILURE() << "written";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("must become a time key first"));
  }
  carrySpeedOn(request, 0, 48);
  EXPECT_EQ(parseWarpJson(formatWarpJson(request), "w.json").time, request.time);
}

TEST(WarpJson, ReadsTheExamples) {
  const std::string speed = std::string(FOOTFALL_SOURCE_DIR) + "/examples/speed_walk.json";
  EXPECT_GE(parseWarpJson(readFile(speed), speed).time.size(), 4u);
  for (const char* name : {"warp_walk.json", "retime_wave.json"}) {
    const std::string file = std::string(FOOTFALL_SOURCE_DIR) + "/examples/" + name;
    EXPECT_FALSE(parseWarpJson(readFile(file), file).channels.empty());
  }
}

}  // namespace
}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "io/documents/warp_json.h"

#include <fmt/format.h>

#include "curve/time_map_table.h"
#include "io/json/json_options.h"
#include "io/json/json_values.h"
#include "warp/warp_table.h"

namespace footfall {
using namespace warp;

namespace {

Vec3 vector(const JsonNode& node) {
  const std::vector<double> n = node.numbers(3);
  return {n[0], n[1], n[2]};
}

// The keys of two tables, or of a table and what every warp has.
template <typename... Options>
std::vector<std::string> keysOf(const OptionTable<Options>&... tables) {
  std::vector<std::string> keys;
  const auto add = [&keys](std::vector<std::string> more) {
    keys.insert(keys.end(), more.begin(), more.end());
  };
  (add(optionKeys(tables)), ...);
  return keys;
}

EasedRange parseRange(const JsonNode& node) {
  allowOptionKeys(node, keysOf(easedRangeTable()), "");
  EasedRange range;
  node.at("start");
  node.at("end");
  readOptions(node, easedRangeTable(), range);
  if (!(range.time.start < range.time.end)) node.at("end").fail("must come after start");
  return range;
}

void parseControls(const JsonNode& node, WarpControls& controls) {
  readOptions(node, warpControlTable<WarpControls>(), controls);
  if (const JsonNode range = node.find("range")) controls.range = parseRange(range);
  controls.place = node.place();
}

// "channel": "a.b", or "group": [{"channel": "a.b", "weight": 0.5}, …].
std::vector<WeightedName> parseNames(const JsonNode& node, const char* what) {
  if (const JsonNode one = node.find(what)) return {{std::string(one.text()), 1}};
  const JsonNode group = node.find("group");
  if (!group) node.fail(fmt::format("must have a \"{}\" or a \"group\" of them", what));
  std::vector<WeightedName> names;
  for (const JsonNode& member : group.items()) {
    member.allowKeys({what, "weight"});
    names.push_back({std::string(member.at(what).text()), member.number("weight", 1)});
  }
  if (names.empty()) group.fail("must name at least one");
  return names;
}

// Exactly one of the kinds of goal a key may hold.
void onlyOne(const JsonNode& key, std::initializer_list<const char*> kinds) {
  int given = 0;
  std::string list;
  for (const char* kind : kinds) {
    given += key.find(kind) ? 1 : 0;
    list += (list.empty() ? "" : ", ") + std::string(kind);
  }
  if (given != 1) key.fail(fmt::format("must have one of {}", list));
}

void refuseTwoAtOnce(const std::vector<double>& before, const JsonNode& key, double time) {
  for (const double other : before) {
    if (other == time) key.fail(fmt::format("is the second at frame {:g}; there must be only one", time));
  }
}

auto keysIn(const JsonNode& node) {
  const auto keys = node.at("keys").items();
  if (keys.empty()) node.at("keys").fail("must have at least one key");
  return keys;
}

ChannelWarp parseChannel(const JsonNode& node) {
  allowOptionKeys(node, keysOf(warpControlTable<WarpControls>(), channelWarpTable()), "",
                  {"channel", "group", "keys", "range"});
  ChannelWarp warp;
  parseControls(node, warp);
  warp.channels = parseNames(node, "channel");
  readOptions(node, channelWarpTable(), warp);
  std::vector<double> times;
  for (const JsonNode& item : keysIn(node)) {
    allowOptionKeys(item, keysOf(warpKeyTable<WarpKey>()), "",
                    {"time", "value", "by", "neutral", "scale", "offset"});
    WarpKey key;
    key.time = item.at("time").number();
    refuseTwoAtOnce(times, item, key.time);
    times.push_back(key.time);
    if (item.find("scale") || item.find("offset")) {
      if (item.find("value") || item.find("by") || item.find("neutral")) {
        item.fail("has a scale or an offset, and can then have no value, by or neutral");
      }
      key.kind = WarpKey::Kind::ScaleOffset;
      key.scale = item.number("scale", 1);
      key.offset = item.number("offset", 0);
    } else {
      onlyOne(item, {"value", "by", "neutral", "scale", "offset"});
      key.kind = item.boolean("neutral", false) ? WarpKey::Kind::Neutral
                 : item.find("by")              ? WarpKey::Kind::By
                                                : WarpKey::Kind::Value;
      if (key.kind != WarpKey::Kind::Neutral) {
        key.value = item.at(key.kind == WarpKey::Kind::By ? "by" : "value").number();
      }
    }
    readOptions(item, warpKeyTable<WarpKey>(), key);
    warp.keys.push_back(key);
  }
  return warp;
}

// Keys of three numbers, to be or to add, or neutral ones.
template <typename Goal>
void parseVectorKeys(const JsonNode& node, std::vector<Goal>& keys, Vec3 Goal::*numbers) {
  std::vector<double> times;
  for (const JsonNode& item : keysIn(node)) {
    item.allowKeys({"time", "value", "by", "neutral"});
    onlyOne(item, {"value", "by", "neutral"});
    Goal goal;
    goal.time = item.at("time").number();
    refuseTwoAtOnce(times, item, goal.time);
    times.push_back(goal.time);
    if (item.boolean("neutral", false)) {
      goal.kind = WarpKey::Kind::Neutral;
    } else {
      goal.kind = item.find("by") ? WarpKey::Kind::By : WarpKey::Kind::Value;
      goal.*numbers = vector(item.at(item.find("by") ? "by" : "value"));
    }
    keys.push_back(goal);
  }
}

RotationWarp parseRotation(const JsonNode& node) {
  allowOptionKeys(node, keysOf(warpControlTable<WarpControls>()), "", {"joint", "group", "keys", "range"});
  RotationWarp warp;
  parseControls(node, warp);
  warp.joints = parseNames(node, "joint");
  parseVectorKeys(node, warp.keys, &RotationWarp::RotationGoal::angles);
  return warp;
}

PositionWarp parsePosition(const JsonNode& node) {
  allowOptionKeys(node, keysOf(warpControlTable<WarpControls>(), positionWarpTable()), "",
                  {"joint", "group", "keys", "range"});
  PositionWarp warp;
  parseControls(node, warp);
  warp.joints = parseNames(node, "joint");
  readOptions(node, positionWarpTable(), warp);
  parseVectorKeys(node, warp.keys, &PositionWarp::PositionGoal::position);
  return warp;
}

EffectorGoal parseEffector(const JsonNode& node) {
  allowOptionKeys(node, keysOf(effectorGoalTable()), "", {"joint", "time", "position", "by"});
  onlyOne(node, {"position", "by"});
  EffectorGoal goal;
  goal.joint = std::string(node.at("joint").text());
  goal.time = node.at("time").number();
  goal.relative = static_cast<bool>(node.find("by"));
  goal.position = vector(node.at(goal.relative ? "by" : "position"));
  readOptions(node, effectorGoalTable(), goal);
  goal.place = node.place();
  return goal;
}

// "time": keys, or "speed": what they follow from. A hold or a speed asks for a map that does not overshoot.
void parseTime(const JsonNode& root, WarpRequest& request) {
  const JsonNode time = root.find("time"), speed = root.find("speed");
  if (time && speed) speed.fail("cannot be given with \"time\": only one of them can say how time runs");
  bool limited = static_cast<bool>(speed);
  if (time) {
    request.timePlace = time.place();
    std::vector<double> times;
    for (const JsonNode& item : time.items()) {
      allowOptionKeys(item, keysOf(timeKeyTable()), "", {"hold", "moving"});
      TimeKey key;
      item.at("at");
      item.at("source");
      readOptions(item, timeKeyTable(), key);
      refuseTwoAtOnce(times, item, key.at);
      times.push_back(key.at);
      request.time.push_back(key);
      const double hold = numberWithin(item, "hold", 0, 0, 1e9);
      const double moving = numberWithin(item, "moving", 0, 0, 1e9);
      if (moving > 0 && !(moving <= tuning::kHoldSpeed * hold)) {
        item.at("moving").fail(fmt::format("must be at most {:g}, a quarter of the hold, got {:g}",
                                           tuning::kHoldSpeed * hold, moving));
      }
      if (hold == 0) continue;
      limited = true;
      key.source += moving;
      key.at += hold;
      refuseTwoAtOnce(times, item, key.at);
      times.push_back(key.at);
      request.time.push_back(key);
    }
  }
  if (speed) {
    request.timePlace = speed.place();
    std::vector<SpeedKey> speeds;
    for (const JsonNode& item : speed.items()) {
      item.allowKeys({"at", "speed"});
      speeds.push_back({item.at("at").number(), item.at("speed").number()});
    }
    try {
      request.time = timeKeysFromSpeeds(speeds, root.number("speedStart", speeds.empty() ? 0 : speeds[0].at));
    } catch (const Error& error) {
      throw Error(request.timePlace, error.message());
    }
    if (!speeds.empty()) request.lastSpeed = speeds.back().speed;
  }
  if (root.find("speedStart") && !speed) root.at("speedStart").fail("needs \"speed\"");
  if (limited) request.timeInterpolation = TimeInterpolation::Monotone;
}

}  // namespace

WarpRequest parseWarpJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "warp");
  const JsonNode root = document.root();
  allowOptionKeys(root, keysOf(warpRequestTable()), "",
                  {"footfall", "version", "time", "speed", "speedStart", "channels", "positions", "rotations",
                   "effectors", "contacts"});
  WarpRequest request;
  parseTime(root, request);
  readOptions(root, warpRequestTable(), request);
  if (const JsonNode channels = root.find("channels")) {
    for (const JsonNode& node : channels.items()) request.channels.push_back(parseChannel(node));
  }
  if (const JsonNode positions = root.find("positions")) {
    for (const JsonNode& node : positions.items()) request.positions.push_back(parsePosition(node));
  }
  if (const JsonNode rotations = root.find("rotations")) {
    for (const JsonNode& node : rotations.items()) request.rotations.push_back(parseRotation(node));
  }
  if (const JsonNode effectors = root.find("effectors")) {
    for (const JsonNode& node : effectors.items()) request.effectors.push_back(parseEffector(node));
  }
  if (const JsonNode contacts = root.find("contacts")) {
    constexpr std::string_view kPolicies[] = {"keep", "follow", "free"};
    request.contacts = static_cast<ContactPolicy>(contacts.choice(kPolicies));
  }
  return request;
}

}  // namespace footfall

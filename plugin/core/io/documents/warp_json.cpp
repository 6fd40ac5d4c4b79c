// SPDX-License-Identifier: MIT
#include "io/documents/warp_json.h"

#include <cmath>

#include <fmt/format.h>

#include "io/json/json_document.h"

namespace footfall {
using namespace warp;

namespace {

constexpr std::string_view kInterpolations[] = {"spline", "linear", "step"};
constexpr std::string_view kTimeInterpolations[] = {"spline", "linear", "monotone"};
constexpr std::string_view kModes[] = {"offset", "scale", "mix", "neutralise", "auto"};
constexpr std::string_view kSpaces[] = {"world", "body"};
constexpr std::string_view kPolicies[] = {"keep", "follow", "free"};

Vec3 vector(const JsonNode& node) {
  const std::vector<double> n = node.numbers(3);
  return {n[0], n[1], n[2]};
}

double within(const JsonNode& node, const char* key, double absent, double low, double high) {
  const double value = node.number(key, absent);
  if (value < low || value > high)
    node.at(key).fail(fmt::format("must be {:g} to {:g}, got {:g}", low, high, value));
  return value;
}

EasedRange parseRange(const JsonNode& node) {
  node.allowKeys({"start", "end", "easeIn", "easeOut"});
  EasedRange range;
  range.time = {node.at("start").number(), node.at("end").number()};
  range.easeIn = node.number("easeIn", 0);
  range.easeOut = node.number("easeOut", 0);
  if (!(range.time.start < range.time.end)) node.at("end").fail("must come after start");
  if (range.easeIn < 0 || range.easeOut < 0) node.fail("must have eases of 0 or more frames");
  return range;
}

void parseControls(const JsonNode& node, WarpControls& controls) {
  controls.name = std::string(node.text("name", ""));
  controls.muted = node.boolean("muted", false);
  controls.weight = node.number("weight", 1);
  if (const JsonNode range = node.find("range")) controls.range = parseRange(range);
  if (const JsonNode kind = node.find("interpolation")) {
    controls.interpolation = static_cast<WarpInterpolation>(kind.choice(kInterpolations));
  }
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
  node.allowKeys(
      {"name", "channel", "group", "mode", "mix", "keys", "interpolation", "muted", "weight", "range"});
  ChannelWarp warp;
  parseControls(node, warp);
  warp.channels = parseNames(node, "channel");
  if (const JsonNode mode = node.find("mode")) warp.mode = static_cast<GoalMode>(mode.choice(kModes));
  warp.offsetShare = within(node, "mix", 0.5, 0, 1);
  std::vector<double> times;
  for (const JsonNode& item : keysIn(node)) {
    item.allowKeys({"time", "value", "by", "neutral", "scale", "offset", "continuity", "tension", "bias"});
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
    key.continuity = within(item, "continuity", 0, -1, 1);
    key.tension = within(item, "tension", 0, -1, 1);
    key.bias = within(item, "bias", 0, -1, 1);
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
  node.allowKeys({"name", "joint", "group", "keys", "interpolation", "muted", "weight", "range"});
  RotationWarp warp;
  parseControls(node, warp);
  warp.joints = parseNames(node, "joint");
  parseVectorKeys(node, warp.keys, &RotationWarp::RotationGoal::angles);
  return warp;
}

PositionWarp parsePosition(const JsonNode& node) {
  node.allowKeys({"name", "joint", "group", "space", "keys", "interpolation", "muted", "weight", "range"});
  PositionWarp warp;
  parseControls(node, warp);
  warp.joints = parseNames(node, "joint");
  if (const JsonNode space = node.find("space")) warp.space = static_cast<WarpSpace>(space.choice(kSpaces));
  parseVectorKeys(node, warp.keys, &PositionWarp::PositionGoal::position);
  return warp;
}

EffectorGoal parseEffector(const JsonNode& node) {
  node.allowKeys({"joint", "time", "position", "by", "space", "before", "after"});
  onlyOne(node, {"position", "by"});
  EffectorGoal goal;
  goal.joint = std::string(node.at("joint").text());
  goal.time = node.at("time").number();
  goal.relative = static_cast<bool>(node.find("by"));
  goal.position = vector(node.at(goal.relative ? "by" : "position"));
  if (const JsonNode space = node.find("space")) {
    goal.space = static_cast<WarpSpace>(space.choice(kSpaces));
  }
  goal.before = within(node, "before", -1, -1, 1e9);
  goal.after = within(node, "after", -1, -1, 1e9);
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
      item.allowKeys({"at", "source", "hold", "continuity", "tension", "bias"});
      TimeKey key{item.at("at").number(), item.at("source").number(), within(item, "continuity", 0, -1, 1),
                  within(item, "tension", 0, -1, 1), within(item, "bias", 0, -1, 1)};
      refuseTwoAtOnce(times, item, key.at);
      times.push_back(key.at);
      request.time.push_back(key);
      const double hold = within(item, "hold", 0, 0, 1e9);
      if (hold == 0) continue;
      limited = true;
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
  if (const JsonNode kind = root.find("timeInterpolation")) {
    request.timeInterpolation = static_cast<TimeInterpolation>(kind.choice(kTimeInterpolations));
  }
}

}  // namespace

WarpRequest parseWarpJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "warp");
  const JsonNode root = document.root();
  root.allowKeys({"footfall", "version", "time", "timeInterpolation", "speed", "speedStart", "allowReverse",
                  "channels", "positions", "rotations", "effectors", "contacts"});
  WarpRequest request;
  parseTime(root, request);
  request.allowReverse = root.boolean("allowReverse", false);
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
    request.contacts = static_cast<ContactPolicy>(contacts.choice(kPolicies));
  }
  return request;
}

std::string timeWarpJson(const std::vector<TimeKey>& keys, TimeInterpolation interpolation) {
  const auto number = [](double value) {
    return fmt::format("{:.10g}", std::round(1e4 * value) / 1e4 + 0.0);
  };
  std::string text = "{\n  \"footfall\": \"warp\",\n  \"version\": 1,\n  \"time\": [";
  for (std::size_t i = 0; i < keys.size(); ++i) {
    text += fmt::format("{}\n    {{\"at\": {}, \"source\": {}}}", i == 0 ? "" : ",", number(keys[i].at),
                        number(keys[i].source));
  }
  text += fmt::format("\n  ],\n  \"timeInterpolation\": \"{}\"\n}}\n",
                      kTimeInterpolations[static_cast<std::size_t>(interpolation)]);
  return text;
}

}  // namespace footfall

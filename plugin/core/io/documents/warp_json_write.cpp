// SPDX-License-Identifier: MIT
// Writes warp documents.
#include <cmath>

#include <fmt/format.h>

#include "curve/time_map_table.h"
#include "io/documents/warp_json.h"
#include "io/json/json_options.h"
#include "io/json/json_write.h"
#include "warp/warp_table.h"

namespace footfall {
using namespace warp;

namespace {

// The members of an object on one line.
class Line {
 public:
  Line& add(const char* key, const std::string& value) {
    text_ += fmt::format("{}\"{}\": {}", text_.empty() ? "" : ", ", key, value);
    return *this;
  }
  Line& add(const char* key, double value) { return add(key, formatNumber(value)); }
  // Options that differ from their defaults.
  template <typename Options>
  Line& add(const OptionTable<Options>& table, const Options& options) {
    const Options defaults;
    for (const Option<Options>& row : table) {
      if (row.key.empty() || row.same(options, defaults)) continue;
      const std::string member = formatOptions({{&row, row.value(options)}});  // " \"key\": value,\n"
      text_ += (text_.empty() ? "" : ", ") + member.substr(1, member.size() - 3);
    }
    return *this;
  }
  std::string object() const { return "{" + text_ + "}"; }

 private:
  std::string text_;
};

std::string numbersOf(const Vec3& v) {
  return jsonNumbers({v.x(), v.y(), v.z()});
}

// One element per line.
template <typename Values, typename Each>
std::string listOf(const Values& values, const Each& each) {
  std::string text;
  for (const auto& value : values) text += (text.empty() ? "\n    " : ",\n    ") + std::string(each(value));
  return "[" + text + "]";
}

void addGoal(Line& line, WarpKey::Kind kind, const std::string& value) {
  if (kind == WarpKey::Kind::Neutral) {
    line.add("neutral", "true");
  } else {
    line.add(kind == WarpKey::Kind::By ? "by" : "value", value);
  }
}

std::string formatKey(const WarpKey& key) {
  Line line;
  line.add("time", key.time);
  if (key.kind == WarpKey::Kind::ScaleOffset) {
    line.add("scale", key.scale).add("offset", key.offset);
  } else {
    addGoal(line, key.kind, formatNumber(key.value));
  }
  return line.add(warpKeyTable<WarpKey>(), key).object();
}

template <typename Goal>
auto formatVectorKey(Vec3 Goal::*numbers) {
  return [numbers](const Goal& key) {
    Line line;
    line.add("time", key.time);
    addGoal(line, key.kind, numbersOf(key.*numbers));
    return line.object();
  };
}

// What a warp acts on and how, and its keys.
Line lineOf(const WarpControls& controls, const char* what, const std::vector<WeightedName>& names) {
  Line line;
  line.add(warpControlTable<WarpControls>(), controls);
  if (names.size() == 1 && names.front().weight == 1) {
    line.add(what, jsonText(names.front().pattern));
  } else {
    line.add("group", jsonList(names, [what](const WeightedName& name) {
               return Line().add(what, jsonText(name.pattern)).add("weight", name.weight).object();
             }));
  }
  if (controls.range) {
    Line range;
    range.add("start", controls.range->time.start).add("end", controls.range->time.end);
    line.add("range",
             range.add("easeIn", controls.range->easeIn).add("easeOut", controls.range->easeOut).object());
  }
  return line;
}

std::string formatTime(const WarpRequest& request) {
  return listOf(request.time, [](const TimeKey& key) {
    Line line;
    line.add("at", key.at).add("source", key.source);
    TimeKey controls = key;
    controls.at = controls.source = 0;
    return line.add(timeKeyTable(), controls).object();
  });
}

std::string formatEffector(const EffectorGoal& goal) {
  Line line;
  line.add("joint", jsonText(goal.joint)).add("time", goal.time);
  line.add(goal.relative ? "by" : "position", numbersOf(goal.position));
  return line.add(effectorGoalTable(), goal).object();
}

}  // namespace

std::string formatWarpJson(const WarpRequest& request) {
  if (request.lastSpeed) throw Error("a last speed cannot be written; it must become a time key first");
  std::string text = "{\n  \"footfall\": \"warp\",\n  \"version\": 1";
  const auto add = [&text](const char* key, const std::string& value) {
    text += fmt::format(",\n  \"{}\": {}", key, value);
  };
  for (const Option<WarpRequest>& row : warpRequestTable())
    add(row.key.c_str(), row.kind == OptionKind::Choice ? jsonText(std::get<std::string>(row.value(request)))
                                                        : formatOption(row, row.value(request)));
  if (!request.time.empty()) add("time", formatTime(request));
  if (!request.channels.empty()) {
    add("channels", listOf(request.channels, [](const ChannelWarp& warp) {
          Line line = lineOf(warp, "channel", warp.channels);
          return line.add(channelWarpTable(), warp).add("keys", jsonList(warp.keys, formatKey)).object();
        }));
  }
  if (!request.positions.empty()) {
    add("positions", listOf(request.positions, [](const PositionWarp& warp) {
          Line line = lineOf(warp, "joint", warp.joints);
          const auto each = formatVectorKey(&PositionWarp::PositionGoal::position);
          return line.add(positionWarpTable(), warp).add("keys", jsonList(warp.keys, each)).object();
        }));
  }
  if (!request.rotations.empty()) {
    add("rotations", listOf(request.rotations, [](const RotationWarp& warp) {
          const auto each = formatVectorKey(&RotationWarp::RotationGoal::angles);
          return lineOf(warp, "joint", warp.joints).add("keys", jsonList(warp.keys, each)).object();
        }));
  }
  if (!request.effectors.empty()) add("effectors", listOf(request.effectors, formatEffector));
  if (request.contacts)
    add("contacts", jsonText(contactPolicyWords()[static_cast<std::size_t>(*request.contacts)]));
  return text + "\n}\n";
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
                      timeInterpolationWords()[static_cast<std::size_t>(interpolation)]);
  return text;
}

}  // namespace footfall

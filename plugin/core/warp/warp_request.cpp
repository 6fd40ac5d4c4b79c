// SPDX-License-Identifier: MIT
#include "warp/warp_request.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "curve/channel_pattern.h"

namespace footfall::warp {
namespace {

double seconds(double frame, const WarpUnits& units) {
  return units.start + frame * units.frame;
}

// The share of a channel in a warp: of the last pattern that names it; 0: none.
double shareOf(const std::vector<WeightedName>& names, const std::string& node,
               const std::string& attribute) {
  double share = 0;
  for (const WeightedName& name : names) {
    if (matchesPattern(name.pattern, node, attribute)) share = name.weight;
  }
  return share;
}

Warp spatialWarp(Warp::Kind kind, CtbSpline spline, const WarpControls& controls, double share,
                 const WarpUnits& units) {
  Warp warp;
  warp.kind = kind;
  warp.name = controls.name;
  warp.spline = std::move(spline);
  warp.muted = controls.muted;
  warp.weight = controls.weight * share;
  if (controls.range) {
    const EasedRange& r = *controls.range;
    warp.range = EasedRange{{seconds(r.time.start, units), seconds(r.time.end, units)},
                            r.easeIn * units.frame,
                            r.easeOut * units.frame};
  }
  return warp;
}

// Keys given as scale and offset stand as they are; the others are goals for `before`, what warps so far
// give. Both kinds end in one spline each.
GoalKeys keysFor(const ChannelWarp& request, const std::function<double(double)>& before,
                 const ChannelInfo& facts, const WarpUnits& units) {
  const double unit = facts.unit;
  std::vector<Goal> goals;
  for (const WarpKey& key : request.keys) {
    Goal goal;
    goal.time = seconds(key.time, units);
    goal.neutral = key.kind == WarpKey::Kind::Neutral || key.kind == WarpKey::Kind::ScaleOffset;
    goal.value = unit * key.value + (key.kind == WarpKey::Kind::By ? before(goal.time) : 0);
    goal.continuity = key.continuity;
    goal.tension = key.tension;
    goal.bias = key.bias;
    goals.push_back(goal);
  }
  std::sort(goals.begin(), goals.end(), [](const Goal& a, const Goal& b) { return a.time < b.time; });
  for (std::size_t i = 0; i < goals.size(); i += std::max<std::size_t>(goals.size() - 1, 1)) {
    if (goals[i].neutral && goals[i].tension == 0 && settles(goals[i].time, facts.range, units)) {
      goals[i].tension = 1;
    }
  }
  GoalOptions options;
  options.mode = request.mode;
  options.offsetShare = request.offsetShare;
  options.interpolation = request.interpolation;
  options.reach = facts.reach;
  GoalKeys result = goalKeys(before, goals, options);

  std::vector<CtbKey> scale = result.scale.keys(), offset = result.offset.keys();
  for (const WarpKey& key : request.keys) {
    if (key.kind != WarpKey::Kind::ScaleOffset) continue;
    const auto set = [&](std::vector<CtbKey>& keys, double neutral, double value) {
      if (keys.empty()) {
        for (const Goal& goal : goals) {
          keys.push_back({goal.time, neutral, goal.continuity, goal.tension, goal.bias});
        }
        interpolate(keys, request.interpolation);
      }
      for (CtbKey& found : keys) {
        if (found.time == seconds(key.time, units)) found.value = value;
      }
    };
    if (key.scale != 1) set(scale, 1, key.scale);
    if (key.offset != 0) set(offset, 0, unit * key.offset);
  }
  result.scale = CtbSpline(std::move(scale));
  result.offset = CtbSpline(std::move(offset));
  return result;
}

std::string labelOf(const WarpControls& controls, const char* kind, std::size_t index) {
  return controls.name.empty() ? fmt::format("{}[{}]", kind, index) : fmt::format("'{}'", controls.name);
}

}  // namespace

bool settles(double time, const TimeRange& range, const WarpUnits& units) {
  return time > range.start + 0.5 * units.frame && time < range.end - 0.5 * units.frame;
}

void carrySpeedOn(WarpRequest& request, double firstFrame, double lastFrame) {
  if (!request.lastSpeed || request.time.empty()) return;
  const double speed = *request.lastSpeed;
  const TimeKey last = request.time.back();
  const double left = (speed < 0 ? firstFrame : lastFrame) - last.source;
  request.lastSpeed.reset();
  if (speed < 0 && left > -1e-6) {
    throw Error(
        request.timePlace,
        fmt::format(
            "the last speed is {:g} at frame {:g}, where the motion begins: nothing is before it to run "
            "back to",
            speed, last.at));
  }
  if (speed == 1 || std::abs(left) < 1e-6 || left * speed < 0) return;
  if (speed == 0) {
    throw Error(request.timePlace,
                fmt::format("the last speed is 0 at frame {:g}, so that the rest of the motion "
                            "would never come; give a speed after it",
                            last.at));
  }
  request.time.push_back({last.at + left / speed, last.source + left});
}

void easeHolds(WarpRequest& request, double frame) {
  if (request.timeInterpolation != TimeInterpolation::Monotone || request.holdEase == 0) return;
  const double ease = request.holdEase < 0 ? tuning::kHoldEase / frame : request.holdEase;
  std::vector<TimeKey> keys = request.time;
  std::sort(keys.begin(), keys.end(), [](const TimeKey& a, const TimeKey& b) { return a.at < b.at; });
  const auto speed = [&keys](std::size_t i) {  // from key i to the next; outside, the source's own
    return i + 1 < keys.size() ? (keys[i + 1].source - keys[i].source) / (keys[i + 1].at - keys[i].at) : 1.0;
  };
  std::vector<TimeKey> added;
  for (std::size_t i = 0; i + 1 < keys.size(); ++i) {
    if (!(keys[i + 1].at > keys[i].at) || std::abs(speed(i)) > tuning::kHoldSpeed) continue;
    const auto add = [&](std::size_t end, double direction, double passes, double room) {
      const double span = std::min(ease, 0.5 * room);
      if (passes <= tuning::kHoldSpeed || room < 1.2 * span || span < 1) return;
      TimeKey key;
      key.at = keys[end].at + direction * span;
      key.source = keys[end].source + direction * passes * span;
      added.push_back(key);
    };
    add(i, -1, i > 0 ? speed(i - 1) : 1, i > 0 ? keys[i].at - keys[i - 1].at : 1e9);
    const bool last = i + 2 >= keys.size();
    add(i + 1, 1, speed(i + 1), last ? 1e9 : keys[i + 2].at - keys[i + 1].at);
  }
  request.time.insert(request.time.end(), added.begin(), added.end());
  std::sort(request.time.begin(), request.time.end(),
            [](const TimeKey& a, const TimeKey& b) { return a.at < b.at; });
}

TimeMap timeMapOf(const WarpRequest& given, const WarpUnits& units) {
  WarpRequest request = given;
  easeHolds(request, units.frame);
  std::vector<TimeKey> keys = request.time;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (request.time[i].at == request.time[j].at) {
        throw Error(request.timePlace, fmt::format("two time keys are at frame {:g}; there must be only one",
                                                   request.time[i].at));
      }
    }
    TimeKey& key = keys[i];
    key.at = seconds(key.at, units);
    key.source = seconds(key.source, units);
  }
  TimeMap map;
  try {
    map = TimeMap(std::move(keys), heldOutside(request.timeInterpolation));
  } catch (const Error& error) {
    throw Error(request.timePlace, error.message());
  }
  const auto back = map.reversal();
  if (back && !request.allowReverse) {
    throw Error(request.timePlace, fmt::format("time runs backwards from frame {:g} on; allow that, or set "
                                               "the time interpolation to \"monotone\" or "
                                               "\"linear\"",
                                               (*back - units.start) / units.frame));
  }
  return map;
}

WarpPlan planWarp(const WarpRequest& request, const WarpUnits& units, const TimeRange& range) {
  WarpPlan plan{request, units, range, timeMapOf(request, units)};
  checkWithin(request, (range.start - units.start) / units.frame, (range.end - units.start) / units.frame);
  return plan;
}

ChannelPlan planChannel(const WarpRequest& request, const std::string& node, const std::string& attribute,
                        const ChannelInfo& facts, const WarpUnits& units, std::vector<std::string>& notes) {
  ChannelPlan plan;
  std::vector<Warp> warps;
  warps.reserve(2 * request.channels.size());
  for (std::size_t i = 0; i < request.channels.size(); ++i) {
    const ChannelWarp& channel = request.channels[i];
    const double share = shareOf(channel.channels, node, attribute);
    if (share == 0) continue;
    const WarpStack before(warps);
    GoalKeys keys;
    try {
      keys = keysFor(
          channel, [&](double t) { return before.evaluate(facts.source, t).value; }, facts, units);
    } catch (const Error& error) {
      throw Error(channel.place, fmt::format("{}: {}", labelOf(channel, "channels", i), error.message()));
    }
    for (const GoalFallback& fallback : keys.fallbacks) {
      notes.push_back(fmt::format("{}.{}: the goal at frame {:g} is met by an offset: {}", node, attribute,
                                  (fallback.time - units.start) / units.frame, fallback.reason));
    }
    if (!keys.scale.keys().empty())
      warps.push_back(spatialWarp(Warp::Kind::Scale, keys.scale, channel, share, units));
    if (!keys.offset.keys().empty())
      warps.push_back(spatialWarp(Warp::Kind::Offset, keys.offset, channel, share, units));
    plan.parts.push_back({i, share, std::move(keys)});
  }
  plan.stack = WarpStack(std::move(warps));
  return plan;
}

WarpStack stackFor(const WarpRequest& request, const std::string& node, const std::string& attribute,
                   const ChannelInfo& facts, const WarpUnits& units, std::vector<int>& used,
                   std::vector<std::string>& notes) {
  used.resize(request.channels.size(), 0);
  ChannelPlan plan = planChannel(request, node, attribute, facts, units, notes);
  for (const ChannelPlan::Part& part : plan.parts) ++used[part.warp];
  return std::move(plan.stack);
}

std::vector<ChannelGoal> goalsOf(const WarpRequest& request, const std::string& node,
                                 const std::string& attribute) {
  std::vector<ChannelGoal> goals;
  int acting = 0;
  for (std::size_t i = request.channels.size(); i-- > 0;) {
    const ChannelWarp& warp = request.channels[i];
    const double share = shareOf(warp.channels, node, attribute);
    if (share == 0 || warp.muted || warp.weight == 0 || warp.keys.empty()) continue;
    if (++acting > 1) break;
    if (share != 1 || warp.weight != 1 || warp.range) continue;
    for (const WarpKey& key : warp.keys) {
      if (key.kind == WarpKey::Kind::Value) goals.push_back({key.time, key.value, false});
      if (key.kind == WarpKey::Kind::By) goals.push_back({key.time, key.value, true});
    }
  }
  if (acting > 1) {
    goals.erase(
        std::remove_if(goals.begin(), goals.end(), [](const ChannelGoal& goal) { return goal.relative; }),
        goals.end());
  }
  return goals;
}

std::vector<TimeRange> activeRanges(const WarpRequest& request, const WarpUnits& units) {
  constexpr double kEver = 1e12;
  std::vector<TimeRange> ranges;
  const auto add = [&](const WarpControls& controls, const auto& keys) {
    if (controls.muted || controls.weight == 0 || keys.empty()) return;
    const auto earlier = [](const auto& a, const auto& b) { return a.time < b.time; };
    const auto ends = std::minmax_element(keys.begin(), keys.end(), earlier);
    const bool settled[] = {ends.first->kind == WarpKey::Kind::Neutral,
                            ends.second->kind == WarpKey::Kind::Neutral};
    TimeRange range{settled[0] ? ends.first->time : -kEver, settled[1] ? ends.second->time : kEver};
    if (controls.range) {
      range = {std::max(range.start, controls.range->time.start),
               std::min(range.end, controls.range->time.end)};
    }
    ranges.push_back(range);
  };
  for (const ChannelWarp& warp : request.channels) add(warp, warp.keys);
  for (const PositionWarp& warp : request.positions) add(warp, warp.keys);
  for (const RotationWarp& warp : request.rotations) add(warp, warp.keys);
  for (const EffectorGoal& goal : request.effectors) {
    const double spread = kEffectorSpread / units.frame;
    ranges.push_back({goal.time - (goal.before < 0 ? spread : goal.before),
                      goal.time + (goal.after < 0 ? spread : goal.after)});
  }
  return ranges;
}

void checkUsed(const WarpRequest& request, const std::vector<int>& used,
               const std::vector<std::string>& names) {
  for (std::size_t i = 0; i < request.channels.size(); ++i) {
    if (i < used.size() && used[i] > 0) continue;
    const ChannelWarp& channel = request.channels[i];
    const std::string wanted = channel.channels.empty() ? "" : channel.channels.front().pattern;
    std::string nearest;
    for (const std::string& name : nearestNames(wanted, names))
      nearest += (nearest.empty() ? "" : ", ") + name;
    throw Error(channel.place, fmt::format("{}: no channel is called '{}'; the nearest are {}",
                                           labelOf(channel, "channels", i), wanted, nearest));
  }
}

void checkWithin(const WarpRequest& request, double firstFrame, double lastFrame) {
  const auto check = [&](const Place& place, const std::string& what, double frame) {
    if (frame >= firstFrame - 1e-6 && frame <= lastFrame + 1e-6) return;
    throw Error(place, fmt::format("{} at frame {:g} is outside the source's range, {:g} to {:g}", what,
                                   frame, firstFrame, lastFrame));
  };
  for (const TimeKey& key : request.time) {
    check(request.timePlace, fmt::format("the time key at {:g}: its source", key.at), key.source);
  }
  const auto checkKeys = [&](const auto& warps, const char* kind) {
    for (std::size_t i = 0; i < warps.size(); ++i) {
      for (const auto& key : warps[i].keys)
        check(warps[i].place, labelOf(warps[i], kind, i) + ": a key", key.time);
    }
  };
  checkKeys(request.channels, "channels");
  checkKeys(request.positions, "positions");
  checkKeys(request.rotations, "rotations");
  for (const EffectorGoal& goal : request.effectors)
    check(goal.place, "the goal for " + goal.joint, goal.time);
}

}  // namespace footfall::warp

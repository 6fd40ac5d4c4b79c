// SPDX-License-Identifier: MIT
#include "maya/warp/warp_targets.h"

#include <maya/MFnDependencyNode.h>

#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "maya/figure/figure_node.h"
#include "maya/scene/channel_curves.h"
#include "maya/scene/scene_channels.h"
#include "warp/goal_text.h"

namespace footfall::maya {
using namespace warp;

MPlug timeOf(const AnimatedChannel& channel) {
  if (!channel.curve.isNull()) {
    const MPlug given = incoming(MFnDependencyNode(channel.curve).findPlug("input", false));
    return given.isNull() ? timePlug() : given;
  }
  const MObject giver = channel.source.isNull() ? MObject() : channel.source.node();
  if (const FigureNode* figure = figureNodeOf(giver)) {
    const MPlug own = figure->polishTime();
    return own.isNull() ? timePlug() : own;
  }
  // Behind animation layers there are several curves: their time where they all run on one.
  MPlug time;
  for (const MObject& curve : curvesBehind(channel.warpIn.isNull() ? channel.plug : channel.warpIn)) {
    const MPlug given = incoming(MFnDependencyNode(curve).findPlug("input", false));
    if (given.isNull() || (!time.isNull() && given != time)) return timePlug();
    time = given;
  }
  return time.isNull() ? timePlug() : time;
}

WarpTargets::WarpTargets(Edits& edits, const std::vector<AnimatedChannel>& channels) : edits_(edits) {
  for (const AnimatedChannel& channel : channels) {
    if (!channel.warp.isNull()) open(channel.warp);
  }
}

std::size_t WarpTargets::open(const MObject& node) {
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    if (nodes_[i].node() == node) return i;
  }
  nodes_.emplace_back(node);
  return nodes_.size() - 1;
}

std::size_t WarpTargets::nodeFor(const MPlug& time) {
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    if (nodes_[i].time() == time) return i;
  }
  nodes_.push_back(WarpNodePlugs::make(edits_, time));
  return nodes_.size() - 1;
}

WarpTargets::Place WarpTargets::place(const AnimatedChannel& channel) {
  const std::string name = utf8(channel.plug.name());
  const auto known = places_.find(name);
  if (known != places_.end()) return known->second;
  if (!channel.warp.isNull()) {
    const std::size_t node = open(channel.warp);
    const int found = nodes_[node].findChannel(channel.feed);
    if (found < 0) throw Error(channel.name() + " is driven by a warp that cannot be edited");
    return places_[name] = {node, static_cast<std::size_t>(found)};
  }
  const std::size_t node = nodeFor(timeOf(channel));
  WarpNodePlugs& plugs = nodes_[node];
  const auto joint = channel.unit == ChannelUnit::Angle ? animatedJoint(channel.plug.node()) : std::nullopt;
  bool whole = joint.has_value() && channel.attribute.rfind("rotate", 0) == 0;
  for (std::size_t a = 0; whole && a < 3; ++a)
    whole = joint->axes[a].warp.isNull() && timeOf(joint->axes[a]) == plugs.time();
  if (!whole) {
    return places_[name] = {
               node, plugs.addChannel(edits_, channel.unit, channel.name(), channel.feed, channel.plug)};
  }
  std::array<MPlug, 3> sources, driven;
  for (std::size_t a = 0; a < 3; ++a) sources[a] = joint->axes[a].feed, driven[a] = joint->axes[a].plug;
  const std::size_t added = plugs.addJoint(edits_, joint->name, joint->order, sources, driven);
  for (std::size_t a = 0; a < 3; ++a)
    places_[utf8(driven[a].name())] = {node, plugs.joints()[added].channels[a]};
  return places_.at(name);
}

void WarpTargets::apply() {
  for (WarpNodePlugs& plugs : nodes_) plugs.connectNew(edits_);
  edits_.apply();
}

std::string jsonOf(const WarpReport& report) {
  nlohmann::ordered_json json = {{"nodes", report.nodes}, {"goals", nlohmann::ordered_json::array()}};
  for (const GoalOutcome& goal : report.goals)
    json["goals"].push_back({{"what", goal.what}, {"frame", goal.frame}, {"error", goal.error}});
  if (report.slideAfter >= 0) {
    json["contacts"] = {{"slide_before_mm", 1000 * report.slideBefore},
                        {"slide_after_mm", 1000 * report.slideAfter}};
  }
  if (report.apartAfter >= 0) {
    json["match"] = {{"apart_before_mm", 1000 * report.apartBefore},
                     {"apart_after_mm", 1000 * report.apartAfter},
                     {"time_keys", report.timeKeys}};
  }
  json["notes"] = report.notes;
  return json.dump();
}

std::string sentenceOf(const WarpReport& report) {
  if (report.apartAfter >= 0) {
    return fmt::format("{}: {} time keys; poses {:.0f} mm apart, {:.0f} mm before",
                       fmt::join(report.nodes, ", "), report.timeKeys, 1000 * report.apartAfter,
                       1000 * report.apartBefore);
  }
  const WarpUnits units = sceneUnits();
  const std::string goals = goalsText(report.goals, units.length / 100, units.angle);
  std::string text = fmt::format("{}: {}", fmt::join(report.nodes, ", "), goals.empty() ? "warped" : goals);
  if (report.slideAfter >= 0)
    text += fmt::format("; feet slide by up to {:.1f} mm, {:.1f} mm before", 1000 * report.slideAfter,
                        1000 * report.slideBefore);
  return text;
}

}  // namespace footfall::maya

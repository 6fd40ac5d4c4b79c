// SPDX-License-Identifier: MIT
#include "maya/warp/space_move.h"

#include <maya/MDagPath.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MMatrix.h>
#include <maya/MTransformationMatrix.h>
#include <maya/MVector.h>

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "curve/channel_pattern.h"
#include "maya/framework/data_values.h"

namespace footfall::maya {
using namespace warp;

namespace {

MDagPath pathOf(const MObject& node) {
  MDagPath path;
  MDagPath::getAPathTo(node, path);
  return path;
}

int axisOf(const PosedChannel& posed) {
  return posed.channel.attribute.back() - 'X';
}

// How far a node's posed translations are from its animation, in the world's axes, the scene's units; what is
// above scales nothing, as in the engine.
Vec3 changeOf(const MObject& node, const std::vector<PosedChannel>& posed) {
  MVector change;
  for (const PosedChannel& one : posed) {
    if (isPlace(one) && one.channel.plug.node() == node)
      change[static_cast<unsigned>(axisOf(one))] = one.wanted - one.channel.feed.asDouble();
  }
  const MVector world = change * MTransformationMatrix(pathOf(node).exclusiveMatrix()).asRotateMatrix();
  return Vec3(world.x, world.y, world.z) / sceneUnits().length;
}

}  // namespace

bool isPlace(const PosedChannel& posed) {
  const std::string& name = posed.channel.attribute;
  return name == "translateX" || name == "translateY" || name == "translateZ";
}

std::vector<MObject> movedNodes(const std::vector<PosedChannel>& posed) {
  std::vector<MObject> nodes;
  for (const PosedChannel& one : posed) {
    const MObject node = one.channel.plug.node();
    if (isPlace(one) && std::find(nodes.begin(), nodes.end(), node) == nodes.end()) nodes.push_back(node);
  }
  return nodes;
}

SpaceMover::SpaceMover(const std::vector<MObject>& nodes, const SpaceMove& move) : move_(move) {
  std::vector<MObject> sorted = nodes;
  std::stable_sort(sorted.begin(), sorted.end(), [](const MObject& a, const MObject& b) {
    return pathOf(a).length() < pathOf(b).length();
  });
  for (const MObject& node : sorted) {
    if (!travels(node))
      throw Error(
          fmt::format("{} does not travel: nothing animates its translation; key it first", nameOf(node)));
    nodes_.push_back({node, FigureWarp(carrierOf(node))});
  }
}

void SpaceMover::pose(Edits& edits, const std::vector<PosedChannel>& posed, WarpReport& report) const {
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    PositionWarp::PositionGoal goal;
    goal.kind = WarpKey::Kind::By;
    goal.position = changeOf(nodes_[i].node, posed);
    goal.inWorld = true;
    apply(edits, i, goal, report);
  }
  for (const PosedChannel& one : posed) {
    const double missed = one.channel.plug.asDouble() - one.wanted;
    report.goals.push_back({one.channel.name(), toFrame(move_.time), missed / sceneUnits().length, true});
  }
}

void SpaceMover::move(Edits& edits, const Vec3& position, bool absolute, WarpReport& report) const {
  PositionWarp::PositionGoal goal;
  goal.kind = absolute ? WarpKey::Kind::Value : WarpKey::Kind::By;
  goal.position = position;
  for (std::size_t i = 0; i < nodes_.size(); ++i) apply(edits, i, goal, report);
}

void SpaceMover::apply(Edits& edits, std::size_t i, const PositionWarp::PositionGoal& goal,
                       WarpReport& report) const {
  PositionWarp warp;
  warp.name = move_.name;
  warp.space = move_.space;
  warp.joints = {{std::string(lastName(nameOf(nodes_[i].node))), 1}};
  warp.keys = {goal};
  warp.keys.front().time = toFrame(move_.time);
  for (const double pin : move_.pins) {
    if (std::abs(pin - move_.time) < 1e-6) continue;
    PositionWarp::PositionGoal neutral;
    neutral.kind = WarpKey::Kind::Neutral;
    neutral.time = toFrame(pin);
    warp.keys.push_back(neutral);
  }
  WarpRequest request;
  request.positions = {warp};
  request.contacts = i + 1 == nodes_.size() ? move_.contacts : std::nullopt;
  nodes_[i].figure.apply(edits, request, report, move_.settings);
}

}  // namespace footfall::maya

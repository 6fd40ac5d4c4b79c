// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "creature/control/pose_graph.h"

namespace footfall::creature {
namespace {

double* slotOf(PoseGraph& graph, const FreeParameter& p) {
  PoseNode& node = graph.nodes[static_cast<std::size_t>(p.node)];
  const auto joint = static_cast<std::size_t>(std::max(p.joint, 0));
  switch (p.kind) {
    case ParameterKind::Hold:
      return &node.hold;
    case ParameterKind::Target:
      return &node.target[joint];
    case ParameterKind::Spring:
      return &node.spring[joint];
    case ParameterKind::Damper:
      return &node.damper[joint];
    case ParameterKind::BalancePosition:
      return &node.balance.position;
    case ParameterKind::BalanceVelocity:
      return &node.balance.velocity;
    case ParameterKind::Trunk:
      return &node.balance.trunk;
  }
  return &node.hold;
}

bool hasJoint(ParameterKind kind) {
  return kind == ParameterKind::Target || kind == ParameterKind::Spring || kind == ParameterKind::Damper;
}

double rangeAt(const std::vector<double>& values, std::size_t joint) {
  return values.size() == 1 ? values[0] : values[joint];
}

int otherLeg(int leg) {
  return leg < 0 || leg > 1 ? leg : 1 - leg;
}

void mirrorNode(const PoseNode& from, const Creature& creature, PoseNode& to) {
  to.hold = from.hold;
  for (std::size_t j = 0; j < from.target.size(); ++j) {
    const auto other = static_cast<std::size_t>(creature.mirror[j]);
    to.target[other] = from.target[j];
    to.spring[other] = from.spring[j];
    to.damper[other] = from.damper[j];
  }
  to.untilLeg = otherLeg(from.untilLeg);
  to.balance = from.balance;
  to.balance.standing = otherLeg(from.balance.standing);
  to.balance.swinging = otherLeg(from.balance.swinging);
}

}  // namespace

PoseGraphSpace poseGraphSpace(const Creature& creature, int nodes, const PoseGraphRanges& ranges, bool cyclic,
                              bool mirrored) {
  const auto joints = static_cast<std::size_t>(creature.joints());
  for (const auto* list : {&ranges.springLow, &ranges.springHigh})
    if (list->size() != 1 && list->size() != joints)
      throw Error(
          fmt::format("the range of springs must have one number, or one for each of the {} joints", joints));
  if (nodes < 1) throw Error("a controller must have at least one pose");
  if (mirrored && nodes % 2 != 0) throw Error("a mirrored controller must have an even number of poses");
  PoseGraphSpace space;
  space.mirrored = mirrored;
  space.base.cyclic = cyclic;
  PoseNode node;
  node.hold = 0.5 * (ranges.holdLow + ranges.holdHigh);
  for (std::size_t j = 0; j < joints; ++j) {
    const CreatureLink& link = creature.links[j + 1];
    node.target.push_back(0.5 * (link.low + link.high));
    node.spring.push_back(0.5 * (rangeAt(ranges.springLow, j) + rangeAt(ranges.springHigh, j)));
    node.damper.push_back(space.dampingRatio * node.spring.back());
  }
  space.base.nodes.assign(static_cast<std::size_t>(nodes), node);
  for (int n = 0; n < (mirrored ? nodes / 2 : nodes); ++n) {
    if (!ranges.fixedHold)
      space.free.push_back({ParameterKind::Hold, n, -1, ranges.holdLow, ranges.holdHigh});
    for (std::size_t j = 0; j < joints; ++j)
      space.free.push_back({ParameterKind::Target, n, static_cast<int>(j), creature.links[j + 1].low,
                            creature.links[j + 1].high});
    for (std::size_t j = 0; j < joints && !ranges.fixedSpring; ++j)
      space.free.push_back({ParameterKind::Spring, n, static_cast<int>(j), rangeAt(ranges.springLow, j),
                            rangeAt(ranges.springHigh, j)});
    for (std::size_t j = 0; j < joints && ranges.freeDampers; ++j)
      space.free.push_back(
          {ParameterKind::Damper, n, static_cast<int>(j), ranges.damperLow, ranges.damperHigh});
  }
  checkSpace(space, creature);
  return space;
}

void checkSpace(const PoseGraphSpace& space, const Creature& creature) {
  checkPoseGraph(space.base, creature);
  const int nodes = static_cast<int>(space.base.nodes.size());
  if (space.mirrored && creature.mirror.empty())
    throw Error(fmt::format("'{}' has no \"mirror\", which a mirrored controller needs", creature.name));
  if (space.mirrored && nodes % 2 != 0)
    throw Error("a mirrored controller must have an even number of poses");
  for (const FreeParameter& p : space.free) {
    if (p.node < 0 || p.node >= (space.mirrored ? nodes / 2 : nodes))
      throw Error(fmt::format("the free parameter {} names a pose that does not exist", nameOf(p)));
    if (hasJoint(p.kind) && (p.joint < 0 || p.joint >= creature.joints()))
      throw Error(fmt::format("the free parameter {} names a joint that does not exist", nameOf(p)));
    if (!std::isfinite(p.low) || !std::isfinite(p.high) || p.low > p.high)
      throw Error(fmt::format("the free parameter {} has the range {:g} to {:g}; its low end must come first",
                              nameOf(p), p.low, p.high));
    const bool positive = p.kind == ParameterKind::Hold;
    if ((positive && !(p.low > 0)) ||
        ((p.kind == ParameterKind::Spring || p.kind == ParameterKind::Damper) && p.low < 0))
      throw Error(fmt::format("the free parameter {} must not go below 0", nameOf(p)));
  }
}

void applyParameters(const PoseGraphSpace& space, const Creature& creature, const double* parameters,
                     PoseGraph& out) {
  // Copying to a graph of the same shape keeps its memory.
  out = space.base;
  for (std::size_t i = 0; i < space.free.size(); ++i) *slotOf(out, space.free[i]) = parameters[i];
  if (space.dampingRatio >= 0) {
    for (PoseNode& node : out.nodes)
      for (std::size_t j = 0; j < node.damper.size(); ++j)
        node.damper[j] = space.dampingRatio * node.spring[j];
    for (std::size_t i = 0; i < space.free.size(); ++i)
      if (space.free[i].kind == ParameterKind::Damper) *slotOf(out, space.free[i]) = parameters[i];
  }
  if (!space.mirrored) return;
  const std::size_t half = out.nodes.size() / 2;
  for (std::size_t n = 0; n < half; ++n) mirrorNode(out.nodes[n], creature, out.nodes[half + n]);
}

std::vector<double> parametersOf(const PoseGraphSpace& space, const PoseGraph& graph) {
  PoseGraph copy = graph;
  std::vector<double> values;
  for (const FreeParameter& p : space.free) values.push_back(*slotOf(copy, p));
  return values;
}

std::string nameOf(const FreeParameter& p) {
  static constexpr const char* kNames[] = {
      "t", "angle", "spring", "damper", "balance position", "balance velocity", "trunk"};
  const char* name = kNames[static_cast<int>(p.kind)];
  return hasJoint(p.kind) ? fmt::format("{} {}.{}", name, p.node + 1, p.joint + 1)
                          : fmt::format("{} {}", name, p.node + 1);
}

}  // namespace footfall::creature

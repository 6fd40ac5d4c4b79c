// SPDX-License-Identifier: MIT
// The joints and transforms of a Maya ASCII scene.
#include <algorithm>

#include <fmt/format.h>

#include "base/scanner.h"
#include "io/maya/maya_attributes.h"
#include "io/maya/maya_scene.h"

namespace footfall {
namespace {

bool isJoint(const MayaNode& node) {
  return !node.shared && (node.type == "joint" || node.type == "transform");
}

// A vector attribute of a joint, and what its numbers are counted in.
struct Target {
  Vec3* vector;
  double factor;
};

Target vectorOf(Joint& joint, std::string_view name, const FileUnits& units) {
  if (name == "translate") return {&joint.translation, units.metresPerUnit};
  if (name == "rotate") return {&joint.rotation, units.radiansPerUnit};
  if (name == "scale") return {&joint.scale, 1};
  if (name == "jointOrient") return {&joint.jointOrient, units.radiansPerUnit};
  if (name == "rotateAxis") return {&joint.rotateAxis, units.radiansPerUnit};
  return {nullptr, 1};
}

void applySetting(const MayaAscii& source, const MayaStatement& statement, const MayaWords& words,
                  const MayaSetting& setting, const FileUnits& units, Joint& joint) {
  const std::string_view name = longAttributeName(setting.attribute);
  const std::size_t given = words.size() - setting.firstValue;
  if (setting.first >= 0 || given == 0) return;
  if (name == "rotateOrder") {
    long long order = 0;
    if (!parseInteger(words[setting.firstValue].text, order) || order < 0 || order > 5) {
      throw Error(source.place(statement),
                  fmt::format("rotateOrder must be 0 to 5, got {}", quoted(words[setting.firstValue].text)));
    }
    joint.rotationOrder = static_cast<RotationOrder>(order);
    return;
  }
  const Target whole = vectorOf(joint, name, units);
  const std::string_view compound = compoundOf(name);
  const Target part = compound.empty() ? Target{nullptr, 1} : vectorOf(joint, compound, units);
  if (!whole.vector && !part.vector) return;
  const std::size_t wanted = whole.vector ? 3 : 1;
  if (given != wanted) {
    throw Error(source.place(statement),
                fmt::format("{} must have {} number(s), got {}", name, wanted, given));
  }
  for (std::size_t i = 0; i < wanted; ++i) {
    const double value = takeNumber(source, statement, words[setting.firstValue + i], name);
    if (whole.vector) {
      (*whole.vector)[static_cast<int>(i)] = value * whole.factor;
    } else {
      (*part.vector)[name.back() - 'X'] = value * part.factor;
    }
  }
}

// above[node]: the nearest joint over it; a joint under an ikHandle or a constraint hangs on what holds that.
std::vector<int> jointsAbove(const MayaGraph& graph) {
  const auto& nodes = graph.nodes();
  std::vector<int> above(nodes.size(), -1);
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i].parent < 0) continue;
    const auto parent = static_cast<std::size_t>(nodes[i].parent);
    above[i] = isJoint(nodes[parent]) ? nodes[i].parent : above[parent];
  }
  return above;
}

// Every node that is a joint or transform, parents first and depth-first; jointOf[node] is its index or -1.
std::vector<int> depthFirst(const MayaGraph& graph, const std::vector<int>& above,
                            std::vector<int>& jointOf) {
  const auto& nodes = graph.nodes();
  const auto count = nodes.size();
  std::vector<std::vector<int>> children(count);
  std::vector<int> roots;
  for (std::size_t i = 0; i < count; ++i) {
    if (!isJoint(nodes[i])) continue;
    (above[i] < 0 ? roots : children[static_cast<std::size_t>(above[i])]).push_back(static_cast<int>(i));
  }
  std::vector<int> order, open(roots.rbegin(), roots.rend());
  jointOf.assign(count, -1);
  while (!open.empty()) {
    const int node = open.back();
    open.pop_back();
    jointOf[static_cast<std::size_t>(node)] = static_cast<int>(order.size());
    order.push_back(node);
    const auto& below = children[static_cast<std::size_t>(node)];
    open.insert(open.end(), below.rbegin(), below.rend());
  }
  return order;
}

}  // namespace

Skeleton readMayaSkeleton(const MayaGraph& graph, std::vector<std::string>& notes) {
  const MayaAscii& source = graph.source();
  std::vector<int> jointOf;
  const std::vector<int> above = jointsAbove(graph);
  const std::vector<int> order = depthFirst(graph, above, jointOf);
  Skeleton skeleton;
  skeleton.joints.resize(order.size());
  std::size_t nameBytes = 0, referenced = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const MayaNode& node = graph.nodes()[static_cast<std::size_t>(order[i])];
    Joint& joint = skeleton.joints[i];
    joint.name = graph.displayName(order[i]);
    joint.kind = node.type == "joint" ? JointKind::Joint : JointKind::Transform;
    const int parent = above[static_cast<std::size_t>(order[i])];
    joint.parent = parent < 0 ? -1 : jointOf[static_cast<std::size_t>(parent)];
    // Nodes of one name are told apart by their paths; a file of nothing else could ask for more than memory
    // holds.
    nameBytes += joint.name.size();
    if (nameBytes > 16 * source.text().size()) {
      throw Error(source.place(source.statements()[node.create]),
                  "too many nodes of the same name under deep parents; give them unique names");
    }
    if (node.parentElsewhere) ++referenced;
  }
  if (referenced > 0) {
    notes.push_back(
        fmt::format("{} node(s) are parented to nodes of another file and are read as roots", referenced));
  }
  MayaWords words;
  for (const MayaNodeSetting& set : graph.settings()) {
    const int joint = jointOf[static_cast<std::size_t>(set.node)];
    if (joint < 0) continue;
    const MayaStatement& statement = source.statements()[set.statement];
    source.words(statement, words);
    const auto setting = takeSetting(words);
    if (!setting) continue;
    const MayaNode& node = graph.nodes()[static_cast<std::size_t>(set.node)];
    applySetting(source, statement, words, *setting, graph.units()[node.units],
                 skeleton.joints[static_cast<std::size_t>(joint)]);
  }
  return skeleton;
}

}  // namespace footfall

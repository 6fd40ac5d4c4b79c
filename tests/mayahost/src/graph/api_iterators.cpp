// SPDX-License-Identifier: MIT
// MItDependencyNodes and MItDependencyGraph.
#include "graph/graph.h"
#include "scenes/scene.h"

#include <maya/MItDependencyGraph.h>
#include <maya/MItDependencyNodes.h>

#include <algorithm>
#include <deque>

using namespace mayahost;

namespace {

// Whether a walk along plugs passes inside the node from one plug to the other.
bool passes(const Node& node, const PlugKey& from, const PlugKey& to) {
  if (from.overlaps(to)) return true;
  for (const auto& [input, outputs] : node.type->affects) {
    if (!input->contains(*from.attribute) && !from.attribute->contains(*input)) continue;
    for (const auto& out : outputs) {
      if (out->contains(*to.attribute) || to.attribute->contains(*out)) return true;
    }
  }
  return false;
}

// The plugs one connection further, with the plug of the node they leave from.
std::vector<std::pair<PlugKey, PlugPath>> further(const std::shared_ptr<Node>& node, bool down) {
  std::vector<std::pair<PlugKey, PlugPath>> result;
  for (const auto& [key, socket] : node->sockets) {
    if (down) {
      for (const auto& to : destinationsOf({node, key})) result.emplace_back(key, to);
    } else if (const auto from = node->source(key)) {
      result.emplace_back(key, *from);
    }
  }
  return result;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MItDependencyNodes::MItDependencyNodes(MFn::Type filter, MStatus* ReturnStatus) {
  tell(ReturnStatus, reset(filter));
}
MItDependencyNodes::~MItDependencyNodes() = default;
const char* MItDependencyNodes::className() {
  return "MItDependencyNodes";
}
MStatus MItDependencyNodes::reset(MFn::Type filter) {
  nodes_.clear();
  at_ = 0;
  for (const auto& node : Scene::get().nodes()) {
    if (filter == MFn::kInvalid || node->hasFn(filter)) nodes_.push_back(Access::wrap(node));
  }
  return MStatus::kSuccess;
}
MObject MItDependencyNodes::thisNode(MStatus* ReturnStatus) const {
  tell(ReturnStatus, at_ < nodes_.size() ? MStatus::kSuccess : MStatus::kFailure);
  return at_ < nodes_.size() ? nodes_[at_] : MObject::kNullObj;
}
MObject MItDependencyNodes::item(MStatus* ReturnStatus) const {
  return thisNode(ReturnStatus);
}
MStatus MItDependencyNodes::next() {
  if (at_ >= nodes_.size()) return MStatus::kFailure;
  ++at_;
  return MStatus::kSuccess;
}
bool MItDependencyNodes::isDone(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return at_ >= nodes_.size();
}

MItDependencyGraph::MItDependencyGraph(MObject& rootNode, MFn::Type filter, Direction direction,
                                       Traversal traversal, Level level, MStatus* ReturnStatus) {
  tell(ReturnStatus, as<Node>(rootNode) ? MStatus::kSuccess : MStatus::kInvalidParameter);
  walk(rootNode, MPlug(), filter, direction, traversal, level);
}
MItDependencyGraph::MItDependencyGraph(MPlug& rootPlug, MFn::Type filter, Direction direction,
                                       Traversal traversal, Level level, MStatus* ReturnStatus) {
  tell(ReturnStatus, rootPlug.isNull() ? MStatus::kInvalidParameter : MStatus::kSuccess);
  walk(rootPlug.node(), rootPlug, filter, direction, traversal, level);
}
MItDependencyGraph::~MItDependencyGraph() = default;
const char* MItDependencyGraph::className() {
  return "MItDependencyGraph";
}

void MItDependencyGraph::walk(const MObject& root, const MPlug& plug, MFn::Type filter, Direction direction,
                              Traversal traversal, Level level) {
  const auto start = as<Node>(root);
  if (!start) return;
  const bool down = direction == kDownstream;
  struct Open {
    std::shared_ptr<Node> node;
    PlugPath plug;
  };
  std::deque<Open> open{{start, Access::path(plug)}};
  std::set<const Node*> seen;
  while (!open.empty()) {
    const Open here = open.front();
    open.pop_front();
    if (!seen.insert(here.node.get()).second) continue;
    const bool wanted = filter == MFn::kInvalid || here.node->hasFn(filter);
    if (wanted) steps_.push_back({Access::wrap(here.node), here.plug ? Access::plug(here.plug) : MPlug()});
    std::vector<Open> next;
    for (const auto& [key, other] : further(here.node, down)) {
      const bool along =
          level == kNodeLevel || !here.plug ||
          (down ? passes(*here.node, here.plug.key, key) : passes(*here.node, key, here.plug.key));
      if (along) next.push_back({other.node, other});
    }
    open.insert(traversal == kDepthFirst ? open.begin() : open.end(), next.begin(), next.end());
  }
}
MStatus MItDependencyGraph::next() {
  if (at_ >= steps_.size()) return MStatus::kFailure;
  ++at_;
  return MStatus::kSuccess;
}
bool MItDependencyGraph::isDone(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return at_ >= steps_.size();
}
MObject MItDependencyGraph::currentItem(MStatus* ReturnStatus) {
  tell(ReturnStatus, at_ < steps_.size() ? MStatus::kSuccess : MStatus::kFailure);
  return at_ < steps_.size() ? steps_[at_].node : MObject::kNullObj;
}
MPlug MItDependencyGraph::thisPlug(MStatus* ReturnStatus) {
  tell(ReturnStatus, at_ < steps_.size() ? MStatus::kSuccess : MStatus::kFailure);
  return at_ < steps_.size() ? steps_[at_].plug : MPlug();
}
MStatus MItDependencyGraph::reset() {
  at_ = 0;
  return MStatus::kSuccess;
}

OPENMAYA_NAMESPACE_CLOSE

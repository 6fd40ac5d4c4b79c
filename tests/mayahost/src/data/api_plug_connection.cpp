// SPDX-License-Identifier: MIT
// MPlug: connections.
#include "graph/graph.h"

#include <maya/MPlug.h>
#include <maya/MPlugArray.h>

using namespace mayahost;

namespace {

PlugPath pathOf(const MPlug& plug, MStatus* status) {
  const PlugPath path = Access::path(plug);
  tell(status, path ? MStatus::kSuccess : MStatus::kFailure);
  return path;
}

bool isConversion(const Node& node) {
  return node.type->name == "unitConversion";
}

std::vector<std::pair<PlugKey, Socket>> connectedIn(const PlugPath& path,
                                                    bool (*inside)(const PlugKey&, const PlugKey&)) {
  std::vector<std::pair<PlugKey, Socket>> result;
  for (const auto& [key, socket] : path.node->sockets) {
    if (!inside(path.key, key)) continue;
    if (socket.source || !socket.destinations.empty()) result.emplace_back(key, socket);
  }
  return result;
}

bool elementOfArray(const PlugKey& array, const PlugKey& key) {
  return key.attribute == array.attribute && key.isElement() && array.isArray() && array.overlaps(key);
}

bool childOf(const PlugKey& parent, const PlugKey& key) {
  return key.attribute->parent == parent.attribute.get() && parent.overlaps(key);
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

bool MPlug::connectedTo(MPlugArray& array, bool asDst, bool asSrc, MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  array.clear();
  if (!path) return false;
  if (asDst) {
    if (const auto from = path.node->source(path.key)) array.append(Access::plug(*from));
  }
  if (asSrc) {
    for (const auto& to : destinationsOf(path)) array.append(Access::plug(to));
  }
  return array.length() > 0;
}
bool MPlug::isConnected(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  return path && mayahost::isConnected(path);
}
bool MPlug::isSource(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  return path && !destinationsOf(path).empty();
}
bool MPlug::isDestination(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  return path && path.node->source(path.key).has_value();
}
MPlug MPlug::sourceWithConversion(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  const auto from = path ? path.node->source(path.key) : std::nullopt;
  return from ? Access::plug(*from) : MPlug();
}
MPlug MPlug::source(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  auto from = path ? path.node->source(path.key) : std::nullopt;
  while (from && isConversion(*from->node)) from = from->node->source(wholeKey(from->node->find("input")));
  return from ? Access::plug(*from) : MPlug();
}
bool MPlug::destinationsWithConversions(MPlugArray& array, MStatus* ReturnStatus) const {
  return connectedTo(array, false, true, ReturnStatus);
}
bool MPlug::destinations(MPlugArray& array, MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  array.clear();
  if (!path) return false;
  auto open = destinationsOf(path);
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (!isConversion(*open[i].node)) {
      array.append(Access::plug(open[i]));
      continue;
    }
    const auto beyond = destinationsOf({open[i].node, wholeKey(open[i].node->find("output"))});
    open.insert(open.end(), beyond.begin(), beyond.end());
  }
  return array.length() > 0;
}

unsigned int MPlug::numConnectedElements(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  return path ? static_cast<unsigned int>(connectedIn(path, elementOfArray).size()) : 0;
}
unsigned int MPlug::numConnectedChildren(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  return path ? static_cast<unsigned int>(connectedIn(path, childOf).size()) : 0;
}
MPlug MPlug::connectionByPhysicalIndex(unsigned int physicalIndex, MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  const auto connected = path ? connectedIn(path, elementOfArray) : std::vector<std::pair<PlugKey, Socket>>();
  if (physicalIndex < connected.size()) return Access::plug({path.node, connected[physicalIndex].first});
  tell(ReturnStatus, MStatus::kFailure);
  return MPlug();
}

OPENMAYA_NAMESPACE_CLOSE

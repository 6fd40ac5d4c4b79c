// SPDX-License-Identifier: MIT
#include "maya/framework/idle_nodes.h"

#include <maya/MFnDependencyNode.h>
#include <maya/MPlugArray.h>

#include <algorithm>

#include "maya/scene/scene_channels.h"
#include "maya/timing/time_warp_plugs.h"

namespace footfall::maya {
using namespace warp;

namespace {

bool drivesNothing(const MObject& node) {
  MPlugArray plugs;
  MFnDependencyNode(node).getConnections(plugs);
  for (unsigned i = 0; i < plugs.length(); ++i) {
    MPlugArray driven;
    if (plugs[i].connectedTo(driven, false, true) && driven.length() > 0) return false;
  }
  return true;
}

}  // namespace

bool IdleNodes::has(const MObject& node) const {
  return std::find(nodes_.begin(), nodes_.end(), node) != nodes_.end();
}

void IdleNodes::add(const MObject& node) {
  if (!node.isNull() && !has(node)) nodes_.push_back(node);
}

void IdleNodes::addWithCurves(const MObject& node) {
  if (node.isNull() || has(node)) return;
  add(node);
  MPlugArray plugs;
  MFnDependencyNode(node).getConnections(plugs);
  for (unsigned i = 0; i < plugs.length(); ++i) {
    const MPlug from = incoming(plugs[i]);
    if (from.isNull()) continue;
    add(timeWarpBehind(from));
    if (!from.node().hasFn(MFn::kAnimCurve)) continue;
    add(from.node());
    add(timeWarpBehind(incoming(MFnDependencyNode(from.node()).findPlug("input", false))));
  }
}

void IdleNodes::remove(Edits& edits) {
  for (bool again = true; again;) {
    again = false;
    for (auto node = nodes_.begin(); node != nodes_.end(); ++node) {
      if (!drivesNothing(*node)) continue;
      edits.graph().deleteNode(*node);
      edits.apply();
      nodes_.erase(node);
      again = true;
      break;
    }
  }
}

}  // namespace footfall::maya

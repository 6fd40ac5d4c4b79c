// SPDX-License-Identifier: MIT
// MAnimUtil.
#include "curves/key_edit.h"
#include "dag/dag.h"
#include "scenes/scene.h"

#include <maya/MAnimUtil.h>
#include <maya/MDagPath.h>
#include <maya/MObjectArray.h>
#include <maya/MPlugArray.h>

using namespace mayahost;

namespace {

std::vector<NodePtr> curves(const PlugPath& plug, bool timed) {
  std::vector<NodePtr> all;
  for (const auto& curve : curvesOf(plug)) {
    if (curveFacts(curve).timed == timed) all.push_back(curve);
  }
  return all;
}

// Adds the plugs of the node that curves drive, and those of what is above it in the DAG.
void addAnimated(const std::shared_ptr<Node>& node, bool withParents, MPlugArray& found) {
  for (const auto& [key, socket] : node->sockets) {
    if (socket.source && !curves({node, key}, true).empty()) found.append(Access::plug({node, key}));
  }
  if (!withParents || !isDag(*node)) return;
  for (const auto& parent : dagParents(*node)) {
    if (parent != Scene::get().world()) addAnimated(parent, true, found);
  }
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

const char* MAnimUtil::className() {
  return "MAnimUtil";
}
bool MAnimUtil::findAnimatedPlugs(const MObject& node, MPlugArray& animatedPlugs, bool checkParent,
                                  MStatus* ReturnStatus) {
  const auto found = as<Node>(node);
  tell(ReturnStatus, found ? MStatus::kSuccess : MStatus::kInvalidParameter);
  animatedPlugs.clear();
  if (found) addAnimated(found, checkParent, animatedPlugs);
  return animatedPlugs.length() > 0;
}
bool MAnimUtil::findAnimatedPlugs(const MDagPath& path, MPlugArray& animatedPlugs, bool checkParent,
                                  MStatus* ReturnStatus) {
  return findAnimatedPlugs(path.node(), animatedPlugs, checkParent, ReturnStatus);
}
bool MAnimUtil::findAnimatedPlugs(const MSelectionList& selectionList, MPlugArray& animatedPlugs,
                                  bool checkParent, MStatus* ReturnStatus) {
  animatedPlugs.clear();
  for (unsigned i = 0; i < selectionList.length(); ++i) {
    MPlug plug;
    MObject node;
    MPlugArray some;
    if (selectionList.getPlug(i, plug)) {
      if (isAnimated(plug, checkParent)) animatedPlugs.append(plug);
    } else if (selectionList.getDependNode(i, node) && findAnimatedPlugs(node, some, checkParent)) {
      for (unsigned p = 0; p < some.length(); ++p) animatedPlugs.append(some[p]);
    }
  }
  tell(ReturnStatus, MStatus::kSuccess);
  return animatedPlugs.length() > 0;
}
bool MAnimUtil::isAnimated(const MObject& node, bool checkParent, MStatus* ReturnStatus) {
  MPlugArray plugs;
  return findAnimatedPlugs(node, plugs, checkParent, ReturnStatus);
}
bool MAnimUtil::isAnimated(const MDagPath& path, bool checkParent, MStatus* ReturnStatus) {
  return isAnimated(path.node(), checkParent, ReturnStatus);
}
bool MAnimUtil::isAnimated(const MPlug& plug, bool checkParent, MStatus* ReturnStatus) {
  MObjectArray animation;
  if (findAnimation(plug, animation, ReturnStatus)) return true;
  return checkParent && plug.isChild() && findAnimation(plug.parent(), animation);
}
bool MAnimUtil::isAnimated(const MSelectionList& selectionList, bool checkParent, MStatus* ReturnStatus) {
  MPlugArray plugs;
  return findAnimatedPlugs(selectionList, plugs, checkParent, ReturnStatus);
}
bool MAnimUtil::findAnimation(const MPlug& plug, MObjectArray& animation, MStatus* ReturnStatus) {
  animation.clear();
  tell(ReturnStatus, plug.isNull() ? MStatus::kInvalidParameter : MStatus::kSuccess);
  if (plug.isNull()) return false;
  for (const auto& curve : curves(Access::path(plug), true)) animation.append(Access::wrap(curve));
  return animation.length() > 0;
}
bool MAnimUtil::findSetDrivenKeyAnimation(const MPlug& plug, MObjectArray& animation, MPlugArray& drivers,
                                          MStatus* ReturnStatus) {
  animation.clear();
  drivers.clear();
  tell(ReturnStatus, plug.isNull() ? MStatus::kInvalidParameter : MStatus::kSuccess);
  if (plug.isNull()) return false;
  for (const auto& curve : curves(Access::path(plug), false)) {
    const auto driver = curve->source(wholeKey(curve->find("input")));
    if (!driver) continue;
    animation.append(Access::wrap(curve));
    drivers.append(Access::plug(*driver));
  }
  return animation.length() > 0;
}
bool MAnimUtil::findAnimatablePlugs(const MSelectionList& selectionList, MPlugArray& animatablePlugs) {
  animatablePlugs.clear();
  const auto consider = [&](const MPlug& plug) {
    if (plug.isKeyable() && !plug.isLocked() && !plug.isCompound() && !plug.isArray())
      animatablePlugs.append(plug);
  };
  for (unsigned i = 0; i < selectionList.length(); ++i) {
    MPlug plug;
    MObject object;
    if (selectionList.getPlug(i, plug)) {
      consider(plug);
    } else if (selectionList.getDependNode(i, object)) {
      const auto node = as<Node>(object);
      for (const auto& attribute : node->attributes()) {
        if (attribute->arrayDepth() > 0) continue;
        consider(Access::plug({node, wholeKey(attribute)}));
        for (const auto& child : attribute->children) consider(Access::plug({node, wholeKey(child)}));
      }
    }
  }
  return animatablePlugs.length() > 0;
}

OPENMAYA_NAMESPACE_CLOSE

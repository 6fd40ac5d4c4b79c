// SPDX-License-Identifier: MIT
#include "maya/figure/figure_connect.h"

#include <maya/MDagPath.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MItDag.h>
#include <maya/MItDependencyNodes.h>
#include <maya/MPlugArray.h>

#include <algorithm>

#include <fmt/format.h>

#include "curve/channel_pattern.h"
#include "maya/figure/channel_driver.h"
#include "maya/figure/control_space_node.h"
#include "maya/framework/data_values.h"
#include "maya/framework/idle_nodes.h"
#include "maya/framework/maya_matrix.h"
#include "maya/framework/plug_values.h"
#include "maya/scene/sampled_figure.h"
#include "maya/scene/scene_channels.h"

namespace footfall::maya {
namespace {

void driveJoint(ChannelDriver& driver, const MObject& node, const FigureOutputs& a, int root, int joint,
                const MObject& to) {
  const MPlug out = MPlug(node, a.joint).elementByLogicalIndex(static_cast<unsigned>(joint));
  driver.drive3(childOf(out, a.jointTurn.whole), to, "rotate");
  if (joint == root) driver.drive3(MPlug(node, a.rootMove.whole), to, "translate");
}

}  // namespace

std::string spokenName(const MObject& node) {
  if (!node.hasFn(MFn::kShape)) return nameOf(node);
  const MFnDagNode dag(node);
  return dag.parentCount() > 0 ? nameOf(dag.parent(0)) : nameOf(node);
}

const FigureNode* figureNodeOf(const MObject& node) {
  if (node.isNull()) return nullptr;
  if (isControlSpace(node)) {
    const MPlug from = incoming(MPlug(node, ControlSpaceNode::world));
    return from.isNull() ? nullptr : figureNodeOf(from.node());
  }
  return dynamic_cast<const FigureNode*>(MFnDependencyNode(node).userNode());
}

const FigureNode& figureOf(const MObject& node) {
  const FigureNode* figure = figureNodeOf(node);
  if (!figure) throw Error(nameOf(node) + " does not move a figure");
  return *figure;
}

MDagPath pathOf(const MObject& node) {
  MDagPath path;
  require(MDagPath::getAPathTo(node, path), "a control has no path");
  return path;
}

ConnectReport connectJoints(Edits& edits, const MObject& node, const MObject& root, bool replace) {
  ConnectReport report;
  const FigureNode& figure = figureOf(node);
  const Affine parent = affineOf(pathOf(root).exclusiveMatrix());
  if (!parent.isApprox(Affine::Identity(), 1e-9))
    throw Error(fmt::format(
        "the parent of {} is not at the origin; freeze its transform, or connect the controls instead",
        nameOf(root)));
  std::vector<MObject> nodes;
  MItDag it;
  for (it.reset(root, MItDag::kDepthFirst, MFn::kTransform); !it.isDone(); it.next())
    nodes.push_back(it.currentItem());
  const double now = currentTime();
  if (figure.takeSkeleton(edits, sampleFigure(root, {now, now}).motion.skeleton)) edits.apply();
  const Character character = figure.figureCharacter();
  ChannelDriver driver(edits, replace, report);
  std::size_t found = 0;
  for (const MObject& one : nodes) {
    const int joint = character.skeleton.find(std::string(lastName(nameOf(one))));
    if (joint < 0) continue;
    ++found;
    driveJoint(driver, node, figure.figureOutputs(), character.limbs.root, joint, one);
  }
  if (found < 2)
    throw Error(fmt::format("the joints below {} are not those of {}, such as {}", nameOf(root),
                            spokenName(node), character.skeleton.joints.front().name));
  edits.apply();
  return report;
}

MObject makeSkeleton(Edits& edits, const MObject& node, ConnectReport& report) {
  const FigureNode& figure = figureOf(node);
  const Character character = figure.figureCharacter();
  const SceneAxes axes = figure.figureAxes();
  std::vector<MObject> nodes;
  for (const Joint& joint : character.skeleton.joints) {
    MStatus status;
    const MObject parent = joint.parent < 0 ? MObject() : nodes[static_cast<std::size_t>(joint.parent)];
    const MObject made = edits.dag().createNode(MString("joint"), parent, &status);
    require(status, "a joint could not be made");
    require(edits.dag().renameNode(made, mstring(joint.name)), "a joint could not be named");
    nodes.push_back(made);
  }
  edits.apply();
  ChannelDriver driver(edits, false, report);
  for (std::size_t j = 0; j < nodes.size(); ++j) {
    const Joint& joint = character.skeleton.joints[j];
    const RestJoint rest = restJoint(joint, axes);
    setChannels(edits, nodes[j], rest.channels);
    setChoice(edits, plugOf(nodes[j], "rotateOrder"), static_cast<int>(joint.rotationOrder));
    for (int a = 0; a < 3; ++a) {
      setRadians(edits, plugOf(nodes[j], std::string("jointOrient") + "XYZ"[a]), rest.orient[a]);
      setRadians(edits, plugOf(nodes[j], std::string("rotateAxis") + "XYZ"[a]), joint.rotateAxis[a]);
    }
    if (joint.kind != JointKind::EndSite)
      driveJoint(driver, node, figure.figureOutputs(), character.limbs.root, static_cast<int>(j), nodes[j]);
  }
  edits.apply();
  return nodes.front();
}

std::vector<MPlug> drivenBy(const MObject& node) {
  std::vector<MPlug> driven;
  const auto add = [&driven](const MPlug& plug, const auto& self) -> void {
    MPlugArray to;
    plug.connectedTo(to, false, true);
    for (unsigned i = 0; i < to.length(); ++i) {
      const MPxNode* between = MFnDependencyNode(to[i].node()).userNode();
      if (to[i].node().hasFn(MFn::kTransform)) {
        driven.push_back(to[i]);
      } else if (to[i] == MPlug(to[i].node(), ControlSpaceNode::world) && isControlSpace(to[i].node())) {
        MPlugArray through;
        MFnDependencyNode(to[i].node()).getConnections(through);
        for (unsigned k = 0; k < through.length(); ++k) self(through[k], self);
      } else if (MFnDependencyNode(to[i].node()).typeId() == MTypeId(kMotionWarpId) && between) {
        const MPlug through = between->passThroughToOne(to[i]);
        if (!through.isNull()) self(through, self);
      }
    }
  };
  MPlugArray own;
  MFnDependencyNode(node).getConnections(own);
  for (unsigned i = 0; i < own.length(); ++i) add(own[i], add);
  return driven;
}

std::vector<std::string> disconnectAll(Edits& edits, const MObject& node) {
  std::vector<std::string> names;
  IdleNodes idle;
  for (const MPlug& plug : drivenBy(node)) {
    const MPlug from = incoming(plug);
    if (from.isNull()) continue;
    if (isControlSpace(from.node())) idle.add(from.node());
    require(edits.graph().disconnect(from, plug), plug.name().asChar());
    names.push_back(utf8(plug.name()));
  }
  edits.apply();
  idle.remove(edits);
  return names;
}

void addNodesBehind(const MObject& object, unsigned typeId, std::vector<MObject>& found) {
  const auto isOf = [](const MObject& node, unsigned id) {
    return !node.isNull() && MFnDependencyNode(node).typeId() == MTypeId(id);
  };
  const auto add = [&found](const MObject& node) {
    if (std::find(found.begin(), found.end(), node) == found.end()) found.push_back(node);
  };
  if (isOf(object, typeId)) return add(object);
  if (object.hasFn(MFn::kDagNode)) {
    const MFnDagNode dag(object);
    for (unsigned i = 0; i < dag.childCount(); ++i) {
      if (isOf(dag.child(i), typeId)) add(dag.child(i));
    }
  }
  MPlugArray plugs;
  MFnDependencyNode(object).getConnections(plugs);
  for (unsigned i = 0; i < plugs.length(); ++i) {
    MPlugArray others;
    plugs[i].connectedTo(others, true, true);
    for (unsigned k = 0; k < others.length(); ++k) {
      const MObject other = others[k].node();
      if (isOf(other, typeId)) add(other);
      const auto between = [&](const MObject& one) {
        return isOf(one, kMotionWarpId) || isControlSpace(one);
      };
      if (between(other) && !isOf(object, kMotionWarpId) && !isOf(object, kControlSpaceId))
        addNodesBehind(other, typeId, found);
    }
  }
}

MObject theNodeOf(const MSelectionList& objects, unsigned typeId, const char* what) {
  std::vector<MObject> found;
  for (unsigned i = 0; i < objects.length(); ++i) {
    MObject node;
    if (objects.getDependNode(i, node) == MStatus::kSuccess) addNodesBehind(node, typeId, found);
  }
  if (found.empty()) {
    for (MItDependencyNodes it(MFn::kInvalid); !it.isDone(); it.next()) {
      if (MFnDependencyNode(it.thisNode()).typeId() == MTypeId(typeId)) found.push_back(it.thisNode());
    }
  }
  if (found.size() == 1) return found.front();
  if (found.empty()) throw Error(fmt::format("there is no {} in the scene", what));
  std::vector<std::string> names;
  for (const MObject& node : found) names.push_back(spokenName(node));
  throw Error(fmt::format("there are several {}s; select one of {}", what, fmt::join(names, ", ")));
}

}  // namespace footfall::maya

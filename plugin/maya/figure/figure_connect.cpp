// SPDX-License-Identifier: MIT
#include "maya/figure/figure_connect.h"

#include <maya/MDagPath.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MItDag.h>
#include <maya/MItDependencyNodes.h>
#include <maya/MPlugArray.h>

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "curve/channel_pattern.h"
#include "maya/framework/data_values.h"
#include "maya/framework/maya_matrix.h"
#include "maya/framework/plug_values.h"
#include "maya/scene/sampled_figure.h"
#include "maya/scene/scene_channels.h"

namespace footfall::maya {
namespace {

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

// Drives channels, and minds those that cannot be.
class Driver {
 public:
  Driver(Edits& edits, bool replace, ConnectReport& report)
      : edits_(edits), replace_(replace), report_(report) {}

  void drive(const MPlug& from, const MPlug& to) {
    const std::string name = utf8(to.name());
    if (to.isLocked()) return report_.notes.push_back(name + " is locked and stays as it is");
    const MPlug driven = incoming(to);
    if (!driven.isNull() && !replace_)
      throw Error(
          fmt::format("{} is driven by {} (-replace to take its place)", name, nameOf(driven.node())));
    if (!driven.isNull()) require(edits_.graph().disconnect(driven, to), name.c_str());
    require(edits_.graph().connect(from, to), name.c_str());
    report_.channels.push_back(name);
  }

  void drive3(const MPlug& from, const MObject& node, const char* what) {
    for (unsigned a = 0; a < 3; ++a) drive(from.child(a), plugOf(node, std::string(what) + "XYZ"[a]));
  }

 private:
  Edits& edits_;
  bool replace_;
  ConnectReport& report_;
};

MPlug childOf(const MPlug& plug, MObject attribute) {
  return plug.child(attribute);
}

struct Role {
  FigurePart part = FigurePart::Body;
  std::string leg;  // as figures name it
};

// "right hind foot" is the foot of hindRight; of a biped "left foot" that of left.
Role roleOf(const std::string& text) {
  static const std::map<std::string, FigurePart> kParts = {
      {"foot", FigurePart::Foot}, {"toe", FigurePart::Toe}, {"pole", FigurePart::Pole}};
  if (text == "body") return {};
  const std::size_t first = text.find(' '), last = text.rfind(' ');
  const auto part = last == std::string::npos ? kParts.end() : kParts.find(text.substr(last + 1));
  if (part == kParts.end())
    throw Error(fmt::format("a role must be body, or left or right foot, toe or pole, got '{}'", text));
  std::string side = text.substr(0, first);
  if (last > first) {
    side.front() = static_cast<char>(side.front() - 'a' + 'A');
    side = text.substr(first + 1, last - first - 1) + side;
  }
  return {part->second, side};
}

int legOf(const Character& character, const std::string& name) {
  std::vector<std::string> names;
  for (std::size_t leg = 0; leg < character.legs.size(); ++leg) {
    if (character.legs[leg].name == name) return static_cast<int>(leg);
    names.push_back(character.legs[leg].name);
  }
  throw Error(fmt::format("the character has no leg '{}'; it has {}", name, fmt::join(names, ", ")));
}

// The control, among those of the rig, that is nearest above one; -1: none.
int carrierOf(const MObject& control, const std::vector<MObject>& all) {
  MDagPath path = pathOf(control);
  for (path.pop(); path.length() > 0; path.pop()) {
    const auto found = std::find(all.begin(), all.end(), path.node());
    if (found != all.end()) return static_cast<int>(found - all.begin());
  }
  return -1;
}

Quat orientOf(const MObject& node) {
  if (!node.hasFn(MFn::kJoint)) return Quat::Identity();
  Vec3 angles;
  for (int a = 0; a < 3; ++a) angles[a] = plugOf(node, std::string("jointOrient") + "XYZ"[a]).asDouble();
  return rotationFromEuler(angles, RotationOrder::XYZ);
}

unsigned nextElement(const MPlug& array) {
  const std::vector<unsigned> used = indicesOf(array);
  return used.empty() ? 0 : used.back() + 1;
}

class ControlSetup {
 public:
  ControlSetup(Edits& edits, const MObject& node)
      : edits_(edits),
        node_(node),
        figure_(figureOf(node)),
        a_(figure_.figureOutputs()),
        axes_(figure_.figureAxes()) {}

  ConnectReport run(const std::vector<std::pair<std::string, MObject>>& controls, bool replace) {
    Character character = figure_.figureCharacter();
    for (const auto& [role, node] : controls) {
      const Role found = roleOf(role);
      RigControl control;
      control.part = found.part;
      if (found.part != FigurePart::Body) control.leg = legOf(character, found.leg);
      control.world = affineOf(pathOf(node).inclusiveMatrix());
      rig_.push_back(control);
      nodes_.push_back(node);
    }
    const RigStance stance = rigStance(rig_, character, axes_);
    if (figure_.takeSize(edits_, stance.scale, stance.hipSpacing)) {
      edits_.apply();
      character = figure_.figureCharacter();
    } else if (std::abs(stance.scale - 1) > 0.02) {
      report_.notes.push_back(
          fmt::format("{} keeps its size: the rig is {:.2f} times as large, so its steps will "
                      "look {}",
                      spokenName(node_), stance.scale, stance.scale > 1 ? "short" : "long"));
    }
    first_ = nextElement(plug(a_.target));
    for (std::size_t i = 0; i < rig_.size(); ++i) describe(i, restOffset(rig_[i], stance, character, axes_));
    edits_.apply();
    Driver driver(edits_, replace, report_);
    for (std::size_t i = 0; i < rig_.size(); ++i) {
      const MPlug out = plug(a_.control).elementByLogicalIndex(element(i));
      // Toes turn on their feet; poles do not turn.
      if (rig_[i].part != FigurePart::Toe)
        driver.drive3(childOf(out, a_.controlMove.whole), nodes_[i], "translate");
      if (rig_[i].part != FigurePart::Pole)
        driver.drive3(childOf(out, a_.controlTurn.whole), nodes_[i], "rotate");
    }
    edits_.apply();
    return std::move(report_);
  }

 private:
  MPlug plug(const MObject& attribute) const { return MPlug(node_, attribute); }
  unsigned element(std::size_t i) const { return first_ + static_cast<unsigned>(i); }

  void describe(std::size_t i, const Affine& offset) {
    const MPlug target = edits_.element(plug(a_.target), element(i));
    const int under = carrierOf(nodes_[i], nodes_);
    const MDagPath path = pathOf(nodes_[i]);
    const Affine above = affineOf(path.exclusiveMatrix());
    setChoice(edits_, childOf(target, a_.part), static_cast<int>(rig_[i].part));
    setInteger(edits_, childOf(target, a_.leg), rig_[i].leg);
    setInteger(edits_, childOf(target, a_.under),
               under < 0 ? -1 : static_cast<int>(element(static_cast<std::size_t>(under))));
    setMatrix(edits_, childOf(target, a_.offset), offset);
    const MPlug parent = childOf(target, a_.parentInverse);
    if (under >= 0) {
      setMatrix(edits_, parent, above.inverse() * rig_[static_cast<std::size_t>(under)].world);
    } else {
      // What carries the control may move: it is followed.
      const MPlug inverse =
          plugOf(nodes_[i], "parentInverseMatrix").elementByLogicalIndex(path.instanceNumber());
      require(edits_.graph().connect(inverse, parent), "parentInverseMatrix");
    }
    const Vec3 orient = eulerFromRotation(orientOf(nodes_[i]), RotationOrder::XYZ);
    for (std::size_t k = 0; k < 3; ++k)
      setRadians(edits_, childOf(childOf(target, a_.orient.whole), a_.orient.axes[k]),
                 orient[static_cast<int>(k)]);
    setChoice(edits_, childOf(target, a_.order), plugOf(nodes_[i], "rotateOrder").asShort());
  }

  Edits& edits_;
  MObject node_;
  const FigureNode& figure_;
  const FigureOutputs& a_;
  SceneAxes axes_;
  std::vector<RigControl> rig_;
  std::vector<MObject> nodes_;
  unsigned first_ = 0;
  ConnectReport report_;
};

void driveJoint(Driver& driver, const MObject& node, const FigureOutputs& a, int root, int joint,
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
  return node.isNull() ? nullptr : dynamic_cast<const FigureNode*>(MFnDependencyNode(node).userNode());
}

ConnectReport connectControls(Edits& edits, const MObject& node,
                              const std::vector<std::pair<std::string, MObject>>& controls, bool replace) {
  return ControlSetup(edits, node).run(controls, replace);
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
  Driver driver(edits, replace, report);
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
  Driver driver(edits, false, report);
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
  for (const MPlug& plug : drivenBy(node)) {
    const MPlug from = incoming(plug);
    if (from.isNull()) continue;
    require(edits.graph().disconnect(from, plug), plug.name().asChar());
    names.push_back(utf8(plug.name()));
  }
  edits.apply();
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
      if (isOf(other, kMotionWarpId) && !isOf(object, kMotionWarpId)) addNodesBehind(other, typeId, found);
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

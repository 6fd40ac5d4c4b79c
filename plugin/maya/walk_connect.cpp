// SPDX-License-Identifier: MIT
#include "walk_connect.h"

#include <maya/MDagPath.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MItDag.h>
#include <maya/MPlugArray.h>

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "curve/channel_pattern.h"
#include "footprint/walk_rig.h"
#include "footprint_solver_node.h"
#include "maya_matrix.h"
#include "sampled_figure.h"
#include "scene_channels.h"
#include "values.h"
#include "walk_sources.h"

namespace footfall::maya {
namespace {

using Solver = FootprintSolverNode;

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
      throw Error(fmt::format("{} is driven by {}; delete its animation, or give -replace", name,
                              nameOf(driven.node())));
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
  WalkPart part = WalkPart::Body;
  std::string leg;  // as figures name it
};

// "right hind foot" is the foot of hindRight; of a biped "left foot" that of left.
Role roleOf(const std::string& text) {
  static const std::map<std::string, WalkPart> kParts = {
      {"foot", WalkPart::Foot}, {"toe", WalkPart::Toe}, {"pole", WalkPart::Pole}};
  if (text == "body") return {};
  const std::size_t first = text.find(' '), last = text.rfind(' ');
  const auto part = last == std::string::npos ? kParts.end() : kParts.find(text.substr(last + 1));
  if (part == kParts.end())
    throw Error(fmt::format("a walk drives body, and left and right foot, toe and pole, not '{}'", text));
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

// The control, among those of the walk, that is nearest above one; -1: none.
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
  ControlSetup(Edits& edits, const WalkNodes& walk) : edits_(edits), walk_(walk), axes_(walk.axes()) {}

  ConnectReport run(const std::vector<std::pair<std::string, MObject>>& controls, bool replace) {
    Character character = walk_.figure().character();
    for (const auto& [role, node] : controls) {
      const Role found = roleOf(role);
      RigControl control;
      control.part = found.part;
      if (found.part != WalkPart::Body) control.leg = legOf(character, found.leg);
      control.world = affineOf(pathOf(node).inclusiveMatrix());
      rig_.push_back(control);
      nodes_.push_back(node);
    }
    const RigStance stance = rigStance(rig_, character, axes_);
    FigureInput figure = walk_.figure();
    figure.scale *= stance.scale;
    character = figure.character();
    setNumber(edits_, walk_.plug(Solver::figures.scale), figure.scale);
    setNumber(edits_, walk_.plug(Solver::styles.hipSpacing), stance.hipSpacing);
    first_ = nextElement(walk_.plug(Solver::targets.target));
    for (std::size_t i = 0; i < rig_.size(); ++i)
      describe(i, restOffset(rig_[i], stance, character, axes_));
    edits_.apply();
    Driver driver(edits_, replace, report_);
    for (std::size_t i = 0; i < rig_.size(); ++i) {
      const MPlug out = walk_.plug(Solver::targets.out).elementByLogicalIndex(element(i));
      // Toes turn on their feet; poles do not turn.
      if (rig_[i].part != WalkPart::Toe)
        driver.drive3(childOf(out, Solver::targets.move.whole), nodes_[i], "translate");
      if (rig_[i].part != WalkPart::Pole)
        driver.drive3(childOf(out, Solver::targets.turn.whole), nodes_[i], "rotate");
    }
    edits_.apply();
    return std::move(report_);
  }

 private:
  unsigned element(std::size_t i) const { return first_ + static_cast<unsigned>(i); }

  void describe(std::size_t i, const Affine& offset) {
    using Targets = Solver::TargetAttributes;
    const Targets& a = Solver::targets;
    const MPlug target = edits_.element(walk_.plug(a.target), element(i));
    const int under = carrierOf(nodes_[i], nodes_);
    const MDagPath path = pathOf(nodes_[i]);
    const Affine above = affineOf(path.exclusiveMatrix());
    setChoice(edits_, childOf(target, a.part), static_cast<int>(rig_[i].part));
    setInteger(edits_, childOf(target, a.leg), rig_[i].leg);
    setInteger(edits_, childOf(target, a.under),
               under < 0 ? -1 : static_cast<int>(element(static_cast<std::size_t>(under))));
    setMatrix(edits_, childOf(target, a.offset), offset);
    const MPlug parent = childOf(target, a.parentInverse);
    if (under >= 0) {
      setMatrix(edits_, parent, above.inverse() * rig_[static_cast<std::size_t>(under)].world);
    } else {
      // What carries the control may move: it is followed.
      const MPlug inverse = plugOf(nodes_[i], "parentInverseMatrix").elementByLogicalIndex(path.instanceNumber());
      require(edits_.graph().connect(inverse, parent), "parentInverseMatrix");
    }
    const Vec3 orient = eulerFromRotation(orientOf(nodes_[i]), RotationOrder::XYZ);
    for (std::size_t k = 0; k < 3; ++k)
      setRadians(edits_, childOf(childOf(target, a.orient.whole), a.orient.axes[k]), orient[static_cast<int>(k)]);
    setChoice(edits_, childOf(target, a.order), plugOf(nodes_[i], "rotateOrder").asShort());
  }

  Edits& edits_;
  const WalkNodes& walk_;
  SceneAxes axes_;
  std::vector<RigControl> rig_;
  std::vector<MObject> nodes_;
  unsigned first_ = 0;
  ConnectReport report_;
};

void driveJoint(Driver& driver, const WalkNodes& walk, const Character& character, std::size_t joint,
                const MObject& node) {
  const MPlug out = walk.plug(Solver::joints.joint).elementByLogicalIndex(static_cast<unsigned>(joint));
  driver.drive3(childOf(out, Solver::joints.turn.whole), node, "rotate");
  if (static_cast<int>(joint) == character.limbs.root)
    driver.drive3(walk.plug(Solver::rootMove.whole), node, "translate");
}

}  // namespace

ConnectReport connectControls(Edits& edits, const WalkNodes& walk,
                              const std::vector<std::pair<std::string, MObject>>& controls, bool replace) {
  return ControlSetup(edits, walk).run(controls, replace);
}

ConnectReport connectJoints(Edits& edits, const WalkNodes& walk, const MObject& root, bool replace) {
  ConnectReport report;
  MDagPath above = pathOf(root);
  const Affine parent = affineOf(above.exclusiveMatrix());
  if (!parent.isApprox(Affine::Identity(), 1e-9))
    throw Error(fmt::format("what {} hangs on is not at the origin; freeze it, or connect the controls instead",
                            nameOf(root)));
  std::vector<MObject> nodes;
  MItDag it;
  for (it.reset(root, MItDag::kDepthFirst, MFn::kTransform); !it.isDone(); it.next())
    nodes.push_back(it.currentItem());
  FigureInput figure = walk.figure();
  if (figure.figure.empty()) {
    // The proportions are the rig's own.
    const double now = currentTime();
    const SampledFigure sampled = sampleFigure(root, {now, now});
    figure.figure = figureText(sampled.motion.skeleton);
    figure.scale = 1;
    figure.character();  // throws where it cannot be walked
    setString(edits, walk.plug(Solver::figures.figure), figure.figure);
    setNumber(edits, walk.plug(Solver::figures.scale), 1);
    edits.apply();
  }
  const Character character = figure.character();
  Driver driver(edits, replace, report);
  std::size_t found = 0;
  for (const MObject& node : nodes) {
    const int joint = character.skeleton.find(std::string(lastName(nameOf(node))));
    if (joint < 0) continue;
    ++found;
    driveJoint(driver, walk, character, static_cast<std::size_t>(joint), node);
  }
  if (found < 2)
    throw Error(fmt::format("below {} are no joints of the walk's figure, such as {}", nameOf(root),
                            character.skeleton.joints.front().name));
  edits.apply();
  return report;
}

MObject makeSkeleton(Edits& edits, const WalkNodes& walk, ConnectReport& report) {
  const Character character = walk.figure().character();
  const SceneAxes axes = walk.axes();
  std::vector<MObject> nodes;
  for (const Joint& joint : character.skeleton.joints) {
    MStatus status;
    const MObject parent = joint.parent < 0 ? MObject() : nodes[static_cast<std::size_t>(joint.parent)];
    const MObject node = edits.dag().createNode(MString("joint"), parent, &status);
    require(status, "a joint could not be made");
    require(edits.dag().renameNode(node, mstring(joint.name)), "a joint could not be named");
    nodes.push_back(node);
  }
  edits.apply();
  Driver driver(edits, false, report);
  for (std::size_t j = 0; j < nodes.size(); ++j) {
    const Joint& joint = character.skeleton.joints[j];
    setChannels(edits, nodes[j], restJoint(joint, axes));
    setChoice(edits, plugOf(nodes[j], "rotateOrder"), static_cast<int>(joint.rotationOrder));
    for (int a = 0; a < 3; ++a) {
      setRadians(edits, plugOf(nodes[j], std::string("jointOrient") + "XYZ"[a]), joint.jointOrient[a]);
      setRadians(edits, plugOf(nodes[j], std::string("rotateAxis") + "XYZ"[a]), joint.rotateAxis[a]);
    }
    if (joint.kind != JointKind::EndSite) driveJoint(driver, walk, character, j, nodes[j]);
  }
  edits.apply();
  return nodes.front();
}

std::vector<MPlug> drivenBy(const WalkNodes& walk) {
  std::vector<MPlug> driven;
  const auto add = [&driven](const MPlug& plug, const auto& self) -> void {
    MPlugArray to;
    plug.connectedTo(to, false, true);
    for (unsigned i = 0; i < to.length(); ++i) {
      const MPxNode* node = MFnDependencyNode(to[i].node()).userNode();
      if (to[i].node().hasFn(MFn::kTransform)) {
        driven.push_back(to[i]);
      } else if (MFnDependencyNode(to[i].node()).typeId() == MTypeId(kMotionWarpId) && node) {
        const MPlug through = node->passThroughToOne(to[i]);
        if (!through.isNull()) self(through, self);
      }
    }
  };
  MPlugArray own;
  MFnDependencyNode(walk.solver()).getConnections(own);
  for (unsigned i = 0; i < own.length(); ++i) add(own[i], add);
  return driven;
}

std::vector<std::string> disconnectAll(Edits& edits, const WalkNodes& walk) {
  std::vector<std::string> names;
  for (const MPlug& plug : drivenBy(walk)) {
    const MPlug from = incoming(plug);
    if (from.isNull()) continue;
    require(edits.graph().disconnect(from, plug), plug.name().asChar());
    names.push_back(utf8(plug.name()));
  }
  edits.apply();
  return names;
}

}  // namespace footfall::maya

// SPDX-License-Identifier: MIT
#include <maya/MDagPath.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MFnMatrixData.h>

#include <algorithm>
#include <cctype>
#include <map>

#include <fmt/format.h>

#include "maya/figure/channel_driver.h"
#include "maya/figure/control_space_node.h"
#include "maya/framework/maya_matrix.h"
#include "maya/framework/plug_values.h"
#include "maya/scene/scene_channels.h"

namespace footfall::maya {
namespace {

struct Role {
  FigurePart part = FigurePart::Body;
  std::string limb;  // a leg as figures name it; of an arm "left" or "right"
};

// "right hind foot" is the foot of hindRight; of a biped "left foot" that of left.
Role roleOf(const std::string& text) {
  static const std::map<std::string, FigurePart> kCentre = {{"body", FigurePart::Body},
                                                            {"hips", FigurePart::Hips},
                                                            {"chest", FigurePart::Chest},
                                                            {"head", FigurePart::Head},
                                                            {"carried", FigurePart::Carried}};
  static const std::map<std::string, FigurePart> kParts = {
      {"foot", FigurePart::Foot},         {"toe", FigurePart::Toe},        {"pole", FigurePart::Pole},
      {"hand", FigurePart::Hand},         {"elbow", FigurePart::Elbow},    {"wrist", FigurePart::Wrist},
      {"upperarm", FigurePart::UpperArm}, {"forearm", FigurePart::Forearm}};
  if (const auto centre = kCentre.find(text); centre != kCentre.end()) return {centre->second, ""};
  const std::size_t first = text.find(' '), last = text.rfind(' ');
  const auto part = last == std::string::npos ? kParts.end() : kParts.find(text.substr(last + 1));
  if (part == kParts.end())
    throw Error(
        fmt::format("a role must be body, hips, chest, head, or left or right foot, toe, pole, hand, elbow, "
                    "upperarm, forearm or wrist, got '{}'",
                    text));
  std::string side = text.substr(0, first);
  if (last > first) {
    side.front() = static_cast<char>(std::toupper(side.front()));
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

// -1: the figure has no such arm.
int armOf(const Character& character, const std::string& side) {
  const std::vector<Arm>& arms = character.limbs.arms;
  for (std::size_t arm = 0; arm < arms.size(); ++arm) {
    if (arms[arm].side == (side == "left" ? BodySide::Left : BodySide::Right)) return static_cast<int>(arm);
  }
  return -1;
}

// Which channels a part has. Poles do not turn; toes and FK arms turn where they are.
bool moves(FigurePart part) {
  return part != FigurePart::Toe && part != FigurePart::UpperArm && part != FigurePart::Forearm &&
         part != FigurePart::Wrist;
}
bool turns(FigurePart part) {
  return part != FigurePart::Pole && part != FigurePart::Elbow;
}
// Controls of the trunk may be made to turn alone.
bool mayOnlyTurn(FigurePart part) {
  return part == FigurePart::Hips || part == FigurePart::Chest || part == FigurePart::Head;
}

Quat orientOf(const MObject& node) {
  if (!node.hasFn(MFn::kJoint)) return Quat::Identity();
  Vec3 angles;
  for (int a = 0; a < 3; ++a) angles[a] = plugOf(node, std::string("jointOrient") + "XYZ"[a]).asDouble();
  return rotationFromEuler(angles, RotationOrder::XYZ);
}

Vec3 threeOf(const MObject& node, const char* name) {
  const MPlug plug = plugOf(node, name);
  return {plug.child(0).asDouble(), plug.child(1).asDouble(), plug.child(2).asDouble()};
}

bool isFree(const MObject& node, const char* what) {
  for (const char axis : {'X', 'Y', 'Z'}) {
    if (plugOf(node, std::string(what) + axis).isLocked()) return false;
  }
  return true;
}

// Whether something else places a transform: animation, a constraint, a space switch.
bool isPlacedByOthers(const MObject& node) {
  for (const char* name : {"translate", "rotate", "scale", "rotatePivot", "offsetParentMatrix"}) {
    const MPlug plug = plugOf(node, name);
    if (!incoming(plug).isNull()) return true;
    for (unsigned a = 0; plug.isCompound() && a < plug.numChildren(); ++a) {
      if (!incoming(plug.child(a)).isNull()) return true;
    }
  }
  return false;
}

unsigned nextElement(const MPlug& array) {
  const std::vector<unsigned> used = indicesOf(array);
  return used.empty() ? 0 : used.back() + 1;
}

// What carries a control: the nearest of the rig's own above it, at a fixed place on it; or something that
// moves by itself or in a way that only the scene knows; or neither.
struct Carrier {
  int under = -1;
  bool live = false;
};

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
    for (const auto& [role, node] : controls) take(role, node, character);
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
    for (std::size_t i = 0; i < rig_.size(); ++i) carriers_.push_back(carrierOf(i));
    std::vector<RigArm> arms;
    for (std::size_t arm = 0; arm < character.limbs.arms.size(); ++arm)
      arms.push_back(restArm(static_cast<int>(arm), rig_, stance, character, axes_));
    for (std::size_t i = 0; i < rig_.size(); ++i) describe(i, arms, stance, character);
    edits_.apply();
    ChannelDriver driver(edits_, replace, report_);
    for (std::size_t i = 0; i < rig_.size(); ++i) drive(i, driver);
    edits_.apply();
    driver.removeReplaced();
    return std::move(report_);
  }

 private:
  MPlug plug(const MObject& attribute) const { return MPlug(node_, attribute); }
  unsigned element(std::size_t i) const { return first_ + static_cast<unsigned>(i); }

  void take(const std::string& role, const MObject& node, const Character& character) {
    const Role found = roleOf(role);
    RigControl control;
    control.part = found.part;
    if (isOfArm(found.part)) {
      control.leg = armOf(character, found.limb);
      if (control.leg < 0) {
        // FK controls of arms hang on the chest and need nothing; hands that are placed come along.
        if (!moves(found.part)) return;
        control.part = FigurePart::Carried;
        control.leg = 0;
      }
    } else if (!found.limb.empty()) {
      control.leg = legOf(character, found.limb);
    }
    // A control of the trunk that the rest of it hangs on is there once, the first to be named.
    if (std::find(nodes_.begin(), nodes_.end(), node) != nodes_.end()) return;
    control.world = affineOf(pathOf(node).inclusiveMatrix());
    control.pivot = threeOf(node, "rotatePivot");
    rig_.push_back(control);
    nodes_.push_back(node);
  }

  // Whether the engine knows where this control is: none of the channels that place it stays behind.
  bool isPlaced(std::size_t i, bool withPlace) const {
    const FigurePart part = rig_[i].part;
    const bool turned = turns(part) && isFree(nodes_[i], "rotate");
    return turned && (!withPlace || (moves(part) && isFree(nodes_[i], "translate")));
  }

  Carrier carrierOf(std::size_t i) const {
    if (!incoming(plugOf(nodes_[i], "offsetParentMatrix")).isNull()) return {-1, true};
    MDagPath path = pathOf(nodes_[i]);
    for (path.pop(); path.length() > 0; path.pop()) {
      const auto found = std::find(nodes_.begin(), nodes_.end(), path.node());
      if (found != nodes_.end()) {
        const auto at = static_cast<std::size_t>(found - nodes_.begin());
        if (!isPlaced(at, moves(rig_[i].part))) return {-1, true};
        return {static_cast<int>(at), false};
      }
      if (isPlacedByOthers(path.node())) return {-1, true};
    }
    return {};
  }

  // child: the plug of one of the attributes.
  template <typename Child>
  void setPlacing(const ControlInputs& inputs, const MObject& control, const Child& child) {
    const Vec3 orient = eulerFromRotation(orientOf(control), RotationOrder::XYZ);
    const Vec3 pivot = threeOf(control, "rotatePivot"), shift = threeOf(control, "rotatePivotTranslate");
    for (std::size_t k = 0; k < 3; ++k) {
      const int axis = static_cast<int>(k);
      setRadians(edits_, childOf(child(inputs.orient.whole), inputs.orient.axes[k]), orient[axis]);
      setCentimetres(edits_, childOf(child(inputs.pivot.whole), inputs.pivot.axes[k]), pivot[axis]);
      setCentimetres(edits_, childOf(child(inputs.pivotShift.whole), inputs.pivotShift.axes[k]), shift[axis]);
    }
    setChoice(edits_, child(inputs.order), plugOf(control, "rotateOrder").asShort());
  }

  void describe(std::size_t i, const std::vector<RigArm>& arms, const RigStance& stance,
                const Character& character) {
    const RigControl& control = rig_[i];
    const MPlug target = edits_.element(plug(a_.target), element(i));
    const auto child = [&target](const MObject& attribute) { return childOf(target, attribute); };
    const int under = carriers_[i].under;
    setChoice(edits_, child(a_.part), static_cast<int>(control.part));
    setInteger(edits_, child(a_.leg), control.leg);
    setInteger(edits_, child(a_.under),
               under < 0 ? -1 : static_cast<int>(element(static_cast<std::size_t>(under))));
    if (isOfArm(control.part)) {
      const RigArm& arm = arms[static_cast<std::size_t>(control.leg)];
      setMatrix(edits_, child(a_.offset), restOffset(control, arm, stance, axes_));
      setNumber(edits_, child(a_.stretch), arm.stretch);
      for (std::size_t k = 0; k < 3; ++k)
        setCentimetres(edits_, childOf(child(a_.shoulder.whole), a_.shoulder.axes[k]),
                       arm.shoulder[static_cast<int>(k)]);
    } else {
      setMatrix(edits_, child(a_.offset), restOffset(control, stance, character, axes_));
    }
    setPlacing(a_.placing, nodes_[i], child);
    const MPlug above = child(a_.placing.parentInverse);
    if (under >= 0) {
      const Affine carrier = rig_[static_cast<std::size_t>(under)].world;
      setMatrix(edits_, above, matrixIn(parentPlug(nodes_[i], "parentInverseMatrix")) * carrier);
    } else if (!carriers_[i].live) {
      require(edits_.graph().connect(parentPlug(nodes_[i], "parentInverseMatrix"), above),
              "parentInverseMatrix");
    }
  }

  // With the offset parent matrix of the control, which the path's own matrices leave out.
  static MPlug parentPlug(const MObject& control, const char* name) {
    return plugOf(control, name).elementByLogicalIndex(pathOf(control).instanceNumber());
  }
  static Affine matrixIn(const MPlug& plug) { return affineOf(MFnMatrixData(plug.asMObject()).matrix()); }

  void drive(std::size_t i, ChannelDriver& driver) {
    const MPlug out = plug(a_.control).elementByLogicalIndex(element(i));
    MPlug move = childOf(out, a_.controlMove.whole), turn = childOf(out, a_.controlTurn.whole);
    if (carriers_[i].live) {
      const MObject space = makeSpace(nodes_[i], childOf(out, a_.controlMatrix));
      move = MPlug(space, ControlSpaceNode::move.whole);
      turn = MPlug(space, ControlSpaceNode::turn.whole);
    }
    const bool free = mayOnlyTurn(rig_[i].part);
    if (moves(rig_[i].part)) driver.drive3(move, nodes_[i], "translate", free);
    if (turns(rig_[i].part)) driver.drive3(turn, nodes_[i], "rotate");
  }

  MObject makeSpace(const MObject& control, const MPlug& place) {
    MStatus status;
    const MObject space = edits_.graph().createNode(MTypeId(kControlSpaceId), &status);
    require(status, "a control space could not be made");
    const std::string name = nameOf(control) + "Space";
    require(edits_.graph().renameNode(space, mstring(name)), name.c_str());
    edits_.apply();
    const auto attribute = [&space](const MObject& one) { return MPlug(space, one); };
    setPlacing(ControlSpaceNode::place, control, attribute);
    require(edits_.graph().connect(place, attribute(ControlSpaceNode::world)), "worldMatrix");
    require(edits_.graph().connect(parentPlug(control, "parentInverseMatrix"),
                                   attribute(ControlSpaceNode::place.parentInverse)),
            "parentInverseMatrix");
    return space;
  }

  Edits& edits_;
  MObject node_;
  const FigureNode& figure_;
  const FigureOutputs& a_;
  SceneAxes axes_;
  std::vector<RigControl> rig_;
  std::vector<MObject> nodes_;
  std::vector<Carrier> carriers_;
  unsigned first_ = 0;
  ConnectReport report_;
};

}  // namespace

ConnectReport connectControls(Edits& edits, const MObject& node,
                              const std::vector<std::pair<std::string, MObject>>& controls, bool replace) {
  return ControlSetup(edits, node).run(controls, replace);
}

}  // namespace footfall::maya

// SPDX-License-Identifier: MIT
#include "maya/figure/figure_outputs.h"

#include <maya/MMatrix.h>
#include <maya/MPlug.h>

#include <algorithm>

#include "maya/framework/maya_matrix.h"
#include "maya/framework/node_base.h"
#include "maya/framework/plug_values.h"

namespace footfall::maya {
namespace {

std::vector<unsigned> firstElements(std::size_t count) {
  std::vector<unsigned> indices(count);
  for (std::size_t i = 0; i < count; ++i) indices[i] = static_cast<unsigned>(i);
  return indices;
}

UpAxis upOf(short choice) {
  return choice == 1 ? UpAxis::Z : UpAxis::Y;
}

}  // namespace

void FigureInputs::describe(Attributes& make) {
  Range positive;
  positive.min = 1e-4;
  preset = make.choice("character", "chr",
                       {"Human", "Bird", "Dinosaur", "Dog", "Cat", "Horse", "Marten", "Insect", "Spider"}, 0,
                       Use::Input);
  figure = make.text("figure", "fig");
  positive.softMax = 3;
  scale = make.number("characterScale", "chs", 1, Use::Input, positive);
  upAxis = make.choice("upAxis", "upa", {"Y", "Z"}, 0, Use::Input);
  positive.softMax = 1000;
  metre = make.distance("metre", "met", 100, Use::Input, positive);
}

FigureInput FigureInputs::read(MDataBlock& block) const {
  return {input(block, preset).asShort(), input(block, figure).asString().asUTF8(),
          input(block, scale).asDouble()};
}

SceneAxes FigureInputs::axes(MDataBlock& block) const {
  return {upOf(input(block, upAxis).asShort()), input(block, metre).asDistance().as(MDistance::kCentimeters)};
}

FigureInput FigureInputs::read(const MObject& node) const {
  return {MPlug(node, preset).asShort(), utf8(MPlug(node, figure).asString()), MPlug(node, scale).asDouble()};
}

SceneAxes FigureInputs::axes(const MObject& node) const {
  return {upOf(MPlug(node, upAxis).asShort()), MPlug(node, metre).asMDistance().as(MDistance::kCentimeters)};
}

void FigureInputs::set(Edits& edits, const MObject& node, const FigureInput& to) const {
  const FigureInput now = read(node);
  if (to.preset != now.preset) setChoice(edits, MPlug(node, preset), to.preset);
  if (to.figure != now.figure) setString(edits, MPlug(node, figure), to.figure);
  if (to.scale != now.scale) setNumber(edits, MPlug(node, scale), to.scale);
}

void FigureInputs::setAxes(Edits& edits, const MObject& node, const SceneAxes& to) const {
  setChoice(edits, MPlug(node, upAxis), to.up == UpAxis::Z ? 1 : 0);
  setCentimetres(edits, MPlug(node, metre), to.metre);
}

void FigureOutputs::describe(Attributes& make) {
  part = make.choice("targetPart", "tpt",
                     {"Body", "Foot", "Toe", "Pole", "Hips", "Chest", "Head", "Hand", "Elbow", "Upper Arm",
                      "Forearm", "Wrist", "Carried"},
                     0, Use::Input);
  leg = make.integer("targetLeg", "tlg", 0, Use::Input);
  under = make.integer("targetUnder", "tun", -1, Use::Input);
  offset = make.matrix("targetOffset", "tof");
  placing.parentInverse = make.matrix("targetParentInverse", "tpi");
  placing.orient = make.turns("targetOrient", "tor", Use::Input);
  placing.order =
      make.choice("targetOrder", "tro", {"xyz", "yzx", "zxy", "xzy", "yxz", "zyx"}, 0, Use::Input);
  placing.pivot = make.places("targetPivot", "tpv", Use::Input);
  placing.pivotShift = make.places("targetPivotShift", "tps", Use::Input);
  stretch = make.number("targetStretch", "tst", 1, Use::Input);
  shoulder = make.places("targetShoulder", "tsd", Use::Input);
  target = make.compoundArray(
      "target", "tgt",
      {part, leg, under, offset, placing.parentInverse, placing.orient.whole, placing.order,
       placing.pivot.whole, placing.pivotShift.whole, stretch, shoulder.whole});
  controlMove = make.places("controlTranslate", "ctt", Use::Output);
  controlTurn = make.turns("controlRotate", "ctr", Use::Output);
  controlMatrix = make.matrix("controlMatrix", "ctm", Use::Output);
  control = make.compoundArray("control", "ctl", {controlMove.whole, controlTurn.whole, controlMatrix},
                               Use::Output);

  bodyMove = make.places("bodyTranslate", "bdt", Use::Output);
  bodyTurn = make.turns("bodyRotate", "bdr", Use::Output);
  bodyMatrix = make.matrix("bodyMatrix", "bdm", Use::Output);
  footMove = make.places("footTranslate", "ftt", Use::Output);
  footTurn = make.turns("footRotate", "ftr", Use::Output);
  toeBend = make.angle("toeBend", "tob", 0, Use::Output);
  pole = make.places("poleTranslate", "plt", Use::Output);
  footDown = make.toggle("footDown", "ftd", false, Use::Output);
  foot = make.compoundArray("foot", "fot", {footMove.whole, footTurn.whole, toeBend, pole.whole, footDown},
                            Use::Output);
  rootMove = make.places("rootTranslate", "rtt", Use::Output);
  jointTurn = make.turns("jointRotate", "jtr", Use::Output);
  joint = make.compoundArray("joint", "jnt", {jointTurn.whole}, Use::Output);
}

std::vector<FigureTarget> FigureOutputs::targets(MDataBlock& block, std::vector<unsigned>& elements) const {
  std::vector<FigureTarget> found;
  eachElement(block, target, [&](unsigned index, MDataHandle& element) {
    FigureTarget one;
    one.part = static_cast<FigurePart>(element.child(part).asShort());
    one.leg = element.child(leg).asInt();
    one.under = element.child(under).asInt();
    one.offset = affineOf(element.child(offset).asMatrix());
    one.parentInverse = affineOf(element.child(placing.parentInverse).asMatrix());
    one.channels = placing.read([&element](const MObject& child) { return element.child(child); });
    one.stretch = element.child(stretch).asDouble();
    MDataHandle moved = element.child(shoulder.whole);
    for (std::size_t k = 0; k < 3; ++k)
      one.shoulder[static_cast<int>(k)] = moved.child(shoulder.axes[k]).asDouble();
    found.push_back(one);
    elements.push_back(index);
  });
  // Elements are named by their indices; targets by their places.
  for (FigureTarget& one : found) {
    if (one.under < 0) continue;
    const auto carrier = std::find(elements.begin(), elements.end(), static_cast<unsigned>(one.under));
    one.under = carrier == elements.end() ? -1 : static_cast<int>(carrier - elements.begin());
  }
  return found;
}

void FigureOutputs::write(MDataBlock& block, const FigurePose& pose, const Motion& motion,
                          const Character& character, const SceneAxes& axes) const {
  const Affine body = axes.toScene(pose.body);
  const TransformChannels bodyPlace = channelsFor(body, Quat::Identity(), RotationOrder::XYZ);
  setPlace(output(block, bodyMove.whole), bodyMove, bodyPlace.translate);
  setAngles(output(block, bodyTurn.whole), bodyTurn, bodyPlace.rotate);
  output(block, bodyMatrix).setMMatrix(matrixOf(body));
  writeElements(block, foot, firstElements(pose.feet.size()), [&](std::size_t i, MDataHandle& out) {
    const TransformChannels place =
        channelsFor(axes.toScene(pose.feet[i].frame), Quat::Identity(), RotationOrder::XYZ);
    setPlace(out.child(footMove.whole), footMove, place.translate);
    setAngles(out.child(footTurn.whole), footTurn, place.rotate);
    setPlace(out.child(pole.whole), pole, axes.toScene(pose.poles[i]));
    out.child(toeBend).setMAngle(MAngle(pose.feet[i].toeBend, MAngle::kRadians));
    out.child(footDown).setBool(pose.standing[i] != 0);
  });
  const JointChannels channels = jointChannels(pose, motion, character, axes);
  setPlace(output(block, rootMove.whole), rootMove, channels.root);
  writeElements(block, joint, firstElements(channels.angles.size()), [&](std::size_t j, MDataHandle& out) {
    setAngles(out.child(jointTurn.whole), jointTurn, channels.angles[j]);
  });
  std::vector<unsigned> elements;
  const std::vector<FigureTarget> wanted = targets(block, elements);
  const std::vector<Affine> places = targetPlaces(wanted, pose, character, axes);
  const std::vector<TransformChannels> controls = placeTargets(wanted, pose, character, axes);
  writeElements(block, control, elements, [&](std::size_t k, MDataHandle& out) {
    setPlace(out.child(controlMove.whole), controlMove, controls[k].translate);
    setAngles(out.child(controlTurn.whole), controlTurn, controls[k].rotate);
    out.child(controlMatrix).setMMatrix(matrixOf(places[k]));
  });
}

bool FigureOutputs::drives(const MPlug& plug) const {
  return isPlugOf(plug, control) || isPlugOf(plug, joint) || isPlugOf(plug, rootMove.whole);
}

}  // namespace footfall::maya

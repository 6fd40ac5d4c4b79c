// SPDX-License-Identifier: MIT
// Animation layers: the node of a layer, which turns its weight and switches into the weights of the two
// sides, and the nodes that blend a channel's animation below a layer (A) with the layer's own (B).
#include "graph/builtin.h"

#include <maya/MEulerRotation.h>
#include <maya/MFnEnumAttribute.h>
#include <maya/MFnMessageAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MQuaternion.h>

#include <cmath>

namespace mayahost {
namespace {

struct LayerNode : MPxNode {
  static MObject weight, mute, solo, override, foreground, background;

  SchedulingType schedulingType() const override { return kParallel; }
  static MObject flag(const char* longName, const char* shortName, double value) {
    MFnNumericAttribute numeric;
    const MObject made = numeric.create(longName, shortName, MFnNumericData::kBoolean, value);
    MPxNode::addAttribute(made);
    return made;
  }
  static MStatus initialize(NodeType&) {
    MFnNumericAttribute numeric;
    MFnEnumAttribute choice;
    MFnMessageAttribute message;
    weight = numeric.create("weight", "w", MFnNumericData::kDouble, 1.0);
    numeric.setMin(0.0);
    numeric.setMax(1.0);
    numeric.setKeyable(true);
    MPxNode::addAttribute(weight);
    mute = flag("mute", "mu", 0.0);
    solo = flag("solo", "so", 0.0);
    override = flag("override", "ovr", 0.0);
    flag("lock", "lo", 0.0);
    flag("preferred", "prf", 0.0);
    flag("selected", "sel", 0.0);
    flag("passthrough", "pth", 1.0);
    const MObject mode = choice.create("rotationAccumulationMode", "ram", 0);
    choice.addField("Component", 0);
    choice.addField("Layer", 1);
    MPxNode::addAttribute(mode);
    for (const auto& [longName, shortName] : {std::pair{"parentLayer", "pl"},
                                              {"childrenLayers", "cl"},
                                              {"dagSetMembers", "dsm"},
                                              {"blendNodes", "bnds"}}) {
      const MObject made = message.create(longName, shortName);
      message.setArray(std::string(longName) != "parentLayer");
      message.setIndexMatters(false);
      MPxNode::addAttribute(made);
    }
    foreground = numeric.create("foregroundWeight", "fgw", MFnNumericData::kDouble, 1.0);
    asOutput(numeric);
    background = numeric.create("backgroundWeight", "bgw", MFnNumericData::kDouble, 1.0);
    asOutput(numeric);
    for (const MObject& to : {foreground, background}) {
      MPxNode::addAttribute(to);
      for (const MObject& from : {weight, mute, override}) MPxNode::attributeAffects(from, to);
    }
    return MStatus::kSuccess;
  }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != foreground && plug != background) return MStatus::kUnknownParameter;
    const double own = block.inputValue(mute).asBool() ? 0.0 : block.inputValue(weight).asDouble();
    block.outputValue(foreground).setDouble(own);
    block.outputValue(background).setDouble(block.inputValue(override).asBool() ? 1.0 - own : 1.0);
    block.setClean(foreground);
    return block.setClean(background);
  }
};
MObject LayerNode::weight, LayerNode::mute, LayerNode::solo, LayerNode::override, LayerNode::foreground,
    LayerNode::background;

// One channel (of a unit, or plain): A·weightA + B·weightB; of scales A^weightA · B^weightB.
struct BlendNode : MPxNode {
  struct Attributes {
    MObject inputA, inputB, weightA, weightB, output;
    bool multiplies = false;
  };
  explicit BlendNode(std::shared_ptr<const Attributes> a) : own(std::move(a)) {}
  SchedulingType schedulingType() const override { return kParallel; }

  static MObject number(const char* longName, const char* shortName, MFnUnitAttribute::Type unit,
                        double value) {
    MFnUnitAttribute united;
    MFnNumericAttribute plain;
    const MObject made = unit == MFnUnitAttribute::kInvalid
                             ? plain.create(longName, shortName, MFnNumericData::kDouble, value)
                             : united.create(longName, shortName, unit, value);
    MFnAttribute(made).setKeyable(true);
    MPxNode::addAttribute(made);
    return made;
  }
  static MStatus initialize(Attributes& a, MFnUnitAttribute::Type unit) {
    const double rest = a.multiplies ? 1.0 : 0.0;
    a.inputA = number("inputA", "ia", unit, rest);
    a.inputB = number("inputB", "ib", unit, rest);
    a.weightA = number("weightA", "wa", MFnUnitAttribute::kInvalid, 1.0);
    a.weightB = number("weightB", "wb", MFnUnitAttribute::kInvalid, 1.0);
    a.output = number("output", "o", unit, rest);
    MFnAttribute fn(a.output);
    fn.setKeyable(false);
    asOutput(fn);
    for (const MObject& from : {a.inputA, a.inputB, a.weightA, a.weightB})
      MPxNode::attributeAffects(from, a.output);
    return MStatus::kSuccess;
  }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != own->output) return MStatus::kUnknownParameter;
    const double a = block.inputValue(own->inputA).asDouble(), b = block.inputValue(own->inputB).asDouble();
    const double wa = block.inputValue(own->weightA).asDouble(),
                 wb = block.inputValue(own->weightB).asDouble();
    const double sum = own->multiplies ? std::pow(a, wa) * std::pow(b, wb) : a * wa + b * wb;
    block.outputValue(own->output).setDouble(sum);
    return block.setClean(plug);
  }
  std::shared_ptr<const Attributes> own;
};

// Three angles: axis by axis, or (layer mode) the turn B in the frame that A leaves.
struct BlendRotation : MPxNode {
  static MObject inputA, inputB, weightA, weightB, order, mode, output;

  SchedulingType schedulingType() const override { return kParallel; }
  static MObject angles(const std::string& longName, const std::string& shortName) {
    MFnUnitAttribute unit;
    MFnNumericAttribute numeric;
    MObject parts[3];
    for (int i = 0; i < 3; ++i) {
      const char axis = "XYZ"[i], brief = "xyz"[i];
      parts[i] = unit.create(text(longName + axis), text(shortName + brief), MFnUnitAttribute::kAngle, 0.0);
      unit.setKeyable(true);
    }
    const MObject made = numeric.create(text(longName), text(shortName), parts[0], parts[1], parts[2]);
    MPxNode::addAttribute(made);
    return made;
  }
  static MStatus initialize(NodeType&) {
    MFnNumericAttribute numeric;
    MFnEnumAttribute choice;
    inputA = angles("inputA", "ia");
    inputB = angles("inputB", "ib");
    weightA = BlendNode::number("weightA", "wa", MFnUnitAttribute::kInvalid, 1.0);
    weightB = BlendNode::number("weightB", "wb", MFnUnitAttribute::kInvalid, 1.0);
    order = choice.create("rotateOrder", "ro", 0);
    const char* const orders[] = {"xyz", "yzx", "zxy", "xzy", "yxz", "zyx"};
    for (short i = 0; i < 6; ++i) choice.addField(orders[i], i);
    MPxNode::addAttribute(order);
    mode = choice.create("accumulationMode", "acm", 0);
    choice.addField("Component", 0);
    choice.addField("Layer", 1);
    MPxNode::addAttribute(mode);
    output = angles("output", "o");
    MFnAttribute fn(output);
    asOutput(fn);
    for (const MObject& from : {inputA, inputB, weightA, weightB, order, mode})
      MPxNode::attributeAffects(from, output);
    return MStatus::kSuccess;
  }
  static MQuaternion part(const MEulerRotation& turn, double weight) {
    return slerp(MQuaternion(), turn.asQuaternion(), weight);
  }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != output && !(plug.isChild() && plug.parent() == output)) return MStatus::kUnknownParameter;
    const MVector a = block.inputValue(inputA).asVector(), b = block.inputValue(inputB).asVector();
    const double wa = block.inputValue(weightA).asDouble(), wb = block.inputValue(weightB).asDouble();
    MVector sum = a * wa + b * wb;
    if (block.inputValue(mode).asShort() == 1) {
      const auto how = static_cast<MEulerRotation::RotationOrder>(block.inputValue(order).asShort());
      const MQuaternion both = part(MEulerRotation(b, how), wb) * part(MEulerRotation(a, how), wa);
      MEulerRotation angles = both.asEulerRotation();
      angles.reorderIt(how);
      sum = angles.asVector();
    }
    block.outputValue(output).set3Double(sum.x, sum.y, sum.z);
    return block.setClean(output);
  }
};
MObject BlendRotation::inputA, BlendRotation::inputB, BlendRotation::weightA, BlendRotation::weightB,
    BlendRotation::order, BlendRotation::mode, BlendRotation::output;

void addBlend(const char* name, unsigned id, MFn::Type api, MFnUnitAttribute::Type unit, bool multiplies) {
  const auto attributes = std::make_shared<BlendNode::Attributes>();
  attributes->multiplies = multiplies;
  addBuiltin(
      name, id, api, [attributes] { return new BlendNode(attributes); },
      [=](NodeType& type) {
        type.functions = {MFn::kBlendNodeBase};
        return BlendNode::initialize(*attributes, unit);
      });
}

}  // namespace

void registerLayerTypes() {
  addBuiltin(
      "animLayer", 0x414e4c52, MFn::kAnimLayer, [] { return new LayerNode; }, LayerNode::initialize);
  addBlend("animBlendNodeAdditive", 0x4142444f, MFn::kBlendNodeDouble, MFnUnitAttribute::kInvalid, false);
  addBlend("animBlendNodeAdditiveDL", 0x4142444c, MFn::kBlendNodeDoubleLinear, MFnUnitAttribute::kDistance,
           false);
  addBlend("animBlendNodeAdditiveDA", 0x41424441, MFn::kBlendNodeDoubleAngle, MFnUnitAttribute::kAngle,
           false);
  addBlend("animBlendNodeAdditiveScale", 0x41425343, MFn::kBlendNodeAdditiveScale, MFnUnitAttribute::kInvalid,
           true);
  addBuiltin(
      "animBlendNodeAdditiveRotation", 0x4142524f, MFn::kBlendNodeAdditiveRotation,
      [] { return new BlendRotation; },
      [](NodeType& type) {
        type.functions = {MFn::kBlendNodeBase};
        return BlendRotation::initialize(type);
      });
}

}  // namespace mayahost

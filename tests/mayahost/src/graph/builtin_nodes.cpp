// SPDX-License-Identifier: MIT
// The nodes every scene can have: time, unit conversion, network, sums and products.
#include "graph/builtin.h"

#include <maya/MArrayDataHandle.h>
#include <maya/MFnEnumAttribute.h>
#include <maya/MFnGenericAttribute.h>
#include <maya/MFnMessageAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnTypedAttribute.h>
#include <maya/MFnUnitAttribute.h>

#include <cmath>
#include <cstring>

namespace mayahost {

MStatus addBuiltin(const std::string& name, unsigned id, MFn::Type api, std::function<MPxNode*()> creator,
                   const std::function<MStatus(NodeType&)>& initialize, const std::string& base) {
  auto type = std::make_shared<NodeType>();
  type->name = name;
  type->id = MTypeId(id);
  type->api = api;
  type->base = base;
  type->creator = std::move(creator);
  return registerNodeType(type, [&] { return initialize ? initialize(*type) : MStatus(MStatus::kSuccess); });
}

void asOutput(MFnAttribute& fn) {
  fn.setWritable(false);
  fn.setStorable(false);
}

namespace {

struct PlainNode : MPxNode {
  SchedulingType schedulingType() const override { return kParallel; }
};

struct UnitConversion : PlainNode {
  static MObject input, factor, output;
  static MStatus initialize(NodeType& type) {
    MFnGenericAttribute generic;
    MFnNumericAttribute numeric;
    const auto acceptNumbers = [&] {
      for (int t = MFnNumericData::kBoolean; t <= MFnNumericData::k4Double; ++t) {
        generic.addNumericDataAccept(static_cast<MFnNumericData::Type>(t));
      }
    };
    input = generic.create("input", "i");
    acceptNumbers();
    factor = numeric.create("conversionFactor", "cf", MFnNumericData::kDouble, 1.0);
    numeric.setKeyable(true);
    output = generic.create("output", "o");
    acceptNumbers();
    asOutput(generic);
    type.existsWithoutIn = type.existsWithoutOut = false;
    for (const MObject& attribute : {input, factor, output}) MPxNode::addAttribute(attribute);
    MPxNode::attributeAffects(input, output);
    return MPxNode::attributeAffects(factor, output);
  }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != output) return MStatus::kUnknownParameter;
    const double scale = block.inputValue(factor).asDouble();
    const auto from = Access::slot(block.inputValue(input));
    MDataHandle handle = block.outputValue(output);
    const auto to = Access::slot(handle);
    const unsigned count = countOf(from->numeric);
    const bool any = from->numeric != MFnNumericData::kInvalid;
    to->data = nullptr;
    to->numeric = count == 1   ? MFnNumericData::kDouble
                  : count == 2 ? MFnNumericData::k2Double
                  : count == 3 ? MFnNumericData::k3Double
                               : MFnNumericData::k4Double;
    auto* numbers = reinterpret_cast<double*>(to->bytes.get());
    const auto scalar = elementOf(from->numeric);
    for (unsigned i = 0; i < count; ++i) {
      Slot one;
      one.numeric = scalar;
      one.bytes = std::shared_ptr<unsigned char>(from->bytes, from->bytes.get() + i * sizeOf(scalar));
      numbers[i] = any ? one.number() * scale : 0.0;
    }
    handle.setClean();
    return MStatus::kSuccess;
  }
};
MObject UnitConversion::input, UnitConversion::factor, UnitConversion::output;

MStatus initializeTime(NodeType& type) {
  MFnUnitAttribute unit;
  const MObject out = unit.create("outTime", "o", MFnUnitAttribute::kTime, 0.0);
  unit.setStorable(false);
  type.implicitTime = as<Attribute>(out);
  return MPxNode::addAttribute(out);
}

MStatus initializeNetwork(NodeType&) {
  MFnMessageAttribute message;
  const MObject affects = message.create("affects", "a");
  message.setArray(true);
  MPxNode::addAttribute(affects);
  const MObject affected = message.create("affectedBy", "ab");
  message.setArray(true);
  return MPxNode::addAttribute(affected);
}

struct AddDoubleLinear : PlainNode {
  static MObject input1, input2, output;
  static MStatus initialize(NodeType&) {
    MFnNumericAttribute numeric;
    input1 = numeric.create("input1", "i1", MFnNumericData::kDouble);
    numeric.setKeyable(true);
    input2 = numeric.create("input2", "i2", MFnNumericData::kDouble);
    numeric.setKeyable(true);
    output = numeric.create("output", "o", MFnNumericData::kDouble);
    asOutput(numeric);
    for (const MObject& attribute : {input1, input2, output}) MPxNode::addAttribute(attribute);
    MPxNode::attributeAffects(input1, output);
    return MPxNode::attributeAffects(input2, output);
  }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != output) return MStatus::kUnknownParameter;
    block.outputValue(output).setDouble(block.inputValue(input1).asDouble() +
                                        block.inputValue(input2).asDouble());
    return block.setClean(plug);
  }
};
MObject AddDoubleLinear::input1, AddDoubleLinear::input2, AddDoubleLinear::output;

struct MultiplyDivide : PlainNode {
  static MObject operation, input1, input2, output;
  static MStatus initialize(NodeType&) {
    MFnEnumAttribute choice;
    MFnNumericAttribute numeric;
    operation = choice.create("operation", "op", 1);
    choice.addField("No operation", 0);
    choice.addField("Multiply", 1);
    choice.addField("Divide", 2);
    choice.addField("Power", 3);
    choice.setKeyable(true);
    input1 = numeric.createPoint("input1", "i1");
    numeric.setKeyable(true);
    input2 = numeric.createPoint("input2", "i2");
    numeric.setDefault(1.0f, 1.0f, 1.0f);
    numeric.setKeyable(true);
    output = numeric.createPoint("output", "o");
    asOutput(numeric);
    for (const MObject& attribute : {operation, input1, input2, output}) MPxNode::addAttribute(attribute);
    for (const MObject& attribute : {operation, input1, input2}) MPxNode::attributeAffects(attribute, output);
    return MStatus::kSuccess;
  }
  static float apply(short how, float a, float b) {
    if (how == 1) return a * b;
    if (how == 2) return b == 0.0f ? 100000.0f : a / b;
    return how == 3 ? std::pow(a, b) : a;
  }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != output && !(plug.isChild() && plug.parent() == output)) return MStatus::kUnknownParameter;
    const short how = block.inputValue(operation).asShort();
    const float3 &a = block.inputValue(input1).asFloat3(), &b = block.inputValue(input2).asFloat3();
    block.outputValue(output).set3Float(apply(how, a[0], b[0]), apply(how, a[1], b[1]),
                                        apply(how, a[2], b[2]));
    return block.setClean(output);
  }
};
MObject MultiplyDivide::operation, MultiplyDivide::input1, MultiplyDivide::input2, MultiplyDivide::output;

struct PlusMinusAverage : PlainNode {
  static MObject operation, input1D, input3D, output1D, output3D;
  static MStatus initialize(NodeType&) {
    MFnEnumAttribute choice;
    MFnNumericAttribute numeric;
    operation = choice.create("operation", "op", 1);
    choice.addField("No operation", 0);
    choice.addField("Sum", 1);
    choice.addField("Subtract", 2);
    choice.addField("Average", 3);
    choice.setKeyable(true);
    input1D = numeric.create("input1D", "i1", MFnNumericData::kFloat);
    numeric.setArray(true);
    numeric.setKeyable(true);
    input3D = numeric.createPoint("input3D", "i3");
    numeric.setArray(true);
    numeric.setKeyable(true);
    output1D = numeric.create("output1D", "o1", MFnNumericData::kFloat);
    asOutput(numeric);
    output3D = numeric.createPoint("output3D", "o3");
    asOutput(numeric);
    for (const MObject& attribute : {operation, input1D, input3D, output1D, output3D}) {
      MPxNode::addAttribute(attribute);
    }
    MPxNode::attributeAffects(operation, output1D);
    MPxNode::attributeAffects(input1D, output1D);
    MPxNode::attributeAffects(operation, output3D);
    return MPxNode::attributeAffects(input3D, output3D);
  }
  static float combine(short how, const std::vector<float>& values) {
    if (values.empty()) return 0.0f;
    float sum = values.front();
    if (how == 0) return sum;
    for (std::size_t i = 1; i < values.size(); ++i) sum += how == 2 ? -values[i] : values[i];
    return how == 3 ? sum / static_cast<float>(values.size()) : sum;
  }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    const short how = block.inputValue(operation).asShort();
    if (plug == output1D) {
      std::vector<float> values;
      MArrayDataHandle array = block.inputArrayValue(input1D);
      for (unsigned i = 0; i < array.elementCount(); ++i, array.next())
        values.push_back(array.inputValue().asFloat());
      block.outputValue(output1D).setFloat(combine(how, values));
      return block.setClean(output1D);
    }
    if (plug != output3D && !(plug.isChild() && plug.parent() == output3D)) return MStatus::kUnknownParameter;
    std::vector<float> values[3];
    MArrayDataHandle array = block.inputArrayValue(input3D);
    for (unsigned i = 0; i < array.elementCount(); ++i, array.next()) {
      const float3& value = array.inputValue().asFloat3();
      for (int axis = 0; axis < 3; ++axis) values[axis].push_back(value[axis]);
    }
    block.outputValue(output3D).set3Float(combine(how, values[0]), combine(how, values[1]),
                                          combine(how, values[2]));
    return block.setClean(output3D);
  }
};
MObject PlusMinusAverage::operation, PlusMinusAverage::input1D, PlusMinusAverage::input3D,
    PlusMinusAverage::output1D, PlusMinusAverage::output3D;

}  // namespace

void registerBasicTypes() {
  const auto plain = [] { return new PlainNode; };
  addBuiltin("time", 0x54494d45, MFn::kTime, plain, initializeTime);
  addBuiltin("network", 0x4e54574b, MFn::kAffect, plain, initializeNetwork);
  addBuiltin(
      "unitConversion", 0x44554e54, MFn::kUnitConversion, [] { return new UnitConversion; },
      UnitConversion::initialize);
  addBuiltin(
      "addDoubleLinear", 0x4441444c, MFn::kAddDoubleLinear, [] { return new AddDoubleLinear; },
      AddDoubleLinear::initialize);
  addBuiltin(
      "multiplyDivide", 0x524d4449, MFn::kMultiplyDivide, [] { return new MultiplyDivide; },
      MultiplyDivide::initialize);
  addBuiltin(
      "plusMinusAverage", 0x52504d41, MFn::kPlusMinusAverage, [] { return new PlusMinusAverage; },
      PlusMinusAverage::initialize);
}

}  // namespace mayahost

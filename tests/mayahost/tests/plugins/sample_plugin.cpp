// SPDX-License-Identifier: MIT
// A plug-in for the tests of the stand-in host, written as one for Maya would be: a node with every kind of
// attribute, one that names its own dependents, one that builds an array, one with data of its own, and one
// that does what must not be done.
#include <maya/MAngle.h>
#include <maya/MArgList.h>
#include <maya/MArrayDataBuilder.h>
#include <maya/MArrayDataHandle.h>
#include <maya/MDGContext.h>
#include <maya/MDataBlock.h>
#include <maya/MDataHandle.h>
#include <maya/MDistance.h>
#include <maya/MDoubleArray.h>
#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MFnDoubleArrayData.h>
#include <maya/MFnEnumAttribute.h>
#include <maya/MFnMatrixAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnPlugin.h>
#include <maya/MFnPluginData.h>
#include <maya/MFnStringData.h>
#include <maya/MFnTypedAttribute.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MMatrix.h>
#include <maya/MPlugArray.h>
#include <maya/MPxData.h>
#include <maya/MPxLocatorNode.h>
#include <maya/MPxNode.h>
#include <maya/MString.h>
#include <maya/MTime.h>
#include <maya/MTypeId.h>
#include <maya/MVector.h>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace {

void output(MFnAttribute& fn) {
  fn.setWritable(false);
  fn.setStorable(false);
}

// Every kind of input; `number` is their sum, `calls` how often it was computed.
class EveryNode : public MPxNode {
 public:
  static void* creator() { return new EveryNode; }
  static MStatus initialize();
  MStatus compute(const MPlug& plug, MDataBlock& block) override;
  SchedulingType schedulingType() const override { return kParallel; }

  static const MTypeId id;
  static MObject angle, distance, time, matrix, choice, label, whole, flag, vector, values, list;
  static MObject pair, pairA, pairB, number, calls, doubled, echo;

 private:
  int calls_ = 0;
};

const MTypeId EveryNode::id(0x70001);
MObject EveryNode::angle, EveryNode::distance, EveryNode::time, EveryNode::matrix, EveryNode::choice,
    EveryNode::label, EveryNode::whole, EveryNode::flag, EveryNode::vector, EveryNode::values,
    EveryNode::list, EveryNode::pair, EveryNode::pairA, EveryNode::pairB, EveryNode::number, EveryNode::calls,
    EveryNode::doubled, EveryNode::echo;

MStatus EveryNode::initialize() {
  MStatus status;
  MFnUnitAttribute unit;
  angle = unit.create("angle", "an", MFnUnitAttribute::kAngle, 0.5, &status);
  CHECK_MSTATUS_AND_RETURN_IT(status);
  unit.setKeyable(true);
  distance = unit.create("distance", "di", MFnUnitAttribute::kDistance, 2.0);
  time = unit.create("time", "ti", MTime(3.0, MTime::kFilm));
  MFnMatrixAttribute matrixFn;
  matrix = matrixFn.create("matrix", "ma");
  MFnEnumAttribute enumFn;
  choice = enumFn.create("choice", "ch", 1);
  enumFn.addField("None", 0);
  enumFn.addField("Some", 1);
  enumFn.addField("All", 7);
  MFnTypedAttribute typed;
  MFnStringData string;
  label = typed.create("label", "la", MFnData::kString, string.create("hello"), &status);
  CHECK_MSTATUS_AND_RETURN_IT(status);
  list = typed.create("list", "li", MFnData::kDoubleArray);
  MFnNumericAttribute numeric;
  whole = numeric.create("whole", "wh", MFnNumericData::kInt, 4);
  numeric.setMin(0.0);
  numeric.setMax(100.0);
  flag = numeric.create("flag", "fl", MFnNumericData::kBoolean, 1);
  const MObject x = numeric.create("vectorX", "vx", MFnNumericData::kDouble, 1.0);
  const MObject y = numeric.create("vectorY", "vy", MFnNumericData::kDouble, 2.0);
  const MObject z = numeric.create("vectorZ", "vz", MFnNumericData::kDouble, 3.0);
  vector = numeric.create("vector", "v3", x, y, z, &status);
  CHECK_MSTATUS_AND_RETURN_IT(status);
  values = numeric.create("values", "va", MFnNumericData::kDouble);
  numeric.setArray(true);
  numeric.setKeyable(true);
  MFnCompoundAttribute compound;
  pairA = numeric.create("pairA", "pa", MFnNumericData::kDouble, 1.0);
  pairB = numeric.create("pairB", "pb", MFnNumericData::kShort, 2.0);
  pair = compound.create("pair", "pr");
  compound.addChild(pairA);
  compound.addChild(pairB);
  compound.setArray(true);
  number = numeric.create("number", "nu", MFnNumericData::kDouble);
  output(numeric);
  calls = numeric.create("calls", "ca", MFnNumericData::kInt);
  output(numeric);
  doubled = numeric.create("doubled", "dv", MFnNumericData::k3Double);
  output(numeric);
  echo = typed.create("echo", "ec", MFnData::kString);
  output(typed);
  const MObject inputs[] = {angle, distance, time,   matrix, choice, label,
                            whole, flag,     vector, values, list,   pair};
  for (const MObject& input : inputs) CHECK_MSTATUS_AND_RETURN_IT(addAttribute(input));
  const MObject outputs[] = {number, calls, doubled, echo};
  for (const MObject& out : outputs) CHECK_MSTATUS_AND_RETURN_IT(addAttribute(out));
  for (const MObject& input : inputs) CHECK_MSTATUS_AND_RETURN_IT(attributeAffects(input, number));
  for (const MObject& child : {x, y, z, pairA, pairB})
    CHECK_MSTATUS_AND_RETURN_IT(attributeAffects(child, number));
  const MFnCompoundAttribute parts(doubled);
  for (const MObject& from : {vector, x, y, z}) {
    CHECK_MSTATUS_AND_RETURN_IT(attributeAffects(from, doubled));
    for (unsigned i = 0; i < 3; ++i) CHECK_MSTATUS_AND_RETURN_IT(attributeAffects(from, parts.child(i)));
  }
  return attributeAffects(label, echo);
}

MStatus EveryNode::compute(const MPlug& plug, MDataBlock& block) {
  if (plug == echo) {
    block.outputValue(echo).setString(block.inputValue(label).asString() + "!");
    return block.setClean(plug);
  }
  if (plug == doubled || (plug.isChild() && plug.parent() == doubled)) {
    const double3& v = block.inputValue(vector).asDouble3();
    block.outputValue(doubled).set3Double(2.0 * v[0], 2.0 * v[1], 2.0 * v[2]);
    return block.setClean(doubled);
  }
  if (plug == calls) {
    block.outputValue(calls).setInt(calls_);
    return block.setClean(plug);
  }
  if (plug != number) return MS::kUnknownParameter;
  ++calls_;
  double sum = block.inputValue(angle).asAngle().asRadians();
  sum += block.inputValue(distance).asDistance().asCentimeters();
  sum += block.inputValue(time).asTime().as(MTime::kFilm);
  sum += block.inputValue(matrix).asMatrix()(3, 0);
  sum += block.inputValue(choice).asShort();
  sum += block.inputValue(label).asString().length();
  sum += block.inputValue(whole).asInt();
  sum += block.inputValue(flag).asBool() ? 10.0 : 0.0;
  const MVector v = block.inputValue(vector).asVector();
  sum += v.x + v.y + v.z;
  MArrayDataHandle array = block.inputArrayValue(values);
  for (unsigned i = 0; i < array.elementCount(); ++i) {
    array.jumpToArrayElement(i);
    sum += array.elementIndex() * array.inputValue().asDouble();
  }
  MArrayDataHandle pairs = block.inputArrayValue(pair);
  for (unsigned i = 0; i < pairs.elementCount(); ++i) {
    pairs.jumpToArrayElement(i);
    MDataHandle element = pairs.inputValue();
    sum += element.child(pairA).asDouble() * element.child(pairB).asShort();
  }
  MDataHandle listHandle = block.inputValue(list);
  const MObject data = listHandle.data();
  if (!data.isNull()) {
    const MDoubleArray numbers = MFnDoubleArrayData(data).array();
    for (unsigned i = 0; i < numbers.length(); ++i) sum += numbers[i];
  }
  block.outputValue(number).setDouble(sum);
  block.setClean(number);
  return MS::kSuccess;
}

// `out[i]` is i times `in` for i < `count`: an array built anew, sparse if `step` is not 1.
class FanNode : public MPxNode {
 public:
  static void* creator() { return new FanNode; }
  static MStatus initialize() {
    MFnNumericAttribute numeric;
    in = numeric.create("in", "in", MFnNumericData::kDouble, 1.0);
    count = numeric.create("count", "co", MFnNumericData::kInt, 3);
    step = numeric.create("step", "st", MFnNumericData::kInt, 1);
    out = numeric.create("out", "ou", MFnNumericData::kDouble);
    output(numeric);
    numeric.setArray(true);
    numeric.setUsesArrayDataBuilder(true);
    const MObject all[] = {in, count, step, out};
    for (const MObject& attribute : all) addAttribute(attribute);
    attributeAffects(in, out);
    attributeAffects(count, out);
    return attributeAffects(step, out);
  }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != out) return MS::kUnknownParameter;
    MStatus status;
    const double value = block.inputValue(in).asDouble();
    // A connection may give anything: not more than memory holds, and no product beyond an int.
    const int last = std::clamp(block.inputValue(count).asInt(), 0, 1000);
    const int stride = std::clamp(block.inputValue(step).asInt(), -1000000, 1000000);
    MArrayDataHandle array = block.outputArrayValue(out, &status);
    CHECK_MSTATUS_AND_RETURN_IT(status);
    MArrayDataBuilder builder(&block, out, static_cast<unsigned>(last), &status);
    CHECK_MSTATUS_AND_RETURN_IT(status);
    for (int i = 0; i < last; ++i) {
      const int index = i * stride;
      builder.addElement(static_cast<unsigned>(index)).setDouble(index * value);
    }
    array.set(builder);
    return array.setAllClean();
  }
  SchedulingType schedulingType() const override { return kParallel; }
  static MObject in, count, step, out;
  static const MTypeId id;
};
MObject FanNode::in, FanNode::count, FanNode::step, FanNode::out;
const MTypeId FanNode::id(0x70002);

// Dynamic attributes: `out` is the sum of all that are called "d..."; only setDependentsDirty knows.
class LooseNode : public MPxNode {
 public:
  static void* creator() { return new LooseNode; }
  static MStatus initialize() {
    MFnNumericAttribute numeric;
    out = numeric.create("out", "ou", MFnNumericData::kDouble);
    output(numeric);
    return addAttribute(out);
  }
  MStatus setDependentsDirty(const MPlug& plug, MPlugArray& affected) override {
    const MString name = plug.partialName();
    if (name.length() > 0 && name.asChar()[0] == 'd') affected.append(MPlug(thisMObject(), out));
    return MPxNode::setDependentsDirty(plug, affected);
  }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != out) return MS::kUnknownParameter;
    double sum = 0.0;
    const MFnDependencyNode node(thisMObject());
    for (unsigned i = 0; i < node.attributeCount(); ++i) {
      const MObject attribute = node.attribute(i);
      if (MFnAttribute(attribute).isDynamic()) sum += block.inputValue(attribute).asDouble();
    }
    block.outputValue(out).setDouble(sum);
    return block.setClean(plug);
  }
  static MObject out;
  static const MTypeId id;
};
MObject LooseNode::out;
const MTypeId LooseNode::id(0x70003);

class Counter : public MPxData {
 public:
  static void* creator() { return new Counter; }
  void copy(const MPxData& src) override { value = static_cast<const Counter&>(src).value; }
  MTypeId typeId() const override { return id; }
  MString name() const override { return "hostCounter"; }
  MStatus writeASCII(std::ostream& out) override {
    out << value;
    return MS::kSuccess;
  }
  MStatus readASCII(const MArgList& words, unsigned int& end) override {
    MStatus status;
    value = words.asDouble(end, &status);
    if (status) ++end;
    return status;
  }
  double value = 0.0;
  static const MTypeId id;
};
const MTypeId Counter::id(0x70004);

// Data of a type of our own along a connection.
class CountNode : public MPxNode {
 public:
  static void* creator() { return new CountNode; }
  static MStatus initialize() {
    MFnTypedAttribute typed;
    MFnNumericAttribute numeric;
    in = typed.create("in", "in", Counter::id);
    out = typed.create("out", "ou", Counter::id);
    output(typed);
    total = numeric.create("total", "to", MFnNumericData::kDouble);
    output(numeric);
    addAttribute(in);
    addAttribute(out);
    addAttribute(total);
    attributeAffects(in, out);
    return attributeAffects(in, total);
  }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != out && plug != total) return MS::kUnknownParameter;
    const MDataHandle input = block.inputValue(in);
    const Counter* before = static_cast<const Counter*>(input.asPluginData());
    const double value = (before ? before->value : 0.0) + 1.0;
    MStatus status;
    MFnPluginData data;
    const MObject object = data.create(Counter::id, &status);
    CHECK_MSTATUS_AND_RETURN_IT(status);
    static_cast<Counter*>(data.data())->value = value;
    block.outputValue(out).setMObject(object);
    block.setClean(out);
    block.outputValue(total).setDouble(value);
    return block.setClean(total);
  }
  static MObject in, out, total;
  static const MTypeId id;
};
MObject CountNode::in, CountNode::out, CountNode::total;
const MTypeId CountNode::id(0x70005);

// `mistake` chooses what it does wrong when `out` is asked for.
class WrongNode : public MPxNode {
 public:
  WrongNode() {
    if (nameInConstructor) name();
  }
  static void* creator() { return new WrongNode; }
  static MStatus initialize() {
    MFnNumericAttribute numeric;
    mistake = numeric.create("mistake", "mi", MFnNumericData::kShort);
    in = numeric.create("in", "in", MFnNumericData::kDouble, 1.0);
    out = numeric.create("out", "ou", MFnNumericData::kDouble);
    output(numeric);
    addAttribute(mistake);
    addAttribute(in);
    addAttribute(out);
    attributeAffects(mistake, out);
    return attributeAffects(in, out);
  }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != out) return MS::kUnknownParameter;
    const short what = block.inputValue(mistake).asShort();
    MDataHandle input = block.inputValue(in);
    if (what == 1) input.asInt();          // not the stored type
    if (what == 2) input.setDouble(5.0);   // an input is written
    if (what == 3) block.inputValue(out);  // what is being computed
    if (what == 4) return MS::kSuccess;    // not cleaned
    if (what == 5) kept_ = block.outputValue(out);
    if (what == 6) return MS::kFailure;
    if (what == 7) kept_.asDouble();  // a handle of another compute
    block.outputValue(out).setDouble(input.asDouble() + 1.0);
    return block.setClean(plug);
  }
  static bool nameInConstructor;
  static MObject mistake, in, out;
  static const MTypeId id;

 private:
  MDataHandle kept_;
};
bool WrongNode::nameInConstructor = false;
MObject WrongNode::mistake, WrongNode::in, WrongNode::out;
const MTypeId WrongNode::id(0x70006);

// A little arithmetic for random graphs: out = a * x + b * y + the sum of the array.
class MixNode : public MPxNode {
 public:
  static void* creator() { return new MixNode; }
  static MStatus initialize() {
    MFnNumericAttribute numeric;
    MFnUnitAttribute unit;
    x = numeric.create("x", "x", MFnNumericData::kDouble, 0.25);
    y = numeric.create("y", "y", MFnNumericData::kDouble, 0.5);
    time = unit.create("time", "ti", MFnUnitAttribute::kTime, 0.0);
    more = numeric.create("more", "mo", MFnNumericData::kDouble);
    numeric.setArray(true);
    out = numeric.create("out", "ou", MFnNumericData::kDouble);
    output(numeric);
    const MObject all[] = {x, y, time, more, out};
    for (const MObject& attribute : all) addAttribute(attribute);
    attributeAffects(x, out);
    attributeAffects(y, out);
    attributeAffects(time, out);
    return attributeAffects(more, out);
  }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != out) return MS::kUnknownParameter;
    double sum = std::sin(block.inputValue(x).asDouble()) + 0.75 * block.inputValue(y).asDouble();
    sum += 0.01 * block.inputValue(time).asTime().as(MTime::kFilm);
    MArrayDataHandle array = block.inputArrayValue(more);
    for (unsigned i = 0; i < array.elementCount(); ++i, array.next()) {
      sum += std::cos(array.inputValue().asDouble()) / (1.0 + array.elementIndex());
    }
    block.outputValue(out).setDouble(sum);
    return block.setClean(plug);
  }
  // `x` is written to files even if it is the default, `y` never.
  MStatus shouldSave(const MPlug& plug, bool& isSaving) override {
    if (plug == x) isSaving = true;
    if (plug == y) isSaving = false;
    return plug == x || plug == y ? MS::kSuccess : MPxNode::shouldSave(plug, isSaving);
  }
  // One of each kind of scheduling, by name: ...S serial, ...G globally serial, all others parallel.
  SchedulingType schedulingType() const override {
    const MString own = name();
    const char last = own.length() > 0 ? own.asChar()[own.length() - 1] : ' ';
    return last == 'S' ? kSerialize : last == 'G' ? kGloballySerialize : kParallel;
  }
  static MObject x, y, time, more, out;
  static const MTypeId id;
};
MObject MixNode::x, MixNode::y, MixNode::time, MixNode::more, MixNode::out;
const MTypeId MixNode::id(0x70007);

// A locator whose output is twice its input: what is not its own (world matrices) is the host's.
class MarkNode : public MPxLocatorNode {
 public:
  static void* creator() { return new MarkNode; }
  static MStatus initialize() {
    MFnNumericAttribute numeric;
    size = numeric.create("size", "sz", MFnNumericData::kDouble, 1.0);
    twice = numeric.create("twice", "tw", MFnNumericData::kDouble);
    numeric.setWritable(false);
    addAttribute(size);
    addAttribute(twice);
    return attributeAffects(size, twice);
  }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != twice) return MS::kUnknownParameter;
    block.outputValue(twice).setDouble(2.0 * block.inputValue(size).asDouble());
    return block.setClean(plug);
  }
  static MObject size, twice;
  static const MTypeId id;
};
MObject MarkNode::size, MarkNode::twice;
const MTypeId MarkNode::id(0x70009);

// Declares what a compound affects and forgets its children, then fails.
MStatus failingInitialize() {
  MFnNumericAttribute numeric;
  const MObject in = numeric.createPoint("place", "pc"),
                out = numeric.create("out", "ou", MFnNumericData::kDouble);
  MPxNode::addAttribute(in);
  MPxNode::addAttribute(out);
  return MPxNode::attributeAffects(in, out);
}

}  // namespace

PLUGIN_EXPORT MStatus initializePlugin(MObject object) {
  MFnPlugin plugin(object, "Footfall", "1.0", "Any");
  CHECK_MSTATUS_AND_RETURN_IT(plugin.registerData("hostCounter", Counter::id, Counter::creator));
  CHECK_MSTATUS_AND_RETURN_IT(
      plugin.registerNode("hostEvery", EveryNode::id, EveryNode::creator, EveryNode::initialize));
  CHECK_MSTATUS_AND_RETURN_IT(
      plugin.registerNode("hostFan", FanNode::id, FanNode::creator, FanNode::initialize));
  CHECK_MSTATUS_AND_RETURN_IT(
      plugin.registerNode("hostLoose", LooseNode::id, LooseNode::creator, LooseNode::initialize));
  CHECK_MSTATUS_AND_RETURN_IT(
      plugin.registerNode("hostCount", CountNode::id, CountNode::creator, CountNode::initialize));
  CHECK_MSTATUS_AND_RETURN_IT(
      plugin.registerNode("hostWrong", WrongNode::id, WrongNode::creator, WrongNode::initialize));
  CHECK_MSTATUS_AND_RETURN_IT(
      plugin.registerNode("hostMix", MixNode::id, MixNode::creator, MixNode::initialize));
  CHECK_MSTATUS_AND_RETURN_IT(plugin.registerNode("hostMark", MarkNode::id, MarkNode::creator,
                                                  MarkNode::initialize, MPxNode::kLocatorNode));
#ifdef SAMPLE_FAILS
  plugin.registerNode("hostFails", MTypeId(0x70008), MixNode::creator, failingInitialize);
  return MS::kFailure;
#else
  (void)failingInitialize;
  return MS::kSuccess;
#endif
}

PLUGIN_EXPORT MStatus uninitializePlugin(MObject object) {
  MFnPlugin plugin(object);
  const MTypeId ids[] = {MarkNode::id,  MixNode::id, WrongNode::id, CountNode::id,
                         LooseNode::id, FanNode::id, EveryNode::id};
  for (const MTypeId& id : ids) CHECK_MSTATUS_AND_RETURN_IT(plugin.deregisterNode(id));
  return plugin.deregisterData(Counter::id);
}

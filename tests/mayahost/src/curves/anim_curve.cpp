// SPDX-License-Identifier: MIT
#include "curves/anim_curve.h"

#include "base/error.h"
#include "graph/builtin.h"
#include "graph/graph.h"
#include "io/maya/maya_keys.h"
#include "scenes/playback_cache.h"
#include "scenes/scene.h"

#include <mayahost/misuse.h>

#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnEnumAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MPlugArray.h>

namespace mayahost {
namespace {

using footfall::Curve;
using footfall::CurveInput;
using footfall::CurveOutput;
using footfall::Key;

bool same(const Key& a, const Key& b) {
  return a.time == b.time && a.value == b.value && a.inType == b.inType && a.outType == b.outType &&
         a.in.x == b.in.x && a.in.y == b.in.y && a.out.x == b.out.x && a.out.y == b.out.y &&
         a.tangentsLocked == b.tangentsLocked && a.weightsLocked == b.weightsLocked &&
         a.breakdown == b.breakdown;
}

double inputScale(const CurveAttributes& a) {
  return a.from == CurveInput::Time ? kTicksPerSecond : 1.0;
}
double outputScale(const CurveAttributes& a) {
  return a.to == CurveOutput::Time ? kTicksPerSecond : 1.0;
}

// The value of an element, or what there is without it.
double element(const std::shared_ptr<Slot>& array, unsigned index, double otherwise) {
  const auto found = array->elements.find(index);
  return found == array->elements.end() ? otherwise : found->second->number();
}

MObject number(CurveOutput kind, const char* longName, const char* shortName) {
  if (kind == CurveOutput::Unitless) {
    MFnNumericAttribute numeric;
    return numeric.create(longName, shortName, MFnNumericData::kDouble);
  }
  MFnUnitAttribute unit;
  return unit.create(longName, shortName,
                     kind == CurveOutput::Linear    ? MFnUnitAttribute::kDistance
                     : kind == CurveOutput::Angular ? MFnUnitAttribute::kAngle
                                                    : MFnUnitAttribute::kTime);
}

MObject numberArray(const char* longName, const char* shortName, MFnNumericData::Type type, double value) {
  MFnNumericAttribute numeric;
  const MObject made = numeric.create(longName, shortName, type, value);
  numeric.setArray(true);
  return made;
}

MObject tangentChoice(const char* longName, const char* shortName, bool array) {
  MFnEnumAttribute choice;
  const MObject made = choice.create(longName, shortName, 18);
  const std::pair<const char*, short> fields[] = {
      {"Fixed", 1}, {"Linear", 2},   {"Flat", 3},      {"Step", 5},       {"Slow", 6},
      {"Fast", 7},  {"Spline", 9},   {"Clamped", 10},  {"Plateau", 16},   {"StepNext", 17},
      {"Auto", 18}, {"AutoMix", 27}, {"AutoEase", 28}, {"AutoCustom", 29}};
  for (const auto& [name, value] : fields) choice.addField(name, value);
  choice.setArray(array);
  return made;
}

MObject infinityChoice(const char* longName, const char* shortName) {
  MFnEnumAttribute choice;
  const MObject made = choice.create(longName, shortName, 0);
  const std::pair<const char*, short> fields[] = {
      {"Constant", 0}, {"Linear", 1}, {"Cycle", 3}, {"Cycle with Offset", 4}, {"Oscillate", 5}};
  for (const auto& [name, value] : fields) choice.addField(name, value);
  return made;
}

MStatus initialize(NodeType& type, CurveAttributes& a) {
  MFnNumericAttribute numeric;
  MFnCompoundAttribute compound;
  const bool timed = a.from == CurveInput::Time;
  const CurveOutput in = timed ? CurveOutput::Time : CurveOutput::Unitless;
  const auto add = [](const MObject& attribute) {
    MPxNode::addAttribute(attribute);
    return as<Attribute>(attribute);
  };
  a.input = add(number(in, "input", "i"));
  if (timed) type.implicitTime = a.input;
  const MObject out = number(a.to, "output", "o");
  MFnAttribute fn(out);
  asOutput(fn);
  a.output = add(out);

  const MObject time = number(in, "keyTime", "kt"), value = number(a.to, "keyValue", "kv");
  const MObject keys = compound.create("keyTimeValue", "ktv");
  compound.addChild(time);
  compound.addChild(value);
  compound.setArray(true);
  a.keys = add(keys);
  a.time = as<Attribute>(time);
  a.value = as<Attribute>(value);

  a.tangent = add(tangentChoice("tangentType", "tan", false));
  a.inType = add(tangentChoice("keyTanInType", "kit", true));
  a.outType = add(tangentChoice("keyTanOutType", "kot", true));
  a.inX = add(numberArray("keyTanInX", "kix", MFnNumericData::kDouble, 1.0));
  a.inY = add(numberArray("keyTanInY", "kiy", MFnNumericData::kDouble, 0.0));
  a.outX = add(numberArray("keyTanOutX", "kox", MFnNumericData::kDouble, 1.0));
  a.outY = add(numberArray("keyTanOutY", "koy", MFnNumericData::kDouble, 0.0));
  a.tangentsLocked = add(numberArray("keyTanLocked", "ktl", MFnNumericData::kBoolean, 1.0));
  a.weightsLocked = add(numberArray("keyWeightLocked", "kwl", MFnNumericData::kBoolean, 1.0));
  a.breakdown = add(numberArray("keyBreakdown", "kbd", MFnNumericData::kBoolean, 0.0));
  add(numberArray("keyTickDrawSpecial", "kyts", MFnNumericData::kBoolean, 0.0));
  a.weighted = add(numeric.create("weightedTangents", "wgt", MFnNumericData::kBoolean, 1.0));
  a.pre = add(infinityChoice("preInfinity", "pre"));
  a.post = add(infinityChoice("postInfinity", "pst"));

  // The keys are the engine's curve, which has no sources.
  for (const auto& held : {a.keys, a.time, a.value, a.tangent, a.inType, a.outType, a.inX, a.inY, a.outX,
                           a.outY, a.tangentsLocked, a.weightsLocked, a.breakdown, a.weighted, a.pre, a.post})
    held->connectable = false;

  const MObject output = Access::wrap(a.output);
  for (const auto& from : {a.input, a.keys, a.tangent, a.inType, a.outType, a.inX, a.inY, a.outX, a.outY,
                           a.tangentsLocked, a.weightsLocked, a.weighted, a.pre, a.post}) {
    const MStatus status = MPxNode::attributeAffects(Access::wrap(from), output);
    if (!status) return status;
  }
  return MStatus::kSuccess;
}

footfall::Infinity infinity(double code) {
  footfall::Infinity found = footfall::Infinity::Constant;
  footfall::infinityFromCode(static_cast<long long>(code), found);
  return found;
}

}  // namespace

AnimCurveNode::AnimCurveNode(std::shared_ptr<const CurveAttributes> attributes)
    : attributes_(std::move(attributes)) {}

std::shared_ptr<Slot> AnimCurveNode::slot(const std::shared_ptr<Attribute>& attribute) const {
  return Access::node(*this)->block.find(wholeKey(attribute), true);
}

MStatus AnimCurveNode::compute(const MPlug& plug, MDataBlock& block) {
  const MObject output = Access::wrap(attributes_->output);
  if (plug != output) return MStatus::kUnknownParameter;
  const double at = Access::slot(block.inputValue(Access::wrap(attributes_->input)))->number();
  MDataHandle handle = block.outputValue(output);
  Access::slot(handle)->setNumber(curve().evaluate(at / inputScale(*attributes_)) *
                                  outputScale(*attributes_));
  handle.setClean();
  return MStatus::kSuccess;
}

MStatus AnimCurveNode::setDependentsDirty(const MPlug& plug, MPlugArray&) {
  if (plug != Access::wrap(attributes_->input) && plug != Access::wrap(attributes_->output)) stale_ = true;
  return MStatus::kSuccess;
}

// Without a connection the input follows time again.
MStatus AnimCurveNode::connectionBroken(const MPlug& plug, const MPlug&, bool asSource) {
  if (!asSource && plug == Access::wrap(attributes_->input)) slot(attributes_->input)->setDirty();
  return MStatus::kUnknownParameter;
}

const Curve& AnimCurveNode::curve() {
  const std::lock_guard<std::mutex> lock(mutex_);
  if (stale_) {
    stale_ = false;
    try {
      read();
    } catch (const footfall::Error& error) {
      misuse(std::string("the attributes of a curve make none: ") + error.what());
    }
  }
  return curve_;
}

void AnimCurveNode::read() {
  const CurveAttributes& a = *attributes_;
  const double usual = slot(a.tangent)->number();
  const auto inType = slot(a.inType), outType = slot(a.outType);
  const auto inX = slot(a.inX), inY = slot(a.inY), outX = slot(a.outX), outY = slot(a.outY);
  const auto locked = slot(a.tangentsLocked), weights = slot(a.weightsLocked), breakdown = slot(a.breakdown);
  const auto type = [&](const std::shared_ptr<Slot>& array, unsigned i) {
    footfall::TangentType found = footfall::TangentType::Auto;
    footfall::tangentFromCode(static_cast<long long>(element(array, i, usual)), found);
    return found;
  };
  std::vector<Key> keys;
  for (const auto& [i, pair] : slot(a.keys)->elements) {
    Key key;
    key.time = pair->children[0]->number() / inputScale(a);
    key.value = pair->children[1]->number() / outputScale(a);
    key.inType = type(inType, i);
    key.outType = type(outType, i);
    key.in = {element(inX, i, 1.0), element(inY, i, 0.0)};
    key.out = {element(outX, i, 1.0), element(outY, i, 0.0)};
    key.tangentsLocked = element(locked, i, 1.0) != 0.0;
    key.weightsLocked = element(weights, i, 1.0) != 0.0;
    key.breakdown = element(breakdown, i, 0.0) != 0.0;
    keys.push_back(key);
  }
  // Attributes may be set in any order: until all are, keys of one time are possible, and the last counts.
  footfall::sortKeys(keys);
  curve_ = Curve(std::move(keys), slot(a.weighted)->number() != 0.0, infinity(slot(a.pre)->number()),
                 infinity(slot(a.post)->number()), a.to, a.from);
}

void AnimCurveNode::showKey(std::size_t index, const Key& key) {
  const CurveAttributes& a = *attributes_;
  const auto i = static_cast<unsigned>(index);
  const auto pair = slot(a.keys)->element(i);
  pair->children[0]->setNumber(key.time * inputScale(a));
  pair->children[1]->setNumber(key.value * outputScale(a));
  const auto put = [&](const std::shared_ptr<Attribute>& array, double value) {
    slot(array)->element(i)->setNumber(value);
  };
  put(a.inType, footfall::tangentCode(key.inType));
  put(a.outType, footfall::tangentCode(key.outType));
  put(a.inX, key.in.x);
  put(a.inY, key.in.y);
  put(a.outX, key.out.x);
  put(a.outY, key.out.y);
  put(a.tangentsLocked, key.tangentsLocked);
  put(a.weightsLocked, key.weightsLocked);
  put(a.breakdown, key.breakdown);
}

void AnimCurveNode::show(const std::vector<Key>& was) {
  const CurveAttributes& a = *attributes_;
  const auto& keys = curve_.keys();
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (i >= was.size() || !same(keys[i], was[i])) showKey(i, keys[i]);
  }
  for (const auto& array : {a.keys, a.inType, a.outType, a.inX, a.inY, a.outX, a.outY, a.tangentsLocked,
                            a.weightsLocked, a.breakdown}) {
    auto& elements = slot(array)->elements;
    elements.erase(elements.lower_bound(static_cast<unsigned>(keys.size())), elements.end());
  }
  slot(a.weighted)->setNumber(curve_.weighted());
  slot(a.pre)->setNumber(footfall::infinityCode(curve_.preInfinity()));
  slot(a.post)->setNumber(footfall::infinityCode(curve_.postInfinity()));
}

void AnimCurveNode::replace(Curve next) {
  const MTimeRange changed = attributes_->from == CurveInput::Time ? changedRange(curve(), next) : allTime();
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    const std::vector<Key> was = stale_ ? std::vector<Key>() : curve_.keys();
    curve_ = std::move(next);
    show(was);
  }
  const auto node = Access::node(*this)->shared_from_this();
  spread({node, wholeKey(attributes_->keys)});
  Scene::get().touch();
  stale_ = false;
  curveEdited(node, attributes_->input, attributes_->keys, changed);
  stale_ = false;
}

AnimCurveNode* curveOf(const MObject& object) {
  const auto node = as<Node>(object);
  return node ? dynamic_cast<AnimCurveNode*>(node->px.get()) : nullptr;
}

void registerAnimCurves() {
  struct Kind {
    const char* name;
    unsigned id;
    MFn::Type api;
    CurveInput from;
    CurveOutput to;
  };
  const Kind kinds[] = {
      {"animCurveTA", 0x50435441, MFn::kAnimCurveTimeToAngular, CurveInput::Time, CurveOutput::Angular},
      {"animCurveTL", 0x5043544c, MFn::kAnimCurveTimeToDistance, CurveInput::Time, CurveOutput::Linear},
      {"animCurveTT", 0x50435454, MFn::kAnimCurveTimeToTime, CurveInput::Time, CurveOutput::Time},
      {"animCurveTU", 0x50435455, MFn::kAnimCurveTimeToUnitless, CurveInput::Time, CurveOutput::Unitless},
      {"animCurveUA", 0x50435541, MFn::kAnimCurveUnitlessToAngular, CurveInput::Unitless,
       CurveOutput::Angular},
      {"animCurveUL", 0x5043554c, MFn::kAnimCurveUnitlessToDistance, CurveInput::Unitless,
       CurveOutput::Linear},
      {"animCurveUT", 0x50435554, MFn::kAnimCurveUnitlessToTime, CurveInput::Unitless, CurveOutput::Time},
      {"animCurveUU", 0x50435555, MFn::kAnimCurveUnitlessToUnitless, CurveInput::Unitless,
       CurveOutput::Unitless}};
  for (const Kind& kind : kinds) {
    const auto attributes = std::make_shared<CurveAttributes>();
    attributes->from = kind.from;
    attributes->to = kind.to;
    addBuiltin(
        kind.name, kind.id, kind.api, [attributes] { return new AnimCurveNode(attributes); },
        [&](NodeType& type) {
          type.functions = {MFn::kAnimCurve};
          return initialize(type, *attributes);
        });
  }
}

}  // namespace mayahost

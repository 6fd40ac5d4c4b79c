// SPDX-License-Identifier: MIT
// MFnAnimCurve: making curves and asking them. Editing is in api_anim_curve_edit.cpp.
#include "curves/anim_curve.h"
#include "curves/curve_api.h"
#include "edits/modification.h"
#include "scenes/scene.h"

#include <maya/MDGModifier.h>
#include <maya/MFnAnimCurve.h>
#include <maya/MPlug.h>

#include <algorithm>
#include <cmath>

using namespace mayahost;
using footfall::Curve;
using footfall::CurveInput;
using footfall::CurveOutput;
using footfall::Key;

namespace {

const char* const kTypeNames[] = {"animCurveTA", "animCurveTL", "animCurveTT", "animCurveTU",
                                  "animCurveUA", "animCurveUL", "animCurveUT", "animCurveUU"};

// Angular, linear, time, unitless: the order of MFnAnimCurve's types.
int kindOf(const MPlug& plug) {
  const PlugPath path = Access::path(plug);
  if (!path || !path.key.attribute->isScalar() || path.key.isArray()) return -1;
  switch (path.key.attribute->unit) {
    case MFnUnitAttribute::kAngle:
      return 0;
    case MFnUnitAttribute::kDistance:
      return 1;
    case MFnUnitAttribute::kTime:
      return 2;
    default:
      return 3;
  }
}

MFnAnimCurve::AnimCurveType typeFor(const MPlug& plug, int first, MStatus* status) {
  const int kind = kindOf(plug);
  tell(status, kind < 0 ? MStatus::kInvalidParameter : MStatus::kSuccess);
  return kind < 0 ? MFnAnimCurve::kAnimCurveUnknown : static_cast<MFnAnimCurve::AnimCurveType>(first + kind);
}

MStatus addCurve(Journal& journal, const std::shared_ptr<Node>& node, const PlugPath& driven) {
  std::string name = node->type->name + "#";
  if (driven) name = driven.node->name + "_" + driven.key.attribute->longName;
  addNode(journal, node, name);
  if (!driven) return MStatus::kSuccess;
  return connect(journal, {node, wholeKey(node->find("output"))}, driven, false);
}

MObject makeCurve(int type, const PlugPath& driven, MDGModifier* modifier, MStatus* status) {
  const bool known = type >= 0 && type < 8;
  const auto node = known ? makeNode(findNodeType(std::string(kTypeNames[type]))) : nullptr;
  if (!node) {
    tell(status, MStatus::kInvalidParameter);
    return MObject::kNullObj;
  }
  // What the user's preferences say: new curves have no weighted tangents.
  node->block.find(wholeKey(node->find("weightedTangents")), true)->setNumber(0.0);
  if (modifier) {
    auto& own = Access::modification(*modifier);
    own.created.push_back(node);
    own.pending.push_back([=](Journal& journal) { return addCurve(journal, node, driven); });
    tell(status, MStatus::kSuccess);
    return Access::wrap(node);
  }
  Journal unkept;
  const MStatus done = addCurve(unkept, node, driven);
  tell(status, done);
  if (done) return Access::wrap(node);
  unkept.undo();
  return MObject::kNullObj;
}

std::size_t closest(const std::vector<Key>& keys, double at) {
  const auto after =
      std::lower_bound(keys.begin(), keys.end(), at, [](const Key& key, double t) { return key.time < t; });
  const auto i = static_cast<std::size_t>(after - keys.begin());
  if (i == 0) return 0;
  if (i == keys.size()) return i - 1;
  return keys[i].time - at < at - keys[i - 1].time ? i : i - 1;
}

}  // namespace

namespace mayahost {

bool findKey(const Curve& curve, double at, unsigned& index) {
  if (curve.empty()) return false;
  const std::size_t i = closest(curve.keys(), at);
  const double apart = std::fabs(curve.keys()[i].time - at);
  const double tolerance = curve.input() == CurveInput::Time ? 1e-3 / kTicksPerSecond : 1e-12;
  if (apart >= tolerance) return false;
  index = static_cast<unsigned>(i);
  return true;
}

}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN

MFnAnimCurve::MFnAnimCurve(const MPlug& plug, MStatus* ReturnStatus) {
  const MPlug from = plug.source();
  attach(from.isNull() ? plug.node() : from.node(), MFn::kAnimCurve, ReturnStatus);
}

MObject MFnAnimCurve::create(const MObject& node, const MObject& attribute, MDGModifier* modifier,
                             MStatus* ReturnStatus) {
  return create(MPlug(node, attribute), modifier, ReturnStatus);
}
MObject MFnAnimCurve::create(const MObject& node, const MObject& attribute, AnimCurveType type,
                             MDGModifier* modifier, MStatus* ReturnStatus) {
  return create(MPlug(node, attribute), type, modifier, ReturnStatus);
}
MObject MFnAnimCurve::create(const MPlug& plug, MDGModifier* modifier, MStatus* ReturnStatus) {
  return create(plug, typeFor(plug, 0, nullptr), modifier, ReturnStatus);
}
MObject MFnAnimCurve::create(const MPlug& plug, AnimCurveType type, MDGModifier* modifier,
                             MStatus* ReturnStatus) {
  object_ = MObject::kNullObj;
  const PlugPath path = Access::path(plug);
  if (kindOf(plug) < 0 || path.node->source(path.key)) {
    tell(ReturnStatus, MStatus::kInvalidParameter);
    return object_;
  }
  const AnimCurveType wanted = type == kAnimCurveUnknown ? typeFor(plug, 0, nullptr) : type;
  return object_ = makeCurve(wanted, path, modifier, ReturnStatus);
}
MObject MFnAnimCurve::create(AnimCurveType type, MDGModifier* modifier, MStatus* ReturnStatus) {
  return object_ = makeCurve(type, {}, modifier, ReturnStatus);
}

MFnAnimCurve::AnimCurveType MFnAnimCurve::animCurveType(MStatus* ReturnStatus) const {
  const auto node = as<Node>(object_);
  tell(ReturnStatus, node ? MStatus::kSuccess : MStatus::kFailure);
  for (int i = 0; node && i < 8; ++i) {
    if (node->type->name == kTypeNames[i]) return static_cast<AnimCurveType>(i);
  }
  return kAnimCurveUnknown;
}
MFnAnimCurve::AnimCurveType MFnAnimCurve::timedAnimCurveTypeForPlug(MPlug& plug,
                                                                    MStatus* ReturnStatus) const {
  return typeFor(plug, 0, ReturnStatus);
}
MFnAnimCurve::AnimCurveType MFnAnimCurve::unitlessAnimCurveTypeForPlug(MPlug& plug,
                                                                       MStatus* ReturnStatus) const {
  return typeFor(plug, 4, ReturnStatus);
}

double MFnAnimCurve::evaluate(const MTime& atTime, MStatus* ReturnStatus) const {
  double value = 0.0;
  tell(ReturnStatus, evaluate(atTime, value));
  return value;
}
MStatus MFnAnimCurve::evaluate(const MTime& atTime, double& value) const {
  return evaluateAt(object_, CurveInput::Time, secondsOf(atTime), value);
}
MStatus MFnAnimCurve::evaluate(const double& at, double& value) const {
  return evaluateAt(object_, CurveInput::Unitless, at, value);
}
MStatus MFnAnimCurve::evaluate(const MTime& atTime, MTime& timeValue) const {
  return evaluateAt(object_, CurveInput::Time, secondsOf(atTime), timeValue);
}
MStatus MFnAnimCurve::evaluate(const double& at, MTime& timeValue) const {
  return evaluateAt(object_, CurveInput::Unitless, at, timeValue);
}
bool MFnAnimCurve::isStatic(MStatus* ReturnStatus) const {
  return ask(object_, ReturnStatus, true, [](const Curve& curve) {
    const auto& keys = curve.keys();
    const auto rests = [&](const Key& key) {
      return key.value == keys.front().value && (keys.size() == 1 || (key.in.y == 0.0 && key.out.y == 0.0));
    };
    return std::all_of(keys.begin(), keys.end(), rests);
  });
}
unsigned int MFnAnimCurve::numKeyframes(MStatus* ReturnStatus) const {
  return numKeys(ReturnStatus);
}
unsigned int MFnAnimCurve::numKeys(MStatus* ReturnStatus) const {
  return ask(object_, ReturnStatus, 0u,
             [](const Curve& curve) { return static_cast<unsigned>(curve.keys().size()); });
}

bool MFnAnimCurve::find(const MTime& time, unsigned int& index, MStatus* ReturnStatus) const {
  return ask(object_, ReturnStatus, false,
             [&](const Curve& curve) { return findKey(curve, secondsOf(time), index); });
}
bool MFnAnimCurve::find(double unitlessInput, unsigned int& index, MStatus* ReturnStatus) const {
  return ask(object_, ReturnStatus, false,
             [&](const Curve& curve) { return findKey(curve, unitlessInput, index); });
}
unsigned int MFnAnimCurve::findClosest(const MTime& time, MStatus* ReturnStatus) const {
  return findClosest(secondsOf(time), ReturnStatus);
}
unsigned int MFnAnimCurve::findClosest(double at, MStatus* ReturnStatus) const {
  const AnimCurveNode* own = curveOf(object_);
  const bool any = own && !curveOf(object_)->curve().empty();
  tell(ReturnStatus, any ? MStatus::kSuccess : MStatus::kFailure);
  return any ? static_cast<unsigned>(closest(curveOf(object_)->curve().keys(), at)) : 0;
}

MTime MFnAnimCurve::time(unsigned int index, MStatus* ReturnStatus) const {
  const double seconds = askKey(object_, index, ReturnStatus, 0.0, [](const Key& key) { return key.time; });
  return fromTicks(seconds * kTicksPerSecond);
}
double MFnAnimCurve::value(unsigned int index, MStatus* ReturnStatus) const {
  return askKey(object_, index, ReturnStatus, 0.0, [](const Key& key) { return key.value; });
}
double MFnAnimCurve::unitlessInput(unsigned int index, MStatus* ReturnStatus) const {
  return askKey(object_, index, ReturnStatus, 0.0, [](const Key& key) { return key.time; });
}
bool MFnAnimCurve::isTimeInput(MStatus* ReturnStatus) const {
  return ask(object_, ReturnStatus, false,
             [](const Curve& curve) { return curve.input() == CurveInput::Time; });
}
bool MFnAnimCurve::isUnitlessInput(MStatus* ReturnStatus) const {
  return ask(object_, ReturnStatus, false,
             [](const Curve& curve) { return curve.input() == CurveInput::Unitless; });
}

MFnAnimCurve::TangentType MFnAnimCurve::inTangentType(unsigned int index, MStatus* ReturnStatus) const {
  return askKey(object_, index, ReturnStatus, kTangentGlobal,
                [](const Key& key) { return apiTangent(key.inType); });
}
MFnAnimCurve::TangentType MFnAnimCurve::outTangentType(unsigned int index, MStatus* ReturnStatus) const {
  return askKey(object_, index, ReturnStatus, kTangentGlobal,
                [](const Key& key) { return apiTangent(key.outType); });
}
MStatus MFnAnimCurve::getTangent(unsigned int index, TangentValue& x, TangentValue& y, bool inTangent) const {
  MStatus status;
  askKey(object_, index, &status, false, [&](const Key& key) {
    const footfall::Tangent& tangent = inTangent ? key.in : key.out;
    x = tangent.x;
    y = tangent.y;
    return true;
  });
  return status;
}
MStatus MFnAnimCurve::getTangent(unsigned int index, MAngle& angle, double& weight, bool inTangent) const {
  double x = 1.0, y = 0.0;
  const MStatus status = getTangent(index, x, y, inTangent);
  if (!status) return status;
  angle = MAngle(std::atan2(y, x), MAngle::kRadians);
  weight = std::hypot(x, y) / 3.0;
  return status;
}
bool MFnAnimCurve::weightsLocked(unsigned int index, MStatus* ReturnStatus) const {
  return askKey(object_, index, ReturnStatus, true, [](const Key& key) { return key.weightsLocked; });
}
bool MFnAnimCurve::tangentsLocked(unsigned int index, MStatus* ReturnStatus) const {
  return askKey(object_, index, ReturnStatus, true, [](const Key& key) { return key.tangentsLocked; });
}
bool MFnAnimCurve::isBreakdown(unsigned int index, MStatus* ReturnStatus) const {
  return askKey(object_, index, ReturnStatus, false, [](const Key& key) { return key.breakdown; });
}
bool MFnAnimCurve::isWeighted(MStatus* ReturnStatus) const {
  return ask(object_, ReturnStatus, false, [](const Curve& curve) { return curve.weighted(); });
}
MFnAnimCurve::InfinityType MFnAnimCurve::preInfinityType(MStatus* ReturnStatus) const {
  return ask(object_, ReturnStatus, kConstant,
             [](const Curve& curve) { return apiInfinity(curve.preInfinity()); });
}
MFnAnimCurve::InfinityType MFnAnimCurve::postInfinityType(MStatus* ReturnStatus) const {
  return ask(object_, ReturnStatus, kConstant,
             [](const Curve& curve) { return apiInfinity(curve.postInfinity()); });
}

OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
// MFnNumericAttribute and MFnUnitAttribute.
#include "data/attribute.h"
#include "data/slot.h"
#include "graph/node_type.h"

#include <maya/MAngle.h>
#include <maya/MDistance.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MTime.h>

using namespace mayahost;

namespace {

Attribute* held(const MObject& object, MStatus* status = nullptr) {
  auto* attribute = dynamic_cast<Attribute*>(Access::get(object).get());
  tell(status, attribute ? MStatus::kSuccess : MStatus::kFailure);
  return attribute;
}

// The numbers of the attribute: itself, or its children.
std::vector<Attribute*> numbers(const MObject& object) {
  Attribute* a = held(object);
  if (!a) return {};
  if (a->children.empty()) return {a};
  std::vector<Attribute*> all;
  for (const auto& child : a->children) all.push_back(child.get());
  return all;
}

MStatus put(const MObject& object, std::optional<double> Attribute::*limit,
            std::initializer_list<double> values) {
  const auto all = numbers(object);
  if (all.size() < values.size()) return MStatus::kFailure;
  auto value = values.begin();
  for (std::size_t i = 0; i < values.size(); ++i) all[i]->*limit = *value++;
  return MStatus::kSuccess;
}

MStatus take(const MObject& object, std::optional<double> Attribute::*limit,
             std::initializer_list<double*> values) {
  const auto all = numbers(object);
  if (all.size() < values.size()) return MStatus::kFailure;
  auto value = values.begin();
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!(all[i]->*limit)) return MStatus::kFailure;
    **value++ = *(all[i]->*limit);
  }
  return MStatus::kSuccess;
}

template <typename Number>
MStatus putDefault(const MObject& object, std::initializer_list<Number> values) {
  const auto all = numbers(object);
  if (all.size() != values.size()) return MStatus::kFailure;
  auto value = values.begin();
  for (Attribute* a : all) a->defaultNumber = static_cast<double>(*value++);
  return MStatus::kSuccess;
}

template <typename Number>
MStatus takeDefault(const MObject& object, std::initializer_list<Number*> values) {
  const auto all = numbers(object);
  if (all.size() != values.size()) return MStatus::kFailure;
  auto value = values.begin();
  for (const Attribute* a : all) **value++ = static_cast<Number>(a->defaultNumber);
  return MStatus::kSuccess;
}

// The type of a compound of children of this type.
MFnNumericData::Type compoundOf(MFnNumericData::Type scalar, std::size_t count) {
  using N = MFnNumericData;
  if (count == 4 && scalar != N::kDouble) return N::kInvalid;
  if (scalar == N::kShort) return count == 2 ? N::k2Short : N::k3Short;
  if (scalar == N::kLong) return count == 2 ? N::k2Long : N::k3Long;
  if (scalar == N::kFloat) return count == 2 ? N::k2Float : N::k3Float;
  if (scalar == N::kDouble) return count == 2 ? N::k2Double : count == 3 ? N::k3Double : N::k4Double;
  return N::kInvalid;
}

std::shared_ptr<Attribute> makeNumber(const MString& full, const MString& brief, MFnNumericData::Type type,
                                      double value, const char* const suffixes[]) {
  auto a = std::make_shared<Attribute>(Attribute::Kind::numeric, full, brief);
  a->numeric = type;
  a->defaultNumber = value;
  for (unsigned i = 0; countOf(type) > 1 && i < countOf(type); ++i) {
    auto child =
        std::make_shared<Attribute>(Attribute::Kind::numeric, full + suffixes[i], brief + suffixes[i]);
    child->numeric = elementOf(type);
    child->defaultNumber = value;
    child->parent = a.get();
    a->children.push_back(child);
  }
  return a;
}

double toUnit(MFnUnitAttribute::Type unit, double value) {
  return unit == MFnUnitAttribute::kTime ? value * ticksPer(MTime::uiUnit()) : value;
}
double fromUnit(MFnUnitAttribute::Type unit, double value) {
  return unit == MFnUnitAttribute::kTime ? value / ticksPer(MTime::uiUnit()) : value;
}
double toInternal(const MTime& time) {
  return toTicks(time);
}
double toInternal(const MAngle& angle) {
  return angle.asRadians();
}
double toInternal(const MDistance& distance) {
  return distance.asCentimeters();
}
void external(double value, MTime& time) {
  time = fromTicks(value);
}
void external(double value, MAngle& angle) {
  angle = MAngle(value, MAngle::kRadians);
}
void external(double value, MDistance& distance) {
  distance = MDistance(value, MDistance::kCentimeters);
}

MObject makeUnit(MObject& own, const MString& full, const MString& brief, MFnUnitAttribute::Type unit,
                 double value, MStatus* status) {
  const bool valid = unit > MFnUnitAttribute::kInvalid && unit < MFnUnitAttribute::kLast && full.length() > 0;
  tell(status, valid ? MStatus::kSuccess : MStatus::kInvalidParameter);
  auto a = std::make_shared<Attribute>(Attribute::Kind::unit, full, brief);
  a->unit = unit;
  a->defaultNumber = value;
  return own = valid ? Access::wrap(a) : MObject::kNullObj;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MObject MFnNumericAttribute::create(const MString& fullName, const MString& briefName,
                                    MFnNumericData::Type unitType, double defaultValue,
                                    MStatus* ReturnStatus) {
  static const char* const suffixes[] = {"0", "1", "2", "3"};
  const bool valid =
      unitType > MFnNumericData::kInvalid && unitType < MFnNumericData::kLast && fullName.length() > 0;
  tell(ReturnStatus, valid ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (!valid) return object_ = MObject::kNullObj;
  return object_ = Access::wrap(makeNumber(fullName, briefName, unitType, defaultValue, suffixes));
}
MObject MFnNumericAttribute::createColor(const MString& fullName, const MString& briefName,
                                         MStatus* ReturnStatus) {
  static const char* const suffixes[] = {"R", "G", "B"};
  tell(ReturnStatus, MStatus::kSuccess);
  const auto a = makeNumber(fullName, briefName, MFnNumericData::k3Float, 0.0, suffixes);
  a->usedAsColor = true;
  return object_ = Access::wrap(a);
}
MObject MFnNumericAttribute::createPoint(const MString& fullName, const MString& briefName,
                                         MStatus* ReturnStatus) {
  static const char* const suffixes[] = {"X", "Y", "Z"};
  tell(ReturnStatus, MStatus::kSuccess);
  return object_ = Access::wrap(makeNumber(fullName, briefName, MFnNumericData::k3Float, 0.0, suffixes));
}
MObject MFnNumericAttribute::createAddr(const MString& fullName, const MString& briefName, void* defaultValue,
                                        MStatus* ReturnStatus) {
  create(fullName, briefName, MFnNumericData::kAddr, 0.0, ReturnStatus);
  if (Attribute* a = held(object_)) a->defaultAddress = defaultValue;
  return object_;
}
MObject MFnNumericAttribute::create(const MString& fullName, const MString& briefName, const MObject& child1,
                                    const MObject& child2, const MObject& child3, MStatus* ReturnStatus) {
  return create(fullName, briefName, child1, child2, child3, MObject::kNullObj, ReturnStatus);
}
MObject MFnNumericAttribute::create(const MString& fullName, const MString& briefName, const MObject& child1,
                                    const MObject& child2, const MObject& child3, const MObject& child4,
                                    MStatus* ReturnStatus) {
  std::vector<std::shared_ptr<Attribute>> children{as<Attribute>(child1), as<Attribute>(child2)};
  for (const MObject& child : {child3, child4}) {
    if (!child.isNull()) children.push_back(as<Attribute>(child));
  }
  bool valid = fullName.length() > 0;
  for (const auto& child : children) {
    valid = valid && child && child->isScalar() && !child->parent && !child->array &&
            scalarType(*child) == scalarType(*children[0]);
  }
  const auto type = valid ? compoundOf(scalarType(*children[0]), children.size()) : MFnNumericData::kInvalid;
  tell(ReturnStatus, valid ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (!valid) return object_ = MObject::kNullObj;
  for (const auto& child : children) {
    if (child->added) withdrawAttribute(*child);  // many plug-ins add the children first
  }
  // There is no number of three bools: they are a compound without one.
  const bool number = type != MFnNumericData::kInvalid;
  auto a = std::make_shared<Attribute>(number ? Attribute::Kind::numeric : Attribute::Kind::compound,
                                       fullName, briefName);
  a->numeric = type;
  a->children = children;
  for (const auto& child : children) child->parent = a.get();
  return object_ = Access::wrap(a);
}
MFnNumericData::Type MFnNumericAttribute::unitType(MStatus* ReturnStatus) const {
  const Attribute* a = held(object_, ReturnStatus);
  return a ? a->numeric : MFnNumericData::kInvalid;
}
MObject MFnNumericAttribute::child(unsigned int index, MStatus* ReturnStatus) const {
  const Attribute* a = held(object_, ReturnStatus);
  if (a && index < a->children.size()) return Access::wrap(a->children[index]);
  tell(ReturnStatus, MStatus::kFailure);
  return MObject::kNullObj;
}

#define MAYAHOST_HAS(Class, function, limit)                 \
  bool Class::function(MStatus* ReturnStatus) const {        \
    held(object_, ReturnStatus);                             \
    const auto all = numbers(object_);                       \
    return !all.empty() && (all.front()->limit).has_value(); \
  }
MAYAHOST_HAS(MFnNumericAttribute, hasMin, min)
MAYAHOST_HAS(MFnNumericAttribute, hasMax, max)
MAYAHOST_HAS(MFnNumericAttribute, hasSoftMin, softMin)
MAYAHOST_HAS(MFnNumericAttribute, hasSoftMax, softMax)
MAYAHOST_HAS(MFnUnitAttribute, hasMin, min)
MAYAHOST_HAS(MFnUnitAttribute, hasMax, max)
MAYAHOST_HAS(MFnUnitAttribute, hasSoftMin, softMin)
MAYAHOST_HAS(MFnUnitAttribute, hasSoftMax, softMax)

#define MAYAHOST_HARD(Name, limit)                                                \
  MStatus MFnNumericAttribute::get##Name(double& a) const {                       \
    return take(object_, &Attribute::limit, {&a});                                \
  }                                                                               \
  MStatus MFnNumericAttribute::get##Name(double& a, double& b) const {            \
    return take(object_, &Attribute::limit, {&a, &b});                            \
  }                                                                               \
  MStatus MFnNumericAttribute::get##Name(double& a, double& b, double& c) const { \
    return take(object_, &Attribute::limit, {&a, &b, &c});                        \
  }                                                                               \
  MStatus MFnNumericAttribute::set##Name(double a) {                              \
    return put(object_, &Attribute::limit, {a});                                  \
  }                                                                               \
  MStatus MFnNumericAttribute::set##Name(double a, double b) {                    \
    return put(object_, &Attribute::limit, {a, b});                               \
  }                                                                               \
  MStatus MFnNumericAttribute::set##Name(double a, double b, double c) {          \
    return put(object_, &Attribute::limit, {a, b, c});                            \
  }
MAYAHOST_HARD(Min, min)
MAYAHOST_HARD(Max, max)
MStatus MFnNumericAttribute::getSoftMin(double& a) const {
  return take(object_, &Attribute::softMin, {&a});
}
MStatus MFnNumericAttribute::getSoftMax(double& a) const {
  return take(object_, &Attribute::softMax, {&a});
}
MStatus MFnNumericAttribute::setSoftMin(double a) {
  return put(object_, &Attribute::softMin, {a});
}
MStatus MFnNumericAttribute::setSoftMax(double a) {
  return put(object_, &Attribute::softMax, {a});
}

#define MAYAHOST_DEFAULT1(T)                      \
  MStatus MFnNumericAttribute::getDefault(T& a) { \
    return takeDefault<T>(object_, {&a});         \
  }                                               \
  MStatus MFnNumericAttribute::setDefault(T a) {  \
    return putDefault<T>(object_, {a});           \
  }
#define MAYAHOST_DEFAULT(T)                                   \
  MAYAHOST_DEFAULT1(T)                                        \
  MStatus MFnNumericAttribute::getDefault(T& a, T& b) {       \
    return takeDefault<T>(object_, {&a, &b});                 \
  }                                                           \
  MStatus MFnNumericAttribute::getDefault(T& a, T& b, T& c) { \
    return takeDefault<T>(object_, {&a, &b, &c});             \
  }                                                           \
  MStatus MFnNumericAttribute::setDefault(T a, T b) {         \
    return putDefault<T>(object_, {a, b});                    \
  }                                                           \
  MStatus MFnNumericAttribute::setDefault(T a, T b, T c) {    \
    return putDefault<T>(object_, {a, b, c});                 \
  }
MAYAHOST_DEFAULT1(bool)
MAYAHOST_DEFAULT1(char)
MAYAHOST_DEFAULT1(MInt64)
MAYAHOST_DEFAULT(int)
MAYAHOST_DEFAULT(float)
MAYAHOST_DEFAULT(double)
MStatus MFnNumericAttribute::getDefault(double& a, double& b, double& c, double& d) {
  return takeDefault<double>(object_, {&a, &b, &c, &d});
}
MStatus MFnNumericAttribute::setDefault(double a, double b, double c, double d) {
  return putDefault<double>(object_, {a, b, c, d});
}
MStatus MFnNumericAttribute::getDefault(void*& value) {
  const Attribute* a = held(object_);
  if (!a || a->numeric != MFnNumericData::kAddr) return MStatus::kFailure;
  value = a->defaultAddress;
  return MStatus::kSuccess;
}
MStatus MFnNumericAttribute::setDefault(void* value) {
  Attribute* a = held(object_);
  if (!a || a->numeric != MFnNumericData::kAddr) return MStatus::kFailure;
  a->defaultAddress = value;
  return MStatus::kSuccess;
}

MObject MFnUnitAttribute::create(const MString& fullName, const MString& briefName,
                                 MFnUnitAttribute::Type unitType, double defaultValue,
                                 MStatus* ReturnStatus) {
  return makeUnit(object_, fullName, briefName, unitType, toUnit(unitType, defaultValue), ReturnStatus);
}
MObject MFnUnitAttribute::create(const MString& fullName, const MString& briefName, const MTime& defaultValue,
                                 MStatus* ReturnStatus) {
  return makeUnit(object_, fullName, briefName, kTime, toInternal(defaultValue), ReturnStatus);
}
MObject MFnUnitAttribute::create(const MString& fullName, const MString& briefName,
                                 const MAngle& defaultValue, MStatus* ReturnStatus) {
  return makeUnit(object_, fullName, briefName, kAngle, toInternal(defaultValue), ReturnStatus);
}
MObject MFnUnitAttribute::create(const MString& fullName, const MString& briefName,
                                 const MDistance& defaultValue, MStatus* ReturnStatus) {
  return makeUnit(object_, fullName, briefName, kDistance, toInternal(defaultValue), ReturnStatus);
}
MFnUnitAttribute::Type MFnUnitAttribute::unitType(MStatus* ReturnStatus) const {
  const Attribute* a = held(object_, ReturnStatus);
  return a ? a->unit : kInvalid;
}

#define MAYAHOST_LIMIT(Name, limit, Unit)                            \
  MStatus MFnUnitAttribute::get##Name(Unit& value) const {           \
    double raw = 0.0;                                                \
    const MStatus status = take(object_, &Attribute::limit, {&raw}); \
    if (status) external(raw, value);                                \
    return status;                                                   \
  }                                                                  \
  MStatus MFnUnitAttribute::set##Name(const Unit& value) {           \
    return put(object_, &Attribute::limit, {toInternal(value)});     \
  }
#define MAYAHOST_LIMITS(Name, limit)                                     \
  MStatus MFnUnitAttribute::get##Name(double& value) const {             \
    double raw = 0.0;                                                    \
    const MStatus status = take(object_, &Attribute::limit, {&raw});     \
    if (status) value = fromUnit(unitType(), raw);                       \
    return status;                                                       \
  }                                                                      \
  MStatus MFnUnitAttribute::set##Name(double value) {                    \
    return put(object_, &Attribute::limit, {toUnit(unitType(), value)}); \
  }                                                                      \
  MAYAHOST_LIMIT(Name, limit, MTime)                                     \
  MAYAHOST_LIMIT(Name, limit, MAngle) MAYAHOST_LIMIT(Name, limit, MDistance)
MAYAHOST_LIMITS(Min, min)
MAYAHOST_LIMITS(Max, max)
MAYAHOST_LIMITS(SoftMin, softMin)
MAYAHOST_LIMITS(SoftMax, softMax)

MStatus MFnUnitAttribute::getDefault(double& value) {
  const Attribute* a = held(object_);
  if (a) value = fromUnit(a->unit, a->defaultNumber);
  return a ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MFnUnitAttribute::setDefault(double value) {
  Attribute* a = held(object_);
  if (a) a->defaultNumber = toUnit(a->unit, value);
  return a ? MStatus::kSuccess : MStatus::kFailure;
}
#define MAYAHOST_UNIT_DEFAULT(Unit, kind)                   \
  MStatus MFnUnitAttribute::getDefault(Unit& value) {       \
    const Attribute* a = held(object_);                     \
    if (!a || a->unit != kind) return MStatus::kFailure;    \
    external(a->defaultNumber, value);                      \
    return MStatus::kSuccess;                               \
  }                                                         \
  MStatus MFnUnitAttribute::setDefault(const Unit& value) { \
    Attribute* a = held(object_);                           \
    if (!a || a->unit != kind) return MStatus::kFailure;    \
    a->defaultNumber = toInternal(value);                   \
    return MStatus::kSuccess;                               \
  }
MAYAHOST_UNIT_DEFAULT(MTime, kTime)
MAYAHOST_UNIT_DEFAULT(MAngle, kAngle)
MAYAHOST_UNIT_DEFAULT(MDistance, kDistance)

OPENMAYA_NAMESPACE_CLOSE

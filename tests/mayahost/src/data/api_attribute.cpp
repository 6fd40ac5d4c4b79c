// SPDX-License-Identifier: MIT
// MFnAttribute and the function sets of attributes that are not numbers.
#include "data/attribute.h"
#include "data/data.h"
#include "graph/node_type.h"

#include <maya/MFloatMatrix.h>
#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnEnumAttribute.h>
#include <maya/MFnGenericAttribute.h>
#include <maya/MFnMatrixAttribute.h>
#include <maya/MFnMessageAttribute.h>
#include <maya/MFnTypedAttribute.h>

#include <algorithm>

using namespace mayahost;

namespace {

Attribute* held(const MObject& object, MStatus* status = nullptr) {
  auto* attribute = dynamic_cast<Attribute*>(Access::get(object).get());
  tell(status, attribute ? MStatus::kSuccess : MStatus::kFailure);
  return attribute;
}

std::shared_ptr<Attribute> make(MObject& own, Attribute::Kind kind, const MString& full, const MString& brief,
                                MStatus* status) {
  auto attribute = std::make_shared<Attribute>(kind, full, brief);
  const bool named = !attribute->longName.empty();
  tell(status, named ? MStatus::kSuccess : MStatus::kInvalidParameter);
  own = named ? Access::wrap(attribute) : MObject::kNullObj;
  return attribute;
}

// Once the attribute belongs to a type its shape is fixed.
template <typename Set>
MStatus change(const MObject& object, bool shape, Set set) {
  Attribute* attribute = held(object);
  if (!attribute || (shape && attribute->added)) return MStatus::kFailure;
  set(*attribute);
  return MStatus::kSuccess;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

#define MAYAHOST_FLAG(getter, setter, member, shape)                        \
  bool MFnAttribute::getter(MStatus* ReturnStatus) const {                  \
    const Attribute* a = held(object_, ReturnStatus);                       \
    return a && a->member;                                                  \
  }                                                                         \
  MStatus MFnAttribute::setter(bool state) {                                \
    return change(object_, shape, [&](Attribute& a) { a.member = state; }); \
  }
MAYAHOST_FLAG(isReadable, setReadable, readable, false)
MAYAHOST_FLAG(isWritable, setWritable, writable, false)
MAYAHOST_FLAG(isConnectable, setConnectable, connectable, false)
MAYAHOST_FLAG(isStorable, setStorable, storable, false)
MAYAHOST_FLAG(isCached, setCached, cached, false)
MAYAHOST_FLAG(isArray, setArray, array, true)
MAYAHOST_FLAG(indexMatters, setIndexMatters, indexMatters, false)
MAYAHOST_FLAG(isKeyable, setKeyable, keyable, false)
MAYAHOST_FLAG(isChannelBoxFlagSet, setChannelBox, channelBox, false)
MAYAHOST_FLAG(isHidden, setHidden, hidden, false)
MAYAHOST_FLAG(isUsedAsColor, setUsedAsColor, usedAsColor, false)
MAYAHOST_FLAG(isIndeterminant, setIndeterminant, indeterminant, false)
MAYAHOST_FLAG(isRenderSource, setRenderSource, renderSource, false)
MAYAHOST_FLAG(isWorldSpace, setWorldSpace, worldSpace, false)
MAYAHOST_FLAG(isAffectsWorldSpace, setAffectsWorldSpace, affectsWorldSpace, false)
MAYAHOST_FLAG(isUsedAsFilename, setUsedAsFilename, usedAsFilename, false)
MAYAHOST_FLAG(affectsAppearance, setAffectsAppearance, affectsAppearance, false)
MAYAHOST_FLAG(usesArrayDataBuilder, setUsesArrayDataBuilder, usesBuilder, false)
MAYAHOST_FLAG(internal, setInternal, internal, false)
#undef MAYAHOST_FLAG

bool MFnAttribute::isDynamic(MStatus* ReturnStatus) const {
  const Attribute* a = held(object_, ReturnStatus);
  return a && a->dynamic;
}
bool MFnAttribute::isExtension(MStatus* ReturnStatus) const {
  held(object_, ReturnStatus);
  return false;
}
bool MFnAttribute::isProxyAttribute(MStatus* ReturnStatus) const {
  held(object_, ReturnStatus);
  return false;
}
MFnAttribute::DisconnectBehavior MFnAttribute::disconnectBehavior(MStatus* ReturnStatus) const {
  const Attribute* a = held(object_, ReturnStatus);
  return a ? a->onDisconnect : kNothing;
}
MStatus MFnAttribute::setDisconnectBehavior(DisconnectBehavior behavior) {
  return change(object_, false, [&](Attribute& a) { a.onDisconnect = behavior; });
}
MStatus MFnAttribute::setNiceNameOverride(const MString& name) {
  return change(object_, false, [&](Attribute& a) { a.niceName = text(name); });
}
bool MFnAttribute::accepts(MFnData::Type type, MStatus* ReturnStatus) const {
  const Attribute* a = held(object_, ReturnStatus);
  if (!a) return false;
  if (a->kind == Attribute::Kind::typed) return a->dataType == type || a->dataType == MFnData::kAny;
  if (a->kind == Attribute::Kind::matrix) return type == MFnData::kMatrix;
  if (a->kind == Attribute::Kind::generic) return a->acceptedData.count(type) > 0;
  return type == MFnData::kNumeric && (a->isScalar() || a->isNumericCompound());
}
bool MFnAttribute::accepts(const MTypeId& id, MStatus* ReturnStatus) const {
  const Attribute* a = held(object_, ReturnStatus);
  if (!a) return false;
  return (a->kind == Attribute::Kind::typed && a->typeId == id && id.id() != 0) ||
         a->acceptedIds.count(id.id()) > 0;
}
bool MFnAttribute::acceptsAttribute(const MFnAttribute& attr, MStatus* ReturnStatus) const {
  const Attribute *a = held(object_, ReturnStatus), *other = held(attr.object_);
  return a && other && fits(*other, *a);
}
MObject MFnAttribute::parent(MStatus* ReturnStatus) const {
  Attribute* a = held(object_, ReturnStatus);
  return a && a->parent ? Access::wrap(a->parent->shared_from_this()) : MObject::kNullObj;
}
MString MFnAttribute::name(MStatus* ReturnStatus) const {
  const Attribute* a = held(object_, ReturnStatus);
  return a ? text(a->longName) : MString();
}
MString MFnAttribute::shortName(MStatus* ReturnStatus) const {
  const Attribute* a = held(object_, ReturnStatus);
  return a ? text(a->shortName) : MString();
}
MStatus MFnAttribute::addToCategory(const MString& category) {
  return change(object_, false, [&](Attribute& a) { a.categories.insert(text(category)); });
}
MStatus MFnAttribute::removeFromCategory(const MString& category) {
  return change(object_, false, [&](Attribute& a) { a.categories.erase(text(category)); });
}
bool MFnAttribute::hasCategory(const MString& category) const {
  const Attribute* a = held(object_);
  return a && a->categories.count(text(category)) > 0;
}
MStatus MFnAttribute::getCategories(MStringArray& categories) const {
  const Attribute* a = held(object_);
  if (!a) return MStatus::kFailure;
  for (const auto& category : a->categories) categories.append(text(category));
  return MStatus::kSuccess;
}

MObject MFnTypedAttribute::create(const MString& fullName, const MString& briefName, const MTypeId& id,
                                  MObject defaultData, MStatus* ReturnStatus) {
  const auto a = make(object_, Attribute::Kind::typed, fullName, briefName, ReturnStatus);
  a->dataType = MFnData::kPlugin;
  a->typeId = id;
  a->defaultData = as<Data>(defaultData);
  return object_;
}
MObject MFnTypedAttribute::create(const MString& fullName, const MString& briefName, MFnData::Type type,
                                  MObject defaultData, MStatus* ReturnStatus) {
  const auto a = make(object_, Attribute::Kind::typed, fullName, briefName, ReturnStatus);
  a->dataType = type;
  const auto data = as<Data>(defaultData);
  const bool wrong =
      type <= MFnData::kInvalid || type >= MFnData::kLast || (data && data->dataType() != type);
  if (wrong || (!defaultData.isNull() && !data)) {
    tell(ReturnStatus, MStatus::kInvalidParameter);
    return object_ = MObject::kNullObj;
  }
  a->defaultData = data;
  return object_;
}
MObject MFnTypedAttribute::create(const MString& fullName, const MString& briefName, MFnData::Type type,
                                  MStatus* ReturnStatus) {
  return create(fullName, briefName, type, MObject::kNullObj, ReturnStatus);
}
MFnData::Type MFnTypedAttribute::attrType(MStatus* ReturnStatus) const {
  const Attribute* a = held(object_, ReturnStatus);
  return a ? a->dataType : MFnData::kInvalid;
}
MStatus MFnTypedAttribute::getDefault(MObject& data) {
  const Attribute* a = held(object_);
  if (!a) return MStatus::kFailure;
  data = Access::wrap(a->defaultData);
  return MStatus::kSuccess;
}
MStatus MFnTypedAttribute::setDefault(const MObject& data) {
  const auto value = as<Data>(data);
  Attribute* a = held(object_);
  if (!a || !value || value->dataType() != a->dataType) return MStatus::kFailure;
  a->defaultData = value;
  return MStatus::kSuccess;
}

MObject MFnEnumAttribute::create(const MString& fullName, const MString& briefName, short defaultValue,
                                 MStatus* ReturnStatus) {
  make(object_, Attribute::Kind::choice, fullName, briefName, ReturnStatus)->defaultNumber = defaultValue;
  return object_;
}
MStatus MFnEnumAttribute::addField(const MString& fieldString, short index) {
  Attribute* a = held(object_);
  if (!a) return MStatus::kFailure;
  for (auto& [value, name] : a->fields) {
    if (value != index) continue;
    name = text(fieldString);
    return MStatus::kSuccess;
  }
  a->fields.emplace_back(index, text(fieldString));
  std::sort(a->fields.begin(), a->fields.end());
  return MStatus::kSuccess;
}
MString MFnEnumAttribute::fieldName(short index, MStatus* ReturnStatus) const {
  const Attribute* a = held(object_, ReturnStatus);
  if (!a) return MString();
  for (const auto& [value, name] : a->fields) {
    if (value == index) return text(name);
  }
  tell(ReturnStatus, MStatus::kInvalidParameter);
  return MString();
}
short MFnEnumAttribute::fieldIndex(const MString& fieldString, MStatus* ReturnStatus) const {
  const Attribute* a = held(object_, ReturnStatus);
  if (!a) return 0;
  for (const auto& [value, name] : a->fields) {
    if (name == text(fieldString)) return value;
  }
  tell(ReturnStatus, MStatus::kInvalidParameter);
  return 0;
}
MStatus MFnEnumAttribute::getMin(short& minValue) const {
  const Attribute* a = held(object_);
  if (!a || a->fields.empty()) return MStatus::kFailure;
  minValue = a->fields.front().first;
  return MStatus::kSuccess;
}
MStatus MFnEnumAttribute::getMax(short& maxValue) const {
  const Attribute* a = held(object_);
  if (!a || a->fields.empty()) return MStatus::kFailure;
  maxValue = a->fields.back().first;
  return MStatus::kSuccess;
}
MStatus MFnEnumAttribute::setDefault(short index) {
  return change(object_, false, [&](Attribute& a) { a.defaultNumber = index; });
}
MStatus MFnEnumAttribute::setDefault(const MString& fieldString) {
  MStatus status;
  const short index = fieldIndex(fieldString, &status);
  return status ? setDefault(index) : status;
}
MStatus MFnEnumAttribute::getDefault(short& index) const {
  const Attribute* a = held(object_);
  if (!a) return MStatus::kFailure;
  index = static_cast<short>(a->defaultNumber);
  return MStatus::kSuccess;
}
MStatus MFnEnumAttribute::getDefault(MString& fieldString) const {
  MStatus status;
  fieldString = defaultValue(&status);
  return status;
}
MString MFnEnumAttribute::defaultValue(MStatus* ReturnStatus) const {
  short index = 0;
  const MStatus status = getDefault(index);
  tell(ReturnStatus, status);
  return status ? fieldName(index, ReturnStatus) : MString();
}

MObject MFnMatrixAttribute::create(const MString& fullName, const MString& briefName, Type matrixType,
                                   MStatus* ReturnStatus) {
  make(object_, Attribute::Kind::matrix, fullName, briefName, ReturnStatus)->floatMatrix =
      matrixType == kFloat;
  return object_;
}
MStatus MFnMatrixAttribute::getDefault(MMatrix& def) {
  const Attribute* a = held(object_);
  if (!a) return MStatus::kFailure;
  def.setToIdentity();
  for (unsigned i = 0; i < a->defaultMatrix.size(); ++i) def(i / 4, i % 4) = a->defaultMatrix[i];
  return MStatus::kSuccess;
}
MStatus MFnMatrixAttribute::getDefault(MFloatMatrix& def) {
  MMatrix matrix;
  const MStatus status = getDefault(matrix);
  for (unsigned i = 0; i < 16; ++i) def(i / 4, i % 4) = static_cast<float>(matrix(i / 4, i % 4));
  return status;
}
MStatus MFnMatrixAttribute::setDefault(const MMatrix& def) {
  return change(object_, false, [&](Attribute& a) {
    a.defaultMatrix.resize(16);
    for (unsigned i = 0; i < 16; ++i) a.defaultMatrix[i] = def(i / 4, i % 4);
  });
}
MStatus MFnMatrixAttribute::setDefault(const MFloatMatrix& def) {
  MMatrix matrix;
  for (unsigned i = 0; i < 16; ++i) matrix(i / 4, i % 4) = static_cast<double>(def(i / 4, i % 4));
  return setDefault(matrix);
}

MObject MFnMessageAttribute::create(const MString& fullName, const MString& briefName,
                                    MStatus* ReturnStatus) {
  make(object_, Attribute::Kind::message, fullName, briefName, ReturnStatus);
  return object_;
}

MObject MFnCompoundAttribute::create(const MString& full, const MString& brief, MStatus* ReturnStatus) {
  make(object_, Attribute::Kind::compound, full, brief, ReturnStatus);
  return object_;
}
MStatus MFnCompoundAttribute::addChild(const MObject& child) {
  Attribute* a = held(object_);
  const auto added = as<Attribute>(child);
  if (!a || !added || a->kind != Attribute::Kind::compound) return MStatus::kFailure;
  if (added->parent || a->added || added->contains(*a)) return MStatus::kFailure;
  if (added->added && !withdrawAttribute(*added)) return MStatus::kFailure;
  a->children.push_back(added);
  added->parent = a;
  return MStatus::kSuccess;
}
MStatus MFnCompoundAttribute::removeChild(const MObject& child) {
  Attribute* a = held(object_);
  const auto found = as<Attribute>(child);
  if (!a || !found || found->parent != a || a->added) return MStatus::kFailure;
  a->children.erase(std::find(a->children.begin(), a->children.end(), found));
  found->parent = nullptr;
  return MStatus::kSuccess;
}
unsigned int MFnCompoundAttribute::numChildren(MStatus* ReturnStatus) const {
  const Attribute* a = held(object_, ReturnStatus);
  return a ? static_cast<unsigned int>(a->children.size()) : 0;
}
MObject MFnCompoundAttribute::child(unsigned int index, MStatus* ReturnStatus) const {
  const Attribute* a = held(object_, ReturnStatus);
  if (a && index < a->children.size()) return Access::wrap(a->children[index]);
  tell(ReturnStatus, MStatus::kFailure);
  return MObject::kNullObj;
}

MObject MFnGenericAttribute::create(const MString& full, const MString& brief, MStatus* ReturnStatus) {
  make(object_, Attribute::Kind::generic, full, brief, ReturnStatus);
  return object_;
}
MStatus MFnGenericAttribute::addDataAccept(MFnData::Type type) {
  return change(object_, false, [&](Attribute& a) { a.acceptedData.insert(type); });
}
MStatus MFnGenericAttribute::addNumericDataAccept(MFnNumericData::Type type) {
  return change(object_, false, [&](Attribute& a) { a.acceptedNumeric.insert(type); });
}
MStatus MFnGenericAttribute::addAccept(const MTypeId& id) {
  return change(object_, false, [&](Attribute& a) { a.acceptedIds.insert(id.id()); });
}
MStatus MFnGenericAttribute::removeDataAccept(MFnData::Type type) {
  return change(object_, false, [&](Attribute& a) { a.acceptedData.erase(type); });
}
MStatus MFnGenericAttribute::removeNumericDataAccept(MFnNumericData::Type type) {
  return change(object_, false, [&](Attribute& a) { a.acceptedNumeric.erase(type); });
}
MStatus MFnGenericAttribute::removeAccept(const MTypeId& id) {
  return change(object_, false, [&](Attribute& a) { a.acceptedIds.erase(id.id()); });
}
MStatus MFnGenericAttribute::addAccept(MFnData::Type type) {
  return addDataAccept(type);
}
MStatus MFnGenericAttribute::addAccept(MFnNumericData::Type type) {
  return addNumericDataAccept(type);
}
MStatus MFnGenericAttribute::removeAccept(MFnData::Type type) {
  return removeDataAccept(type);
}
MStatus MFnGenericAttribute::removeAccept(MFnNumericData::Type type) {
  return removeNumericDataAccept(type);
}

OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
// MPlug: values. Numbers are converted from one C++ type to another, unlike in MDataHandle.
#include "commands/plugins.h"
#include "edits/edit.h"
#include "graph/evaluate.h"

#include <mayahost/misuse.h>

#include <maya/MAngle.h>
#include <maya/MDistance.h>
#include <maya/MPlug.h>
#include <maya/MString.h>
#include <maya/MTime.h>

#include <cmath>
#include <cstring>

using namespace mayahost;

namespace {

constexpr double kTicksPerSecond = 141120000.0;

std::shared_ptr<Slot> read(const MPlug& plug, const MDGContext& when, MStatus* status) {
  const PlugPath path = Access::path(plug);
  tell(status, MStatus::kFailure);
  if (!path || !path.key.resolved()) return nullptr;
  if (!path.node->px) {
    misuse("a plug of a destroyed node is read");
    return nullptr;
  }
  const auto slot = evaluatePlug(path, when);
  tell(status, slot ? MStatus::kSuccess : MStatus::kFailure);
  return slot;
}

// One number. Times are in seconds, as Maya's plain numbers for times are.
bool numberOf(const Slot* slot, double& value) {
  if (!slot || !slot->bytes || slot->numeric == MFnNumericData::kInvalid || countOf(slot->numeric) != 1)
    return false;
  value = slot->number();
  if (slot->attribute->unit == MFnUnitAttribute::kTime) value /= kTicksPerSecond;
  return true;
}

template <typename Number>
MStatus get(const std::shared_ptr<Slot>& slot, Number& value) {
  double number = 0.0;
  if (!numberOf(slot.get(), number)) return MStatus::kFailure;
  value = static_cast<Number>(number);
  return MStatus::kSuccess;
}

template <>
MStatus get(const std::shared_ptr<Slot>& slot, MInt64& value) {
  if (slot && slot->bytes && slot->numeric == MFnNumericData::kInt64) {
    std::memcpy(&value, slot->bytes.get(), sizeof(value));
    return MStatus::kSuccess;
  }
  double number = 0.0;
  if (!numberOf(slot.get(), number)) return MStatus::kFailure;
  value = static_cast<MInt64>(number);
  return MStatus::kSuccess;
}

template <>
MStatus get(const std::shared_ptr<Slot>& slot, bool& value) {
  double number = 0.0;
  if (!numberOf(slot.get(), number)) return MStatus::kFailure;
  value = number != 0.0;
  return MStatus::kSuccess;
}

template <>
MStatus get(const std::shared_ptr<Slot>& slot, MTime& value) {
  double number = 0.0;
  if (!numberOf(slot.get(), number)) return MStatus::kFailure;
  const bool isTime = slot->attribute->unit == MFnUnitAttribute::kTime;
  value = isTime ? fromTicks(slot->number()) : MTime(number, MTime::uiUnit());
  return MStatus::kSuccess;
}

template <>
MStatus get(const std::shared_ptr<Slot>& slot, MAngle& value) {
  double number = 0.0;
  if (!numberOf(slot.get(), number)) return MStatus::kFailure;
  value = MAngle(number, MAngle::kRadians);
  return MStatus::kSuccess;
}

template <>
MStatus get(const std::shared_ptr<Slot>& slot, MDistance& value) {
  double number = 0.0;
  if (!numberOf(slot.get(), number)) return MStatus::kFailure;
  value = MDistance(number, MDistance::kCentimeters);
  return MStatus::kSuccess;
}

template <>
MStatus get(const std::shared_ptr<Slot>& slot, MString& value) {
  if (!slot) return MStatus::kFailure;
  const auto* data = dynamic_cast<const StringData*>(slot->data.get());
  if (!data && slot->attribute->dataType != MFnData::kString) return MStatus::kFailure;
  value = data ? data->value : MString();
  return MStatus::kSuccess;
}

template <>
MStatus get(const std::shared_ptr<Slot>& slot, MDataHandle& value) {
  if (!slot) return MStatus::kFailure;
  value = Access::handle(slot, nullptr, false);
  return MStatus::kSuccess;
}

template <>
MStatus get(const std::shared_ptr<Slot>& slot, MObject& value) {
  if (!slot) return MStatus::kFailure;
  value = Access::handle(slot, nullptr, true).data();
  return value.isNull() ? MStatus::kFailure : MStatus::kSuccess;
}

MStatus put(const MPlug& plug, double value) {
  const PlugPath path = Access::path(plug);
  const bool isTime = path && path.key.attribute->unit == MFnUnitAttribute::kTime;
  Journal unkept;
  return setNumber(unkept, path, isTime ? value * kTicksPerSecond : value);
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MStatus MPlug::getValue(MObject& value) const {
  return get(read(*this, currentContext(), nullptr), value);
}
MStatus MPlug::getValue(MObject& value, MDGContext& ctx) const {
  return get(read(*this, ctx, nullptr), value);
}
MStatus MPlug::getValue(MDataHandle& value) const {
  return get(read(*this, currentContext(), nullptr), value);
}
MStatus MPlug::getValue(MDataHandle& value, MDGContext& ctx) const {
  return get(read(*this, ctx, nullptr), value);
}
MStatus MPlug::getValue(double& value) const {
  return get(read(*this, currentContext(), nullptr), value);
}
MStatus MPlug::getValue(double& value, MDGContext& ctx) const {
  return get(read(*this, ctx, nullptr), value);
}
MStatus MPlug::getValue(float& value) const {
  return get(read(*this, currentContext(), nullptr), value);
}
MStatus MPlug::getValue(float& value, MDGContext& ctx) const {
  return get(read(*this, ctx, nullptr), value);
}
MStatus MPlug::getValue(MInt64& value) const {
  return get(read(*this, currentContext(), nullptr), value);
}
MStatus MPlug::getValue(MInt64& value, MDGContext& ctx) const {
  return get(read(*this, ctx, nullptr), value);
}
MStatus MPlug::getValue(int& value) const {
  return get(read(*this, currentContext(), nullptr), value);
}
MStatus MPlug::getValue(int& value, MDGContext& ctx) const {
  return get(read(*this, ctx, nullptr), value);
}
MStatus MPlug::getValue(short& value) const {
  return get(read(*this, currentContext(), nullptr), value);
}
MStatus MPlug::getValue(short& value, MDGContext& ctx) const {
  return get(read(*this, ctx, nullptr), value);
}
MStatus MPlug::getValue(bool& value) const {
  return get(read(*this, currentContext(), nullptr), value);
}
MStatus MPlug::getValue(bool& value, MDGContext& ctx) const {
  return get(read(*this, ctx, nullptr), value);
}
MStatus MPlug::getValue(MDistance& value) const {
  return get(read(*this, currentContext(), nullptr), value);
}
MStatus MPlug::getValue(MDistance& value, MDGContext& ctx) const {
  return get(read(*this, ctx, nullptr), value);
}
MStatus MPlug::getValue(MAngle& value) const {
  return get(read(*this, currentContext(), nullptr), value);
}
MStatus MPlug::getValue(MAngle& value, MDGContext& ctx) const {
  return get(read(*this, ctx, nullptr), value);
}
MStatus MPlug::getValue(MTime& value) const {
  return get(read(*this, currentContext(), nullptr), value);
}
MStatus MPlug::getValue(MTime& value, MDGContext& ctx) const {
  return get(read(*this, ctx, nullptr), value);
}
MStatus MPlug::getValue(char& value) const {
  return get(read(*this, currentContext(), nullptr), value);
}
MStatus MPlug::getValue(char& value, MDGContext& ctx) const {
  return get(read(*this, ctx, nullptr), value);
}
MStatus MPlug::getValue(MString& value) const {
  return get(read(*this, currentContext(), nullptr), value);
}
MStatus MPlug::getValue(MString& value, MDGContext& ctx) const {
  return get(read(*this, ctx, nullptr), value);
}

#define MAYAHOST_AS(Type, Name)                                              \
  Type MPlug::as##Name(MStatus* ReturnStatus) const {                        \
    Type value{};                                                            \
    tell(ReturnStatus, getValue(value));                                     \
    return value;                                                            \
  }                                                                          \
  Type MPlug::as##Name(const MDGContext& ctx, MStatus* ReturnStatus) const { \
    Type value{};                                                            \
    tell(ReturnStatus, get(read(*this, ctx, nullptr), value));               \
    return value;                                                            \
  }
MAYAHOST_AS(MObject, MObject)
MAYAHOST_AS(MDataHandle, MDataHandle)
MAYAHOST_AS(double, Double)
MAYAHOST_AS(float, Float)
MAYAHOST_AS(MInt64, Int64)
MAYAHOST_AS(int, Int)
MAYAHOST_AS(short, Short)
MAYAHOST_AS(bool, Bool)
MAYAHOST_AS(MDistance, MDistance)
MAYAHOST_AS(MAngle, MAngle)
MAYAHOST_AS(MTime, MTime)
MAYAHOST_AS(char, Char)
MAYAHOST_AS(MString, String)

MStatus MPlug::setValue(double value) {
  return put(*this, value);
}
MStatus MPlug::setValue(float value) {
  return put(*this, static_cast<double>(value));
}
MStatus MPlug::setValue(MInt64 value) {
  const PlugPath path = Access::path(*this);
  if (!path || path.key.attribute->numeric != MFnNumericData::kInt64)
    return put(*this, static_cast<double>(value));
  const auto slot = Slot::make(path.key.attribute, false);
  std::memcpy(slot->bytes.get(), &value, sizeof(value));
  Journal unkept;
  return mayahost::setValue(unkept, path, *slot);
}
MStatus MPlug::setValue(int value) {
  return put(*this, value);
}
MStatus MPlug::setValue(short value) {
  return put(*this, value);
}
MStatus MPlug::setValue(bool value) {
  return put(*this, value ? 1.0 : 0.0);
}
MStatus MPlug::setValue(char value) {
  return put(*this, value);
}
MStatus MPlug::setValue(const MDistance& value) {
  return put(*this, value.asCentimeters());
}
MStatus MPlug::setValue(const MAngle& value) {
  return put(*this, value.asRadians());
}
MStatus MPlug::setValue(const MTime& value) {
  const PlugPath path = Access::path(*this);
  if (!path || path.key.attribute->unit != MFnUnitAttribute::kTime)
    return put(*this, value.as(MTime::uiUnit()));
  Journal unkept;
  return setNumber(unkept, path, toTicks(value));
}
MStatus MPlug::setValue(const MString& value) {
  Journal unkept;
  return setData(unkept, Access::path(*this), std::make_shared<StringData>(value));
}
MStatus MPlug::setValue(const char* value) {
  return setValue(MString(value));
}
MStatus MPlug::setValue(const MObject& value) {
  const auto data = as<Data>(value);
  Journal unkept;
  return data ? setData(unkept, Access::path(*this), data) : MStatus(MStatus::kInvalidParameter);
}
MStatus MPlug::setValue(const MPxData* data) {
  if (!data) return MStatus::kInvalidParameter;
  Journal unkept;
  const MTypeId id = data->typeId();
  // The plug owns it from here on, whatever the signature says.
  return setData(unkept, Access::path(*this),
                 std::make_shared<PluginData>(id, std::unique_ptr<MPxData>(const_cast<MPxData*>(data))));
}
MStatus MPlug::setValue(const MDataHandle& handle) {
  const auto slot = Access::slot(handle);
  Journal unkept;
  return slot ? mayahost::setValue(unkept, Access::path(*this), *slot) : MStatus(MStatus::kInvalidParameter);
}

MStatus MPlug::setMObject(const MObject& value) {
  return setValue(value);
}
MStatus MPlug::setMPxData(const MPxData* data) {
  return setValue(data);
}
MStatus MPlug::setMDataHandle(const MDataHandle& handle) {
  return setValue(handle);
}
MStatus MPlug::setDouble(double value) {
  return setValue(value);
}
MStatus MPlug::setFloat(float value) {
  return setValue(value);
}
MStatus MPlug::setInt64(MInt64 value) {
  return setValue(value);
}
MStatus MPlug::setInt(int value) {
  return setValue(value);
}
MStatus MPlug::setShort(short value) {
  return setValue(value);
}
MStatus MPlug::setBool(bool value) {
  return setValue(value);
}
MStatus MPlug::setMDistance(const MDistance& value) {
  return setValue(value);
}
MStatus MPlug::setMAngle(const MAngle& value) {
  return setValue(value);
}
MStatus MPlug::setMTime(const MTime& value) {
  return setValue(value);
}
MStatus MPlug::setChar(char value) {
  return setValue(value);
}
MStatus MPlug::setString(const MString& value) {
  return setValue(value);
}

OPENMAYA_NAMESPACE_CLOSE

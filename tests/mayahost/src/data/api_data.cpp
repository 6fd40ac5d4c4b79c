// SPDX-License-Identifier: MIT
// Function sets of typed data.
#include "commands/plugins.h"
#include "data/data.h"

#include <mayahost/misuse.h>

#include <maya/MFloatVectorArray.h>
#include <maya/MFnDoubleArrayData.h>
#include <maya/MFnFloatArrayData.h>
#include <maya/MFnFloatVectorArrayData.h>
#include <maya/MFnIntArrayData.h>
#include <maya/MFnMatrixArrayData.h>
#include <maya/MFnMatrixData.h>
#include <maya/MFnPluginData.h>
#include <maya/MFnPointArrayData.h>
#include <maya/MFnStringArrayData.h>
#include <maya/MFnStringData.h>
#include <maya/MFnUInt64ArrayData.h>
#include <maya/MFnUintArrayData.h>
#include <maya/MFnVectorArrayData.h>
#include <maya/MTransformationMatrix.h>
#include <maya/MUintArray.h>

#include <cstring>

using namespace mayahost;

namespace mayahost {

MFn::Type NumericData::apiType() const {
  switch (type) {
    case MFnNumericData::k2Short:
      return MFn::kData2Short;
    case MFnNumericData::k3Short:
      return MFn::kData3Short;
    case MFnNumericData::k2Long:
      return MFn::kData2Int;
    case MFnNumericData::k3Long:
      return MFn::kData3Int;
    case MFnNumericData::k2Float:
      return MFn::kData2Float;
    case MFnNumericData::k3Float:
      return MFn::kData3Float;
    case MFnNumericData::k2Double:
      return MFn::kData2Double;
    case MFnNumericData::k3Double:
      return MFn::kData3Double;
    case MFnNumericData::k4Double:
      return MFn::kData4Double;
    default:
      return MFn::kNumericData;
  }
}

std::shared_ptr<Data> PluginData::clone() const {
  auto copy = std::make_shared<PluginData>(id, makePluginData(id));
  if (copy->data && data) copy->data->copy(*data);
  return copy;
}

namespace {

// As UInt64ArrayData, for attributes of any data alone.
using FloatVectorArrayData = ValueData<MFloatVectorArray, MFnData::kAny, MFn::kFloatVectorArrayData>;
using UintArrayData = ValueData<MUintArray, MFnData::kAny, MFn::kUintArrayData>;

template <typename Kind>
Kind* held(const MObject& object, MStatus* status = nullptr) {
  Kind* data = dynamic_cast<Kind*>(Access::get(object).get());
  tell(status, data ? MStatus::kSuccess : MStatus::kFailure);
  return data;
}

template <typename Kind, typename Value>
MObject made(MObject& own, const Value& value, MStatus* status) {
  own = Access::wrap(std::make_shared<Kind>(value));
  tell(status, MStatus::kSuccess);
  return own;
}

template <typename Kind, typename Value>
MStatus assign(const MObject& object, const Value& value) {
  Kind* data = held<Kind>(object);
  if (!data) return MStatus::kFailure;
  data->value = value;
  return MStatus::kSuccess;
}

template <typename Number>
MStatus readNumbers(const MObject& object, MFnNumericData::Type type, std::initializer_list<Number*> to) {
  const auto* data = held<NumericData>(object);
  if (!data || data->type != type) return MStatus::kFailure;
  const auto* from = reinterpret_cast<const Number*>(data->storage);
  for (Number* number : to) std::memcpy(number, from++, sizeof(Number));
  return MStatus::kSuccess;
}

template <typename Number>
MStatus writeNumbers(const MObject& object, MFnNumericData::Type type, std::initializer_list<Number> from) {
  auto* data = held<NumericData>(object);
  if (!data || data->type != type) return MStatus::kFailure;
  std::memcpy(data->storage, from.begin(), from.size() * sizeof(Number));
  return MStatus::kSuccess;
}

}  // namespace
}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN

MObject MFnNumericData::create(Type dataType, MStatus* ReturnStatus) {
  const bool valid = dataType > kInvalid && dataType < kLast;
  tell(ReturnStatus, valid ? MStatus::kSuccess : MStatus::kInvalidParameter);
  object_ = valid ? Access::wrap(std::make_shared<NumericData>(dataType)) : MObject::kNullObj;
  return object_;
}
MFnNumericData::Type MFnNumericData::numericType(MStatus* ReturnStatus) {
  const auto* data = held<NumericData>(object_, ReturnStatus);
  return data ? data->type : kInvalid;
}

#define MAYAHOST_NUMBERS(Number, two, three)                                                               \
  MStatus MFnNumericData::getData(Number& a, Number& b) {                                                  \
    return readNumbers<Number>(object_, two, {std::addressof(a), std::addressof(b)});                      \
  }                                                                                                        \
  MStatus MFnNumericData::getData(Number& a, Number& b, Number& c) {                                       \
    return readNumbers<Number>(object_, three, {std::addressof(a), std::addressof(b), std::addressof(c)}); \
  }                                                                                                        \
  MStatus MFnNumericData::setData(Number a, Number b) {                                                    \
    return writeNumbers<Number>(object_, two, {a, b});                                                     \
  }                                                                                                        \
  MStatus MFnNumericData::setData(Number a, Number b, Number c) {                                          \
    return writeNumbers<Number>(object_, three, {a, b, c});                                                \
  }
MAYAHOST_NUMBERS(short, k2Short, k3Short)
MAYAHOST_NUMBERS(int, k2Int, k3Int)
MAYAHOST_NUMBERS(float, k2Float, k3Float)
MAYAHOST_NUMBERS(double, k2Double, k3Double)
MStatus MFnNumericData::getData(double& a, double& b, double& c, double& d) {
  return readNumbers<double>(object_, k4Double, {&a, &b, &c, &d});
}
MStatus MFnNumericData::setData(double a, double b, double c, double d) {
  return writeNumbers<double>(object_, k4Double, {a, b, c, d});
}

MString MFnStringData::string(MStatus* ReturnStatus) const {
  const auto* data = held<StringData>(object_, ReturnStatus);
  return data ? data->value : MString();
}
MStatus MFnStringData::set(const MString& newString) {
  return assign<StringData>(object_, newString);
}
MObject MFnStringData::create(const MString& str, MStatus* ReturnStatus) {
  return made<StringData>(object_, str, ReturnStatus);
}
MObject MFnStringData::create(MStatus* ReturnStatus) {
  return made<StringData>(object_, MString(), ReturnStatus);
}

bool MFnMatrixData::isTransformation(MStatus* ReturnStatus) const {
  held<MatrixData>(object_, ReturnStatus);
  return false;
}
MTransformationMatrix MFnMatrixData::transformation(MStatus* ReturnStatus) const {
  const auto* data = held<MatrixData>(object_, ReturnStatus);
  return data ? MTransformationMatrix(data->value) : MTransformationMatrix();
}
const MMatrix& MFnMatrixData::matrix(MStatus* ReturnStatus) const {
  static const MMatrix identity;
  const auto* data = held<MatrixData>(object_, ReturnStatus);
  return data ? data->value : identity;
}
MStatus MFnMatrixData::set(const MTransformationMatrix& transformation) {
  return set(transformation.asMatrix());
}
MStatus MFnMatrixData::set(const MMatrix& matrix) {
  return assign<MatrixData>(object_, matrix);
}
MObject MFnMatrixData::create(MStatus* ReturnStatus) {
  return create(MMatrix(), ReturnStatus);
}
MObject MFnMatrixData::create(const MMatrix& matrix, MStatus* ReturnStatus) {
  return made<MatrixData>(object_, matrix, ReturnStatus);
}
MObject MFnMatrixData::create(const MTransformationMatrix& matrix, MStatus* ReturnStatus) {
  return create(matrix.asMatrix(), ReturnStatus);
}

MTypeId MFnPluginData::typeId(MStatus* ReturnStatus) const {
  const auto* data = held<PluginData>(object_, ReturnStatus);
  return data ? data->id : MTypeId();
}
MPxData* MFnPluginData::data(MStatus* ReturnStatus) {
  auto* own = held<PluginData>(object_, ReturnStatus);
  return own ? own->data.get() : nullptr;
}
const MPxData* MFnPluginData::constData(MStatus* ReturnStatus) const {
  const auto* own = held<PluginData>(object_, ReturnStatus);
  return own ? own->data.get() : nullptr;
}
MObject MFnPluginData::create(const MTypeId& id, MStatus* ReturnStatus) {
  auto own = makePluginData(id);
  tell(ReturnStatus, own ? MStatus::kSuccess : MStatus::kInvalidParameter);
  object_ = own ? Access::wrap(std::make_shared<PluginData>(id, std::move(own))) : MObject::kNullObj;
  return object_;
}

MPxData::MPxData() = default;
MPxData::~MPxData() = default;
MStatus MPxData::readASCII(const MArgList&, unsigned int&) {
  return MStatus::kNotImplemented;
}
MStatus MPxData::readBinary(std::istream&, unsigned int) {
  return MStatus::kNotImplemented;
}
MStatus MPxData::writeASCII(std::ostream&) {
  return MStatus::kNotImplemented;
}
MStatus MPxData::writeBinary(std::ostream&) {
  return MStatus::kNotImplemented;
}

#define MAYAHOST_ARRAY_DATA(Class, Kind, Array, Element, Result, Argument)      \
  unsigned int Class::length(MStatus* ReturnStatus) const {                     \
    const auto* data = held<Kind>(object_, ReturnStatus);                       \
    return data ? data->value.length() : 0;                                     \
  }                                                                             \
  Element& Class::operator[](unsigned int index) {                              \
    thread_local Element spare;                                                 \
    auto* data = held<Kind>(object_);                                           \
    if (!data) misuse(#Class "::operator[] without data");                      \
    return data ? data->value[index] : spare = Element();                       \
  }                                                                             \
  Result Class::operator[](unsigned int index) const {                          \
    return const_cast<Class&>(*this)[index];                                    \
  }                                                                             \
  MStatus Class::set(Argument element, unsigned int index) {                    \
    auto* data = held<Kind>(object_);                                           \
    return data ? data->value.set(element, index) : MStatus(MStatus::kFailure); \
  }                                                                             \
  MStatus Class::copyTo(Array& to) const {                                      \
    const auto* data = held<Kind>(object_);                                     \
    if (!data) return MStatus::kFailure;                                        \
    to = data->value;                                                           \
    return MStatus::kSuccess;                                                   \
  }                                                                             \
  MStatus Class::set(const Array& newArray) {                                   \
    return assign<Kind>(object_, newArray);                                     \
  }                                                                             \
  Array Class::array(MStatus* ReturnStatus) {                                   \
    const auto* data = held<Kind>(object_, ReturnStatus);                       \
    return data ? data->value : Array();                                        \
  }                                                                             \
  MObject Class::create(MStatus* ReturnStatus) {                                \
    return made<Kind>(object_, Array(), ReturnStatus);                          \
  }                                                                             \
  MObject Class::create(const Array& in, MStatus* ReturnStatus) {               \
    return made<Kind>(object_, in, ReturnStatus);                               \
  }

MAYAHOST_ARRAY_DATA(MFnStringArrayData, StringArrayData, MStringArray, MString, const MString&,
                    const MString&)
MAYAHOST_ARRAY_DATA(MFnDoubleArrayData, DoubleArrayData, MDoubleArray, double, double, double)
MAYAHOST_ARRAY_DATA(MFnFloatArrayData, FloatArrayData, MFloatArray, float, float, float)
MAYAHOST_ARRAY_DATA(MFnIntArrayData, IntArrayData, MIntArray, int, int, int)
MAYAHOST_ARRAY_DATA(MFnPointArrayData, PointArrayData, MPointArray, MPoint, const MPoint&, MPoint&)
MAYAHOST_ARRAY_DATA(MFnVectorArrayData, VectorArrayData, MVectorArray, MVector, const MVector&, MVector&)
MAYAHOST_ARRAY_DATA(MFnMatrixArrayData, MatrixArrayData, MMatrixArray, MMatrix, const MMatrix&, MMatrix&)
MAYAHOST_ARRAY_DATA(MFnFloatVectorArrayData, FloatVectorArrayData, MFloatVectorArray, MFloatVector,
                    const MFloatVector&, MFloatVector&)
MAYAHOST_ARRAY_DATA(MFnUintArrayData, UintArrayData, MUintArray, unsigned, unsigned, unsigned)
MAYAHOST_ARRAY_DATA(MFnUInt64ArrayData, UInt64ArrayData, MUint64Array, MUint64, MUint64, MUint64)

OPENMAYA_NAMESPACE_CLOSE

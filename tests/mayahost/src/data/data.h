// SPDX-License-Identifier: MIT
// What typed attributes hold. Data that flows along a connection is shared and must not be changed: a slot
// that is about to be written makes its own copy (Slot::ownData).
#pragma once

#include "data/attribute.h"

#include <maya/MDoubleArray.h>
#include <maya/MFloatArray.h>
#include <maya/MIntArray.h>
#include <maya/MMatrix.h>
#include <maya/MMatrixArray.h>
#include <maya/MPointArray.h>
#include <maya/MPxData.h>
#include <maya/MStringArray.h>
#include <maya/MTypeId.h>
#include <maya/MUint64Array.h>
#include <maya/MVectorArray.h>

namespace mayahost {

struct Data : Object {
  virtual MFnData::Type dataType() const = 0;
  virtual MTypeId typeId() const { return MTypeId(); }
  virtual std::shared_ptr<Data> clone() const = 0;
  bool hasFn(MFn::Type type) const override {
    return type == MFn::kBase || type == MFn::kData || type == apiType();
  }
};

template <typename Value, MFnData::Type type, MFn::Type api>
struct ValueData : Data {
  ValueData() = default;
  explicit ValueData(const Value& v) : value(v) {}
  MFn::Type apiType() const override { return api; }
  MFnData::Type dataType() const override { return type; }
  std::shared_ptr<Data> clone() const override { return std::make_shared<ValueData>(*this); }
  Value value;
};

using StringData = ValueData<MString, MFnData::kString, MFn::kStringData>;
using MatrixData = ValueData<MMatrix, MFnData::kMatrix, MFn::kMatrixData>;
using StringArrayData = ValueData<MStringArray, MFnData::kStringArray, MFn::kStringArrayData>;
using DoubleArrayData = ValueData<MDoubleArray, MFnData::kDoubleArray, MFn::kDoubleArrayData>;
using FloatArrayData = ValueData<MFloatArray, MFnData::kFloatArray, MFn::kFloatArrayData>;
using IntArrayData = ValueData<MIntArray, MFnData::kIntArray, MFn::kIntArrayData>;
using PointArrayData = ValueData<MPointArray, MFnData::kPointArray, MFn::kPointArrayData>;
using VectorArrayData = ValueData<MVectorArray, MFnData::kVectorArray, MFn::kVectorArrayData>;
using MatrixArrayData = ValueData<MMatrixArray, MFnData::kMatrixArray, MFn::kMatrixArrayData>;
// No attribute has this type alone: those of any data take it.
using UInt64ArrayData = ValueData<MUint64Array, MFnData::kAny, MFn::kUInt64ArrayData>;

// One to four numbers of a type, as in memory.
struct NumericData : Data {
  explicit NumericData(MFnNumericData::Type t = MFnNumericData::kInvalid) : type(t) {}
  MFn::Type apiType() const override;
  bool hasFn(MFn::Type kind) const override { return kind == MFn::kNumericData || Data::hasFn(kind); }
  MFnData::Type dataType() const override { return MFnData::kNumeric; }
  std::shared_ptr<Data> clone() const override { return std::make_shared<NumericData>(*this); }
  MFnNumericData::Type type;
  double storage[4] = {};
};

// Data of a type that a plug-in registered.
struct PluginData : Data {
  PluginData(MTypeId i, std::unique_ptr<MPxData> d) : id(i), data(std::move(d)) {}
  MFn::Type apiType() const override { return MFn::kPluginData; }
  MFnData::Type dataType() const override { return MFnData::kPlugin; }
  MTypeId typeId() const override { return id; }
  std::shared_ptr<Data> clone() const override;
  MTypeId id;
  std::unique_ptr<MPxData> data;
};

}  // namespace mayahost

// SPDX-License-Identifier: MIT
// The data that setAttr and a file can hold: strings, matrices and arrays.
#include "scenes/scene_values.h"

#include "base/scanner.h"

#include <maya/MEulerRotation.h>
#include <maya/MPoint.h>
#include <maya/MQuaternion.h>
#include <maya/MTransformationMatrix.h>
#include <maya/MVector.h>

#include <fmt/format.h>

namespace mayahost {
namespace {

void addNumber(std::string& out, double value) {
  addWord(out, footfall::formatNumber(value));
}

// An array of elements that `put` writes and `take` reads, after their number.
template <typename Held, typename Put, typename Take>
DataFormat arrayFormat(const char* type, Put put, Take take) {
  DataFormat format;
  format.type = type;
  format.write = [=](std::string& out, const Data& data) {
    const auto& array = static_cast<const Held&>(data).value;
    addWord(out, std::to_string(array.length()));
    for (unsigned i = 0; i < array.length(); ++i) put(out, array[i]);
  };
  format.read = [=](Values& values) {
    auto made = std::make_shared<Held>();
    const std::size_t count = values.count();
    for (std::size_t i = 0; i < count; ++i) made->value.append(take(values));
    return made;
  };
  return format;
}

MVector vector(Values& values) {
  const double x = values.number(), y = values.number(), z = values.number();
  return MVector(x, y, z);
}

// Sixteen numbers, or "xform" and what a transform is made of.
MMatrix matrix(Values& values) {
  MMatrix result;
  if (!values.nextIs("xform")) {
    for (unsigned i = 0; i < 16; ++i) result(i / 4, i % 4) = values.number();
    return result;
  }
  values.text();
  const auto three = [&](double numbers[3]) {
    for (int i = 0; i < 3; ++i) numbers[i] = values.number();
  };
  const auto turn = [&] {
    const double x = values.number(), y = values.number(), z = values.number(), w = values.number();
    return MQuaternion(x, y, z, w);
  };
  double scale[3], rotate[3], shear[3];
  three(scale);
  three(rotate);
  const double order = values.number();
  if (order < 0.0 || order > 5.0) values.fail("the rotate order of a matrix must be 0 to 5");
  const MVector translate = vector(values);
  three(shear);
  const MVector scalePivot = vector(values), scalePivotTranslate = vector(values),
                rotatePivot = vector(values), rotatePivotTranslate = vector(values);
  const MQuaternion axis = turn(), orient = turn();
  const MVector inverseScale = vector(values);
  const bool compensates = values.flag();
  // S, shear and pivots, then RA R, as MTransformationMatrix has them; JO, IS and T follow.
  MTransformationMatrix inner;
  const auto space = MSpace::kTransform;
  inner.setScale(scale, space);
  inner.setShear(shear, space);
  inner.setRotationOrientation(axis);
  inner.setRotation(rotate, static_cast<MTransformationMatrix::RotationOrder>(static_cast<int>(order) + 1));
  inner.setScalePivot(MPoint(scalePivot), space, false);
  inner.setScalePivotTranslation(scalePivotTranslate, space);
  inner.setRotatePivot(MPoint(rotatePivot), space, false);
  inner.setRotatePivotTranslation(rotatePivotTranslate, space);
  MMatrix outer;
  for (unsigned i = 0; i < 3; ++i) {
    if (compensates) outer(i, i) = inverseScale[i];
    outer(3, i) = translate[i];
  }
  return inner.asMatrix() * orient.asMatrix() * outer;
}

std::map<MFnData::Type, DataFormat>& formats() {
  static auto*
      all =
          new std::map<MFnData::Type, DataFormat>{
              {MFnData::kString,
               {"string",
                [](std::string& out, const Data& data) {
                  addWord(out, quotedText(text(static_cast<const StringData&>(data).value)));
                },
                [](Values& values) { return std::make_shared<StringData>(text(values.text())); }}},
              {MFnData::kMatrix,
               {"matrix",
                [](std::string& out, const Data& data) {
                  const MMatrix& m = static_cast<const MatrixData&>(data).value;
                  for (unsigned i = 0; i < 16; ++i) addNumber(out, m(i / 4, i % 4));
                },
                [](Values& values) { return std::make_shared<MatrixData>(matrix(values)); }}},
              {MFnData::kStringArray,
               arrayFormat<StringArrayData>(
                   "stringArray",
                   [](std::string& out, const MString& s) { addWord(out, quotedText(text(s))); },
                   [](Values& values) { return text(values.text()); })},
              {MFnData::kDoubleArray,
               arrayFormat<DoubleArrayData>("doubleArray", addNumber, [](Values& v) { return v.number(); })},
              {MFnData::kFloatArray,
               arrayFormat<FloatArrayData>(
                   "floatArray", [](std::string& out, float f) { addWord(out, fmt::format("{}", f)); },
                   [](Values& v) { return static_cast<float>(v.number()); })},
              {MFnData::kIntArray,
               arrayFormat<IntArrayData>(
                   "Int32Array", [](std::string& out, int i) { addWord(out, std::to_string(i)); },
                   [](Values& v) { return static_cast<int>(v.number()); })},
              {MFnData::kVectorArray, arrayFormat<VectorArrayData>(
                                          "vectorArray",
                                          [](std::string& out, const MVector& v) {
                                            for (unsigned i = 0; i < 3; ++i) addNumber(out, v[i]);
                                          },
                                          vector)},
              {MFnData::kPointArray, arrayFormat<PointArrayData>(
                                         "pointArray",
                                         [](std::string& out, const MPoint& p) {
                                           for (unsigned i = 0; i < 4; ++i) addNumber(out, p[i]);
                                         },
                                         [](Values& values) {
                                           const MVector v = vector(values);
                                           return MPoint(v.x, v.y, v.z, values.number());
                                         })},
              {MFnData::kMatrixArray,
               arrayFormat<MatrixArrayData>(
                   "matrixArray",
                   [](std::string& out, const MMatrix& m) {
                     for (unsigned i = 0; i < 16; ++i) addNumber(out, m(i / 4, i % 4));
                   },
                   matrix)}};
  return *all;
}

}  // namespace

void addDataFormat(MFnData::Type kind, DataFormat format) {
  formats()[kind] = std::move(format);
}

const DataFormat* dataFormat(MFnData::Type kind) {
  const auto found = formats().find(kind);
  return found == formats().end() ? nullptr : &found->second;
}

MFnData::Type dataKind(const std::string& type) {
  for (const auto& [kind, format] : formats()) {
    if (format.type == type) return kind;
  }
  return MFnData::kInvalid;
}

}  // namespace mayahost

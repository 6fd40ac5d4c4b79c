// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFloatPoint.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <mayahost/array.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFloatPointArray {
  MAYAHOST_ARRAY(MFloatPointArray, MFloatPoint, const MFloatPoint&, const MFloatPoint&)
  MFloatPointArray(const MFloatPoint points[], unsigned int count) {
    data_.elements.assign(points, points + count);
  }
  MFloatPointArray(const double points[][4], unsigned int count) {
    for (unsigned int i = 0; i < count; ++i) append(MFloatPoint(points[i]));
  }
  MFloatPointArray(const float points[][4], unsigned int count) {
    for (unsigned int i = 0; i < count; ++i) append(MFloatPoint(points[i]));
  }
  MFloatPointArray(unsigned int initialSize, const MFloatPoint& initialValue = MFloatPoint::origin) {
    data_.elements.assign(initialSize, initialValue);
  }
  MStatus set(double element[4], unsigned int index) { return data_.set(MFloatPoint(element), index); }
  MStatus set(float element[4], unsigned int index) { return data_.set(MFloatPoint(element), index); }
  MStatus set(unsigned int index, float x, float y, float z = 0, float w = 1) {
    return data_.set(MFloatPoint(x, y, z, w), index);
  }
  MStatus append(float x, float y, float z = 0, float w = 1) { return append(MFloatPoint(x, y, z, w)); }
  MStatus copy(const MFloatPointArray& source) {
    *this = source;
    return MStatus::kSuccess;
  }
  MStatus get(double dest[][4]) const {
    for (unsigned int i = 0; i < length(); ++i)
      for (unsigned int k = 0; k < 4; ++k) dest[i][k] = static_cast<double>(data_.elements[i][k]);
    return MStatus::kSuccess;
  }
  MStatus get(float dest[][4]) const {
    for (unsigned int i = 0; i < length(); ++i)
      for (unsigned int k = 0; k < 4; ++k) dest[i][k] = static_cast<float>(data_.elements[i][k]);
    return MStatus::kSuccess;
  }
};
OPENMAYA_NAMESPACE_CLOSE

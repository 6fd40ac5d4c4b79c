// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MPoint.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <mayahost/array.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MPointArray {
  MAYAHOST_ARRAY(MPointArray, MPoint, const MPoint&, const MPoint&)
  MPointArray(const MPoint points[], unsigned int count) { data_.elements.assign(points, points + count); }
  MPointArray(const double points[][4], unsigned int count) {
    for (unsigned int i = 0; i < count; ++i) append(MPoint(points[i]));
  }
  MPointArray(const float points[][4], unsigned int count) {
    for (unsigned int i = 0; i < count; ++i) append(MPoint(points[i]));
  }
  MPointArray(unsigned int initialSize, const MPoint& initialValue = MPoint::origin) {
    data_.elements.assign(initialSize, initialValue);
  }
  MStatus set(double element[4], unsigned int index) { return data_.set(MPoint(element), index); }
  MStatus set(float element[4], unsigned int index) { return data_.set(MPoint(element), index); }
  MStatus set(unsigned int index, double x, double y, double z = 0, double w = 1) {
    return data_.set(MPoint(x, y, z, w), index);
  }
  MStatus append(double x, double y, double z = 0, double w = 1) { return append(MPoint(x, y, z, w)); }
  MStatus copy(const MPointArray& source) {
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

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFloatVector.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <mayahost/array.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFloatVectorArray {
  MAYAHOST_ARRAY(MFloatVectorArray, MFloatVector, const MFloatVector&, const MFloatVector&)
  MFloatVectorArray(const MFloatVector vectors[], unsigned int count) {
    data_.elements.assign(vectors, vectors + count);
  }
  MFloatVectorArray(const double vectors[][3], unsigned int count) {
    for (unsigned int i = 0; i < count; ++i) append(MFloatVector(vectors[i]));
  }
  MFloatVectorArray(const float vectors[][3], unsigned int count) {
    for (unsigned int i = 0; i < count; ++i) append(MFloatVector(vectors[i]));
  }
  MFloatVectorArray(unsigned int initialSize, const MFloatVector& initialValue = MFloatVector::zero) {
    data_.elements.assign(initialSize, initialValue);
  }
  MStatus set(double element[3], unsigned int index) { return data_.set(MFloatVector(element), index); }
  MStatus set(float element[3], unsigned int index) { return data_.set(MFloatVector(element), index); }
  MStatus copy(const MFloatVectorArray& source) {
    *this = source;
    return MStatus::kSuccess;
  }
  MStatus get(double dest[][3]) const {
    for (unsigned int i = 0; i < length(); ++i)
      for (unsigned int k = 0; k < 3; ++k) dest[i][k] = static_cast<double>(data_.elements[i][k]);
    return MStatus::kSuccess;
  }
  MStatus get(float dest[][3]) const {
    for (unsigned int i = 0; i < length(); ++i)
      for (unsigned int k = 0; k < 3; ++k) dest[i][k] = static_cast<float>(data_.elements[i][k]);
    return MStatus::kSuccess;
  }
};
OPENMAYA_NAMESPACE_CLOSE

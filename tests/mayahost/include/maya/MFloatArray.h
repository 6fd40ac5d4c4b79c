// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <mayahost/array.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFloatArray {
  MAYAHOST_ARRAY(MFloatArray, float, float, float)
  MFloatArray(const float src[], unsigned int count) { data_.elements.assign(src, src + count); }
  MFloatArray(const double src[], unsigned int count) {
    for (unsigned int i = 0; i < count; ++i) append(static_cast<float>(src[i]));
  }
  MFloatArray(unsigned int initialSize, float initialValue = 0) {
    data_.elements.assign(initialSize, initialValue);
  }
  MStatus set(double element, unsigned int index) { return data_.set(static_cast<float>(element), index); }
  MStatus copy(const MFloatArray& source) {
    *this = source;
    return MStatus::kSuccess;
  }
  MStatus get(float dest[]) const {
    for (unsigned int i = 0; i < length(); ++i) dest[i] = data_.elements[i];
    return MStatus::kSuccess;
  }
  MStatus get(double dest[]) const {
    for (unsigned int i = 0; i < length(); ++i) dest[i] = data_.elements[i];
    return MStatus::kSuccess;
  }
};
OPENMAYA_NAMESPACE_CLOSE

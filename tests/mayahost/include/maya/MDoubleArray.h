// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <mayahost/array.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MDoubleArray {
  MAYAHOST_ARRAY(MDoubleArray, double, double, double)
  MDoubleArray(const double src[], unsigned int count) { data_.elements.assign(src, src + count); }
  MDoubleArray(const float src[], unsigned int count) {
    for (unsigned int i = 0; i < count; ++i) append(src[i]);
  }
  MDoubleArray(unsigned int initialSize, double initialValue = 0) {
    data_.elements.assign(initialSize, initialValue);
  }
  MStatus set(float element, unsigned int index) { return data_.set(element, index); }
  MStatus copy(const MDoubleArray& source) {
    *this = source;
    return MStatus::kSuccess;
  }
  MStatus get(double dest[]) const {
    for (unsigned int i = 0; i < length(); ++i) dest[i] = data_.elements[i];
    return MStatus::kSuccess;
  }
  MStatus get(float dest[]) const {
    for (unsigned int i = 0; i < length(); ++i) dest[i] = static_cast<float>(data_.elements[i]);
    return MStatus::kSuccess;
  }
};
OPENMAYA_NAMESPACE_CLOSE

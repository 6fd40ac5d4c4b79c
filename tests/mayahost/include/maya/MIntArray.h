// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <mayahost/array.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MIntArray {
  MAYAHOST_ARRAY(MIntArray, int, int, int)
  MIntArray(const int src[], unsigned int count) { data_.elements.assign(src, src + count); }
  MIntArray(unsigned int initialSize, int initialValue = 0) {
    data_.elements.assign(initialSize, initialValue);
  }
  MStatus copy(const MIntArray& source) {
    *this = source;
    return MStatus::kSuccess;
  }
  MStatus get(int dest[]) const {
    for (unsigned int i = 0; i < length(); ++i) dest[i] = data_.elements[i];
    return MStatus::kSuccess;
  }
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <mayahost/array.h>

typedef unsigned int MUint;

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MUintArray {
  MAYAHOST_ARRAY(MUintArray, unsigned int, unsigned int, unsigned int)
  MUintArray(const unsigned int src[], unsigned int count) { data_.elements.assign(src, src + count); }
  MUintArray(unsigned int initialSize, unsigned int initialValue = 0) {
    data_.elements.assign(initialSize, initialValue);
  }
  MStatus copy(const MUintArray& source) {
    *this = source;
    return MStatus::kSuccess;
  }
  MStatus get(unsigned int dest[]) const {
    for (unsigned int i = 0; i < length(); ++i) dest[i] = data_.elements[i];
    return MStatus::kSuccess;
  }
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <mayahost/array.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MUint64Array {
  MAYAHOST_ARRAY(MUint64Array, MUint64, MUint64, MUint64)
  MUint64Array(const MUint64 src[], unsigned int count) { data_.elements.assign(src, src + count); }
  MUint64Array(unsigned int initialSize, MUint64 initialValue = 0) {
    data_.elements.assign(initialSize, initialValue);
  }
  MStatus copy(const MUint64Array& source) {
    *this = source;
    return MStatus::kSuccess;
  }
  MStatus get(MUint64 dest[]) const {
    for (unsigned int i = 0; i < length(); ++i) dest[i] = data_.elements[i];
    return MStatus::kSuccess;
  }
};
OPENMAYA_NAMESPACE_CLOSE

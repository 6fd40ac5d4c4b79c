// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <mayahost/array.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MInt64Array {
  MAYAHOST_ARRAY(MInt64Array, MInt64, MInt64, MInt64)
  MInt64Array(const MInt64 src[], unsigned int count) { data_.elements.assign(src, src + count); }
  MInt64Array(unsigned int initialSize, MInt64 initialValue = 0) {
    data_.elements.assign(initialSize, initialValue);
  }
  MStatus copy(const MInt64Array& source) {
    *this = source;
    return MStatus::kSuccess;
  }
  MStatus get(MInt64 dest[]) const {
    for (unsigned int i = 0; i < length(); ++i) dest[i] = data_.elements[i];
    return MStatus::kSuccess;
  }
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTime.h>
#include <mayahost/array.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MTimeArray {
  MAYAHOST_ARRAY(MTimeArray, MTime, const MTime&, const MTime&)
  MTimeArray(const MTime src[], unsigned int count) { data_.elements.assign(src, src + count); }
  MTimeArray(unsigned int initialSize, const MTime& initialValue) {
    data_.elements.assign(initialSize, initialValue);
  }
  MStatus copy(const MTimeArray& source) {
    *this = source;
    return MStatus::kSuccess;
  }
  MStatus get(MTime array[]) const {
    for (unsigned int i = 0; i < length(); ++i) array[i] = data_.elements[i];
    return MStatus::kSuccess;
  }
};
OPENMAYA_NAMESPACE_CLOSE

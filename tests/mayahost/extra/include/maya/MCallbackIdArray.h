// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MMessage.h>
#include <maya/MTypes.h>
#include <mayahost/array.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MCallbackIdArray {
  MAYAHOST_ARRAY(MCallbackIdArray, MCallbackId, MCallbackId, MCallbackId)
  MCallbackIdArray(unsigned int initialSize, MCallbackId initialValue = 0) {
    data_.elements.assign(initialSize, initialValue);
  }
  MCallbackIdArray(const MCallbackId src[], unsigned int count) { data_.elements.assign(src, src + count); }
  MStatus copy(const MCallbackIdArray& source) {
    *this = source;
    return MStatus::kSuccess;
  }
  MStatus get(MCallbackId dest[]) const {
    for (unsigned int i = 0; i < length(); ++i) dest[i] = data_.elements[i];
    return MStatus::kSuccess;
  }
};
OPENMAYA_NAMESPACE_CLOSE

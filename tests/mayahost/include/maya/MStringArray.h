// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MTypes.h>
#include <mayahost/array.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// There is no copy(): use operator=.
class OPENMAYA_EXPORT MStringArray {
  MAYAHOST_ARRAY(MStringArray, MString, const MString&, MString)
  MStringArray(const MString strings[], unsigned int count) {
    data_.elements.assign(strings, strings + count);
  }
  MStringArray(const char* strings[], unsigned int count) { data_.elements.assign(strings, strings + count); }
  MStringArray(unsigned int initialSize, const MString& initialValue) {
    data_.elements.assign(initialSize, initialValue);
  }
  MStatus set(char* element, unsigned int index) { return data_.set(MString(element), index); }
  MStatus get(MString array[]) const {
    for (unsigned int i = 0; i < length(); ++i) array[i] = data_.elements[i];
    return MStatus::kSuccess;
  }
};
OPENMAYA_NAMESPACE_CLOSE

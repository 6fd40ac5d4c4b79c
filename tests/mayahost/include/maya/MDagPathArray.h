// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDagPath.h>
#include <maya/MTypes.h>
#include <mayahost/array.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
OPENMAYA_EXPORT std::ostream& operator<<(std::ostream& os, const MDagPath& path);

class OPENMAYA_EXPORT MDagPathArray {
  MAYAHOST_ARRAY(MDagPathArray, MDagPath, const MDagPath&, const MDagPath&)
  MDagPathArray(unsigned int initialSize, const MDagPath& initialValue) {
    data_.elements.assign(initialSize, initialValue);
  }
  MStatus copy(const MDagPathArray& source) {
    *this = source;
    return MStatus::kSuccess;
  }
};
OPENMAYA_NAMESPACE_CLOSE

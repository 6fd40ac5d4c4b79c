// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MMatrix.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <mayahost/array.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MMatrixArray {
  MAYAHOST_ARRAY(MMatrixArray, MMatrix, const MMatrix&, const MMatrix&)
  MMatrixArray(unsigned initialSize) { data_.elements.resize(initialSize); }
  MStatus copy(const MMatrixArray& source) {
    *this = source;
    return MStatus::kSuccess;
  }
};
OPENMAYA_NAMESPACE_CLOSE

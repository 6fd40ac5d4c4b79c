// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnMatrixArrayData : public MFnData {
  MAYAHOST_FUNCTION_SET(MFnMatrixArrayData, MFn::kMatrixArrayData)
  unsigned int length(MStatus* ReturnStatus = NULL) const;
  const MMatrix& operator[](unsigned int index) const;
  MMatrix& operator[](unsigned int index);
  MStatus set(MMatrix& element, unsigned int index);
  MStatus copyTo(MMatrixArray&) const;
  MStatus set(const MMatrixArray& newArray);
  MMatrixArray array(MStatus* ReturnStatus = NULL);
  MObject create(MStatus* ReturnStatus = NULL);
  MObject create(const MMatrixArray& in, MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE

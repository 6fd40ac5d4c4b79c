// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnVectorArrayData : public MFnData {
  MAYAHOST_FUNCTION_SET(MFnVectorArrayData, MFn::kVectorArrayData)
  unsigned int length(MStatus* ReturnStatus = NULL) const;
  const MVector& operator[](unsigned int index) const;
  MVector& operator[](unsigned int index);
  MStatus set(MVector& element, unsigned int index);
  MStatus copyTo(MVectorArray&) const;
  MStatus set(const MVectorArray& newArray);
  MVectorArray array(MStatus* ReturnStatus = NULL);
  MObject create(MStatus* ReturnStatus = NULL);
  MObject create(const MVectorArray& in, MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE

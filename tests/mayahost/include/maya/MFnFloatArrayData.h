// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnFloatArrayData : public MFnData {
  MAYAHOST_FUNCTION_SET(MFnFloatArrayData, MFn::kFloatArrayData)
  unsigned int length(MStatus* ReturnStatus = NULL) const;
  float operator[](unsigned int index) const;
  float& operator[](unsigned int index);
  MStatus set(float element, unsigned int index);
  MStatus copyTo(MFloatArray&) const;
  MStatus set(const MFloatArray& newArray);
  MFloatArray array(MStatus* ReturnStatus = NULL);
  MObject create(MStatus* ReturnStatus = NULL);
  MObject create(const MFloatArray& in, MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnFloatVectorArrayData : public MFnData {
  MAYAHOST_FUNCTION_SET(MFnFloatVectorArrayData, MFn::kFloatVectorArrayData)
  unsigned int length(MStatus* ReturnStatus = NULL) const;
  const MFloatVector& operator[](unsigned int index) const;
  MFloatVector& operator[](unsigned int index);
  MStatus set(MFloatVector& element, unsigned int index);
  MStatus copyTo(MFloatVectorArray&) const;
  MStatus set(const MFloatVectorArray& newArray);
  MFloatVectorArray array(MStatus* ReturnStatus = NULL);
  MObject create(MStatus* ReturnStatus = NULL);
  MObject create(const MFloatVectorArray& in, MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE
using OPENMAYA_MAJOR_NAMESPACE_SCHEMA::MFnFloatVectorArrayData;

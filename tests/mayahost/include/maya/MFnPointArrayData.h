// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnPointArrayData : public MFnData {
  MAYAHOST_FUNCTION_SET(MFnPointArrayData, MFn::kPointArrayData)
  unsigned int length(MStatus* ReturnStatus = NULL) const;
  const MPoint& operator[](unsigned int index) const;
  MPoint& operator[](unsigned int index);
  MStatus set(MPoint& element, unsigned int index);
  MStatus copyTo(MPointArray&) const;
  MStatus set(const MPointArray& newArray);
  MPointArray array(MStatus* ReturnStatus = NULL);
  MObject create(MStatus* ReturnStatus = NULL);
  MObject create(const MPointArray& in, MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE

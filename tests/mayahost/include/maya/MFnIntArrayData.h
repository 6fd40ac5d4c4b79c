// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnIntArrayData : public MFnData {
  MAYAHOST_FUNCTION_SET(MFnIntArrayData, MFn::kIntArrayData)
  unsigned int length(MStatus* ReturnStatus = NULL) const;
  int operator[](unsigned int index) const;
  int& operator[](unsigned int index);
  MStatus set(int element, unsigned int index);
  MStatus copyTo(MIntArray&) const;
  MStatus set(const MIntArray& newArray);
  MIntArray array(MStatus* ReturnStatus = NULL);
  MObject create(MStatus* ReturnStatus = NULL);
  MObject create(const MIntArray& in, MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE

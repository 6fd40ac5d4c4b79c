// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnStringArrayData : public MFnData {
  MAYAHOST_FUNCTION_SET(MFnStringArrayData, MFn::kStringArrayData)
  unsigned int length(MStatus* ReturnStatus = NULL) const;
  const MString& operator[](unsigned int index) const;
  MString& operator[](unsigned int index);
  MStatus set(const MString& element, unsigned int index);
  MStatus copyTo(MStringArray&) const;
  MStatus set(const MStringArray& newArray);
  MStringArray array(MStatus* ReturnStatus = NULL);
  MObject create(MStatus* ReturnStatus = NULL);
  MObject create(const MStringArray& in, MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE

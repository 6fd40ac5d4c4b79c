// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnStringData : public MFnData {
  MAYAHOST_FUNCTION_SET(MFnStringData, MFn::kStringData)
  MString string(MStatus* ReturnStatus = NULL) const;
  MStatus set(const MString& newString);
  MObject create(const MString& str, MStatus* ReturnStatus = NULL);
  MObject create(MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnGeometryData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnNurbsCurveData : public MFnGeometryData {
  MAYAHOST_FUNCTION_SET(MFnNurbsCurveData, MFn::kNurbsCurveData)
  MObject create(MStatus* ReturnStatus = NULL);  // empty
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Geometry with the matrix that takes it to the world.
class OPENMAYA_EXPORT MFnGeometryData : public MFnData {
  MAYAHOST_FUNCTION_SET(MFnGeometryData, MFn::kGeometryData)
  MStatus setMatrix(const MMatrix& matrix);
  MStatus getMatrix(MMatrix& matrix) const;
  bool matrixIsIdentity(MStatus* ReturnStatus = NULL) const;
  bool matrixIsNotIdentity(MStatus* ReturnStatus = NULL) const;
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnMatrixData : public MFnData {
  MAYAHOST_FUNCTION_SET(MFnMatrixData, MFn::kMatrixData)
  bool isTransformation(MStatus* ReturnStatus = NULL) const;
  MTransformationMatrix transformation(MStatus* ReturnStatus = NULL) const;
  const MMatrix& matrix(MStatus* ReturnStatus = NULL) const;
  MStatus set(const MTransformationMatrix& transformation);
  MStatus set(const MMatrix& matrix);
  MObject create(MStatus* ReturnStatus = NULL);
  MObject create(const MMatrix&, MStatus* ReturnStatus = NULL);
  MObject create(const MTransformationMatrix&, MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE

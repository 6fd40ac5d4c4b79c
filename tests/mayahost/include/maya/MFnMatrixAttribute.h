// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnAttribute.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnMatrixAttribute : public MFnAttribute {
  MAYAHOST_FUNCTION_SET(MFnMatrixAttribute, MFn::kMatrixAttribute)
  OPENMAYA_ENUM(Type, kFloat, kDouble);
  MObject create(const MString& fullName, const MString& briefName, Type matrixType = kDouble,
                 MStatus* ReturnStatus = NULL);
  MStatus getDefault(MMatrix& def);
  MStatus getDefault(MFloatMatrix& def);
  MStatus setDefault(const MMatrix& def);
  MStatus setDefault(const MFloatMatrix& def);
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnAttribute.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnCompoundAttribute : public MFnAttribute {
  MAYAHOST_FUNCTION_SET(MFnCompoundAttribute, MFn::kCompoundAttribute)
  MObject create(const MString& full, const MString& brief, MStatus* ReturnStatus = NULL);
  MStatus addChild(const MObject& child);
  MStatus removeChild(const MObject& child);
  unsigned int numChildren(MStatus* ReturnStatus = NULL) const;
  MObject child(unsigned int index, MStatus* ReturnStatus = NULL) const;
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnAttribute.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// No value: a relation between nodes.
class OPENMAYA_EXPORT MFnMessageAttribute : public MFnAttribute {
  MAYAHOST_FUNCTION_SET(MFnMessageAttribute, MFn::kMessageAttribute)
  MObject create(const MString& fullName, const MString& briefName, MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnAttribute.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnTypedAttribute : public MFnAttribute {
  MAYAHOST_FUNCTION_SET(MFnTypedAttribute, MFn::kTypedAttribute)
  MObject create(const MString& fullName, const MString& briefName, const MTypeId& id,
                 MObject defaultData = MObject::kNullObj, MStatus* ReturnStatus = NULL);
  MObject create(const MString& fullName, const MString& briefName, MFnData::Type type,
                 MObject defaultData = MObject::kNullObj, MStatus* ReturnStatus = NULL);
  MObject create(const MString& fullName, const MString& briefName, MFnData::Type type,
                 MStatus* ReturnStatus);
  MFnData::Type attrType(MStatus* ReturnStatus = NULL) const;
  MStatus getDefault(MObject& defaultCustomData);
  MStatus setDefault(const MObject& defaultCustomData);
};
OPENMAYA_NAMESPACE_CLOSE

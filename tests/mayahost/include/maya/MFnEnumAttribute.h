// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnAttribute.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A choice among named fields, held as a short.
class OPENMAYA_EXPORT MFnEnumAttribute : public MFnAttribute {
  MAYAHOST_FUNCTION_SET(MFnEnumAttribute, MFn::kEnumAttribute)
  MObject create(const MString& fullName, const MString& briefName, short defaultValue = 0,
                 MStatus* ReturnStatus = NULL);
  MStatus addField(const MString& fieldString, short index);
  MString fieldName(short index, MStatus* ReturnStatus = NULL) const;
  short fieldIndex(const MString& fieldString, MStatus* ReturnStatus = NULL) const;
  MStatus getMin(short& minValue) const;
  MStatus getMax(short& maxValue) const;
  MStatus setDefault(short index);
  MStatus setDefault(const MString& fieldString);
  MStatus getDefault(short& index) const;
  MStatus getDefault(MString& fieldString) const;
  MString defaultValue(MStatus* ReturnStatus = NULL) const;
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnAttribute.h>
#include <maya/MFnNumericData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Holds a number or data of any of the kinds it accepts.
class OPENMAYA_EXPORT MFnGenericAttribute : public MFnAttribute {
  MAYAHOST_FUNCTION_SET(MFnGenericAttribute, MFn::kGenericAttribute)
  MObject create(const MString& full, const MString& brief, MStatus* ReturnStatus = NULL);
  MStatus addDataAccept(MFnData::Type newType);
  MStatus addNumericDataAccept(MFnNumericData::Type newType);
  MStatus addAccept(const MTypeId& id);
  MStatus addAccept(MFnData::Type newType);
  MStatus addAccept(MFnNumericData::Type newType);
  MStatus removeDataAccept(MFnData::Type oldType);
  MStatus removeNumericDataAccept(MFnNumericData::Type oldType);
  MStatus removeAccept(const MTypeId& id);
  MStatus removeAccept(MFnData::Type oldType);
  MStatus removeAccept(MFnNumericData::Type oldType);
};
OPENMAYA_NAMESPACE_CLOSE

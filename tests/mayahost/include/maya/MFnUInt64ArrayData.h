// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnUInt64ArrayData : public MFnData {
  MAYAHOST_FUNCTION_SET(MFnUInt64ArrayData, MFn::kUInt64ArrayData)
  unsigned int length(MStatus* ReturnStatus = NULL) const;
  MUint64 operator[](unsigned int index) const;
  MUint64& operator[](unsigned int index);
  MStatus set(MUint64 element, unsigned int index);
  MStatus copyTo(MUint64Array&) const;
  MStatus set(const MUint64Array& newArray);
  MUint64Array array(MStatus* ReturnStatus = NULL);
  MObject create(MStatus* ReturnStatus = NULL);
  MObject create(const MUint64Array& in, MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE

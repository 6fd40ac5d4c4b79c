// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnUintArrayData : public MFnData {
  MAYAHOST_FUNCTION_SET(MFnUintArrayData, MFn::kUintArrayData)
  unsigned int length(MStatus* ReturnStatus = NULL) const;
  unsigned int operator[](unsigned int index) const;
  unsigned int& operator[](unsigned int index);
  MStatus set(unsigned int element, unsigned int index);
  MStatus copyTo(MUintArray&) const;
  MStatus set(const MUintArray& newArray);
  MUintArray array(MStatus* ReturnStatus = NULL);
  MObject create(MStatus* ReturnStatus = NULL);
  MObject create(const MUintArray& in, MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE
using OPENMAYA_MAJOR_NAMESPACE_SCHEMA::MFnUintArrayData;

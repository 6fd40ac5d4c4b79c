// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnComponentListData : public MFnData {
  MAYAHOST_FUNCTION_SET(MFnComponentListData, MFn::kComponentListData)
  unsigned int length(MStatus* ReturnStatus = NULL) const;
  bool has(const MObject& obj, MStatus* ReturnStatus = NULL) const;
  MObject operator[](unsigned int index) const;
  MStatus add(MObject& component);
  MStatus remove(const MObject& component);
  MStatus remove(unsigned int index);
  MStatus clear();
  MObject create(MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE

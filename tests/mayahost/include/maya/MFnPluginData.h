// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnPluginData : public MFnData {
  MAYAHOST_FUNCTION_SET(MFnPluginData, MFn::kPluginData)
  MTypeId typeId(MStatus* ReturnStatus = NULL) const;
  MPxData* data(MStatus* ReturnStatus = NULL);
  const MPxData* constData(MStatus* ReturnStatus = NULL) const;
  MObject create(const MTypeId& id, MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnBase.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Parts of a shape. A complete component means all of them, whatever their number becomes.
class OPENMAYA_EXPORT MFnComponent : public MFnBase {
  MAYAHOST_FUNCTION_SET(MFnComponent, MFn::kComponent)
  int elementCount(MStatus* ReturnStatus = NULL) const;
  MFn::Type componentType(MStatus* ReturnStatus = NULL) const;
  bool isEmpty(MStatus* ReturnStatus = NULL) const;
  bool isEqual(MObject& other, MStatus* ReturnStatus = NULL) const;
  bool isComplete(MStatus* ReturnStatus = NULL) const;
  MStatus setComplete(bool complete);
  bool hasWeights() const;  // none has here
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MIntArray.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The nodes of the scene, in order of creation.
class OPENMAYA_EXPORT MItDependencyNodes {
 public:
  MItDependencyNodes(MFn::Type filter = MFn::kInvalid, MStatus* ReturnStatus = NULL);
  virtual ~MItDependencyNodes();
  MStatus reset(MFn::Type filter = MFn::kInvalid);
  MObject thisNode(MStatus* ReturnStatus = NULL) const;
  MObject item(MStatus* ReturnStatus = NULL) const;
  MStatus next();
  bool isDone(MStatus* ReturnStatus = NULL) const;
  static const char* className();

 private:
  std::vector<MObject> nodes_;
  std::size_t at_ = 0;
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Why a node switches cached playback off.
class OPENMAYA_EXPORT MNodeCacheDisablingInfo {
 public:
  ~MNodeCacheDisablingInfo();
  void setCacheDisabled(bool disabled, MStatus* ReturnStatus = NULL);
  bool getCacheDisabled(MStatus* ReturnStatus = NULL) const;
  void setReason(const MString& reason, MStatus* ReturnStatus = NULL);
  MString getReason(MStatus* ReturnStatus = NULL) const;
  void setMitigation(const MString& mitigation, MStatus* ReturnStatus = NULL);
  MString getMitigation(MStatus* ReturnStatus = NULL) const;
  static const char* className();

 private:
  friend struct mayahost::Access;
  MNodeCacheDisablingInfo();
  bool disabled_ = false;
  MString reason_, mitigation_;
};
OPENMAYA_NAMESPACE_CLOSE

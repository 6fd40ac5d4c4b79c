// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What a node asks of cached playback.
class OPENMAYA_EXPORT MNodeCacheSetupInfo {
 public:
  OPENMAYA_ENUM(PreferenceFlag, kWantToCacheByDefault);
  OPENMAYA_ENUM(RequirementFlag, kSimulationSupport);
  ~MNodeCacheSetupInfo();
  void setPreference(PreferenceFlag flag, bool value, MStatus* ReturnStatus = NULL);
  bool getPreference(PreferenceFlag flag, MStatus* ReturnStatus = NULL) const;
  void setRequirement(RequirementFlag flag, bool value, MStatus* ReturnStatus = NULL);
  bool getRequirement(RequirementFlag flag, MStatus* ReturnStatus = NULL) const;
  static const char* className();

 private:
  friend struct mayahost::Access;
  MNodeCacheSetupInfo();
  bool wantToCache_ = false, simulation_ = false;
};
OPENMAYA_NAMESPACE_CLOSE

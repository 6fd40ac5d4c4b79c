// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObject.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What a node wants of cached playback, and needs.
class OPENMAYA_EXPORT MNodeCacheSetupInfo {
 public:
  OPENMAYA_ENUM(PreferenceFlag, kWantToCacheByDefault, kLastPreference);
  OPENMAYA_ENUM(RequirementFlag, kSimulationSupport, kLastRequirement);
  void setPreference(PreferenceFlag, bool);
  bool getPreference(PreferenceFlag) const;
  void setRequirement(RequirementFlag, bool);
  bool getRequirement(RequirementFlag) const;

 private:
  friend struct mayahost::Access;
  MNodeCacheSetupInfo();
  ~MNodeCacheSetupInfo();
  bool wantToCache_ = false, simulation_ = false;
};
OPENMAYA_NAMESPACE_CLOSE

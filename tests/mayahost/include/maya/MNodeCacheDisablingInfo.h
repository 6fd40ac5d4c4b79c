// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObject.h>
#include <maya/MString.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Whether, and why, a node makes cached playback impossible for the whole scene.
class OPENMAYA_EXPORT MNodeCacheDisablingInfo {
 public:
  void setCacheDisabled(bool disabled);
  bool getCacheDisabled() const;
  void setReason(const MString& reason);
  void setMitigation(const MString& mitigation);
  void reset();

 private:
  friend struct mayahost::Access;
  MNodeCacheDisablingInfo();
  ~MNodeCacheDisablingInfo();
  bool disabled_ = false;
  MString reason_, mitigation_;
};
OPENMAYA_NAMESPACE_CLOSE

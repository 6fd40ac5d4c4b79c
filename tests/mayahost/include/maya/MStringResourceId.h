// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MString.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A text that can be translated, by its plug-in and key.
class OPENMAYA_EXPORT MStringResourceId {
 public:
  MStringResourceId(const char* pluginId, const char* keyString, const MString& defaultValue)
      : plugin_(pluginId), key_(keyString), text_(defaultValue) {}
  bool operator==(const MStringResourceId& other) const {
    return plugin_ == other.plugin_ && key_ == other.key_;
  }
  bool operator!=(const MStringResourceId& other) const { return !(*this == other); }

 private:
  friend class MStringResource;
  MString plugin_, key_, text_;
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class MPxContext;

// Whether the property sheet of a tool has to be shown again; nothing shows it here.
class OPENMAYAUI_EXPORT MToolsInfo {
 public:
  static void setDirtyFlag(const MPxContext& context);
  static void resetDirtyFlag();
  static bool isDirty();
  static const char* className();
};
OPENMAYA_NAMESPACE_CLOSE

using OPENMAYA_MAJOR_NAMESPACE_SCHEMA::MToolsInfo;

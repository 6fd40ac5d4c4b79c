// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MColor.h>
#include <maya/MHWGeometry.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
namespace MHWRender {
enum DisplayStatus {
  kActive,
  kLive,
  kDormant,
  kInvisible,
  kHilite,
  kTemplate,
  kActiveTemplate,
  kActiveComponent,
  kLead,
  kIntermediateObject,
  kActiveAffected,
  kNoStatus
};

// How an object is to be shown: the last selected one leads, others selected are active.
class OPENMAYARENDER_EXPORT MGeometryUtilities {
 public:
  static MColor wireframeColor(const MDagPath& path);
  static DisplayStatus displayStatus(const MDagPath& path, MStatus* returnStatus = NULL);
  static const char* className();

 private:
  ~MGeometryUtilities();
};
}  // namespace MHWRender
OPENMAYA_NAMESPACE_CLOSE

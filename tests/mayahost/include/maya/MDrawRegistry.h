// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObject.h>
#include <maya/MString.h>
#include <maya/MTypes.h>
#include <maya/MViewport2Renderer.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
namespace MHWRender {
// Which override draws nodes of which classification ("drawdb/geometry/...").
class OPENMAYARENDER_EXPORT MDrawRegistry {
 public:
  typedef MPxDrawOverride* (*DrawOverrideCreator)(const MObject&);
  static MStatus registerDrawOverrideCreator(const MString& drawClassification, const MString& registrantId,
                                             DrawOverrideCreator creator);
  static MStatus deregisterDrawOverrideCreator(const MString& drawClassification,
                                               const MString& registrantId);
  static const char* className();

 private:
  MDrawRegistry() = delete;
};
}  // namespace MHWRender
OPENMAYA_NAMESPACE_CLOSE

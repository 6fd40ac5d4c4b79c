// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <maya/MViewport2Renderer.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
namespace MHWRender {
// What selecting in the viewport hands to overrides. Nothing is selected so here: the host makes none.
class OPENMAYARENDER_EXPORT MSelectionContext {
 public:
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"  // kNone is a DrawAPI too, as in Maya
  OPENMAYA_ENUM(SelectionLevel, kNone, kObject, kComponent);
#pragma GCC diagnostic pop
  static const char* className();

 private:
  MSelectionContext() = delete;
};
class OPENMAYARENDER_EXPORT MSelectionInfo {
 public:
  static const char* className();

 private:
  MSelectionInfo() = delete;
};
}  // namespace MHWRender
OPENMAYA_NAMESPACE_CLOSE

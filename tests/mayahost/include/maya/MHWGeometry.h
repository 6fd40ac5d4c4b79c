// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MBoundingBox.h>
#include <maya/MColor.h>
#include <maya/MDagPath.h>
#include <maya/MString.h>
#include <maya/MTypes.h>
#include <maya/MViewport2Renderer.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
namespace MHWRender {
// The priorities of depth; a higher one is drawn over a lower. Their values are the host's own.
class OPENMAYARENDER_EXPORT MRenderItem {
 public:
  static unsigned int sDormantFilledDepthPriority;
  static unsigned int sDormantWireDepthPriority;
  static unsigned int sHiliteWireDepthPriority;
  static unsigned int sActiveWireDepthPriority;
  static unsigned int sActiveLineDepthPriority;
  static unsigned int sDormantPointDepthPriority;
  static unsigned int sActivePointDepthPriority;
  static unsigned int sSelectionDepthPriority;
  static const char* className();

 private:
  MRenderItem() = delete;
};
}  // namespace MHWRender
OPENMAYA_NAMESPACE_CLOSE

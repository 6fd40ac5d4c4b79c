// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDagPath.h>
#include <maya/MDagPathArray.h>
#include <maya/MFloatPoint.h>
#include <maya/MFrameContext.h>
#include <maya/MMatrix.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MStringArray.h>
#include <maya/MTypes.h>
#include <maya/MUIDrawManager.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
namespace MHWRender {
enum DrawAPI {
  kNone = 0,
  kOpenGL = 1 << 0,
  kDirectX11 = 1 << 1,
  kOpenGLCoreProfile = 1 << 2,
  kAllDevices = kOpenGL | kDirectX11 | kOpenGLCoreProfile
};
inline DrawAPI operator|(DrawAPI a, DrawAPI b) {
  return DrawAPI(static_cast<unsigned int>(a) | static_cast<unsigned int>(b));
}

// The renderer of the viewport: here a core profile of OpenGL that draws nothing and records everything.
class OPENMAYARENDER_EXPORT MRenderer {
 public:
  static MRenderer* theRenderer(bool initializeRenderer = true);
  DrawAPI drawAPI() const;
  bool drawAPIIsOpenGL() const;
  // The override of the object is to be asked again. Any thread.
  static void setGeometryDrawDirty(MObject obj, bool topologyChanged = true);

 private:
  MRenderer() = default;
};
}  // namespace MHWRender
OPENMAYA_NAMESPACE_CLOSE

namespace MHWRender {
using namespace OPENMAYA_MAJOR_NAMESPACE_SCHEMA::MHWRender;
}

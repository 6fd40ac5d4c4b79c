// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MBoundingBox.h>
#include <maya/MColor.h>
#include <maya/MDagPath.h>
#include <maya/MDoubleArray.h>
#include <maya/MFloatArray.h>
#include <maya/MMatrix.h>
#include <maya/MTypes.h>
#include <maya/MViewport2Renderer.h>

namespace mayahost {
struct DrawRecorder;
}

OPENMAYA_MAJOR_NAMESPACE_OPEN
namespace MHWRender {
// The view that is drawn: 960 by 540 pixels, shaded, seen along -z without perspective. There is no camera:
// its path is not valid.
class OPENMAYARENDER_EXPORT MFrameContext {
 public:
  OPENMAYA_ENUM(MatrixType, kWorldMtx, kWorldTransposeMtx, kWorldInverseMtx, kWorldTranspInverseMtx, kViewMtx,
                kViewTransposeMtx, kViewInverseMtx, kViewTranspInverseMtx, kProjectionMtx,
                kProjectionTranposeMtx, kProjectionInverseMtx, kProjectionTranspInverseMtx, kViewProjMtx,
                kViewProjTranposeMtx, kViewProjInverseMtx, kViewProjTranspInverseMtx, kWorldViewMtx,
                kWorldViewTransposeMtx, kWorldViewInverseMtx, kWorldViewTranspInverseMtx, kWorldViewProjMtx,
                kWorldViewProjTransposeMtx, kWorldViewProjInverseMtx, kWorldViewProjTranspInverseMtx);
  virtual MMatrix getMatrix(MFrameContext::MatrixType mtype, MStatus* ReturnStatus = NULL) const;
  virtual MStatus getViewportDimensions(int& originX, int& originY, int& width, int& height) const;
  virtual float getGlobalLineWidth() const;
  MDagPath getCurrentCameraPath(MStatus* ReturnStatus = NULL) const;
  enum DisplayStyle {
    kGouraudShaded = (0x1),
    kWireFrame = (0x1 << 1),
    kBoundingBox = (0x1 << 2),
    kTextured = (0x1 << 3),
    kDefaultMaterial = (0x1 << 4),
    kXrayJoint = (0x1 << 5),
    kXray = (0x1 << 6),
    kTwoSidedLighting = (0x1 << 7),
    kFlatShaded = (0x1 << 8),
    kShadeActiveOnly = (0x1 << 9)
  };
  unsigned int getDisplayStyle() const;
  static bool inUserInteraction();
  static bool userChangingViewContext();
  static const char* className();

 protected:
  friend struct mayahost::DrawRecorder;
  MFrameContext();
  virtual ~MFrameContext();
};
}  // namespace MHWRender
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MBoundingBox.h>
#include <maya/MDagPath.h>
#include <maya/MDrawContext.h>
#include <maya/MFrameContext.h>
#include <maya/MMatrix.h>
#include <maya/MObject.h>
#include <maya/MSelectionContext.h>
#include <maya/MTypes.h>
#include <maya/MUIDrawManager.h>
#include <maya/MUserData.h>
#include <maya/MViewport2Renderer.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
namespace MHWRender {
// Draws the nodes of a type: one override a node. It is asked for its drawables again if it is always dirty,
// else when an attribute of the node changed or setGeometryDrawDirty was called. The draw callback is not
// called.
class OPENMAYARENDER_EXPORT MPxDrawOverride {
 public:
  typedef void (*GeometryDrawOverrideCb)(const MDrawContext&, const MUserData*);
  MPxDrawOverride(const MObject& obj, GeometryDrawOverrideCb callback, bool isAlwaysDirty = true);
  virtual ~MPxDrawOverride();
  virtual MHWRender::DrawAPI supportedDrawAPIs() const;  // kOpenGL: not drawn in a core profile
  virtual bool hasUIDrawables() const;
  virtual MMatrix transform(const MDagPath& objPath, const MDagPath& cameraPath) const;
  virtual MBoundingBox boundingBox(const MDagPath& objPath, const MDagPath& cameraPath) const;
  virtual bool isBounded(const MDagPath& objPath, const MDagPath& cameraPath) const;
  virtual bool disableInternalBoundingBoxDraw() const;
  virtual bool excludedFromPostEffects() const;
  virtual bool isTransparent() const;
  virtual MUserData* prepareForDraw(const MDagPath& objPath, const MDagPath& cameraPath,
                                    const MFrameContext& frameContext, MUserData* oldData) = 0;
  virtual void addUIDrawables(const MDagPath& objPath, MUIDrawManager& drawManager,
                              const MFrameContext& frameContext, const MUserData* data);
  virtual bool refineSelectionPath(const MSelectionInfo& selectInfo, const MRenderItem& hitItem,
                                   MDagPath& path, MObject& components, MSelectionMask& objectMask);
  virtual void updateSelectionGranularity(const MDagPath& path, MSelectionContext& selectionContext);
  virtual bool traceCallSequence() const;
  virtual void handleTraceMessage(const MString& message) const;
  virtual bool wantUserSelection() const;
  virtual bool userSelect(const MSelectionInfo& selectInfo, const MDrawContext& context,
                          const MDagPath& objPath, const MUserData* data, MSelectionList& selectionList,
                          MPointArray& worldSpaceHitPts);
  static const char* className();

 private:
  friend struct mayahost::DrawRecorder;
  bool alwaysDirty_;
};
}  // namespace MHWRender
OPENMAYA_NAMESPACE_CLOSE

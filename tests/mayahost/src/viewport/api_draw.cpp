// SPDX-License-Identifier: MIT
// The classes of Viewport 2.0: overrides, their registry, the frame, user data.
#include "dag/dag.h"
#include "graph/node.h"
#include "scenes/scene.h"
#include "viewport/drawing.h"

#include <maya/MDrawContext.h>
#include <maya/MHWGeometryUtilities.h>

using namespace mayahost;

OPENMAYA_MAJOR_NAMESPACE_OPEN

MUserData::MUserData() = default;
MUserData::MUserData(bool deleteAfterUse) : deleteAfterUse_(deleteAfterUse) {}
MUserData::~MUserData() = default;
bool MUserData::deleteAfterUse() {
  return deleteAfterUse_;
}
void MUserData::setDeleteAfterUse(bool shouldDelete) {
  deleteAfterUse_ = shouldDelete;
}
const char* MUserData::className() {
  return "MUserData";
}

namespace MHWRender {

MRenderer* MRenderer::theRenderer(bool) {
  static MRenderer renderer;
  return &renderer;
}
DrawAPI MRenderer::drawAPI() const {
  return kOpenGLCoreProfile;
}
bool MRenderer::drawAPIIsOpenGL() const {
  return true;
}
void MRenderer::setGeometryDrawDirty(MObject obj, bool) {
  markDrawDirty(obj);
}

unsigned int MRenderItem::sDormantFilledDepthPriority = 1;
unsigned int MRenderItem::sDormantWireDepthPriority = 2;
unsigned int MRenderItem::sHiliteWireDepthPriority = 3;
unsigned int MRenderItem::sActiveWireDepthPriority = 4;
unsigned int MRenderItem::sActiveLineDepthPriority = 5;
unsigned int MRenderItem::sDormantPointDepthPriority = 6;
unsigned int MRenderItem::sActivePointDepthPriority = 7;
unsigned int MRenderItem::sSelectionDepthPriority = 8;
const char* MRenderItem::className() {
  return "MRenderItem";
}
const char* MSelectionContext::className() {
  return "MSelectionContext";
}
const char* MSelectionInfo::className() {
  return "MSelectionInfo";
}

MFrameContext::MFrameContext() = default;
MFrameContext::~MFrameContext() = default;
MMatrix MFrameContext::getMatrix(MFrameContext::MatrixType mtype, MStatus* ReturnStatus) const {
  // Of the world matrix only a draw context knows.
  const bool ofWorld = mtype <= kWorldTranspInverseMtx || mtype >= kWorldViewMtx;
  tell(ReturnStatus, ofWorld ? MStatus::kInvalidParameter : MStatus::kSuccess);
  return MMatrix();
}
MStatus MFrameContext::getViewportDimensions(int& originX, int& originY, int& width, int& height) const {
  originX = originY = 0;
  width = 960;
  height = 540;
  return MStatus::kSuccess;
}
float MFrameContext::getGlobalLineWidth() const {
  return 1.0f;
}
MDagPath MFrameContext::getCurrentCameraPath(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kFailure);
  return MDagPath();
}
unsigned int MFrameContext::getDisplayStyle() const {
  return kGouraudShaded;
}
bool MFrameContext::inUserInteraction() {
  return false;
}
bool MFrameContext::userChangingViewContext() {
  return false;
}
const char* MFrameContext::className() {
  return "MFrameContext";
}
MDrawContext::MDrawContext() = default;
MDrawContext::~MDrawContext() = default;
const char* MDrawContext::className() {
  return "MDrawContext";
}

DisplayStatus MGeometryUtilities::displayStatus(const MDagPath& path, MStatus* returnStatus) {
  tell(returnStatus, path.isValid() ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (!path.isValid()) return kNoStatus;
  const MSelectionList& selected = Scene::get().selection;
  for (unsigned i = selected.length(); i-- > 0;) {
    MObject node;
    selected.getDependNode(i, node);
    const auto own = as<Node>(node);
    for (auto above = as<Node>(path.node()); own && above; above = dagParent(*above)) {
      if (above == own) return i + 1 == selected.length() ? kLead : kActive;
    }
  }
  return kDormant;
}
MColor MGeometryUtilities::wireframeColor(const MDagPath& path) {
  const DisplayStatus status = displayStatus(path);
  if (status == kLead) return MColor(0.263f, 1.0f, 0.639f);
  return status == kActive ? MColor(1.0f, 1.0f, 1.0f) : MColor(0.0f, 0.016f, 0.376f);
}
const char* MGeometryUtilities::className() {
  return "MGeometryUtilities";
}

MStatus MDrawRegistry::registerDrawOverrideCreator(const MString& drawClassification,
                                                   const MString& registrantId, DrawOverrideCreator creator) {
  const bool done = addDrawOverride(text(drawClassification), text(registrantId), creator);
  return done ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MDrawRegistry::deregisterDrawOverrideCreator(const MString& drawClassification,
                                                     const MString& registrantId) {
  const bool done = removeDrawOverride(text(drawClassification), text(registrantId));
  return done ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MDrawRegistry::deregisterGeometryOverrideCreator(const MString& drawClassification,
                                                         const MString& registrantId) {
  return deregisterDrawOverrideCreator(drawClassification, registrantId);
}
const char* MDrawRegistry::className() {
  return "MDrawRegistry";
}

MPxDrawOverride::MPxDrawOverride(const MObject&, GeometryDrawOverrideCb, bool isAlwaysDirty)
    : alwaysDirty_(isAlwaysDirty) {}
MPxDrawOverride::~MPxDrawOverride() = default;
DrawAPI MPxDrawOverride::supportedDrawAPIs() const {
  return kOpenGL;
}
bool MPxDrawOverride::hasUIDrawables() const {
  return false;
}
MMatrix MPxDrawOverride::transform(const MDagPath& objPath, const MDagPath&) const {
  return objPath.inclusiveMatrix();
}
MBoundingBox MPxDrawOverride::boundingBox(const MDagPath&, const MDagPath&) const {
  return MBoundingBox();
}
bool MPxDrawOverride::isBounded(const MDagPath&, const MDagPath&) const {
  return true;
}
bool MPxDrawOverride::disableInternalBoundingBoxDraw() const {
  return false;
}
bool MPxDrawOverride::excludedFromPostEffects() const {
  return true;
}
bool MPxDrawOverride::isTransparent() const {
  return false;
}
void MPxDrawOverride::addUIDrawables(const MDagPath&, MUIDrawManager&, const MFrameContext&,
                                     const MUserData*) {}
bool MPxDrawOverride::refineSelectionPath(const MSelectionInfo&, const MRenderItem&, MDagPath&, MObject&,
                                          MSelectionMask&) {
  return true;
}
void MPxDrawOverride::updateSelectionGranularity(const MDagPath&, MSelectionContext&) {}
bool MPxDrawOverride::traceCallSequence() const {
  return false;
}
void MPxDrawOverride::handleTraceMessage(const MString&) const {}
bool MPxDrawOverride::wantUserSelection() const {
  return false;
}
bool MPxDrawOverride::userSelect(const MSelectionInfo&, const MDrawContext&, const MDagPath&,
                                 const MUserData*, MSelectionList&, MPointArray&) {
  return false;
}
const char* MPxDrawOverride::className() {
  return "MPxDrawOverride";
}

}  // namespace MHWRender
OPENMAYA_NAMESPACE_CLOSE

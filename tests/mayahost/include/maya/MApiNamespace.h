// SPDX-License-Identifier: MIT
// Everything lives in Autodesk::Maya::OpenMaya<version> and is brought to the global namespace by
// using-declarations: a plug-in that forward-declares `class MPlug;` itself conflicts with them, here as in
// Maya.
#pragma once

#define DLL_PUBLIC __attribute__((visibility("default")))
#define DLL_PRIVATE __attribute__((visibility("hidden")))
#define FND_EXPORT DLL_PUBLIC
#define OPENMAYA_EXPORT DLL_PUBLIC
#define OPENMAYAUI_EXPORT DLL_PUBLIC
#define OPENMAYAANIM_EXPORT DLL_PUBLIC
#define OPENMAYAFX_EXPORT DLL_PUBLIC
#define OPENMAYARENDER_EXPORT DLL_PUBLIC

#define AUTODESK_NAMESPACE Autodesk
#define MAYA_NAMESPACE Maya
#define OPENMAYA_NAMESPACE_OPEN(API_VERSION) \
  namespace AUTODESK_NAMESPACE {             \
  namespace MAYA_NAMESPACE {                 \
  namespace API_VERSION {
#define OPENMAYA_NAMESPACE_CLOSE \
  }                              \
  }                              \
  }
#define OPENMAYA_NAMESPACE_SCHEMA(API_VERSION) AUTODESK_NAMESPACE::MAYA_NAMESPACE::API_VERSION

#define OPENMAYA_MAJOR_NAMESPACE OpenMaya20240000
#define OPENMAYA_MAJOR_NAMESPACE_OPEN OPENMAYA_NAMESPACE_OPEN(OPENMAYA_MAJOR_NAMESPACE)
#define OPENMAYA_MAJOR_NAMESPACE_SCHEMA OPENMAYA_NAMESPACE_SCHEMA(OPENMAYA_MAJOR_NAMESPACE)
#define OPENMAYA_LATEST_NAMESPACE OPENMAYA_MAJOR_NAMESPACE

// clang-format off
#define MAYAHOST_CLASSES(X) \
  X(MFn) X(MObject) X(MSpace) X(MAngle) X(MAnimControl) X(MAnimCurveChange) X(MAnimMessage) X(MAnimUtil) \
  X(MArgDatabase) X(MArgList) X(MArgParser) X(MArrayDataBuilder) X(MArrayDataHandle) X(MBoundingBox) \
  X(MCacheSchema) X(MCallbackIdArray) X(MColor) X(MColorArray) X(MCommandMessage) X(MCommandResult) \
  X(MComputation) X(MConditionMessage) X(MDagMessage) X(MDagModifier) X(MDagPath) X(MDagPathArray) X(MDataBlock) \
  X(MDataHandle) X(MDGContext) X(MDGContextGuard) X(MDGMessage) X(MDGModifier) X(MDistance) X(MDoubleArray) \
  X(MEulerRotation) X(MEvaluationGraph) X(MEvaluationManager) X(MEvaluationNode) X(MEvaluationNodeIterator) \
  X(MEvent) X(MEventMessage) X(MFileIO) X(MFileObject) X(MFloatArray) X(MFloatMatrix) X(MFloatPoint) \
  X(MFloatPointArray) X(MFloatVector) X(MFloatVectorArray) X(MFnAnimCurve) X(MFnAttribute) X(MFnBase) X(MFnCamera) \
  X(MFnComponent) X(MFnComponentListData) X(MFnCompoundAttribute) X(MFnDagNode) X(MFnData) X(MFnDependencyNode) \
  X(MFnDoubleArrayData) X(MFnEnumAttribute) X(MFnFloatArrayData) X(MFnGenericAttribute) X(MFnGeometryData) \
  X(MFnIkJoint) X(MFnIntArrayData) X(MFnMatrixArrayData) X(MFnMatrixAttribute) X(MFnMatrixData) X(MFnMesh) \
  X(MFnMeshData) X(MFnMessageAttribute) X(MFnNumericAttribute) X(MFnNumericData) X(MFnNurbsCurve) \
  X(MFnNurbsCurveData) X(MFnNurbsSurface) X(MFnPlugin) X(MFnPluginData) X(MFnPointArrayData) X(MFnSet) \
  X(MFnSingleIndexedComponent) X(MFnStringArrayData) X(MFnStringData) X(MFnTransform) X(MFnTypedAttribute) \
  X(MFnUInt64ArrayData) X(MFnUnitAttribute) X(MFnVectorArrayData) X(MGlobal) X(MGraphNodeIterator) X(MInt64Array) \
  X(MIntArray) X(MItCurveCV) X(MItDag) X(MItDependencyGraph) X(MItDependencyNodes) X(MIteratorType) X(MItKeyframe) \
  X(MItMeshPolygon) X(MItMeshVertex) X(MMeshIntersector) X(MMeshIsectAccelParams) X(MPointOnMesh) X(MItSelectionList) X(MMatrix) X(MMatrixArray) X(MMessage) X(MModelMessage) X(MNamespace) \
  X(MNodeCacheDisablingInfo) X(MNodeCacheSetupInfo) X(MNodeClass) X(MNodeMessage) X(MObjectArray) X(MObjectHandle) \
  X(MObjectSetMessage) X(MPlane) X(MPlug) X(MPlugArray) X(MPoint) X(MPointArray) X(MProfiler) X(MProgressWindow) \
  X(MPxCommand) X(MPxContext) X(MPxContextCommand) X(MPxData) X(MPxDeformerNode) X(MPxFileTranslator) \
  X(MPxGeometryData) X(MPxGeometryFilter) X(MPxGeometryIterator) X(MPxLocatorNode) X(MPxManipContainer) X(MPxNode) \
  X(MPxSurfaceShape) X(MPxToolCommand) X(MPxTransform) X(MPxTransformationMatrix) X(MQuaternion) X(MRampAttribute) \
  X(MSceneMessage) X(MScriptUtil) X(MSelectionList) X(MSelectionMask) X(MStatus) X(MStreamUtils) X(MString) \
  X(MStringArray) X(MStringResource) X(MStringResourceId) X(MSyntax) X(MTime) X(MTimeArray) X(MTimeRange) X(MTimer) X(MTimerMessage) \
  X(MTransformationMatrix) X(MTypeId) X(MUint64Array) X(MUintArray) X(MUiMessage) X(MUserData) \
  X(MUserEventMessage) X(MUuid) X(MVector) X(MVectorArray) X(M3dView) \
  X(MThreadPool) X(MMutexLock) X(MSpinLock) X(MFnLightDataAttribute) X(MItMeshEdge) X(MItMeshFaceVertex) \
  X(MFnGeometryFilter) X(MFnWeightGeometryFilter) X(MFnSkinCluster) X(MFnNurbsSurfaceData) X(MItSurfaceCV) \
  X(MFnDoubleIndexedComponent) X(MFnIkHandle) X(MFnIkEffector) X(MFnArrayAttrsData) X(MFnIkSolver) \
  X(MFnBlendShapeDeformer) X(MPxConstraint) X(MHardwareRenderer)

// Viewport 2.0: visible both as MHWRender::Name and as Name.
#define MAYAHOST_RENDER_CLASSES(X) \
  X(MDrawContext) X(MDrawRegistry) X(MFrameContext) X(MGeometryUtilities) X(MPxDrawOverride) X(MRenderItem) \
  X(MRenderer) X(MSelectionContext) X(MSelectionInfo) X(MUIDrawManager)
// clang-format on

#define MAYAHOST_DECLARE(Name) class Name;
#define MAYAHOST_USING(Name) using OPENMAYA_MAJOR_NAMESPACE_SCHEMA::Name;
#define MAYAHOST_USING_RENDER(Name) using OPENMAYA_MAJOR_NAMESPACE_SCHEMA::MHWRender::Name;

OPENMAYA_MAJOR_NAMESPACE_OPEN
MAYAHOST_CLASSES(MAYAHOST_DECLARE)
template <class T>
class MSharedPtr;
namespace MHWRender {
MAYAHOST_RENDER_CLASSES(MAYAHOST_DECLARE)
}
OPENMAYA_NAMESPACE_CLOSE

MAYAHOST_CLASSES(MAYAHOST_USING)
MAYAHOST_USING(MSharedPtr)
MAYAHOST_RENDER_CLASSES(MAYAHOST_USING_RENDER)
namespace MHWRender {
MAYAHOST_RENDER_CLASSES(MAYAHOST_USING_RENDER)
}

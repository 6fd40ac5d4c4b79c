// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTypes.h>

// clang-format off
#define MAYAHOST_FUNCTION_TYPES(X) \
  X(kInvalid) X(kBase) X(kNamedObject) X(kModel) X(kDependencyNode) \
  X(kAddDoubleLinear) X(kAffect) X(kAnimCurve) X(kAnimCurveTimeToAngular) X(kAnimCurveTimeToDistance) X(kAnimCurveTimeToTime) \
  X(kAnimCurveTimeToUnitless) X(kAnimCurveUnitlessToAngular) X(kAnimCurveUnitlessToDistance) \
  X(kAnimCurveUnitlessToTime) X(kAnimCurveUnitlessToUnitless) X(kBlendWeighted) X(kCondition) X(kDagNode) X(kProxy) \
  X(kUnderWorld) X(kTransform) X(kIkEffector) X(kIkHandle) X(kJoint) X(kWorld) X(kShape) X(kCamera) X(kCurve) \
  X(kNurbsCurve) X(kNurbsCurveGeom) X(kLocator) X(kPlane) X(kSurface) X(kNurbsSurface) X(kMesh) X(kMeshGeom) X(kLight) \
  X(kExpression) X(kMatrixAdd) X(kMatrixMult) X(kMultDoubleLinear) \
  X(kMultiplyDivide) X(kPlusMinusAverage) X(kReverse) X(kScript) X(kSet) X(kTime) X(kTimeToUnitConversion) \
  X(kUnitConversion) X(kUnitToTimeConversion) X(kUnknown) X(kUnknownDag) X(kUnknownTransform) X(kPluginDependNode) \
  X(kPluginLocatorNode) X(kPluginDeformerNode) X(kPluginManipContainer) X(kPluginShape) X(kPluginFieldNode) \
  X(kPluginEmitterNode) X(kPluginSpringNode) X(kPluginIkSolver) X(kPluginHardwareShader) X(kPluginHwShaderNode) \
  X(kPluginTransformNode) X(kPluginObjectSet) X(kPluginConstraintNode) X(kPluginMotionPathNode) \
  X(kPluginGeometryFilter) X(kPluginSkinCluster) X(kPluginBlendShape) X(kDisplayLayer) X(kAnimLayer) \
  X(kShadingEngine) X(kLambert) X(kBlendNodeBase) X(kBlendNodeDouble) X(kBlendNodeDoubleAngle) X(kBlendNodeDoubleLinear) \
  X(kBlendNodeAdditiveScale) X(kBlendNodeAdditiveRotation) \
  X(kAttribute) X(kCompoundAttribute) X(kGenericAttribute) X(kDoubleAngleAttribute) X(kDoubleLinearAttribute) \
  X(kFloatAngleAttribute) X(kFloatLinearAttribute) X(kTimeAttribute) X(kEnumAttribute) X(kMatrixAttribute) \
  X(kFloatMatrixAttribute) X(kMessageAttribute) X(kNumericAttribute) X(kTypedAttribute) X(kUnitAttribute) \
  X(kAttribute2Double) X(kAttribute2Float) X(kAttribute2Short) X(kAttribute2Int) X(kAttribute3Double) \
  X(kAttribute3Float) X(kAttribute3Short) X(kAttribute3Int) X(kAttribute4Double) \
  X(kPlugin) X(kData) X(kComponentListData) X(kDoubleArrayData) X(kFloatArrayData) X(kIntArrayData) \
  X(kUInt64ArrayData) X(kMatrixData) X(kMatrixArrayData) X(kMeshData) X(kNumericData) X(kData2Double) X(kData2Float) \
  X(kData2Int) X(kData2Short) X(kData3Double) X(kData3Float) X(kData3Int) X(kData3Short) X(kData4Double) \
  X(kNurbsCurveData) X(kNurbsSurfaceData) X(kPluginData) X(kPluginGeometryData) X(kPointArrayData) X(kGeometryData) \
  X(kStringData) X(kStringArrayData) X(kVectorArrayData) \
  X(kComponent) X(kCurveCVComponent) X(kSingleIndexedComponent) X(kDoubleIndexedComponent) X(kMeshVertComponent) \
  X(kMeshEdgeComponent) X(kMeshPolygonComponent) X(kMeshFrEdgeComponent) X(kMeshVtxFaceComponent) \
  X(kMeshMapComponent) X(kCurveEPComponent) X(kCurveParamComponent) X(kIsoparmComponent) X(kSurfaceCVComponent) \
  X(kSurfaceEPComponent) X(kLatticeComponent) X(kSubdivCVComponent) X(kPivotComponent) X(kTripleIndexedComponent) \
  X(kGeometryFilt) X(kWeightGeometryFilt) X(kSkinClusterFilter) X(kClusterFilter) X(kBlendShape) X(kTweak) X(kFFD) \
  X(kLattice) X(kGroupId) X(kGroupParts) X(kPartition) X(kPhong) X(kBlinn) X(kFileTexture) X(kPlace2dTexture) \
  X(kRamp) X(kDirectionalLight) X(kPointLight) X(kSpotLight) X(kAmbientLight) X(kAreaLight) X(kConstraint) \
  X(kPointConstraint) X(kOrientConstraint) X(kParentConstraint) X(kAimConstraint) X(kPoleVectorConstraint) \
  X(kScaleConstraint) X(kRemapValue) X(kRemapColor) X(kRemapHsv) X(kSetRange) X(kBlendColors) X(kChoice) \
  X(kDistanceBetween) X(kGammaCorrect) X(kContrast) X(kMotionPath) X(kFollicle) X(kParticle) X(kNucleus) \
  X(kReference) X(kFloatVectorArrayData) X(kUintArrayData) X(kLatticeData) X(kSphereData) X(kDynArrayAttrsData) \
  X(kSubdivData) X(kImagePlane) X(kLightDataAttribute) X(kPairBlend) X(kCharacter) X(kClip) X(kHikEffector) \
  X(kFourByFourMatrix) X(kDecomposeMatrix) X(kComposeMatrix) X(kPickMatrix) X(kCurveInfo) X(kArcLength) \
  X(kPointOnCurveInfo) X(kSurfaceInfo) X(kPointOnSurfaceInfo) X(kNurbsToSubdiv) X(kContainer) X(kHyperLayout) \
  X(kPolyCube) X(kPolySphere)
// clang-format on

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What an object is or can be used as.
class OPENMAYA_EXPORT MFn {
 public:
#define MAYAHOST_ENUMERATOR(name) name,
  enum Type { MAYAHOST_FUNCTION_TYPES(MAYAHOST_ENUMERATOR) kLast };
#undef MAYAHOST_ENUMERATOR
};
OPENMAYA_NAMESPACE_CLOSE

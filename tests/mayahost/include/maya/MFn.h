// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTypes.h>

// clang-format off
#define MAYAHOST_FUNCTION_TYPES(X) \
  X(kInvalid) X(kBase) X(kNamedObject) X(kModel) X(kDependencyNode) X(kAddDoubleLinear) X(kAffect) X(kAnimCurve) \
  X(kAnimCurveTimeToAngular) X(kAnimCurveTimeToDistance) X(kAnimCurveTimeToTime) X(kAnimCurveTimeToUnitless) \
  X(kAnimCurveUnitlessToAngular) X(kAnimCurveUnitlessToDistance) X(kAnimCurveUnitlessToTime) \
  X(kAnimCurveUnitlessToUnitless) X(kResultCurve) X(kResultCurveTimeToAngular) X(kResultCurveTimeToDistance) \
  X(kResultCurveTimeToTime) X(kResultCurveTimeToUnitless) X(kAngleBetween) X(kAudio) X(kBackground) \
  X(kColorBackground) X(kFileBackground) X(kRampBackground) X(kBlend) X(kBlendTwoAttr) X(kBlendWeighted) \
  X(kBlendDevice) X(kBlendColors) X(kBump) X(kBump3d) X(kCameraView) X(kChainToSpline) X(kChoice) X(kCondition) \
  X(kContrast) X(kClampColor) X(kCreate) X(kAlignCurve) X(kAlignSurface) X(kAttachCurve) X(kAttachSurface) \
  X(kAvgCurves) X(kAvgSurfacePoints) X(kAvgNurbsSurfacePoints) X(kBevel) X(kBirailSrf) X(kDPbirailSrf) \
  X(kMPbirailSrf) X(kSPbirailSrf) X(kBoundary) X(kCircle) X(kCloseCurve) X(kClosestPointOnSurface) \
  X(kCloseSurface) X(kCurveFromSurface) X(kCurveFromSurfaceBnd) X(kCurveFromSurfaceCoS) X(kCurveFromSurfaceIso) \
  X(kCurveInfo) X(kDetachCurve) X(kDetachSurface) X(kExtendCurve) X(kExtendSurface) X(kExtrude) X(kFFblendSrf) \
  X(kFFfilletSrf) X(kFilletCurve) X(kFitBspline) X(kFlow) X(kHardenPointCurve) X(kIllustratorCurve) \
  X(kInsertKnotCrv) X(kInsertKnotSrf) X(kIntersectSurface) X(kNurbsTesselate) X(kNurbsPlane) X(kNurbsCube) \
  X(kOffsetCos) X(kOffsetCurve) X(kPlanarTrimSrf) X(kPointOnCurveInfo) X(kPointOnSurfaceInfo) X(kPrimitive) \
  X(kProjectCurve) X(kProjectTangent) X(kRBFsurface) X(kRebuildCurve) X(kRebuildSurface) X(kReverseCurve) \
  X(kReverseSurface) X(kRevolve) X(kRevolvedPrimitive) X(kCone) X(kRenderCone) X(kCylinder) X(kSphere) X(kSkin) \
  X(kStitchSrf) X(kSubCurve) X(kSurfaceInfo) X(kTextCurves) X(kTrim) X(kUntrim) X(kDagNode) X(kProxy) \
  X(kUnderWorld) X(kTransform) X(kAimConstraint) X(kLookAt) X(kGeometryConstraint) X(kGeometryVarGroup) \
  X(kAnyGeometryVarGroup) X(kCurveVarGroup) X(kMeshVarGroup) X(kSurfaceVarGroup) X(kIkEffector) X(kIkHandle) \
  X(kJoint) X(kManipulator3D) X(kArrowManip) X(kAxesActionManip) X(kBallProjectionManip) X(kCircleManip) \
  X(kScreenAlignedCircleManip) X(kCircleSweepManip) X(kConcentricProjectionManip) X(kCubicProjectionManip) \
  X(kCylindricalProjectionManip) X(kDiscManip) X(kFreePointManip) X(kCenterManip) X(kLimitManip) X(kEnableManip) \
  X(kFreePointTriadManip) X(kPropMoveTriadManip) X(kTowPointManip) X(kPolyCreateToolManip) \
  X(kPolySplitToolManip) X(kGeometryOnLineManip) X(kCameraPlaneManip) X(kToggleOnLineManip) X(kStateManip) \
  X(kIsoparmManip) X(kLineManip) X(kManipContainer) X(kAverageCurveManip) X(kBarnDoorManip) X(kBevelManip) \
  X(kBlendManip) X(kButtonManip) X(kCameraManip) X(kCoiManip) X(kCpManip) X(kCreateCVManip) X(kCreateEPManip) \
  X(kCurveEdManip) X(kCurveSegmentManip) X(kDirectionManip) X(kDofManip) X(kDropoffManip) \
  X(kExtendCurveDistanceManip) X(kExtrudeManip) X(kIkSplineManip) X(kIkRPManip) X(kJointClusterManip) \
  X(kLightManip) X(kMotionPathManip) X(kOffsetCosManip) X(kOffsetCurveManip) X(kProjectionManip) \
  X(kPolyProjectionManip) X(kProjectionUVManip) X(kProjectionMultiManip) X(kProjectTangentManip) \
  X(kPropModManip) X(kQuadPtOnLineManip) X(kRbfSrfManip) X(kReverseCurveManip) X(kReverseCrvManip) \
  X(kReverseSurfaceManip) X(kRevolveManip) X(kRevolvedPrimitiveManip) X(kSpotManip) X(kSpotCylinderManip) \
  X(kTriplanarProjectionManip) X(kTrsManip) X(kDblTrsManip) X(kPivotManip2D) X(kManip2DContainer) \
  X(kPolyMoveUVManip) X(kPolyMappingManip) X(kPolyModifierManip) X(kPolyMoveVertexManip) \
  X(kPolyVertexNormalManip) X(kTexSmudgeUVManip) X(kTexLatticeDeformManip) X(kTexLattice) X(kTexSmoothManip) \
  X(kTrsTransManip) X(kTrsInsertManip) X(kTrsXformManip) X(kManipulator2D) X(kTranslateManip2D) \
  X(kPlanarProjectionManip) X(kPointOnCurveManip) X(kTowPointOnCurveManip) X(kMarkerManip) X(kPointOnLineManip) \
  X(kPointOnSurfaceManip) X(kTranslateUVManip) X(kRotateBoxManip) X(kRotateManip) X(kHandleRotateManip) \
  X(kRotateLimitsManip) X(kScaleLimitsManip) X(kScaleManip) X(kScalingBoxManip) X(kScriptManip) \
  X(kSphericalProjectionManip) X(kTextureManip3D) X(kToggleManip) X(kTranslateBoxManip) X(kTranslateLimitsManip) \
  X(kTranslateManip) X(kTrimManip) X(kJointTranslateManip) X(kManipulator) X(kCirclePointManip) \
  X(kDimensionManip) X(kFixedLineManip) X(kLightProjectionGeometry) X(kLineArrowManip) X(kPointManip) \
  X(kTriadManip) X(kNormalConstraint) X(kOrientConstraint) X(kPointConstraint) X(kSymmetryConstraint) \
  X(kParentConstraint) X(kPoleVectorConstraint) X(kScaleConstraint) X(kTangentConstraint) X(kUnknownTransform) \
  X(kWorld) X(kShape) X(kBaseLattice) X(kCamera) X(kCluster) X(kSoftMod) X(kCollision) X(kDummy) X(kEmitter) \
  X(kField) X(kAir) X(kDrag) X(kGravity) X(kNewton) X(kRadial) X(kTurbulence) X(kUniform) X(kVortex) \
  X(kGeometric) X(kCurve) X(kNurbsCurve) X(kNurbsCurveGeom) X(kDimension) X(kAngle) X(kAnnotation) X(kDistance) \
  X(kArcLength) X(kRadius) X(kParamDimension) X(kDirectedDisc) X(kRenderRect) X(kEnvFogShape) X(kLattice) \
  X(kLatticeGeom) X(kLocator) X(kDropoffLocator) X(kMarker) X(kOrientationMarker) X(kPositionMarker) \
  X(kOrientationLocator) X(kTrimLocator) X(kPlane) X(kSketchPlane) X(kGroundPlane) X(kOrthoGrid) X(kSprite) \
  X(kSurface) X(kNurbsSurface) X(kNurbsSurfaceGeom) X(kMesh) X(kMeshGeom) X(kRenderSphere) X(kFlexor) \
  X(kClusterFlexor) X(kGuideLine) X(kLight) X(kAmbientLight) X(kNonAmbientLight) X(kAreaLight) X(kLinearLight) \
  X(kNonExtendedLight) X(kDirectionalLight) X(kPointLight) X(kSpotLight) X(kParticle) X(kPolyToolFeedbackShape) \
  X(kRigidConstraint) X(kRigid) X(kSpring) X(kUnknownDag) X(kDefaultLightList) X(kDeleteComponent) \
  X(kDispatchCompute) X(kShadingEngine) X(kDisplacementShader) X(kDistanceBetween) X(kDOF) X(kDummyConnectable) \
  X(kDynamicsController) X(kGeoConnectable) X(kExpression) X(kExtract) X(kFilter) X(kFilterClosestSample) \
  X(kFilterEuler) X(kFilterSimplify) X(kGammaCorrect) X(kGeometryFilt) X(kBendLattice) X(kBlendShape) \
  X(kCombinationShape) X(kBulgeLattice) X(kFFD) X(kFfdDualBase) X(kRigidDeform) X(kSculpt) X(kTextureDeformer) \
  X(kTextureDeformerHandle) X(kTweak) X(kWeightGeometryFilt) X(kClusterFilter) X(kSoftModFilter) \
  X(kJointCluster) X(kDeltaMush) X(kTension) X(kMorph) X(kSolidify) X(kProximityWrap) X(kWire) X(kGroupId) \
  X(kGroupParts) X(kGuide) X(kHsvToRgb) X(kHyperGraphInfo) X(kHyperLayout) X(kHyperView) X(kIkSolver) \
  X(kMCsolver) X(kPASolver) X(kSCsolver) X(kRPsolver) X(kSplineSolver) X(kIkSystem) X(kImagePlane) X(kLambert) \
  X(kReflect) X(kBlinn) X(kPhong) X(kPhongExplorer) X(kLayeredShader) X(kStandardSurface) X(kLightInfo) \
  X(kLeastSquares) X(kLightFogMaterial) X(kEnvFogMaterial) X(kLightList) X(kLightSource) X(kLuminance) \
  X(kMakeGroup) X(kMaterial) X(kDiffuseMaterial) X(kLambertMaterial) X(kBlinnMaterial) X(kPhongMaterial) \
  X(kLightSourceMaterial) X(kMaterialInfo) X(kMaterialTemplate) X(kMatrixAdd) X(kMatrixHold) X(kMatrixMult) \
  X(kMatrixPass) X(kMatrixWtAdd) X(kMidModifier) X(kMidModifierWithMatrix) X(kPolyBevel) X(kPolyTweak) \
  X(kPolyAppend) X(kPolyChipOff) X(kPolyCloseBorder) X(kPolyCollapseEdge) X(kPolyCollapseF) X(kPolyCylProj) \
  X(kPolyDelEdge) X(kPolyDelFacet) X(kPolyDelVertex) X(kPolyExtrudeFacet) X(kPolyMapCut) X(kPolyMapDel) \
  X(kPolyMapSew) X(kPolyMergeEdge) X(kPolyMergeFacet) X(kPolyMoveEdge) X(kPolyMoveFacet) X(kPolyMoveFacetUV) \
  X(kPolyMoveUV) X(kPolyMoveVertex) X(kPolyMoveVertexUV) X(kPolyNormal) X(kPolyPlanProj) X(kPolyProj) \
  X(kPolyQuad) X(kPolySmooth) X(kPolySoftEdge) X(kPolySphProj) X(kPolySplit) X(kPolySubdEdge) X(kPolySubdFacet) \
  X(kPolyTriangulate) X(kPolyCreator) X(kPolyPrimitive) X(kPolyCone) X(kPolyCube) X(kPolyCylinder) X(kPolyMesh) \
  X(kPolySphere) X(kPolyTorus) X(kPolyCreateFacet) X(kPolyUnite) X(kMotionPath) X(kPluginMotionPathNode) \
  X(kMultilisterLight) X(kMultiplyDivide) X(kOldGeometryConstraint) X(kOpticalFX) X(kParticleAgeMapper) \
  X(kParticleCloud) X(kParticleColorMapper) X(kParticleIncandecenceMapper) X(kParticleTransparencyMapper) \
  X(kPartition) X(kPlace2dTexture) X(kPlace3dTexture) X(kPluginDependNode) X(kPluginLocatorNode) \
  X(kPlusMinusAverage) X(kPointMatrixMult) X(kPolySeparate) X(kPostProcessList) X(kProjection) X(kRecord) \
  X(kRenderUtilityList) X(kReverse) X(kRgbToHsv) X(kRigidSolver) X(kSet) X(kTextureBakeSet) X(kVertexBakeSet) \
  X(kSetRange) X(kShaderGlow) X(kShaderList) X(kShadingMap) X(kSamplerInfo) X(kShapeFragment) \
  X(kSimpleVolumeShader) X(kSl60) X(kSnapshot) X(kStoryBoard) X(kSummaryObject) X(kSuper) X(kControl) \
  X(kSurfaceLuminance) X(kSurfaceShader) X(kTextureList) X(kTextureEnv) X(kEnvBall) X(kEnvCube) X(kEnvChrome) \
  X(kEnvSky) X(kEnvSphere) X(kTexture2d) X(kBulge) X(kChecker) X(kCloth) X(kFileTexture) X(kFractal) X(kGrid) \
  X(kMountain) X(kRamp) X(kStencil) X(kWater) X(kTexture3d) X(kBrownian) X(kCloud) X(kCrater) X(kGranite) \
  X(kLeather) X(kMarble) X(kRock) X(kSnow) X(kSolidFractal) X(kStucco) X(kTxSl) X(kWood) X(kTime) \
  X(kTimeToUnitConversion) X(kRenderSetup) X(kRenderGlobals) X(kRenderGlobalsList) X(kRenderQuality) \
  X(kResolution) X(kHardwareRenderGlobals) X(kArrayMapper) X(kUnitConversion) X(kUnitToTimeConversion) \
  X(kUseBackground) X(kUnknown) X(kVectorProduct) X(kVolumeShader) X(kComponent) X(kCurveCVComponent) \
  X(kCurveEPComponent) X(kCurveKnotComponent) X(kCurveParamComponent) X(kIsoparmComponent) X(kPivotComponent) \
  X(kSurfaceCVComponent) X(kSurfaceEPComponent) X(kSurfaceKnotComponent) X(kEdgeComponent) X(kLatticeComponent) \
  X(kSurfaceRangeComponent) X(kDecayRegionCapComponent) X(kDecayRegionComponent) X(kMeshComponent) \
  X(kMeshEdgeComponent) X(kMeshPolygonComponent) X(kMeshFrEdgeComponent) X(kMeshVertComponent) \
  X(kMeshFaceVertComponent) X(kOrientationComponent) X(kSubVertexComponent) X(kMultiSubVertexComponent) \
  X(kSetGroupComponent) X(kDynParticleSetComponent) X(kSelectionItem) X(kDagSelectionItem) \
  X(kNonDagSelectionItem) X(kItemList) X(kAttribute) X(kNumericAttribute) X(kDoubleAngleAttribute) \
  X(kFloatAngleAttribute) X(kDoubleLinearAttribute) X(kFloatLinearAttribute) X(kTimeAttribute) X(kEnumAttribute) \
  X(kUnitAttribute) X(kTypedAttribute) X(kCompoundAttribute) X(kGenericAttribute) X(kLightDataAttribute) \
  X(kMatrixAttribute) X(kFloatMatrixAttribute) X(kMessageAttribute) X(kOpaqueAttribute) X(kPlugin) X(kData) \
  X(kComponentListData) X(kDoubleArrayData) X(kIntArrayData) X(kUintArrayData) X(kLatticeData) X(kMatrixData) \
  X(kMeshData) X(kNurbsSurfaceData) X(kNurbsCurveData) X(kNumericData) X(kData2Double) X(kData2Float) \
  X(kData2Int) X(kData2Short) X(kData3Double) X(kData3Float) X(kData3Int) X(kData3Short) X(kPluginData) \
  X(kPointArrayData) X(kMatrixArrayData) X(kSphereData) X(kStringData) X(kStringArrayData) X(kVectorArrayData) \
  X(kSelectionList) X(kTransformGeometry) X(kCommEdgePtManip) X(kCommEdgeOperManip) X(kCommEdgeSegmentManip) \
  X(kCommCornerManip) X(kCommCornerOperManip) X(kPluginDeformerNode) X(kTorus) X(kPolyBoolOp) \
  X(kSingleShadingSwitch) X(kDoubleShadingSwitch) X(kTripleShadingSwitch) X(kNurbsSquare) X(kAnisotropy) \
  X(kNonLinear) X(kDeformFunc) X(kDeformBend) X(kDeformTwist) X(kDeformSquash) X(kDeformFlare) X(kDeformSine) \
  X(kDeformWave) X(kDeformBendManip) X(kDeformTwistManip) X(kDeformSquashManip) X(kDeformFlareManip) \
  X(kDeformSineManip) X(kDeformWaveManip) X(kSoftModManip) X(kDistanceManip) X(kScript) X(kCurveFromMeshEdge) \
  X(kCurveCurveIntersect) X(kNurbsCircular3PtArc) X(kNurbsCircular2PtArc) X(kOffsetSurface) \
  X(kRoundConstantRadius) X(kRoundRadiusManip) X(kRoundRadiusCrvManip) X(kRoundConstantRadiusManip) \
  X(kThreePointArcManip) X(kTwoPointArcManip) X(kTextButtonManip) X(kOffsetSurfaceManip) X(kImageData) \
  X(kImageLoad) X(kImageSave) X(kImageNetSrc) X(kImageNetDest) X(kImageRender) X(kImageAdd) X(kImageDiff) \
  X(kImageMultiply) X(kImageOver) X(kImageUnder) X(kImageColorCorrect) X(kImageBlur) X(kImageFilter) \
  X(kImageDepth) X(kImageDisplay) X(kImageView) X(kImageMotionBlur) X(kViewColorManager) X(kMatrixFloatData) \
  X(kSkinShader) X(kComponentManip) X(kSelectionListData) X(kObjectFilter) X(kObjectMultiFilter) \
  X(kObjectNameFilter) X(kObjectTypeFilter) X(kObjectAttrFilter) X(kObjectRenderFilter) X(kObjectScriptFilter) \
  X(kSelectionListOperator) X(kSubdiv) X(kPolyToSubdiv) X(kSkinClusterFilter) X(kKeyingGroup) X(kCharacter) \
  X(kCharacterOffset) X(kDagPose) X(kStitchAsNurbsShell) X(kExplodeNurbsShell) X(kNurbsBoolean) \
  X(kStitchSrfManip) X(kForceUpdateManip) X(kPluginManipContainer) X(kPolySewEdge) X(kPolyMergeVert) \
  X(kPolySmoothFacet) X(kSmoothCurve) X(kGlobalStitch) X(kSubdivCVComponent) X(kSubdivEdgeComponent) \
  X(kSubdivFaceComponent) X(kUVManip2D) X(kTranslateUVManip2D) X(kRotateUVManip2D) X(kScaleUVManip2D) \
  X(kPolyTweakUV) X(kMoveUVShellManip2D) X(kPluginShape) X(kGeometryData) X(kSingleIndexedComponent) \
  X(kDoubleIndexedComponent) X(kTripleIndexedComponent) X(kExtendSurfaceDistanceManip) X(kSquareSrf) \
  X(kSquareSrfManip) X(kSubdivToPoly) X(kDynBase) X(kDynEmitterManip) X(kDynFieldsManip) X(kDynBaseFieldManip) \
  X(kDynAirManip) X(kDynNewtonManip) X(kDynTurbulenceManip) X(kDynSpreadManip) X(kDynAttenuationManip) \
  X(kDynArrayAttrsData) X(kPluginFieldNode) X(kPluginEmitterNode) X(kPluginSpringNode) X(kDisplayLayer) \
  X(kDisplayLayerManager) X(kPolyColorPerVertex) X(kCreateColorSet) X(kDeleteColorSet) X(kCopyColorSet) \
  X(kBlendColorSet) X(kPolyColorMod) X(kPolyColorDel) X(kCharacterMappingData) X(kDynSweptGeometryData) \
  X(kWrapFilter) X(kMeshVtxFaceComponent) X(kBinaryData) X(kAttribute2Double) X(kAttribute2Float) \
  X(kAttribute2Short) X(kAttribute2Int) X(kAttribute3Double) X(kAttribute3Float) X(kAttribute3Short) \
  X(kAttribute3Int) X(kReference) X(kBlindData) X(kBlindDataTemplate) X(kPolyBlindData) X(kPolyNormalPerVertex) \
  X(kNurbsToSubdiv) X(kPluginIkSolver) X(kInstancer) X(kMoveVertexManip) X(kStroke) X(kBrush) X(kStrokeGlobals) \
  X(kPluginGeometryData) X(kLightLink) X(kDynGlobals) X(kPolyReduce) X(kLodThresholds) X(kChooser) X(kLodGroup) \
  X(kMultDoubleLinear) X(kFourByFourMatrix) X(kTowPointOnSurfaceManip) X(kSurfaceEdManip) \
  X(kSurfaceFaceComponent) X(kClipScheduler) X(kClipLibrary) X(kSubSurface) X(kSmoothTangentSrf) X(kRenderPass) \
  X(kRenderPassSet) X(kRenderLayer) X(kRenderLayerManager) X(kPassContributionMap) X(kPrecompExport) \
  X(kRenderTarget) X(kRenderedImageSource) X(kImageSource) X(kPolyFlipEdge) X(kPolyExtrudeEdge) X(kAnimBlend) \
  X(kAnimBlendInOut) X(kPolyAppendVertex) X(kUvChooser) X(kSubdivCompId) X(kVolumeAxis) X(kDeleteUVSet) \
  X(kSubdHierBlind) X(kSubdBlindData) X(kCharacterMap) X(kLayeredTexture) X(kSubdivCollapse) \
  X(kParticleSamplerInfo) X(kCopyUVSet) X(kCreateUVSet) X(kClip) X(kPolySplitVert) X(kSubdivData) X(kSubdivGeom) \
  X(kUInt64ArrayData) X(kInt64ArrayData) X(kPolySplitEdge) X(kSubdivReverseFaces) X(kMeshMapComponent) \
  X(kSectionManip) X(kXsectionSubdivEdit) X(kSubdivToNurbs) X(kEditCurve) X(kEditCurveManip) \
  X(kCrossSectionManager) X(kCreateSectionManip) X(kCrossSectionEditManip) X(kDropOffFunction) X(kSubdBoolean) \
  X(kSubdModifyEdge) X(kModifyEdgeCrvManip) X(kModifyEdgeManip) X(kScalePointManip) X(kTransformBoxManip) \
  X(kSymmetryLocator) X(kSymmetryMapVector) X(kSymmetryMapCurve) X(kCurveFromSubdivEdge) X(kCreateBPManip) \
  X(kModifyEdgeBaseManip) X(kSubdExtrudeFace) X(kSubdivSurfaceVarGroup) X(kSfRevolveManip) \
  X(kCurveFromSubdivFace) X(kUnused1) X(kUnused2) X(kUnused3) X(kUnused4) X(kUnused5) X(kUnused6) \
  X(kPolyTransfer) X(kPolyAverageVertex) X(kPolyAutoProj) X(kPolyLayoutUV) X(kPolyMapSewMove) X(kSubdModifier) \
  X(kSubdMoveVertex) X(kSubdMoveEdge) X(kSubdMoveFace) X(kSubdDelFace) X(kSnapshotShape) X(kSubdivMapComponent) \
  X(kJiggleDeformer) X(kGlobalCacheControls) X(kDiskCache) X(kSubdCloseBorder) X(kSubdMergeVert) X(kBoxData) \
  X(kBox) X(kRenderBox) X(kSubdSplitFace) X(kVolumeFog) X(kSubdTweakUV) X(kSubdMapCut) X(kSubdLayoutUV) \
  X(kSubdMapSewMove) X(kOcean) X(kVolumeNoise) X(kSubdAutoProj) X(kSubdSubdivideFace) X(kNoise) \
  X(kAttribute4Double) X(kData4Double) X(kSubdPlanProj) X(kSubdTweak) X(kSubdProjectionManip) \
  X(kSubdMappingManip) X(kHardwareReflectionMap) X(kPolyNormalizeUV) X(kPolyFlipUV) X(kHwShaderNode) \
  X(kPluginHardwareShader) X(kPluginHwShaderNode) X(kSubdAddTopology) X(kSubdCleanTopology) X(kImplicitCone) \
  X(kImplicitSphere) X(kRampShader) X(kVolumeLight) X(kOceanShader) X(kBevelPlus) X(kStyleCurve) X(kPolyCut) \
  X(kPolyPoke) X(kPolyWedgeFace) X(kPolyCutManipContainer) X(kPolyCutManip) X(kPolyMirrorManipContainer) \
  X(kPolyPokeManip) X(kFluidTexture3D) X(kFluidTexture2D) X(kPolyMergeUV) X(kPolyStraightenUVBorder) \
  X(kAlignManip) X(kPluginTransformNode) X(kFluid) X(kFluidGeom) X(kFluidData) X(kSmear) X(kStringShadingSwitch) \
  X(kStudioClearCoat) X(kFluidEmitter) X(kHeightField) X(kGeoConnector) X(kSnapshotPath) X(kPluginObjectSet) \
  X(kQuadShadingSwitch) X(kPolyExtrudeVertex) X(kPairBlend) X(kTextManip) X(kViewManip) X(kXformManip) X(kMute) \
  X(kConstraint) X(kTrimWithBoundaries) X(kCurveFromMeshCoM) X(kFollicle) X(kHairSystem) X(kRemapValue) \
  X(kRemapColor) X(kRemapHsv) X(kHairConstraint) X(kTimeFunction) X(kMentalRayTexture) X(kObjectBinFilter) \
  X(kPolySmoothProxy) X(kPfxGeometry) X(kPfxHair) X(kHairTubeShader) X(kPsdFileTexture) X(kKeyframeDelta) \
  X(kKeyframeDeltaMove) X(kKeyframeDeltaScale) X(kKeyframeDeltaAddRemove) X(kKeyframeDeltaBlockAddRemove) \
  X(kKeyframeDeltaInfType) X(kKeyframeDeltaTangent) X(kKeyframeDeltaWeighted) X(kKeyframeDeltaBreakdown) \
  X(kPolyMirror) X(kPolyCreaseEdge) X(kPolyPinUV) X(kHikEffector) X(kHikIKEffector) X(kHikFKJoint) X(kHikSolver) \
  X(kHikHandle) X(kProxyManager) X(kPolyAutoProjManip) X(kPolyPrism) X(kPolyPyramid) X(kPolySplitRing) \
  X(kPfxToon) X(kToonLineAttributes) X(kPolyDuplicateEdge) X(kFacade) X(kMaterialFacade) X(kEnvFacade) \
  X(kAISEnvFacade) X(kLineModifier) X(kPolyArrow) X(kPolyPrimitiveMisc) X(kPolyPlatonicSolid) X(kPolyPipe) \
  X(kHikFloorContactMarker) X(kHikGroundPlane) X(kPolyComponentData) X(kPolyHelix) X(kCacheFile) \
  X(kHistorySwitch) X(kClosestPointOnMesh) X(kUVPin) X(kProximityPin) X(kTransferAttributes) \
  X(kDynamicConstraint) X(kNComponent) X(kPolyBridgeEdge) X(kCacheableNode) X(kNucleus) X(kNBase) X(kCacheBase) \
  X(kCacheBlend) X(kCacheTrack) X(kKeyframeRegionManip) X(kCurveNormalizerAngle) X(kCurveNormalizerLinear) \
  X(kHyperLayoutDG) X(kPluginImagePlaneNode) X(kNCloth) X(kNParticle) X(kNRigid) \
  X(kPluginParticleAttributeMapperNode) X(kCameraSet) X(kPluginCameraSet) X(kContainer) X(kFloatVectorArrayData) \
  X(kNObjectData) X(kNObject) X(kPluginConstraintNode) X(kAsset) X(kPolyEdgeToCurve) X(kAnimLayer) \
  X(kBlendNodeBase) X(kBlendNodeBoolean) X(kBlendNodeDouble) X(kBlendNodeDoubleAngle) X(kBlendNodeDoubleLinear) \
  X(kBlendNodeEnum) X(kBlendNodeFloat) X(kBlendNodeFloatAngle) X(kBlendNodeFloatLinear) X(kBlendNodeInt16) \
  X(kBlendNodeInt32) X(kBlendNodeAdditiveScale) X(kBlendNodeAdditiveRotation) X(kPluginManipulatorNode) \
  X(kNIdData) X(kNId) X(kFloatArrayData) X(kMembrane) X(kMergeVertsToolManip) X(kUint64SingleIndexedComponent) \
  X(kPolyToolFeedbackManip) X(kPolySelectEditFeedbackManip) X(kWriteToFrameBuffer) X(kWriteToColorBuffer) \
  X(kWriteToVectorBuffer) X(kWriteToDepthBuffer) X(kWriteToLabelBuffer) X(kStereoCameraMaster) \
  X(kSequenceManager) X(kSequencer) X(kShot) X(kBlendNodeTime) X(kCreateBezierManip) X(kBezierCurve) \
  X(kBezierCurveData) X(kNurbsCurveToBezier) X(kBezierCurveToNurbs) X(kPolySpinEdge) X(kPolyHoleFace) \
  X(kPointOnPolyConstraint) X(kPolyConnectComponents) X(kSkinBinding) X(kVolumeBindManip) X(kVertexWeightSet) \
  X(kNearestPointOnCurve) X(kColorProfile) X(kAdskMaterial) X(kContainerBase) X(kDagContainer) \
  X(kPolyUVRectangle) X(kHardwareRenderingGlobals) X(kPolyProjectCurve) X(kRenderingList) X(kPolyExtrudeManip) \
  X(kPolyExtrudeManipContainer) X(kThreadedDevice) X(kClientDevice) X(kPluginClientDevice) \
  X(kPluginThreadedDevice) X(kTimeWarp) X(kAssembly) X(kClipGhostShape) X(kClipToGhostData) X(kMandelbrot) \
  X(kMandelbrot3D) X(kGreasePlane) X(kGreasePlaneRenderShape) X(kGreasePencilSequence) X(kEditMetadata) \
  X(kCreaseSet) X(kPolyEditEdgeFlow) X(kFosterParent) X(kSnapUVManip2D) X(kToolContext) X(kNLE) \
  X(kShrinkWrapFilter) X(kEditsManager) X(kPolyBevel2) X(kPolyCBoolOp) X(kGeomBind) X(kColorMgtGlobals) \
  X(kPolyBevel3) X(kTimeEditorClipBase) X(kTimeEditorClipEvaluator) X(kTimeEditorClip) X(kTimeEditor) \
  X(kTimeEditorTracks) X(kTimeEditorInterpolator) X(kTimeEditorAnimSource) X(kCaddyManipBase) X(kPolyCaddyManip) \
  X(kPolyModifierManipContainer) X(kPolyRemesh) X(kPolyContourProj) X(kContourProjectionManip) \
  X(kNodeGraphEditorInfo) X(kNodeGraphEditorBookmarks) X(kNodeGraphEditorBookmarkInfo) X(kPluginSkinCluster) \
  X(kPluginGeometryFilter) X(kPluginBlendShape) X(kPolyPassThru) X(kTrackInfoManager) X(kPolyClean) \
  X(kShapeEditorManager) X(kOceanDeformer) X(kPoseInterpolatorManager) X(kControllerTag) X(kReForm) \
  X(kCustomEvaluatorClusterNode) X(kPolyCircularize) X(kArubaTesselate) X(kReorderUVSet) X(kUfeProxyTransform) \
  X(kDecomposeMatrix) X(kComposeMatrix) X(kBlendMatrix) X(kPickMatrix) X(kAimMatrix) X(kPrimitiveFalloff) \
  X(kBlendFalloff) X(kUniformFalloff) X(kTransferFalloff) X(kComponentFalloff) X(kProximityFalloff) \
  X(kSubsetFalloff) X(kWeightFunctionData) X(kFalloffEval) X(kComponentMatch) X(kPolyUnsmooth) \
  X(kPolyReFormManipContainer) X(kPolyReFormManip) X(kPolyAxis) X(kAngleToDoubleNode) X(kDoubleToAngleNode) \
  X(kAbsolute) X(kACos) X(kAnd) X(kASin) X(kATan) X(kATan2) X(kAverage) X(kCeil) X(kClampRange) X(kCos) \
  X(kDeterminant) X(kEqual) X(kFloor) X(kGreaterThan) X(kInverseLinearInterpolation) X(kLength) X(kLessThan) \
  X(kLinearInterpolation) X(kLog) X(kMax) X(kMin) X(kModulo) X(kMultiply) X(kNegate) X(kNormalize) X(kNot) \
  X(kOr) X(kPIConstant) X(kPower) X(kRotateVector) X(kRound) X(kSin) X(kSmoothStep) X(kSum) X(kTan) X(kTruncate) \
  X(kDotProduct) X(kCrossProduct) X(kMultiplyPointByMatrix) X(kMultiplyVectorByMatrix) X(kAxisFromMatrix) \
  X(kDivide) X(kSubtract) X(kTranslationFromMatrix) X(kRowFromMatrix) X(kColumnFromMatrix) X(kScaleFromMatrix) \
  X(kRotationFromMatrix) X(kParentMatrix)
// clang-format on

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What an object is or can be used as; the numbers are those of 2024.
class OPENMAYA_EXPORT MFn {
 public:
#define MAYAHOST_ENUMERATOR(name) name,
  enum Type {
    MAYAHOST_FUNCTION_TYPES(MAYAHOST_ENUMERATOR) kLast,
    kAttribute2Long = kAttribute2Int,
    kAttribute3Long = kAttribute3Int,
    kData2Long = kData2Int,
    kData3Long = kData3Int
  };
#undef MAYAHOST_ENUMERATOR
};
OPENMAYA_NAMESPACE_CLOSE

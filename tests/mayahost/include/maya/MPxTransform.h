// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MBoundingBox.h>
#include <maya/MDGContext.h>
#include <maya/MFnTransform.h>
#include <maya/MPxNode.h>
#include <maya/MPxTransformationMatrix.h>
#include <maya/MTypes.h>

// The attributes of a transform that the class names. Those that the host's transform has not are null.
// clang-format off
#define MAYAHOST_TRANSFORM_ATTRIBUTES(X) \
  X(nodeBoundingBox) X(nodeBoundingBoxMin) X(nodeBoundingBoxMinX) X(nodeBoundingBoxMinY) \
  X(nodeBoundingBoxMinZ) X(nodeBoundingBoxMax) X(nodeBoundingBoxMaxX) X(nodeBoundingBoxMaxY) \
  X(nodeBoundingBoxMaxZ) X(nodeBoundingBoxSize) X(nodeBoundingBoxSizeX) X(nodeBoundingBoxSizeY) \
  X(nodeBoundingBoxSizeZ) X(center) X(boundingBoxCenterX) X(boundingBoxCenterY) X(boundingBoxCenterZ) \
  X(matrix) X(inverseMatrix) X(worldMatrix) X(worldInverseMatrix) X(parentMatrix) X(parentInverseMatrix) \
  X(visibility) X(intermediateObject) X(isTemplated) X(ghosting) X(instObjGroups) X(objectGroups) \
  X(objectGrpCompList) X(objectGroupId) X(objectGroupColor) X(useObjectColor) X(objectColor) \
  X(drawOverride) X(overrideDisplayType) X(overrideLevelOfDetail) X(overrideShading) X(overrideTexturing) \
  X(overridePlayback) X(overrideEnabled) X(overrideVisibility) X(overrideColor) X(lodVisibility) \
  X(renderInfo) X(identification) X(layerRenderable) X(layerOverrideColor) X(renderLayerInfo) \
  X(renderLayerId) X(renderLayerRenderable) X(renderLayerColor) X(translate) X(translateX) X(translateY) \
  X(translateZ) X(rotate) X(rotateX) X(rotateY) X(rotateZ) X(rotateOrder) X(scale) X(scaleX) X(scaleY) \
  X(scaleZ) X(shear) X(shearXY) X(shearXZ) X(shearYZ) X(rotatePivot) X(rotatePivotX) X(rotatePivotY) \
  X(rotatePivotZ) X(rotatePivotTranslate) X(rotatePivotTranslateX) X(rotatePivotTranslateY) \
  X(rotatePivotTranslateZ) X(scalePivot) X(scalePivotX) X(scalePivotY) X(scalePivotZ) \
  X(scalePivotTranslate) X(scalePivotTranslateX) X(scalePivotTranslateY) X(scalePivotTranslateZ) \
  X(rotateAxis) X(rotateAxisX) X(rotateAxisY) X(rotateAxisZ) X(transMinusRotatePivot) \
  X(transMinusRotatePivotX) X(transMinusRotatePivotY) X(transMinusRotatePivotZ) X(minTransLimit) \
  X(minTransXLimit) X(minTransYLimit) X(minTransZLimit) X(maxTransLimit) X(maxTransXLimit) \
  X(maxTransYLimit) X(maxTransZLimit) X(minTransLimitEnable) X(minTransXLimitEnable) \
  X(minTransYLimitEnable) X(minTransZLimitEnable) X(maxTransLimitEnable) X(maxTransXLimitEnable) \
  X(maxTransYLimitEnable) X(maxTransZLimitEnable) X(minRotLimit) X(minRotXLimit) X(minRotYLimit) \
  X(minRotZLimit) X(maxRotLimit) X(maxRotXLimit) X(maxRotYLimit) X(maxRotZLimit) X(minRotLimitEnable) \
  X(minRotXLimitEnable) X(minRotYLimitEnable) X(minRotZLimitEnable) X(maxRotLimitEnable) \
  X(maxRotXLimitEnable) X(maxRotYLimitEnable) X(maxRotZLimitEnable) X(minScaleLimit) X(minScaleXLimit) \
  X(minScaleYLimit) X(minScaleZLimit) X(maxScaleLimit) X(maxScaleXLimit) X(maxScaleYLimit) \
  X(maxScaleZLimit) X(minScaleLimitEnable) X(minScaleXLimitEnable) X(minScaleYLimitEnable) \
  X(minScaleZLimitEnable) X(maxScaleLimitEnable) X(maxScaleXLimitEnable) X(maxScaleYLimitEnable) \
  X(maxScaleZLimitEnable) X(geometry) X(xformMatrix) X(selectHandle) X(selectHandleX) X(selectHandleY) \
  X(selectHandleZ) X(inheritsTransform) X(displayHandle) X(displayScalePivot) X(displayRotatePivot) \
  X(displayLocalAxis) X(dynamics) X(showManipDefault) X(specifiedManipLocation) X(rotateQuaternion) \
  X(rotateQuaternionX) X(rotateQuaternionY) X(rotateQuaternionZ) X(rotateQuaternionW) \
  X(rotationInterpolation)
// clang-format on

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A transform of a plug-in: its attributes are put into an MPxTransformationMatrix of its own
// (computeLocalTransformation), which makes the matrix of them.
class OPENMAYA_EXPORT MPxTransform : public MPxNode {
 public:
  MPxTransform();
  MPxTransform(const MPxTransform&) = delete;
  MPxTransform& operator=(const MPxTransform&) = delete;
  ~MPxTransform() override;
  void postConstructor() override;
  MPxNode::Type type() const override;
  virtual MPxTransformationMatrix* createTransformationMatrix();
  virtual bool isBounded() const;
  virtual MBoundingBox boundingBox() const;
  virtual bool treatAsTransform() const;
  const MPxTransformationMatrix& transformationMatrix() const;
  MPxTransformationMatrix* transformationMatrixPtr() const;  // of the current context
  virtual void resetTransformation(const MMatrix&);
  virtual void resetTransformation(MPxTransformationMatrix*);
  MStatus compute(const MPlug& plug, MDataBlock& data) override;
  virtual MStatus computeLocalTransformation(MPxTransformationMatrix*, MDataBlock&);
  virtual MStatus clearLimits();
  bool isLimited(MFnTransform::LimitType, MStatus* ReturnStatus = NULL) const;
  double limitValue(MFnTransform::LimitType, MStatus* ReturnStatus = NULL) const;
  MStatus setLimit(MFnTransform::LimitType, double value);
  MStatus enableLimit(MFnTransform::LimitType, bool flag);
  // Called with what a plug is given, by a user or by a connection: stores it within its limits.
  virtual MStatus validateAndSetValue(const MPlug&, const MDataHandle&);

  virtual MMatrix getMatrix(MStatus* ReturnStatus = NULL);
  virtual MMatrix getMatrixInverse(MStatus* ReturnStatus = NULL);
  virtual MVector getTranslation(MSpace::Space = MSpace::kTransform, MStatus* ReturnStatus = NULL);
  virtual MStatus translateTo(const MVector&, MSpace::Space = MSpace::kTransform);
  virtual MStatus translateBy(const MVector&, MSpace::Space = MSpace::kTransform);
  virtual MQuaternion getRotation(MSpace::Space = MSpace::kTransform, MStatus* ReturnStatus = NULL);
  virtual MEulerRotation getEulerRotation(MSpace::Space = MSpace::kTransform, MStatus* ReturnStatus = NULL);
  virtual MStatus rotateTo(const MQuaternion&, MSpace::Space = MSpace::kTransform);
  virtual MStatus rotateBy(const MQuaternion&, MSpace::Space = MSpace::kTransform);
  virtual MStatus rotateTo(const MEulerRotation&, MSpace::Space = MSpace::kTransform);
  virtual MStatus rotateBy(const MEulerRotation&, MSpace::Space = MSpace::kTransform);
  virtual MVector getScale(MSpace::Space = MSpace::kTransform, MStatus* ReturnStatus = NULL);
  virtual MStatus scaleTo(const MVector&, MSpace::Space = MSpace::kTransform);
  virtual MStatus scaleBy(const MVector&, MSpace::Space = MSpace::kTransform);
  virtual MVector getShear(MSpace::Space = MSpace::kTransform, MStatus* ReturnStatus = NULL);
  virtual MStatus shearTo(const MVector&, MSpace::Space = MSpace::kTransform);
  virtual MStatus shearBy(const MVector&, MSpace::Space = MSpace::kTransform);
  virtual MPoint getScalePivot(MSpace::Space = MSpace::kTransform, MStatus* ReturnStatus = NULL);
  virtual MPoint getRotatePivot(MSpace::Space = MSpace::kTransform, MStatus* ReturnStatus = NULL);
  virtual MVector getScalePivotTranslation(MSpace::Space = MSpace::kTransform, MStatus* ReturnStatus = NULL);
  virtual MVector getRotatePivotTranslation(MSpace::Space = MSpace::kTransform, MStatus* ReturnStatus = NULL);
  virtual MStatus setScalePivot(const MPoint&, MSpace::Space = MSpace::kTransform, bool balance = true);
  virtual MStatus setScalePivotTranslation(const MVector&, MSpace::Space = MSpace::kTransform);
  virtual MStatus setRotatePivot(const MPoint&, MSpace::Space = MSpace::kTransform, bool balance = true);
  virtual MStatus setRotatePivotTranslation(const MVector&, MSpace::Space = MSpace::kTransform);
  virtual MTransformationMatrix::RotationOrder getRotationOrder();
  virtual MStatus setRotationOrder(MTransformationMatrix::RotationOrder ro, bool reorder = true);
  virtual MQuaternion getRotateOrientation(MSpace::Space apiSpace = MSpace::kTransform,
                                           MStatus* ReturnStatus = NULL);
  virtual MStatus setRotateOrientation(const MQuaternion& q, MSpace::Space apiSpace = MSpace::kTransform,
                                       bool balance = true);
  MStatus updateMatrixAttrs();
  MStatus updateMatrixAttrs(MObject& attr);
  static void mustCallValidateAndSet(MObject&);
  static MStatus setNonAffineMatricesEnabled(bool);
  static bool isNonAffineMatricesEnabled(MStatus* ReturnStatus);
  void copyInternalData(MPxNode*) override;

  MStatus _dirtyMatrix() { return dirtyMatrix(); }
  MStatus _dirtyTranslation(const MVector& v) { return dirtyTranslation(v); }
  MStatus _dirtyRotation(const MEulerRotation& e) { return dirtyRotation(e); }
  MStatus _dirtyScale(const MVector& v) { return dirtyScale(v); }
  MStatus _dirtyShear(const MVector& v) { return dirtyShear(v); }
  MStatus _dirtyRotateOrientation(const MEulerRotation& e) { return dirtyRotateOrientation(e); }
  MStatus _dirtyScalePivot(const MPoint& p) { return dirtyScalePivot(p); }
  MStatus _dirtyRotatePivot(const MPoint& p) { return dirtyRotatePivot(p); }
  MStatus _dirtyScalePivotTranslation(const MVector& v) { return dirtyScalePivotTranslation(v); }
  MStatus _dirtyRotatePivotTranslation(const MVector& v) { return dirtyRotatePivotTranslation(v); }

 protected:
  virtual MVector applyTranslationLimits(const MVector& unclampedT, MDataBlock&,
                                         MStatus* ReturnStatus = NULL);
  virtual MVector applyTranslationLocks(const MVector& toTest, const MVector& savedT,
                                        MStatus* ReturnStatus = NULL);
  virtual MEulerRotation applyRotationLimits(const MEulerRotation& unclampedR, MDataBlock&,
                                             MStatus* ReturnStatus = NULL);
  virtual MEulerRotation applyRotationLocks(const MEulerRotation& toTest, const MEulerRotation& savedR,
                                            MStatus* ReturnStatus = NULL);
  virtual MVector applyScaleLimits(const MVector& unclampedS, MDataBlock&, MStatus* ReturnStatus = NULL);
  virtual MVector applyScaleLocks(const MVector& toTest, const MVector& savedS, MStatus* ReturnStatus = NULL);
  virtual MVector applyShearLocks(const MVector& toTest, const MVector& savedSh,
                                  MStatus* ReturnStatus = NULL);
  virtual MEulerRotation applyRotateOrientationLocks(const MEulerRotation& toTest,
                                                     const MEulerRotation& savedRO,
                                                     MStatus* ReturnStatus = NULL);
  virtual MVector applyScaleLocksPivot(const MPoint& toTest, const MPoint& savedSP,
                                       MStatus* ReturnStatus = NULL);
  virtual MVector applyRotatePivotLocks(const MPoint& toTest, const MPoint& savedRP,
                                        MStatus* ReturnStatus = NULL);
  virtual MVector applyScaleLocksPivotTranslate(const MVector& toTest, const MVector& savedSPT,
                                                MStatus* ReturnStatus = NULL);
  virtual MVector applyRotatePivotLocksTranslate(const MVector& toTest, const MVector& savedRPT,
                                                 MStatus* ReturnStatus = NULL);
  MStatus dirtyMatrix();
  MStatus dirtyTranslation(const MVector&);
  MStatus dirtyRotation(const MEulerRotation&);
  MStatus dirtyScale(const MVector&);
  MStatus dirtyShear(const MVector&);
  MStatus dirtyRotateOrientation(const MEulerRotation&);
  MStatus dirtyScalePivot(const MPoint&);
  MStatus dirtyRotatePivot(const MPoint&);
  MStatus dirtyScalePivotTranslation(const MVector&);
  MStatus dirtyRotatePivotTranslation(const MVector&);
  virtual MStatus checkAndSetTranslation(MDataBlock&, const MPlug&, const MVector&,
                                         MSpace::Space = MSpace::kTransform);
  virtual MStatus checkAndSetRotation(MDataBlock&, const MPlug&, const MEulerRotation&,
                                      MSpace::Space = MSpace::kTransform);
  virtual MStatus checkAndSetScale(MDataBlock&, const MPlug&, const MVector&,
                                   MSpace::Space = MSpace::kTransform);
  virtual MStatus checkAndSetShear(MDataBlock&, const MPlug&, const MVector&,
                                   MSpace::Space = MSpace::kTransform);
  virtual MStatus checkAndSetRotateOrientation(MDataBlock&, const MPlug&, const MEulerRotation&,
                                               MSpace::Space = MSpace::kTransform, bool balance = true);
  virtual MStatus checkAndSetRotatePivot(MDataBlock&, const MPlug&, const MPoint&,
                                         MSpace::Space = MSpace::kTransform, bool balance = true);
  virtual MStatus checkAndSetRotatePivotTranslation(MDataBlock&, const MPlug&, const MVector&,
                                                    MSpace::Space = MSpace::kTransform);
  virtual MStatus checkAndSetScalePivot(MDataBlock&, const MPlug&, const MPoint&,
                                        MSpace::Space = MSpace::kTransform, bool = true);
  virtual MStatus checkAndSetScalePivotTranslation(MDataBlock&, const MPlug&, const MVector&,
                                                   MSpace::Space = MSpace::kTransform);

 public:
#define MAYAHOST_NAMED(name) static MObject name;
  MAYAHOST_TRANSFORM_ATTRIBUTES(MAYAHOST_NAMED)
#undef MAYAHOST_NAMED
  static const char* className();

 protected:
  // Of the normal context, and owned by the host. Deprecated in 2019: use transformationMatrixPtr().
  MPxTransformationMatrix* baseTransformationMatrix = nullptr;

 public:
  MPxTransform(MPxTransformationMatrix*);  // deprecated in 2019: the matrix is made on demand

  // Deprecated in 2018.
  virtual MStatus validateAndSetValue(const MPlug&, const MDataHandle&, const MDGContext&);
  MStatus updateMatrixAttrs(const MDGContext&) {
    return updateMatrixAttrs();
  }
  MStatus updateMatrixAttrs(MObject& attr, const MDGContext&) {
    return updateMatrixAttrs(attr);
  }
  virtual MMatrix getMatrix(const MDGContext&, MStatus* ReturnStatus = NULL) {
    return getMatrix(ReturnStatus);
  }
  virtual MMatrix getMatrixInverse(const MDGContext&, MStatus* ReturnStatus = NULL) {
    return getMatrixInverse(ReturnStatus);
  }
  virtual MTransformationMatrix::RotationOrder getRotationOrder(const MDGContext&) {
    return getRotationOrder();
  }
  virtual MStatus setRotationOrder(MTransformationMatrix::RotationOrder order, bool reorder,
                                   const MDGContext&) {
    return setRotationOrder(order, reorder);
  }
  virtual MVector getTranslation(MSpace::Space space, const MDGContext&, MStatus* ReturnStatus = NULL) {
    return getTranslation(space, ReturnStatus);
  }
  virtual MStatus translateTo(const MVector& to, MSpace::Space space, const MDGContext&) {
    return translateTo(to, space);
  }
  virtual MStatus translateBy(const MVector& to, MSpace::Space space, const MDGContext&) {
    return translateBy(to, space);
  }
  virtual MQuaternion getRotation(MSpace::Space space, const MDGContext&, MStatus* ReturnStatus = NULL) {
    return getRotation(space, ReturnStatus);
  }
  virtual MEulerRotation getEulerRotation(MSpace::Space space, const MDGContext&,
                                          MStatus* ReturnStatus = NULL) {
    return getEulerRotation(space, ReturnStatus);
  }
  virtual MStatus rotateTo(const MQuaternion& to, MSpace::Space space, const MDGContext&) {
    return rotateTo(to, space);
  }
  virtual MStatus rotateBy(const MQuaternion& to, MSpace::Space space, const MDGContext&) {
    return rotateBy(to, space);
  }
  virtual MStatus rotateTo(const MEulerRotation& to, MSpace::Space space, const MDGContext&) {
    return rotateTo(to, space);
  }
  virtual MStatus rotateBy(const MEulerRotation& to, MSpace::Space space, const MDGContext&) {
    return rotateBy(to, space);
  }
  virtual MVector getScale(MSpace::Space space, const MDGContext&, MStatus* ReturnStatus = NULL) {
    return getScale(space, ReturnStatus);
  }
  virtual MStatus scaleTo(const MVector& to, MSpace::Space space, const MDGContext&) {
    return scaleTo(to, space);
  }
  virtual MStatus scaleBy(const MVector& to, MSpace::Space space, const MDGContext&) {
    return scaleBy(to, space);
  }
  virtual MVector getShear(MSpace::Space space, const MDGContext&, MStatus* ReturnStatus = NULL) {
    return getShear(space, ReturnStatus);
  }
  virtual MStatus shearTo(const MVector& to, MSpace::Space space, const MDGContext&) {
    return shearTo(to, space);
  }
  virtual MStatus shearBy(const MVector& to, MSpace::Space space, const MDGContext&) {
    return shearBy(to, space);
  }
  virtual MPoint getScalePivot(MSpace::Space space, const MDGContext&, MStatus* ReturnStatus = NULL) {
    return getScalePivot(space, ReturnStatus);
  }
  virtual MPoint getRotatePivot(MSpace::Space space, const MDGContext&, MStatus* ReturnStatus = NULL) {
    return getRotatePivot(space, ReturnStatus);
  }
  virtual MVector getScalePivotTranslation(MSpace::Space space, const MDGContext&,
                                           MStatus* ReturnStatus = NULL) {
    return getScalePivotTranslation(space, ReturnStatus);
  }
  virtual MVector getRotatePivotTranslation(MSpace::Space space, const MDGContext&,
                                            MStatus* ReturnStatus = NULL) {
    return getRotatePivotTranslation(space, ReturnStatus);
  }
  virtual MStatus setScalePivot(const MPoint& to, MSpace::Space space, bool balance, const MDGContext&) {
    return setScalePivot(to, space, balance);
  }
  virtual MStatus setScalePivotTranslation(const MVector& to, MSpace::Space space, const MDGContext&) {
    return setScalePivotTranslation(to, space);
  }
  virtual MStatus setRotatePivot(const MPoint& to, MSpace::Space space, bool balance, const MDGContext&) {
    return setRotatePivot(to, space, balance);
  }
  virtual MStatus setRotatePivotTranslation(const MVector& to, MSpace::Space space, const MDGContext&) {
    return setRotatePivotTranslation(to, space);
  }
  virtual MQuaternion getRotateOrientation(MSpace::Space space, const MDGContext&,
                                           MStatus* ReturnStatus = NULL) {
    return getRotateOrientation(space, ReturnStatus);
  }
  virtual MStatus setRotateOrientation(const MQuaternion& to, MSpace::Space space, bool balance,
                                       const MDGContext&) {
    return setRotateOrientation(to, space, balance);
  }
};
OPENMAYA_NAMESPACE_CLOSE

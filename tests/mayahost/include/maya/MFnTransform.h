// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnDagNode.h>
#include <maya/MTransformationMatrix.h>
#include <maya/MVector.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What a transform is made of. Setting writes the node's attributes, and fails, with nothing written, if one
// of them is locked or driven. Spaces: kTransform and kObject are the parent's space; kWorld needs a function
// set that was given a path.
class OPENMAYA_EXPORT MFnTransform : public MFnDagNode {
  MAYAHOST_FUNCTION_SET(MFnTransform, MFn::kTransform)
  OPENMAYA_ENUM(LimitType, kScaleMinX, kScaleMaxX, kScaleMinY, kScaleMaxY, kScaleMinZ, kScaleMaxZ,
                kShearMinXY, kShearMaxXY, kShearMinXZ, kShearMaxXZ, kShearMinYZ, kShearMaxYZ, kRotateMinX,
                kRotateMaxX, kRotateMinY, kRotateMaxY, kRotateMinZ, kRotateMaxZ, kTranslateMinX,
                kTranslateMaxX, kTranslateMinY, kTranslateMaxY, kTranslateMinZ, kTranslateMaxZ);
  MFnTransform(const MDagPath& object, MStatus* ReturnStatus = NULL);

  MObject create(MObject parent = MObject::kNullObj, MStatus* ReturnStatus = NULL);
  MTransformationMatrix transformation(MStatus* ReturnStatus = NULL) const;
  MStatus set(const MTransformationMatrix& transform);
  MStatus getScale(double scale[3]) const;
  MStatus setScale(const double scale[3]);
  MStatus scaleBy(const double scale[3]);
  MStatus getShear(double shear[3]) const;
  MStatus setShear(const double shear[3]);
  MStatus shearBy(const double shear[3]);
  MStatus getRotation(MQuaternion& quaternion, MSpace::Space = MSpace::kTransform) const;
  MStatus setRotation(const MQuaternion& quaternion, MSpace::Space = MSpace::kTransform);
  MStatus rotateBy(const MQuaternion& quaternion, MSpace::Space = MSpace::kTransform);
  MStatus getRotation(MEulerRotation& rotation) const;
  MStatus setRotation(const MEulerRotation& rotation);  // in the node's rotate order, whatever its own
  MStatus rotateBy(const MEulerRotation& rotation, MSpace::Space = MSpace::kTransform);
  MStatus getRotationQuaternion(double& x, double& y, double& z, double& w,
                                MSpace::Space = MSpace::kTransform) const;
  MStatus setRotationQuaternion(double x, double y, double z, double w, MSpace::Space = MSpace::kTransform);
  MStatus rotateByQuaternion(double x, double y, double z, double w, MSpace::Space = MSpace::kTransform);
  MStatus getRotation(double rotation[3], MTransformationMatrix::RotationOrder& order) const;
  MStatus setRotation(const double rotation[3], MTransformationMatrix::RotationOrder order);
  MStatus rotateBy(const double rotation[3], MTransformationMatrix::RotationOrder order,
                   MSpace::Space = MSpace::kTransform);
  MVector getTranslation(MSpace::Space space, MStatus* ReturnStatus = NULL) const;
  MVector translation(MSpace::Space space, MStatus* ReturnStatus = NULL) const;  // the old name
  MStatus setTranslation(const MVector& vec, MSpace::Space space);
  MStatus translateBy(const MVector& vec, MSpace::Space space);
  // The translations of pivots in the parent's space alone.
  MPoint scalePivot(MSpace::Space space, MStatus* ReturnStatus = NULL) const;
  MStatus setScalePivot(const MPoint& point, MSpace::Space space, bool balance);
  MVector scalePivotTranslation(MSpace::Space space, MStatus* ReturnStatus = NULL) const;
  MStatus setScalePivotTranslation(const MVector& vec, MSpace::Space space);
  MPoint rotatePivot(MSpace::Space space, MStatus* ReturnStatus = NULL) const;
  MStatus setRotatePivot(const MPoint& point, MSpace::Space space, bool balance);
  MVector rotatePivotTranslation(MSpace::Space space, MStatus* ReturnStatus = NULL) const;
  MStatus setRotatePivotTranslation(const MVector& vec, MSpace::Space space);
  MQuaternion rotateOrientation(MSpace::Space space, MStatus* ReturnStatus = NULL) const;
  MStatus setRotateOrientation(const MQuaternion& quat, MSpace::Space space, bool balance);
  MTransformationMatrix::RotationOrder rotationOrder(MStatus* ReturnStatus = NULL) const;
  // With reorder the angles change so that the rotation stays.
  MStatus setRotationOrder(MTransformationMatrix::RotationOrder order, bool reorder);
  // What translation, rotation and scale are given from then on is kept within the limits that are enabled.
  bool isLimited(MFnTransform::LimitType type, MStatus* ReturnStatus = NULL) const;
  double limitValue(MFnTransform::LimitType type, MStatus* ReturnStatus = NULL) const;
  MStatus setLimit(MFnTransform::LimitType type, double value);
  MStatus enableLimit(MFnTransform::LimitType type, bool flag);
};
OPENMAYA_NAMESPACE_CLOSE

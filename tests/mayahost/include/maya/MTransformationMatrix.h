// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <memory>

#define MTransformationMatrix_kTol 1.0e-10

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A transformation in the parts a transform node keeps. For row vectors, left applied first:
//   Sp^-1 S Sh Sp St  Rp^-1 Ro R Rp Rt  T
// with scale S, shear Sh (xy, xz, yz), rotation R in a rotation order, its orientation Ro (rotateAxis),
// translation T, and pivots Sp, Rp with the translations St, Rt that balance them.
class OPENMAYA_EXPORT MTransformationMatrix {
 public:
  // One more than MEulerRotation's numbers.
  OPENMAYA_ENUM(RotationOrder, kInvalid, kXYZ, kYZX, kZXY, kXZY, kYXZ, kZYX, kLast);

  ~MTransformationMatrix();
  MTransformationMatrix();
  MTransformationMatrix(const MTransformationMatrix& src);
  MTransformationMatrix(const MMatrix& src);
  MTransformationMatrix& operator=(const MTransformationMatrix& src);
  MTransformationMatrix& operator=(const MMatrix& src);

  MMatrix asMatrix() const;
  MMatrix asMatrix(double percent) const;  // 0 identity, 1 whole; parts blended one by one
  MMatrix asMatrixInverse() const;
  MMatrix asScaleMatrix() const;
  MMatrix asRotateMatrix() const;

  MStatus getScale(double scale[3], MSpace::Space space) const;
  MStatus setScale(const double scale[3], MSpace::Space space);
  MStatus addScale(const double scale[3], MSpace::Space space);  // multiplies

  MQuaternion rotation() const;
  MTransformationMatrix& rotateTo(const MQuaternion& q);
  MTransformationMatrix& rotateBy(const MQuaternion& q, MSpace::Space space, MStatus* ReturnStatus = NULL);
  MEulerRotation eulerRotation() const;
  MTransformationMatrix& rotateTo(const MEulerRotation& e);
  MTransformationMatrix& rotateBy(const MEulerRotation& e, MSpace::Space space, MStatus* ReturnStatus = NULL);
  MStatus getRotationQuaternion(double& x, double& y, double& z, double& w) const;
  MStatus setRotationQuaternion(double x, double y, double z, double w);
  MStatus getRotationQuaternion(double& x, double& y, double& z, double& w, MSpace::Space) const;
  MStatus setRotationQuaternion(double x, double y, double z, double w, MSpace::Space);
  MStatus addRotationQuaternion(double x, double y, double z, double w, MSpace::Space);
  MStatus getRotation(double[3], RotationOrder& order) const;
  OPENMAYA_DEPRECATED(2018, "the space has no effect")
  MStatus getRotation(double rotation[3], RotationOrder& order, MSpace::Space) const {
    return getRotation(rotation, order);
  }
  OPENMAYA_DEPRECATED(2018, "the space has no effect")
  MStatus setRotation(const double rotation[3], RotationOrder order, MSpace::Space) {
    return setRotation(rotation, order);
  }
  MStatus setRotation(const double rotation[3], RotationOrder order);
  MStatus addRotation(const double rotation[3], RotationOrder order, MSpace::Space);
  RotationOrder rotationOrder(MStatus* ReturnStatus = NULL) const;
  MStatus reorderRotation(const RotationOrder& order);
  MStatus setToRotationAxis(const MVector& axis, double rotation);
  MQuaternion rotationOrientation() const;
  MTransformationMatrix& setRotationOrientation(const MQuaternion& q);

  MVector getTranslation(MSpace::Space, MStatus* ReturnStatus = NULL) const;
  MVector translation(MSpace::Space, MStatus* ReturnStatus = NULL) const;  // the old name
  MStatus setTranslation(const MVector& vector, MSpace::Space);
  MStatus addTranslation(const MVector& vector, MSpace::Space);

  MStatus setShear(const double shear[3], MSpace::Space space);
  MStatus getShear(double shear[3], MSpace::Space space) const;
  MStatus addShear(const double shear[3], MSpace::Space space);

  // With balance, the pivot's translation is set so that the whole matrix stays the same.
  MPoint scalePivot(MSpace::Space, MStatus* ReturnStatus = NULL) const;
  MStatus setScalePivot(const MPoint&, MSpace::Space, bool balance);
  MVector scalePivotTranslation(MSpace::Space, MStatus* ReturnStatus = NULL) const;
  MStatus setScalePivotTranslation(const MVector& vector, MSpace::Space);
  MPoint rotatePivot(MSpace::Space, MStatus* ReturnStatus = NULL) const;
  MStatus setRotatePivot(const MPoint& point, MSpace::Space, bool balance);
  MVector rotatePivotTranslation(MSpace::Space space, MStatus* ReturnStatus = NULL) const;
  MStatus setRotatePivotTranslation(const MVector& vector, MSpace::Space space);

  bool isEquivalent(const MTransformationMatrix& other, double tolerance = MTransformationMatrix_kTol) const;
  bool operator==(const MTransformationMatrix& other) const;
  bool operator!=(const MTransformationMatrix& other) const;

  static const char* className();
  static const MTransformationMatrix identity;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};
OPENMAYA_NAMESPACE_CLOSE

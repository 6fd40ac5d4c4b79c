// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MEulerRotation.h>
#include <maya/MIOStreamFwd.h>
#include <maya/MMatrix.h>
#include <maya/MPoint.h>
#include <maya/MQuaternion.h>
#include <maya/MTransformationMatrix.h>
#include <maya/MTypeId.h>
#include <maya/MTypes.h>
#include <maya/MVector.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What a transform of a plug-in is made of, and how its parts become a matrix. Parts as in
// MTransformationMatrix.
class OPENMAYA_EXPORT MPxTransformationMatrix {
 public:
  MPxTransformationMatrix();
  MPxTransformationMatrix(const MTransformationMatrix&);
  MPxTransformationMatrix(const MPxTransformationMatrix&);
  MPxTransformationMatrix(const MMatrix&);
  virtual ~MPxTransformationMatrix();
  virtual void copyValues(MPxTransformationMatrix*);
  virtual MTypeId typeId() const;
  MPxTransformationMatrix& operator=(const MPxTransformationMatrix& src);
  MPxTransformationMatrix& operator=(const MMatrix& src);
  MPxTransformationMatrix& operator=(const MTransformationMatrix& src);
  bool operator==(const MPxTransformationMatrix&);
  bool operator!=(const MPxTransformationMatrix&);
  bool operator==(const MTransformationMatrix&);
  bool operator!=(const MTransformationMatrix&);
  bool operator==(const MMatrix&);
  bool operator!=(const MMatrix&);
  virtual bool isEquivalent(const MPxTransformationMatrix&, double tolerance = MMatrix_kTol) const;
  virtual bool isEquivalent(const MTransformationMatrix&, double tolerance = MMatrix_kTol) const;
  virtual bool isEquivalent(const MMatrix&, double tolerance = MMatrix_kTol) const;
  virtual MPxTransformationMatrix reverse() const;
  virtual MPxTransformationMatrix& transformBy(const MTransformationMatrix&);

  virtual MMatrix asMatrix() const;
  virtual MMatrix asMatrixInverse() const;
  virtual MMatrix asScaleMatrix() const;
  virtual MMatrix asScaleMatrixInverse() const;
  virtual MMatrix asRotateMatrix() const;
  virtual MMatrix asRotateMatrixInverse() const;
  virtual MMatrix asMatrix(double percent) const;
  virtual MMatrix asInterpolationMatrix(const MTransformationMatrix& toM, double percent, bool rot,
                                        int direction = 0) const;
  virtual MTransformationMatrix asTransformationMatrix() const;

  virtual MVector translation(MSpace::Space = MSpace::kTransform, MStatus* ReturnStatus = NULL) const;
  virtual MStatus translateTo(const MVector& vector, MSpace::Space = MSpace::kTransform);
  virtual MStatus translateBy(const MVector& vector, MSpace::Space = MSpace::kTransform);

  virtual MQuaternion rotation(MSpace::Space = MSpace::kTransform, MStatus* ReturnStatus = NULL) const;
  virtual MEulerRotation eulerRotation(MSpace::Space space = MSpace::kTransform,
                                       MStatus* ReturnStatus = NULL) const;
  virtual MStatus rotateTo(const MQuaternion& q, MSpace::Space = MSpace::kTransform);
  virtual MStatus rotateBy(const MQuaternion& q, MSpace::Space = MSpace::kTransform);
  virtual MStatus rotateTo(const MEulerRotation& e, MSpace::Space = MSpace::kTransform);
  virtual MStatus rotateBy(const MEulerRotation& e, MSpace::Space = MSpace::kTransform);
  virtual MTransformationMatrix::RotationOrder rotationOrder(MStatus* ReturnStatus = NULL) const;
  virtual MStatus setRotationOrder(MTransformationMatrix::RotationOrder, bool preserve = true);
  virtual MQuaternion rotateOrientation(MSpace::Space = MSpace::kTransform,
                                        MStatus* ReturnStatus = NULL) const;
  virtual MStatus setRotateOrientation(const MQuaternion& q, MSpace::Space = MSpace::kTransform,
                                       bool balance = true);
  virtual MEulerRotation eulerRotateOrientation(MSpace::Space = MSpace::kTransform,
                                                MStatus* ReturnStatus = NULL) const;
  virtual MStatus setRotateOrientation(const MEulerRotation& euler, MSpace::Space = MSpace::kTransform,
                                       bool balance = true);

  virtual MVector scale(MSpace::Space = MSpace::kTransform, MStatus* ReturnStatus = NULL) const;
  virtual MStatus scaleTo(const MVector&, MSpace::Space = MSpace::kTransform);
  virtual MStatus scaleBy(const MVector&, MSpace::Space = MSpace::kTransform);
  virtual MVector shear(MSpace::Space = MSpace::kTransform, MStatus* ReturnStatus = NULL) const;
  virtual MStatus shearTo(const MVector& shear, MSpace::Space = MSpace::kTransform);
  virtual MStatus shearBy(const MVector& shear, MSpace::Space = MSpace::kTransform);

  virtual MPoint scalePivot(MSpace::Space = MSpace::kTransform, MStatus* ReturnStatus = NULL) const;
  virtual MStatus setScalePivot(const MPoint&, MSpace::Space = MSpace::kTransform, bool balance = true);
  virtual MVector scalePivotTranslation(MSpace::Space = MSpace::kTransform,
                                        MStatus* ReturnStatus = NULL) const;
  virtual MStatus setScalePivotTranslation(const MVector& vector, MSpace::Space = MSpace::kTransform);
  virtual MPoint rotatePivot(MSpace::Space = MSpace::kTransform, MStatus* ReturnStatus = NULL) const;
  virtual MStatus setRotatePivot(const MPoint&, MSpace::Space = MSpace::kTransform, bool balance = true);
  virtual MVector rotatePivotTranslation(MSpace::Space = MSpace::kTransform,
                                         MStatus* ReturnStatus = NULL) const;
  virtual MStatus setRotatePivotTranslation(const MVector& vector, MSpace::Space = MSpace::kTransform);
  virtual MStatus unSquishIt();            // the scale of x for all axes, no shear
  virtual MMatrix unSquishMatrix() const;  // as if so

  static MPxTransformationMatrix* creator();
  static MEulerRotation::RotationOrder convertTransformationRotationOrder(
      MTransformationMatrix::RotationOrder, MStatus* ReturnStatus = NULL);
  static MTransformationMatrix::RotationOrder convertEulerRotationOrder(MEulerRotation::RotationOrder,
                                                                        MStatus* ReturnStatus = NULL);
  static MEulerRotation::RotationOrder convertRotationOrder(MTransformationMatrix::RotationOrder,
                                                            MStatus* ReturnStatus = NULL);
  static MTransformationMatrix::RotationOrder convertRotationOrder(MEulerRotation::RotationOrder,
                                                                   MStatus* ReturnStatus = NULL);
  static const MPxTransformationMatrix identity;
  static MTypeId baseTransformationMatrixId;

 protected:
  virtual MStatus decomposeMatrix(const MMatrix&);

  MVector scaleValue{1.0, 1.0, 1.0};
  MEulerRotation rotationValue;
  MVector translationValue;
  MVector shearValue;
  MPoint scalePivotValue;
  MVector scalePivotTranslationValue;
  MPoint rotatePivotValue;
  MVector rotatePivotTranslationValue;
  MQuaternion rotateOrientationValue;
  static const char* className();

 private:
  void take(const MTransformationMatrix& from);
};
OPENMAYA_NAMESPACE_CLOSE

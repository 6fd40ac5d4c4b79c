// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MEulerRotation.h>
#include <maya/MMatrix.h>
#include <maya/MObject.h>
#include <maya/MPxTransform.h>
#include <maya/MQuaternion.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <maya/MVector.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A node of the DAG, a transform itself, that says where another is to be. Registered as kConstraintNode.
class OPENMAYAANIM_EXPORT MPxConstraint : public MPxNode {
 public:
  enum UpVectorType { kScene = 0, kObject, kObjectRotation, kVector, kLast };

  MPxConstraint();
  ~MPxConstraint() override;
  virtual const MObject weightAttribute() const;
  virtual const MObject targetAttribute() const;
  virtual const MObject constraintRotateOrderAttribute() const;
  static MObject enableRestPosition;
  static MObject lockOutput;
  static const char* className();

 protected:
  virtual const MObject passiveOutputAttribute() const;
  virtual void getOutputAttributes(MObjectArray& attributeArray);

  // Of a curve or a mesh, in the space of its points.
  MStatus closestPoint(const MObject& dataGeometryObject, const MPoint& toThisPoint,
                       MPoint& theClosestPoint) const;
  MStatus closestNormal(const MObject& dataGeometryObject, const MPoint& toThisPoint,
                        MVector& theNormal) const;
  MStatus closestTangent(const MObject& dataGeometryObject, const MPoint& toThisPoint,
                         MVector& theTangent) const;

  // The rotation below a parent that points aimVector along targetVector, and upVector as near to wupVector
  // as that leaves it; both given in the world.
  MEulerRotation computeAim(const MMatrix& parentInverseMatrix, const MVector& targetVector,
                            const MVector& aimVector, const MVector& upVector, const MVector& wupVector,
                            MEulerRotation::RotationOrder order = MEulerRotation::kXYZ,
                            const MQuaternion& jointOrient = MQuaternion::identity,
                            MStatus* ResultStatus = NULL) const;
  MVector worldUpVector(MPxConstraint::UpVectorType upType, const MVector& upVector, const MMatrix& upMatrix,
                        const MPoint& constrPoint, MStatus* ResultStatus = NULL) const;
  MPoint worldConstraintPoint(const MMatrix& parentInverseMatrix, const MVector& translate,
                              const MVector& rotatePivot, const MVector& rotatePivotTranslate,
                              MStatus* ResultStatus = NULL) const;
};
OPENMAYA_NAMESPACE_CLOSE

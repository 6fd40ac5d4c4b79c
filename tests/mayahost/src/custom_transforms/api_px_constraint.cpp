// SPDX-License-Identifier: MIT
// MPxConstraint: what it tells of itself, and how to aim.
#include "graph/object.h"

#include <maya/MFnMesh.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MGlobal.h>
#include <maya/MPxConstraint.h>

using namespace mayahost;

namespace {

// The axes as rows: the frame whose x is along `aim` and whose y is as near to `up` as that leaves it.
// Where both are along one line, any y will do.
MMatrix frame(const MVector& aim, const MVector& up) {
  const MVector x = aim.normal();
  MVector z = x ^ up;
  if (z.length() < 1e-12 * up.length() || up.length() == 0.0) {
    z = x ^ (std::abs(x.y) < 0.9 ? MVector(0.0, 1.0, 0.0) : MVector(0.0, 0.0, 1.0));
  }
  z.normalize();
  const MVector y = z ^ x;
  MMatrix rows;
  for (unsigned i = 0; i < 3; ++i) {
    rows(0, i) = x[i];
    rows(1, i) = y[i];
    rows(2, i) = z[i];
  }
  return rows;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MObject MPxConstraint::enableRestPosition, MPxConstraint::lockOutput;

MPxConstraint::MPxConstraint() = default;
MPxConstraint::~MPxConstraint() = default;
const char* MPxConstraint::className() {
  return "MPxConstraint";
}
const MObject MPxConstraint::weightAttribute() const {
  return MObject::kNullObj;
}
const MObject MPxConstraint::targetAttribute() const {
  return MObject::kNullObj;
}
const MObject MPxConstraint::constraintRotateOrderAttribute() const {
  return MObject::kNullObj;
}
const MObject MPxConstraint::passiveOutputAttribute() const {
  return MObject::kNullObj;
}
void MPxConstraint::getOutputAttributes(MObjectArray&) {}

MStatus MPxConstraint::closestPoint(const MObject& geometry, const MPoint& to, MPoint& nearest) const {
  if (geometry.hasFn(MFn::kMesh)) return MFnMesh(geometry).getClosestPoint(to, nearest);
  if (!geometry.hasFn(MFn::kNurbsCurve)) return MStatus::kInvalidParameter;
  MStatus status;
  nearest = MFnNurbsCurve(geometry).closestPoint(to, nullptr, kMFnNurbsEpsilon, MSpace::kObject, &status);
  return status;
}
MStatus MPxConstraint::closestNormal(const MObject& geometry, const MPoint& to, MVector& normal) const {
  if (geometry.hasFn(MFn::kMesh)) return MFnMesh(geometry).getClosestNormal(to, normal);
  if (!geometry.hasFn(MFn::kNurbsCurve)) return MStatus::kInvalidParameter;
  MStatus status;
  double at = 0.0;
  const MFnNurbsCurve curve(geometry);
  curve.closestPoint(to, &at, kMFnNurbsEpsilon, MSpace::kObject, &status);
  if (status) normal = curve.normal(at, MSpace::kObject, &status);
  return status;
}
MStatus MPxConstraint::closestTangent(const MObject& geometry, const MPoint& to, MVector& tangent) const {
  if (!geometry.hasFn(MFn::kNurbsCurve)) return MStatus::kInvalidParameter;
  MStatus status;
  double at = 0.0;
  const MFnNurbsCurve curve(geometry);
  curve.closestPoint(to, &at, kMFnNurbsEpsilon, MSpace::kObject, &status);
  if (status) tangent = curve.tangent(at, MSpace::kObject, &status);
  return status;
}

MEulerRotation MPxConstraint::computeAim(const MMatrix& parentInverseMatrix, const MVector& targetVector,
                                         const MVector& aimVector, const MVector& upVector,
                                         const MVector& wupVector, MEulerRotation::RotationOrder order,
                                         const MQuaternion& jointOrient, MStatus* ResultStatus) const {
  const MVector to = targetVector * parentInverseMatrix, up = wupVector * parentInverseMatrix;
  const bool fine = to.length() > 0.0 && aimVector.length() > 0.0;
  tell(ResultStatus, fine ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (!fine) return MEulerRotation(0.0, 0.0, 0.0, order);
  const MMatrix whole = frame(aimVector, upVector).transpose() * frame(to, up);
  return MEulerRotation::decompose(whole * jointOrient.inverse().asMatrix(), order);
}
MVector MPxConstraint::worldUpVector(UpVectorType upType, const MVector& upVector, const MMatrix& upMatrix,
                                     const MPoint& constrPoint, MStatus* ResultStatus) const {
  tell(ResultStatus, upType >= kScene && upType < kLast ? MStatus::kSuccess : MStatus::kInvalidParameter);
  switch (upType) {
    case kScene:
      return MGlobal::upAxis();
    case kObject:
      return MPoint(0.0, 0.0, 0.0) * upMatrix - constrPoint;
    case kObjectRotation:
      return upVector * upMatrix;
    default:
      return upVector;
  }
}
MPoint MPxConstraint::worldConstraintPoint(const MMatrix& parentInverseMatrix, const MVector& translate,
                                           const MVector& rotatePivot, const MVector& rotatePivotTranslate,
                                           MStatus* ResultStatus) const {
  tell(ResultStatus, MStatus::kSuccess);
  return MPoint(translate + rotatePivot + rotatePivotTranslate) * parentInverseMatrix.inverse();
}

OPENMAYA_NAMESPACE_CLOSE

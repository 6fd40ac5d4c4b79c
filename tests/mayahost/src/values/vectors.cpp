// SPDX-License-Identifier: MIT
#include <maya/MEulerRotation.h>
#include <maya/MFloatMatrix.h>
#include <maya/MMatrix.h>
#include <maya/MQuaternion.h>
#include <maya/MVector.h>

#include <cmath>

OPENMAYA_MAJOR_NAMESPACE_OPEN

#define VECTOR MVector
#define POINT MPoint
#define MATRIX MMatrix
#define SCALAR double
#include "values/vector_members.inl"
#undef VECTOR
#undef POINT
#undef MATRIX
#undef SCALAR

#define VECTOR MFloatVector
#define POINT MFloatPoint
#define MATRIX MFloatMatrix
#define SCALAR float
#include "values/vector_members.inl"
#undef VECTOR
#undef POINT
#undef MATRIX
#undef SCALAR

namespace {
float single(double value) {
  return static_cast<float>(value);
}
}  // namespace

MVector::MVector(const MFloatVector& v) : x(v.x), y(v.y), z(v.z) {}
MVector::MVector(const MPoint& p) : x(p.x), y(p.y), z(p.z) {}
MVector::MVector(const MFloatPoint& p) : x(p.x), y(p.y), z(p.z) {}

MFloatVector::MFloatVector(const MVector& v) : x(single(v.x)), y(single(v.y)), z(single(v.z)) {}
MFloatVector::MFloatVector(const MPoint& p) : x(single(p.x)), y(single(p.y)), z(single(p.z)) {}
MFloatVector::MFloatVector(const MFloatPoint& p) : x(p.x), y(p.y), z(p.z) {}
MFloatVector::MFloatVector(const double d[3]) : x(single(d[0])), y(single(d[1])), z(single(d[2])) {}

MPoint::MPoint(const MFloatPoint& p) : x(p.x), y(p.y), z(p.z), w(p.w) {}
MPoint::MPoint(const MVector& v) : x(v.x), y(v.y), z(v.z), w(1.0) {}
MPoint::MPoint(const MFloatVector& v) : x(v.x), y(v.y), z(v.z), w(1.0) {}

MFloatPoint::MFloatPoint(const MPoint& p) : x(single(p.x)), y(single(p.y)), z(single(p.z)), w(single(p.w)) {}
MFloatPoint::MFloatPoint(const MFloatVector& v) : x(v.x), y(v.y), z(v.z), w(1.0f) {}
MFloatPoint::MFloatPoint(const MVector& v) : x(single(v.x)), y(single(v.y)), z(single(v.z)), w(1.0f) {}
MFloatPoint::MFloatPoint(const double d[4])
    : x(single(d[0])), y(single(d[1])), z(single(d[2])), w(single(d[3])) {}

MStatus MFloatPoint::setCast(const MPoint& p) {
  *this = MFloatPoint(p);
  return MStatus::kSuccess;
}

MStatus MFloatPoint::setCast(const MVector& v) {
  *this = MFloatPoint(v);
  return MStatus::kSuccess;
}

MStatus MFloatPoint::setCast(const double d[4]) {
  if (!d) return MStatus::kFailure;
  *this = MFloatPoint(d);
  return MStatus::kSuccess;
}

MStatus MVector::get(double dest[3]) const {
  if (!dest) return MStatus::kFailure;
  for (unsigned int i = 0; i < 3; ++i) dest[i] = (*this)[i];
  return MStatus::kSuccess;
}

MStatus MFloatVector::get(float dest[3]) const {
  if (!dest) return MStatus::kFailure;
  for (unsigned int i = 0; i < 3; ++i) dest[i] = (*this)[i];
  return MStatus::kSuccess;
}

MVector operator*(double scalar, const MVector& v) {
  return v * scalar;
}

MFloatVector operator*(float scalar, const MFloatVector& v) {
  return v * scalar;
}

MVector MVector::rotateBy(double qx, double qy, double qz, double qw) const {
  return rotateBy(MQuaternion(qx, qy, qz, qw));
}

MVector MVector::rotateBy(const double rotXYZ[3], MTransformationMatrix::RotationOrder order) const {
  return rotateBy(MEulerRotation(MVector(rotXYZ), static_cast<MEulerRotation::RotationOrder>(order - 1)));
}

MVector MVector::rotateBy(MVector::Axis axis, const double angle) const {
  const MVector axes[] = {xAxis, yAxis, zAxis};
  return axis > kZaxis ? *this : rotateBy(MQuaternion(angle, axes[axis]));
}

MVector MVector::rotateBy(const MQuaternion& q) const {
  return *this * q.asMatrix();
}
MVector MVector::rotateBy(const MEulerRotation& e) const {
  return *this * e.asMatrix();
}
MQuaternion MVector::rotateTo(const MVector& other) const {
  return MQuaternion(*this, other);
}

const char* MPoint::className() {
  return "MPoint";
}
const char* MFloatPoint::className() {
  return "MFloatPoint";
}
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTransformationMatrix.h>
#include <maya/MTypes.h>
#include <mayahost/scalars.h>

#include <math.h>

#define MVector_kTol 1.0e-10

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A direction: matrices act on it without their translation. `*` is the dot product, `^` the cross product.
class OPENMAYA_EXPORT MVector {
 public:
  OPENMAYA_ENUM(Axis, kXaxis, kYaxis, kZaxis, kWaxis);

  MVector() : x(0.0), y(0.0), z(0.0) {}
  MVector(const MVector&) = default;
  MVector(const MFloatVector&);
  MVector(const MPoint&);
  MVector(const MFloatPoint&);
  MVector(double xx, double yy, double zz = 0.0) : x(xx), y(yy), z(zz) {}
  MVector(const double d[3]) : x(d[0]), y(d[1]), z(d[2]) {}
  MVector(const float f[3]) : x(f[0]), y(f[1]), z(f[2]) {}
  MVector& operator=(const MVector& src) = default;

  // An index past the end means z.
  double operator()(unsigned int i) const { return i == 0 ? x : i == 1 ? y : z; }
  double operator[](unsigned int i) const { return i == 0 ? x : i == 1 ? y : z; }
  double& operator()(unsigned int i) { return i == 0 ? x : i == 1 ? y : z; }
  double& operator[](unsigned int i) { return i == 0 ? x : i == 1 ? y : z; }

  MVector operator^(const MVector& right) const;
  double operator*(const MVector& right) const { return x * right.x + y * right.y + z * right.z; }
  MVector& operator/=(double scalar);
  MVector operator/(double scalar) const { return MVector(x / scalar, y / scalar, z / scalar); }
  MVector& operator*=(double scalar);
  MVector operator*(double scalar) const { return MVector(x * scalar, y * scalar, z * scalar); }
  MAYAHOST_SCALED(MVector, double, float)
  MVector operator+(const MVector& other) const { return MVector(x + other.x, y + other.y, z + other.z); }
  MVector& operator+=(const MVector& other);
  MVector operator-() const { return MVector(-x, -y, -z); }
  MVector& operator-=(const MVector& other);
  MVector operator-(const MVector& other) const { return MVector(x - other.x, y - other.y, z - other.z); }
  MVector operator*(const MMatrix&) const;
  MVector& operator*=(const MMatrix&);
  bool operator!=(const MVector& other) const { return !(*this == other); }
  bool operator==(const MVector& other) const { return x == other.x && y == other.y && z == other.z; }

  MVector rotateBy(double x, double y, double z, double w) const;
  MVector rotateBy(const double rotXYZ[3], MTransformationMatrix::RotationOrder order) const;
  MVector rotateBy(MVector::Axis axis, const double angle) const;
  MVector rotateBy(const MQuaternion&) const;
  MVector rotateBy(const MEulerRotation&) const;
  MQuaternion rotateTo(const MVector&) const;
  MStatus get(double[3]) const;
  double length() const;
  MVector normal() const;
  MStatus normalize();  // a vector shorter than 1e-10 is left alone
  double angle(const MVector& other) const;
  bool isEquivalent(const MVector& other, double tolerance = MVector_kTol) const;
  bool isParallel(const MVector& other,
                  double tolerance = MVector_kTol) const;  // also true for opposite directions
  MVector transformAsNormal(const MMatrix& matrix) const;

  friend OPENMAYA_EXPORT MVector operator*(const MMatrix&, const MVector&);
  friend OPENMAYA_EXPORT MVector operator*(double, const MVector&);
  friend OPENMAYA_EXPORT std::ostream& operator<<(std::ostream& os, const MVector& v);

  static const MVector zero;
  static const MVector one;
  static const MVector xAxis;
  static const MVector yAxis;
  static const MVector zAxis;
  static const MVector xNegAxis;
  static const MVector yNegAxis;
  static const MVector zNegAxis;

  double x;
  double y;
  double z;
};
OPENMAYA_NAMESPACE_CLOSE

#include <maya/MFloatPoint.h>
#include <maya/MFloatVector.h>
#include <maya/MPoint.h>

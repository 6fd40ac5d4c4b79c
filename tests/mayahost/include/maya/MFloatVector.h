// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <mayahost/scalars.h>

#include <math.h>

#define MFloatVector_kTol 1.0e-5F

OPENMAYA_MAJOR_NAMESPACE_OPEN
// MVector in single precision.
class OPENMAYA_EXPORT MFloatVector {
 public:
  MFloatVector() : x(0.0f), y(0.0f), z(0.0f) {}
  MFloatVector(const MFloatVector&) = default;
  MFloatVector(const MVector&);
  MFloatVector(const MFloatPoint&);
  MFloatVector(const MPoint&);
  MFloatVector(float xx, float yy, float zz = 0.0) : x(xx), y(yy), z(zz) {}
  MFloatVector(const float f[3]) : x(f[0]), y(f[1]), z(f[2]) {}
  MFloatVector(const double d[3]);
  MFloatVector& operator=(const MFloatVector& src) = default;

  float operator()(unsigned int i) const { return i == 0 ? x : i == 1 ? y : z; }
  float operator[](unsigned int i) const { return i == 0 ? x : i == 1 ? y : z; }
  float& operator()(unsigned int i) { return i == 0 ? x : i == 1 ? y : z; }
  float& operator[](unsigned int i) { return i == 0 ? x : i == 1 ? y : z; }

  MFloatVector operator^(const MFloatVector& right) const;
  MFloatVector& operator/=(float scalar);
  MFloatVector operator/(float scalar) const { return MFloatVector(x / scalar, y / scalar, z / scalar); }
  MFloatVector& operator*=(float scalar);
  MFloatVector operator*(float scalar) const { return MFloatVector(x * scalar, y * scalar, z * scalar); }
  MAYAHOST_SCALED(MFloatVector, float, double)
  MFloatVector operator+(const MFloatVector& o) const { return MFloatVector(x + o.x, y + o.y, z + o.z); }
  MFloatVector& operator+=(const MFloatVector& other);
  MFloatVector operator-() const { return MFloatVector(-x, -y, -z); }
  MFloatVector operator-(const MFloatVector& o) const { return MFloatVector(x - o.x, y - o.y, z - o.z); }
  MFloatVector& operator-=(const MFloatVector& other);
  MFloatVector operator*(const MFloatMatrix&) const;
  MFloatVector& operator*=(const MFloatMatrix&);
  float operator*(const MFloatVector& other) const { return x * other.x + y * other.y + z * other.z; }
  bool operator!=(const MFloatVector& other) const { return !(*this == other); }
  bool operator==(const MFloatVector& other) const { return x == other.x && y == other.y && z == other.z; }
  MStatus get(float[3]) const;
  float length() const;
  MFloatVector normal() const;
  MStatus normalize();
  float angle(const MFloatVector& other) const;
  bool isEquivalent(const MFloatVector& other, float tolerance = MFloatVector_kTol) const;
  bool isParallel(const MFloatVector& other, float tolerance = MFloatVector_kTol) const;
  MFloatVector transformAsNormal(const MFloatMatrix& matrix) const;

  friend OPENMAYA_EXPORT MFloatVector operator*(float, const MFloatVector&);
  friend OPENMAYA_EXPORT MFloatVector operator*(const MFloatMatrix&, const MFloatVector&);
  friend OPENMAYA_EXPORT std::ostream& operator<<(std::ostream& os, const MFloatVector& v);

  static const MFloatVector zero;
  static const MFloatVector one;
  static const MFloatVector xAxis;
  static const MFloatVector yAxis;
  static const MFloatVector zAxis;
  static const MFloatVector xNegAxis;
  static const MFloatVector yNegAxis;
  static const MFloatVector zNegAxis;

  float x;
  float y;
  float z;
};
OPENMAYA_NAMESPACE_CLOSE

#include <maya/MFloatPoint.h>
#include <maya/MPoint.h>
#include <maya/MVector.h>

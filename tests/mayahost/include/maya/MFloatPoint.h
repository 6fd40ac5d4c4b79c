// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MIOStreamFwd.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <mayahost/scalars.h>

#define MFloatPoint_kTol 1.0e-5F

OPENMAYA_MAJOR_NAMESPACE_OPEN
// MPoint in single precision.
class OPENMAYA_EXPORT MFloatPoint {
 public:
  MFloatPoint() : x(0.0f), y(0.0f), z(0.0f), w(1.0f) {}
  MFloatPoint(const MFloatPoint& srcpt) = default;
  MFloatPoint(const MPoint& srcpt);
  MFloatPoint(const MFloatVector& src);
  MFloatPoint(const MVector& src);
  MFloatPoint(float xx, float yy, float zz = 0.0, float ww = 1.0) : x(xx), y(yy), z(zz), w(ww) {}
  MFloatPoint(const float f[4]) : x(f[0]), y(f[1]), z(f[2]), w(f[3]) {}
  MFloatPoint(const double d[4]);

  MStatus get(double dest[4]) const;
  MStatus get(float dest[4]) const;
  MStatus setCast(const MPoint& srcpt);
  MStatus setCast(const MVector& src);
  MStatus setCast(const double d[4]);
  MFloatPoint& operator=(const MFloatPoint& src) = default;
  float operator[](unsigned int i) const { return i == 1 ? y : i == 2 ? z : i == 3 ? w : x; }
  float operator()(unsigned int i) const { return (*this)[i]; }
  float& operator[](unsigned int i) { return i == 1 ? y : i == 2 ? z : i == 3 ? w : x; }
  float& operator()(unsigned int i) { return (*this)[i]; }

  MFloatVector operator-(const MFloatPoint& other) const;
  MFloatPoint operator+(const MFloatVector& other) const;
  MFloatPoint operator-(const MFloatVector& other) const;
  MFloatPoint& operator+=(const MFloatVector& vector);
  MFloatPoint& operator-=(const MFloatVector& vector);
  MFloatPoint operator*(const float scale) const;
  MFloatPoint& operator*=(const float factor) { return *this = *this * factor; }
  MAYAHOST_SCALED(MFloatPoint, float, double)
  MFloatPoint operator/(const float scale) const;
  MFloatPoint operator*(const MFloatMatrix&) const;
  MFloatPoint& operator*=(const MFloatMatrix&);
  bool operator==(const MFloatPoint& other) const;
  bool operator!=(const MFloatPoint& other) const;
  MFloatPoint& cartesianize();
  MFloatPoint& rationalize();
  MFloatPoint& homogenize();
  float distanceTo(const MFloatPoint& other) const;
  bool isEquivalent(const MFloatPoint& other, float tolerance = MFloatPoint_kTol) const;

  friend OPENMAYA_EXPORT MFloatPoint operator*(float, const MFloatPoint&);
  friend OPENMAYA_EXPORT MFloatPoint operator*(const MFloatMatrix&, const MFloatPoint&);
  friend OPENMAYA_EXPORT std::ostream& operator<<(std::ostream& os, const MFloatPoint& p);

  static const MFloatPoint origin;
  static const char* className();

  float x;
  float y;
  float z;
  float w;
};
OPENMAYA_NAMESPACE_CLOSE

#include <maya/MFloatVector.h>
#include <maya/MPoint.h>
#include <maya/MVector.h>

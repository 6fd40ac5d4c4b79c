// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <mayahost/scalars.h>

#define MPoint_kTol 1.0e-10

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A position in homogeneous coordinates; a row vector, so `point * matrix` transforms it.
class OPENMAYA_EXPORT MPoint {
 public:
  MPoint() : x(0.0), y(0.0), z(0.0), w(1.0) {}
  MPoint(const MPoint& srcpt) = default;
  MPoint(const MFloatPoint& srcpt);
  MPoint(const MVector& src);
  MPoint(const MFloatVector& src);
  MPoint(double xx, double yy, double zz = 0.0, double ww = 1.0) : x(xx), y(yy), z(zz), w(ww) {}
  MPoint(const double d[4]) : x(d[0]), y(d[1]), z(d[2]), w(d[3]) {}
  MPoint(const float d[4]) : x(d[0]), y(d[1]), z(d[2]), w(d[3]) {}

  MStatus get(double[4]) const;
  MStatus get(float[4]) const;
  // An index past the end means x.
  double operator[](unsigned int i) const { return i == 1 ? y : i == 2 ? z : i == 3 ? w : x; }
  double operator()(unsigned int i) const { return (*this)[i]; }
  double& operator[](unsigned int i) { return i == 1 ? y : i == 2 ? z : i == 3 ? w : x; }
  double& operator()(unsigned int i) { return (*this)[i]; }
  MPoint& operator=(const MPoint& src) = default;

  // Sums and differences take points to w = 1 first; += and -= and the scalings leave w alone.
  MVector operator-(const MPoint& other) const;
  MPoint operator+(const MVector& other) const;
  MPoint operator-(const MVector& other) const;
  MPoint& operator+=(const MVector& vector);
  MPoint& operator-=(const MVector& vector);
  MPoint operator*(const double scale) const;
  MPoint& operator*=(const double factor) { return *this = *this * factor; }
  MAYAHOST_SCALED(MPoint, double, float)
  MPoint operator/(const double scale) const;
  MPoint operator*(const MMatrix&) const;
  MPoint& operator*=(const MMatrix&);
  bool operator==(const MPoint& other) const;
  bool operator!=(const MPoint& other) const;

  MPoint& cartesianize();  // (x, y, z, w) -> (x/w, y/w, z/w, 1)
  MPoint& rationalize();   // (x, y, z, w) -> (x/w, y/w, z/w, w)
  MPoint& homogenize();    // (x, y, z, w) -> (xw, yw, zw, w)
  double distanceTo(const MPoint& other) const;
  bool isEquivalent(const MPoint& other, double tolerance = MPoint_kTol) const;

  friend OPENMAYA_EXPORT MPoint operator*(double, const MPoint&);
  friend OPENMAYA_EXPORT MPoint operator*(const MMatrix&, const MPoint&);
  friend OPENMAYA_EXPORT std::ostream& operator<<(std::ostream& os, const MPoint& p);

  static const MPoint origin;
  static const char* className();

  double x;
  double y;
  double z;
  double w;
};
OPENMAYA_NAMESPACE_CLOSE

#include <maya/MFloatPoint.h>
#include <maya/MFloatVector.h>
#include <maya/MVector.h>

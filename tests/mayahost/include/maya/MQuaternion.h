// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTransformationMatrix.h>
#include <maya/MTypes.h>

#define kQuaternionEpsilon 1.0e-10

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Products follow Maya's matrices: p * q applies p first, and (p * q).asMatrix() == p.asMatrix() *
// q.asMatrix().
class OPENMAYA_EXPORT MQuaternion {
 public:
  MQuaternion() : x(0.0), y(0.0), z(0.0), w(1.0) {}
  MQuaternion(const MQuaternion& src) = default;
  MQuaternion(double xx, double yy, double zz, double ww) : x(xx), y(yy), z(zz), w(ww) {}
  MQuaternion(const double q[4]) : x(q[0]), y(q[1]), z(q[2]), w(q[3]) {}
  MQuaternion(const MVector& a, const MVector& b);  // the shortest turn from a to b
  MQuaternion(const MVector& a, const MVector& b, double angleFactor);
  MQuaternion(double angle, const MVector& axisb);
  MQuaternion& operator=(const MQuaternion& src) = default;
  MQuaternion& operator=(const MMatrix& matrix);
  MQuaternion& operator=(const MEulerRotation& matrix);

  MMatrix asMatrix() const;
  MEulerRotation asEulerRotation() const;  // in the order xyz
  MQuaternion& setAxisAngle(const MVector& axis, double theta);
  bool getAxisAngle(MVector& axis, double& theta) const;  // false, axis z and angle 0 for no rotation
  MQuaternion& setToXAxis(double theta);
  MQuaternion& setToYAxis(double theta);
  MQuaternion& setToZAxis(double theta);
  MStatus get(double dest[4]) const;
  double operator[](unsigned int i) const { return i == 0 ? x : i == 1 ? y : i == 2 ? z : w; }
  double& operator[](unsigned int i) { return i == 0 ? x : i == 1 ? y : i == 2 ? z : w; }

  MQuaternion operator+(const MQuaternion& other) const;
  MQuaternion operator*(const MQuaternion& other) const;
  MQuaternion& operator*=(const MQuaternion& rhs);
  MQuaternion operator-(const MQuaternion& other) const;
  MQuaternion operator-() const;
  MQuaternion& negateIt();
  bool operator==(const MQuaternion& other) const;
  bool operator!=(const MQuaternion& other) const;
  bool isEquivalent(const MQuaternion& other, double tolerance = kQuaternionEpsilon) const;
  MQuaternion& scaleIt(double scale);
  MQuaternion normal() const;
  MQuaternion& normalizeIt();
  MQuaternion conjugate() const;
  MQuaternion& conjugateIt();
  MQuaternion inverse() const;
  MQuaternion& invertIt();
  MQuaternion log() const;  // of a unit quaternion: axis * half angle, real part 0
  MQuaternion exp() const;  // of a pure one: the inverse of log

  friend OPENMAYA_EXPORT MQuaternion operator*(double scale, const MQuaternion& other);
  // The great arc from p to q, by the shorter way; spin adds whole extra turns.
  friend OPENMAYA_EXPORT MQuaternion slerp(const MQuaternion& p, const MQuaternion& q, double t);
  friend OPENMAYA_EXPORT MQuaternion slerp(const MQuaternion& p, const MQuaternion& q, double t, short spin);
  friend OPENMAYA_EXPORT MQuaternion squad(const MQuaternion& p, const MQuaternion& a, const MQuaternion& b,
                                           const MQuaternion& q, double t);
  friend OPENMAYA_EXPORT MQuaternion squad(const MQuaternion& p, const MQuaternion& a, const MQuaternion& b,
                                           const MQuaternion& q, double t, short spin);
  friend OPENMAYA_EXPORT MQuaternion squadPt(const MQuaternion& q0, const MQuaternion& q1,
                                             const MQuaternion& q2);
  friend OPENMAYA_EXPORT std::ostream& operator<<(std::ostream& os, const MQuaternion& q);
  operator MMatrix() const;

  static const MQuaternion identity;

  double x;
  double y;
  double z;
  double w;
};
OPENMAYA_NAMESPACE_CLOSE

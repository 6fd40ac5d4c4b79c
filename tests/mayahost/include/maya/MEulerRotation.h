// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MIOStreamFwd.h>
#include <maya/MTransformationMatrix.h>
#include <maya/MTypes.h>

#define kEulerRotationEpsilon 1.0e-10

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Three angles in radians and the order they are applied in: kXYZ rotates about x first (row vectors: X Y Z).
class OPENMAYA_EXPORT MEulerRotation {
 public:
  OPENMAYA_ENUM(RotationOrder, kXYZ, kYZX, kZXY, kXZY, kYXZ, kZYX);

  MEulerRotation();
  MEulerRotation(const MEulerRotation& src) = default;
  MEulerRotation(const MVector& v, RotationOrder ord = kXYZ);
  MEulerRotation(double xx, double yy, double zz, RotationOrder ord = kXYZ);
  MEulerRotation& operator=(const MEulerRotation& src) = default;
  MEulerRotation& operator=(const MQuaternion& q);  // these three keep the order
  MEulerRotation& operator=(const MMatrix& m);
  MEulerRotation& operator=(const MVector& v);
  MEulerRotation& setValue(const MVector& v, RotationOrder ord = kXYZ);
  MEulerRotation& setValue(double xx, double yy, double zz, RotationOrder ord = kXYZ);
  MQuaternion asQuaternion() const;
  MMatrix asMatrix() const;
  MVector asVector() const;
  double operator[](unsigned int i) const { return i == 0 ? x : i == 1 ? y : z; }
  double& operator[](unsigned int i) { return i == 0 ? x : i == 1 ? y : z; }

  // + and - add angles (of the right side in the left one's order); * composes rotations, left applied first.
  MEulerRotation operator+(const MEulerRotation& other) const;
  MEulerRotation& operator+=(const MEulerRotation& other);
  MEulerRotation operator-(const MEulerRotation& other) const;
  MEulerRotation& operator-=(const MEulerRotation& other);
  MEulerRotation operator-() const;
  MEulerRotation operator*(const MEulerRotation& other) const;
  MEulerRotation operator*(const MQuaternion& other) const;
  MEulerRotation operator*(double other) const;
  MEulerRotation& operator*=(const MEulerRotation& other);
  MEulerRotation& operator*=(const MQuaternion& other);
  MEulerRotation& operator*=(double other);
  bool operator==(const MEulerRotation& other) const;
  bool operator!=(const MEulerRotation& other) const;
  bool isEquivalent(const MEulerRotation& other, double tolerance = kEulerRotationEpsilon) const;
  bool isZero(double tolerance = kEulerRotationEpsilon) const;

  MEulerRotation& incrementalRotateBy(const MVector& axis, double angle);
  MEulerRotation inverse() const;  // in the reversed order
  MEulerRotation& invertIt();
  MEulerRotation reorder(RotationOrder ord) const;
  MEulerRotation& reorderIt(RotationOrder ord);
  MEulerRotation bound() const;  // each angle into [-pi, pi]
  MEulerRotation& boundIt(const MEulerRotation& src);
  MEulerRotation& boundIt();
  MEulerRotation alternateSolution() const;  // the other three angles of the same rotation
  MEulerRotation& setToAlternateSolution(const MEulerRotation& src);
  MEulerRotation& setToAlternateSolution();
  MEulerRotation closestSolution(const MEulerRotation& dst) const;
  MEulerRotation& setToClosestSolution(const MEulerRotation& src, const MEulerRotation& dst);
  MEulerRotation& setToClosestSolution(const MEulerRotation& dst);
  MEulerRotation closestCut(const MEulerRotation& dst) const;  // whole turns added, angle by angle
  MEulerRotation& setToClosestCut(const MEulerRotation& src, const MEulerRotation& dst);
  MEulerRotation& setToClosestCut(const MEulerRotation& dst);
  static MEulerRotation decompose(const MMatrix& matrix, RotationOrder ord);

  static MEulerRotation bound(const MEulerRotation& src);
  static MEulerRotation alternateSolution(const MEulerRotation& src);
  static MEulerRotation closestSolution(const MEulerRotation& src, const MEulerRotation& dst);
  static MEulerRotation closestCut(const MEulerRotation& src, const MEulerRotation& dst);

  friend OPENMAYA_EXPORT MEulerRotation operator*(double scale, const MEulerRotation& other);
  friend OPENMAYA_EXPORT std::ostream& operator<<(std::ostream& os, const MEulerRotation& rotation);

  static const MEulerRotation identity;

  double x;
  double y;
  double z;
  RotationOrder order;
};
OPENMAYA_NAMESPACE_CLOSE

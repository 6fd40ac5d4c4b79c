// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>

#define MMatrix_kTol 1.0e-10

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A 4x4 matrix acting on row vectors: the translation is in row 3, and a * b applies a first.
class OPENMAYA_EXPORT MMatrix {
 public:
  MMatrix();  // identity
  MMatrix(const MMatrix& src) = default;
  MMatrix(const double m[4][4]);
  MMatrix(const float m[4][4]);
  MMatrix& operator=(const MMatrix&) = default;

  double operator()(unsigned int row, unsigned int col) const { return matrix[row][col]; }
  const double* operator[](unsigned int row) const { return matrix[row]; }
  double& operator()(unsigned int row, unsigned int col) { return matrix[row][col]; }
  double* operator[](unsigned int row) { return matrix[row]; }
  MStatus get(double dest[4][4]) const;
  MStatus get(float dest[4][4]) const;

  MMatrix transpose() const;
  MMatrix& setToIdentity();
  MMatrix& setToProduct(const MMatrix& left, const MMatrix& right);
  MMatrix& operator+=(const MMatrix& right);
  MMatrix operator+(const MMatrix& right) const;
  MMatrix& operator-=(const MMatrix& right);
  MMatrix operator-(const MMatrix& right) const;
  MMatrix& operator*=(const MMatrix& right);
  MMatrix operator*(const MMatrix& right) const;
  MMatrix& operator*=(double);
  MMatrix operator*(double) const;
  bool operator==(const MMatrix& other) const;
  bool operator!=(const MMatrix& other) const;
  MMatrix inverse() const;     // of a singular matrix: the identity
  MMatrix adjoint() const;     // transposed cofactors
  MMatrix homogenize() const;  // the rotation nearest to the 3x3 part, nothing else
  double det4x4() const;
  double det3x3() const;
  bool isEquivalent(const MMatrix& other, double tolerance = MMatrix_kTol) const;  // element by element
  bool isSingular() const;

  friend OPENMAYA_EXPORT MMatrix operator*(double, const MMatrix& right);
  friend OPENMAYA_EXPORT std::ostream& operator<<(std::ostream& os, const MMatrix& m);

  double matrix[4][4];
  static const MMatrix identity;
  static const char* className();
};
OPENMAYA_NAMESPACE_CLOSE

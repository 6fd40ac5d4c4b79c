// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>

#define MFloatMatrix_kTol 1.0e-5F

OPENMAYA_MAJOR_NAMESPACE_OPEN
// MMatrix in single precision.
class OPENMAYA_EXPORT MFloatMatrix {
 public:
  MFloatMatrix();  // identity
  MFloatMatrix(const MFloatMatrix& src) = default;
  MFloatMatrix(const double m[4][4]);
  MFloatMatrix(const float m[4][4]);
  MFloatMatrix& operator=(const MFloatMatrix&) = default;

  float operator()(unsigned int row, unsigned int col) const { return matrix[row][col]; }
  const float* operator[](unsigned int row) const { return matrix[row]; }
  float& operator()(unsigned int row, unsigned int col) { return matrix[row][col]; }
  float* operator[](unsigned int row) { return matrix[row]; }
  MStatus get(double dest[4][4]) const;
  MStatus get(float dest[4][4]) const;

  MFloatMatrix transpose() const;
  MFloatMatrix& setToIdentity();
  MFloatMatrix& setToProduct(const MFloatMatrix& left, const MFloatMatrix& right);
  MFloatMatrix& operator+=(const MFloatMatrix& right);
  MFloatMatrix operator+(const MFloatMatrix& right) const;
  MFloatMatrix& operator-=(const MFloatMatrix& right);
  MFloatMatrix operator-(const MFloatMatrix& right) const;
  MFloatMatrix& operator*=(const MFloatMatrix& right);
  MFloatMatrix operator*(const MFloatMatrix& right) const;
  MFloatMatrix& operator*=(float);
  MFloatMatrix operator*(float) const;
  bool operator==(const MFloatMatrix& other) const;
  bool operator!=(const MFloatMatrix& other) const;
  MFloatMatrix inverse() const;     // of a singular matrix: the identity
  MFloatMatrix adjoint() const;     // transposed cofactors
  MFloatMatrix homogenize() const;  // the rotation nearest to the 3x3 part, nothing else
  float det4x4() const;
  float det3x3() const;
  bool isEquivalent(const MFloatMatrix& other,
                    float tolerance = MFloatMatrix_kTol) const;  // element by element

  friend OPENMAYA_EXPORT MFloatMatrix operator*(float, const MFloatMatrix& right);
  friend OPENMAYA_EXPORT std::ostream& operator<<(std::ostream& os, const MFloatMatrix& m);

  float matrix[4][4];
  static const char* className();
};
OPENMAYA_NAMESPACE_CLOSE

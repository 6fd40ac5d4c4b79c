// SPDX-License-Identifier: MIT
#include <maya/MFloatMatrix.h>
#include <maya/MMatrix.h>
#include <maya/MVector.h>

#include <cmath>

OPENMAYA_MAJOR_NAMESPACE_OPEN
namespace {

// The signed determinant of what is left without row and column.
template <typename Scalar>
double cofactor(const Scalar (&m)[4][4], int row, int column) {
  double a[3][3];
  for (int r = 0, i = 0; r < 4; ++r) {
    if (r == row) continue;
    for (int c = 0, j = 0; c < 4; ++c)
      if (c != column) a[i][j++] = m[r][c];
    ++i;
  }
  const double minor = a[0][0] * (a[1][1] * a[2][2] - a[1][2] * a[2][1]) -
                       a[0][1] * (a[1][0] * a[2][2] - a[1][2] * a[2][0]) +
                       a[0][2] * (a[1][0] * a[2][1] - a[1][1] * a[2][0]);
  return (row + column) % 2 ? -minor : minor;
}

template <typename Scalar>
double det4(const Scalar (&m)[4][4]) {
  double sum = 0.0;
  for (int c = 0; c < 4; ++c) sum += m[3][c] * cofactor(m, 3, c);
  return sum;
}

// A determinant is judged against the largest it could be with rows as long as these (Hadamard), so that a
// small scale is not mistaken for a collapse.
template <typename Scalar>
bool singular(const Scalar (&m)[4][4], double determinant) {
  double bound = 1.0;
  for (const auto& row : m) {
    double square = 0.0;
    for (const Scalar element : row) square += static_cast<double>(element) * element;
    bound *= std::sqrt(square);
  }
  return !(std::abs(determinant) > 1e-14 * bound);
}

}  // namespace

#define MATRIX MMatrix
#define SCALAR double
#include "values/matrix_members.inl"
#undef MATRIX
#undef SCALAR

#define MATRIX MFloatMatrix
#define SCALAR float
#include "values/matrix_members.inl"
#undef MATRIX
#undef SCALAR

bool MMatrix::isSingular() const {
  return singular(matrix, det4(matrix));
}

const MMatrix MMatrix::identity;
const char* MMatrix::className() {
  return "MMatrix";
}
const char* MFloatMatrix::className() {
  return "MFloatMatrix";
}
OPENMAYA_NAMESPACE_CLOSE

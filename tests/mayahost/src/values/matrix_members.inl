// SPDX-License-Identifier: MIT
// The members of MMatrix (MATRIX MMatrix, SCALAR double) and of MFloatMatrix (float). Arithmetic is in double.

MATRIX::MATRIX() { setToIdentity(); }

MATRIX::MATRIX(const double m[4][4]) {
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c) matrix[r][c] = static_cast<SCALAR>(m[r][c]);
}

MATRIX::MATRIX(const float m[4][4]) {
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c) matrix[r][c] = m[r][c];
}

MStatus MATRIX::get(double dest[4][4]) const {
  if (!dest) return MStatus::kFailure;
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c) dest[r][c] = matrix[r][c];
  return MStatus::kSuccess;
}

MStatus MATRIX::get(float dest[4][4]) const {
  if (!dest) return MStatus::kFailure;
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c) dest[r][c] = static_cast<float>(matrix[r][c]);
  return MStatus::kSuccess;
}

MATRIX MATRIX::transpose() const {
  MATRIX result;
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c) result.matrix[r][c] = matrix[c][r];
  return result;
}

MATRIX& MATRIX::setToIdentity() {
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c) matrix[r][c] = r == c ? SCALAR(1) : SCALAR(0);
  return *this;
}

MATRIX& MATRIX::setToProduct(const MATRIX& left, const MATRIX& right) { return *this = left * right; }

MATRIX& MATRIX::operator+=(const MATRIX& right) {
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c) matrix[r][c] += right.matrix[r][c];
  return *this;
}

MATRIX MATRIX::operator+(const MATRIX& right) const { return MATRIX(*this) += right; }

MATRIX& MATRIX::operator-=(const MATRIX& right) {
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c) matrix[r][c] -= right.matrix[r][c];
  return *this;
}

MATRIX MATRIX::operator-(const MATRIX& right) const { return MATRIX(*this) -= right; }

MATRIX& MATRIX::operator*=(const MATRIX& right) { return *this = *this * right; }

MATRIX MATRIX::operator*(const MATRIX& right) const {
  MATRIX result;
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c) {
      double sum = 0.0;
      for (int k = 0; k < 4; ++k) sum += static_cast<double>(matrix[r][k]) * right.matrix[k][c];
      result.matrix[r][c] = static_cast<SCALAR>(sum);
    }
  return result;
}

MATRIX& MATRIX::operator*=(SCALAR factor) {
  for (auto& row : matrix)
    for (SCALAR& element : row) element *= factor;
  return *this;
}

MATRIX MATRIX::operator*(SCALAR factor) const { return MATRIX(*this) *= factor; }

MATRIX operator*(SCALAR factor, const MATRIX& right) { return right * factor; }

bool MATRIX::operator==(const MATRIX& other) const {
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c)
      if (matrix[r][c] != other.matrix[r][c]) return false;
  return true;
}

bool MATRIX::operator!=(const MATRIX& other) const { return !(*this == other); }

MATRIX MATRIX::inverse() const {
  const double determinant = det4(matrix);
  if (singular(matrix, determinant)) return MATRIX();
  MATRIX result;
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c) result.matrix[r][c] = static_cast<SCALAR>(cofactor(matrix, c, r) / determinant);
  return result;
}

MATRIX MATRIX::adjoint() const {
  MATRIX result;
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c) result.matrix[r][c] = static_cast<SCALAR>(cofactor(matrix, c, r));
  return result;
}

MATRIX MATRIX::homogenize() const {
  MVector x(matrix[0][0], matrix[0][1], matrix[0][2]);
  x.normalize();
  MVector y(matrix[1][0], matrix[1][1], matrix[1][2]);
  y -= (y * x) * x;
  y.normalize();
  const MVector axes[3] = {x, y, x ^ y};
  MATRIX result;
  for (unsigned int r = 0; r < 3; ++r)
    for (unsigned int c = 0; c < 3; ++c) result.matrix[r][c] = static_cast<SCALAR>(axes[r][c]);
  return result;
}

SCALAR MATRIX::det4x4() const { return static_cast<SCALAR>(det4(matrix)); }

SCALAR MATRIX::det3x3() const { return static_cast<SCALAR>(cofactor(matrix, 3, 3)); }

bool MATRIX::isEquivalent(const MATRIX& other, SCALAR tolerance) const {
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c)
      if (!(std::abs(matrix[r][c] - other.matrix[r][c]) <= tolerance)) return false;
  return true;
}

std::ostream& operator<<(std::ostream& os, const MATRIX& m) {
  os << '[';
  for (int r = 0; r < 4; ++r) {
    os << (r ? ", [" : "[");
    for (int c = 0; c < 4; ++c) os << (c ? ", " : "") << m.matrix[r][c];
    os << ']';
  }
  return os << ']';
}

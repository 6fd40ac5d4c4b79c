// SPDX-License-Identifier: MIT
// What MVector and MPoint share with MFloatVector and MFloatPoint: VECTOR, POINT, MATRIX over SCALAR.

VECTOR VECTOR::operator^(const VECTOR& right) const {
  return VECTOR(y * right.z - z * right.y, z * right.x - x * right.z, x * right.y - y * right.x);
}

VECTOR& VECTOR::operator/=(SCALAR scalar) { return *this = *this / scalar; }
VECTOR& VECTOR::operator*=(SCALAR scalar) { return *this = *this * scalar; }
VECTOR& VECTOR::operator+=(const VECTOR& other) { return *this = *this + other; }
VECTOR& VECTOR::operator-=(const VECTOR& other) { return *this = *this - other; }

VECTOR VECTOR::operator*(const MATRIX& m) const {
  return VECTOR(x * m[0][0] + y * m[1][0] + z * m[2][0], x * m[0][1] + y * m[1][1] + z * m[2][1],
                x * m[0][2] + y * m[1][2] + z * m[2][2]);
}

VECTOR& VECTOR::operator*=(const MATRIX& m) { return *this = *this * m; }

VECTOR operator*(const MATRIX& m, const VECTOR& v) { return v * m.transpose(); }

SCALAR VECTOR::length() const { return std::sqrt(x * x + y * y + z * z); }

VECTOR VECTOR::normal() const {
  VECTOR result(*this);
  result.normalize();
  return result;
}

MStatus VECTOR::normalize() {
  const SCALAR square = *this * *this;
  if (square > SCALAR(1e-20)) *this /= std::sqrt(square);
  return MStatus::kSuccess;
}

SCALAR VECTOR::angle(const VECTOR& other) const { return std::atan2((*this ^ other).length(), *this * other); }

bool VECTOR::isEquivalent(const VECTOR& other, SCALAR tolerance) const {
  const VECTOR difference = *this - other;
  return difference * difference < tolerance * tolerance;
}

bool VECTOR::isParallel(const VECTOR& other, SCALAR tolerance) const {
  return std::abs(normal() * other.normal()) >= SCALAR(1) - tolerance;
}

VECTOR VECTOR::transformAsNormal(const MATRIX& matrix) const { return *this * matrix.inverse().transpose(); }

const VECTOR VECTOR::zero(0, 0, 0);
const VECTOR VECTOR::one(1, 1, 1);
const VECTOR VECTOR::xAxis(1, 0, 0);
const VECTOR VECTOR::yAxis(0, 1, 0);
const VECTOR VECTOR::zAxis(0, 0, 1);
const VECTOR VECTOR::xNegAxis(-1, 0, 0);
const VECTOR VECTOR::yNegAxis(0, -1, 0);
const VECTOR VECTOR::zNegAxis(0, 0, -1);

std::ostream& operator<<(std::ostream& os, const VECTOR& v) {
  return os << '[' << v.x << ", " << v.y << ", " << v.z << ']';
}

MStatus POINT::get(double dest[4]) const {
  if (!dest) return MStatus::kFailure;
  for (unsigned int i = 0; i < 4; ++i) dest[i] = (*this)[i];
  return MStatus::kSuccess;
}

MStatus POINT::get(float dest[4]) const {
  if (!dest) return MStatus::kFailure;
  for (unsigned int i = 0; i < 4; ++i) dest[i] = static_cast<float>((*this)[i]);
  return MStatus::kSuccess;
}

VECTOR POINT::operator-(const POINT& other) const {
  const POINT a = POINT(*this).cartesianize(), b = POINT(other).cartesianize();
  return VECTOR(a.x - b.x, a.y - b.y, a.z - b.z);
}

POINT POINT::operator+(const VECTOR& other) const { return POINT(*this).cartesianize() += other; }
POINT POINT::operator-(const VECTOR& other) const { return POINT(*this).cartesianize() -= other; }

POINT& POINT::operator+=(const VECTOR& vector) {
  x += vector.x;
  y += vector.y;
  z += vector.z;
  return *this;
}

POINT& POINT::operator-=(const VECTOR& vector) { return *this += -vector; }

POINT POINT::operator*(const SCALAR scale) const { return POINT(x * scale, y * scale, z * scale, w); }
POINT POINT::operator/(const SCALAR scale) const { return POINT(x / scale, y / scale, z / scale, w); }

POINT POINT::operator*(const MATRIX& m) const {
  POINT result;
  for (unsigned int c = 0; c < 4; ++c) result[c] = x * m[0][c] + y * m[1][c] + z * m[2][c] + w * m[3][c];
  return result;
}

POINT& POINT::operator*=(const MATRIX& m) { return *this = *this * m; }

POINT operator*(SCALAR scale, const POINT& p) { return p * scale; }
POINT operator*(const MATRIX& m, const POINT& p) { return p * m.transpose(); }

bool POINT::operator==(const POINT& other) const {
  return x == other.x && y == other.y && z == other.z && w == other.w;
}

bool POINT::operator!=(const POINT& other) const { return !(*this == other); }

POINT& POINT::cartesianize() {
  rationalize();
  if (w != SCALAR(0)) w = SCALAR(1);
  return *this;
}

POINT& POINT::rationalize() {
  if (w != SCALAR(1) && w != SCALAR(0)) *this = *this / w;
  return *this;
}

POINT& POINT::homogenize() { return *this = *this * w; }

SCALAR POINT::distanceTo(const POINT& other) const { return (*this - other).length(); }

bool POINT::isEquivalent(const POINT& other, SCALAR tolerance) const {
  return (*this - other).isEquivalent(VECTOR::zero, tolerance);
}

const POINT POINT::origin(0, 0, 0, 1);

std::ostream& operator<<(std::ostream& os, const POINT& p) {
  return os << '[' << p.x << ", " << p.y << ", " << p.z << ", " << p.w << ']';
}

// SPDX-License-Identifier: MIT
// Quaternions for row vectors: p * q is Hamilton's product q p.
#include <maya/MEulerRotation.h>
#include <maya/MMatrix.h>
#include <maya/MQuaternion.h>
#include <maya/MVector.h>

#include <cmath>

OPENMAYA_MAJOR_NAMESPACE_OPEN
namespace {

const double kPi = 3.14159265358979323846;

double dot(const MQuaternion& p, const MQuaternion& q) {
  return p.x * q.x + p.y * q.y + p.z * q.z + p.w * q.w;
}

// Any direction across a.
MVector across(const MVector& a) {
  const MVector other = std::abs(a.x) < 0.9 ? MVector::xAxis : MVector::yAxis;
  return (a ^ other).normal();
}

}  // namespace

MQuaternion::MQuaternion(const MVector& a, const MVector& b) : MQuaternion(a, b, 1.0) {}

MQuaternion::MQuaternion(const MVector& a, const MVector& b, double angleFactor) {
  MVector axis = a ^ b;
  if (axis.length() <= 1e-14 * a.length() * b.length()) axis = across(a.normal());
  setAxisAngle(axis, angleFactor * a.angle(b));
}

MQuaternion::MQuaternion(double angle, const MVector& axisb) {
  setAxisAngle(axisb, angle);
}
MQuaternion& MQuaternion::operator=(const MEulerRotation& e) {
  return *this = e.asQuaternion();
}

MQuaternion& MQuaternion::operator=(const MMatrix& m) {
  // Of 4x², 4y², 4z², 4w² the largest is taken first; it is at least 1.
  const double trace = m[0][0] + m[1][1] + m[2][2];
  unsigned int largest = 3;
  for (unsigned int i = 0; i < 3; ++i)
    if (m[i][i] > (largest == 3 ? trace : m[largest][largest])) largest = i;
  if (largest == 3) {
    const double four = 2.0 * std::sqrt(1.0 + trace);
    return *this = MQuaternion((m[1][2] - m[2][1]) / four, (m[2][0] - m[0][2]) / four,
                               (m[0][1] - m[1][0]) / four, four / 4.0);
  }
  const unsigned int i = largest, j = (i + 1) % 3, k = (i + 2) % 3;
  const double four = 2.0 * std::sqrt(1.0 + m[i][i] - m[j][j] - m[k][k]);
  (*this)[i] = four / 4.0;
  (*this)[j] = (m[i][j] + m[j][i]) / four;
  (*this)[k] = (m[i][k] + m[k][i]) / four;
  w = (m[j][k] - m[k][j]) / four;
  return *this;
}

MMatrix MQuaternion::asMatrix() const {
  const double s = 2.0 / dot(*this, *this);
  MMatrix m;
  m[0][0] = 1.0 - s * (y * y + z * z);
  m[0][1] = s * (x * y + z * w);
  m[0][2] = s * (x * z - y * w);
  m[1][0] = s * (x * y - z * w);
  m[1][1] = 1.0 - s * (x * x + z * z);
  m[1][2] = s * (y * z + x * w);
  m[2][0] = s * (x * z + y * w);
  m[2][1] = s * (y * z - x * w);
  m[2][2] = 1.0 - s * (x * x + y * y);
  return m;
}

MQuaternion::operator MMatrix() const {
  return asMatrix();
}
MEulerRotation MQuaternion::asEulerRotation() const {
  return MEulerRotation::decompose(asMatrix(), MEulerRotation::kXYZ);
}

MQuaternion& MQuaternion::setAxisAngle(const MVector& axis, double theta) {
  const MVector v = std::sin(theta / 2.0) * axis.normal();
  return *this = MQuaternion(v.x, v.y, v.z, std::cos(theta / 2.0));
}

bool MQuaternion::getAxisAngle(MVector& axis, double& theta) const {
  const double length = MVector(x, y, z).length();
  const bool turned = length > kQuaternionEpsilon;
  axis = turned ? MVector(x, y, z) / length : MVector::zAxis;
  theta = turned ? 2.0 * std::atan2(length, w) : 0.0;
  return turned;
}

MQuaternion& MQuaternion::setToXAxis(double theta) {
  return setAxisAngle(MVector::xAxis, theta);
}
MQuaternion& MQuaternion::setToYAxis(double theta) {
  return setAxisAngle(MVector::yAxis, theta);
}
MQuaternion& MQuaternion::setToZAxis(double theta) {
  return setAxisAngle(MVector::zAxis, theta);
}

MStatus MQuaternion::get(double dest[4]) const {
  if (!dest) return MStatus::kFailure;
  for (unsigned int i = 0; i < 4; ++i) dest[i] = (*this)[i];
  return MStatus::kSuccess;
}

MQuaternion MQuaternion::operator+(const MQuaternion& o) const {
  return MQuaternion(x + o.x, y + o.y, z + o.z, w + o.w);
}
MQuaternion MQuaternion::operator*(const MQuaternion& o) const {
  const MVector a(x, y, z), b(o.x, o.y, o.z);
  const MVector v = o.w * a + w * b + (b ^ a);
  return MQuaternion(v.x, v.y, v.z, w * o.w - a * b);
}
MQuaternion& MQuaternion::operator*=(const MQuaternion& rhs) {
  return *this = *this * rhs;
}
MQuaternion MQuaternion::operator-(const MQuaternion& o) const {
  return MQuaternion(x - o.x, y - o.y, z - o.z, w - o.w);
}
MQuaternion MQuaternion::operator-() const {
  return MQuaternion(-x, -y, -z, -w);
}
MQuaternion& MQuaternion::negateIt() {
  return *this = -*this;
}
bool MQuaternion::operator==(const MQuaternion& o) const {
  return x == o.x && y == o.y && z == o.z && w == o.w;
}
bool MQuaternion::operator!=(const MQuaternion& o) const {
  return !(*this == o);
}
bool MQuaternion::isEquivalent(const MQuaternion& o, double tolerance) const {
  return std::abs(x - o.x) <= tolerance && std::abs(y - o.y) <= tolerance && std::abs(z - o.z) <= tolerance &&
         std::abs(w - o.w) <= tolerance;
}
MQuaternion& MQuaternion::scaleIt(double scale) {
  return *this = scale * *this;
}
MQuaternion MQuaternion::normal() const {
  return (1.0 / std::sqrt(dot(*this, *this))) * *this;
}
MQuaternion& MQuaternion::normalizeIt() {
  return *this = normal();
}
MQuaternion MQuaternion::conjugate() const {
  return MQuaternion(-x, -y, -z, w);
}
MQuaternion& MQuaternion::conjugateIt() {
  return *this = conjugate();
}
MQuaternion MQuaternion::inverse() const {
  return (1.0 / dot(*this, *this)) * conjugate();
}
MQuaternion& MQuaternion::invertIt() {
  return *this = inverse();
}

MQuaternion MQuaternion::log() const {
  const double sine = std::sqrt(x * x + y * y + z * z);
  const double factor = sine > 0.0 ? std::atan2(sine, w) / sine : 1.0;
  return MQuaternion(x * factor, y * factor, z * factor, 0.0);
}

MQuaternion MQuaternion::exp() const {
  const double angle = std::sqrt(x * x + y * y + z * z);
  const double factor = angle > 0.0 ? std::sin(angle) / angle : 1.0;
  return MQuaternion(x * factor, y * factor, z * factor, std::cos(angle));
}

MQuaternion operator*(double s, const MQuaternion& q) {
  return MQuaternion(s * q.x, s * q.y, s * q.z, s * q.w);
}
MQuaternion slerp(const MQuaternion& p, const MQuaternion& q, double t) {
  return slerp(p, q, t, 0);
}

MQuaternion slerp(const MQuaternion& p, const MQuaternion& q, double t, short spin) {
  const double cosine = dot(p, q);
  const MQuaternion end = cosine < 0.0 ? -q : q;
  const MQuaternion difference = end - p, sum = end + p;
  // The angle between the two, by a formula that is exact for small ones too.
  const double theta = 2.0 * std::atan2(std::sqrt(dot(difference, difference)), std::sqrt(dot(sum, sum)));
  if (theta < 1e-12) return (1.0 - t) * p + t * end;
  const double phi = t * (theta + spin * kPi);
  return (std::sin(theta - phi) / std::sin(theta)) * p + (std::sin(phi) / std::sin(theta)) * end;
}

MQuaternion squad(const MQuaternion& p, const MQuaternion& a, const MQuaternion& b, const MQuaternion& q,
                  double t) {
  return squad(p, a, b, q, t, 0);
}

MQuaternion squad(const MQuaternion& p, const MQuaternion& a, const MQuaternion& b, const MQuaternion& q,
                  double t, short spin) {
  return slerp(slerp(p, q, t, spin), slerp(a, b, t, spin), 2.0 * t * (1.0 - t));
}

MQuaternion squadPt(const MQuaternion& q0, const MQuaternion& q1, const MQuaternion& q2) {
  const MQuaternion back = q1.inverse();
  return (-0.25 * ((q0 * back).log() + (q2 * back).log())).exp() * q1;
}

std::ostream& operator<<(std::ostream& os, const MQuaternion& q) {
  return os << '[' << q.x << ", " << q.y << ", " << q.z << ", " << q.w << ']';
}

const MQuaternion MQuaternion::identity;
OPENMAYA_NAMESPACE_CLOSE

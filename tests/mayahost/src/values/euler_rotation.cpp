// SPDX-License-Identifier: MIT
// Euler angles for row vectors: a rotation about x by a is the matrix
//   1  0      0
//   0  cos a  sin a
//   0 -sin a  cos a
// and products read in the order of application.
#include <maya/MEulerRotation.h>
#include <maya/MMatrix.h>
#include <maya/MQuaternion.h>
#include <maya/MVector.h>

#include <cmath>

OPENMAYA_MAJOR_NAMESPACE_OPEN
namespace {

const double kPi = 3.14159265358979323846;

// The axes of a rotation order in the order of application, and whether they run x y z x.
struct Axes {
  unsigned int i, j, k;
  double parity;
};

Axes axesOf(MEulerRotation::RotationOrder order) {
  static const Axes axes[] = {{0, 1, 2, 1.0},  {1, 2, 0, 1.0},  {2, 0, 1, 1.0},
                              {0, 2, 1, -1.0}, {1, 0, 2, -1.0}, {2, 1, 0, -1.0}};
  return axes[order];
}

MEulerRotation::RotationOrder reversed(MEulerRotation::RotationOrder order) {
  static const MEulerRotation::RotationOrder opposite[] = {MEulerRotation::kZYX, MEulerRotation::kXZY,
                                                           MEulerRotation::kYXZ, MEulerRotation::kYZX,
                                                           MEulerRotation::kZXY, MEulerRotation::kXYZ};
  return opposite[order];
}

double halfTurnFrom(double angle) {
  return angle > 0.0 ? angle - kPi : angle + kPi;
}

double distance(const MEulerRotation& a, const MEulerRotation& b) {
  return std::abs(a.x - b.x) + std::abs(a.y - b.y) + std::abs(a.z - b.z);
}

}  // namespace

MEulerRotation::MEulerRotation() : x(0.0), y(0.0), z(0.0), order(kXYZ) {}
MEulerRotation::MEulerRotation(const MVector& v, RotationOrder ord) : x(v.x), y(v.y), z(v.z), order(ord) {}
MEulerRotation::MEulerRotation(double xx, double yy, double zz, RotationOrder ord)
    : x(xx), y(yy), z(zz), order(ord) {}

MEulerRotation& MEulerRotation::operator=(const MQuaternion& q) {
  return *this = decompose(q.asMatrix(), order);
}
MEulerRotation& MEulerRotation::operator=(const MMatrix& m) {
  return *this = decompose(m, order);
}
MEulerRotation& MEulerRotation::operator=(const MVector& v) {
  return setValue(v, order);
}
MEulerRotation& MEulerRotation::setValue(const MVector& v, RotationOrder ord) {
  return *this = MEulerRotation(v, ord);
}
MEulerRotation& MEulerRotation::setValue(double xx, double yy, double zz, RotationOrder ord) {
  return *this = MEulerRotation(xx, yy, zz, ord);
}

MQuaternion MEulerRotation::asQuaternion() const {
  const MVector directions[] = {MVector::xAxis, MVector::yAxis, MVector::zAxis};
  const Axes a = axesOf(order);
  return MQuaternion((*this)[a.i], directions[a.i]) * MQuaternion((*this)[a.j], directions[a.j]) *
         MQuaternion((*this)[a.k], directions[a.k]);
}

MMatrix MEulerRotation::asMatrix() const {
  const Axes a = axesOf(order);
  const double p = a.parity;
  const double ci = std::cos((*this)[a.i]), si = p * std::sin((*this)[a.i]);
  const double cj = std::cos((*this)[a.j]), sj = p * std::sin((*this)[a.j]);
  const double ck = std::cos((*this)[a.k]), sk = p * std::sin((*this)[a.k]);
  MMatrix m;
  m[a.i][a.i] = cj * ck;
  m[a.i][a.j] = cj * sk;
  m[a.i][a.k] = -sj;
  m[a.j][a.i] = si * sj * ck - ci * sk;
  m[a.j][a.j] = si * sj * sk + ci * ck;
  m[a.j][a.k] = si * cj;
  m[a.k][a.i] = ci * sj * ck + si * sk;
  m[a.k][a.j] = ci * sj * sk - si * ck;
  m[a.k][a.k] = ci * cj;
  return m;
}

MVector MEulerRotation::asVector() const {
  return MVector(x, y, z);
}

MEulerRotation MEulerRotation::decompose(const MMatrix& m, RotationOrder ord) {
  const Axes a = axesOf(ord);
  const double p = a.parity;
  const double cosine = std::hypot(m[a.i][a.i], m[a.i][a.j]);
  MEulerRotation e(0.0, 0.0, 0.0, ord);
  e[a.j] = std::atan2(-p * m[a.i][a.k], cosine);
  if (cosine > 1e-12) {
    e[a.i] = std::atan2(p * m[a.j][a.k], m[a.k][a.k]);
    e[a.k] = std::atan2(p * m[a.i][a.j], m[a.i][a.i]);
  } else {  // the outer axes are one: all the turn goes to the first
    e[a.i] = std::atan2(-p * m[a.k][a.j], m[a.j][a.j]);
  }
  return e;
}

MEulerRotation MEulerRotation::operator+(const MEulerRotation& other) const {
  const MEulerRotation o = other.reorder(order);
  return MEulerRotation(x + o.x, y + o.y, z + o.z, order);
}
MEulerRotation& MEulerRotation::operator+=(const MEulerRotation& other) {
  return *this = *this + other;
}
MEulerRotation MEulerRotation::operator-(const MEulerRotation& other) const {
  return *this + -other.reorder(order);
}
MEulerRotation& MEulerRotation::operator-=(const MEulerRotation& other) {
  return *this = *this - other;
}
MEulerRotation MEulerRotation::operator-() const {
  return MEulerRotation(-x, -y, -z, order);
}
MEulerRotation MEulerRotation::operator*(const MEulerRotation& other) const {
  return decompose(asMatrix() * other.asMatrix(), order);
}
MEulerRotation MEulerRotation::operator*(const MQuaternion& other) const {
  return decompose(asMatrix() * other.asMatrix(), order);
}
MEulerRotation MEulerRotation::operator*(double other) const {
  return MEulerRotation(x * other, y * other, z * other, order);
}
MEulerRotation& MEulerRotation::operator*=(const MEulerRotation& other) {
  return *this = *this * other;
}
MEulerRotation& MEulerRotation::operator*=(const MQuaternion& other) {
  return *this = *this * other;
}
MEulerRotation& MEulerRotation::operator*=(double other) {
  return *this = *this * other;
}
MEulerRotation operator*(double scale, const MEulerRotation& other) {
  return other * scale;
}

bool MEulerRotation::operator==(const MEulerRotation& other) const {
  return x == other.x && y == other.y && z == other.z && order == other.order;
}
bool MEulerRotation::operator!=(const MEulerRotation& other) const {
  return !(*this == other);
}
bool MEulerRotation::isEquivalent(const MEulerRotation& other, double tolerance) const {
  return order == other.order && std::abs(x - other.x) <= tolerance && std::abs(y - other.y) <= tolerance &&
         std::abs(z - other.z) <= tolerance;
}
bool MEulerRotation::isZero(double tolerance) const {
  return std::abs(x) <= tolerance && std::abs(y) <= tolerance && std::abs(z) <= tolerance;
}

MEulerRotation& MEulerRotation::incrementalRotateBy(const MVector& axis, double angle) {
  // In small steps, each to the nearest angles, so that whole turns add up.
  const int steps = 1 + static_cast<int>(std::abs(angle) / 0.1);
  const MQuaternion step(angle / steps, axis);
  for (int i = 0; i < steps; ++i) setToClosestSolution(*this * step, *this);
  return *this;
}

MEulerRotation MEulerRotation::inverse() const {
  return MEulerRotation(-x, -y, -z, reversed(order));
}
MEulerRotation& MEulerRotation::invertIt() {
  return *this = inverse();
}
MEulerRotation MEulerRotation::reorder(RotationOrder ord) const {
  return ord == order ? *this : decompose(asMatrix(), ord);
}
MEulerRotation& MEulerRotation::reorderIt(RotationOrder ord) {
  return *this = reorder(ord);
}

MEulerRotation MEulerRotation::bound() const {
  return MEulerRotation(std::remainder(x, 2.0 * kPi), std::remainder(y, 2.0 * kPi),
                        std::remainder(z, 2.0 * kPi), order);
}
MEulerRotation& MEulerRotation::boundIt(const MEulerRotation& src) {
  return *this = src.bound();
}
MEulerRotation& MEulerRotation::boundIt() {
  return *this = bound();
}
MEulerRotation MEulerRotation::bound(const MEulerRotation& src) {
  return src.bound();
}

MEulerRotation MEulerRotation::alternateSolution() const {
  MEulerRotation result(halfTurnFrom(x), halfTurnFrom(y), halfTurnFrom(z), order);
  const unsigned int middle = axesOf(order).j;
  result[middle] = -result[middle];
  return result;
}
MEulerRotation& MEulerRotation::setToAlternateSolution(const MEulerRotation& src) {
  return *this = src.alternateSolution();
}
MEulerRotation& MEulerRotation::setToAlternateSolution() {
  return *this = alternateSolution();
}
MEulerRotation MEulerRotation::alternateSolution(const MEulerRotation& src) {
  return src.alternateSolution();
}

MEulerRotation MEulerRotation::closestCut(const MEulerRotation& dst) const {
  const MEulerRotation target = dst.reorder(order);
  MEulerRotation result(*this);
  for (unsigned int i = 0; i < 3; ++i)
    result[i] += 2.0 * kPi * std::round((target[i] - result[i]) / (2.0 * kPi));
  return result;
}
MEulerRotation& MEulerRotation::setToClosestCut(const MEulerRotation& src, const MEulerRotation& dst) {
  return *this = src.closestCut(dst);
}
MEulerRotation& MEulerRotation::setToClosestCut(const MEulerRotation& dst) {
  return *this = closestCut(dst);
}
MEulerRotation MEulerRotation::closestCut(const MEulerRotation& src, const MEulerRotation& dst) {
  return src.closestCut(dst);
}

MEulerRotation MEulerRotation::closestSolution(const MEulerRotation& dst) const {
  const MEulerRotation target = dst.reorder(order);
  const MEulerRotation plain = closestCut(target), other = alternateSolution().closestCut(target);
  return distance(other, target) < distance(plain, target) ? other : plain;
}
MEulerRotation& MEulerRotation::setToClosestSolution(const MEulerRotation& src, const MEulerRotation& dst) {
  return *this = src.closestSolution(dst);
}
MEulerRotation& MEulerRotation::setToClosestSolution(const MEulerRotation& dst) {
  return *this = closestSolution(dst);
}
MEulerRotation MEulerRotation::closestSolution(const MEulerRotation& src, const MEulerRotation& dst) {
  return src.closestSolution(dst);
}

std::ostream& operator<<(std::ostream& os, const MEulerRotation& e) {
  static const char* const names[] = {"kXYZ", "kYZX", "kZXY", "kXZY", "kYXZ", "kZYX"};
  return os << '[' << e.x << ", " << e.y << ", " << e.z << ", " << names[e.order] << ']';
}

const MEulerRotation MEulerRotation::identity;
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#include <maya/MEulerRotation.h>
#include <maya/MMatrix.h>
#include <maya/MPoint.h>
#include <maya/MQuaternion.h>
#include <maya/MTransformationMatrix.h>
#include <maya/MVector.h>

#include <cmath>

OPENMAYA_MAJOR_NAMESPACE_OPEN

struct MTransformationMatrix::Parts {
  MVector scale{1.0, 1.0, 1.0};
  MVector shear;  // xy, xz, yz
  MEulerRotation rotation;
  MQuaternion orientation;
  MVector translation;
  MVector scalePivot, scalePivotTranslation;
  MVector rotatePivot, rotatePivotTranslation;
};

namespace {

typedef MTransformationMatrix::RotationOrder Order;

MMatrix translated(const MVector& by) {
  MMatrix m;
  for (unsigned int i = 0; i < 3; ++i) m[3][i] = by[i];
  return m;
}

MMatrix scaled(const MVector& by) {
  MMatrix m;
  for (unsigned int i = 0; i < 3; ++i) m[i][i] = by[i];
  return m;
}

MMatrix sheared(const MVector& by) {
  MMatrix m;
  m[1][0] = by.x;
  m[2][0] = by.y;
  m[2][1] = by.z;
  return m;
}

MMatrix about(const MVector& pivot, const MMatrix& m, const MVector& then) {
  return translated(-pivot) * m * translated(pivot + then);
}

bool known(Order order) {
  return order > MTransformationMatrix::kInvalid && order < MTransformationMatrix::kLast;
}

MEulerRotation::RotationOrder eulerOrder(Order order) {
  return static_cast<MEulerRotation::RotationOrder>(order - MTransformationMatrix::kXYZ);
}

bool known(MSpace::Space space) {
  return space > MSpace::kInvalid && space < MSpace::kLast;
}
bool isObject(MSpace::Space space) {
  return space == MSpace::kPreTransform;
}
bool isAfter(MSpace::Space space) {
  return space == MSpace::kPostTransform || space == MSpace::kWorld;
}

MStatus result(bool good) {
  return good ? MStatus::kSuccess : MStatus::kInvalidParameter;
}

template <typename Value>
Value answer(Value value, MSpace::Space space, MStatus* status) {
  if (status) *status = result(known(space));
  return known(space) ? value : Value();
}

MStatus assign(MVector& where, const MVector& value, MSpace::Space space) {
  if (known(space)) where = value;
  return result(known(space));
}

}  // namespace

MTransformationMatrix::~MTransformationMatrix() = default;
MTransformationMatrix::MTransformationMatrix() : parts_(new Parts) {}
MTransformationMatrix::MTransformationMatrix(const MTransformationMatrix& src)
    : parts_(new Parts(*src.parts_)) {}
MTransformationMatrix::MTransformationMatrix(const MMatrix& src) : parts_(new Parts) {
  *this = src;
}

MTransformationMatrix& MTransformationMatrix::operator=(const MTransformationMatrix& src) {
  *parts_ = *src.parts_;
  return *this;
}

// Rows of S Sh R, one after the other: r0 = sx x, r1 = sy (xy x + y), r2 = sz (xz x + yz y + z). A reflection
// ends in sz.
MTransformationMatrix& MTransformationMatrix::operator=(const MMatrix& m) {
  Parts p;
  p.translation = MVector(m[3]);
  const MVector r0(m[0]), r1(m[1]), r2(m[2]);
  const MMatrix axes = m.homogenize();
  const MVector x(axes[0]), y(axes[1]), z(axes[2]);
  p.scale = MVector(r0 * x, r1 * y, r2 * z);
  p.shear = MVector(p.scale.y != 0.0 ? r1 * x / p.scale.y : 0.0, p.scale.z != 0.0 ? r2 * x / p.scale.z : 0.0,
                    p.scale.z != 0.0 ? r2 * y / p.scale.z : 0.0);
  p.rotation = MEulerRotation::decompose(axes, MEulerRotation::kXYZ);
  *parts_ = p;
  return *this;
}

MMatrix MTransformationMatrix::asScaleMatrix() const {
  const Parts& p = *parts_;
  return about(p.scalePivot, scaled(p.scale) * sheared(p.shear), p.scalePivotTranslation);
}

MMatrix MTransformationMatrix::asRotateMatrix() const {
  const Parts& p = *parts_;
  return asScaleMatrix() *
         about(p.rotatePivot, p.orientation.asMatrix() * p.rotation.asMatrix(), p.rotatePivotTranslation);
}

MMatrix MTransformationMatrix::asMatrix() const {
  return asRotateMatrix() * translated(parts_->translation);
}
MMatrix MTransformationMatrix::asMatrixInverse() const {
  return asMatrix().inverse();
}

MMatrix MTransformationMatrix::asMatrix(double percent) const {
  MTransformationMatrix part(*this);
  Parts& p = *part.parts_;
  p.scale = MVector::one + percent * (p.scale - MVector::one);
  p.shear *= percent;
  p.orientation = slerp(MQuaternion::identity, p.orientation, percent);
  p.rotation = slerp(MQuaternion::identity, p.rotation.asQuaternion(), percent);
  p.translation *= percent;
  p.scalePivotTranslation *= percent;
  p.rotatePivotTranslation *= percent;
  return part.asMatrix();
}

MStatus MTransformationMatrix::getScale(double scale[3], MSpace::Space space) const {
  return known(space) ? parts_->scale.get(scale) : result(false);
}
MStatus MTransformationMatrix::setScale(const double scale[3], MSpace::Space space) {
  return assign(parts_->scale, MVector(scale), space);
}
MStatus MTransformationMatrix::addScale(const double scale[3], MSpace::Space space) {
  const MVector& s = parts_->scale;
  return assign(parts_->scale, MVector(s.x * scale[0], s.y * scale[1], s.z * scale[2]), space);
}

MQuaternion MTransformationMatrix::rotation() const {
  return parts_->rotation.asQuaternion();
}
MEulerRotation MTransformationMatrix::eulerRotation() const {
  return parts_->rotation;
}

MTransformationMatrix& MTransformationMatrix::rotateTo(const MQuaternion& q) {
  parts_->rotation = q;
  return *this;
}
MTransformationMatrix& MTransformationMatrix::rotateTo(const MEulerRotation& e) {
  parts_->rotation = e;
  return *this;
}

MTransformationMatrix& MTransformationMatrix::rotateBy(const MQuaternion& q, MSpace::Space space,
                                                       MStatus* ReturnStatus) {
  if (ReturnStatus) *ReturnStatus = result(known(space));
  if (!known(space)) return *this;
  return rotateTo(isObject(space) ? q * rotation() : rotation() * q);
}
MTransformationMatrix& MTransformationMatrix::rotateBy(const MEulerRotation& e, MSpace::Space space,
                                                       MStatus* ReturnStatus) {
  return rotateBy(e.asQuaternion(), space, ReturnStatus);
}

MStatus MTransformationMatrix::getRotationQuaternion(double& x, double& y, double& z, double& w) const {
  const MQuaternion q = rotation();
  x = q.x;
  y = q.y;
  z = q.z;
  w = q.w;
  return MStatus::kSuccess;
}
MStatus MTransformationMatrix::setRotationQuaternion(double x, double y, double z, double w) {
  rotateTo(MQuaternion(x, y, z, w));
  return MStatus::kSuccess;
}
// The older ones, whose space was always ignored.
MStatus MTransformationMatrix::getRotationQuaternion(double& x, double& y, double& z, double& w,
                                                     MSpace::Space) const {
  return getRotationQuaternion(x, y, z, w);
}
MStatus MTransformationMatrix::setRotationQuaternion(double x, double y, double z, double w, MSpace::Space) {
  return setRotationQuaternion(x, y, z, w);
}
MStatus MTransformationMatrix::addRotationQuaternion(double x, double y, double z, double w,
                                                     MSpace::Space space) {
  MStatus status;
  rotateBy(MQuaternion(x, y, z, w), space, &status);
  return status;
}

MStatus MTransformationMatrix::getRotation(double angles[3], RotationOrder& order) const {
  order = rotationOrder();
  return parts_->rotation.asVector().get(angles);
}
MStatus MTransformationMatrix::setRotation(const double angles[3], RotationOrder order) {
  if (known(order)) rotateTo(MEulerRotation(MVector(angles), eulerOrder(order)));
  return result(known(order));
}
MStatus MTransformationMatrix::addRotation(const double angles[3], RotationOrder order, MSpace::Space space) {
  if (!known(order)) return result(false);
  MStatus status;
  rotateBy(MEulerRotation(MVector(angles), eulerOrder(order)), space, &status);
  return status;
}

MTransformationMatrix::RotationOrder MTransformationMatrix::rotationOrder(MStatus* ReturnStatus) const {
  if (ReturnStatus) *ReturnStatus = MStatus::kSuccess;
  return static_cast<RotationOrder>(static_cast<int>(parts_->rotation.order) + kXYZ);
}
MStatus MTransformationMatrix::reorderRotation(const RotationOrder& order) {
  if (known(order)) parts_->rotation.reorderIt(eulerOrder(order));
  return result(known(order));
}
MStatus MTransformationMatrix::setToRotationAxis(const MVector& axis, double angle) {
  rotateTo(MQuaternion(angle, axis));
  return MStatus::kSuccess;
}
MQuaternion MTransformationMatrix::rotationOrientation() const {
  return parts_->orientation;
}
MTransformationMatrix& MTransformationMatrix::setRotationOrientation(const MQuaternion& q) {
  parts_->orientation = q;
  return *this;
}

MVector MTransformationMatrix::getTranslation(MSpace::Space space, MStatus* ReturnStatus) const {
  const MVector& t = parts_->translation;
  return answer(isObject(space) ? t * asMatrixInverse() : t, space, ReturnStatus);
}
MVector MTransformationMatrix::translation(MSpace::Space space, MStatus* ReturnStatus) const {
  return getTranslation(space, ReturnStatus);
}
MStatus MTransformationMatrix::setTranslation(const MVector& vector, MSpace::Space space) {
  return assign(parts_->translation, isObject(space) ? vector * asMatrix() : vector, space);
}
MStatus MTransformationMatrix::addTranslation(const MVector& vector, MSpace::Space space) {
  return assign(parts_->translation, parts_->translation + (isObject(space) ? vector * asMatrix() : vector),
                space);
}

MStatus MTransformationMatrix::setShear(const double shear[3], MSpace::Space space) {
  return assign(parts_->shear, MVector(shear), space);
}
MStatus MTransformationMatrix::getShear(double shear[3], MSpace::Space space) const {
  return known(space) ? parts_->shear.get(shear) : result(false);
}
MStatus MTransformationMatrix::addShear(const double shear[3], MSpace::Space space) {
  return assign(parts_->shear, parts_->shear + MVector(shear), space);
}

MPoint MTransformationMatrix::scalePivot(MSpace::Space space, MStatus* ReturnStatus) const {
  const MPoint pivot = parts_->scalePivot;
  return answer(isAfter(space) ? pivot * asMatrix() : pivot, space, ReturnStatus);
}
MStatus MTransformationMatrix::setScalePivot(const MPoint& point, MSpace::Space space, bool balance) {
  if (!known(space)) return result(false);
  Parts& p = *parts_;
  const MVector pivot = isAfter(space) ? point * asMatrixInverse() : point;
  const MVector moved = pivot - p.scalePivot;
  if (balance) p.scalePivotTranslation += moved * (scaled(p.scale) * sheared(p.shear)) - moved;
  p.scalePivot = pivot;
  return MStatus::kSuccess;
}
MVector MTransformationMatrix::scalePivotTranslation(MSpace::Space space, MStatus* ReturnStatus) const {
  return answer(parts_->scalePivotTranslation, space, ReturnStatus);
}
MStatus MTransformationMatrix::setScalePivotTranslation(const MVector& vector, MSpace::Space space) {
  return assign(parts_->scalePivotTranslation, vector, space);
}

// The rotate pivot is a point of the space after the scale; the rotation leaves it where it is.
MPoint MTransformationMatrix::rotatePivot(MSpace::Space space, MStatus* ReturnStatus) const {
  const MPoint pivot = parts_->rotatePivot;
  const MPoint point = isObject(space)  ? pivot * asScaleMatrix().inverse()
                       : isAfter(space) ? pivot + (parts_->rotatePivotTranslation + parts_->translation)
                                        : pivot;
  return answer(point, space, ReturnStatus);
}
MStatus MTransformationMatrix::setRotatePivot(const MPoint& point, MSpace::Space space, bool balance) {
  if (!known(space)) return result(false);
  Parts& p = *parts_;
  const MMatrix scale = asScaleMatrix();
  const MVector pivot = isObject(space)  ? point * scale
                        : isAfter(space) ? point * asMatrixInverse() * scale
                                         : point;
  const MVector moved = pivot - p.rotatePivot;
  if (balance) p.rotatePivotTranslation += moved * (p.orientation.asMatrix() * p.rotation.asMatrix()) - moved;
  p.rotatePivot = pivot;
  return MStatus::kSuccess;
}
MVector MTransformationMatrix::rotatePivotTranslation(MSpace::Space space, MStatus* ReturnStatus) const {
  return answer(parts_->rotatePivotTranslation, space, ReturnStatus);
}
MStatus MTransformationMatrix::setRotatePivotTranslation(const MVector& vector, MSpace::Space space) {
  return assign(parts_->rotatePivotTranslation, vector, space);
}

bool MTransformationMatrix::isEquivalent(const MTransformationMatrix& other, double tolerance) const {
  return asMatrix().isEquivalent(other.asMatrix(), tolerance);
}
bool MTransformationMatrix::operator==(const MTransformationMatrix& other) const {
  return asMatrix() == other.asMatrix();
}
bool MTransformationMatrix::operator!=(const MTransformationMatrix& other) const {
  return !(*this == other);
}

const char* MTransformationMatrix::className() {
  return "MTransformationMatrix";
}
const MTransformationMatrix MTransformationMatrix::identity;
OPENMAYA_NAMESPACE_CLOSE

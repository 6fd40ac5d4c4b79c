// SPDX-License-Identifier: MIT
// MPxTransformationMatrix: its parts are MTransformationMatrix's, which does the work.
#include "graph/object.h"

#include <maya/MPxTransformationMatrix.h>

using namespace mayahost;

namespace {

using Order = MTransformationMatrix::RotationOrder;

MStatus orderStatus(int order) {
  return order >= 0 && order <= 5 ? MStatus::kSuccess : MStatus::kInvalidParameter;
}

MVector blend(const MVector& from, const MVector& to, double share) {
  return from + share * (to - from);
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

const MPxTransformationMatrix MPxTransformationMatrix::identity;
MTypeId MPxTransformationMatrix::baseTransformationMatrixId(0x58464d54);

MPxTransformationMatrix::MPxTransformationMatrix() = default;
MPxTransformationMatrix::MPxTransformationMatrix(const MTransformationMatrix& src) {
  take(src);
}
MPxTransformationMatrix::MPxTransformationMatrix(const MPxTransformationMatrix&) = default;
MPxTransformationMatrix::MPxTransformationMatrix(const MMatrix& src) {
  take(MTransformationMatrix(src));
}
MPxTransformationMatrix::~MPxTransformationMatrix() = default;
MPxTransformationMatrix* MPxTransformationMatrix::creator() {
  return new MPxTransformationMatrix;
}
const char* MPxTransformationMatrix::className() {
  return "MPxTransformationMatrix";
}
void MPxTransformationMatrix::copyValues(MPxTransformationMatrix* from) {
  if (from) *this = *from;
}
MTypeId MPxTransformationMatrix::typeId() const {
  return baseTransformationMatrixId;
}

void MPxTransformationMatrix::take(const MTransformationMatrix& from) {
  const auto space = MSpace::kTransform;
  double numbers[3];
  from.getScale(numbers, space);
  scaleValue = MVector(numbers);
  from.getShear(numbers, space);
  shearValue = MVector(numbers);
  rotationValue = from.eulerRotation();
  rotateOrientationValue = from.rotationOrientation();
  translationValue = from.getTranslation(space);
  scalePivotValue = from.scalePivot(space);
  scalePivotTranslationValue = from.scalePivotTranslation(space);
  rotatePivotValue = from.rotatePivot(space);
  rotatePivotTranslationValue = from.rotatePivotTranslation(space);
}
MTransformationMatrix MPxTransformationMatrix::asTransformationMatrix() const {
  const auto space = MSpace::kTransform;
  MTransformationMatrix made;
  double numbers[3];
  scaleValue.get(numbers);
  made.setScale(numbers, space);
  shearValue.get(numbers);
  made.setShear(numbers, space);
  made.setRotationOrientation(rotateOrientationValue);
  made.rotateTo(rotationValue);
  made.setScalePivot(scalePivotValue, space, false);
  made.setScalePivotTranslation(scalePivotTranslationValue, space);
  made.setRotatePivot(rotatePivotValue, space, false);
  made.setRotatePivotTranslation(rotatePivotTranslationValue, space);
  made.setTranslation(translationValue, space);
  return made;
}
MStatus MPxTransformationMatrix::decomposeMatrix(const MMatrix& matrix) {
  const auto order = rotationValue.order;
  take(MTransformationMatrix(matrix));
  rotationValue.reorderIt(order);
  return MStatus::kSuccess;
}

MPxTransformationMatrix& MPxTransformationMatrix::operator=(const MPxTransformationMatrix& src) = default;
MPxTransformationMatrix& MPxTransformationMatrix::operator=(const MMatrix& src) {
  decomposeMatrix(src);
  return *this;
}
MPxTransformationMatrix& MPxTransformationMatrix::operator=(const MTransformationMatrix& src) {
  take(src);
  return *this;
}
bool MPxTransformationMatrix::operator==(const MPxTransformationMatrix& other) {
  return asMatrix() == other.asMatrix();
}
bool MPxTransformationMatrix::operator!=(const MPxTransformationMatrix& other) {
  return !(*this == other);
}
bool MPxTransformationMatrix::operator==(const MTransformationMatrix& other) {
  return asMatrix() == other.asMatrix();
}
bool MPxTransformationMatrix::operator!=(const MTransformationMatrix& other) {
  return !(*this == other);
}
bool MPxTransformationMatrix::operator==(const MMatrix& other) {
  return asMatrix() == other;
}
bool MPxTransformationMatrix::operator!=(const MMatrix& other) {
  return asMatrix() != other;
}
bool MPxTransformationMatrix::isEquivalent(const MPxTransformationMatrix& other, double tolerance) const {
  return asMatrix().isEquivalent(other.asMatrix(), tolerance);
}
bool MPxTransformationMatrix::isEquivalent(const MTransformationMatrix& other, double tolerance) const {
  return asMatrix().isEquivalent(other.asMatrix(), tolerance);
}
bool MPxTransformationMatrix::isEquivalent(const MMatrix& other, double tolerance) const {
  return asMatrix().isEquivalent(other, tolerance);
}
MPxTransformationMatrix MPxTransformationMatrix::reverse() const {
  return MPxTransformationMatrix(asMatrixInverse());
}
MPxTransformationMatrix& MPxTransformationMatrix::transformBy(const MTransformationMatrix& by) {
  return *this = asMatrix() * by.asMatrix();
}

MMatrix MPxTransformationMatrix::asMatrix() const {
  return asTransformationMatrix().asMatrix();
}
MMatrix MPxTransformationMatrix::asMatrixInverse() const {
  return asMatrix().inverse();
}
MMatrix MPxTransformationMatrix::asScaleMatrix() const {
  return asTransformationMatrix().asScaleMatrix();
}
MMatrix MPxTransformationMatrix::asScaleMatrixInverse() const {
  return asScaleMatrix().inverse();
}
MMatrix MPxTransformationMatrix::asRotateMatrix() const {
  return asTransformationMatrix().asRotateMatrix();
}
MMatrix MPxTransformationMatrix::asRotateMatrixInverse() const {
  return asRotateMatrix().inverse();
}
MMatrix MPxTransformationMatrix::asMatrix(double percent) const {
  return asTransformationMatrix().asMatrix(percent);
}
MMatrix MPxTransformationMatrix::asInterpolationMatrix(const MTransformationMatrix& toM, double percent,
                                                       bool rot, int direction) const {
  const MPxTransformationMatrix to(toM);
  MPxTransformationMatrix between(*this);
  between.scaleValue = blend(scaleValue, to.scaleValue, percent);
  between.shearValue = blend(shearValue, to.shearValue, percent);
  between.translationValue = blend(translationValue, to.translationValue, percent);
  const MQuaternion first = rotationValue.asQuaternion(), last = to.rotationValue.asQuaternion();
  if (rot)
    between.rotationValue = slerp(first, last, percent, static_cast<short>(direction))
                                .asEulerRotation()
                                .reorder(rotationValue.order);
  return between.asMatrix();
}

MVector MPxTransformationMatrix::translation(MSpace::Space space, MStatus* ReturnStatus) const {
  return asTransformationMatrix().getTranslation(space, ReturnStatus);
}
MStatus MPxTransformationMatrix::translateTo(const MVector& vector, MSpace::Space space) {
  MTransformationMatrix own = asTransformationMatrix();
  const MStatus status = own.setTranslation(vector, space);
  if (status) translationValue = own.getTranslation(MSpace::kTransform);
  return status;
}
MStatus MPxTransformationMatrix::translateBy(const MVector& vector, MSpace::Space space) {
  MTransformationMatrix own = asTransformationMatrix();
  const MStatus status = own.addTranslation(vector, space);
  if (status) translationValue = own.getTranslation(MSpace::kTransform);
  return status;
}
MQuaternion MPxTransformationMatrix::rotation(MSpace::Space space, MStatus* ReturnStatus) const {
  return eulerRotation(space, ReturnStatus).asQuaternion();
}
MEulerRotation MPxTransformationMatrix::eulerRotation(MSpace::Space space, MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  if (space != MSpace::kPreTransform) return rotationValue;
  // Seen from inside, where the orientation has turned the axes already.
  const MQuaternion turned =
      rotateOrientationValue * rotationValue.asQuaternion() * rotateOrientationValue.inverse();
  return turned.asEulerRotation().reorder(rotationValue.order);
}
MStatus MPxTransformationMatrix::rotateTo(const MQuaternion& q, MSpace::Space space) {
  return rotateTo(q.asEulerRotation().reorder(rotationValue.order), space);
}
MStatus MPxTransformationMatrix::rotateTo(const MEulerRotation& e, MSpace::Space space) {
  if (space == MSpace::kPreTransform) {
    const MQuaternion own = rotateOrientationValue.inverse() * e.asQuaternion() * rotateOrientationValue;
    rotationValue = own.asEulerRotation().reorder(rotationValue.order);
  } else {
    rotationValue = e;
  }
  return MStatus::kSuccess;
}
MStatus MPxTransformationMatrix::rotateBy(const MQuaternion& q, MSpace::Space space) {
  MTransformationMatrix own = asTransformationMatrix();
  MStatus status;
  own.rotateBy(q, space, &status);
  if (status) rotationValue = own.eulerRotation();
  return status;
}
MStatus MPxTransformationMatrix::rotateBy(const MEulerRotation& e, MSpace::Space space) {
  return rotateBy(e.asQuaternion(), space);
}
Order MPxTransformationMatrix::rotationOrder(MStatus* ReturnStatus) const {
  return convertEulerRotationOrder(rotationValue.order, ReturnStatus);
}
MStatus MPxTransformationMatrix::setRotationOrder(Order order, bool preserve) {
  MStatus status;
  const auto next = convertTransformationRotationOrder(order, &status);
  if (!status) return status;
  if (preserve) {
    rotationValue.reorderIt(next);
  } else {
    rotationValue.order = next;
  }
  return status;
}
MQuaternion MPxTransformationMatrix::rotateOrientation(MSpace::Space, MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return rotateOrientationValue;
}
MStatus MPxTransformationMatrix::setRotateOrientation(const MQuaternion& q, MSpace::Space, bool balance) {
  const MQuaternion whole = rotateOrientationValue * rotationValue.asQuaternion();
  rotateOrientationValue = q;
  if (balance) rotationValue = (q.inverse() * whole).asEulerRotation().reorder(rotationValue.order);
  return MStatus::kSuccess;
}
MEulerRotation MPxTransformationMatrix::eulerRotateOrientation(MSpace::Space, MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return rotateOrientationValue.asEulerRotation();
}
MStatus MPxTransformationMatrix::setRotateOrientation(const MEulerRotation& euler, MSpace::Space space,
                                                      bool balance) {
  return setRotateOrientation(euler.asQuaternion(), space, balance);
}

MVector MPxTransformationMatrix::scale(MSpace::Space, MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return scaleValue;
}
MStatus MPxTransformationMatrix::scaleTo(const MVector& to, MSpace::Space) {
  scaleValue = to;
  return MStatus::kSuccess;
}
MStatus MPxTransformationMatrix::scaleBy(const MVector& by, MSpace::Space) {
  for (unsigned i = 0; i < 3; ++i) scaleValue[i] *= by[i];
  return MStatus::kSuccess;
}
MVector MPxTransformationMatrix::shear(MSpace::Space, MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return shearValue;
}
MStatus MPxTransformationMatrix::shearTo(const MVector& to, MSpace::Space) {
  shearValue = to;
  return MStatus::kSuccess;
}
MStatus MPxTransformationMatrix::shearBy(const MVector& by, MSpace::Space) {
  shearValue += by;
  return MStatus::kSuccess;
}

MPoint MPxTransformationMatrix::scalePivot(MSpace::Space space, MStatus* ReturnStatus) const {
  return asTransformationMatrix().scalePivot(space, ReturnStatus);
}
MStatus MPxTransformationMatrix::setScalePivot(const MPoint& point, MSpace::Space space, bool balance) {
  MTransformationMatrix own = asTransformationMatrix();
  const MStatus status = own.setScalePivot(point, space, balance);
  scalePivotValue = own.scalePivot(MSpace::kTransform);
  scalePivotTranslationValue = own.scalePivotTranslation(MSpace::kTransform);
  return status;
}
MVector MPxTransformationMatrix::scalePivotTranslation(MSpace::Space, MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return scalePivotTranslationValue;
}
MStatus MPxTransformationMatrix::setScalePivotTranslation(const MVector& vector, MSpace::Space) {
  scalePivotTranslationValue = vector;
  return MStatus::kSuccess;
}
MPoint MPxTransformationMatrix::rotatePivot(MSpace::Space space, MStatus* ReturnStatus) const {
  return asTransformationMatrix().rotatePivot(space, ReturnStatus);
}
MStatus MPxTransformationMatrix::setRotatePivot(const MPoint& point, MSpace::Space space, bool balance) {
  MTransformationMatrix own = asTransformationMatrix();
  const MStatus status = own.setRotatePivot(point, space, balance);
  rotatePivotValue = own.rotatePivot(MSpace::kTransform);
  rotatePivotTranslationValue = own.rotatePivotTranslation(MSpace::kTransform);
  return status;
}
MVector MPxTransformationMatrix::rotatePivotTranslation(MSpace::Space, MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return rotatePivotTranslationValue;
}
MStatus MPxTransformationMatrix::setRotatePivotTranslation(const MVector& vector, MSpace::Space) {
  rotatePivotTranslationValue = vector;
  return MStatus::kSuccess;
}
MStatus MPxTransformationMatrix::unSquishIt() {
  scaleValue = MVector(scaleValue.x, scaleValue.x, scaleValue.x);
  shearValue = MVector();
  return MStatus::kSuccess;
}
MMatrix MPxTransformationMatrix::unSquishMatrix() const {
  MPxTransformationMatrix plain(*this);
  plain.unSquishIt();
  return plain.asMatrix();
}

MEulerRotation::RotationOrder MPxTransformationMatrix::convertTransformationRotationOrder(
    Order order, MStatus* ReturnStatus) {
  tell(ReturnStatus, orderStatus(order - 1));
  return orderStatus(order - 1) ? static_cast<MEulerRotation::RotationOrder>(order - 1)
                                : MEulerRotation::kXYZ;
}
Order MPxTransformationMatrix::convertEulerRotationOrder(MEulerRotation::RotationOrder order,
                                                         MStatus* ReturnStatus) {
  tell(ReturnStatus, orderStatus(order));
  return orderStatus(order) ? static_cast<Order>(order + 1) : MTransformationMatrix::kInvalid;
}
MEulerRotation::RotationOrder MPxTransformationMatrix::convertRotationOrder(Order order,
                                                                            MStatus* ReturnStatus) {
  return convertTransformationRotationOrder(order, ReturnStatus);
}
Order MPxTransformationMatrix::convertRotationOrder(MEulerRotation::RotationOrder order,
                                                    MStatus* ReturnStatus) {
  return convertEulerRotationOrder(order, ReturnStatus);
}

OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
// MFnTransform: pivots and limits. MFnIkJoint.
#include "dag/transform_parts.h"
#include "edits/edit.h"

#include <maya/MDagPath.h>
#include <maya/MEulerRotation.h>
#include <maya/MFnIkJoint.h>
#include <maya/MMatrix.h>
#include <maya/MPoint.h>
#include <maya/MQuaternion.h>

using namespace mayahost;

namespace {

bool local(MSpace::Space space) {
  return space == MSpace::kTransform || space == MSpace::kObject || space == MSpace::kPreTransform;
}

MVector vectorOf(const MObject& object, const char* attribute, MSpace::Space space, MStatus* status) {
  double values[3] = {};
  const MStatus done = local(space) ? getThree(object, attribute, values) : MStatus(MStatus::kNotImplemented);
  tell(status, done);
  return MVector(values[0], values[1], values[2]);
}

MStatus setVector(const MObject& object, const char* attribute, MSpace::Space space, const MVector& value) {
  const double values[3] = {value.x, value.y, value.z};
  return local(space) ? setThree(object, attribute, values) : MStatus(MStatus::kNotImplemented);
}

// The matrix above, for a point seen from the world; which needs a function set that was given a path.
MStatus above(const MFnTransform& fn, MSpace::Space space, MMatrix& matrix) {
  MStatus status;
  if (!local(space)) matrix = fn.dagPath(&status).exclusiveMatrix();
  return status;
}

using GetPivot = MPoint (MTransformationMatrix::*)(MSpace::Space, MStatus*) const;
MPoint worldPivot(const MFnTransform& fn, GetPivot get, MStatus* status) {
  MStatus done;
  MMatrix outer;
  const MTransformationMatrix own = fn.transformation(&done);
  if (done) done = above(fn, MSpace::kWorld, outer);
  tell(status, done);
  return done ? (own.*get)(MSpace::kPostTransform, nullptr) * outer : MPoint();
}

// What the transform is made of with a pivot elsewhere. With balance, the pivot's translation changes so that
// the matrix stays.
using SetPivot = MStatus (MTransformationMatrix::*)(const MPoint&, MSpace::Space, bool);
MStatus movePivot(const MFnTransform& fn, SetPivot set, const MPoint& point, MSpace::Space space,
                  bool balance, MTransformationMatrix& own) {
  MStatus status;
  MMatrix outer;
  own = fn.transformation(&status);
  if (status) status = above(fn, space, outer);
  if (!status) return status;
  const auto inner = local(space) ? MSpace::kTransform : MSpace::kPostTransform;
  return (own.*set)(point * outer.inverse(), inner, balance);
}

// A rotation kept as three angles in the order xyz.
MStatus getTurn(const MObject& object, const char* attribute, MEulerRotation& rotation) {
  double values[3] = {};
  const MStatus status = getThree(object, attribute, values);
  if (status) rotation = MEulerRotation(values[0], values[1], values[2]);
  return status;
}

MStatus setTurn(const MObject& object, const char* attribute, const MEulerRotation& rotation) {
  const MEulerRotation own =
      rotation.order == MEulerRotation::kXYZ ? rotation : rotation.reorder(MEulerRotation::kXYZ);
  const double values[3] = {own.x, own.y, own.z};
  return setThree(object, attribute, values);
}

MStatus getTurn(const MObject& object, const char* attribute, double values[3],
                MTransformationMatrix::RotationOrder& order) {
  order = MTransformationMatrix::kXYZ;
  return getThree(object, attribute, values);
}

MEulerRotation euler(const double values[3], MTransformationMatrix::RotationOrder order) {
  return MEulerRotation(values[0], values[1], values[2],
                        static_cast<MEulerRotation::RotationOrder>(order - 1));
}

// The attribute of a limit, or of the switch that it is used; null for shear, which has none.
PlugPath limit(const MObject& object, MFnTransform::LimitType type, const char* end) {
  const int index = static_cast<int>(type);
  const char* const kinds[] = {"Scale", nullptr, "Rot", "Trans"};
  const char* kind = kinds[index / 6];
  if (!kind || !as<Node>(object)) return {};
  const std::string side = index % 2 ? "max" : "min";
  return partOf(object, side + kind + kAxes[index % 6 / 2] + "Limit", end);
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MPoint MFnTransform::scalePivot(MSpace::Space space, MStatus* ReturnStatus) const {
  if (local(space)) return MPoint(vectorOf(object_, "scalePivot", space, ReturnStatus));
  return worldPivot(*this, &MTransformationMatrix::scalePivot, ReturnStatus);
}
MStatus MFnTransform::setScalePivot(const MPoint& point, MSpace::Space space, bool balance) {
  if (local(space) && !balance) return setVector(object_, "scalePivot", space, MVector(point));
  MTransformationMatrix own;
  const MStatus status = movePivot(*this, &MTransformationMatrix::setScalePivot, point, space, balance, own);
  if (!status) return status;
  setScalePivotTranslation(own.scalePivotTranslation(MSpace::kTransform), MSpace::kTransform);
  return setVector(object_, "scalePivot", MSpace::kTransform, MVector(own.scalePivot(MSpace::kTransform)));
}
MVector MFnTransform::scalePivotTranslation(MSpace::Space space, MStatus* ReturnStatus) const {
  return vectorOf(object_, "scalePivotTranslate", space, ReturnStatus);
}
MStatus MFnTransform::setScalePivotTranslation(const MVector& vec, MSpace::Space space) {
  return setVector(object_, "scalePivotTranslate", space, vec);
}
MPoint MFnTransform::rotatePivot(MSpace::Space space, MStatus* ReturnStatus) const {
  if (local(space)) return MPoint(vectorOf(object_, "rotatePivot", space, ReturnStatus));
  return worldPivot(*this, &MTransformationMatrix::rotatePivot, ReturnStatus);
}
MStatus MFnTransform::setRotatePivot(const MPoint& point, MSpace::Space space, bool balance) {
  if (local(space) && !balance) return setVector(object_, "rotatePivot", space, MVector(point));
  MTransformationMatrix own;
  const MStatus status = movePivot(*this, &MTransformationMatrix::setRotatePivot, point, space, balance, own);
  if (!status) return status;
  setRotatePivotTranslation(own.rotatePivotTranslation(MSpace::kTransform), MSpace::kTransform);
  return setVector(object_, "rotatePivot", MSpace::kTransform, MVector(own.rotatePivot(MSpace::kTransform)));
}
MVector MFnTransform::rotatePivotTranslation(MSpace::Space space, MStatus* ReturnStatus) const {
  return vectorOf(object_, "rotatePivotTranslate", space, ReturnStatus);
}
MStatus MFnTransform::setRotatePivotTranslation(const MVector& vec, MSpace::Space space) {
  return setVector(object_, "rotatePivotTranslate", space, vec);
}
MQuaternion MFnTransform::rotateOrientation(MSpace::Space space, MStatus* ReturnStatus) const {
  MEulerRotation rotation;
  tell(ReturnStatus,
       local(space) ? getTurn(object_, "rotateAxis", rotation) : MStatus(MStatus::kNotImplemented));
  return rotation.asQuaternion();
}
MStatus MFnTransform::setRotateOrientation(const MQuaternion& quat, MSpace::Space space, bool balance) {
  if (!local(space)) return MStatus::kNotImplemented;
  MQuaternion own;
  MStatus status = getRotation(own);
  const MQuaternion whole = rotateOrientation(MSpace::kTransform) * own;
  if (status) status = setTurn(object_, "rotateAxis", quat.asEulerRotation());
  return status && balance ? setRotation(quat.inverse() * whole) : status;
}
bool MFnTransform::isLimited(LimitType type, MStatus* ReturnStatus) const {
  const PlugPath path = limit(object_, type, "Enable");
  tell(ReturnStatus, path ? MStatus::kSuccess : MStatus::kFailure);
  return path && Access::plug(path).asBool();
}
double MFnTransform::limitValue(LimitType type, MStatus* ReturnStatus) const {
  const PlugPath path = limit(object_, type, "");
  tell(ReturnStatus, path ? MStatus::kSuccess : MStatus::kFailure);
  return path ? Access::plug(path).asDouble() : 0.0;
}
MStatus MFnTransform::setLimit(LimitType type, double value) {
  Journal unkept;
  const MStatus status = setNumber(unkept, limit(object_, type, ""), value);
  return status ? enableLimit(type, true) : status;
}
MStatus MFnTransform::enableLimit(LimitType type, bool flag) {
  Journal unkept;
  return setNumber(unkept, limit(object_, type, "Enable"), flag);
}

MFnIkJoint::MFnIkJoint(const MDagPath& object, MStatus* ReturnStatus) {
  attachPath(object, MFn::kJoint, ReturnStatus);
}
MObject MFnIkJoint::create(MObject parent, MStatus* ReturnStatus) {
  return MFnDagNode::create("joint", parent, ReturnStatus);
}
MStatus MFnIkJoint::getOrientation(MQuaternion& quaternion) const {
  MEulerRotation rotation;
  const MStatus status = getOrientation(rotation);
  if (status) quaternion = rotation.asQuaternion();
  return status;
}
MStatus MFnIkJoint::setOrientation(const MQuaternion& quaternion) {
  return setOrientation(quaternion.asEulerRotation());
}
MStatus MFnIkJoint::getOrientation(MEulerRotation& rotation) const {
  return getTurn(object_, "jointOrient", rotation);
}
MStatus MFnIkJoint::setOrientation(const MEulerRotation& rotation) {
  return setTurn(object_, "jointOrient", rotation);
}
MStatus MFnIkJoint::getOrientation(double rotation[3], MTransformationMatrix::RotationOrder& order) const {
  return getTurn(object_, "jointOrient", rotation, order);
}
MStatus MFnIkJoint::setOrientation(const double rotation[3], MTransformationMatrix::RotationOrder order) {
  return setOrientation(euler(rotation, order));
}
MStatus MFnIkJoint::getScaleOrientation(MQuaternion& quaternion) const {
  MStatus status;
  quaternion = rotateOrientation(MSpace::kTransform, &status);
  return status;
}
MStatus MFnIkJoint::setScaleOrientation(const MQuaternion& quaternion) {
  return setRotateOrientation(quaternion, MSpace::kTransform, false);
}
MStatus MFnIkJoint::getScaleOrientation(double rotation[3],
                                        MTransformationMatrix::RotationOrder& order) const {
  return getTurn(object_, "rotateAxis", rotation, order);
}
MStatus MFnIkJoint::setScaleOrientation(const double rotation[3],
                                        MTransformationMatrix::RotationOrder order) {
  return setTurn(object_, "rotateAxis", euler(rotation, order));
}
MStatus MFnIkJoint::getSegmentScale(double scale[3]) const {
  return getThree(object_, "scale", scale);
}
MStatus MFnIkJoint::setSegmentScale(const double scale[3]) {
  return setThree(object_, "scale", scale);
}

OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
// MFnTransform: rotations, translations, scale and shear. Pivots and limits are in api_transform_pivots.cpp.
#include "dag/transform_parts.h"
#include "edits/edit.h"

#include <maya/MEulerRotation.h>
#include <maya/MFnIkJoint.h>
#include <maya/MFnTransform.h>
#include <maya/MMatrix.h>
#include <maya/MPoint.h>
#include <maya/MQuaternion.h>

using namespace mayahost;

namespace mayahost {

PlugPath partOf(const MObject& object, const std::string& attribute, const char* end) {
  const auto node = as<Node>(object);
  return {node, wholeKey(node->find(attribute + end))};
}

MStatus getThree(const MObject& object, const std::string& attribute, double values[3],
                 const char* const ends[3]) {
  if (!as<Node>(object)) return MStatus::kFailure;
  for (int i = 0; i < 3; ++i) {
    const MStatus status = Access::plug(partOf(object, attribute, ends[i])).getValue(values[i]);
    if (!status) return status;
  }
  return MStatus::kSuccess;
}

MStatus setThree(const MObject& object, const std::string& attribute, const double values[3],
                 const char* const ends[3]) {
  if (!as<Node>(object)) return MStatus::kFailure;
  Journal unkept;
  for (int i = 0; i < 3; ++i) {
    const MStatus status = setNumber(unkept, partOf(object, attribute, ends[i]), values[i]);
    if (status) continue;
    unkept.undo();
    return status;
  }
  return MStatus::kSuccess;
}

}  // namespace mayahost

namespace {

bool local(MSpace::Space space) {
  return space == MSpace::kTransform || space == MSpace::kObject || space == MSpace::kPreTransform;
}

MEulerRotation::RotationOrder eulerOrder(MTransformationMatrix::RotationOrder order) {
  return static_cast<MEulerRotation::RotationOrder>(order - 1);
}

// What turns a transform beyond its own rotation, seen from the world.
MStatus turnAbove(const MObject& object, const MDagPath& path, MQuaternion& above) {
  if (!path.isValid()) return MStatus::kInvalidParameter;  // Maya wants a path for the world's space
  above = MTransformationMatrix(path.exclusiveMatrix()).rotation();
  MQuaternion orient;
  if (object.hasFn(MFn::kJoint) && MFnIkJoint(object).getOrientation(orient)) above = orient * above;
  return MStatus::kSuccess;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MFnTransform::MFnTransform(const MDagPath& object, MStatus* ReturnStatus) {
  attachPath(object, MFn::kTransform, ReturnStatus);
}
MObject MFnTransform::create(MObject parent, MStatus* ReturnStatus) {
  return MFnDagNode::create("transform", parent, ReturnStatus);
}
MTransformationMatrix MFnTransform::transformation(MStatus* ReturnStatus) const {
  MTransformationMatrix result;
  double scale[3] = {}, shear[3] = {}, angles[3] = {};
  MTransformationMatrix::RotationOrder order = MTransformationMatrix::kXYZ;
  MStatus status = getScale(scale);
  if (status) status = getShear(shear);
  if (status) status = getRotation(angles, order);
  tell(ReturnStatus, status);
  if (!status) return result;
  const auto space = MSpace::kTransform;
  result.setScale(scale, space);
  result.setShear(shear, space);
  result.setRotationOrientation(rotateOrientation(space));
  result.setRotation(angles, order);
  result.setScalePivot(scalePivot(space), space, false);
  result.setScalePivotTranslation(scalePivotTranslation(space), space);
  result.setRotatePivot(rotatePivot(space), space, false);
  result.setRotatePivotTranslation(rotatePivotTranslation(space), space);
  result.setTranslation(getTranslation(space), space);
  return result;
}
MStatus MFnTransform::set(const MTransformationMatrix& transform) {
  const auto space = MSpace::kTransform;
  double scale[3] = {}, shear[3] = {}, angles[3] = {};
  MTransformationMatrix::RotationOrder order = MTransformationMatrix::kXYZ;
  MTransformationMatrix source = transform;
  source.getScale(scale, space);
  source.getShear(shear, space);
  source.getRotation(angles, order);
  const MStatus steps[] = {setRotationOrder(order, false),
                           setScale(scale),
                           setShear(shear),
                           setRotateOrientation(source.rotationOrientation(), space, false),
                           setRotation(angles, order),
                           setScalePivot(source.scalePivot(space), space, false),
                           setScalePivotTranslation(source.scalePivotTranslation(space), space),
                           setRotatePivot(source.rotatePivot(space), space, false),
                           setRotatePivotTranslation(source.rotatePivotTranslation(space), space),
                           setTranslation(source.getTranslation(space), space)};
  for (const MStatus& status : steps) {
    if (!status) return status;
  }
  return MStatus::kSuccess;
}
MStatus MFnTransform::getScale(double scale[3]) const {
  return getThree(object_, "scale", scale);
}
MStatus MFnTransform::setScale(const double scale[3]) {
  return setThree(object_, "scale", scale);
}
MStatus MFnTransform::scaleBy(const double scale[3]) {
  double own[3] = {};
  const MStatus status = getScale(own);
  for (int i = 0; i < 3; ++i) own[i] *= scale[i];
  return status ? setScale(own) : status;
}
MStatus MFnTransform::getShear(double shear[3]) const {
  return getThree(object_, "shear", shear, kPairs);
}
MStatus MFnTransform::setShear(const double shear[3]) {
  return setThree(object_, "shear", shear, kPairs);
}
MStatus MFnTransform::shearBy(const double shear[3]) {
  double own[3] = {};
  const MStatus status = getShear(own);
  for (int i = 0; i < 3; ++i) own[i] += shear[i];
  return status ? setShear(own) : status;
}
MStatus MFnTransform::getRotation(MEulerRotation& rotation) const {
  double angles[3] = {};
  const MStatus status = getThree(object_, "rotate", angles);
  if (!status) return status;
  rotation = MEulerRotation(angles[0], angles[1], angles[2], eulerOrder(rotationOrder()));
  return status;
}
MStatus MFnTransform::setRotation(const MEulerRotation& rotation) {
  const auto order = eulerOrder(rotationOrder());
  const MEulerRotation own = rotation.order == order ? rotation : rotation.reorder(order);
  const double angles[3] = {own.x, own.y, own.z};
  return setThree(object_, "rotate", angles);
}
MStatus MFnTransform::rotateBy(const MEulerRotation& rotation, MSpace::Space space) {
  return rotateBy(rotation.asQuaternion(), space);
}
MStatus MFnTransform::getRotation(MQuaternion& quaternion, MSpace::Space space) const {
  MEulerRotation rotation;
  MStatus status = getRotation(rotation);
  if (!status) return status;
  MQuaternion above;
  if (!local(space)) status = turnAbove(object_, dagPath(), above);
  if (status) quaternion = rotation.asQuaternion() * above;
  return status;
}
MStatus MFnTransform::setRotation(const MQuaternion& quaternion, MSpace::Space space) {
  MQuaternion above;
  const MStatus status = local(space) ? MStatus() : turnAbove(object_, dagPath(), above);
  return status ? setRotation((quaternion * above.inverse()).asEulerRotation()) : status;
}
MStatus MFnTransform::rotateBy(const MQuaternion& quaternion, MSpace::Space space) {
  MQuaternion own;
  const MStatus status = getRotation(own, space);
  return status ? setRotation(own * quaternion, space) : status;
}
MStatus MFnTransform::getRotationQuaternion(double& x, double& y, double& z, double& w,
                                            MSpace::Space space) const {
  MQuaternion own;
  const MStatus status = getRotation(own, space);
  if (!status) return status;
  x = own.x;
  y = own.y;
  z = own.z;
  w = own.w;
  return status;
}
MStatus MFnTransform::setRotationQuaternion(double x, double y, double z, double w, MSpace::Space space) {
  return setRotation(MQuaternion(x, y, z, w), space);
}
MStatus MFnTransform::rotateByQuaternion(double x, double y, double z, double w, MSpace::Space space) {
  return rotateBy(MQuaternion(x, y, z, w), space);
}
MStatus MFnTransform::getRotation(double rotation[3], MTransformationMatrix::RotationOrder& order) const {
  order = rotationOrder();
  return getThree(object_, "rotate", rotation);
}
MStatus MFnTransform::setRotation(const double rotation[3], MTransformationMatrix::RotationOrder order) {
  return setRotation(MEulerRotation(rotation[0], rotation[1], rotation[2], eulerOrder(order)));
}
MStatus MFnTransform::rotateBy(const double rotation[3], MTransformationMatrix::RotationOrder order,
                               MSpace::Space space) {
  return rotateBy(MEulerRotation(rotation[0], rotation[1], rotation[2], eulerOrder(order)), space);
}
MVector MFnTransform::getTranslation(MSpace::Space space, MStatus* ReturnStatus) const {
  double values[3] = {};
  MStatus status = getThree(object_, "translate", values);
  if (status && !local(space) && !dagPath().isValid()) status = MStatus::kInvalidParameter;
  tell(ReturnStatus, status);
  const MVector own(values[0], values[1], values[2]);
  return local(space) || !status ? own : MVector(MPoint(own) * dagPath().exclusiveMatrix());
}
MVector MFnTransform::translation(MSpace::Space space, MStatus* ReturnStatus) const {
  return getTranslation(space, ReturnStatus);
}
MStatus MFnTransform::setTranslation(const MVector& vec, MSpace::Space space) {
  if (!as<Node>(object_)) return MStatus::kFailure;
  if (!local(space) && !dagPath().isValid()) return MStatus::kInvalidParameter;
  const MVector own = local(space) ? vec : MVector(MPoint(vec) * dagPath().exclusiveMatrixInverse());
  const double values[3] = {own.x, own.y, own.z};
  return setThree(object_, "translate", values);
}
MStatus MFnTransform::translateBy(const MVector& vec, MSpace::Space space) {
  MStatus status;
  const MVector own = getTranslation(space, &status);
  return status ? setTranslation(own + vec, space) : status;
}
MTransformationMatrix::RotationOrder MFnTransform::rotationOrder(MStatus* ReturnStatus) const {
  const bool fine = as<Node>(object_) != nullptr;
  tell(ReturnStatus, fine ? MStatus::kSuccess : MStatus::kFailure);
  const int order = fine ? Access::plug(partOf(object_, "rotateOrder", "")).asInt() : 0;
  return order < 0 || order > 5 ? MTransformationMatrix::kXYZ
                                : static_cast<MTransformationMatrix::RotationOrder>(order + 1);
}
MStatus MFnTransform::setRotationOrder(MTransformationMatrix::RotationOrder order, bool reorder) {
  MEulerRotation rotation;
  MStatus status = getRotation(rotation);
  if (!status) return status;
  Journal unkept;
  status = setNumber(unkept, partOf(object_, "rotateOrder", ""), order - 1);
  if (status && reorder) status = setRotation(rotation);
  if (!status) unkept.undo();
  return status;
}

OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
// MFnTransform and MItDag.
#include "dag.h"
#include "edit.h"
#include "scene.h"

#include <maya/MEulerRotation.h>
#include <maya/MFnTransform.h>
#include <maya/MItDag.h>
#include <maya/MMatrix.h>
#include <maya/MPoint.h>
#include <maya/MQuaternion.h>

using namespace mayahost;

namespace {

const char* const kAxes[3] = {"X", "Y", "Z"};
const char* const kPairs[3] = {"XY", "XZ", "YZ"};

PlugPath part(const MObject& object, const std::string& attribute, const char* end) {
  const auto node = as<Node>(object);
  return {node, wholeKey(node->find(attribute + end))};
}

MStatus getThree(const MObject& object, const char* attribute, double values[3],
                 const char* const ends[3] = kAxes) {
  if (!as<Node>(object)) return MStatus::kFailure;
  for (int i = 0; i < 3; ++i) {
    const MStatus status = Access::plug(part(object, attribute, ends[i])).getValue(values[i]);
    if (!status) return status;
  }
  return MStatus::kSuccess;
}

// All three or none.
MStatus setThree(const MObject& object, const char* attribute, const double values[3],
                 const char* const ends[3] = kAxes) {
  if (!as<Node>(object)) return MStatus::kFailure;
  Journal unkept;
  for (int i = 0; i < 3; ++i) {
    const MStatus status = setNumber(unkept, part(object, attribute, ends[i]), values[i]);
    if (status) continue;
    unkept.undo();
    return status;
  }
  return MStatus::kSuccess;
}

bool local(MSpace::Space space) {
  return space == MSpace::kTransform || space == MSpace::kObject || space == MSpace::kPreTransform;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MFnTransform::MFnTransform(const MDagPath& object, MStatus* ReturnStatus) {
  attach(object.node(), MFn::kTransform, ReturnStatus);
}
MObject MFnTransform::create(MObject parent, MStatus* ReturnStatus) {
  return MFnDagNode::create("transform", parent, ReturnStatus);
}
MStatus MFnTransform::getScale(double scale[3]) const {
  return getThree(object_, "scale", scale);
}
MStatus MFnTransform::setScale(const double scale[3]) {
  return setThree(object_, "scale", scale);
}
MStatus MFnTransform::getShear(double shear[3]) const {
  return getThree(object_, "shear", shear, kPairs);
}
MStatus MFnTransform::setShear(const double shear[3]) {
  return setThree(object_, "shear", shear, kPairs);
}
MStatus MFnTransform::getRotation(MEulerRotation& rotation) const {
  double angles[3] = {};
  const MStatus status = getThree(object_, "rotate", angles);
  if (!status) return status;
  const auto order = static_cast<MEulerRotation::RotationOrder>(rotationOrder() - 1);
  rotation = MEulerRotation(angles[0], angles[1], angles[2], order);
  return status;
}
MStatus MFnTransform::setRotation(const MEulerRotation& rotation) {
  const auto order = static_cast<MEulerRotation::RotationOrder>(rotationOrder() - 1);
  const MEulerRotation own = rotation.order == order ? rotation : rotation.reorder(order);
  const double angles[3] = {own.x, own.y, own.z};
  return setThree(object_, "rotate", angles);
}
MStatus MFnTransform::getRotation(MQuaternion& quaternion, MSpace::Space space) const {
  MEulerRotation rotation;
  const MStatus status = local(space) ? getRotation(rotation) : MStatus(MStatus::kNotImplemented);
  if (status) quaternion = rotation.asQuaternion();
  return status;
}
MStatus MFnTransform::setRotation(const MQuaternion& quaternion, MSpace::Space space) {
  if (!local(space)) return MStatus::kNotImplemented;
  return setRotation(quaternion.asEulerRotation());
}
MVector MFnTransform::getTranslation(MSpace::Space space, MStatus* ReturnStatus) const {
  double values[3] = {};
  tell(ReturnStatus, getThree(object_, "translate", values));
  const MVector own(values[0], values[1], values[2]);
  return local(space) ? own : MVector(MPoint(own) * dagPath().exclusiveMatrix());
}
MStatus MFnTransform::setTranslation(const MVector& vec, MSpace::Space space) {
  if (!as<Node>(object_)) return MStatus::kFailure;
  const MVector own = local(space) ? vec : MVector(MPoint(vec) * dagPath().exclusiveMatrixInverse());
  const double values[3] = {own.x, own.y, own.z};
  return setThree(object_, "translate", values);
}
MStatus MFnTransform::translateBy(const MVector& vec, MSpace::Space space) {
  return setTranslation(getTranslation(space) + vec, space);
}
MTransformationMatrix::RotationOrder MFnTransform::rotationOrder(MStatus* ReturnStatus) const {
  const bool fine = as<Node>(object_) != nullptr;
  tell(ReturnStatus, fine ? MStatus::kSuccess : MStatus::kFailure);
  const int order = fine ? Access::plug(part(object_, "rotateOrder", "")).asInt() : 0;
  return static_cast<MTransformationMatrix::RotationOrder>(order + 1);
}
MStatus MFnTransform::setRotationOrder(MTransformationMatrix::RotationOrder order, bool reorder) {
  MEulerRotation rotation;
  MStatus status = getRotation(rotation);
  if (!status) return status;
  Journal unkept;
  status = setNumber(unkept, part(object_, "rotateOrder", ""), order - 1);
  if (status && reorder) status = setRotation(rotation);
  if (!status) unkept.undo();
  return status;
}

MItDag::MItDag(TraversalType type, MFn::Type filter, MStatus* ReturnStatus) {
  tell(ReturnStatus, reset(MObject::kNullObj, type, filter));
}
MItDag::~MItDag() = default;
const char* MItDag::className() {
  return "MItDag";
}
MStatus MItDag::reset() {
  return reset(MObject::kNullObj, type_, filter_);
}
MStatus MItDag::reset(const MDagPath& path, TraversalType type, MFn::Type filter) {
  return reset(path.node(), type, filter);
}
MStatus MItDag::reset(const MObject& object, TraversalType type, MFn::Type filter) {
  root_ = object;
  type_ = type;
  filter_ = filter;
  current_ = {MObject::kNullObj, 0};
  waiting_.clear();
  const auto node = as<Node>(object);
  if (!object.isNull() && (!node || !isDag(*node))) return MStatus::kInvalidParameter;
  if (node) waiting_.push_back({object, 0});
  for (const auto& top : Scene::get().nodes()) {
    if (!node && isDag(*top) && !dagParent(*top)) waiting_.push_back({Access::wrap(top), 0});
  }
  advance();
  return MStatus::kSuccess;
}
void MItDag::expand() {
  const auto node = as<Node>(current_.node);
  if (!node || pruned_) return;
  const auto children = dagChildren(*node);
  std::deque<Item> below;
  for (const auto& child : children) below.push_back({Access::wrap(child), current_.depth + 1});
  waiting_.insert(type_ == kBreadthFirst ? waiting_.end() : waiting_.begin(), below.begin(), below.end());
}
void MItDag::advance() {
  do {
    expand();
    pruned_ = false;
    if (waiting_.empty()) {
      current_ = {MObject::kNullObj, 0};
      return;
    }
    current_ = waiting_.front();
    waiting_.pop_front();
  } while (filter_ != MFn::kInvalid && !current_.node.hasFn(filter_));
}
MObject MItDag::currentItem(MStatus* ReturnStatus) {
  tell(ReturnStatus, isDone() ? MStatus::kFailure : MStatus::kSuccess);
  return current_.node;
}
MStatus MItDag::next() {
  if (isDone()) return MStatus::kFailure;
  advance();
  return MStatus::kSuccess;
}
MStatus MItDag::prune() {
  pruned_ = true;
  return isDone() ? MStatus::kFailure : MStatus::kSuccess;
}
bool MItDag::isDone(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return current_.node.isNull();
}
MObject MItDag::root(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return root_;
}
unsigned int MItDag::depth(MStatus* ReturnStatus) const {
  tell(ReturnStatus, isDone() ? MStatus::kFailure : MStatus::kSuccess);
  return current_.depth;
}
MItDag::TraversalType MItDag::getType(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return type_;
}
MStatus MItDag::getPath(MDagPath& path) const {
  return MDagPath::getAPathTo(current_.node, path);
}
MString MItDag::fullPathName(MStatus* ReturnStatus) const {
  return MDagPath::getAPathTo(current_.node).fullPathName(ReturnStatus);
}
MString MItDag::partialPathName(MStatus* ReturnStatus) const {
  return MDagPath::getAPathTo(current_.node).partialPathName(ReturnStatus);
}

OPENMAYA_NAMESPACE_CLOSE

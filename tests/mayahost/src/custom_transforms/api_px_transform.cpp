// SPDX-License-Identifier: MIT
// MPxTransform: its matrix, and what its attributes are given. The parts of a transform beyond that are in
// api_px_transform_parts.cpp.
#include "dag/dag.h"
#include "dag/transform_limits.h"
#include "graph/builtin.h"
#include "graph/evaluate.h"
#include "graph/graph.h"

#include <maya/MPxTransform.h>

using namespace mayahost;

namespace {

// The matrix of a node in the timed context that this thread evaluates.
struct Timed {
  const MPxTransform* node;
  std::unique_ptr<MPxTransformationMatrix> matrix;
};

std::vector<Timed>& timed() {
  thread_local std::vector<Timed> matrices;
  return matrices;
}

void forget(const MPxTransform* node) {
  auto& all = timed();
  all.erase(std::remove_if(all.begin(), all.end(), [&](const Timed& each) { return each.node == node; }),
            all.end());
}

}  // namespace

namespace mayahost {

void nameTransformAttributes(const NodeType& transform) {
#define MAYAHOST_NAME(name) \
  if (const auto found = transform.find(#name)) MPxTransform::name = Access::wrap(found);
  MAYAHOST_TRANSFORM_ATTRIBUTES(MAYAHOST_NAME)
#undef MAYAHOST_NAME
}

}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN

#define MAYAHOST_DEFINE(name) MObject MPxTransform::name;
MAYAHOST_TRANSFORM_ATTRIBUTES(MAYAHOST_DEFINE)
#undef MAYAHOST_DEFINE

MPxTransform::MPxTransform() = default;
MPxTransform::MPxTransform(MPxTransformationMatrix* own) : baseTransformationMatrix(own) {}
MPxTransform::~MPxTransform() {
  forget(this);
  delete baseTransformationMatrix;
}
const char* MPxTransform::className() {
  return "MPxTransform";
}
MPxNode::Type MPxTransform::type() const {
  return kTransformNode;
}
void MPxTransform::postConstructor() {
  if (!baseTransformationMatrix) baseTransformationMatrix = createTransformationMatrix();
}
MPxTransformationMatrix* MPxTransform::createTransformationMatrix() {
  const Node* own = Access::node(*this);
  return own && own->type->matrixCreator ? own->type->matrixCreator() : new MPxTransformationMatrix;
}
bool MPxTransform::isBounded() const {
  return false;
}
MBoundingBox MPxTransform::boundingBox() const {
  return MBoundingBox();
}
bool MPxTransform::treatAsTransform() const {
  return true;
}
const MPxTransformationMatrix& MPxTransform::transformationMatrix() const {
  return *transformationMatrixPtr();
}
MPxTransformationMatrix* MPxTransform::transformationMatrixPtr() const {
  auto* self = const_cast<MPxTransform*>(this);
  if (currentContext().isNormal()) {
    if (!baseTransformationMatrix) self->baseTransformationMatrix = self->createTransformationMatrix();
    return baseTransformationMatrix;
  }
  for (const Timed& each : timed()) {
    if (each.node == this) return each.matrix.get();
  }
  timed().push_back({this, std::unique_ptr<MPxTransformationMatrix>(self->createTransformationMatrix())});
  return timed().back().matrix.get();
}
void MPxTransform::resetTransformation(const MMatrix& to) {
  MPxTransformationMatrix* own = transformationMatrixPtr();
  *own = to;
  MFnTransform(thisMObject()).set(own->asTransformationMatrix());
}
void MPxTransform::resetTransformation(MPxTransformationMatrix* own) {
  if (!own || own == baseTransformationMatrix) return;
  delete baseTransformationMatrix;
  baseTransformationMatrix = own;
  MFnTransform(thisMObject()).set(own->asTransformationMatrix());
}

MStatus MPxTransform::compute(const MPlug& plug, MDataBlock& data) {
  const MStatus status = computeTransformMatrix(plug, data, [&] {
    MPxTransformationMatrix* own = transformationMatrixPtr();
    computeLocalTransformation(own, data);
    return own->asMatrix();
  });
  if (!currentContext().isNormal()) forget(this);
  return status;
}
MStatus MPxTransform::computeLocalTransformation(MPxTransformationMatrix* own, MDataBlock& data) {
  if (!own) return MStatus::kInvalidParameter;
  const auto space = MSpace::kTransform;
  const auto read = [&](const MObject& attribute) { return data.inputValue(attribute).asVector(); };
  const short order = data.inputValue(rotateOrder).asShort();
  const bool fine = order >= 0 && order <= 5;  // a connection may give it anything
  const auto euler = fine ? static_cast<MEulerRotation::RotationOrder>(order) : MEulerRotation::kXYZ;
  own->setRotationOrder(MPxTransformationMatrix::convertEulerRotationOrder(euler), false);
  own->setRotateOrientation(MEulerRotation(read(rotateAxis)), space, false);
  own->rotateTo(MEulerRotation(read(rotate), euler), space);
  own->translateTo(read(translate), space);
  own->scaleTo(read(scale), space);
  own->shearTo(read(shear), space);
  own->setScalePivot(MPoint(read(scalePivot)), space, false);
  own->setScalePivotTranslation(read(scalePivotTranslate), space);
  own->setRotatePivot(MPoint(read(rotatePivot)), space, false);
  return own->setRotatePivotTranslation(read(rotatePivotTranslate), space);
}

void MPxTransform::mustCallValidateAndSet(MObject& object) {
  if (const auto attribute = as<Attribute>(object)) attribute->validated = true;
}
MStatus MPxTransform::validateAndSetValue(const MPlug& plug, const MDataHandle& handle) {
  return validateAndSetValue(plug, handle, MDGContext());
}
MStatus MPxTransform::validateAndSetValue(const MPlug& plug, const MDataHandle& handle, const MDGContext&) {
  const Node* own = Access::node(*this);
  const auto slot = own && !plug.isNull() ? own->block.find(Access::path(plug).key, true) : nullptr;
  if (!slot || !copyValue(*slot, *Access::slot(handle))) return MStatus::kFailure;
  keepWithinLimits(own->block, *slot);
  slot->setClean();
  return MStatus::kSuccess;
}

MStatus MPxTransform::dirtyMatrix() {
  Node* own = Access::node(*this);
  if (!own) return MStatus::kFailure;
  const auto node = own->shared_from_this();
  for (const MObject& each : {matrix, inverseMatrix, worldMatrix, worldInverseMatrix})
    spreadFrom({node, wholeKey(as<Attribute>(each))});
  return MStatus::kSuccess;
}
MStatus MPxTransform::updateMatrixAttrs() {
  const MStatus status = dirtyMatrix();
  for (const MObject* each : {&matrix, &inverseMatrix}) {
    if (status) MPlug(thisMObject(), *each).asMObject();
  }
  return status;
}
MStatus MPxTransform::updateMatrixAttrs(MObject& attr) {
  const auto attribute = as<Attribute>(attr);
  Node* own = Access::node(*this);
  if (!attribute || !own || !own->owns(*attribute)) return MStatus::kInvalidParameter;
  return updateMatrixAttrs();
}
MStatus MPxTransform::setNonAffineMatricesEnabled(bool) {
  return MStatus::kSuccess;  // the product of matrices is the same for both
}
bool MPxTransform::isNonAffineMatricesEnabled(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return true;
}
void MPxTransform::copyInternalData(MPxNode*) {}

OPENMAYA_NAMESPACE_CLOSE

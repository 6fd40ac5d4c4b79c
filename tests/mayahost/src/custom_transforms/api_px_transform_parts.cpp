// SPDX-License-Identifier: MIT
// MPxTransform: the parts of a transform, read and written through its attributes; limits and locks.
#include "dag/dag.h"
#include "dag/transform_limits.h"
#include "graph/evaluate.h"

#include <maya/MDagPath.h>
#include <maya/MFnMatrixData.h>
#include <maya/MPxTransform.h>

using namespace mayahost;

namespace {

// A function set with a path, so that it knows the world's space.
template <typename Use>
auto with(const MPxTransform& own, Use use) {
  MDagPath path;
  MDagPath::getAPathTo(own.thisMObject(), path);
  MFnTransform fn(path);
  return use(fn);
}

// The numbers of a compound clamped to the limits of a block, through a value that is nobody's.
MVector limited(const MVector& value, const MObject& attribute, MDataBlock& block, MStatus* status) {
  tell(status, MStatus::kSuccess);
  const auto scratch = Slot::make(as<Attribute>(attribute), false);
  for (unsigned i = 0; i < 3; ++i) scratch->children[i]->setNumber(value[i]);
  keepWithinLimits(Access::use(block)->block(), *scratch);
  MVector result;
  for (unsigned i = 0; i < 3; ++i) result[i] = scratch->children[i]->number();
  return result;
}

// What is locked keeps what it has.
MVector unlocked(const Node* node, const MObject& attribute, const MVector& wanted, const MVector& saved,
                 MStatus* status) {
  tell(status, node ? MStatus::kSuccess : MStatus::kFailure);
  MVector result = wanted;
  const auto compound = as<Attribute>(attribute);
  for (unsigned i = 0; node && i < 3; ++i) {
    if (node->isLocked(wholeKey(compound->children[i]))) result[i] = saved[i];
  }
  return result;
}

MStatus store(MDataBlock& block, const MObject& attribute, const MVector& value) {
  MStatus status;
  MDataHandle handle = block.outputValue(attribute, &status);
  if (!status) return status;
  handle.set3Double(value.x, value.y, value.z);
  handle.setClean();
  return status;
}

MVector stored(MDataBlock& block, const MObject& attribute) {
  return block.outputValue(attribute).asVector();
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MMatrix MPxTransform::getMatrix(MStatus* ReturnStatus) {
  return MFnMatrixData(MPlug(thisMObject(), matrix).asMObject()).matrix(ReturnStatus);
}
MMatrix MPxTransform::getMatrixInverse(MStatus* ReturnStatus) {
  return getMatrix(ReturnStatus).inverse();
}
MVector MPxTransform::getTranslation(MSpace::Space space, MStatus* ReturnStatus) {
  return with(*this, [&](MFnTransform& fn) { return fn.getTranslation(space, ReturnStatus); });
}
MStatus MPxTransform::translateTo(const MVector& to, MSpace::Space space) {
  return with(*this, [&](MFnTransform& fn) { return fn.setTranslation(to, space); });
}
MStatus MPxTransform::translateBy(const MVector& by, MSpace::Space space) {
  return with(*this, [&](MFnTransform& fn) { return fn.translateBy(by, space); });
}
MQuaternion MPxTransform::getRotation(MSpace::Space space, MStatus* ReturnStatus) {
  MQuaternion rotation;
  tell(ReturnStatus, with(*this, [&](MFnTransform& fn) { return fn.getRotation(rotation, space); }));
  return rotation;
}
MEulerRotation MPxTransform::getEulerRotation(MSpace::Space, MStatus* ReturnStatus) {
  MEulerRotation rotation;
  tell(ReturnStatus, with(*this, [&](MFnTransform& fn) { return fn.getRotation(rotation); }));
  return rotation;
}
MStatus MPxTransform::rotateTo(const MQuaternion& to, MSpace::Space space) {
  return with(*this, [&](MFnTransform& fn) { return fn.setRotation(to, space); });
}
MStatus MPxTransform::rotateBy(const MQuaternion& by, MSpace::Space space) {
  return with(*this, [&](MFnTransform& fn) { return fn.rotateBy(by, space); });
}
MStatus MPxTransform::rotateTo(const MEulerRotation& to, MSpace::Space) {
  return with(*this, [&](MFnTransform& fn) { return fn.setRotation(to); });
}
MStatus MPxTransform::rotateBy(const MEulerRotation& by, MSpace::Space space) {
  return with(*this, [&](MFnTransform& fn) { return fn.rotateBy(by, space); });
}
MVector MPxTransform::getScale(MSpace::Space, MStatus* ReturnStatus) {
  double numbers[3] = {1.0, 1.0, 1.0};
  tell(ReturnStatus, with(*this, [&](MFnTransform& fn) { return fn.getScale(numbers); }));
  return MVector(numbers);
}
MStatus MPxTransform::scaleTo(const MVector& to, MSpace::Space) {
  double numbers[3];
  to.get(numbers);
  return with(*this, [&](MFnTransform& fn) { return fn.setScale(numbers); });
}
MStatus MPxTransform::scaleBy(const MVector& by, MSpace::Space) {
  double numbers[3];
  by.get(numbers);
  return with(*this, [&](MFnTransform& fn) { return fn.scaleBy(numbers); });
}
MVector MPxTransform::getShear(MSpace::Space, MStatus* ReturnStatus) {
  double numbers[3] = {};
  tell(ReturnStatus, with(*this, [&](MFnTransform& fn) { return fn.getShear(numbers); }));
  return MVector(numbers);
}
MStatus MPxTransform::shearTo(const MVector& to, MSpace::Space) {
  double numbers[3];
  to.get(numbers);
  return with(*this, [&](MFnTransform& fn) { return fn.setShear(numbers); });
}
MStatus MPxTransform::shearBy(const MVector& by, MSpace::Space) {
  double numbers[3];
  by.get(numbers);
  return with(*this, [&](MFnTransform& fn) { return fn.shearBy(numbers); });
}
MPoint MPxTransform::getScalePivot(MSpace::Space space, MStatus* ReturnStatus) {
  return with(*this, [&](MFnTransform& fn) { return fn.scalePivot(space, ReturnStatus); });
}
MPoint MPxTransform::getRotatePivot(MSpace::Space space, MStatus* ReturnStatus) {
  return with(*this, [&](MFnTransform& fn) { return fn.rotatePivot(space, ReturnStatus); });
}
MVector MPxTransform::getScalePivotTranslation(MSpace::Space space, MStatus* ReturnStatus) {
  return with(*this, [&](MFnTransform& fn) { return fn.scalePivotTranslation(space, ReturnStatus); });
}
MVector MPxTransform::getRotatePivotTranslation(MSpace::Space space, MStatus* ReturnStatus) {
  return with(*this, [&](MFnTransform& fn) { return fn.rotatePivotTranslation(space, ReturnStatus); });
}
MStatus MPxTransform::setScalePivot(const MPoint& to, MSpace::Space space, bool balance) {
  return with(*this, [&](MFnTransform& fn) { return fn.setScalePivot(to, space, balance); });
}
MStatus MPxTransform::setScalePivotTranslation(const MVector& to, MSpace::Space space) {
  return with(*this, [&](MFnTransform& fn) { return fn.setScalePivotTranslation(to, space); });
}
MStatus MPxTransform::setRotatePivot(const MPoint& to, MSpace::Space space, bool balance) {
  return with(*this, [&](MFnTransform& fn) { return fn.setRotatePivot(to, space, balance); });
}
MStatus MPxTransform::setRotatePivotTranslation(const MVector& to, MSpace::Space space) {
  return with(*this, [&](MFnTransform& fn) { return fn.setRotatePivotTranslation(to, space); });
}
MTransformationMatrix::RotationOrder MPxTransform::getRotationOrder() {
  return with(*this, [&](MFnTransform& fn) { return fn.rotationOrder(); });
}
MStatus MPxTransform::setRotationOrder(MTransformationMatrix::RotationOrder ro, bool reorder) {
  return with(*this, [&](MFnTransform& fn) { return fn.setRotationOrder(ro, reorder); });
}
MQuaternion MPxTransform::getRotateOrientation(MSpace::Space space, MStatus* ReturnStatus) {
  return with(*this, [&](MFnTransform& fn) { return fn.rotateOrientation(space, ReturnStatus); });
}
MStatus MPxTransform::setRotateOrientation(const MQuaternion& q, MSpace::Space space, bool balance) {
  return with(*this, [&](MFnTransform& fn) { return fn.setRotateOrientation(q, space, balance); });
}

MStatus MPxTransform::clearLimits() {
  return with(*this, [&](MFnTransform& fn) {
    MStatus status;
    for (int i = MFnTransform::kScaleMinX; i <= MFnTransform::kTranslateMaxZ; ++i) {
      const bool none = i >= MFnTransform::kShearMinXY && i <= MFnTransform::kShearMaxYZ;  // has none
      const MStatus one = none ? status : fn.enableLimit(static_cast<MFnTransform::LimitType>(i), false);
      if (!one) status = one;
    }
    return status;
  });
}
bool MPxTransform::isLimited(MFnTransform::LimitType type, MStatus* ReturnStatus) const {
  return with(*this, [&](MFnTransform& fn) { return fn.isLimited(type, ReturnStatus); });
}
double MPxTransform::limitValue(MFnTransform::LimitType type, MStatus* ReturnStatus) const {
  return with(*this, [&](MFnTransform& fn) { return fn.limitValue(type, ReturnStatus); });
}
MStatus MPxTransform::setLimit(MFnTransform::LimitType type, double value) {
  return with(*this, [&](MFnTransform& fn) { return fn.setLimit(type, value); });
}
MStatus MPxTransform::enableLimit(MFnTransform::LimitType type, bool flag) {
  return with(*this, [&](MFnTransform& fn) { return fn.enableLimit(type, flag); });
}

MVector MPxTransform::applyTranslationLimits(const MVector& unclampedT, MDataBlock& block,
                                             MStatus* ReturnStatus) {
  return limited(unclampedT, translate, block, ReturnStatus);
}
MEulerRotation MPxTransform::applyRotationLimits(const MEulerRotation& unclampedR, MDataBlock& block,
                                                 MStatus* ReturnStatus) {
  return MEulerRotation(limited(unclampedR.asVector(), rotate, block, ReturnStatus), unclampedR.order);
}
MVector MPxTransform::applyScaleLimits(const MVector& unclampedS, MDataBlock& block, MStatus* ReturnStatus) {
  return limited(unclampedS, scale, block, ReturnStatus);
}
MVector MPxTransform::applyTranslationLocks(const MVector& toTest, const MVector& saved, MStatus* status) {
  return unlocked(Access::node(*this), translate, toTest, saved, status);
}
MEulerRotation MPxTransform::applyRotationLocks(const MEulerRotation& toTest, const MEulerRotation& saved,
                                                MStatus* status) {
  return MEulerRotation(unlocked(Access::node(*this), rotate, toTest.asVector(), saved.asVector(), status),
                        toTest.order);
}
MVector MPxTransform::applyScaleLocks(const MVector& toTest, const MVector& saved, MStatus* status) {
  return unlocked(Access::node(*this), scale, toTest, saved, status);
}
MVector MPxTransform::applyShearLocks(const MVector& toTest, const MVector& saved, MStatus* status) {
  return unlocked(Access::node(*this), shear, toTest, saved, status);
}
MEulerRotation MPxTransform::applyRotateOrientationLocks(const MEulerRotation& toTest,
                                                         const MEulerRotation& saved, MStatus* status) {
  return MEulerRotation(
      unlocked(Access::node(*this), rotateAxis, toTest.asVector(), saved.asVector(), status), toTest.order);
}
MVector MPxTransform::applyScaleLocksPivot(const MPoint& toTest, const MPoint& saved, MStatus* status) {
  return unlocked(Access::node(*this), scalePivot, MVector(toTest), MVector(saved), status);
}
MVector MPxTransform::applyRotatePivotLocks(const MPoint& toTest, const MPoint& saved, MStatus* status) {
  return unlocked(Access::node(*this), rotatePivot, MVector(toTest), MVector(saved), status);
}
MVector MPxTransform::applyScaleLocksPivotTranslate(const MVector& toTest, const MVector& saved,
                                                    MStatus* status) {
  return unlocked(Access::node(*this), scalePivotTranslate, toTest, saved, status);
}
MVector MPxTransform::applyRotatePivotLocksTranslate(const MVector& toTest, const MVector& saved,
                                                     MStatus* status) {
  return unlocked(Access::node(*this), rotatePivotTranslate, toTest, saved, status);
}

MStatus MPxTransform::dirtyTranslation(const MVector& value) {
  transformationMatrixPtr()->translateTo(value);
  return dirtyMatrix();
}
MStatus MPxTransform::dirtyRotation(const MEulerRotation& value) {
  transformationMatrixPtr()->rotateTo(value);
  return dirtyMatrix();
}
MStatus MPxTransform::dirtyScale(const MVector& value) {
  transformationMatrixPtr()->scaleTo(value);
  return dirtyMatrix();
}
MStatus MPxTransform::dirtyShear(const MVector& value) {
  transformationMatrixPtr()->shearTo(value);
  return dirtyMatrix();
}
MStatus MPxTransform::dirtyRotateOrientation(const MEulerRotation& value) {
  transformationMatrixPtr()->setRotateOrientation(value, MSpace::kTransform, false);
  return dirtyMatrix();
}
MStatus MPxTransform::dirtyScalePivot(const MPoint& value) {
  transformationMatrixPtr()->setScalePivot(value, MSpace::kTransform, false);
  return dirtyMatrix();
}
MStatus MPxTransform::dirtyRotatePivot(const MPoint& value) {
  transformationMatrixPtr()->setRotatePivot(value, MSpace::kTransform, false);
  return dirtyMatrix();
}
MStatus MPxTransform::dirtyScalePivotTranslation(const MVector& value) {
  transformationMatrixPtr()->setScalePivotTranslation(value);
  return dirtyMatrix();
}
MStatus MPxTransform::dirtyRotatePivotTranslation(const MVector& value) {
  transformationMatrixPtr()->setRotatePivotTranslation(value);
  return dirtyMatrix();
}

MStatus MPxTransform::checkAndSetTranslation(MDataBlock& block, const MPlug&, const MVector& value,
                                             MSpace::Space) {
  const MVector kept = applyTranslationLocks(applyTranslationLimits(value, block), stored(block, translate));
  const MStatus status = store(block, translate, kept);
  return status ? dirtyTranslation(kept) : status;
}
MStatus MPxTransform::checkAndSetRotation(MDataBlock& block, const MPlug&, const MEulerRotation& value,
                                          MSpace::Space) {
  const MEulerRotation saved(stored(block, rotate), value.order);
  const MEulerRotation kept = applyRotationLocks(applyRotationLimits(value, block), saved);
  const MStatus status = store(block, rotate, kept.asVector());
  return status ? dirtyRotation(kept) : status;
}
MStatus MPxTransform::checkAndSetScale(MDataBlock& block, const MPlug&, const MVector& value, MSpace::Space) {
  const MVector kept = applyScaleLocks(applyScaleLimits(value, block), stored(block, scale));
  const MStatus status = store(block, scale, kept);
  return status ? dirtyScale(kept) : status;
}
MStatus MPxTransform::checkAndSetShear(MDataBlock& block, const MPlug&, const MVector& value, MSpace::Space) {
  const MVector kept = applyShearLocks(value, stored(block, shear));
  const MStatus status = store(block, shear, kept);
  return status ? dirtyShear(kept) : status;
}
MStatus MPxTransform::checkAndSetRotateOrientation(MDataBlock& block, const MPlug&,
                                                   const MEulerRotation& value, MSpace::Space, bool) {
  const MEulerRotation kept = applyRotateOrientationLocks(value, MEulerRotation(stored(block, rotateAxis)));
  const MStatus status = store(block, rotateAxis, kept.asVector());
  return status ? dirtyRotateOrientation(kept) : status;
}
MStatus MPxTransform::checkAndSetRotatePivot(MDataBlock& block, const MPlug&, const MPoint& value,
                                             MSpace::Space, bool) {
  const MVector kept = applyRotatePivotLocks(value, MPoint(stored(block, rotatePivot)));
  const MStatus status = store(block, rotatePivot, kept);
  return status ? dirtyRotatePivot(MPoint(kept)) : status;
}
MStatus MPxTransform::checkAndSetRotatePivotTranslation(MDataBlock& block, const MPlug&, const MVector& value,
                                                        MSpace::Space) {
  const MVector kept = applyRotatePivotLocksTranslate(value, stored(block, rotatePivotTranslate));
  const MStatus status = store(block, rotatePivotTranslate, kept);
  return status ? dirtyRotatePivotTranslation(kept) : status;
}
MStatus MPxTransform::checkAndSetScalePivot(MDataBlock& block, const MPlug&, const MPoint& value,
                                            MSpace::Space, bool) {
  const MVector kept = applyScaleLocksPivot(value, MPoint(stored(block, scalePivot)));
  const MStatus status = store(block, scalePivot, kept);
  return status ? dirtyScalePivot(MPoint(kept)) : status;
}
MStatus MPxTransform::checkAndSetScalePivotTranslation(MDataBlock& block, const MPlug&, const MVector& value,
                                                       MSpace::Space) {
  const MVector kept = applyScaleLocksPivotTranslate(value, stored(block, scalePivotTranslate));
  const MStatus status = store(block, scalePivotTranslate, kept);
  return status ? dirtyScalePivotTranslation(kept) : status;
}

OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
// A transform that rocks about its x axis: `rock` in degrees goes before its own rotation. What it is given
// is kept at 90 at most, by validateAndSetValue. And a constraint that aims its x axis at a target, y up.
#include <maya/MFnMatrixAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnPlugin.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MPxConstraint.h>
#include <maya/MPxTransform.h>

#include <algorithm>
#include <cmath>

namespace {

class RockingMatrix : public MPxTransformationMatrix {
 public:
  static const MTypeId id;
  MTypeId typeId() const override { return id; }
  using MPxTransformationMatrix::asMatrix;
  MMatrix asMatrix() const override {
    const MEulerRotation turn(rock * std::acos(-1.0) / 180.0, 0.0, 0.0);
    return turn.asMatrix() * MPxTransformationMatrix::asMatrix();
  }
  double rock = 0.0;
};
const MTypeId RockingMatrix::id(0x00081101);

class Rocking : public MPxTransform {
 public:
  static const MTypeId id;
  static MObject rock;
  static MStatus initialize() {
    MFnNumericAttribute numeric;
    rock = numeric.create("rock", "rk", MFnNumericData::kDouble);
    numeric.setKeyable(true);
    addAttribute(rock);
    for (const MObject& to : {matrix, inverseMatrix, worldMatrix, worldInverseMatrix})
      attributeAffects(rock, to);
    mustCallValidateAndSet(rock);
    return MStatus::kSuccess;
  }
  MPxTransformationMatrix* createTransformationMatrix() override { return new RockingMatrix; }
  MStatus computeLocalTransformation(MPxTransformationMatrix* own, MDataBlock& block) override {
    const MStatus status = MPxTransform::computeLocalTransformation(own, block);
    static_cast<RockingMatrix*>(own)->rock = block.inputValue(rock).asDouble();
    return status;
  }
  using MPxTransform::validateAndSetValue;
  MStatus validateAndSetValue(const MPlug& plug, const MDataHandle& handle) override {
    if (plug != rock) return MPxTransform::validateAndSetValue(plug, handle);
    MDataBlock block = forceCache();
    MDataHandle own = block.outputValue(plug);
    own.setDouble(std::min(handle.asDouble(), 90.0));
    own.setClean();
    return dirtyMatrix();
  }
};
const MTypeId Rocking::id(0x00081100);
MObject Rocking::rock;

class Aiming : public MPxConstraint {
 public:
  static const MTypeId id;
  static MObject target, parentInverse, place, aim, aimX, aimY, aimZ;
  static MStatus initialize() {
    MFnMatrixAttribute matrices;
    MFnUnitAttribute angle;
    MFnNumericAttribute numeric;
    target = matrices.create("target", "tg");
    parentInverse = matrices.create("constraintParentInverseMatrix", "cpim");
    MObject at[3];
    for (int i = 0; i < 3; ++i) {
      const MString axis("XYZ" + i, 1), brief("xyz" + i, 1);
      at[i] = numeric.create("constraintTranslate" + axis, "ct" + brief, MFnNumericData::kDouble);
    }
    place = numeric.create("constraintTranslate", "ct", at[0], at[1], at[2]);
    aimX = angle.create("constraintRotateX", "crx", MFnUnitAttribute::kAngle);
    aimY = angle.create("constraintRotateY", "cry", MFnUnitAttribute::kAngle);
    aimZ = angle.create("constraintRotateZ", "crz", MFnUnitAttribute::kAngle);
    aim = numeric.create("constraintRotate", "cr", aimX, aimY, aimZ);
    numeric.setWritable(false);
    for (const MObject& attribute : {target, parentInverse, place, aim}) addAttribute(attribute);
    for (const MObject& from : {target, parentInverse, place, at[0], at[1], at[2]}) {
      for (const MObject& to : {aim, aimX, aimY, aimZ}) attributeAffects(from, to);
    }
    return MStatus::kSuccess;
  }
  const MObject targetAttribute() const override { return target; }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != aim && !(plug.isChild() && plug.parent() == aim)) return MStatus::kUnknownParameter;
    const MMatrix inverse = block.inputValue(parentInverse).asMatrix();
    const MVector at = block.inputValue(place).asVector();
    const MPoint here = worldConstraintPoint(inverse, at, MVector(), MVector());
    const MPoint there = MPoint() * block.inputValue(target).asMatrix();
    const MVector up = worldUpVector(kVector, MVector::yAxis, MMatrix(), here);
    const MEulerRotation turn = computeAim(inverse, there - here, MVector::xAxis, MVector::yAxis, up);
    MDataHandle out = block.outputValue(aim);
    out.set3Double(turn.x, turn.y, turn.z);
    out.setClean();
    return MStatus::kSuccess;
  }
};
const MTypeId Aiming::id(0x00081102);
MObject Aiming::target, Aiming::parentInverse, Aiming::place, Aiming::aim, Aiming::aimX, Aiming::aimY,
    Aiming::aimZ;

}  // namespace

MStatus initializePlugin(MObject object) {
  MFnPlugin plugin(object, "Footfall", "1.0", "Any");
  const MStatus status = plugin.registerNode(
      "aiming", Aiming::id, [] { return static_cast<void*>(new Aiming); }, Aiming::initialize,
      MPxNode::kConstraintNode);
  if (!status) return status;
  return plugin.registerTransform(
      "rocking", Rocking::id, [] { return static_cast<void*>(new Rocking); }, Rocking::initialize,
      [] { return static_cast<MPxTransformationMatrix*>(new RockingMatrix); }, RockingMatrix::id);
}

MStatus uninitializePlugin(MObject object) {
  MFnPlugin plugin(object);
  const MStatus status = plugin.deregisterNode(Rocking::id);
  return status ? plugin.deregisterNode(Aiming::id) : status;
}

// SPDX-License-Identifier: MIT
// A transform that rocks about its x axis: `rock` in degrees goes before its own rotation. What it is given
// is kept at 90 at most, by validateAndSetValue.
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnPlugin.h>
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

}  // namespace

MStatus initializePlugin(MObject object) {
  MFnPlugin plugin(object, "Footfall", "1.0", "Any");
  return plugin.registerTransform(
      "rocking", Rocking::id, [] { return static_cast<void*>(new Rocking); }, Rocking::initialize,
      [] { return static_cast<MPxTransformationMatrix*>(new RockingMatrix); }, RockingMatrix::id);
}

MStatus uninitializePlugin(MObject object) {
  MFnPlugin plugin(object);
  return plugin.deregisterNode(Rocking::id);
}

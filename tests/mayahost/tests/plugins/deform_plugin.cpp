// SPDX-License-Identifier: MIT
// Deformers: one that lifts points by weight and envelope, one that computes its output itself, and one that
// needs a locator beside it.
#include <maya/MDagModifier.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MFnMatrixAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnPlugin.h>
#include <maya/MItGeometry.h>
#include <maya/MMatrix.h>
#include <maya/MPoint.h>
#include <maya/MPointArray.h>
#include <maya/MPxDeformerNode.h>

namespace {

// Up by `amount` in the world.
struct Lift : MPxDeformerNode {
  static MObject amount;
  static void* creator() { return new Lift; }
  SchedulingType schedulingType() const override { return kParallel; }
  static MStatus initialize() {
    MFnNumericAttribute numeric;
    amount = numeric.create("amount", "am", MFnNumericData::kDouble, 1.0);
    numeric.setKeyable(true);
    addAttribute(amount);
    return attributeAffects(amount, outputGeom);
  }
  MStatus deform(MDataBlock& block, MItGeometry& points, const MMatrix& toWorld,
                 unsigned int index) override {
    const double up =
        block.inputValue(amount).asDouble() * static_cast<double>(block.inputValue(envelope).asFloat());
    const MMatrix back = toWorld.inverse();
    for (; !points.isDone(); points.next()) {
      const double weight =
          static_cast<double>(weightValue(block, index, static_cast<unsigned>(points.index())));
      MPoint world = points.position() * toWorld;
      world.y += up * weight;
      points.setPosition(world * back);
    }
    return MStatus::kSuccess;
  }
};
MObject Lift::amount;

// Twice as large, in a compute of its own.
struct Double : MPxDeformerNode {
  static void* creator() { return new Double; }
  static MStatus initialize() { return MStatus::kSuccess; }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != outputGeom) return MStatus::kUnknownParameter;
    MArrayDataHandle all = block.inputArrayValue(input);
    all.jumpToElement(plug.logicalIndex());
    MDataHandle out = block.outputValue(plug);
    out.copy(all.inputValue().child(inputGeom));
    MItGeometry points(out, false);
    MPointArray positions;
    points.allPositions(positions);
    for (unsigned i = 0; i < positions.length(); ++i) positions[i] = positions[i] * 2.0;
    points.setAllPositions(positions);
    out.setClean();
    return MStatus::kSuccess;
  }
};

// Moves points as a locator is moved.
struct Follow : MPxDeformerNode {
  static MObject matrix;
  static void* creator() { return new Follow; }
  static MStatus initialize() {
    MFnMatrixAttribute fn;
    matrix = fn.create("followed", "fo");
    addAttribute(matrix);
    return attributeAffects(matrix, outputGeom);
  }
  MObject& accessoryAttribute() const override { return matrix; }
  MStatus accessoryNodeSetup(MDagModifier& setup) override {
    MStatus status;
    const MObject locator = setup.createNode("locator", MObject::kNullObj, &status);
    if (!status) return status;
    return setup.connect(locator, MFnDependencyNode(locator).attribute("matrix"), thisMObject(), matrix);
  }
  MStatus deform(MDataBlock& block, MItGeometry& points, const MMatrix&, unsigned int) override {
    const MMatrix by = block.inputValue(matrix).asMatrix();
    for (; !points.isDone(); points.next()) points.setPosition(points.position() * by);
    return MStatus::kSuccess;
  }
};
MObject Follow::matrix;

}  // namespace

PLUGIN_EXPORT MStatus initializePlugin(MObject object) {
  MFnPlugin plugin(object, "Footfall", "1.0", "Any");
  plugin.registerNode("hostLift", 0x2200, Lift::creator, Lift::initialize, MPxNode::kDeformerNode);
  plugin.registerNode("hostDouble", 0x2201, Double::creator, Double::initialize, MPxNode::kDeformerNode);
  return plugin.registerNode("hostFollow", 0x2202, Follow::creator, Follow::initialize,
                             MPxNode::kDeformerNode);
}

PLUGIN_EXPORT MStatus uninitializePlugin(MObject object) {
  MFnPlugin plugin(object);
  for (const unsigned id : {0x2202u, 0x2201u, 0x2200u}) plugin.deregisterNode(id);
  return MStatus::kSuccess;
}

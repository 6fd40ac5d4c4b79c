// SPDX-License-Identifier: MIT
// Transforms of a plug-in, limits, and pivots.
#include <mayahost/host.h>

#include <maya/MDGContext.h>
#include <maya/MDGContextGuard.h>
#include <maya/MDagPath.h>
#include <maya/MFnAnimCurve.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnMatrixData.h>
#include <maya/MFnTransform.h>
#include <maya/MMatrix.h>
#include <maya/MPoint.h>
#include <maya/MPxConstraint.h>
#include <maya/MPxTransform.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>

using mayahost::EvaluationMode;
using mayahost::number;
using mayahost::setNumber;
using testing::IsEmpty;

namespace {

const double kQuarter = std::acos(-1.0) / 2.0;

MMatrix matrixOf(const std::string& plug) {
  return MFnMatrixData(mayahost::plug(plug).asMObject()).matrix();
}
MPoint moved(const MPoint& point, const std::string& node) {
  return point * matrixOf(node + ".worldMatrix[0]");
}
void expectPoint(const MPoint& is, double x, double y, double z) {
  EXPECT_NEAR(is.x, x, 1e-12);
  EXPECT_NEAR(is.y, y, 1e-12);
  EXPECT_NEAR(is.z, z, 1e-12);
}

class Transforms : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::setEvaluationMode(EvaluationMode::off);
    mayahost::newScene();
    mayahost::clearMisuses();
    ASSERT_TRUE(mayahost::loadPlugin(TRANSFORM_PLUGIN));
  }
  void TearDown() override {
    EXPECT_THAT(mayahost::misuses(), IsEmpty());
    mayahost::setEvaluationMode(EvaluationMode::off);
    mayahost::newScene();
    EXPECT_TRUE(mayahost::unloadPlugin(TRANSFORM_PLUGIN));
  }
};

TEST_F(Transforms, OfAPluginMakeTheirOwnMatrix) {
  const MObject node = mayahost::createNode("rocking", "boat");
  EXPECT_EQ(node.apiType(), MFn::kPluginTransformNode);
  EXPECT_TRUE(node.hasFn(MFn::kTransform));
  setNumber("boat.translateX", 3.0);
  setNumber("boat.rotateZ", kQuarter);
  // y goes to z by the rock, and stays there in the turn about z.
  setNumber("boat.rock", 90.0);
  expectPoint(moved(MPoint(0, 1, 0), "boat"), 3.0, 0.0, 1.0);
  // x is not moved by the rock, and goes to y.
  expectPoint(moved(MPoint(1, 0, 0), "boat"), 3.0, 1.0, 0.0);
  EXPECT_TRUE(
      (matrixOf("boat.matrix") * matrixOf("boat.inverseMatrix")).isEquivalent(MMatrix::identity, 1e-12));
  const MObject child = mayahost::createNode("transform", "child");
  ASSERT_TRUE(MFnDagNode(node).addChild(const_cast<MObject&>(child)));
  setNumber("child.translateY", 1.0);
  expectPoint(moved(MPoint(), "child"), 3.0, 0.0, 1.0);
}

// A constraint is a transform itself, below what it constrains, and aims whatever its own parent is.
TEST_F(Transforms, AreConstrainedByAPlugin) {
  mayahost::createNode("transform", "above");
  MObject arrow = mayahost::createNode("transform", "arrow"),
          goal = mayahost::createNode("transform", "goal");
  MObject constraint = mayahost::createNode("aiming", "aim");
  EXPECT_EQ(constraint.apiType(), MFn::kPluginConstraintNode);
  EXPECT_TRUE(constraint.hasFn(MFn::kConstraint));
  EXPECT_TRUE(constraint.hasFn(MFn::kTransform));
  ASSERT_TRUE(MFnDagNode(mayahost::findNode("above")).addChild(arrow));
  ASSERT_TRUE(MFnDagNode(arrow).addChild(constraint));
  const auto* own = dynamic_cast<MPxConstraint*>(MFnDependencyNode(constraint).userNode());
  ASSERT_NE(own, nullptr);
  EXPECT_FALSE(own->targetAttribute().isNull());
  EXPECT_TRUE(own->weightAttribute().isNull());
  EXPECT_EQ(number("aim.enableRestPosition"), 1.0);
  setNumber("above.rotateY", kQuarter);
  setNumber("above.translateX", 5.0);
  setNumber("arrow.translateZ", 2.0);  // (7, 0, 0) in the world
  ASSERT_TRUE(mayahost::connect("goal.worldMatrix[0]", "aim.target"));
  ASSERT_TRUE(mayahost::connect("arrow.parentInverseMatrix[0]", "aim.constraintParentInverseMatrix"));
  ASSERT_TRUE(mayahost::connect("arrow.translate", "aim.constraintTranslate"));
  ASSERT_TRUE(mayahost::connect("aim.constraintRotate", "arrow.rotate"));
  const double places[][3] = {{7, 4, 0}, {3, 0, 0}, {7, 3, 3}, {9, -1, 5}};
  for (const auto& at : places) {
    setNumber("goal.translateX", at[0]);
    setNumber("goal.translateY", at[1]);
    setNumber("goal.translateZ", at[2]);
    const MVector to = MVector(at[0] - 7.0, at[1], at[2]).normal();
    expectPoint(moved(MPoint(1, 0, 0), "arrow"), 7.0 + to.x, to.y, to.z);
    // z stays level, as y is kept up.
    EXPECT_NEAR(moved(MPoint(0, 0, 1), "arrow").y, 0.0, 1e-12);
  }
  // The constraint has a matrix of its own, and hangs on what it turns.
  setNumber("aim.translateX", 1.0);
  const MPoint tip = moved(MPoint(1, 0, 0), "arrow");
  expectPoint(moved(MPoint(), "aim"), tip.x, tip.y, tip.z);
}

TEST_F(Transforms, OfAPluginHaveWhatTransformsHave) {
  mayahost::createNode("rocking", "boat");
  mayahost::createNode("transform", "plain");
  const char* const names[] = {
      "rotateOrder", "translateY",  "rotateX",      "rotateY",     "scaleZ",
      "shearXY",     "rotateAxisZ", "rotatePivotX", "scalePivotY", "rotatePivotTranslateZ",
      "rotateZ",     "translateZ",  "scaleX",       "rotateAxisX", "scalePivotTranslateX"};
  double value = 2.0;
  for (const char* name : names) {
    for (const char* node : {"boat.", "plain."})
      ASSERT_TRUE(setNumber(std::string(node) + name, value)) << name;
    value += 0.25;
    value = name == std::string("rotateOrder") ? 0.3 : value;
  }
  EXPECT_TRUE(matrixOf("boat.matrix").isEquivalent(matrixOf("plain.matrix"), 1e-12));
}

TEST_F(Transforms, OfAPluginCheckWhatTheyAreGiven) {
  mayahost::createNode("rocking", "boat");
  setNumber("boat.rock", 200.0);
  EXPECT_EQ(number("boat.rock"), 90.0);
  ASSERT_TRUE(mayahost::undo());
  EXPECT_EQ(number("boat.rock"), 0.0);
  ASSERT_TRUE(mayahost::redo());
  EXPECT_EQ(number("boat.rock"), 90.0);
}

// Animated, in every mode and at other times: the same matrices, and nothing of another time left behind.
TEST_F(Transforms, OfAPluginFollowTime) {
  MObject node = mayahost::createNode("rocking", "boat");
  MFnAnimCurve curve;
  ASSERT_FALSE(curve.create(node, MFnDependencyNode(node).attribute("rock")).isNull());
  for (int frame = 0; frame <= 10; ++frame)
    curve.addKey(MTime(frame, MTime::uiUnit()), 9.0 * frame, MFnAnimCurve::kTangentLinear,
                 MFnAnimCurve::kTangentLinear);
  for (const auto mode : {EvaluationMode::off, EvaluationMode::serial, EvaluationMode::parallel}) {
    mayahost::setEvaluationMode(mode);
    for (const int frame : {0, 10, 5, 7}) {
      mayahost::setCurrentTime(MTime(frame, MTime::uiUnit()));
      const double angle = 0.1 * frame * kQuarter;
      expectPoint(moved(MPoint(0, 1, 0), "boat"), 0.0, std::cos(angle), std::sin(angle));
      MDGContext other(MTime(10 - frame, MTime::uiUnit()));
      MDGContextGuard guard(other);
      expectPoint(MPoint(0, 1, 0) * MFnMatrixData(mayahost::plug("boat.matrix").asMObject()).matrix(), 0.0,
                  std::cos(kQuarter - angle), std::sin(kQuarter - angle));
    }
  }
}

TEST_F(Transforms, OfAPluginAreSavedAndReopened) {
  mayahost::createNode("rocking", "boat");
  setNumber("boat.rock", 30.0);
  setNumber("boat.translateY", 2.0);
  const MMatrix before = matrixOf("boat.matrix");
  const std::string path = testing::TempDir() + "rocking.ma";
  ASSERT_TRUE(mayahost::saveScene(path));
  mayahost::newScene();
  ASSERT_TRUE(mayahost::openScene(path));
  EXPECT_EQ(matrixOf("boat.matrix"), before);
  std::remove(path.c_str());
}

TEST_F(Transforms, AreKeptWithinTheirLimits) {
  for (const char* type : {"transform", "joint", "rocking"}) {
    mayahost::newScene();
    const MObject node = mayahost::createNode(type, "arm");
    MFnTransform fn(node);
    ASSERT_TRUE(fn.setLimit(MFnTransform::kTranslateMaxX, 2.0));
    ASSERT_TRUE(fn.setLimit(MFnTransform::kRotateMinZ, -0.5));
    setNumber("arm.translateX", 5.0);
    EXPECT_EQ(number("arm.translateX"), 2.0) << type;
    setNumber("arm.translateX", -5.0);  // the other side is free
    EXPECT_EQ(number("arm.translateX"), -5.0) << type;
    ASSERT_TRUE(fn.setTranslation(MVector(9.0, 9.0, 9.0), MSpace::kTransform));
    EXPECT_EQ(fn.getTranslation(MSpace::kTransform), MVector(2.0, 9.0, 9.0)) << type;
    // What a connection gives is limited, too; the giver keeps what it has.
    mayahost::createNode("transform", "giver");
    setNumber("giver.rotateZ", -2.0);
    ASSERT_TRUE(mayahost::connect("giver.rotate", "arm.rotate"));
    EXPECT_EQ(number("arm.rotateZ"), -0.5) << type;
    EXPECT_EQ(number("giver.rotateZ"), -2.0) << type;
    expectPoint(moved(MPoint(1, 0, 0), "arm"), 2.0 + std::cos(0.5), 9.0 - std::sin(0.5), 9.0);
    ASSERT_TRUE(fn.enableLimit(MFnTransform::kRotateMinZ, false));
    setNumber("giver.rotateZ", -1.5);
    EXPECT_EQ(number("arm.rotateZ"), -1.5) << type;
  }
}

TEST_F(Transforms, PivotsMoveWithAndWithoutBalance) {
  mayahost::createNode("transform", "top");
  const MObject node = mayahost::createNode("transform", "hinge");
  MObject hinge = node;
  ASSERT_TRUE(MFnDagNode(mayahost::findNode("top")).addChild(hinge));
  setNumber("top.translateX", 10.0);
  setNumber("hinge.rotateZ", kQuarter);
  setNumber("hinge.scaleX", 2.0);
  MDagPath path;
  ASSERT_TRUE(MDagPath::getAPathTo(node, path));
  MFnTransform fn(path);
  const MMatrix before = path.inclusiveMatrix();
  ASSERT_TRUE(fn.setRotatePivot(MPoint(1, 0, 0), MSpace::kTransform, true));
  ASSERT_TRUE(fn.setScalePivot(MPoint(3, 1, 0), MSpace::kTransform, true));
  EXPECT_TRUE(path.inclusiveMatrix().isEquivalent(before, 1e-12));
  // Where the pivot is in the world stays when the hinge turns.
  const MPoint pivot = fn.rotatePivot(MSpace::kWorld);
  setNumber("hinge.rotateZ", 0.3);
  EXPECT_TRUE(fn.rotatePivot(MSpace::kWorld).isEquivalent(pivot, 1e-12));
  ASSERT_TRUE(fn.setRotatePivot(MPoint(12, 5, 0), MSpace::kWorld, true));
  EXPECT_TRUE(fn.rotatePivot(MSpace::kWorld).isEquivalent(MPoint(12, 5, 0), 1e-12));
  // Without balance it jumps: the new pivot turns about itself.
  const MMatrix now = path.inclusiveMatrix();
  ASSERT_TRUE(fn.setRotatePivot(MPoint(4, 4, 0), MSpace::kTransform, false));
  EXPECT_FALSE(path.inclusiveMatrix().isEquivalent(now, 1e-3));
  // The world needs a path.
  MStatus status;
  MFnTransform(node).rotatePivot(MSpace::kWorld, &status);
  EXPECT_FALSE(status);
}

TEST(TransformationMatrixOfAPlugin, AgreesWithMTransformationMatrix) {
  MTransformationMatrix plain;
  const double scale[3] = {2.0, 0.5, 1.5}, shear[3] = {0.1, 0.2, 0.3}, turn[3] = {0.3, -0.4, 0.9};
  plain.setScale(scale, MSpace::kTransform);
  plain.setShear(shear, MSpace::kTransform);
  plain.setRotation(turn, MTransformationMatrix::kZXY);
  plain.setRotationOrientation(MQuaternion(0.4, MVector::yAxis));
  plain.setRotatePivot(MPoint(1, 2, 3), MSpace::kTransform, false);
  plain.setScalePivot(MPoint(-1, 0, 2), MSpace::kTransform, true);
  plain.setTranslation(MVector(7, 8, 9), MSpace::kTransform);
  MPxTransformationMatrix own(plain);
  EXPECT_TRUE(own.isEquivalent(plain, 1e-12));
  EXPECT_TRUE(own.asMatrix(0.4).isEquivalent(plain.asMatrix(0.4), 1e-12));
  EXPECT_EQ(own.rotationOrder(), MTransformationMatrix::kZXY);
  const MMatrix before = own.asMatrix();
  own.setRotationOrder(MTransformationMatrix::kXYZ, true);
  own.setRotateOrientation(MQuaternion(0.7, MVector::xAxis), MSpace::kTransform, true);
  own.setRotatePivot(MPoint(4, 4, 4), MSpace::kTransform, true);
  own.setScalePivot(MPoint(5, 4, 3), MSpace::kTransform, true);
  EXPECT_TRUE(own.isEquivalent(before, 1e-12));
  EXPECT_TRUE((own.reverse().asMatrix() * before).isEquivalent(MMatrix::identity, 1e-9));
  own.translateBy(MVector(1, 0, 0));
  own.scaleBy(MVector(1, 2, 1));
  EXPECT_EQ(own.translation(), MVector(8, 8, 9));
  EXPECT_EQ(own.scale(), MVector(2.0, 1.0, 1.5));
}

}  // namespace

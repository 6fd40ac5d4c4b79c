// SPDX-License-Identifier: MIT
// Limits and pivots of transforms.
#include <mayahost/host.h>

#include <maya/MDagPath.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnMatrixData.h>
#include <maya/MFnTransform.h>
#include <maya/MMatrix.h>
#include <maya/MPoint.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

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
  }
  void TearDown() override {
    EXPECT_THAT(mayahost::misuses(), IsEmpty());
    mayahost::newScene();
  }
};

TEST_F(Transforms, AreKeptWithinTheirLimits) {
  for (const char* type : {"transform", "joint"}) {
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

}  // namespace

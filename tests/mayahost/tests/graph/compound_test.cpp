// SPDX-License-Identifier: MIT
// Compounds that MFnNumericAttribute makes of attributes: numbers of two to four, and what is not a number as
// a whole.
#include <mayahost/host.h>

#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MPlug.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

class Compounds : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::newScene();
    mayahost::clearMisuses();
    node = mayahost::createNode("network", "n");
  }
  void TearDown() override { EXPECT_THAT(mayahost::misuses(), testing::IsEmpty()); }

  static MObject part(const char* name, MFnNumericData::Type type) {
    return MFnNumericAttribute().create(name, name, type);
  }
  MObject node;
  MFnNumericAttribute fn;
  MStatus status;
};

TEST_F(Compounds, OfNumbersAreNumbers) {
  const auto four = MFnNumericData::kDouble;
  const MObject quaternion = fn.create("turn", "turn", part("qx", four), part("qy", four), part("qz", four),
                                       part("qw", four), &status);
  ASSERT_TRUE(status);
  EXPECT_EQ(fn.unitType(), MFnNumericData::k4Double);
  ASSERT_TRUE(MFnDependencyNode(node).addAttribute(quaternion));
  EXPECT_EQ(mayahost::plug("n.turn").numChildren(), 4u);
  EXPECT_TRUE(mayahost::setNumber("n.qw", 0.5));
  EXPECT_EQ(mayahost::plug("n.turn").child(3).asDouble(), 0.5);
}

// As Maya has them in transform.minTransLimitEnable.
TEST_F(Compounds, OfSwitchesAreNone) {
  const auto flag = MFnNumericData::kBoolean;
  const MObject made =
      fn.create("sides", "sides", part("left", flag), part("right", flag), part("both", flag), &status);
  ASSERT_TRUE(status);
  EXPECT_EQ(made.apiType(), MFn::kCompoundAttribute);
  EXPECT_EQ(MFnCompoundAttribute(made).numChildren(), 3u);
  ASSERT_TRUE(MFnDependencyNode(node).addAttribute(made));
  EXPECT_TRUE(mayahost::setNumber("n.right", 1.0));
  EXPECT_TRUE(mayahost::plug("n.sides").child(1).asBool());
  EXPECT_FALSE(mayahost::plug("n.sides").child(0).asBool());
}

TEST_F(Compounds, AreOfOneKind) {
  fn.create("mixed", "mixed", part("a", MFnNumericData::kDouble), part("b", MFnNumericData::kFloat),
            MObject::kNullObj, &status);
  EXPECT_FALSE(status);
  fn.create("lonely", "lonely", part("c", MFnNumericData::kDouble), MObject::kNullObj, MObject::kNullObj,
            &status);
  EXPECT_FALSE(status);
}

}  // namespace

// SPDX-License-Identifier: MIT
// What is animated: MAnimUtil.
#include <mayahost/host.h>
#include <mayahost/primitives.h>

#include <maya/MAnimUtil.h>
#include <maya/MFnAnimCurve.h>
#include <maya/MObjectArray.h>
#include <maya/MPlugArray.h>
#include <maya/MSelectionList.h>

#include <gtest/gtest.h>

namespace {

class AnimationQueries : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::setEvaluationMode(mayahost::EvaluationMode::off);
    mayahost::newScene();
    mayahost::makeBox("box", 1, 1, 1);
    mayahost::renameNode("polySurface1Shape", "boxShape");
    mayahost::createNode("transform", "above");
  }
  void TearDown() override { mayahost::newScene(); }

  static MObject keyed(const std::string& plug) {
    MFnAnimCurve fn;
    MPlug driven = mayahost::plug(plug);
    const MObject curve = fn.create(driven);
    fn.addKeyframe(MTime(1.0, MTime::uiUnit()), 0.0);
    fn.addKeyframe(MTime(9.0, MTime::uiUnit()), 4.0);
    return curve;
  }
};

TEST_F(AnimationQueries, WhatIsAnimated) {
  const MObject curve = keyed("box.translateX");
  const MPlug driven = mayahost::plug("box.translateX"), still = mayahost::plug("box.translateY");
  EXPECT_TRUE(MAnimUtil::isAnimated(driven));
  EXPECT_FALSE(MAnimUtil::isAnimated(still));
  EXPECT_TRUE(MAnimUtil::isAnimated(mayahost::findNode("box")));
  EXPECT_FALSE(MAnimUtil::isAnimated(mayahost::findNode("boxShape")));
  EXPECT_TRUE(MAnimUtil::isAnimated(mayahost::findNode("boxShape"), true));
  MObjectArray curves;
  ASSERT_TRUE(MAnimUtil::findAnimation(driven, curves));
  ASSERT_EQ(curves.length(), 1u);
  EXPECT_EQ(curves[0], curve);
  MPlugArray plugs;
  ASSERT_TRUE(MAnimUtil::findAnimatedPlugs(mayahost::findNode("box"), plugs));
  ASSERT_EQ(plugs.length(), 1u);
  EXPECT_EQ(plugs[0], driven);

  // A driven key is not animation over time.
  mayahost::createNode("animCurveUL", "byTurn");
  ASSERT_TRUE(mayahost::connect("above.rotateY", "byTurn.input"));
  ASSERT_TRUE(mayahost::connect("byTurn.output", "box.translateY"));
  EXPECT_FALSE(MAnimUtil::isAnimated(still));
  ASSERT_TRUE(MAnimUtil::findSetDrivenKeyAnimation(still, curves, plugs));
  EXPECT_EQ(curves[0], mayahost::findNode("byTurn"));

  MSelectionList list;
  list.add("box");
  ASSERT_TRUE(MAnimUtil::findAnimatablePlugs(list, plugs));
  EXPECT_EQ(plugs.length(), 10u);  // the channels of a transform
  mayahost::plug("box.visibility").setLocked(true);
  MAnimUtil::findAnimatablePlugs(list, plugs);
  EXPECT_EQ(plugs.length(), 9u);
}

}  // namespace

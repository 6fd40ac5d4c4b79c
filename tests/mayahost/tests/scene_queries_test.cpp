// SPDX-License-Identifier: MIT
// What commands ask of a scene: the items of a selection, what is animated, the range of playback; and what
// they are told before a node goes, and by one another.
#include <mayahost/host.h>
#include <mayahost/primitives.h>

#include <maya/MAnimControl.h>
#include <maya/MAnimUtil.h>
#include <maya/MDGModifier.h>
#include <maya/MDagPath.h>
#include <maya/MFnAnimCurve.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MItSelectionList.h>
#include <maya/MNodeMessage.h>
#include <maya/MObjectArray.h>
#include <maya/MPlugArray.h>
#include <maya/MTimer.h>
#include <maya/MUserEventMessage.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using testing::ElementsAre;

namespace {

class SceneQueries : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::setEvaluationMode(mayahost::EvaluationMode::off);
    mayahost::newScene();
    mayahost::makeBox("box", 1, 1, 1);
    mayahost::renameNode("polySurface1Shape", "boxShape");
    mayahost::createNode("transform", "above");
    mayahost::createNode("network", "notes");
  }
  void TearDown() override { mayahost::newScene(); }

  int told_ = 0;

  static std::vector<std::string> visited(const MSelectionList& list, MFn::Type filter) {
    std::vector<std::string> all;
    for (MItSelectionList it(list, filter); !it.isDone(); it.next()) {
      MStringArray names;
      EXPECT_TRUE(it.getStrings(names));
      for (unsigned i = 0; i < names.length(); ++i) all.push_back(names[i].asChar());
    }
    return all;
  }
  static MObject keyed(const std::string& plug) {
    MFnAnimCurve fn;
    MPlug driven = mayahost::plug(plug);
    const MObject curve = fn.create(driven);
    fn.addKeyframe(MTime(1.0, MTime::uiUnit()), 0.0);
    fn.addKeyframe(MTime(9.0, MTime::uiUnit()), 4.0);
    return curve;
  }
};

TEST_F(SceneQueries, ItemsOfASelectionByKind) {
  MSelectionList list;
  for (const char* name : {"box", "notes", "above", "box.translateX"}) ASSERT_TRUE(list.add(name));
  EXPECT_THAT(visited(list, MFn::kInvalid), ElementsAre("box", "notes", "above", "box.translateX"));
  EXPECT_THAT(visited(list, MFn::kTransform), ElementsAre("box", "above"));
  EXPECT_THAT(visited(list, MFn::kMesh), ElementsAre("boxShape"));  // below what is selected
  EXPECT_THAT(visited(list, MFn::kAffect), ElementsAre("notes"));

  using It = MItSelectionList;
  std::vector<int> kinds;
  MItSelectionList it(list);
  for (; !it.isDone(); it.next()) kinds.push_back(it.itemType());
  EXPECT_THAT(kinds, ElementsAre(It::kDagSelectionItem, It::kDNselectionItem, It::kDagSelectionItem,
                                 It::kPlugSelectionItem));
  MStatus status;
  MObject node;
  EXPECT_FALSE(it.next());
  EXPECT_FALSE(it.getDependNode(node));
  EXPECT_EQ(it.itemType(&status), It::kUnknownItem);
  EXPECT_FALSE(status);
  ASSERT_TRUE(it.setFilter(MFn::kMesh));
  MDagPath path;
  ASSERT_TRUE(it.getDagPath(path));
  EXPECT_STREQ(path.fullPathName().asChar(), "|box|boxShape");
  EXPECT_FALSE(it.hasComponents());
}

TEST_F(SceneQueries, WhatIsAnimated) {
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

  // A driven key is no animation over time.
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

TEST_F(SceneQueries, TheRangeOfPlayback) {
  const auto frame = [](double at) { return MTime(at, MTime::uiUnit()); };
  EXPECT_EQ(MAnimControl::minTime(), frame(1));
  EXPECT_EQ(MAnimControl::maxTime(), frame(120));
  ASSERT_TRUE(MAnimControl::setMinMaxTime(frame(10), frame(300)));
  EXPECT_EQ(MAnimControl::animationEndTime(), frame(300));  // it holds the range to play
  ASSERT_TRUE(MAnimControl::setMinTime(frame(400)));
  EXPECT_EQ(MAnimControl::maxTime(), frame(400));
  ASSERT_TRUE(MAnimControl::setCurrentTime(frame(42)));
  EXPECT_EQ(MAnimControl::currentTime(), frame(42));
  EXPECT_EQ(mayahost::currentTime(), frame(42));
  EXPECT_FALSE(MAnimControl::isPlaying());
  mayahost::newScene();
  EXPECT_EQ(MAnimControl::maxTime(), frame(120));
}

TEST_F(SceneQueries, ANodeThatIsToGoIsSavedFrom) {
  // What hangs on the node is renamed and disconnected first; undo brings all of it back.
  ASSERT_TRUE(mayahost::connect("above.translate", "box.translate"));
  MObject above = mayahost::findNode("above");
  MStatus status;
  const MCallbackId id = MNodeMessage::addNodeAboutToDeleteCallback(
      above,
      [](MObject& node, MDGModifier& before, void* told) {
        ++*static_cast<int*>(told);
        EXPECT_EQ(node, mayahost::findNode("above"));
        before.renameNode(mayahost::findNode("box"), "orphan");
      },
      &told_, &status);
  ASSERT_TRUE(status);
  ASSERT_TRUE(mayahost::deleteNode("above"));
  EXPECT_EQ(told_, 1);
  EXPECT_FALSE(mayahost::findNode("orphan").isNull());
  ASSERT_TRUE(mayahost::undo());
  EXPECT_FALSE(mayahost::findNode("box").isNull());
  EXPECT_TRUE(mayahost::plug("box.translate").isDestination());
  EXPECT_TRUE(MMessage::removeCallback(id));
  ASSERT_TRUE(mayahost::deleteNode("above"));
  EXPECT_EQ(told_, 1);
}

TEST_F(SceneQueries, AttributesThatComeAndGo) {
  MObject node = mayahost::findNode("notes");
  std::vector<std::string> seen;
  const MCallbackId id = MNodeMessage::addAttributeAddedOrRemovedCallback(
      node,
      [](MNodeMessage::AttributeMessage message, MPlug& plug, void* lines) {
        static_cast<std::vector<std::string>*>(lines)->push_back(
            std::string(message & MNodeMessage::kAttributeAdded ? "+" : "-") + plug.partialName().asChar());
      },
      &seen);
  MFnNumericAttribute numeric;
  MObject made = numeric.create("remark", "rm", MFnNumericData::kDouble);
  MFnDependencyNode fn(node);
  ASSERT_TRUE(fn.addAttribute(made));
  ASSERT_TRUE(mayahost::setNumber("notes.remark", 2.0));
  ASSERT_TRUE(fn.removeAttribute(made));
  EXPECT_THAT(seen, ElementsAre("+rm", "-rm"));
  MMessage::removeCallback(id);
}

TEST_F(SceneQueries, EventsOfPlugins) {
  using Event = MUserEventMessage;
  const auto count = [](void* number) { ++*static_cast<int*>(number); };
  EXPECT_FALSE(Event::postUserEvent("stepped"));
  EXPECT_EQ(Event::addUserEventCallback("stepped", count, &told_), 0u);
  ASSERT_TRUE(Event::registerUserEvent("stepped"));
  EXPECT_FALSE(Event::registerUserEvent("stepped"));
  const MCallbackId id = Event::addUserEventCallback("stepped", count, &told_);
  ASSERT_NE(id, 0u);
  int other = 0;
  EXPECT_TRUE(Event::postUserEvent("stepped"));
  EXPECT_TRUE(Event::postUserEvent("stepped", &other));
  EXPECT_EQ(told_, 1);
  EXPECT_EQ(other, 1);
  MMessage::removeCallback(id);
  EXPECT_TRUE(Event::deregisterUserEvent("stepped"));
  EXPECT_FALSE(Event::isUserEvent("stepped"));

  MTimer timer;
  timer.beginTimer();
  timer.endTimer();
  EXPECT_GE(timer.elapsedTime(), 0.0);
}

}  // namespace

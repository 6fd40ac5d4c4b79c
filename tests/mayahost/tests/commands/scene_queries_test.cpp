// SPDX-License-Identifier: MIT
// What commands ask of a scene: the playback range, and callbacks when nodes are deleted or attributes
// change.
#include <mayahost/host.h>
#include <mayahost/primitives.h>

#include <maya/MAnimControl.h>
#include <maya/MDGModifier.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MNodeMessage.h>

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
};

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

}  // namespace

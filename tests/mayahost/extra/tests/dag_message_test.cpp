// SPDX-License-Identifier: MIT
// Callbacks of the DAG, the model and events by name; boxes around what is below a node.
#include <mayahost/host.h>
#include <mayahost/primitives.h>

#include <maya/MBoundingBox.h>
#include <maya/MDagMessage.h>
#include <maya/MDagPath.h>
#include <maya/MEventMessage.h>
#include <maya/MFnDagNode.h>
#include <maya/MGlobal.h>
#include <maya/MMatrix.h>
#include <maya/MModelMessage.h>
#include <maya/MSelectionList.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

using Lines = std::vector<std::string>;

void note(MDagMessage::DagMessage message, MDagPath& child, MDagPath& parent, void* lines) {
  static const char* const names[] = {"parent added",    "parent removed", "child added",     "child removed",
                                      "child reordered", "instance added", "instance removed"};
  static_cast<Lines*>(lines)->push_back(std::string(names[message]) + " " +
                                        MFnDagNode(child.node()).name().asChar() + " " +
                                        MFnDagNode(parent.node()).name().asChar());
}
void notePair(MDagPath& child, MDagPath&, void* lines) {
  static_cast<Lines*>(lines)->push_back(MFnDagNode(child.node()).name().asChar());
}
void count(void* number) {
  ++*static_cast<int*>(number);
}

class DagMessages : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::setEvaluationMode(mayahost::EvaluationMode::off);
    mayahost::newScene();
    for (const char* name : {"a", "b", "c"}) mayahost::createNode("transform", name);
  }
  void TearDown() override {
    for (const MCallbackId id : ids) EXPECT_TRUE(MMessage::removeCallback(id));
    mayahost::newScene();
  }
  static MDagPath path(const char* name) { return MDagPath::getAPathTo(mayahost::findNode(name)); }
  static void put(const char* child, const char* parent, bool instance = false) {
    MFnDagNode above(mayahost::findNode(parent));
    MObject below = mayahost::findNode(child);
    ASSERT_TRUE(above.addChild(below, MFnDagNode::kNextPos, instance));
  }
  void add(MCallbackId id) {
    EXPECT_NE(id, 0u);
    ids.push_back(id);
  }
  std::vector<MCallbackId> ids;
};

TEST_F(DagMessages, TellBothSidesOfEveryChange) {
  Lines lines;
  add(MDagMessage::addAllDagChangesCallback(note, &lines));
  put("a", "b");
  EXPECT_THAT(lines, ElementsAre("parent removed a world", "child removed a world", "parent added a b",
                                 "child added a b"));
  lines.clear();
  put("a", "c", true);
  EXPECT_THAT(lines, ElementsAre("parent added a c", "child added a c", "instance added a c"));
  lines.clear();
  MObject a = mayahost::findNode("a");
  ASSERT_TRUE(MFnDagNode(mayahost::findNode("c")).removeChild(a));
  EXPECT_THAT(lines, ElementsAre("parent removed a c", "child removed a c", "instance removed a c"));
  lines.clear();
  mayahost::deleteNode("a");
  EXPECT_THAT(lines, ElementsAre("parent removed a b", "child removed a b"));
  lines.clear();
  mayahost::undo();
  EXPECT_THAT(lines, ElementsAre("parent added a b", "child added a b"));
}

TEST_F(DagMessages, OfOneNodeAreOfItsSide) {
  MDagPath a = path("a"), b = path("b");
  Lines child, parent, any;
  add(MDagMessage::addChildAddedCallback(b, notePair, &child));
  add(MDagMessage::addParentAddedDagPathCallback(a, notePair, &parent));
  add(MDagMessage::addChildAddedCallback(notePair, &any));
  put("c", "b");
  put("a", "c");
  EXPECT_THAT(child, ElementsAre("c"));
  EXPECT_THAT(parent, ElementsAre("a"));
  EXPECT_THAT(any, ElementsAre("c", "a"));
  MStatus status;
  EXPECT_EQ(MDagMessage::addDagCallback(MDagMessage::kInvalidMsg, note, nullptr, &status), 0u);
  EXPECT_FALSE(status);
  MDagPath nowhere;
  EXPECT_EQ(MDagMessage::addAllDagChangesCallback(nowhere, note, nullptr, &status), 0u);
  EXPECT_FALSE(status);
}

TEST_F(DagMessages, AWorldMatrixMovesWithWhatIsAbove) {
  put("a", "b");
  int moved = 0;
  MDagPath a = path("a");
  add(MDagMessage::addWorldMatrixModifiedCallback(
      a,
      [](MObject& node, MDagMessage::MatrixModifiedFlags& flags, void* data) {
        EXPECT_TRUE(MFnDagNode(node).name() == "a");
        EXPECT_EQ(flags, MDagMessage::kAll);
        count(data);
      },
      &moved));
  a.inclusiveMatrix();
  mayahost::setNumber("b.tx", 3.0);
  EXPECT_EQ(moved, 1);
  a.inclusiveMatrix();
  mayahost::setNumber("a.ry", 1.0);
  EXPECT_EQ(moved, 2);
  a.inclusiveMatrix();
  mayahost::setNumber("c.tx", 1.0);
  EXPECT_EQ(moved, 2);
}

TEST_F(DagMessages, EventsHaveNames) {
  int selected = 0, time = 0, undone = 0, renamed = 0, fresh = 0, listed = 0;
  add(MEventMessage::addEventCallback("SelectionChanged", count, &selected));
  add(MModelMessage::addCallback(MModelMessage::kActiveListModified, count, &listed));
  add(MEventMessage::addEventCallback("timeChanged", count, &time));
  add(MEventMessage::addEventCallback("Undo", count, &undone));
  add(MEventMessage::addEventCallback("NameChanged", count, &renamed));
  add(MEventMessage::addEventCallback("NewSceneOpened", count, &fresh));
  MGlobal::selectByName("a");
  mayahost::deleteNode("a");  // what is deleted is no longer selected
  mayahost::setCurrentTime(MTime(4.0, MTime::uiUnit()));
  mayahost::renameNode("b", "d");
  mayahost::undo();
  mayahost::newScene();
  EXPECT_EQ(selected, 2);
  EXPECT_EQ(listed, 2);
  EXPECT_EQ(time, 1);
  EXPECT_EQ(undone, 1);
  EXPECT_EQ(renamed, 2);  // and back
  EXPECT_EQ(fresh, 1);
  MStatus status;
  EXPECT_EQ(MEventMessage::addEventCallback("Sneeze", count, nullptr, &status), 0u);
  EXPECT_FALSE(status);
  MStringArray names;
  EXPECT_TRUE(MEventMessage::getEventNames(names));
  EXPECT_GT(names.length(), 5u);
}

TEST_F(DagMessages, NodesComeToTheModelAndGo) {
  Lines come, go;
  const auto name = [](MObject& node, void* lines) {
    static_cast<Lines*>(lines)->push_back(MFnDependencyNode(node).name().asChar());
  };
  add(MModelMessage::addNodeAddedToModelCallback(MObject::kNullObj, name, &come));
  add(MModelMessage::addNodeRemovedFromModelCallback(mayahost::findNode("b"), name, &go));
  mayahost::createNode("transform", "n");
  mayahost::createNode("network", "not");
  mayahost::deleteNode("a");
  mayahost::deleteNode("b");
  EXPECT_THAT(come, ElementsAre("n"));
  EXPECT_THAT(go, ElementsAre("b"));
}

TEST_F(DagMessages, BoxesHoldWhatIsBelow) {
  mayahost::createNode("locator", "l");
  mayahost::setNumber("l.localPositionX", 5.0);
  mayahost::setNumber("l.localScaleY", 2.0);
  const MBoundingBox own = MFnDagNode(mayahost::findNode("l")).boundingBox();
  EXPECT_TRUE(own.min().isEquivalent(MPoint(4.0, -2.0, -1.0)));
  EXPECT_TRUE(own.max().isEquivalent(MPoint(6.0, 2.0, 1.0)));
  put("locator1", "a");
  mayahost::setNumber("locator1.tz", 10.0);
  mayahost::setNumber("a.sx", 2.0);
  const MBoundingBox above = MFnDagNode(mayahost::findNode("a")).boundingBox();  // in the space of its parent
  EXPECT_TRUE(above.min().isEquivalent(MPoint(8.0, -2.0, 9.0)));
  EXPECT_TRUE(above.max().isEquivalent(MPoint(12.0, 2.0, 11.0)));
  mayahost::setNumber("l.intermediateObject", 1.0);
  EXPECT_EQ(MFnDagNode(mayahost::findNode("a")).boundingBox().width(), 0.0);
  MStatus status;
  MFnDagNode().boundingBox(&status);
  EXPECT_FALSE(status);
}

}  // namespace

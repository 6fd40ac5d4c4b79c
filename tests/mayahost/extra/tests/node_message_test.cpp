// SPDX-License-Identifier: MIT
// Callbacks of nodes: attributes that change, come and go, new names, deletion.
#include "sample_scene.h"

#include <maya/MDGModifier.h>
#include <maya/MFnAttribute.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MNodeMessage.h>

using mayahost::connect;
using mayahost::createNode;
using mayahost::number;
using mayahost::setNumber;
using testing::ElementsAre;

namespace {

class NodeMessages : public SampleScene {
 protected:
  void SetUp() override {
    SampleScene::SetUp();
    for (const char* name : {"box", "above"}) mayahost::createNode("transform", name);
    mayahost::createNode("network", "notes");
  }
  int told_ = 0;
};

TEST_F(NodeMessages, CallbacksOfANode) {
  MObject node = createNode("hostEvery", "e");
  struct Seen {
    int set = 0, dirty = 0, made = 0;
    std::string former;
  } seen;
  MNodeMessage::addAttributeChangedCallback(
      node,
      [](MNodeMessage::AttributeMessage message, MPlug&, MPlug&, void* data) {
        static_cast<Seen*>(data)->set += (message & MNodeMessage::kAttributeSet) ? 1 : 0;
        static_cast<Seen*>(data)->made += (message & MNodeMessage::kConnectionMade) ? 1 : 0;
      },
      &seen);
  MNodeMessage::addNodeDirtyPlugCallback(
      node,
      [](MObject&, MPlug& dirty, void* data) {
        static_cast<Seen*>(data)->dirty += MFnAttribute(dirty.attribute()).name() == "number" ? 1 : 0;
      },
      &seen);
  const MCallbackId renamed = MNodeMessage::addNameChangedCallback(
      node,
      [](MObject&, const MString& former, void* data) { static_cast<Seen*>(data)->former = former.asChar(); },
      &seen);
  number("e.number");
  setNumber("e.whole", 5);
  setNumber("e.whole", 6);  // it is dirty already
  connect("time1.outTime", "e.time");
  mayahost::renameNode("e", "f");
  EXPECT_TRUE(MMessage::removeCallback(renamed));
  EXPECT_FALSE(MMessage::removeCallback(renamed));
  mayahost::renameNode("f", "g");
  EXPECT_EQ(seen.set, 2);
  EXPECT_EQ(seen.dirty, 1);
  EXPECT_EQ(seen.made, 1);
  EXPECT_EQ(seen.former, "e");
}

TEST_F(NodeMessages, ANodeThatIsToGoIsSavedFrom) {
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

TEST_F(NodeMessages, AttributesThatComeAndGo) {
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

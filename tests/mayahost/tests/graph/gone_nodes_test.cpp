// SPDX-License-Identifier: MIT
// What is kept of nodes, attributes and elements that are gone: plugs, steps of undo, handles. Nothing of it
// crashes or brings them back by halves.
#include "sample_scene.h"

#include <maya/MDGModifier.h>
#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MObjectHandle.h>
#include <maya/MPlugArray.h>

#include <cstdio>

using mayahost::connect;
using mayahost::createNode;
using mayahost::disconnect;
using mayahost::number;
using mayahost::plug;
using mayahost::setNumber;

namespace {

using GoneNodes = SampleScene;

// A step that is undone after its node was deleted without undo.
TEST_F(GoneNodes, StepsOfUndoPassThemOver) {
  createNode("hostEvery", "e");
  createNode("hostMix", "m");
  const std::string file = testing::TempDir() + "gone_nodes_test.ma";
  ASSERT_TRUE(mayahost::saveScene(file));
  ASSERT_TRUE(mayahost::openScene(file));  // no step of undo holds the nodes
  std::remove(file.c_str());
  ASSERT_TRUE(setNumber("e.whole", 7));
  ASSERT_TRUE(connect("e.number", "m.x"));
  ASSERT_TRUE(disconnect("e.number", "m.x"));
  {
    MDGModifier forgotten;
    forgotten.deleteNode(mayahost::findNode("e"));
    ASSERT_TRUE(forgotten.doIt());
  }
  ASSERT_TRUE(mayahost::findNode("e").isNull());
  const double before = number("m.x");
  while (mayahost::undo()) {
  }
  while (mayahost::redo()) {
  }
  EXPECT_EQ(number("m.x"), before);
  EXPECT_TRUE(mayahost::findNode("e").isNull());
}

TEST_F(GoneNodes, AModifierOutlivesItsScene) {
  MDGModifier made, removed;
  const MObject node = made.createNode("hostMix");
  ASSERT_TRUE(made.doIt());
  createNode("hostEvery", "e");
  ASSERT_TRUE(connect("e.number", "hostMix1.x"));
  removed.deleteNode(mayahost::findNode("e"));
  ASSERT_TRUE(removed.doIt());
  mayahost::newScene();
  removed.undoIt();
  made.undoIt();
  made.doIt();
  removed.doIt();
  EXPECT_THAT(mayahost::nodeNames(), testing::ElementsAre("time1"));
  EXPECT_FALSE(MObjectHandle(node).isValid());
}

TEST_F(GoneNodes, PlugsOfThemAnswerNothing) {
  createNode("hostEvery", "e");
  const MPlug whole = plug("e.number"), element = plug("e.values[3]"), input = plug("e.vectorX");
  mayahost::newScene();
  for (MPlug gone : {whole, element, input}) {
    double value = 0.0;
    EXPECT_FALSE(gone.getValue(value));
    EXPECT_FALSE(gone.setDouble(3.0));
    EXPECT_FALSE(gone.isConnected());
    MPlugArray others;
    EXPECT_FALSE(gone.connectedTo(others, true, true));
  }
}

TEST_F(GoneNodes, PlugsOfRemovedAttributesAnswerNothing) {
  MObject node = createNode("network", "n");
  MFnNumericAttribute numeric;
  MFnCompoundAttribute compound;
  MObject child = numeric.create("part", "part", MFnNumericData::kDouble, 4.0);
  numeric.setArray(true);
  MObject parent = compound.create("whole", "whole");
  compound.addChild(child);
  compound.setArray(true);
  MFnDependencyNode fn(node);
  ASSERT_TRUE(fn.addAttribute(parent));
  const MPlug held = plug("n.whole[2].part[5]");
  ASSERT_FALSE(held.isNull());
  ASSERT_TRUE(fn.removeAttribute(parent));
  parent = MObject::kNullObj;
  compound.setObject(MObject::kNullObj);
  MPlug gone = held;
  EXPECT_FALSE(gone.setDouble(1.0));
  gone.asDouble();
  gone.partialName(true, true, true, true, true, true);
}

// A compound that goes does not leave its children pointing at it.
TEST_F(GoneNodes, ChildrenOutliveTheirCompound) {
  MFnNumericAttribute numeric;
  const MObject child = numeric.create("part", "part", MFnNumericData::kDouble);
  {
    MFnCompoundAttribute compound;
    compound.create("whole", "whole");
    ASSERT_TRUE(compound.addChild(child));
    EXPECT_FALSE(MFnAttribute(child).parent().isNull());
  }
  EXPECT_TRUE(MFnAttribute(child).parent().isNull());
  MFnCompoundAttribute next;
  next.create("next", "next");
  EXPECT_TRUE(next.addChild(child));
}

// A conversion goes with its last connection, and cannot be connected anew by what cut that.
TEST_F(GoneNodes, WhatGoesWithAConnectionIsNotConnected) {
  createNode("unitConversion", "u");
  createNode("hostMix", "m");
  ASSERT_TRUE(connect("u.output", "m.y"));
  EXPECT_FALSE(connect("u.conversionFactor", "m.y", true));
  EXPECT_FALSE(mayahost::findNode("u").isNull());
  EXPECT_TRUE(plug("u.output").isConnected());
}

// Two children of one element that goes with the first connection that is cut.
TEST_F(GoneNodes, AConnectionIsCutOnce) {
  createNode("hostEvery", "e");
  MObject node = createNode("network", "n");
  MFnNumericAttribute numeric;
  MFnCompoundAttribute compound;
  const MObject a = numeric.create("one", "one", MFnNumericData::kDouble),
                b = numeric.create("two", "two", MFnNumericData::kDouble);
  const MObject parent = compound.create("both", "both");
  compound.addChild(a);
  compound.addChild(b);
  compound.setArray(true);
  compound.setDisconnectBehavior(MFnAttribute::kDelete);
  for (const MObject& part : {a, b}) MFnAttribute(part).setDisconnectBehavior(MFnAttribute::kDelete);
  ASSERT_TRUE(MFnDependencyNode(node).addAttribute(parent));
  ASSERT_TRUE(connect("e.number", "n.both[1].one"));
  ASSERT_TRUE(connect("e.number", "n.both[1].two"));
  const std::string text = mayahost::sceneText();
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(mayahost::deleteNode("e"));
    ASSERT_TRUE(mayahost::undo());
    ASSERT_EQ(mayahost::sceneText(), text);
    MPlugArray destinations;
    plug("e.number").connectedTo(destinations, false, true);
    ASSERT_EQ(destinations.length(), 2u);
  }
}

// What a disconnected plug keeps is the same when it is done again, whatever became of its source.
TEST_F(GoneNodes, WhatAPlugKeepsIsKeptByRedo) {
  createNode("hostMix", "m");
  createNode("hostMix", "n");
  ASSERT_TRUE(connect("time1.outTime", "m.time"));
  ASSERT_TRUE(connect("m.out", "n.x"));
  mayahost::setCurrentTime(MTime(5.0, MTime::uiUnit()));
  const double kept = number("n.x");
  ASSERT_TRUE(disconnect("m.out", "n.x"));
  EXPECT_EQ(number("n.x"), kept);
  ASSERT_TRUE(mayahost::undo());
  mayahost::setCurrentTime(MTime(9.0, MTime::uiUnit()));
  EXPECT_NE(number("n.x"), kept);
  ASSERT_TRUE(mayahost::redo());
  EXPECT_EQ(number("n.x"), kept);
}

// An element that drives something exists, whether its node builds it or not.
TEST_F(GoneNodes, ConnectedElementsStay) {
  createNode("hostFan", "f");
  createNode("hostMix", "m");
  ASSERT_TRUE(connect("f.out[7]", "m.x"));
  EXPECT_EQ(number("m.x"), 0.0);
  EXPECT_EQ(plug("f.out").numElements(), 4u);  // three are built
  ASSERT_TRUE(setNumber("f.count", 9));
  EXPECT_EQ(number("m.x"), 7.0);
  ASSERT_TRUE(setNumber("f.count", 1));
  EXPECT_EQ(plug("f.out").evaluateNumElements(), 2u);
}

}  // namespace

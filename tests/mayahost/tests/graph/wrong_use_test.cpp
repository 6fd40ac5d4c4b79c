// SPDX-License-Identifier: MIT
// Wrong use fails as it would in Maya, or is recorded where Maya leaves it undefined: unknown attributes and
// types, wrong types, inputs written in compute, plugs read while they are computed, ids that nobody
// registered.
#include "sample_scene.h"

#include <maya/MDGModifier.h>
#include <maya/MDagModifier.h>
#include <maya/MFnAttribute.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnPluginData.h>
#include <maya/MFnTransform.h>
#include <maya/MFnTypedAttribute.h>
#include <maya/MObjectHandle.h>
#include <maya/MPlug.h>
#include <maya/MSelectionList.h>
#include <maya/MTypeId.h>

#define MNoVersionString
#define MNoPluginEntry
#include <maya/MFnPlugin.h>

#include <cmath>

using mayahost::connect;
using mayahost::createNode;
using mayahost::deleteNode;
using mayahost::findNode;
using mayahost::number;
using mayahost::plug;
using mayahost::setNumber;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

// angle 0.5 + distance 2 + frame 3 + enum 1 + "hello" 5 + whole 4 + flag 10 + vector 6.
constexpr double kEvery = 31.5;
const MTypeId kNobodys(0x7ffee);

using WrongUse = SampleScene;

TEST_F(WrongUse, AnIdOrATypeThatNobodyRegisteredMakesNoNode) {
  int tried = 0;
  const auto refused = [&tried](auto make) {
    MStatus status;
    EXPECT_TRUE(make(&status).isNull()) << tried;
    EXPECT_FALSE(status) << tried;
    ++tried;
  };
  MObject world;
  for (const MTypeId& id : {kNobodys, MTypeId(0), MTypeId(0x7ffee, 3)}) {
    refused([&](MStatus* s) { return MFnDependencyNode().create(id, s); });
    refused([&](MStatus* s) { return MFnDependencyNode().create(id, "n", s); });
    refused([&](MStatus* s) { return MFnDagNode().create(id, world, s); });
    refused([&](MStatus* s) { return MDGModifier().createNode(id, s); });
    refused([&](MStatus* s) { return MDagModifier().createNode(id, world, s); });
    refused([&](MStatus* s) { return MFnPluginData().create(id, s); });
  }
  for (const char* type : {"noSuchNode", "", "hostevery", "dependNode"}) {
    refused([&](MStatus* s) { return createNode(type, "n", s); });
    refused([&](MStatus* s) { return MFnDependencyNode().create(MString(type), s); });
    refused([&](MStatus* s) { return MFnDagNode().create(MString(type), world, s); });
    refused([&](MStatus* s) { return MDGModifier().createNode(MString(type), s); });
    refused([&](MStatus* s) { return MDagModifier().createNode(MString(type), world, s); });
  }
  // A node outside the DAG is none in it, and a shape is none outside of it.
  refused([&](MStatus* s) { return MFnDagNode().create(MString("hostEvery"), world, s); });
  refused([&](MStatus* s) { return MDagModifier().createNode(MString("hostEvery"), world, s); });
  refused([&](MStatus* s) { return MDGModifier().createNode(MString("hostMark"), s); });
  EXPECT_EQ(tried, 41);
  EXPECT_THAT(mayahost::nodeNames(), ElementsAre("time1"));
  EXPECT_FALSE(mayahost::undo());
}

TEST_F(WrongUse, WhatIsTakenIsNotRegisteredAgain) {
  MObject object = MFnPlugin::findPlugin("sample_plugin");
  ASSERT_FALSE(object.isNull());
  MFnPlugin plugin(object);
  const MTypeId every = MFnDependencyNode(createNode("hostEvery", "e")).typeId();
  deleteNode("e");
  mayahost::newScene();
  const auto creator = []() -> void* { return nullptr; };
  const auto initialize = [] { return MStatus(MStatus::kSuccess); };
  EXPECT_FALSE(plugin.registerNode("another", every, creator, initialize));       // its id
  EXPECT_FALSE(plugin.registerNode("hostEvery", kNobodys, creator, initialize));  // its name
  EXPECT_FALSE(plugin.registerNode("transform", kNobodys, creator, initialize));  // Maya's name
  EXPECT_FALSE(plugin.registerNode("another", MTypeId(0), creator, initialize));  // no id at all
  EXPECT_FALSE(plugin.registerNode("another", kNobodys, nullptr, initialize));
  EXPECT_FALSE(plugin.registerNode("", kNobodys, creator, initialize));
  EXPECT_FALSE(plugin.deregisterNode(kNobodys));
  EXPECT_FALSE(plugin.deregisterNode(MFnDependencyNode(findNode("time1")).typeId()));  // not its own
  EXPECT_FALSE(plugin.deregisterData(kNobodys));
  EXPECT_FALSE(plugin.deregisterCommand("noSuchCommand"));
  createNode("hostEvery", "e");
  EXPECT_FALSE(plugin.deregisterNode(every));  // there is one
  EXPECT_DOUBLE_EQ(number("e.number"), kEvery);
  EXPECT_TRUE(MFnPlugin::findPlugin("noSuchPlugin").isNull());
}

TEST_F(WrongUse, UnknownAttributes) {
  const MObject node = createNode("hostEvery", "e");
  const MFnDependencyNode fn(node);
  MStatus status;
  EXPECT_TRUE(fn.attribute("noSuch", &status).isNull());
  EXPECT_FALSE(status);
  EXPECT_TRUE(fn.findPlug("noSuch", true, &status).isNull());
  EXPECT_FALSE(status);
  EXPECT_FALSE(fn.hasAttribute("noSuch"));
  MSelectionList list;
  EXPECT_FALSE(list.add("e.noSuch"));
  EXPECT_FALSE(list.add("e.whole[0]"));  // not an array
  EXPECT_FALSE(list.add("noSuch"));
  EXPECT_FALSE(setNumber("e.noSuch", 1.0));
  // Attributes of another type of node.
  MPlug wrong(node, MFnDependencyNode(createNode("hostMix", "m")).attribute("x"));
  EXPECT_TRUE(wrong.isNull() || !wrong.setValue(1.0));
  const MFnTransform transform(node, &status);
  EXPECT_FALSE(status);
}

TEST_F(WrongUse, WhatDoesNotFitIsNotConnected) {
  createNode("hostEvery", "a");
  createNode("hostEvery", "b");
  EXPECT_FALSE(connect("a.echo", "b.distance"));      // text to number
  EXPECT_FALSE(connect("a.number", "b.vector"));      // one to three
  EXPECT_FALSE(connect("a.number", "b.values"));      // one to an array
  EXPECT_FALSE(connect("a.number", "b.number"));      // to an output
  EXPECT_FALSE(connect("a.message", "b.distance"));   // message to number
  EXPECT_FALSE(connect("a.number", "b.pair.pairA"));  // an index is missing
  EXPECT_FALSE(connect("a.number", "b.nothing"));
  EXPECT_TRUE(connect("a.echo", "b.label"));
  EXPECT_EQ(mayahost::textOf("b.echo"), "hello!!");
  EXPECT_TRUE(connect("a.number", "b.whole"));  // numbers are converted
  EXPECT_EQ(plug("b.whole").asInt(), 32);
  EXPECT_FALSE(connect("a.number", "b.whole"));
  const MFnAttribute label(plug("b.label").attribute());
  EXPECT_TRUE(label.acceptsAttribute(MFnAttribute(plug("a.echo").attribute())));
  EXPECT_FALSE(label.acceptsAttribute(MFnAttribute(plug("a.number").attribute())));
  EXPECT_THAT(mayahost::nodeNames(), ElementsAre("time1", "a", "b"));
}

TEST_F(WrongUse, LimitsLocksAndDrivenPlugs) {
  createNode("hostEvery", "a");
  createNode("hostEvery", "b");
  EXPECT_FALSE(setNumber("a.whole", -1));
  EXPECT_FALSE(setNumber("a.whole", 101));
  EXPECT_FALSE(setNumber("a.number", 1));
  EXPECT_FALSE(setNumber("a.label", 1));
  EXPECT_FALSE(mayahost::setText("a.whole", "x"));
  EXPECT_TRUE(plug("a.whole").setLocked(true));
  EXPECT_FALSE(setNumber("a.whole", 1));
  EXPECT_FALSE(connect("b.number", "a.whole"));
  EXPECT_EQ(plug("a.whole").isFreeToChange(), MPlug::kNotFreeToChange);
  EXPECT_TRUE(plug("a.whole").setLocked(false));
  EXPECT_TRUE(setNumber("a.whole", 1));
  EXPECT_TRUE(plug("a.vector").setLocked(true));
  EXPECT_FALSE(setNumber("a.vectorX", 1));
  EXPECT_TRUE(plug("a.angle").isKeyable());
  EXPECT_FALSE(plug("a.distance").isKeyable());
  EXPECT_TRUE(MFnDependencyNode(findNode("b")).setLocked(true));
  EXPECT_FALSE(deleteNode("b"));
  EXPECT_FALSE(setNumber("b.whole", 1));
}

TEST_F(WrongUse, CyclesWarnAndEnd) {
  createNode("hostMix", "a");
  createNode("hostMix", "b");
  EXPECT_TRUE(connect("a.out", "b.x"));
  EXPECT_TRUE(connect("b.out", "a.x"));
  EXPECT_TRUE(std::isfinite(number("b.out")));
  ASSERT_FALSE(mayahost::messages().empty());
  EXPECT_THAT(mayahost::messages()[0].text, HasSubstr("Cycle"));
  // A cycle of nodes, not of plugs.
  mayahost::newScene();
  createNode("hostEvery", "e");
  createNode("hostEvery", "f");
  EXPECT_TRUE(connect("e.doubled0", "f.distance"));
  EXPECT_TRUE(connect("f.number", "e.distance"));
  EXPECT_DOUBLE_EQ(number("e.number"), kEvery - 2 + kEvery);
  EXPECT_THAT(mayahost::messages(), IsEmpty());
}

TEST_F(WrongUse, WrongUseIsRecorded) {
  const char* const said[] = {"", "asInt on in, which holds something else", "writes the input in",
                              "asks for w.out, which it is computing", "succeeds and leaves out dirty"};
  for (int mistake = 1; mistake <= 4; ++mistake) {
    createNode("hostWrong", "w");
    setNumber("w.mistake", mistake);
    number("w.out");
    const auto all = takeMisuses();
    ASSERT_EQ(all.size(), 1u) << mistake;
    EXPECT_THAT(all[0], HasSubstr(said[mistake]));
    deleteNode("w");
  }
  createNode("hostWrong", "w");
  EXPECT_DOUBLE_EQ(number("w.out"), 2.0);
  setNumber("w.mistake", 5);
  number("w.out");
  setNumber("w.mistake", 7);
  number("w.out");
  EXPECT_THAT(takeMisuses(), ElementsAre(HasSubstr("asDouble after compute has returned")));
  setNumber("w.in", 9.0);
  setNumber("w.mistake", 6);  // a failure keeps the last value, and is tried again
  EXPECT_DOUBLE_EQ(number("w.out"), 2.0);
  createNode("hostWrong", "v");
  connect("w.out", "v.in");
  EXPECT_DOUBLE_EQ(number("v.out"), 3.0);
  setNumber("w.mistake", 0);
  EXPECT_DOUBLE_EQ(number("v.out"), 11.0);
}

TEST_F(WrongUse, HandlesOfObjects) {
  const MObject node = createNode("hostEvery", "e");
  const MObjectHandle handle(node);
  EXPECT_TRUE(handle.isValid());
  deleteNode("e");
  EXPECT_TRUE(handle.isAlive());
  EXPECT_FALSE(handle.isValid());
  mayahost::undo();
  EXPECT_TRUE(handle.isValid());
  mayahost::newScene();
  EXPECT_FALSE(handle.isAlive());
  MStatus status;
  const MFnDependencyNode fn(node, &status);
  EXPECT_FALSE(status);
  EXPECT_THAT(takeMisuses(), ElementsAre(HasSubstr("destroyed")));
  const MFnNumericAttribute wrong(plug("time1.outTime").attribute(), &status);
  EXPECT_EQ(status, MStatus::kInvalidParameter);
}

// Said, but what Maya gives all the same: the number of a choice, read as an int.
TEST_F(WrongUse, AChoiceReadAsAnIntIsItsNumber) {
  createNode("hostEvery", "every");
  MDataHandle handle = plug("every.choice").asMDataHandle();
  EXPECT_EQ(handle.asInt(), 1);
  EXPECT_THAT(takeMisuses(), testing::Contains(testing::HasSubstr("asInt on")));
}

// -1 as an index is 4 294 967 295: no array has such an element, and none is taken for the array itself.
TEST_F(WrongUse, AnIndexBeyondTheLastMakesNoElement) {
  createNode("hostFan", "fan");
  setNumber("fan.step", -1);
  MPlug fan = plug("fan.out");
  EXPECT_EQ(fan.evaluateNumElements(), 1u) << "0, not -1 and -2";
  EXPECT_FALSE(fan.elementByPhysicalIndex(0).isArray());
  EXPECT_THAT(takeMisuses(), testing::Contains(testing::HasSubstr("no array has an element 4294967295")));
  MStatus status;
  fan.elementByLogicalIndex(static_cast<unsigned>(-1), &status);
  EXPECT_FALSE(status);
  EXPECT_TRUE(plug("fan.out[4294967295]").isNull());
}

}  // namespace

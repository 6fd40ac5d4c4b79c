// SPDX-License-Identifier: MIT
// The dependency graph of the host: attributes, plugs, evaluation on demand, connections, deletion, undo,
// plug-ins.
#include "sample_scene.h"

#include <maya/MAngle.h>
#include <maya/MDGContextGuard.h>
#include <maya/MDGModifier.h>
#include <maya/MDataHandle.h>
#include <maya/MDistance.h>
#include <maya/MDoubleArray.h>
#include <maya/MFnAttribute.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MFnDoubleArrayData.h>
#include <maya/MFnMatrixData.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnNumericData.h>
#include <maya/MGlobal.h>
#include <maya/MIntArray.h>
#include <maya/MItDependencyGraph.h>
#include <maya/MItDependencyNodes.h>
#include <maya/MMatrix.h>
#include <maya/MNamespace.h>
#include <maya/MObjectHandle.h>
#include <maya/MPlugArray.h>
#include <maya/MSelectionList.h>
#include <maya/MStringArray.h>

#include <algorithm>
#include <cmath>
#include <numeric>

using mayahost::connect;
using mayahost::createNode;
using mayahost::deleteNode;
using mayahost::disconnect;
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

using Graph = SampleScene;

TEST_F(Graph, EveryKindOfInputHasItsDefaultAndReachesCompute) {
  createNode("hostEvery", "e");
  EXPECT_DOUBLE_EQ(number("e.number"), kEvery);
  EXPECT_EQ(mayahost::textOf("e.echo"), "hello!");
  EXPECT_TRUE(setNumber("e.angle", 1.5));
  EXPECT_TRUE(setNumber("e.distance", 3.0));
  EXPECT_TRUE(setNumber("e.time", 10.0));
  EXPECT_TRUE(setNumber("e.choice", 7.0));
  EXPECT_TRUE(mayahost::setText("e.label", "abc"));
  EXPECT_TRUE(setNumber("e.flag", 0.0));
  EXPECT_TRUE(setNumber("e.vectorY", 20.0));
  EXPECT_DOUBLE_EQ(number("e.number"), 1.5 + 3 + 10 + 7 + 3 + 4 + 0 + 24);
  MMatrix matrix;
  matrix(3, 0) = 100.0;
  MFnMatrixData matrixData;
  MObject data = matrixData.create(matrix);
  EXPECT_TRUE(plug("e.matrix").setMObject(data));
  MFnDoubleArrayData arrayData;
  MDoubleArray numbers(2, 0.25);
  data = arrayData.create(numbers);
  EXPECT_TRUE(plug("e.list").setMObject(data));
  EXPECT_DOUBLE_EQ(number("e.number"), 52.5 + 100.0 + 2 * 0.25);
}

TEST_F(Graph, UnitsOfPlugs) {
  createNode("hostEvery", "e");
  EXPECT_DOUBLE_EQ(plug("e.angle").asMAngle().asDegrees(), 0.5 * 180.0 / M_PI);
  EXPECT_DOUBLE_EQ(plug("e.distance").asMDistance().asMeters(), 0.02);
  EXPECT_EQ(plug("e.time").asMTime(), MTime(3.0, MTime::kFilm));
  EXPECT_DOUBLE_EQ(plug("e.time").asDouble(), 3.0 / 24.0);
  MTime second(1.0, MTime::kSeconds);
  EXPECT_TRUE(plug("e.time").setMTime(second));
  EXPECT_DOUBLE_EQ(number("e.time"), 24.0);
  for (int frame = -500; frame <= 5000; ++frame) {
    MTime time(frame, MTime::kFilm);
    ASSERT_TRUE(plug("e.time").setMTime(time));
    ASSERT_EQ(plug("e.time").asMTime().value(), frame);  // whole frames to the last bit
  }
}

TEST_F(Graph, ComputesExactlyWhenNeeded) {
  createNode("hostEvery", "once");
  number("once.number");
  number("once.number");
  mayahost::textOf("once.echo");
  setNumber("once.angle", 1.0);
  setNumber("once.angle", 2.0);
  number("once.number");
  number("once.number");
  EXPECT_EQ(calls("once"), 2);
  createNode("hostEvery", "e");
  createNode("hostEvery", "f");
  connect("e.number", "f.distance");
  connect("e.number", "f.vectorX");
  EXPECT_DOUBLE_EQ(number("f.number"), kEvery - 2 - 1 + 2 * kEvery);
  number("f.number");
  setNumber("e.whole", 5);
  number("f.number");
  setNumber("f.whole", 9);  // nothing upstream changes
  number("f.number");
  // `calls` is not affected by anything: it is computed once, when first asked for.
  EXPECT_EQ(calls("e"), 2);
  EXPECT_EQ(calls("f"), 3);
}

TEST_F(Graph, ParentOrChildOfACompound) {
  createNode("hostEvery", "e");
  createNode("hostEvery", "f");
  EXPECT_DOUBLE_EQ(number("e.doubled1"), 4.0);
  setNumber("e.vectorZ", 7.0);
  double x = 0, y = 0, z = 0;
  MFnNumericData(plug("e.doubled").asMObject()).getData3Double(x, y, z);
  EXPECT_THAT((std::vector<double>{x, y, z}), ElementsAre(2.0, 4.0, 14.0));
  EXPECT_TRUE(connect("e.doubled", "f.vector"));  // the whole
  EXPECT_DOUBLE_EQ(number("f.vectorZ"), 14.0);
  setNumber("e.vectorX", -1.0);
  EXPECT_DOUBLE_EQ(number("f.doubled0"), -4.0);
  EXPECT_FALSE(setNumber("f.vectorX", 0.0));  // driven from above
  // A child of it has a source of its own, as scenes that Maya wrote have; the others follow the whole.
  EXPECT_TRUE(connect("e.number", "f.vectorY"));
  EXPECT_FALSE(connect("e.angle", "f.vectorY"));
  for (const double value : {3.0, 4.0}) {
    setNumber("e.vectorX", value);
    EXPECT_DOUBLE_EQ(number("f.doubled1"), 2.0 * number("e.number"));
    MFnNumericData(plug("f.vector").asMObject()).getData3Double(x, y, z);
    EXPECT_THAT((std::vector<double>{x, y, z}), ElementsAre(2.0 * value, number("e.number"), 14.0));
  }
  EXPECT_TRUE(mayahost::disconnect("e.doubled", "f.vector"));
  EXPECT_DOUBLE_EQ(number("f.vectorZ"), 14.0);  // what it was driven to stays
  EXPECT_TRUE(setNumber("f.vectorX", 0.0));
  EXPECT_FALSE(setNumber("f.vectorY", 0.0));
}

TEST_F(Graph, ArraysAreSparse) {
  createNode("hostEvery", "e");
  setNumber("e.values[3]", 2.0);
  setNumber("e.values[10]", 0.5);
  MIntArray indices;
  MPlug values = plug("e.values");
  EXPECT_EQ(values.getExistingArrayAttributeIndices(indices), 2u);
  EXPECT_EQ(indices[0], 3);
  EXPECT_EQ(indices[1], 10);
  EXPECT_EQ(values[1].logicalIndex(), 10u);
  EXPECT_TRUE(values[1] == values.attribute());
  EXPECT_EQ(values[1].array(), values);
  MStatus status;
  values.elementByPhysicalIndex(2, &status);
  EXPECT_FALSE(status);
  EXPECT_DOUBLE_EQ(number("e.number"), kEvery + 3 * 2.0 + 10 * 0.5);
  EXPECT_EQ(values.elementByLogicalIndex(4).asDouble(), 0.0);  // made by asking
  EXPECT_EQ(values.numElements(), 3u);
  setNumber("e.pair[2].pairA", 3.0);
  EXPECT_STREQ(plug("e.pair[2].pairB").name().asChar(), "e.pair[2].pairB");
  EXPECT_DOUBLE_EQ(number("e.number"), kEvery + 11.0 + 3.0 * 2);
  MDGModifier modifier;
  modifier.removeMultiInstance(plug("e.values[3]"), true);
  EXPECT_TRUE(modifier.doIt());
  EXPECT_DOUBLE_EQ(number("e.number"), kEvery + 5.0 + 6.0);
  EXPECT_TRUE(modifier.undoIt());
  EXPECT_DOUBLE_EQ(number("e.number"), kEvery + 11.0 + 6.0);
}

TEST_F(Graph, ArraysAreBuilt) {
  createNode("hostFan", "fan");
  createNode("hostEvery", "e");
  EXPECT_EQ(plug("fan.out").numElements(), 0u);
  EXPECT_EQ(plug("fan.out").evaluateNumElements(), 3u);
  EXPECT_DOUBLE_EQ(number("fan.out[2]"), 2.0);
  setNumber("fan.step", 5);
  MIntArray indices;
  MPlug out = plug("fan.out");
  EXPECT_EQ(out.evaluateNumElements(), 3u);
  out.getExistingArrayAttributeIndices(indices);
  EXPECT_EQ(indices[2], 10);
  EXPECT_TRUE(connect("fan.out[10]", "e.values[1]"));
  setNumber("fan.in", 4.0);
  EXPECT_DOUBLE_EQ(number("e.number"), kEvery + 40.0);
  setNumber("fan.count", 1);  // the connected element is not built any more: its default
  EXPECT_DOUBLE_EQ(number("e.number"), kEvery);
}

TEST_F(Graph, ANodeNamesItsDependents) {
  createNode("hostLoose", "n");
  createNode("hostEvery", "e");
  connect("n.out", "e.distance");
  EXPECT_DOUBLE_EQ(number("e.number"), kEvery - 2.0);
  MFnNumericAttribute numeric;
  const MObject attribute = numeric.create("data1", "da1", MFnNumericData::kDouble, 5.0);
  numeric.setKeyable(true);
  MDGModifier modifier;
  modifier.addAttribute(findNode("n"), attribute);
  ASSERT_TRUE(modifier.doIt());
  EXPECT_TRUE(setNumber("n.data1", 7.0));
  EXPECT_DOUBLE_EQ(number("e.number"), kEvery + 5.0);
  EXPECT_TRUE(setNumber("n.data1", 8.0));
  EXPECT_DOUBLE_EQ(number("e.number"), kEvery + 6.0);
  EXPECT_TRUE(modifier.undoIt());
  EXPECT_TRUE(plug("n.data1").isNull());
}

TEST_F(Graph, UnitConversionsComeAndGo) {
  createNode("hostEvery", "a");
  createNode("hostEvery", "b");
  EXPECT_TRUE(connect("a.angle", "b.vectorX"));
  EXPECT_DOUBLE_EQ(number("b.vectorX"), 0.5 * 180.0 / M_PI);  // degrees: the unit of the user interface
  EXPECT_THAT(mayahost::nodeNames(), ElementsAre("time1", "a", "b", "unitConversion1"));
  EXPECT_EQ(plug("b.vectorX").source(), plug("a.angle"));
  EXPECT_EQ(plug("b.vectorX").sourceWithConversion(), plug("unitConversion1.output"));
  MPlugArray to;
  EXPECT_TRUE(plug("a.angle").destinations(to));
  EXPECT_EQ(to[0], plug("b.vectorX"));
  EXPECT_TRUE(connect("time1.outTime", "b.vectorY"));
  mayahost::setCurrentTime(MTime(12.5, MTime::kFilm));
  EXPECT_DOUBLE_EQ(number("b.vectorY"), 12.5);
  EXPECT_TRUE(connect("a.distance", "b.vectorZ"));  // centimetres are the unit of the user interface
  EXPECT_TRUE(connect("b.number", "a.angle"));
  EXPECT_EQ(mayahost::nodeNames().size(), 6u);
  EXPECT_TRUE(disconnect("a.angle", "b.vectorX"));
  EXPECT_TRUE(disconnect("time1.outTime", "b.vectorY"));
  EXPECT_EQ(mayahost::nodeNames().size(), 4u);
  EXPECT_TRUE(deleteNode("b"));
  EXPECT_THAT(mayahost::nodeNames(), ElementsAre("time1", "a"));
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(mayahost::nodeNames().size(), 4u);
}

TEST_F(Graph, DataOfAPlugin) {
  for (const char* name : {"a", "b", "c"}) createNode("hostCount", name);
  EXPECT_TRUE(connect("a.out", "b.in"));
  EXPECT_TRUE(connect("b.out", "c.in"));
  EXPECT_DOUBLE_EQ(number("c.total"), 3.0);
  EXPECT_TRUE(disconnect("a.out", "b.in"));
  EXPECT_DOUBLE_EQ(number("c.total"), 3.0);  // b keeps what it was given
  EXPECT_DOUBLE_EQ(number("a.total"), 1.0);
}

TEST_F(Graph, AnotherTime) {
  createNode("hostEvery", "e");
  createNode("hostEvery", "f");
  connect("time1.outTime", "e.time");
  connect("e.number", "f.distance");
  setNumber("f.whole", 50);
  mayahost::setCurrentTime(MTime(2.0, MTime::kFilm));
  const double now = number("f.number");
  EXPECT_DOUBLE_EQ(now, kEvery - 2 - 4 + 50 + kEvery - 3 + 2);
  {
    const MDGContextGuard guard(MDGContext(MTime(10.0, MTime::kFilm)));
    EXPECT_DOUBLE_EQ(plug("f.number").asDouble(), now + 8.0);
    EXPECT_FALSE(MDGContext::current().isNormal());
  }
  EXPECT_TRUE(MDGContext::current().isNormal());
  EXPECT_DOUBLE_EQ(number("f.number"), now);
}

TEST_F(Graph, DeletionInEveryOrder) {
  std::vector<std::string> order{"a", "b", "c", "d"};
  std::sort(order.begin(), order.end());
  int checked = 0;
  do {
    mayahost::newScene();
    for (const char* name : {"a", "b", "c", "d"}) createNode("hostEvery", name);
    connect("a.number", "b.angle");  // through a conversion
    connect("b.number", "c.values[4]");
    connect("c.doubled", "d.vector");
    connect("d.message", "a.binMembership");
    connect("c.number", "d.pair[1].pairA");
    const double all = number("d.number");
    const auto names = mayahost::nodeNames();
    for (const auto& name : order) {
      ASSERT_TRUE(deleteNode(name));
      if (!findNode("d").isNull()) {
        ASSERT_DOUBLE_EQ(number("d.number"), all);  // keeps what it was driven to
      }
    }
    ASSERT_THAT(mayahost::nodeNames(), ElementsAre("time1"));
    for (std::size_t i = 0; i < order.size(); ++i) ASSERT_TRUE(mayahost::undo());
    auto back = mayahost::nodeNames();
    ASSERT_THAT(back, testing::UnorderedElementsAreArray(names));
    ASSERT_DOUBLE_EQ(number("d.number"), all);
    setNumber("a.distance", 12.0);
    ASSERT_NE(number("d.number"), all);  // connected as before
    ++checked;
  } while (std::next_permutation(order.begin(), order.end()));
  EXPECT_EQ(checked, 24);
}

// A deletion that was undone and then forgotten leaves the node to the edits that followed.
TEST_F(Graph, ForgottenDeletionKeepsTheNode) {
  mayahost::createNode("transform", "kept");
  ASSERT_TRUE(mayahost::deleteNode("kept"));
  ASSERT_TRUE(mayahost::undo());
  ASSERT_TRUE(mayahost::deleteNode("kept"));  // the first deletion can no longer be redone
  ASSERT_TRUE(mayahost::undo());
  EXPECT_TRUE(mayahost::setNumber("kept.translateX", 4.0));
  EXPECT_EQ(mayahost::number("kept.translateX"), 4.0);
}

TEST_F(Graph, UndoAndRedo) {
  createNode("hostEvery", "a");
  createNode("hostEvery", "b");
  connect("a.number", "b.values[2]");
  setNumber("a.whole", 10);
  setNumber("b.values[7]", 1.0);
  mayahost::renameNode("a", "z");
  mayahost::openUndoChunk("two");
  setNumber("z.whole", 20);
  disconnect("z.number", "b.values[2]");
  mayahost::closeUndoChunk();
  std::vector<double> seen;
  const auto look = [&] { return findNode("b").isNull() ? -1.0 : number("b.number"); };
  do {
    seen.push_back(look());
  } while (mayahost::undo());
  EXPECT_THAT(mayahost::nodeNames(), ElementsAre("time1"));
  ASSERT_EQ(seen.size(), 8u);
  EXPECT_DOUBLE_EQ(seen[1], kEvery + 2 * (kEvery + 6) + 7.0);
  EXPECT_DOUBLE_EQ(seen[4], kEvery + 2 * kEvery);
  EXPECT_DOUBLE_EQ(seen[5], kEvery);
  for (std::size_t i = seen.size() - 1; i-- > 0;) {
    ASSERT_TRUE(mayahost::redo());
    ASSERT_DOUBLE_EQ(look(), seen[i]);
  }
  EXPECT_FALSE(mayahost::redo());
  EXPECT_TRUE(mayahost::undo());
  setNumber("b.whole", 1);  // a new edit: nothing left to redo
  EXPECT_FALSE(mayahost::redo());
}

TEST_F(Graph, ModifiersWaitForDoIt) {
  MDGModifier modifier;
  MStatus status;
  const MObject a = modifier.createNode("hostEvery", &status);
  ASSERT_TRUE(status);
  const MObject b = modifier.createNode("hostEvery");
  EXPECT_TRUE(modifier.createNode("noSuchType", &status).isNull());
  EXPECT_EQ(status, MStatus::kInvalidParameter);
  modifier.renameNode(a, "first");
  const MPlug out = MFnDependencyNode(a).findPlug("number", false),
              in = MFnDependencyNode(b).findPlug("angle", false);
  EXPECT_TRUE(modifier.connect(out, in));
  modifier.newPlugValueInt(MFnDependencyNode(a).findPlug("whole", false), 6);
  EXPECT_THAT(mayahost::nodeNames(), ElementsAre("time1"));
  EXPECT_FALSE(MObjectHandle(a).isValid());
  EXPECT_TRUE(MObjectHandle(a).isAlive());
  ASSERT_TRUE(modifier.doIt());
  EXPECT_TRUE(MObjectHandle(a).isValid());
  EXPECT_THAT(mayahost::nodeNames(), ElementsAre("time1", "first", "hostEvery2", "unitConversion1"));
  EXPECT_DOUBLE_EQ(in.asDouble(), (kEvery + 2) * M_PI / 180.0);
  modifier.newPlugValueString(MFnDependencyNode(b).findPlug("label", false), "more");
  ASSERT_TRUE(modifier.doIt());  // only what was added
  EXPECT_EQ(mayahost::nodeNames().size(), 4u);
  ASSERT_TRUE(modifier.undoIt());
  EXPECT_THAT(mayahost::nodeNames(), ElementsAre("time1"));
  ASSERT_TRUE(modifier.doIt());  // all again
  EXPECT_DOUBLE_EQ(in.asDouble(), (kEvery + 2) * M_PI / 180.0);
  MDGModifier failing;
  failing.newPlugValueInt(MFnDependencyNode(a).findPlug("whole", false), 7);
  failing.newPlugValueInt(MFnDependencyNode(a).findPlug("whole", false), 7000);  // past its maximum
  EXPECT_FALSE(failing.doIt());
  EXPECT_EQ(plug("first.whole").asInt(), 6);  // all or nothing
}

TEST_F(Graph, NamesPatternsAndNamespaces) {
  createNode("hostEvery", "arm");
  createNode("hostEvery", "arm");
  createNode("hostEvery", "a-b 1");
  EXPECT_TRUE(MNamespace::addNamespace("rig"));
  EXPECT_TRUE(MNamespace::setCurrentNamespace(":rig"));
  createNode("hostEvery", "arm");
  EXPECT_TRUE(MNamespace::setCurrentNamespace(":"));
  createNode("network");
  EXPECT_THAT(mayahost::nodeNames(), ElementsAre("time1", "arm", "arm1", "a_b_1", "rig:arm", "network1"));
  MSelectionList list;
  EXPECT_TRUE(list.add("arm*"));
  EXPECT_EQ(list.length(), 2u);
  EXPECT_TRUE(list.add("rig:*"));
  EXPECT_TRUE(list.add("arm.vectorX"));
  EXPECT_FALSE(list.add("leg*"));
  MPlug selected;
  EXPECT_TRUE(list.getPlug(3, selected));
  EXPECT_STREQ(selected.name().asChar(), "arm.vectorX");
  MGlobal::setActiveSelectionList(list);
  deleteNode("arm");
  MGlobal::getActiveSelectionList(list);
  MStringArray names;
  list.getSelectionStrings(names);
  EXPECT_EQ(names.length(), 2u);
  int nodes = 0;
  for (MItDependencyNodes it(MFn::kPluginDependNode); !it.isDone(); it.next()) ++nodes;
  EXPECT_EQ(nodes, 3);
}

TEST_F(Graph, WalksTheGraph) {
  for (const char* name : {"a", "b", "c", "d"}) createNode("hostEvery", name);
  connect("a.number", "b.distance");
  connect("b.number", "c.distance");
  connect("b.doubled", "d.vector");  // not affected by the distance
  const auto walk = [](MPlug from, MItDependencyGraph::Level level) {
    std::vector<std::string> names;
    MItDependencyGraph it(from, MFn::kInvalid, MItDependencyGraph::kDownstream,
                          MItDependencyGraph::kDepthFirst, level);
    for (; !it.isDone(); it.next()) names.push_back(MFnDependencyNode(it.currentItem()).name().asChar());
    return names;
  };
  EXPECT_THAT(walk(plug("a.number"), MItDependencyGraph::kPlugLevel), ElementsAre("a", "b", "c"));
  EXPECT_THAT(walk(plug("a.number"), MItDependencyGraph::kNodeLevel),
              testing::UnorderedElementsAre("a", "b", "c", "d"));
}

TEST_F(Graph, PluginsAreLoadedAndUnloaded) {
  EXPECT_FALSE(mayahost::loadPlugin(SAMPLE_PLUGIN));  // it is loaded
  createNode("hostEvery", "e");
  EXPECT_FALSE(mayahost::unloadPlugin("sample_plugin"));  // a node is there
  deleteNode("e");
  EXPECT_TRUE(mayahost::unloadPlugin("sample_plugin"));
  EXPECT_FALSE(mayahost::undo());  // the node cannot come back
  MStatus status;
  EXPECT_TRUE(createNode("hostEvery", "e", &status).isNull());
  EXPECT_FALSE(status);
  for (int i = 0; i < 2; ++i) {
    ASSERT_TRUE(mayahost::loadPlugin(SAMPLE_PLUGIN));
    createNode("hostEvery", "e");
    EXPECT_DOUBLE_EQ(number("e.number"), kEvery);
    deleteNode("e");
    ASSERT_TRUE(mayahost::unloadPlugin("sample_plugin"));
  }
  EXPECT_FALSE(mayahost::loadPlugin(FAILING_PLUGIN));
  EXPECT_THAT(
      takeMisuses(),
      ElementsAre(HasSubstr("hostFails: place affects out, but placeX is not declared"),
                  HasSubstr("placeY is not declared"), HasSubstr("placeZ is not declared to affect out")));
  EXPECT_THAT(mayahost::loadedPlugins(), IsEmpty());
  EXPECT_TRUE(createNode("hostMix", "m", &status).isNull());  // nothing is left of it
  EXPECT_FALSE(mayahost::loadPlugin("no_such_file.so"));
  EXPECT_THAT(mayahost::messages().back().text, HasSubstr("no_such_file.so"));
  ASSERT_TRUE(mayahost::loadPlugin(SAMPLE_PLUGIN));
}

}  // namespace

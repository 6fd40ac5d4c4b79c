// SPDX-License-Identifier: MIT
// Names and paths in the DAG, the world, shapes and their transforms, instances; limits and joint
// orientation.
#include <mayahost/host.h>

#include <maya/MDagModifier.h>
#include <maya/MDagPath.h>
#include <maya/MDagPathArray.h>
#include <maya/MEulerRotation.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnIkJoint.h>
#include <maya/MItDependencyNodes.h>
#include <maya/MMatrix.h>
#include <maya/MNamespace.h>
#include <maya/MPlugArray.h>
#include <maya/MPoint.h>
#include <maya/MQuaternion.h>
#include <maya/MSelectionList.h>
#include <maya/MStringArray.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using mayahost::findNode;
using mayahost::number;
using mayahost::setNumber;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

// Runs first of all: nothing has touched the scene yet.
TEST(BeforeTheScene, BuiltInTypesAreThere) {
  EXPECT_FALSE(mayahost::createNode("transform", "early").isNull());
}

class DagNames : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::newScene();
    mayahost::clearMisuses();
  }
  void TearDown() override { EXPECT_THAT(mayahost::misuses(), testing::IsEmpty()); }
  static MObject make(const char* type, const char* name, MObject parent = MObject::kNullObj) {
    MStatus status;
    const MObject made = MFnDagNode().create(type, name, parent, &status);
    EXPECT_TRUE(status) << name;
    return made;
  }
};

TEST_F(DagNames, AreUniqueAmongSiblingsAlone) {
  const MObject a = make("transform", "a"), b = make("transform", "b");
  const MObject one = make("transform", "x", a), two = make("transform", "x", b),
                again = make("transform", "x", b);
  EXPECT_EQ(MFnDagNode(one).name(), MString("x"));
  EXPECT_EQ(MFnDagNode(two).name(), MString("x"));
  EXPECT_EQ(MFnDagNode(again).name(), MString("x1"));
  EXPECT_FALSE(MFnDagNode(one).hasUniqueName());
  EXPECT_EQ(MFnDagNode(one).partialPathName(), MString("a|x"));
  EXPECT_EQ(MFnDagNode(again).partialPathName(), MString("x1"));
  EXPECT_TRUE(findNode("x").isNull()) << "which one?";
  EXPECT_TRUE(findNode("a|x") == one);
  EXPECT_TRUE(findNode("|b|x") == two);
  EXPECT_FALSE(mayahost::deleteNode("x"));
  ASSERT_FALSE(mayahost::messages().empty());
  EXPECT_EQ(mayahost::messages().back().text, "More than one object matches name: x");
  EXPECT_FALSE(mayahost::deleteNode("y"));
  EXPECT_EQ(mayahost::messages().back().text, "No object matches name: y");
  EXPECT_TRUE(setNumber("a|x.tx", 1.0));
  EXPECT_FALSE(setNumber("x.tx", 1.0));
  EXPECT_EQ(mayahost::plug("|b|x.tx").name(), MString("b|x.translateX"));
  MSelectionList list;
  EXPECT_TRUE(list.add("x"));
  EXPECT_EQ(list.length(), 2u) << "all that match";
  list.clear();
  EXPECT_TRUE(list.add("?|x*"));
  EXPECT_EQ(list.length(), 3u);
  // A name outside the DAG is one for the whole scene.
  mayahost::createNode("network", "x");
  EXPECT_THAT(mayahost::nodeNames(), testing::Contains("x2"));
  mayahost::createNode("network", "n");
  EXPECT_EQ(MFnDagNode(make("transform", "n", a)).name(), MString("n1"));
  // Under a parent with a child of its name, it takes another; undo gives the name back.
  MDagModifier modifier;
  ASSERT_TRUE(modifier.reparentNode(one, b));
  ASSERT_TRUE(modifier.doIt());
  EXPECT_EQ(MFnDagNode(one).fullPathName(), MString("|b|x3"));
  ASSERT_TRUE(modifier.undoIt());
  EXPECT_EQ(MFnDagNode(one).fullPathName(), MString("|a|x"));
}

TEST_F(DagNames, NamespacesArePartOfNames) {
  ASSERT_TRUE(MNamespace::addNamespace("left"));
  const MObject a = make("transform", "left:a"), b = make("transform", "a");
  EXPECT_TRUE(findNode("a") == b);
  EXPECT_TRUE(findNode("left:a") == a);
  EXPECT_TRUE(findNode(":left:a") == a);
  EXPECT_TRUE(findNode("|left:a") == a);
  ASSERT_TRUE(MNamespace::setCurrentNamespace("left"));
  EXPECT_EQ(MFnDagNode(make("transform", "c")).name(), MString("left:c"));
  EXPECT_FALSE(findNode("c").isNull()) << "in the current namespace";
  ASSERT_TRUE(MNamespace::setCurrentNamespace(":"));
  EXPECT_TRUE(findNode("c").isNull());
}

TEST_F(DagNames, TheWorldIsAboveAll) {
  MFnDagNode top(make("transform", "top"));
  const MObject world = top.parent(0);
  EXPECT_EQ(world.apiType(), MFn::kWorld);
  EXPECT_EQ(MFnDagNode(world).name(), MString("world"));
  EXPECT_TRUE(top.dagRoot() == world);
  EXPECT_EQ(MFnDagNode(world).childCount(), 1u);
  EXPECT_TRUE(MFnDagNode(world).hasChild(top.object()));
  MDagPath path = MDagPath::getAPathTo(world);
  EXPECT_TRUE(path.isValid());
  EXPECT_EQ(path.length(), 0u);
  EXPECT_TRUE(path.push(top.object()));
  EXPECT_EQ(path.fullPathName(), MString("|top"));
  EXPECT_TRUE(path.pop());
  EXPECT_TRUE(path.node() == world);
  EXPECT_TRUE(findNode("world").isNull()) << "it cannot be named";
  EXPECT_TRUE(mayahost::createNode("world").isNull());
  unsigned seen = 0;
  for (MItDependencyNodes it; !it.isDone(); it.next()) ++seen;
  EXPECT_EQ(seen, 2u) << "time1 and top";
}

TEST_F(DagNames, ShapesHaveTransforms) {
  EXPECT_EQ(MFnDagNode(mayahost::createNode("locator")).fullPathName(), MString("|locator1|locatorShape1"));
  EXPECT_EQ(MFnDagNode(mayahost::createNode("locator", "mine")).fullPathName(), MString("|locator2|mine"));
  MFnDagNode fn;
  const MObject made = fn.create("locator");
  EXPECT_TRUE(made.hasFn(MFn::kTransform)) << "what is returned is the transform";
  EXPECT_EQ(MFnDagNode(fn.child(0)).fullPathName(), MString("|locator3|locatorShape3"));
  MDagModifier modifier;
  const MObject later = modifier.createNode("locator");
  EXPECT_TRUE(later.hasFn(MFn::kTransform));
  ASSERT_TRUE(modifier.doIt());
  EXPECT_FALSE(findNode("|locator4|locatorShape4").isNull());
  ASSERT_TRUE(modifier.undoIt());
  EXPECT_TRUE(findNode("locator4").isNull());
  EXPECT_TRUE(mayahost::undo());
  EXPECT_TRUE(findNode("locator2").isNull()) << "the transform goes with its shape";
  MStatus status;
  EXPECT_TRUE(MDGModifier().createNode("transform", &status).isNull());
  EXPECT_FALSE(status) << "DAG nodes are made by an MDagModifier";
}

TEST_F(DagNames, InstancesHaveAPathAndAMatrixEach) {
  MObject a = make("transform", "a"), b = make("transform", "b"), shape = make("locator", "s", a);
  ASSERT_TRUE(MFnDagNode(b).addChild(shape, MFnDagNode::kNextPos, true));
  EXPECT_FALSE(MFnDagNode(b).addChild(shape, MFnDagNode::kNextPos, true)) << "it is there";
  setNumber("a.tx", 1.0);
  setNumber("b.tx", 2.0);
  MFnDagNode fn(shape);
  EXPECT_TRUE(fn.isInstanced());
  EXPECT_EQ(fn.instanceCount(true), 2u);
  EXPECT_EQ(fn.parentCount(), 2u);
  EXPECT_TRUE(fn.parent(1) == b);
  MDagPathArray paths;
  ASSERT_TRUE(MDagPath::getAllPathsTo(shape, paths));
  ASSERT_EQ(paths.length(), 2u);
  for (unsigned i = 0; i < 2; ++i) {
    EXPECT_EQ(paths[i].instanceNumber(), i);
    EXPECT_EQ(paths[i].inclusiveMatrix()(3, 0), 1.0 + i);
    EXPECT_EQ(MFnDagNode(paths[i]).fullPathName(), MString(i == 0 ? "|a|s" : "|b|s"));
  }
  EXPECT_EQ(paths[1].partialPathName(), MString("b|s"));
  EXPECT_EQ(mayahost::plug("s.worldMatrix").numElements(), 2u);
  // An instance above counts too: a under c and d makes three paths.
  MObject c = make("transform", "c"), d = make("transform", "d");
  ASSERT_TRUE(MFnDagNode(c).addChild(a));
  ASSERT_TRUE(MFnDagNode(d).addChild(a, MFnDagNode::kNextPos, true));
  setNumber("d.tx", 10.0);
  ASSERT_TRUE(MDagPath::getAllPathsTo(shape, paths));
  std::vector<double> x;
  for (unsigned i = 0; i < paths.length(); ++i) x.push_back(paths[i].inclusiveMatrix()(3, 0));
  EXPECT_THAT(x, ElementsAre(1.0, 11.0, 2.0));
  EXPECT_EQ(fn.instanceCount(true), 3u);
  EXPECT_EQ(fn.instanceCount(false), 2u);
  // Deleting one of the parents leaves the shape to the other.
  ASSERT_TRUE(mayahost::deleteNode("a"));
  EXPECT_EQ(fn.fullPathName(), MString("|b|s"));
  ASSERT_TRUE(mayahost::undo());
  ASSERT_TRUE(MDagPath::getAllPathsTo(shape, paths));
  ASSERT_EQ(paths.length(), 3u);
  EXPECT_EQ(paths[1].inclusiveMatrix()(3, 0), 11.0);
  EXPECT_FALSE(MFnDagNode(shape).addChild(a)) << "nothing under a shape";
}

TEST_F(DagNames, WhatIsInheritedIsNoConnection) {
  MObject a = make("transform", "a"), b = make("transform", "b", a);
  MPlugArray plugs;
  EXPECT_TRUE(MFnDagNode(b).getConnections(plugs));
  EXPECT_EQ(plugs.length(), 0u);
  EXPECT_FALSE(MFnDagNode(b).hasAttribute("hostParentMatrix"));
  setNumber("a.tx", 5.0);
  setNumber("b.ty", 2.0);
  MDagPath path = MDagPath::getAPathTo(b);
  EXPECT_EQ(path.inclusiveMatrix()(3, 0), 5.0);
  EXPECT_TRUE(setNumber("b.inheritsTransform", 0.0));
  EXPECT_EQ(path.inclusiveMatrix()(3, 0), 0.0);
  EXPECT_EQ(path.exclusiveMatrix()(3, 0), 5.0);
  EXPECT_TRUE(path.isVisible());
  setNumber("a.visibility", 0.0);
  EXPECT_FALSE(path.isVisible()) << "hidden with its parent";
}

TEST_F(DagNames, LockedNodesStayAsTheyAre) {
  MFnDagNode fn(make("transform", "a"));
  MObject b = make("transform", "b");
  ASSERT_TRUE(fn.setLocked(true));
  EXPECT_FALSE(setNumber("a.tx", 1.0));
  EXPECT_FALSE(mayahost::plug("a.tx").setDouble(1.0));
  EXPECT_FALSE(mayahost::deleteNode("a"));
  EXPECT_FALSE(mayahost::renameNode("a", "c"));
  MObject a = fn.object();
  EXPECT_FALSE(MFnDagNode(b).addChild(a));
  EXPECT_FALSE(fn.isFromReferencedFile());
  ASSERT_TRUE(fn.setLocked(false));
  EXPECT_TRUE(setNumber("a.tx", 1.0));
}

TEST_F(DagNames, RotationsInTheWorldPivotsAndLimits) {
  MObject a = make("transform", "a");
  MDagPath path = MDagPath::getAPathTo(make("joint", "j", a));
  MFnIkJoint joint(path);
  MFnTransform above(a);
  ASSERT_TRUE(above.setRotation(MEulerRotation(0.1, 0.2, 0.3)));
  ASSERT_TRUE(joint.setOrientation(MEulerRotation(0.5, -0.4, 0.2)));
  const MQuaternion wanted = MEulerRotation(-0.7, 0.4, 1.1).asQuaternion();
  ASSERT_TRUE(joint.setRotation(wanted, MSpace::kWorld));
  MQuaternion now;
  ASSERT_TRUE(joint.getRotation(now, MSpace::kWorld));
  EXPECT_TRUE(now.isEquivalent(wanted, 1e-12) || now.isEquivalent(-wanted, 1e-12));
  EXPECT_TRUE(path.inclusiveMatrix().isEquivalent(wanted.asMatrix(), 1e-12));
  double angles[3] = {};
  MTransformationMatrix::RotationOrder order = MTransformationMatrix::kInvalid;
  ASSERT_TRUE(joint.getOrientation(angles, order));
  EXPECT_EQ(order, MTransformationMatrix::kXYZ);
  EXPECT_EQ(angles[1], -0.4);
  EXPECT_FALSE(MFnTransform(path.node()).setRotation(wanted, MSpace::kWorld)) << "without a path";

  ASSERT_TRUE(above.setRotatePivot(MPoint(1.0, 2.0, 3.0), MSpace::kTransform, false));
  EXPECT_TRUE(above.transformation().asMatrix().isEquivalent(above.transformationMatrix(), 1e-12));
  MTransformationMatrix copy = above.transformation();
  MFnTransform other(make("transform", "other"));
  ASSERT_TRUE(other.set(copy));
  EXPECT_TRUE(other.transformationMatrix().isEquivalent(above.transformationMatrix(), 1e-12));
  EXPECT_FALSE(above.isLimited(MFnTransform::kRotateMaxY));
  ASSERT_TRUE(above.setLimit(MFnTransform::kRotateMaxY, 0.75));
  EXPECT_TRUE(above.isLimited(MFnTransform::kRotateMaxY));
  EXPECT_EQ(above.limitValue(MFnTransform::kRotateMaxY), 0.75);
  EXPECT_EQ(number("a.maxRotYLimit"), 0.75);
  EXPECT_FALSE(above.setLimit(MFnTransform::kShearMinXY, 0.5));
  EXPECT_FALSE(setNumber("a.rotateOrder", 6.0)) << "there are six orders";
}

}  // namespace

// SPDX-License-Identifier: MIT
// The DAG of the host: world matrices against the engine's forward kinematics and MTransformationMatrix,
// parenting, paths, deletion of hierarchies.
#include "figure/motion/pose.h"

#include <mayahost/host.h>

#include <maya/MDGContextGuard.h>
#include <maya/MDagModifier.h>
#include <maya/MDagPath.h>
#include <maya/MEulerRotation.h>
#include <maya/MFnAnimCurve.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnTransform.h>
#include <maya/MItDag.h>
#include <maya/MMatrix.h>
#include <maya/MPoint.h>
#include <maya/MQuaternion.h>
#include <maya/MSelectionList.h>
#include <maya/MTransformationMatrix.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

using footfall::Vec3;
using mayahost::setNumber;

namespace {

MTime frame(double f) {
  return MTime(f, MTime::kFilm);
}

class Dag : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::setEvaluationMode(mayahost::EvaluationMode::off);
    MTime::setUIUnit(MTime::kFilm);
    mayahost::newScene();
    mayahost::clearMisuses();
  }
  void TearDown() override { EXPECT_THAT(mayahost::misuses(), testing::IsEmpty()); }

  Vec3 vector(double size) {
    std::uniform_real_distribution<double> any(-size, size);
    return {any(random), any(random), any(random)};
  }
  static void set(const std::string& node, const std::string& attribute, const Vec3& value) {
    const char* const axes[] = {"X", "Y", "Z"};
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(setNumber(node + "." + attribute + axes[i], value[i]));
  }
  static MMatrix world(const std::string& node) {
    return MDagPath::getAPathTo(mayahost::findNode(node)).inclusiveMatrix();
  }
  std::mt19937 random{11};
};

// Of a locator, one element per instance: its local position where the transform takes it.
TEST_F(Dag, LocatorsKnowWhereTheyAre) {
  MFnDagNode fn;
  MObject a = fn.create("transform", "a"), b = fn.create("transform", "b");
  MObject shape = fn.create("locator", "mark", a);
  const auto at = [](const std::string& plug) {
    Vec3 place;
    for (int i = 0; i < 3; ++i) place[i] = mayahost::number(plug + "." + "worldPosition" + "XYZ"[i]);
    return place;
  };
  set("mark", "localPosition", Vec3(1, 2, 3));
  EXPECT_EQ(at("mark.worldPosition[0]"), Vec3(1, 2, 3));
  set("a", "translate", Vec3(10, 0, 0));
  EXPECT_EQ(at("mark.worldPosition[0]"), Vec3(11, 2, 3));
  set("a", "scale", Vec3(2, 2, 2));
  EXPECT_EQ(at("mark.worldPosition[0]"), Vec3(12, 4, 6));
  ASSERT_TRUE(MFnDagNode(b).addChild(shape, MFnDagNode::kNextPos, true));
  set("b", "translate", Vec3(0, 0, -1));
  EXPECT_EQ(at("mark.worldPosition[1]"), Vec3(1, 2, 2));
  EXPECT_EQ(at("mark.worldPosition[0]"), Vec3(12, 4, 6));
  // What is connected follows, and nobody else can set it.
  fn.create("transform", "follower");
  ASSERT_TRUE(mayahost::connect("mark.worldPosition[0]", "follower.translate"));
  set("a", "translate", Vec3(20, 0, 0));
  EXPECT_EQ(mayahost::number("follower.translateX"), 22.0);
  EXPECT_FALSE(mayahost::connect("follower.scale", "mark.worldPosition[0]"));
}

TEST_F(Dag, WorldMatricesAreTheEnginesForwardKinematics) {
  footfall::Skeleton skeleton;
  MFnDagNode fn;
  for (int i = 0; i < 40; ++i) {
    footfall::Joint joint;
    joint.name = "j" + std::to_string(i);
    joint.parent = i == 0 ? -1 : static_cast<int>(random() % static_cast<unsigned>(i));
    joint.rotationOrder = static_cast<footfall::RotationOrder>(random() % 6);
    joint.translation = vector(10.0);
    joint.rotation = vector(3.0);
    joint.jointOrient = vector(3.0);
    joint.rotateAxis = vector(3.0);
    skeleton.joints.push_back(joint);
    MObject parent = i == 0 ? MObject::kNullObj : mayahost::findNode("j" + std::to_string(joint.parent));
    MStatus status;
    fn.create("joint", joint.name.c_str(), parent, &status);
    ASSERT_TRUE(status);
    set(joint.name, "translate", joint.translation);
    set(joint.name, "rotate", joint.rotation);
    set(joint.name, "jointOrient", joint.jointOrient);
    set(joint.name, "rotateAxis", joint.rotateAxis);
    ASSERT_TRUE(setNumber(joint.name + ".rotateOrder", static_cast<int>(joint.rotationOrder)));
  }
  footfall::Pose pose;
  const auto compare = [&] {
    footfall::worldFromLocal(skeleton, footfall::restPose(skeleton), pose);
    double worst = 0.0;
    for (int i = 0; i < 40; ++i) {
      const MMatrix m = world(skeleton.joints[static_cast<std::size_t>(i)].name);
      const Eigen::Matrix4d expected = pose.frame(i).matrix();
      for (unsigned r = 0; r < 4; ++r) {
        for (unsigned c = 0; c < 4; ++c) worst = std::max(worst, std::fabs(m(r, c) - expected(c, r)));
      }
    }
    return worst;
  };
  EXPECT_LT(compare(), 1e-11);
  for (int k = 0; k < 10; ++k) {  // what changes above is heard below
    const auto j = static_cast<std::size_t>(random() % 40);
    skeleton.joints[j].rotation = vector(3.0);
    set(skeleton.joints[j].name, "rotate", skeleton.joints[j].rotation);
    EXPECT_LT(compare(), 1e-11);
  }
}

TEST_F(Dag, TheOffsetParentMatrixComesBetween) {
  MFnDagNode fn;
  MObject parent = mayahost::createNode("transform", "above");
  parent = fn.create("transform", "mid", parent);
  fn.create("joint", "below", parent);
  mayahost::createNode("transform", "driver");
  for (const char* name : {"above", "mid", "below", "driver"}) {
    set(name, "translate", vector(5.0));
    set(name, "rotate", vector(3.0));
  }
  const MMatrix plain = world("mid"), child = world("below");
  ASSERT_TRUE(mayahost::connect("driver.matrix", "mid.offsetParentMatrix"));
  const MMatrix by = world("driver"), above = world("above");
  const MMatrix local = plain * above.inverse();
  EXPECT_TRUE(world("mid").isEquivalent(local * by * above, 1e-12));
  EXPECT_TRUE(world("below").isEquivalent(child * plain.inverse() * local * by * above, 1e-10));
  // The matrix of the node leaves it out; what it calls its parent's has it.
  const MDagPath path = MDagPath::getAPathTo(mayahost::findNode("mid"));
  EXPECT_TRUE(path.exclusiveMatrix().isEquivalent(by * above, 1e-12));
  EXPECT_TRUE(MFnTransform(path).transformation().asMatrix().isEquivalent(local, 1e-12));
  ASSERT_TRUE(setNumber("driver.translateY", 9.0));
  EXPECT_TRUE(world("mid").isEquivalent(local * world("driver") * above, 1e-12));
  ASSERT_TRUE(mayahost::disconnect("driver.matrix", "mid.offsetParentMatrix"));
}

TEST_F(Dag, LocalMatrixIsThatOfMTransformationMatrix) {
  mayahost::createNode("transform", "t");
  for (int k = 0; k < 30; ++k) {
    const Vec3 t = vector(5.0), r = vector(3.0), s = vector(2.0), sh = vector(1.0), ra = vector(2.0),
               rp = vector(4.0), rpt = vector(4.0), sp = vector(4.0), spt = vector(4.0);
    const int order = static_cast<int>(random() % 6);
    set("t", "translate", t);
    set("t", "rotate", r);
    set("t", "scale", s);
    setNumber("t.shearXY", sh[0]);
    setNumber("t.shearXZ", sh[1]);
    setNumber("t.shearYZ", sh[2]);
    set("t", "rotateAxis", ra);
    set("t", "rotatePivot", rp);
    set("t", "rotatePivotTranslate", rpt);
    set("t", "scalePivot", sp);
    set("t", "scalePivotTranslate", spt);
    setNumber("t.rotateOrder", order);
    const auto v = [](const Vec3& x) { return MVector(x[0], x[1], x[2]); };
    MTransformationMatrix expected;
    const double scale[3] = {s[0], s[1], s[2]}, shear[3] = {sh[0], sh[1], sh[2]};
    expected.setScale(scale, MSpace::kTransform);
    expected.setShear(shear, MSpace::kTransform);
    expected.setRotationOrientation(MEulerRotation(v(ra)).asQuaternion());
    const double angles[3] = {r[0], r[1], r[2]};
    expected.setRotation(angles, static_cast<MTransformationMatrix::RotationOrder>(order + 1));
    expected.setScalePivot(MPoint(v(sp)), MSpace::kTransform, false);
    expected.setScalePivotTranslation(v(spt), MSpace::kTransform);
    expected.setRotatePivot(MPoint(v(rp)), MSpace::kTransform, false);
    expected.setRotatePivotTranslation(v(rpt), MSpace::kTransform);
    expected.setTranslation(v(t), MSpace::kTransform);
    const MMatrix local = MFnDagNode(mayahost::findNode("t")).transformationMatrix();
    EXPECT_TRUE(local.isEquivalent(expected.asMatrix(), 1e-10)) << k;
    const MDagPath path = MDagPath::getAPathTo(mayahost::findNode("t"));
    EXPECT_TRUE((path.inclusiveMatrix() * path.inclusiveMatrixInverse()).isEquivalent(MMatrix(), 1e-8));
  }
}

TEST_F(Dag, ParentsChildrenAndPaths) {
  MFnDagNode fn;
  MObject a = fn.create("transform", "a"), b = fn.create("transform", "b", a);
  MObject c = fn.create("joint", "c", b), shape = fn.create("locator", "cShape", c);
  EXPECT_EQ(fn.fullPathName(), MString("|a|b|c|cShape"));
  EXPECT_TRUE(mayahost::findNode("|a|b|c") == c);
  EXPECT_TRUE(mayahost::findNode("b|c") == c);
  EXPECT_TRUE(mayahost::findNode("a|c").isNull());
  setNumber("|a.translateX", 1.0);
  setNumber("b.translateX", 10.0);
  setNumber("c.translateX", 100.0);
  EXPECT_EQ(world("cShape")(3, 0), 111.0);
  MDagPath path = MDagPath::getAPathTo(shape);
  EXPECT_EQ(path.length(), 4u);
  EXPECT_TRUE(path.transform() == c);
  EXPECT_TRUE(path.hasFn(MFn::kShape));
  EXPECT_TRUE(path.pop(2));
  EXPECT_TRUE(path.node() == b);
  EXPECT_TRUE(path.push(c));
  EXPECT_TRUE(path.extendToShape());
  EXPECT_TRUE(path.node() == shape);
  EXPECT_FALSE(path.push(a));

  MSelectionList list;
  EXPECT_TRUE(list.add("|a|b|c"));
  EXPECT_TRUE(list.add(path));
  EXPECT_TRUE(list.add("time1"));
  MDagPath listed;
  EXPECT_TRUE(list.getDagPath(0, listed));
  EXPECT_TRUE(listed.node() == c);
  EXPECT_TRUE(list.getDagPath(1, listed));
  EXPECT_TRUE(listed == path);
  EXPECT_FALSE(list.getDagPath(2, listed)) << "not in the DAG";

  MFnDagNode below(c), above(a);
  EXPECT_TRUE(below.isChildOf(a));
  EXPECT_TRUE(below.hasParent(b));
  EXPECT_FALSE(below.addChild(a)) << "a cycle";
  EXPECT_TRUE(above.addChild(c));
  EXPECT_EQ(above.childCount(), 2u);
  EXPECT_EQ(world("cShape")(3, 0), 101.0);
  EXPECT_TRUE(above.removeChild(c));
  EXPECT_EQ(world("cShape")(3, 0), 100.0);
  EXPECT_EQ(below.fullPathName(), MString("|c"));
  MStatus status;
  fn.create("transform", "under", shape, &status);
  EXPECT_FALSE(status) << "nothing under a shape";
  EXPECT_TRUE(mayahost::findNode("under").isNull());
  EXPECT_FALSE(MFnDagNode().setObject(mayahost::findNode("time1")));
}

TEST_F(Dag, DeletionTakesTheHierarchyAlongAndUndoBringsItBack) {
  MFnDagNode fn;
  MObject a = fn.create("transform", "a"), b = fn.create("transform", "b", a), c = fn.create("joint", "c", b);
  fn.create("locator", "shape", b);
  setNumber("a.translateY", 2.0);
  setNumber("c.translateY", 3.0);
  ASSERT_TRUE(mayahost::deleteNode("b"));
  EXPECT_TRUE(mayahost::findNode("c").isNull());
  EXPECT_TRUE(mayahost::findNode("shape").isNull());
  EXPECT_EQ(MFnDagNode(a).childCount(), 0u);
  ASSERT_TRUE(mayahost::undo());
  EXPECT_EQ(world("c")(3, 1), 5.0);
  EXPECT_EQ(MFnDagNode(b).childCount(), 2u);
  EXPECT_TRUE(MFnDagNode(b).child(0) == c);
  EXPECT_EQ(MFnDagNode(c).fullPathName(), MString("|a|b|c"));
  ASSERT_TRUE(mayahost::redo());
  EXPECT_TRUE(mayahost::findNode("b").isNull());
  ASSERT_TRUE(mayahost::undo());
  EXPECT_EQ(world("c")(3, 1), 5.0);
}

TEST_F(Dag, LocatorsOfPlugInsHaveWorldMatrices) {
  ASSERT_TRUE(mayahost::loadPlugin(SAMPLE_PLUGIN));
  MFnDagNode fn;
  MObject parent = fn.create("transform", "parent"), mark = fn.create("hostMark", "mark", parent);
  setNumber("parent.translateZ", 4.0);
  setNumber("mark.size", 3.0);
  EXPECT_EQ(world("mark")(3, 2), 4.0);
  EXPECT_EQ(mayahost::number("mark.twice"), 6.0);
  EXPECT_TRUE(mark.hasFn(MFn::kShape));
  EXPECT_TRUE(mark.hasFn(MFn::kLocator));
  EXPECT_EQ(fn.fullPathName(), MString("|parent|mark"));
  fn.setObject(MObject::kNullObj);
  mayahost::newScene();
  EXPECT_TRUE(mayahost::unloadPlugin("sample_plugin"));
}

TEST_F(Dag, TransformFunctionsReadAndWriteAttributes) {
  MFnTransform fn;
  MDagPath below;
  MObject above = fn.create();
  ASSERT_TRUE(fn.setTranslation(MVector(1.0, 2.0, 3.0), MSpace::kTransform));
  ASSERT_TRUE(fn.setRotation(MEulerRotation(0.3, -0.4, 0.5)));
  const double scale[3] = {2.0, 3.0, 4.0};
  ASSERT_TRUE(fn.setScale(scale));
  MFnDagNode(fn.create(above)).getPath(below);
  const MVector there(-7.0, 8.0, 9.0);
  EXPECT_FALSE(fn.setTranslation(there, MSpace::kWorld)) << "without a path";
  ASSERT_TRUE(fn.setObject(below));
  ASSERT_TRUE(fn.setTranslation(there, MSpace::kWorld));
  EXPECT_TRUE(fn.getTranslation(MSpace::kWorld).isEquivalent(there, 1e-12));
  EXPECT_FALSE(fn.getTranslation(MSpace::kTransform).isEquivalent(there, 1e-3));
  EXPECT_NEAR(fn.dagPath().inclusiveMatrix()(3, 1), 8.0, 1e-12);
  for (int order = 1; order <= 6; ++order) {
    ASSERT_TRUE(fn.setRotation(MEulerRotation(0.1 * order, 0.7, -0.2)));
    MQuaternion before, after;
    fn.getRotation(before);
    ASSERT_TRUE(fn.setRotationOrder(static_cast<MTransformationMatrix::RotationOrder>(order), true));
    EXPECT_EQ(fn.rotationOrder(), order);
    fn.getRotation(after);
    EXPECT_TRUE(before.isEquivalent(after, 1e-12) || before.isEquivalent(-after, 1e-12)) << order;
    EXPECT_EQ(mayahost::number("transform2.rotateOrder"), order - 1);
  }
  mayahost::plug("transform2.translateZ").setLocked(true);
  const double x = mayahost::number("transform2.translateX");
  EXPECT_FALSE(fn.setTranslation(MVector(0.5, 0.5, 0.5), MSpace::kTransform));
  EXPECT_EQ(mayahost::number("transform2.translateX"), x) << "all or none";
}

TEST_F(Dag, IteratesInBothOrders) {
  MFnDagNode fn;
  MObject a = fn.create("transform", "a"), b = fn.create("joint", "b", a), c = fn.create("transform", "c", a);
  fn.create("joint", "d", b);
  fn.create("locator", "e", c);
  fn.create("transform", "f");
  const auto walk = [](MItDag& it, const char* prune = "none") {
    std::string seen;
    for (; !it.isDone(); it.next()) {
      seen += it.partialPathName().asChar() + std::to_string(it.depth());  // the world has no name
      if (it.partialPathName() == MString(prune)) it.prune();
    }
    return seen;
  };
  MItDag depthFirst, breadthFirst(MItDag::kBreadthFirst), joints(MItDag::kDepthFirst, MFn::kJoint), pruned;
  EXPECT_EQ(walk(depthFirst), "0a1b2d3c2e3f1");
  EXPECT_EQ(walk(breadthFirst), "0a1f1b2c2d3e3");
  EXPECT_EQ(walk(joints), "b2d3");
  EXPECT_EQ(walk(pruned, "b"), "0a1b2c2e3f1");
  EXPECT_TRUE(pruned.reset(c));
  EXPECT_EQ(walk(pruned), "c0e1");
  EXPECT_FALSE(pruned.reset(mayahost::findNode("time1")));
}

TEST_F(Dag, ModifiersMakeAndMoveNodes) {
  MDagModifier modifier;
  MFnDagNode fn;
  MObject a = fn.create("transform", "a"), b = fn.create("transform", "b");
  setNumber("a.translateX", 1.0);
  setNumber("b.translateX", 2.0);
  MStatus status;
  MObject made = modifier.createNode("joint", a, &status);
  ASSERT_TRUE(status);
  EXPECT_TRUE(modifier.renameNode(made, "made"));
  ASSERT_TRUE(modifier.doIt());
  EXPECT_EQ(world("made")(3, 0), 1.0);
  EXPECT_TRUE(modifier.reparentNode(made, b));
  ASSERT_TRUE(modifier.doIt());
  EXPECT_EQ(world("made")(3, 0), 2.0);
  ASSERT_TRUE(modifier.undoIt());
  EXPECT_TRUE(mayahost::findNode("made").isNull());
  EXPECT_EQ(MFnDagNode(a).childCount() + MFnDagNode(b).childCount(), 0u);
  ASSERT_TRUE(modifier.doIt());
  EXPECT_EQ(MFnDagNode(made).fullPathName(), MString("|b|made"));
  EXPECT_TRUE(modifier.createNode("network", a, &status).isNull());
  EXPECT_FALSE(status);
}

// A curve turns the root of a chain: the end of it, in every mode and at other times.
std::vector<double> play(mayahost::EvaluationMode mode) {
  mayahost::newScene();
  mayahost::setEvaluationMode(mode, 4);
  MFnDagNode fn;
  MObject parent = MObject::kNullObj;
  for (int i = 0; i < 12; ++i) {
    const std::string name = "j" + std::to_string(i);
    parent = fn.create("joint", name.c_str(), parent);
    setNumber(name + ".translateX", 1.0);
    if (i % 3 != 0) continue;
    MFnAnimCurve curve;
    curve.create(mayahost::plug(name + ".rotateZ"));
    for (int k = 0; k < 4; ++k) curve.addKey(frame(10.0 * k), 0.3 * k * (i + 1));
  }
  std::vector<double> seen;
  const MDagPath end = MDagPath::getAPathTo(mayahost::findNode("j11"));
  for (double f = 0.0; f < 30.0; f += 1.5) {
    mayahost::setCurrentTime(frame(f));
    const MMatrix m = end.inclusiveMatrix();
    seen.insert(seen.end(), &m.matrix[0][0], &m.matrix[0][0] + 16);
    MDGContext other(frame(f));
    mayahost::setCurrentTime(frame(-5.0));
    const MDGContextGuard guard(other);
    EXPECT_TRUE(end.inclusiveMatrix() == m);
  }
  return seen;
}

TEST_F(Dag, FollowsCurvesInEveryEvaluationMode) {
  const auto lazy = play(mayahost::EvaluationMode::off);
  EXPECT_EQ(lazy.size(), 20u * 16u);
  EXPECT_NE(lazy[0], lazy[16 * 7]);
  EXPECT_EQ(play(mayahost::EvaluationMode::serial), lazy);
  EXPECT_EQ(play(mayahost::EvaluationMode::parallel), lazy);
}

}  // namespace

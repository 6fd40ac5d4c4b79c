// SPDX-License-Identifier: MIT
// Iterators over the faces, edges and vertices of meshes, the control vertices of curves, and selections.
#include <mayahost/host.h>
#include <mayahost/primitives.h>

#include <maya/MDagPath.h>
#include <maya/MDoubleArray.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MFnSingleIndexedComponent.h>
#include <maya/MIntArray.h>
#include <maya/MItCurveCV.h>
#include <maya/MItMeshEdge.h>
#include <maya/MItMeshPolygon.h>
#include <maya/MItMeshVertex.h>
#include <maya/MItSelectionList.h>
#include <maya/MPointArray.h>
#include <maya/MSelectionList.h>
#include <maya/MStringArray.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using testing::ElementsAre;

namespace {

class Iterators : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::newScene();
    mayahost::clearMisuses();
  }
  void TearDown() override {
    EXPECT_THAT(mayahost::misuses(), testing::IsEmpty());
    mayahost::newScene();
  }

  static MDagPath shapeOf(const MObject& transform) {
    MDagPath path = MDagPath::getAPathTo(transform);
    EXPECT_TRUE(path.extendToShape());
    return path;
  }
  static MDagPath cube() { return shapeOf(mayahost::makeBox("cube", 2.0, 2.0, 2.0)); }
  static std::vector<std::string> visited(const MSelectionList& list, MFn::Type filter) {
    std::vector<std::string> all;
    for (MItSelectionList it(list, filter); !it.isDone(); it.next()) {
      MStringArray names;
      EXPECT_TRUE(it.getStrings(names));
      for (unsigned i = 0; i < names.length(); ++i) all.push_back(names[i].asChar());
    }
    return all;
  }
};

TEST_F(Iterators, GoOverFacesAndVertices) {
  const MDagPath path = cube();
  int faces = 0, vertices = 0;
  double area = 0.0;
  for (MItMeshPolygon it(path); !it.isDone(); it.next(), ++faces) {
    double own = 0.0;
    ASSERT_TRUE(it.getArea(own));
    area += own;
    MIntArray around, edges;
    ASSERT_TRUE(it.getConnectedFaces(around));
    EXPECT_EQ(around.length(), 4u);
    ASSERT_TRUE(it.getEdges(edges));
    EXPECT_EQ(edges.length(), 4u);
    MVector normal;
    ASSERT_TRUE(it.getNormal(normal));
    EXPECT_TRUE(MVector(it.center()).isEquivalent(normal));
  }
  for (MItMeshVertex it(path); !it.isDone(); it.next(), ++vertices) {
    MIntArray around;
    ASSERT_TRUE(it.getConnectedVertices(around));
    EXPECT_EQ(around.length(), 3u);
    EXPECT_FALSE(it.onBoundary());
    EXPECT_EQ(it.index(), vertices);
  }
  EXPECT_EQ(faces, 6);
  EXPECT_EQ(vertices, 8);
  EXPECT_DOUBLE_EQ(area, 24.0);
}

TEST_F(Iterators, EdgesAreVisitedOneByOne) {
  MDagPath path;
  ASSERT_TRUE(MDagPath::getAPathTo(mayahost::makeBox("box", 2.0, 4.0, 6.0), path));
  double length = 0.0, total = 0.0;
  int corners = 0;
  MItMeshEdge edge(path);
  EXPECT_EQ(edge.count(), 12);
  for (; !edge.isDone(); edge.next()) {
    ASSERT_TRUE(edge.getLength(length));
    total += length;
    MIntArray faces, edges;
    EXPECT_EQ(edge.getConnectedFaces(faces), 2);
    EXPECT_EQ(edge.getConnectedEdges(edges), 4);
    EXPECT_TRUE(edge.connectedToFace(faces[0]));
    EXPECT_FALSE(edge.onBoundary());
    EXPECT_TRUE(edge.center().isEquivalent((edge.point(0) + MVector(edge.point(1))) * 0.5, 1e-9));
    corners += edge.index(0) + edge.index(1);
  }
  EXPECT_NEAR(total, 4.0 * (2.0 + 4.0 + 6.0), 1e-6);
  EXPECT_EQ(corners, 3 * (0 + 1 + 2 + 3 + 4 + 5 + 6 + 7));
  MSelectionList list;
  ASSERT_TRUE(list.add("box.e[3:4]"));
  MObject component;
  ASSERT_TRUE(list.getDagPath(0, path, component));
  MItMeshEdge some(path, component);
  EXPECT_EQ(some.count(), 2);
  EXPECT_EQ(some.index(), 3);
  EXPECT_TRUE(some.next());
  EXPECT_EQ(some.index(), 4);
  EXPECT_TRUE(some.next());
  EXPECT_TRUE(some.isDone());
  const MDagPath plane = shapeOf(mayahost::makePlane("plane", 1.0, 1.0, 2, 1));
  int rim = 0;
  for (MItMeshEdge each(plane); !each.isDone(); each.next()) rim += each.onBoundary() ? 1 : 0;
  EXPECT_EQ(rim, 6);  // of seven
}

TEST_F(Iterators, VisitSomeVertices) {
  const MDagPath path = cube();
  MFnSingleIndexedComponent fn;
  MObject some = fn.create(MFn::kMeshVertComponent);
  fn.addElement(2);
  fn.addElement(7);
  std::vector<int> seen;
  for (MItMeshVertex it(path, some); !it.isDone(); it.next()) seen.push_back(it.index());
  EXPECT_EQ(seen, (std::vector<int>{2, 7}));
  MStatus status;
  MItMeshPolygon wrong(path, some, &status);
  EXPECT_FALSE(status) << "vertices are not faces";
  EXPECT_TRUE(wrong.isDone());
}

TEST_F(Iterators, VisitSomeControlVertices) {
  MPointArray cvs;
  for (int i = 0; i < 5; ++i) cvs.append(MPoint(i, 0.0, 0.0));
  mayahost::makeCurve("wire", cvs);
  MSelectionList list;
  ASSERT_TRUE(list.add("wire.cv[3:4]"));
  MDagPath wire;
  MObject part;
  ASSERT_TRUE(list.getDagPath(0, wire, part));
  std::vector<double> seen;
  for (MItCurveCV it(wire, part); !it.isDone(); it.next()) seen.push_back(it.position().x);
  EXPECT_EQ(seen, (std::vector<double>{3.0, 4.0}));
}

TEST_F(Iterators, MoveControlVertices) {
  MPointArray cvs;
  for (const MPoint& cv : {MPoint(0, 0), MPoint(1, 0), MPoint(2, 1)}) cvs.append(cv);
  const MDagPath path = shapeOf(mayahost::makeCurve("line", cvs, 1));
  int count = 0;
  for (MItCurveCV it(path); !it.isDone(); it.next(), ++count) {
    EXPECT_EQ(it.index(), count);
    EXPECT_TRUE(it.translateBy(MVector(0, 1, 0)));
  }
  EXPECT_EQ(count, 3);
  MPoint last;
  ASSERT_TRUE(MFnNurbsCurve(path).getCV(2, last));
  EXPECT_EQ(last, MPoint(2, 2));
}

TEST_F(Iterators, ItemsOfASelectionByKind) {
  mayahost::makeBox("box", 1, 1, 1);
  mayahost::renameNode("polySurface1Shape", "boxShape");
  mayahost::createNode("transform", "above");
  mayahost::createNode("network", "notes");
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

}  // namespace

// SPDX-License-Identifier: MIT
// What the corners of the faces of a mesh have: texture coordinates and colours; and faces that are added.
#include <mayahost/host.h>
#include <mayahost/primitives.h>

#include <maya/MColorArray.h>
#include <maya/MDagPath.h>
#include <maya/MFloatArray.h>
#include <maya/MFnMesh.h>
#include <maya/MIntArray.h>
#include <maya/MItMeshPolygon.h>
#include <maya/MItMeshVertex.h>
#include <maya/MPointArray.h>
#include <maya/MSelectionList.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>

namespace {

MIntArray ints(const std::vector<int>& values) {
  MIntArray array;
  for (const int value : values) array.append(value);
  return array;
}
std::vector<int> listed(const MIntArray& array) {
  std::vector<int> all;
  for (const int value : array) all.push_back(value);
  return all;
}
MDagPath shapeOf(const MObject& transform) {
  MDagPath path = MDagPath::getAPathTo(transform);
  EXPECT_TRUE(path.extendToShape());
  return path;
}

class MeshCorners : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::newScene();
    mayahost::clearMisuses();
  }
  void TearDown() override { EXPECT_THAT(mayahost::misuses(), testing::IsEmpty()); }
};

// A square of two by two quads over texture space: what is assigned is found again, also between the corners,
// in world space, by the iterators and after the file.
TEST_F(MeshCorners, TextureCoordinatesBelongToCorners) {
  const MDagPath path =
      shapeOf(mayahost::makePlane("floor", 4.0, 4.0, 2, 2, [](double, double) { return 0.0; }));
  MFnMesh fn(path);
  EXPECT_EQ(fn.currentUVSetName(), MString("map1"));
  EXPECT_EQ(fn.numUVs(), 0);
  MPointArray points;
  MFloatArray us, vs;
  ASSERT_TRUE(fn.getPoints(points));
  for (unsigned i = 0; i < points.length(); ++i) {
    us.append(static_cast<float>(points[i].x / 4.0 + 0.5));
    vs.append(static_cast<float>(points[i].z / 4.0 + 0.5));
  }
  MIntArray counts, vertices, found, ids;
  ASSERT_TRUE(fn.getVertices(counts, vertices));
  EXPECT_FALSE(fn.assignUVs(counts, vertices));  // there are none yet
  float2 uv;
  MPoint at(1.0, 3.0, -0.5);
  EXPECT_FALSE(fn.getUVAtPoint(at, uv));
  ASSERT_TRUE(fn.setUVs(us, vs));
  ASSERT_TRUE(fn.assignUVs(counts, vertices));
  ASSERT_TRUE(fn.getAssignedUVs(found, ids));
  EXPECT_EQ(listed(found), listed(counts));
  EXPECT_EQ(listed(ids), listed(vertices));
  EXPECT_FALSE(fn.assignUVs(ints({4, 4, 4}), vertices));
  EXPECT_FALSE(fn.assignUV(0, 0, 99));
  int face = -1;
  ASSERT_TRUE(fn.getUVAtPoint(at, uv, MSpace::kObject, nullptr, &face));
  EXPECT_NEAR(uv[0], 0.75f, 1e-6f);
  EXPECT_NEAR(uv[1], 0.375f, 1e-6f);
  EXPECT_GE(face, 0);
  ASSERT_TRUE(mayahost::setNumber("floor.translateX", 10.0));
  MPoint world(11.0, 3.0, -0.5);
  ASSERT_TRUE(fn.getUVAtPoint(world, uv, MSpace::kWorld));
  EXPECT_NEAR(uv[0], 0.75f, 1e-6f);

  // And the way back, on the face that has them, on its edges for all that share them.
  MPoint back;
  uv[0] = 0.75f, uv[1] = 0.375f;
  ASSERT_TRUE(fn.getPointAtUV(face, back, uv));
  EXPECT_TRUE(back.isEquivalent(MPoint(1.0, 0.0, -0.5), 1e-6));
  ASSERT_TRUE(fn.getPointAtUV(face, back, uv, MSpace::kWorld));
  EXPECT_TRUE(back.isEquivalent(MPoint(11.0, 0.0, -0.5), 1e-6));
  int previous = 0;
  MObject plane = path.node();
  MItMeshPolygon there(plane);
  ASSERT_TRUE(there.setIndex(face, previous));
  ASSERT_TRUE(there.getPointAtUV(back, uv));
  EXPECT_TRUE(back.isEquivalent(MPoint(1.0, 0.0, -0.5), 1e-6));
  uv[0] = 0.4f;
  EXPECT_FALSE(fn.getPointAtUV(face, back, uv));
  ASSERT_TRUE(fn.getPointAtUV(face, back, uv, MSpace::kObject, nullptr, 0.2f));
  EXPECT_TRUE(back.isEquivalent(MPoint(0.0, 0.0, -0.5), 1e-6));
  EXPECT_FALSE(fn.getPointAtUV(99, back, uv));
  MIntArray faces;
  MPointArray places;
  uv[0] = 0.5f, uv[1] = 0.5f;
  ASSERT_TRUE(fn.getPointsAtUV(faces, places, uv));
  EXPECT_EQ(faces.length(), 4u);
  uv[0] = 1.5f;
  ASSERT_TRUE(fn.getPointsAtUV(faces, places, uv));
  EXPECT_EQ(places.length(), 0u);

  const MString other = fn.createUVSetWithName("map1");
  EXPECT_EQ(other, MString("map11"));
  ASSERT_TRUE(fn.setCurrentUVSetName(other));
  EXPECT_EQ(fn.numUVs(), 0);
  EXPECT_EQ(fn.numUVs("map1"), 9);
  EXPECT_FALSE(fn.setCurrentUVSetName("none"));
  MObject shape = path.node();
  for (MItMeshVertex it(shape); !it.isDone(); it.next()) {
    const MString first = "map1";
    ASSERT_TRUE(it.getUV(uv, &first));
    EXPECT_EQ(uv[0], us[static_cast<unsigned>(it.index())]);
    EXPECT_FALSE(it.getUV(uv));
  }
  ASSERT_TRUE(fn.setCurrentUVSetName("map1"));
  for (MItMeshPolygon it(shape); !it.isDone(); it.next()) EXPECT_TRUE(it.hasUVs());
  const std::string before = mayahost::sceneText(), file = testing::TempDir() + "/corners.ma";
  ASSERT_TRUE(mayahost::saveScene(file));
  ASSERT_TRUE(mayahost::openScene(file));
  EXPECT_EQ(mayahost::sceneText(), before);
  MSelectionList again;
  MDagPath reopened;
  ASSERT_TRUE(again.add("floor"));
  ASSERT_TRUE(again.getDagPath(0, reopened));
  MFnMesh read(reopened);
  ASSERT_TRUE(read.getUVAtPoint(world, uv, MSpace::kWorld));
  EXPECT_NEAR(uv[1], 0.375f, 1e-6f);
  std::remove(file.c_str());
}

TEST_F(MeshCorners, ColoursBelongToCorners) {
  MFnMesh fn(shapeOf(mayahost::makeBox("cube", 2.0, 2.0, 2.0)));
  MColorArray colors, read;
  EXPECT_EQ(fn.numColorSets(), 0);
  EXPECT_FALSE(fn.getVertexColors(read));
  MIntArray vertices;
  for (int i = 0; i < 7; ++i) {
    vertices.append(i);
    colors.append(MColor(static_cast<float>(i) / 8.0f, 0.25f, 0.5f, 1.0f));
  }
  ASSERT_TRUE(fn.setVertexColors(colors, vertices));
  EXPECT_EQ(fn.currentColorSetName(), MString("colorSet1"));
  ASSERT_TRUE(fn.getVertexColors(read));
  ASSERT_EQ(read.length(), 8u);
  for (unsigned i = 0; i < 7; ++i) EXPECT_EQ(read[i], colors[i]);
  EXPECT_EQ(read[7], MColor(-1.0f, -1.0f, -1.0f, -1.0f));
  // One corner painted again moves the mean of its vertex by a third.
  MIntArray face;
  ASSERT_TRUE(fn.getPolygonVertices(0, face));
  MColor white(1.0f, 1.0f, 1.0f, 1.0f);
  ASSERT_TRUE(fn.setFaceVertexColor(white, 0, face[0]));
  ASSERT_TRUE(fn.getVertexColors(read));
  EXPECT_NEAR(read[static_cast<unsigned>(face[0])].g, (0.25f + 0.25f + 1.0f) / 3.0f, 1e-6f);
  EXPECT_FALSE(fn.setVertexColor(white, 8));
  EXPECT_FALSE(fn.setFaceVertexColor(white, 6, 0));
  ASSERT_TRUE(fn.clearColors());
  ASSERT_TRUE(fn.getVertexColors(read));
  EXPECT_EQ(read[0], MColor(-1.0f, -1.0f, -1.0f, -1.0f));
}

TEST_F(MeshCorners, GrowByFaces) {
  MFnMesh fn;
  MPointArray square;
  for (const MPoint& p : {MPoint(0, 0, 0), MPoint(1, 0, 0), MPoint(1, 1, 0), MPoint(0, 1, 0)})
    square.append(p);
  MStatus status;
  ASSERT_FALSE(fn.addPolygon(square, true, kMFnMeshPointTolerance, MObject::kNullObj, &status).isNull());
  EXPECT_TRUE(status);
  MPointArray next;
  for (const MPoint& p : {MPoint(1, 0, 0), MPoint(2, 0, 0), MPoint(2, 1, 0), MPoint(1, 1, 0)}) next.append(p);
  int face = -1;
  fn.addPolygon(next, face, true, kMFnMeshPointTolerance, MObject::kNullObj, &status);
  ASSERT_TRUE(status);
  EXPECT_EQ(face, 1);
  EXPECT_EQ(fn.numVertices(), 6);  // two are shared
  EXPECT_EQ(fn.numEdges(), 7);
  fn.addPolygon(next, face, false, kMFnMeshPointTolerance, MObject::kNullObj, &status);
  ASSERT_TRUE(status);
  EXPECT_EQ(fn.numVertices(), 10);
  next.setLength(2);
  fn.addPolygon(next, face, true, kMFnMeshPointTolerance, MObject::kNullObj, &status);
  EXPECT_FALSE(status);
  EXPECT_EQ(fn.numPolygons(), 3);
}

}  // namespace

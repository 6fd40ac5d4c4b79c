// SPDX-License-Identifier: MIT
// Meshes of the host: topology of known solids, triangulation by its area, the nearest point and rays against
// every triangle tried in turn and against a sphere.
#include <mayahost/host.h>
#include <mayahost/primitives.h>

#include <maya/MDagPath.h>
#include <maya/MFloatArray.h>
#include <maya/MFloatPointArray.h>
#include <maya/MFloatVectorArray.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnMesh.h>
#include <maya/MFnMeshData.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MIntArray.h>
#include <maya/MMatrix.h>
#include <maya/MMeshIntersector.h>
#include <maya/MPointArray.h>
#include <maya/MSelectionList.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace {

MIntArray ints(const std::vector<int>& values) {
  MIntArray array;
  for (const int value : values) array.append(value);
  return array;
}

class Meshes : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::newScene();
    mayahost::clearMisuses();
  }
  void TearDown() override { EXPECT_THAT(mayahost::misuses(), testing::IsEmpty()); }

  double number(double size) { return std::uniform_real_distribution<double>(-size, size)(engine); }
  MPoint random(double size) { return {number(size), number(size), number(size)}; }

  static MDagPath shapeOf(const MObject& transform) {
    MDagPath path = MDagPath::getAPathTo(transform);
    EXPECT_TRUE(path.extendToShape());
    return path;
  }
  static MDagPath make(const MPointArray& points, const std::vector<int>& counts,
                       const std::vector<int>& connects) {
    MFnMesh fn;
    MStatus status;
    const MObject transform = fn.create(static_cast<int>(points.length()), static_cast<int>(counts.size()),
                                        points, ints(counts), ints(connects), MObject::kNullObj, &status);
    EXPECT_TRUE(status);
    return shapeOf(transform);
  }
  static MDagPath cube() { return shapeOf(mayahost::makeBox("cube", 2.0, 2.0, 2.0)); }
  // Hills over a square of n by n quads.
  MDagPath hills(int n, double height) {
    return shapeOf(mayahost::makePlane("hills", n, n, n, n, [&](double, double) { return number(height); }));
  }
  static std::vector<std::array<MPoint, 3>> trianglesOf(MFnMesh& fn, MSpace::Space space) {
    MIntArray counts, corners;
    MPointArray points;
    fn.getTriangles(counts, corners);
    fn.getPoints(points, space);
    std::vector<std::array<MPoint, 3>> all;
    for (unsigned i = 0; i + 2 < corners.length(); i += 3) {
      std::array<MPoint, 3> triangle;
      for (unsigned k = 0; k < 3; ++k) triangle[k] = points[static_cast<unsigned>(corners[i + k])];
      all.push_back(triangle);
    }
    return all;
  }
  std::mt19937 engine{8};
};

TEST_F(Meshes, ACubeIsCountedRight) {
  MFnMesh fn(cube());
  EXPECT_EQ(fn.numVertices(), 8);
  EXPECT_EQ(fn.numEdges(), 12);
  EXPECT_EQ(fn.numPolygons(), 6);
  EXPECT_EQ(fn.numFaceVertices(), 24);
  MIntArray counts, list;
  ASSERT_TRUE(fn.getTriangles(counts, list));
  EXPECT_EQ(list.length(), 36u);
  for (int f = 0; f < 6; ++f) {
    MVector normal;
    ASSERT_TRUE(fn.getPolygonNormal(f, normal));
    const MVector axis = f < 2 ? MVector(1, 0, 0) : f < 4 ? MVector(0, 1, 0) : MVector(0, 0, 1);
    EXPECT_TRUE(normal.isEquivalent(f % 2 ? axis : -axis)) << f;
    EXPECT_FALSE(fn.onBoundary(f));
    EXPECT_EQ(fn.polygonVertexCount(f), 4);
  }
  for (const bool angles : {false, true}) {
    MFloatVectorArray normals;
    ASSERT_TRUE(fn.getVertexNormals(angles, normals));
    MPoint corner;
    for (int v = 0; v < 8; ++v) {
      ASSERT_TRUE(fn.getPoint(v, corner));
      EXPECT_TRUE(MVector(normals[static_cast<unsigned>(v)]).isEquivalent(MVector(corner).normal(), 1e-6));
    }
  }
  MStatus status;
  EXPECT_EQ(fn.polygonVertexCount(6, &status), 0);
  EXPECT_EQ(status, MStatus::kInvalidParameter);
}

// Star-shaped polygons round a centre, with and against the sun, in a plane of any direction: the triangles
// must add up to the shoelace area, and none may be turned over.
TEST_F(Meshes, FacesOfAnyShapeAreTriangulated) {
  int concave = 0;
  for (int run = 0; run < 200; ++run) {
    const int n = 4 + static_cast<int>(engine() % 8);
    const MVector x = MVector(random(1)).normal();
    const MVector y = (x ^ MVector(random(1))).normal();
    MPointArray points;
    std::vector<int> face;
    double shoelace = 0.0, before[2] = {0, 0}, first[2] = {0, 0};
    for (int i = 0; i < n; ++i) {
      const double angle = 2.0 * 3.14159265358979 * i / n, radius = 1.2 + number(1.0);
      const double here[2] = {radius * std::cos(angle), radius * std::sin(angle)};
      points.append(MPoint(x * here[0] + y * here[1]));
      face.push_back(i);
      if (i > 0) shoelace += before[0] * here[1] - before[1] * here[0];
      for (int k = 0; k < 2; ++k) {
        before[k] = here[k];
        if (i == 0) first[k] = here[k];
      }
    }
    shoelace += before[0] * first[1] - before[1] * first[0];
    MFnMesh fn(make(points, {n}, face));
    MVector normal;
    ASSERT_TRUE(fn.getPolygonNormal(0, normal));
    double area = 0.0;
    for (const auto& t : trianglesOf(fn, MSpace::kObject)) {
      const double own = ((t[1] - t[0]) ^ (t[2] - t[0])) * normal / 2.0;
      EXPECT_GT(own, -1e-6);
      area += own;
    }
    EXPECT_NEAR(area, shoelace / 2.0, 1e-5);
    concave += !fn.isPolygonConvex(0);
    EXPECT_TRUE(fn.onBoundary(0));
  }
  EXPECT_GT(concave, 50);
}

TEST_F(Meshes, TheNearestPointIsThatOfEveryTriangleTried) {
  const MDagPath path = hills(12, 1.5);
  const std::string transform = MFnDagNode(path.transform()).name().asChar();
  mayahost::setNumber(transform + ".scaleX", 3.0);  // so that nearest in one space is not in the other
  mayahost::setNumber(transform + ".rotateZ", 0.7);
  MFnMesh fn(path);
  int checked = 0;
  for (const MSpace::Space space : {MSpace::kObject, MSpace::kWorld}) {
    const auto triangles = trianglesOf(fn, space);
    for (int run = 0; run < 60; ++run, ++checked) {
      const MPoint to = random(15);
      MPoint found;
      MVector normal;
      int face = -1;
      ASSERT_TRUE(fn.getClosestPointAndNormal(to, found, normal, space, &face));
      // Every triangle by a grid of barycentric coordinates: never nearer than what was found.
      double best = 1e9;
      for (std::size_t t = 0; t < triangles.size(); ++t) {
        for (int i = 0; i <= 8; ++i) {
          for (int j = 0; i + j <= 8; ++j) {
            const MVector p = MVector(triangles[t][0]) * (i / 8.0) + MVector(triangles[t][1]) * (j / 8.0) +
                              MVector(triangles[t][2]) * ((8 - i - j) / 8.0);
            const double distance = MPoint(p).distanceTo(to);
            if (distance < best) best = distance;
          }
        }
      }
      EXPECT_LE(found.distanceTo(to), best + 1e-9);
      EXPECT_GE(found.distanceTo(to), best - 0.6);
      EXPECT_NEAR(normal.length(), 1.0, 1e-6);
      EXPECT_GE(face, 0);
    }
  }
  EXPECT_EQ(checked, 120);
}

TEST_F(Meshes, RaysMeetWhatEveryTriangleTriedSays) {
  const MDagPath path = hills(12, 1.5);
  mayahost::setNumber(std::string(MFnDagNode(path.transform()).name().asChar()) + ".scaleY", 2.0);
  MFnMesh fn(path);
  auto accelerator = MFnMesh::autoUniformGridParams();
  int hits = 0, misses = 0;
  for (const MSpace::Space space : {MSpace::kObject, MSpace::kWorld}) {
    const auto triangles = trianglesOf(fn, space);
    for (int run = 0; run < 200; ++run) {
      const MFloatPoint from(static_cast<float>(number(7)), static_cast<float>(number(5)),
                             static_cast<float>(number(7)));
      const MFloatVector along(static_cast<float>(number(1)), static_cast<float>(number(1)),
                               static_cast<float>(number(1)));
      // By Cramer's rule: from + t along = a + u (b - a) + v (c - a).
      std::vector<double> params;
      for (const auto& t : triangles) {
        const MVector e = t[1] - t[0], f = t[2] - t[0], d(along), s = MPoint(from) - t[0];
        const double det = -d * (e ^ f);
        if (std::abs(det) < 1e-12) continue;
        const double param = (s * (e ^ f)) / det, u = (-d * (s ^ f)) / det, v = (-d * (e ^ s)) / det;
        if (u >= 0 && v >= 0 && u + v <= 1 && std::abs(param) <= 20.0) params.push_back(param);
      }
      std::sort(params.begin(), params.end());
      MFloatPointArray points;
      MFloatArray found, b1, b2;
      MIntArray faces, tris;
      const bool any = fn.allIntersections(from, along, NULL, NULL, false, space, 20.0f, true, &accelerator,
                                           true, points, &found, &faces, &tris, &b1, &b2);
      EXPECT_EQ(any, !params.empty());
      ASSERT_EQ(found.length(), params.size());
      for (unsigned i = 0; i < found.length(); ++i, ++hits) {
        EXPECT_NEAR(static_cast<double>(found[i]), params[i], 1e-4);
        int corners[3];
        ASSERT_TRUE(fn.getPolygonTriangleVertices(faces[i], tris[i], corners));
        MPoint a, b, c;
        fn.getPoint(corners[0], a, space);
        fn.getPoint(corners[1], b, space);
        fn.getPoint(corners[2], c, space);
        const double u = static_cast<double>(b1[i]), v = static_cast<double>(b2[i]);
        const MPoint weighed(MVector(a) * u + MVector(b) * v + MVector(c) * (1.0 - u - v));
        EXPECT_TRUE(weighed.isEquivalent(MPoint(points[i]), 1e-4));
      }
      misses += params.empty();
      // The closest of both directions, and of the one.
      const auto ahead = std::lower_bound(params.begin(), params.end(), 0.0);
      MFloatPoint point;
      float param = -1.0f;
      const bool one = fn.closestIntersection(from, along, NULL, NULL, false, space, 20.0f, false,
                                              &accelerator, point, &param, NULL, NULL, NULL, NULL);
      EXPECT_EQ(one, ahead != params.end());
      if (one) {
        EXPECT_NEAR(static_cast<double>(param), *ahead, 1e-4);
      }
    }
  }
  EXPECT_GT(hits, 300);
  EXPECT_GT(misses, 20);
}

TEST_F(Meshes, ARayCanBeHeldToFaces) {
  MFnMesh fn(cube());
  const MFloatPoint from(0.1f, 0.2f, -5.0f);
  const MFloatVector along(0.0f, 0.0f, 2.0f);
  MFloatPoint hit;
  float param = 0.0f;
  int face = -1;
  const auto shoot = [&](const MIntArray* faces, float most) {
    return fn.anyIntersection(from, along, faces, NULL, false, MSpace::kObject, most, false, NULL, hit,
                              &param, &face, NULL, NULL, NULL);
  };
  ASSERT_TRUE(shoot(NULL, 100.0f));
  EXPECT_FLOAT_EQ(param, 2.0f);
  EXPECT_EQ(face, 4);
  EXPECT_FLOAT_EQ(hit.z, -1.0f);
  const MIntArray far = ints({5}), side = ints({0, 1});
  ASSERT_TRUE(shoot(&far, 100.0f));
  EXPECT_FLOAT_EQ(param, 3.0f);
  EXPECT_FALSE(shoot(&side, 100.0f));
  EXPECT_FALSE(shoot(NULL, 1.9f));
}

TEST_F(Meshes, TheIntersectorTakesPointsToTheMesh) {
  const MDagPath path = cube();
  const std::string transform = MFnDagNode(path.transform()).name().asChar();
  mayahost::setNumber(transform + ".translateX", 10.0);
  MObject shape = path.node();
  MMeshIntersector search;
  MPointOnMesh found;
  EXPECT_FALSE(search.isCreated());
  EXPECT_FALSE(search.getClosestPoint(MPoint(), found));
  ASSERT_TRUE(search.create(shape, path.inclusiveMatrixInverse()));
  ASSERT_TRUE(search.getClosestPoint(MPoint(15, 0.5, 0.25), found));
  EXPECT_TRUE(MPoint(found.getPoint()).isEquivalent(MPoint(1, 0.5, 0.25), 1e-6));  // of the mesh's own space
  EXPECT_EQ(found.faceIndex(), 1);
  EXPECT_FALSE(search.getClosestPoint(MPoint(15, 0.5, 0.25), found, 3.0));
  const MIntArray left = ints({0});
  ASSERT_TRUE(search.create(shape, MMatrix::identity, &left));
  ASSERT_TRUE(search.getClosestPoint(MPoint(5, 0, 0), found));
  EXPECT_FLOAT_EQ(found.getPoint().x, -1.0f);
  EXPECT_EQ(found.faceIndex(), 0);
}

TEST_F(Meshes, ChangesReachWhatDepends) {
  const MDagPath path = cube();
  const std::string source = MFnDagNode(path).name().asChar();
  mayahost::createNode("mesh", "copyShape");
  ASSERT_TRUE(mayahost::connect(source + ".outMesh", "copyShape.inMesh"));
  MFnMesh fn(path), copy(mayahost::findNode("copyShape"));
  MPoint point;
  ASSERT_TRUE(copy.getPoint(7, point));
  EXPECT_EQ(point, MPoint(1, 1, 1));
  ASSERT_TRUE(fn.setPoint(7, MPoint(2, 3, 4)));
  ASSERT_TRUE(copy.getPoint(7, point));
  EXPECT_EQ(point, MPoint(2, 3, 4));
  EXPECT_FALSE(copy.setPoint(7, MPoint())) << "its mesh comes in by a connection";
  ASSERT_TRUE(copy.getClosestPoint(MPoint(9, 9, 9), point));
  EXPECT_TRUE(point.isEquivalent(MPoint(2, 3, 4), 1e-6)) << "not of the former mesh";
  mayahost::setNumber(std::string(MFnDagNode(path.transform()).name().asChar()) + ".translateY", 5.0);
  MFnMesh world(mayahost::plug(source + ".worldMesh[0]").asMObject());
  ASSERT_TRUE(world.getPoint(7, point, MSpace::kWorld));
  EXPECT_TRUE(point.isEquivalent(MPoint(2, 8, 4), 1e-6));
}

TEST_F(Meshes, DataIsMadeInAnOwner) {
  MFnMeshData data;
  const MObject owner = data.create();
  MFnMesh fn;
  MStatus status;
  EXPECT_EQ(MFnMesh(owner).numVertices(&status), 0);
  EXPECT_FALSE(status);
  MFloatPointArray points;
  points.append(0, 0, 0);
  points.append(1, 0, 0);
  points.append(0, 1, 0);
  EXPECT_EQ(fn.create(3, 1, points, ints({3}), ints({0, 1, 2}), owner, &status), owner);
  ASSERT_TRUE(status);
  EXPECT_EQ(MFnMesh(owner).numVertices(), 3);
  const MObject copied = data.create();
  ASSERT_TRUE(MFnMesh().copy(owner, copied) == copied);
  MFnMesh second(copied);
  ASSERT_TRUE(second.setPoint(0, MPoint(9, 9, 9)));
  MPoint first;
  ASSERT_TRUE(MFnMesh(owner).getPoint(0, first));
  EXPECT_EQ(first, MPoint(0, 0, 0));
}

TEST_F(Meshes, APlaneFacesUpAndCurvesAreClamped) {
  MFnMesh fn(shapeOf(mayahost::makePlane("ground", 4.0, 6.0, 4, 3)));
  EXPECT_EQ(fn.numPolygons(), 12);
  EXPECT_EQ(fn.numVertices(), 20);
  EXPECT_EQ(fn.numEdges(), 31);
  MVector normal;
  ASSERT_TRUE(fn.getPolygonNormal(5, normal));
  EXPECT_EQ(normal, MVector(0, 1, 0));
  MPoint corner;
  ASSERT_TRUE(fn.getPoint(19, corner));
  EXPECT_EQ(corner, MPoint(2, 0, 3));
  MPointArray cvs;
  for (int i = 0; i < 6; ++i) cvs.append(i, i % 2, 0);
  MFnNurbsCurve curve(shapeOf(mayahost::makeCurve("path", cvs)));
  EXPECT_EQ(curve.numSpans(), 3);
  MPoint end;
  ASSERT_TRUE(curve.getPointAtParam(3.0, end));
  EXPECT_TRUE(end.isEquivalent(MPoint(5, 1, 0)));
  EXPECT_TRUE(mayahost::makePlane("none", 1.0, 1.0, 0, 1).isNull());
}

TEST_F(Meshes, RefusesWhatIsNoMesh) {
  MPointArray points(3);
  points[1] = MPoint(1, 0, 0);
  points[2] = MPoint(0, 1, 0);
  const auto refused = [&](const std::vector<int>& counts, const std::vector<int>& connects) {
    MStatus status;
    MFnMesh fn;
    fn.create(3, static_cast<int>(counts.size()), points, ints(counts), ints(connects), MObject::kNullObj,
              &status);
    return status == MStatus::kInvalidParameter;
  };
  EXPECT_TRUE(refused({3}, {0, 1, 3})) << "no such vertex";
  EXPECT_TRUE(refused({2}, {0, 1})) << "two corners";
  EXPECT_TRUE(refused({3}, {0, 1})) << "too few";
  EXPECT_TRUE(refused({3}, {0, 1, 2, 0})) << "too many";
  EXPECT_TRUE(refused({4}, {0, 0, 1, 1})) << "two different corners";
  EXPECT_THAT(mayahost::nodeNames(), testing::ElementsAre("time1"));
}

}  // namespace

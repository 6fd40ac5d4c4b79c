// SPDX-License-Identifier: MIT
#include <mayahost/primitives.h>

#include <maya/MDoubleArray.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnMesh.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MIntArray.h>

#include <algorithm>

namespace mayahost {
namespace {

MObject named(const MObject& made, const std::string& name) {
  if (!made.isNull()) MFnDagNode(made).setName(name.c_str());
  return made;
}

MObject mesh(const std::string& name, const MPointArray& points, const MIntArray& corners) {
  const MIntArray counts(corners.length() / 4, 4);
  MFnMesh fn;
  const auto count = [](unsigned n) { return static_cast<int>(n); };
  return named(fn.create(count(points.length()), count(counts.length()), points, counts, corners), name);
}

}  // namespace

MObject makePlane(const std::string& name, double width, double depth, int divisionsX, int divisionsZ,
                  const std::function<double(double x, double z)>& height) {
  if (divisionsX < 1 || divisionsZ < 1) return MObject::kNullObj;
  MPointArray points;
  MIntArray corners;
  for (int j = 0; j <= divisionsZ; ++j) {
    for (int i = 0; i <= divisionsX; ++i) {
      const double x = width * (static_cast<double>(i) / divisionsX - 0.5);
      const double z = depth * (static_cast<double>(j) / divisionsZ - 0.5);
      points.append(x, height ? height(x, z) : 0.0, z);
      const int a = j * (divisionsX + 1) + i;
      if (i == divisionsX || j == divisionsZ) continue;
      for (const int corner : {a, a + divisionsX + 1, a + divisionsX + 2, a + 1}) corners.append(corner);
    }
  }
  return mesh(name, points, corners);
}

MObject makeBox(const std::string& name, double width, double height, double depth) {
  MPointArray points;
  for (int i = 0; i < 8; ++i)
    points.append(i & 1 ? width / 2 : -width / 2, i & 2 ? height / 2 : -height / 2,
                  i & 4 ? depth / 2 : -depth / 2);
  const int faces[24] = {0, 4, 6, 2, 1, 3, 7, 5, 0, 1, 5, 4, 2, 6, 7, 3, 0, 2, 3, 1, 4, 5, 7, 6};
  return mesh(name, points, MIntArray(faces, 24));
}

MObject makeCurve(const std::string& name, const MPointArray& controlVertices, unsigned degree) {
  const int last = static_cast<int>(controlVertices.length()) - static_cast<int>(degree);
  MDoubleArray knots;
  for (int i = 1 - static_cast<int>(degree); i < last + static_cast<int>(degree); ++i)
    knots.append(std::min(std::max(i, 0), last));
  MFnNurbsCurve fn;
  return named(fn.create(controlVertices, knots, degree, MFnNurbsCurve::kOpen, false, false), name);
}

}  // namespace mayahost

// SPDX-License-Identifier: MIT
// Geometry that flows along connections, and the shapes of the DAG that hold it. A shape shows what comes in,
// else what it stores; what goes out to the world carries the world matrix of the instance beside it.
#pragma once

#include "data/data.h"
#include "geometry/mesh.h"
#include "geometry/nurbs.h"
#include "graph/node.h"

#include <maya/MDagPath.h>
#include <maya/MPoint.h>
#include <maya/MVector.h>

#include <functional>

namespace mayahost {

struct GeometryData : Data {
  MMatrix matrix;  // to the world, where the data knows it
  virtual bool empty() const = 0;
  virtual void transform(const MMatrix& by) = 0;  // the points; the matrix stays
  bool hasFn(MFn::Type type) const override { return type == MFn::kGeometryData || Data::hasFn(type); }
};

struct CurveData : GeometryData {
  NurbsCurve curve;
  MFn::Type apiType() const override { return MFn::kNurbsCurveData; }
  MFnData::Type dataType() const override { return MFnData::kNurbsCurve; }
  bool hasFn(MFn::Type type) const override {
    return type == MFn::kNurbsCurve || type == MFn::kNurbsCurveGeom || type == MFn::kCurve ||
           GeometryData::hasFn(type);
  }
  std::shared_ptr<Data> clone() const override { return std::make_shared<CurveData>(*this); }
  bool empty() const override { return curve.degree == 0; }
  void transform(const MMatrix& by) override;
};

struct MeshData : GeometryData {
  Mesh mesh;
  MFn::Type apiType() const override { return MFn::kMeshData; }
  MFnData::Type dataType() const override { return MFnData::kMesh; }
  bool hasFn(MFn::Type type) const override {
    return type == MFn::kMesh || type == MFn::kMeshGeom || GeometryData::hasFn(type);
  }
  std::shared_ptr<Data> clone() const override { return std::make_shared<MeshData>(*this); }
  bool empty() const override { return mesh.points.empty(); }
  void transform(const MMatrix& by) override;
};

// What a function set for geometry is attached to: data, or a shape by its object or by a path.
std::shared_ptr<const GeometryData> geometryOf(const MObject& object);  // null: none, or empty

// The matrix from object space to `space`. World space needs a path, or data that knows its matrix.
MStatus spaceMatrix(const MObject& object, const MDagPath& path, MSpace::Space space, MMatrix& matrix);

// Changes the geometry of data in place, of a shape in what it stores; dependents are notified. Fails for a
// shape whose geometry comes in by a connection.
MStatus changeGeometry(const MObject& object, const std::function<MStatus(GeometryData&)>& change);

// What MFnMesh::create and the like do with what they made. Into data: `owner` holds it and is returned;
// under a transform: the new shape is returned; without: the new transform above it.
MObject placeGeometry(const std::shared_ptr<GeometryData>& made, const MObject& owner, const char* shapeType,
                      MStatus* status);

inline Eigen::Vector3d toEigen(const MPoint& p) {
  const MPoint q = MPoint(p).cartesianize();
  return {q.x, q.y, q.z};
}
inline MPoint toPoint(const Eigen::Vector3d& p) {
  return {p[0], p[1], p[2]};
}
inline MVector toVector(const Eigen::Vector3d& v) {
  return {v[0], v[1], v[2]};
}
MVector transformNormal(const MVector& normal, const MMatrix& matrix);  // unit; by the inverse transpose

}  // namespace mayahost

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFloatPoint.h>
#include <maya/MFloatVector.h>
#include <maya/MMatrix.h>
#include <maya/MObject.h>
#include <maya/MPoint.h>
#include <maya/MTypes.h>

#include <cfloat>
#include <memory>

namespace mayahost {
struct MeshSearch;
}

OPENMAYA_MAJOR_NAMESPACE_OPEN

// A point of a mesh; the barycentric coordinates are those of the first two corners of the triangle.
class OPENMAYA_EXPORT MPointOnMesh {
 public:
  MPointOnMesh();
  MFloatPoint& getPoint();
  MFloatVector& getNormal();
  void getBarycentricCoords(float& u, float& v) const;
  int faceIndex() const;
  int triangleIndex() const;

 private:
  friend class MMeshIntersector;
  MFloatPoint point_;
  MFloatVector normal_;
  int face_ = -1, triangle_ = -1;
  float u_ = 0.0f, v_ = 0.0f;
};

// The nearest point of a mesh, from as many threads as one likes once it is created. The mesh is that of the
// moment of creation. The matrix takes the points asked about to the mesh's own space, where answers and the
// largest distance are.
class OPENMAYA_EXPORT MMeshIntersector {
 public:
  MMeshIntersector(void);
  virtual ~MMeshIntersector(void);
  MStatus create(MObject& meshObject, const MMatrix& matrix = MMatrix::identity,
                 const MIntArray* facesOfInterest = nullptr);
  bool isCreated(void) const;
  MStatus getClosestPoint(const MPoint& point, MPointOnMesh& meshPoint, double maxDistance = DBL_MAX) const;
  static const char* className();

 private:
  std::shared_ptr<mayahost::MeshSearch> search_;
};
OPENMAYA_NAMESPACE_CLOSE

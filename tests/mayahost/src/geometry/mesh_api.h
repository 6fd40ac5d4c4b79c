// SPDX-License-Identifier: MIT
// What the parts of MFnMesh and the iterators over meshes share.
#pragma once

#include "geometry/geometry.h"

#include <maya/MFnMesh.h>

namespace mayahost {

// The mesh of an object, and the matrix to the space asked for.
struct HeldMesh {
  std::shared_ptr<const MeshData> data;
  MMatrix matrix;
  bool moved = false;  // the matrix counts

  explicit operator bool() const { return data != nullptr; }
  const Mesh& mesh() const { return data->mesh; }
  const MeshTopology& topology() const { return *data->mesh.topology; }
  bool hasFace(int f) const { return f >= 0 && f < topology().faces(); }
  bool hasVertex(int v) const { return v >= 0 && v < static_cast<int>(mesh().points.size()); }
  MPoint point(int vertex) const;
  MVector normal(const Eigen::Vector3d& objectNormal) const;
  std::shared_ptr<const TriangleTree> tree() const;  // in that space
};

HeldMesh heldMesh(const MObject& object, const MDagPath& path, MSpace::Space space, MStatus* status);
HeldMesh heldMesh(const MObject& object, MStatus* status);

MStatus changeMeshPoints(const MObject& object,
                         const std::function<MStatus(std::vector<Eigen::Vector3f>&)>& change);

}  // namespace mayahost

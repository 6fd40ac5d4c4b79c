// SPDX-License-Identifier: MIT
// MFnMesh: making, counting, points and normals.
#include "geometry/mesh_api.h"

#include <maya/MFloatPointArray.h>
#include <maya/MFloatVectorArray.h>
#include <maya/MIntArray.h>
#include <maya/MPointArray.h>

#include <atomic>

#include "mayahost/primitives.h"

using namespace mayahost;

namespace mayahost {

MPoint HeldMesh::point(int vertex) const {
  const MPoint own = toPoint(mesh().point(vertex));
  return moved ? own * matrix : own;
}
MVector HeldMesh::normal(const Eigen::Vector3d& objectNormal) const {
  const MVector own = toVector(objectNormal);
  return moved ? transformNormal(own, matrix) : own;
}
std::shared_ptr<const TriangleTree> HeldMesh::tree() const {
  Eigen::Matrix4d columns;
  for (unsigned i = 0; i < 4; ++i) {
    for (unsigned j = 0; j < 4; ++j) columns(i, j) = moved ? matrix(j, i) : (i == j ? 1.0 : 0.0);
  }
  return mesh().tree(columns);
}

HeldMesh heldMesh(const MObject& object, const MDagPath& path, MSpace::Space space, MStatus* status) {
  HeldMesh result;
  MStatus done = spaceMatrix(object, path, space, result.matrix);
  result.moved = space == MSpace::kWorld;
  result.data = std::dynamic_pointer_cast<const MeshData>(geometryOf(object));
  if (!result.data && done) done = MStatus::kFailure;
  if (!done) result.data = nullptr;
  tell(status, done);
  return result;
}

HeldMesh heldMesh(const MObject& object, MStatus* status) {
  return heldMesh(object, MDagPath(), MSpace::kObject, status);
}

MStatus changeMeshPoints(const MObject& object,
                         const std::function<MStatus(std::vector<Eigen::Vector3f>&)>& change) {
  return changeGeometry(object, [&](GeometryData& data) {
    auto* mesh = dynamic_cast<MeshData*>(&data);
    if (!mesh || mesh->empty()) return MStatus(MStatus::kFailure);
    auto points = mesh->mesh.points;
    const MStatus status = change(points);
    if (status) mesh->mesh.setPoints(std::move(points));
    return status;
  });
}

namespace {

std::vector<int> numbers(const MIntArray& array) {
  std::vector<int> all;
  for (const int value : array) all.push_back(value);
  return all;
}

template <typename Points>
std::shared_ptr<MeshData> build(int vertices, int polygons, const Points& points, const MIntArray& counts,
                                const MIntArray& connects) {
  if (vertices != static_cast<int>(points.length()) || polygons != static_cast<int>(counts.length()) ||
      polygons < 1) {
    return nullptr;
  }
  std::vector<Eigen::Vector3f> own;
  for (unsigned i = 0; i < points.length(); ++i)
    own.push_back(toEigen(MPoint(points[i])).template cast<float>());
  std::string fault;
  const auto mesh = Mesh::make(std::move(own), numbers(counts), numbers(connects), fault);
  auto data = mesh ? std::make_shared<MeshData>() : nullptr;
  if (data) data->mesh = *mesh;
  return data;
}

MObject place(MObject& own, const std::shared_ptr<MeshData>& data, const MObject& owner, MStatus* status) {
  if (!data) {
    tell(status, MStatus::kInvalidParameter);
    return MObject::kNullObj;
  }
  const MObject made = placeGeometry(data, owner, "mesh", status);
  MDagPath path;
  own = made;
  if (made.hasFn(MFn::kTransform) && MDagPath::getAPathTo(made, path) && path.extendToShape())
    own = path.node();
  return made;
}

std::atomic<unsigned long> pointsReadSoFar{0};

template <typename Points, typename Point>
MStatus readPoints(const HeldMesh& own, Points& to) {
  pointsReadSoFar += own.mesh().points.size();
  to.setLength(static_cast<unsigned>(own.mesh().points.size()));
  for (unsigned i = 0; i < to.length(); ++i) to[i] = Point(own.point(static_cast<int>(i)));
  return MStatus::kSuccess;
}

template <typename Points>
MStatus writePoints(const MObject& object, const MDagPath& path, MSpace::Space space, const Points& from) {
  MMatrix matrix;
  const MStatus status = spaceMatrix(object, path, space, matrix);
  if (!status) return status;
  const MMatrix back = matrix.inverse();
  return changeMeshPoints(object, [&](std::vector<Eigen::Vector3f>& points) {
    if (from.length() != points.size()) return MStatus(MStatus::kInvalidParameter);
    for (unsigned i = 0; i < from.length(); ++i) {
      const MPoint given(from[i]);
      points[i] = toEigen(space == MSpace::kWorld ? given * back : given).template cast<float>();
    }
    return MStatus(MStatus::kSuccess);
  });
}

// The counts of triangles of each face, and their corners as `number` of face and corner gives them.
template <typename Number>
MStatus listTriangles(const HeldMesh& own, MIntArray& counts, MIntArray& corners, Number number) {
  counts = MIntArray(static_cast<unsigned>(own.topology().faces()), 0);
  corners.clear();
  for (const FaceTriangle& t : own.mesh().triangles()) {
    ++counts[static_cast<unsigned>(t.face)];
    for (const int corner : t.corners) corners.append(number(t.face, corner));
  }
  return MStatus::kSuccess;
}

}  // namespace

unsigned long pointsRead() {
  return pointsReadSoFar;
}

}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN

MFnMesh::MFnMesh(const MDagPath& object, MStatus* ReturnStatus) {
  tell(ReturnStatus, setObject(object));
}
MStatus MFnMesh::setObject(const MDagPath& path) {
  path_ = path;
  if (!path_.node().hasFn(MFn::kMesh)) path_.extendToShape();
  return attach(path_.node(), MFn::kMesh);
}
MObject MFnMesh::create(int numVertices, int numPolygons, const MFloatPointArray& vertexArray,
                        const MIntArray& polygonCounts, const MIntArray& polygonConnects,
                        MObject parentOrOwner, MStatus* ReturnStatus) {
  return place(object_, build(numVertices, numPolygons, vertexArray, polygonCounts, polygonConnects),
               parentOrOwner, ReturnStatus);
}
MObject MFnMesh::create(int numVertices, int numPolygons, const MPointArray& vertexArray,
                        const MIntArray& polygonCounts, const MIntArray& polygonConnects,
                        MObject parentOrOwner, MStatus* ReturnStatus) {
  return place(object_, build(numVertices, numPolygons, vertexArray, polygonCounts, polygonConnects),
               parentOrOwner, ReturnStatus);
}
MObject MFnMesh::copy(const MObject& source, MObject parentOrOwner, MStatus* ReturnStatus) {
  const auto from = std::dynamic_pointer_cast<const MeshData>(geometryOf(source));
  const auto data = from ? std::static_pointer_cast<MeshData>(from->clone()) : nullptr;
  if (data) data->matrix = MMatrix();
  return place(object_, data, parentOrOwner, ReturnStatus);
}
MObject MFnMesh::addPolygon(const MPointArray& vertexArray, bool mergeVertices, double pointTolerance,
                            MObject parentOrOwner, MStatus* ReturnStatus) {
  int face = -1;
  return addPolygon(vertexArray, face, mergeVertices, pointTolerance, parentOrOwner, ReturnStatus);
}
MObject MFnMesh::addPolygon(const MPointArray& vertexArray, int& faceIndex, bool mergeVertices,
                            double pointTolerance, MObject parentOrOwner, MStatus* ReturnStatus) {
  if (object_.isNull() || !geometryOf(object_)) {
    MIntArray corners;
    for (unsigned i = 0; i < vertexArray.length(); ++i) corners.append(static_cast<int>(i));
    faceIndex = 0;
    return create(static_cast<int>(corners.length()), 1, vertexArray,
                  MIntArray(1, static_cast<int>(corners.length())), corners, parentOrOwner, ReturnStatus);
  }
  const MStatus status = changeGeometry(object_, [&](GeometryData& data) {
    Mesh& own = static_cast<MeshData&>(data).mesh;
    auto points = own.points;
    auto counts = own.topology->counts, connects = own.topology->connects;
    for (unsigned i = 0; i < vertexArray.length(); ++i) {
      const Eigen::Vector3f point = toEigen(vertexArray[i]).cast<float>();
      std::size_t at = points.size();
      for (std::size_t k = 0; mergeVertices && k < own.points.size() && at == points.size(); ++k) {
        if (static_cast<double>((own.points[k] - point).norm()) <= pointTolerance) at = k;
      }
      if (at == points.size()) points.push_back(point);
      connects.push_back(static_cast<int>(at));
    }
    counts.push_back(static_cast<int>(vertexArray.length()));
    std::string fault;
    const auto made = Mesh::make(std::move(points), counts, connects, fault);
    if (!made) return MStatus(MStatus::kInvalidParameter);
    made->uvs = own.uvs;
    made->colors = own.colors;
    own = *made;
    faceIndex = own.topology->faces() - 1;
    return MStatus(MStatus::kSuccess);
  });
  tell(ReturnStatus, status);
  return status ? object_ : MObject::kNullObj;
}
MStatus MFnMesh::copyInPlace(const MObject& source) {
  const auto from = std::dynamic_pointer_cast<const MeshData>(geometryOf(source));
  if (!from) return MStatus::kInvalidParameter;
  return changeGeometry(object_, [&](GeometryData& data) {
    static_cast<MeshData&>(data).mesh = from->mesh;
    return MStatus(MStatus::kSuccess);
  });
}
MStatus MFnMesh::updateSurface() {
  return geometryOf(object_) ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MFnMesh::syncObject() {
  return updateSurface();
}

int MFnMesh::numVertices(MStatus* ReturnStatus) const {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  return own ? static_cast<int>(own.mesh().points.size()) : 0;
}
int MFnMesh::numEdges(MStatus* ReturnStatus) const {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  return own ? static_cast<int>(own.topology().edges.size()) : 0;
}
int MFnMesh::numPolygons(MStatus* ReturnStatus) const {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  return own ? own.topology().faces() : 0;
}
int MFnMesh::numFaceVertices(MStatus* ReturnStatus) const {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  return own ? static_cast<int>(own.topology().connects.size()) : 0;
}
int MFnMesh::numNormals(MStatus* ReturnStatus) const {
  return numVertices(ReturnStatus);
}
int MFnMesh::polygonVertexCount(int polygonId, MStatus* ReturnStatus) const {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  if (own && own.hasFace(polygonId)) return own.topology().count(polygonId);
  if (own) tell(ReturnStatus, MStatus::kInvalidParameter);
  return 0;
}
MStatus MFnMesh::getVertices(MIntArray& vertexCount, MIntArray& vertexList) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  if (!own) return status;
  vertexCount.clear();
  vertexList.clear();
  for (const int count : own.topology().counts) vertexCount.append(count);
  for (const int vertex : own.topology().connects) vertexList.append(vertex);
  return status;
}
MStatus MFnMesh::getPolygonVertices(int polygonId, MIntArray& vertexList) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  if (!own) return status;
  if (!own.hasFace(polygonId)) return MStatus::kInvalidParameter;
  vertexList.clear();
  for (int i = 0; i < own.topology().count(polygonId); ++i)
    vertexList.append(own.topology().face(polygonId)[i]);
  return status;
}
MStatus MFnMesh::getTriangles(MIntArray& triangleCounts, MIntArray& triangleVertices) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  if (!own) return status;
  return listTriangles(own, triangleCounts, triangleVertices,
                       [&](int face, int corner) { return own.topology().face(face)[corner]; });
}
MStatus MFnMesh::getTriangleOffsets(MIntArray& triangleCounts, MIntArray& triangleIndices) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  if (!own) return status;
  return listTriangles(own, triangleCounts, triangleIndices, [&](int face, int corner) {
    return own.topology().offsets[static_cast<std::size_t>(face)] + corner;
  });
}
MStatus MFnMesh::getPolygonTriangleVertices(int polygonId, int triangleId, int triangleVertices[3]) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  if (!own) return status;
  if (!own.hasFace(polygonId) || triangleId < 0 || triangleId >= own.topology().count(polygonId) - 2)
    return MStatus::kInvalidParameter;
  const auto& t =
      own.mesh().triangles()[static_cast<std::size_t>(own.mesh().firstTriangle(polygonId) + triangleId)];
  for (std::size_t i = 0; i < 3; ++i) triangleVertices[i] = own.topology().face(polygonId)[t.corners[i]];
  return status;
}
MStatus MFnMesh::getEdgeVertices(int edgeId, int2& vertexList) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  if (!own) return status;
  if (edgeId < 0 || edgeId >= static_cast<int>(own.topology().edges.size()))
    return MStatus::kInvalidParameter;
  for (std::size_t i = 0; i < 2; ++i)
    vertexList[i] = own.topology().edges[static_cast<std::size_t>(edgeId)][i];
  return status;
}
bool MFnMesh::isPolygonConvex(int faceIndex, MStatus* ReturnStatus) const {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  if (own && own.hasFace(faceIndex)) return own.mesh().convex(faceIndex);
  if (own) tell(ReturnStatus, MStatus::kInvalidParameter);
  return false;
}
bool MFnMesh::onBoundary(int polygonId, MStatus* ReturnStatus) const {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  if (!own) return false;
  if (!own.hasFace(polygonId)) {
    tell(ReturnStatus, MStatus::kInvalidParameter);
    return false;
  }
  const MeshTopology& t = own.topology();
  for (int i = 0; i < t.count(polygonId); ++i) {
    const int edge = t.sides[static_cast<std::size_t>(t.offsets[static_cast<std::size_t>(polygonId)] + i)];
    if (t.facesOfEdge[static_cast<std::size_t>(edge)] == 1) return true;
  }
  return false;
}

const float* MFnMesh::getRawPoints(MStatus* ReturnStatus) const {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  return own ? own.mesh().points.front().data() : nullptr;
}
MStatus MFnMesh::getPoints(MFloatPointArray& vertexArray, MSpace::Space space) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, path_, space, &status);
  return own ? readPoints<MFloatPointArray, MFloatPoint>(own, vertexArray) : status;
}
MStatus MFnMesh::getPoints(MPointArray& vertexArray, MSpace::Space space) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, path_, space, &status);
  return own ? readPoints<MPointArray, MPoint>(own, vertexArray) : status;
}
MStatus MFnMesh::setPoints(MFloatPointArray& vertexArray, MSpace::Space space) {
  return writePoints(object_, path_, space, vertexArray);
}
MStatus MFnMesh::setPoints(MPointArray& vertexArray, MSpace::Space space) {
  return writePoints(object_, path_, space, vertexArray);
}
MStatus MFnMesh::getPoint(int vertexId, MPoint& pos, MSpace::Space space) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, path_, space, &status);
  if (!own) return status;
  if (!own.hasVertex(vertexId)) return MStatus::kInvalidParameter;
  pos = own.point(vertexId);
  return status;
}
MStatus MFnMesh::setPoint(int vertexId, const MPoint& pos, MSpace::Space space) {
  MMatrix matrix;
  const MStatus status = spaceMatrix(object_, path_, space, matrix);
  if (!status) return status;
  return changeMeshPoints(object_, [&](std::vector<Eigen::Vector3f>& points) {
    if (vertexId < 0 || vertexId >= static_cast<int>(points.size()))
      return MStatus(MStatus::kInvalidParameter);
    const MPoint own = space == MSpace::kWorld ? pos * matrix.inverse() : pos;
    points[static_cast<std::size_t>(vertexId)] = toEigen(own).cast<float>();
    return MStatus(MStatus::kSuccess);
  });
}

MStatus MFnMesh::getPolygonNormal(int polygonId, MVector& normal, MSpace::Space space) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, path_, space, &status);
  if (!own) return status;
  if (!own.hasFace(polygonId)) return MStatus::kInvalidParameter;
  normal = own.normal(own.mesh().faceNormal(polygonId));
  return status;
}
MStatus MFnMesh::getVertexNormal(int vertexId, bool angleWeighted, MVector& normal,
                                 MSpace::Space space) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, path_, space, &status);
  if (!own) return status;
  if (!own.hasVertex(vertexId)) return MStatus::kInvalidParameter;
  normal = own.normal(own.mesh().vertexNormal(vertexId, angleWeighted));
  return status;
}
MStatus MFnMesh::getVertexNormals(bool angleWeighted, MFloatVectorArray& normals, MSpace::Space space) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, path_, space, &status);
  if (!own) return status;
  normals.clear();
  for (int i = 0; own.hasVertex(i); ++i)
    normals.append(MFloatVector(own.normal(own.mesh().vertexNormal(i, angleWeighted))));
  return status;
}
MStatus MFnMesh::getNormals(MFloatVectorArray& normals, MSpace::Space space) const {
  return getVertexNormals(false, normals, space);
}
MStatus MFnMesh::getFaceVertexNormal(int faceIndex, int vertexIndex, MVector& normal,
                                     MSpace::Space space) const {
  MIntArray corners;
  const MStatus status = getPolygonVertices(faceIndex, corners);
  if (!status) return status;
  for (const int vertex : corners) {
    if (vertex == vertexIndex) return getVertexNormal(vertexIndex, false, normal, space);
  }
  return MStatus::kInvalidParameter;
}
MStatus MFnMesh::getFaceVertexNormals(int faceIndex, MFloatVectorArray& normals, MSpace::Space space) const {
  MIntArray corners;
  MStatus status = getPolygonVertices(faceIndex, corners);
  normals.clear();
  for (unsigned i = 0; status && i < corners.length(); ++i) {
    MVector normal;
    status = getVertexNormal(corners[i], false, normal, space);
    normals.append(MFloatVector(normal));
  }
  return status;
}

OPENMAYA_NAMESPACE_CLOSE

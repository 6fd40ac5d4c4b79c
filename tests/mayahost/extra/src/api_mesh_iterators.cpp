// SPDX-License-Identifier: MIT
// MItMeshPolygon and MItMeshVertex.
#include "geometry/component.h"
#include "geometry/mesh_api.h"

#include <maya/MIntArray.h>
#include <maya/MItMeshPolygon.h>
#include <maya/MItMeshVertex.h>
#include <maya/MPointArray.h>

#include <algorithm>

using namespace mayahost;

namespace {

MStatus start(MObject& own, MDagPath& ownPath, const MDagPath& path) {
  ownPath = path;
  if (!ownPath.node().hasFn(MFn::kMesh)) ownPath.extendToShape();
  own = ownPath.node();
  return geometryOf(own) ? MStatus::kSuccess : MStatus::kInvalidParameter;
}

// The mesh, and whether the iterator is at something of it.
HeldMesh atFace(const MObject& object, const MDagPath& path, MSpace::Space space, int at, MStatus* status) {
  HeldMesh own = heldMesh(object, path, space, status);
  if (own && !own.hasFace(at)) {
    own.data = nullptr;
    tell(status, MStatus::kFailure);
  }
  return own;
}
HeldMesh atVertex(const MObject& object, const MDagPath& path, MSpace::Space space, int at, MStatus* status) {
  HeldMesh own = heldMesh(object, path, space, status);
  if (own && !own.hasVertex(at)) {
    own.data = nullptr;
    tell(status, MStatus::kFailure);
  }
  return own;
}

std::vector<int> edgesOfFace(const MeshTopology& t, int face) {
  const auto first = t.sides.begin() + t.offsets[static_cast<std::size_t>(face)];
  return std::vector<int>(first, first + t.count(face));
}

std::vector<int> edgesOfVertex(const MeshTopology& t, int vertex) {
  std::vector<int> found;
  for (std::size_t i = 0; i < t.edges.size(); ++i) {
    if (t.edges[i][0] == vertex || t.edges[i][1] == vertex) found.push_back(static_cast<int>(i));
  }
  return found;
}

bool boundary(const MeshTopology& t, const std::vector<int>& edges) {
  for (const int edge : edges) {
    if (t.facesOfEdge[static_cast<std::size_t>(edge)] == 1) return true;
  }
  return false;
}

void fill(MIntArray& to, const std::vector<int>& from) {
  to.clear();
  for (const int value : from) to.append(value);
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MItMeshPolygon::MItMeshPolygon(const MObject& polyObject, MStatus* ReturnStatus) {
  tell(ReturnStatus, reset(polyObject));
}
MItMeshPolygon::MItMeshPolygon(const MDagPath& polyObject, MObject& component, MStatus* ReturnStatus) {
  tell(ReturnStatus, reset(polyObject, component));
}
MItMeshPolygon::~MItMeshPolygon() = default;
const char* MItMeshPolygon::className() {
  return "MItMeshPolygon";
}
MStatus MItMeshPolygon::reset() {
  step_ = 0;
  at_ = !partial_ ? 0 : chosen_.empty() ? -1 : chosen_.front();
  return MStatus::kSuccess;
}
MStatus MItMeshPolygon::reset(const MObject& polyObject) {
  object_ = polyObject;
  path_ = MDagPath();
  partial_ = false;
  reset();
  return geometryOf(object_) ? MStatus::kSuccess : MStatus::kInvalidParameter;
}
MStatus MItMeshPolygon::reset(const MDagPath& polyObject, MObject& component) {
  const MStatus status = start(object_, path_, polyObject);
  const auto parts = chosen(object_, component, MFn::kMeshPolygonComponent);
  partial_ = !component.isNull();
  chosen_ = parts && status ? *parts : std::vector<int>();
  reset();
  return status && !parts ? MStatus(MStatus::kInvalidParameter) : status;
}
bool MItMeshPolygon::isDone(MStatus* ReturnStatus) {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  return !own || !own.hasFace(at_);
}
MStatus MItMeshPolygon::next() {
  if (isDone()) return MStatus::kFailure;
  ++step_;
  at_ = !partial_ ? at_ + 1 : step_ < chosen_.size() ? chosen_[step_] : -1;
  return MStatus::kSuccess;
}
unsigned int MItMeshPolygon::count(MStatus* ReturnStatus) {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  if (partial_) return static_cast<unsigned>(chosen_.size());
  return own ? static_cast<unsigned>(own.topology().faces()) : 0;
}
unsigned int MItMeshPolygon::polygonVertexCount(MStatus* ReturnStatus) {
  const HeldMesh own = atFace(object_, path_, MSpace::kObject, at_, ReturnStatus);
  return own ? static_cast<unsigned>(own.topology().count(at_)) : 0;
}
MPoint MItMeshPolygon::center(MSpace::Space space, MStatus* ReturnStatus) {
  MPointArray corners;
  getPoints(corners, space, ReturnStatus);
  MVector sum;
  for (const MPoint& corner : corners) sum += MVector(corner);
  return corners.length() > 0 ? MPoint(sum / corners.length()) : MPoint();
}
unsigned int MItMeshPolygon::index(MStatus* ReturnStatus) {
  tell(ReturnStatus, isDone() ? MStatus::kFailure : MStatus::kSuccess);
  return static_cast<unsigned>(at_);
}
MStatus MItMeshPolygon::setIndex(int index, int& prevIndex) {
  const HeldMesh own = heldMesh(object_, nullptr);
  if (!own || !own.hasFace(index)) return MStatus::kInvalidParameter;
  prevIndex = at_;
  at_ = index;
  return MStatus::kSuccess;
}
unsigned int MItMeshPolygon::vertexIndex(int index, MStatus* ReturnStatus) {
  const HeldMesh own = atFace(object_, path_, MSpace::kObject, at_, ReturnStatus);
  if (own && index >= 0 && index < own.topology().count(at_))
    return static_cast<unsigned>(own.topology().face(at_)[index]);
  if (own) tell(ReturnStatus, MStatus::kInvalidParameter);
  return 0;
}
MStatus MItMeshPolygon::getVertices(MIntArray& vertices) {
  return MFnMesh(object_).getPolygonVertices(at_, vertices);
}
MPoint MItMeshPolygon::point(int index, MSpace::Space space, MStatus* ReturnStatus) {
  const HeldMesh own = atFace(object_, path_, space, at_, ReturnStatus);
  if (own && index >= 0 && index < own.topology().count(at_))
    return own.point(own.topology().face(at_)[index]);
  if (own) tell(ReturnStatus, MStatus::kInvalidParameter);
  return MPoint();
}
void MItMeshPolygon::getPoints(MPointArray& pointArray, MSpace::Space space, MStatus* ReturnStatus) {
  const HeldMesh own = atFace(object_, path_, space, at_, ReturnStatus);
  pointArray.clear();
  for (int i = 0; own && i < own.topology().count(at_); ++i)
    pointArray.append(own.point(own.topology().face(at_)[i]));
}
MStatus MItMeshPolygon::getNormal(MVector& normal, MSpace::Space space) const {
  MStatus status;
  const HeldMesh own = atFace(object_, path_, space, at_, &status);
  if (own) normal = own.normal(own.mesh().faceNormal(at_));
  return status;
}
MStatus MItMeshPolygon::numTriangles(int& count) const {
  MStatus status;
  const HeldMesh own = atFace(object_, path_, MSpace::kObject, at_, &status);
  if (own) count = own.topology().count(at_) - 2;
  return status;
}
MStatus MItMeshPolygon::getTriangle(int localTriIndex, MPointArray& points, MIntArray& vertexList,
                                    MSpace::Space space) const {
  int corners[3];
  MStatus status = MFnMesh(object_).getPolygonTriangleVertices(at_, localTriIndex, corners);
  if (!status) return status;
  const HeldMesh own = atFace(object_, path_, space, at_, &status);
  points.clear();
  vertexList.clear();
  for (int i = 0; own && i < 3; ++i) {
    points.append(own.point(corners[i]));
    vertexList.append(corners[i]);
  }
  return status;
}
MStatus MItMeshPolygon::getEdges(MIntArray& edges) {
  MStatus status;
  const HeldMesh own = atFace(object_, path_, MSpace::kObject, at_, &status);
  if (own) fill(edges, edgesOfFace(own.topology(), at_));
  return status;
}
MStatus MItMeshPolygon::getConnectedFaces(MIntArray& faces) {
  MStatus status;
  const HeldMesh own = atFace(object_, path_, MSpace::kObject, at_, &status);
  if (!own) return status;
  faces.clear();
  const auto mine = edgesOfFace(own.topology(), at_);
  for (int f = 0; f < own.topology().faces(); ++f) {
    bool shared = false;
    for (const int edge : edgesOfFace(own.topology(), f))
      shared = shared || std::find(mine.begin(), mine.end(), edge) != mine.end();
    if (shared && f != at_) faces.append(f);
  }
  return status;
}
bool MItMeshPolygon::onBoundary(MStatus* ReturnStatus) {
  const HeldMesh own = atFace(object_, path_, MSpace::kObject, at_, ReturnStatus);
  return own && boundary(own.topology(), edgesOfFace(own.topology(), at_));
}
MStatus MItMeshPolygon::getArea(double& area, MSpace::Space space) {
  int count = 0;
  MStatus status = numTriangles(count);
  area = 0.0;
  for (int i = 0; status && i < count; ++i) {
    MPointArray p;
    MIntArray vertices;
    status = getTriangle(i, p, vertices, space);
    if (status) area += ((p[1] - p[0]) ^ (p[2] - p[0])).length() / 2.0;
  }
  return status;
}
bool MItMeshPolygon::zeroArea(MStatus* ReturnStatus) {
  double area = 0.0;
  tell(ReturnStatus, getArea(area));
  return area == 0.0;
}
bool MItMeshPolygon::isConvex(MStatus* ReturnStatus) {
  return MFnMesh(object_).isPolygonConvex(at_, ReturnStatus);
}

MItMeshVertex::MItMeshVertex(MObject& polyObject, MStatus* ReturnStatus) {
  tell(ReturnStatus, reset(polyObject));
}
MItMeshVertex::MItMeshVertex(const MDagPath& polyObject, MObject& component, MStatus* ReturnStatus) {
  tell(ReturnStatus, reset(polyObject, component));
}
MItMeshVertex::~MItMeshVertex() = default;
const char* MItMeshVertex::className() {
  return "MItMeshVertex";
}
MStatus MItMeshVertex::reset() {
  step_ = 0;
  at_ = !partial_ ? 0 : chosen_.empty() ? -1 : chosen_.front();
  return MStatus::kSuccess;
}
MStatus MItMeshVertex::reset(MObject& polyObject) {
  object_ = polyObject;
  path_ = MDagPath();
  partial_ = false;
  reset();
  return geometryOf(object_) ? MStatus::kSuccess : MStatus::kInvalidParameter;
}
MStatus MItMeshVertex::reset(const MDagPath& polyObject, MObject& component) {
  const MStatus status = start(object_, path_, polyObject);
  const auto parts = chosen(object_, component, MFn::kMeshVertComponent);
  partial_ = !component.isNull();
  chosen_ = parts && status ? *parts : std::vector<int>();
  reset();
  return status && !parts ? MStatus(MStatus::kInvalidParameter) : status;
}
bool MItMeshVertex::isDone(MStatus* ReturnStatus) {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  return !own || !own.hasVertex(at_);
}
MStatus MItMeshVertex::next() {
  if (isDone()) return MStatus::kFailure;
  ++step_;
  at_ = !partial_ ? at_ + 1 : step_ < chosen_.size() ? chosen_[step_] : -1;
  return MStatus::kSuccess;
}
int MItMeshVertex::count(MStatus* ReturnStatus) {
  if (partial_) tell(ReturnStatus, MStatus::kSuccess);
  if (partial_) return static_cast<int>(chosen_.size());
  return MFnMesh(object_).numVertices(ReturnStatus);
}
int MItMeshVertex::index(MStatus* ReturnStatus) {
  tell(ReturnStatus, isDone() ? MStatus::kFailure : MStatus::kSuccess);
  return at_;
}
MStatus MItMeshVertex::setIndex(int index, int& prevIndex) {
  const HeldMesh own = heldMesh(object_, nullptr);
  if (!own || !own.hasVertex(index)) return MStatus::kInvalidParameter;
  prevIndex = at_;
  at_ = index;
  return MStatus::kSuccess;
}
MPoint MItMeshVertex::position(MSpace::Space space, MStatus* ReturnStatus) {
  const HeldMesh own = atVertex(object_, path_, space, at_, ReturnStatus);
  return own ? own.point(at_) : MPoint();
}
MStatus MItMeshVertex::setPosition(const MPoint& point, MSpace::Space space) {
  return path_.isValid() ? MFnMesh(path_).setPoint(at_, point, space)
                         : MFnMesh(object_).setPoint(at_, point, space);
}
MStatus MItMeshVertex::translateBy(const MVector& vector, MSpace::Space space) {
  MStatus status;
  const MPoint from = position(space, &status);
  return status ? setPosition(from + vector, space) : status;
}
MStatus MItMeshVertex::getNormal(MVector& vector, MSpace::Space space) {
  MStatus status;
  const HeldMesh own = atVertex(object_, path_, space, at_, &status);
  if (own) vector = own.normal(own.mesh().vertexNormal(at_, false));
  return status;
}
MStatus MItMeshVertex::getConnectedFaces(MIntArray& faceList) {
  MStatus status;
  const HeldMesh own = atVertex(object_, path_, MSpace::kObject, at_, &status);
  if (own) fill(faceList, own.topology().facesOfVertex[static_cast<std::size_t>(at_)]);
  return status;
}
MStatus MItMeshVertex::getConnectedEdges(MIntArray& edgeList) {
  MStatus status;
  const HeldMesh own = atVertex(object_, path_, MSpace::kObject, at_, &status);
  if (own) fill(edgeList, edgesOfVertex(own.topology(), at_));
  return status;
}
MStatus MItMeshVertex::getConnectedVertices(MIntArray& vertexList) {
  MStatus status;
  const HeldMesh own = atVertex(object_, path_, MSpace::kObject, at_, &status);
  if (!own) return status;
  vertexList.clear();
  for (const int edge : edgesOfVertex(own.topology(), at_)) {
    const auto& ends = own.topology().edges[static_cast<std::size_t>(edge)];
    vertexList.append(ends[0] == at_ ? ends[1] : ends[0]);
  }
  return status;
}
MStatus MItMeshVertex::numConnectedFaces(int& faceCount) const {
  MStatus status;
  const HeldMesh own = atVertex(object_, path_, MSpace::kObject, at_, &status);
  if (own) faceCount = static_cast<int>(own.topology().facesOfVertex[static_cast<std::size_t>(at_)].size());
  return status;
}
MStatus MItMeshVertex::numConnectedEdges(int& edgeCount) const {
  MStatus status;
  const HeldMesh own = atVertex(object_, path_, MSpace::kObject, at_, &status);
  if (own) edgeCount = static_cast<int>(edgesOfVertex(own.topology(), at_).size());
  return status;
}
bool MItMeshVertex::onBoundary(MStatus* ReturnStatus) {
  const HeldMesh own = atVertex(object_, path_, MSpace::kObject, at_, ReturnStatus);
  return own && boundary(own.topology(), edgesOfVertex(own.topology(), at_));
}
MStatus MItMeshVertex::updateSurface() {
  return geometryOf(object_) ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MItMeshVertex::geomChanged() {
  return updateSurface();
}

OPENMAYA_NAMESPACE_CLOSE

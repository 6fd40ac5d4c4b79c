// SPDX-License-Identifier: MIT
// MItMeshEdge.
#include "geometry/component.h"
#include "geometry/mesh_api.h"

#include <maya/MIntArray.h>
#include <maya/MItMeshEdge.h>

#include <algorithm>

using namespace mayahost;

namespace {

HeldMesh atEdge(const MObject& object, const MDagPath& path, MSpace::Space space, int at, MStatus* status) {
  HeldMesh own = heldMesh(object, path, space, status);
  if (own && (at < 0 || at >= static_cast<int>(own.topology().edges.size()))) {
    own.data = nullptr;
    tell(status, MStatus::kFailure);
  }
  return own;
}

const std::array<int, 2>& endsOf(const MeshTopology& t, int edge) {
  return t.edges[static_cast<std::size_t>(edge)];
}

std::vector<int> facesOf(const MeshTopology& t, int edge) {
  std::vector<int> found;
  for (const int face : t.facesOfVertex[static_cast<std::size_t>(endsOf(t, edge)[0])]) {
    const auto first = t.sides.begin() + t.offsets[static_cast<std::size_t>(face)];
    if (std::find(first, first + t.count(face), edge) != first + t.count(face)) found.push_back(face);
  }
  return found;
}

// Those that share a vertex with it.
std::vector<int> neighboursOf(const MeshTopology& t, int edge) {
  std::vector<int> found;
  const auto& [a, b] = endsOf(t, edge);
  for (int other = 0; other < static_cast<int>(t.edges.size()); ++other) {
    const auto& [c, d] = endsOf(t, other);
    if (other != edge && (a == c || a == d || b == c || b == d)) found.push_back(other);
  }
  return found;
}

int fill(MIntArray& to, const std::vector<int>& from) {
  to.clear();
  for (const int value : from) to.append(value);
  return static_cast<int>(from.size());
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MItMeshEdge::MItMeshEdge(MObject& polyObject, MStatus* ReturnStatus) {
  tell(ReturnStatus, reset(polyObject));
}
MItMeshEdge::MItMeshEdge(MObject& polyObject, MObject& component, MStatus* ReturnStatus) {
  tell(ReturnStatus, reset(polyObject, component));
}
MItMeshEdge::MItMeshEdge(const MDagPath& polyObject, MObject& component, MStatus* ReturnStatus) {
  tell(ReturnStatus, reset(polyObject, component));
}
MItMeshEdge::~MItMeshEdge() = default;
const char* MItMeshEdge::className() {
  return "MItMeshEdge";
}
MStatus MItMeshEdge::begin(const MObject& component) {
  const HeldMesh own = heldMesh(object_, nullptr);
  const auto part = as<Component>(component);
  const bool fine = own && (component.isNull() || (part && part->kind == MFn::kMeshEdgeComponent));
  const int count = fine ? static_cast<int>(own.topology().edges.size()) : 0;
  chosen_.clear();
  for (int i = 0; i < count; ++i) {
    if (!part || part->complete || part->elements.count(i)) chosen_.push_back(i);
  }
  reset();
  return fine ? MStatus::kSuccess : MStatus::kInvalidParameter;
}
MStatus MItMeshEdge::reset() {
  step_ = 0;
  at_ = chosen_.empty() ? -1 : chosen_.front();
  return MStatus::kSuccess;
}
MStatus MItMeshEdge::reset(MObject& polyObject, MObject& component) {
  object_ = polyObject;
  path_ = MDagPath();
  return begin(component);
}
MStatus MItMeshEdge::reset(const MDagPath& polyObject, MObject& component) {
  path_ = polyObject;
  if (!path_.node().hasFn(MFn::kMesh)) path_.extendToShape();
  object_ = path_.node();
  return begin(component);
}
bool MItMeshEdge::isDone(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return at_ < 0;
}
MStatus MItMeshEdge::next() {
  if (at_ < 0) return MStatus::kFailure;
  ++step_;
  at_ = step_ < chosen_.size() ? chosen_[step_] : -1;
  return MStatus::kSuccess;
}
int MItMeshEdge::count(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return static_cast<int>(chosen_.size());
}
MPoint MItMeshEdge::point(int index, MSpace::Space space, MStatus* ReturnStatus) {
  const HeldMesh own = atEdge(object_, path_, space, at_, ReturnStatus);
  if (own && (index == 0 || index == 1))
    return own.point(endsOf(own.topology(), at_)[static_cast<std::size_t>(index)]);
  if (own) tell(ReturnStatus, MStatus::kInvalidParameter);
  return MPoint();
}
MPoint MItMeshEdge::center(MSpace::Space space, MStatus* ReturnStatus) {
  const MPoint first = point(0, space, ReturnStatus);
  return first + 0.5 * (point(1, space) - first);
}
MStatus MItMeshEdge::setPoint(const MPoint& point, unsigned int index, MSpace::Space space) {
  MStatus status;
  const HeldMesh own = atEdge(object_, path_, space, at_, &status);
  if (!own || index > 1) return own ? MStatus(MStatus::kInvalidParameter) : status;
  const int vertex = endsOf(own.topology(), at_)[index];
  const MPoint inside = own.moved ? point * own.matrix.inverse() : point;
  return changeMeshPoints(object_, [&](std::vector<Eigen::Vector3f>& points) {
    points[static_cast<std::size_t>(vertex)] = toEigen(inside).cast<float>();
    return MStatus(MStatus::kSuccess);
  });
}
bool MItMeshEdge::isSmooth(MStatus* ReturnStatus) const {
  return static_cast<bool>(atEdge(object_, path_, MSpace::kObject, at_, ReturnStatus));
}
int MItMeshEdge::index(int index, MStatus* ReturnStatus) {
  const HeldMesh own = atEdge(object_, path_, MSpace::kObject, at_, ReturnStatus);
  if (own && (index == 0 || index == 1)) return endsOf(own.topology(), at_)[static_cast<std::size_t>(index)];
  if (own) tell(ReturnStatus, MStatus::kInvalidParameter);
  return 0;
}
int MItMeshEdge::index(MStatus* ReturnStatus) const {
  tell(ReturnStatus, at_ < 0 ? MStatus::kFailure : MStatus::kSuccess);
  return at_;
}
MObject MItMeshEdge::edge(MStatus* ReturnStatus) {
  return currentItem(ReturnStatus);
}
MObject MItMeshEdge::currentItem(MStatus* ReturnStatus) {
  tell(ReturnStatus, at_ < 0 ? MStatus::kFailure : MStatus::kSuccess);
  if (at_ < 0) return MObject::kNullObj;
  const auto made = std::make_shared<Component>(MFn::kMeshEdgeComponent);
  made->elements.insert(at_);
  return Access::wrap(made);
}
MStatus MItMeshEdge::updateSurface() {
  return MStatus::kSuccess;
}
MStatus MItMeshEdge::geomChanged() {
  return MStatus::kSuccess;
}
MStatus MItMeshEdge::setIndex(int index, int& prevIndex) {
  if (!atEdge(object_, path_, MSpace::kObject, index, nullptr)) return MStatus::kInvalidParameter;
  prevIndex = at_;
  at_ = index;
  return MStatus::kSuccess;
}
int MItMeshEdge::getConnectedFaces(MIntArray& faceList, MStatus* ReturnStatus) const {
  const HeldMesh own = atEdge(object_, path_, MSpace::kObject, at_, ReturnStatus);
  return own ? fill(faceList, facesOf(own.topology(), at_)) : 0;
}
int MItMeshEdge::getConnectedEdges(MIntArray& edgeList, MStatus* ReturnStatus) const {
  const HeldMesh own = atEdge(object_, path_, MSpace::kObject, at_, ReturnStatus);
  return own ? fill(edgeList, neighboursOf(own.topology(), at_)) : 0;
}
MStatus MItMeshEdge::numConnectedFaces(int& faceCount) const {
  MIntArray faces;
  MStatus status;
  faceCount = getConnectedFaces(faces, &status);
  return status;
}
MStatus MItMeshEdge::numConnectedEdges(int& edgeCount) const {
  MIntArray edges;
  MStatus status;
  edgeCount = getConnectedEdges(edges, &status);
  return status;
}
bool MItMeshEdge::connectedToFace(int index, MStatus* ReturnStatus) {
  MIntArray faces;
  getConnectedFaces(faces, ReturnStatus);
  return std::find(faces.begin(), faces.end(), index) != faces.end();
}
bool MItMeshEdge::connectedToEdge(int index, MStatus* ReturnStatus) {
  MIntArray edges;
  getConnectedEdges(edges, ReturnStatus);
  return std::find(edges.begin(), edges.end(), index) != edges.end();
}
bool MItMeshEdge::onBoundary(MStatus* ReturnStatus) {
  const HeldMesh own = atEdge(object_, path_, MSpace::kObject, at_, ReturnStatus);
  return own && own.topology().facesOfEdge[static_cast<std::size_t>(at_)] == 1;
}
MStatus MItMeshEdge::getLength(double& length, MSpace::Space space) {
  MStatus status;
  const MPoint first = point(0, space, &status);
  if (status) length = first.distanceTo(point(1, space));
  return status;
}

OPENMAYA_NAMESPACE_CLOSE

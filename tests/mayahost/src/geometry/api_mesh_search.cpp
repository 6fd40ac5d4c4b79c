// SPDX-License-Identifier: MIT
// MFnMesh: nearest points and rays; MMeshIntersector.
#include "geometry/mesh_api.h"

#include <maya/MFloatArray.h>
#include <maya/MFloatPointArray.h>
#include <maya/MIntArray.h>
#include <maya/MMeshIntersector.h>
#include <maya/MPointArray.h>

#include <algorithm>
#include <cmath>
#include <set>

using namespace mayahost;

namespace mayahost {

// A mesh as it was, and the triangles of the faces of interest.
struct MeshSearch {
  Mesh mesh;
  MMatrix matrix;
  std::shared_ptr<const TriangleTree> tree;
  std::vector<int> numbers;  // of the triangles of the tree in the mesh
};

namespace {

struct Ray {
  Eigen::Vector3d source, direction;
  double low, high, tolerance;
};

Ray rayOf(const MPoint& source, const MVector& direction, double maxParam, bool both, double tolerance) {
  return {
      toEigen(source), {direction.x, direction.y, direction.z}, both ? -maxParam : 0.0, maxParam, tolerance};
}

// Whether a triangle is among the faces, or the triangles of faces, that are asked for.
TriangleTree::Accept chosen(const Mesh& mesh, const MIntArray* faces, const MIntArray* triangles,
                            MStatus& status) {
  if (!faces) {
    if (triangles) status = MStatus::kInvalidParameter;
    return {};
  }
  if (triangles && triangles->length() != faces->length()) {
    status = MStatus::kInvalidParameter;
    return {};
  }
  std::set<std::pair<int, int>> wanted;
  for (unsigned i = 0; i < faces->length(); ++i)
    wanted.emplace((*faces)[i], triangles ? (*triangles)[i] : -1);
  const bool whole = triangles == nullptr;
  return [&mesh, wanted, whole](int id) {
    const FaceTriangle& t = mesh.triangles()[static_cast<std::size_t>(id)];
    return wanted.count({t.face, whole ? -1 : t.local}) > 0;
  };
}

bool nearer(const RayHit& a, const RayHit& b) {
  const double x = std::abs(a.param), y = std::abs(b.param);
  return x != y ? x < y : a.triangle < b.triangle;
}

MFloatPoint pointOf(const Ray& ray, const RayHit& hit) {
  return MFloatPoint(toPoint(ray.source + hit.param * ray.direction));
}

std::vector<RayHit> hitsOf(const HeldMesh& own, const Ray& ray, const MIntArray* faces,
                           const MIntArray* triangles, MStatus& status) {
  const auto accept = chosen(own.mesh(), faces, triangles, status);
  if (!status || ray.direction.norm() == 0.0) return {};
  auto hits = own.tree()->rayHits(ray.source, ray.direction, ray.low, ray.high, ray.tolerance, accept);
  std::sort(hits.begin(), hits.end(), nearer);
  return hits;
}

bool nearestOf(const HeldMesh& own, const MPoint& to, NearestHit& hit) {
  hit = own.tree()->nearestPoint(toEigen(to), DBL_MAX);
  return hit.triangle >= 0;
}

// The normal at a point of a triangle: of the vertices, weighed.
Eigen::Vector3d normalAt(const Mesh& mesh, int triangle, double u, double v, double w) {
  const FaceTriangle& t = mesh.triangles()[static_cast<std::size_t>(triangle)];
  const double weights[3] = {u, v, w};
  Eigen::Vector3d sum = Eigen::Vector3d::Zero();
  for (std::size_t i = 0; i < 3; ++i)
    sum += weights[i] * mesh.vertexNormal(mesh.topology->face(t.face)[t.corners[i]], false);
  const double size = sum.norm();
  return size > 0.0 ? Eigen::Vector3d(sum / size) : mesh.faceNormal(t.face);
}

template <typename Value, typename Given>
void give(Value* to, Given value) {
  if (to) *to = static_cast<Value>(value);
}

template <typename Array, typename Given>
void add(Array* to, Given value) {
  if (to) to->append(value);
}

}  // namespace
}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN

MStatus MFnMesh::getClosestPointAndNormal(const MPoint& toThisPoint, MPoint& theClosestPoint,
                                          MVector& theNormal, MSpace::Space space, int* closestPolygon,
                                          MMeshIsectAccelParams*) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, path_, space, &status);
  NearestHit hit;
  if (!own || !nearestOf(own, toThisPoint, hit)) return status ? MStatus(MStatus::kFailure) : status;
  theClosestPoint = toPoint(hit.point);
  theNormal = own.normal(normalAt(own.mesh(), hit.triangle, hit.u, hit.v, hit.w));
  give(closestPolygon, own.mesh().triangles()[static_cast<std::size_t>(hit.triangle)].face);
  return MStatus::kSuccess;
}
MStatus MFnMesh::getClosestPoint(const MPoint& toThisPoint, MPoint& theClosestPoint, MSpace::Space space,
                                 int* closestPolygon, MMeshIsectAccelParams* accelParams) const {
  MVector normal;
  return getClosestPointAndNormal(toThisPoint, theClosestPoint, normal, space, closestPolygon, accelParams);
}
MStatus MFnMesh::getClosestNormal(const MPoint& toThisPoint, MVector& theNormal, MSpace::Space space,
                                  int* closestPolygon, MMeshIsectAccelParams* accelParams) const {
  MPoint point;
  return getClosestPointAndNormal(toThisPoint, point, theNormal, space, closestPolygon, accelParams);
}

bool MFnMesh::closestIntersection(const MFloatPoint& raySource, const MFloatVector& rayDirection,
                                  const MIntArray* faceIds, const MIntArray* triIds, bool,
                                  MSpace::Space space, float maxParam, bool testBothDirections,
                                  MMeshIsectAccelParams*, MFloatPoint& hitPoint, float* hitRayParam,
                                  int* hitFace, int* hitTriangle, float* hitBary1, float* hitBary2,
                                  float tolerance, MStatus* ReturnStatus) {
  MStatus status;
  const HeldMesh own = heldMesh(object_, path_, space, &status);
  const Ray ray = rayOf(MPoint(raySource), MVector(rayDirection), static_cast<double>(maxParam),
                        testBothDirections, static_cast<double>(tolerance));
  const auto hits = own ? hitsOf(own, ray, faceIds, triIds, status) : std::vector<RayHit>();
  tell(ReturnStatus, status);
  if (hits.empty()) return false;
  const RayHit& hit = hits.front();
  const FaceTriangle& t = own.mesh().triangles()[static_cast<std::size_t>(hit.triangle)];
  hitPoint = pointOf(ray, hit);
  give(hitRayParam, hit.param);
  give(hitFace, t.face);
  give(hitTriangle, t.local);
  give(hitBary1, hit.u);
  give(hitBary2, hit.v);
  return true;
}
bool MFnMesh::anyIntersection(const MFloatPoint& raySource, const MFloatVector& rayDirection,
                              const MIntArray* faceIds, const MIntArray* triIds, bool idsSorted,
                              MSpace::Space space, float maxParam, bool testBothDirections,
                              MMeshIsectAccelParams* accelParams, MFloatPoint& hitPoint, float* hitRayParam,
                              int* hitFace, int* hitTriangle, float* hitBary1, float* hitBary2,
                              float tolerance, MStatus* ReturnStatus) {
  return closestIntersection(raySource, rayDirection, faceIds, triIds, idsSorted, space, maxParam,
                             testBothDirections, accelParams, hitPoint, hitRayParam, hitFace, hitTriangle,
                             hitBary1, hitBary2, tolerance, ReturnStatus);
}
bool MFnMesh::allIntersections(const MFloatPoint& raySource, const MFloatVector& rayDirection,
                               const MIntArray* faceIds, const MIntArray* triIds, bool, MSpace::Space space,
                               float maxParam, bool testBothDirections, MMeshIsectAccelParams*, bool,
                               MFloatPointArray& hitPoints, MFloatArray* hitRayParams, MIntArray* hitFaces,
                               MIntArray* hitTriangles, MFloatArray* hitBary1, MFloatArray* hitBary2,
                               float tolerance, MStatus* ReturnStatus) {
  MStatus status;
  const HeldMesh own = heldMesh(object_, path_, space, &status);
  const Ray ray = rayOf(MPoint(raySource), MVector(rayDirection), static_cast<double>(maxParam),
                        testBothDirections, static_cast<double>(tolerance));
  auto hits = own ? hitsOf(own, ray, faceIds, triIds, status) : std::vector<RayHit>();
  tell(ReturnStatus, status);
  std::sort(hits.begin(), hits.end(), [](const RayHit& a, const RayHit& b) {
    return a.param != b.param ? a.param < b.param : a.triangle < b.triangle;
  });
  hitPoints.clear();
  if (hitRayParams) hitRayParams->clear();
  if (hitFaces) hitFaces->clear();
  if (hitTriangles) hitTriangles->clear();
  if (hitBary1) hitBary1->clear();
  if (hitBary2) hitBary2->clear();
  for (const RayHit& hit : hits) {
    const FaceTriangle& t = own.mesh().triangles()[static_cast<std::size_t>(hit.triangle)];
    hitPoints.append(pointOf(ray, hit));
    add(hitRayParams, static_cast<float>(hit.param));
    add(hitFaces, t.face);
    add(hitTriangles, t.local);
    add(hitBary1, static_cast<float>(hit.u));
    add(hitBary2, static_cast<float>(hit.v));
  }
  return !hits.empty();
}
bool MFnMesh::intersect(const MPoint& raySource, const MVector& rayDirection, MPointArray& points,
                        double tolerance, MSpace::Space space, MIntArray* polygonIds,
                        MStatus* ReturnStatus) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, path_, space, &status);
  const Ray ray = rayOf(raySource, rayDirection, DBL_MAX, false, tolerance);
  const auto hits = own ? hitsOf(own, ray, nullptr, nullptr, status) : std::vector<RayHit>();
  tell(ReturnStatus, status);
  points.clear();
  if (polygonIds) polygonIds->clear();
  for (const RayHit& hit : hits) {
    points.append(toPoint(ray.source + hit.param * ray.direction));
    add(polygonIds, own.mesh().triangles()[static_cast<std::size_t>(hit.triangle)].face);
  }
  return !hits.empty();
}

MMeshIsectAccelParams MFnMesh::uniformGridParams(int, int, int) {
  return MMeshIsectAccelParams();
}
MMeshIsectAccelParams MFnMesh::autoUniformGridParams() {
  return MMeshIsectAccelParams();
}
MStatus MFnMesh::sortIntersectionFaceTriIds(MIntArray* faceIds, MIntArray* triIds) {
  if (!faceIds || (triIds && triIds->length() != faceIds->length())) return MStatus::kInvalidParameter;
  std::vector<std::pair<int, int>> pairs;
  for (unsigned i = 0; i < faceIds->length(); ++i)
    pairs.emplace_back((*faceIds)[i], triIds ? (*triIds)[i] : 0);
  std::sort(pairs.begin(), pairs.end());
  for (unsigned i = 0; i < faceIds->length(); ++i) {
    (*faceIds)[i] = pairs[i].first;
    if (triIds) (*triIds)[i] = pairs[i].second;
  }
  return MStatus::kSuccess;
}
MStatus MFnMesh::freeCachedIntersectionAccelerator() {
  return geometryOf(object_) ? MStatus::kSuccess : MStatus::kFailure;
}

MPointOnMesh::MPointOnMesh() = default;
MFloatPoint& MPointOnMesh::getPoint() {
  return point_;
}
MFloatVector& MPointOnMesh::getNormal() {
  return normal_;
}
void MPointOnMesh::getBarycentricCoords(float& u, float& v) const {
  u = u_;
  v = v_;
}
int MPointOnMesh::faceIndex() const {
  return face_;
}
int MPointOnMesh::triangleIndex() const {
  return triangle_;
}

MMeshIntersector::MMeshIntersector(void) = default;
MMeshIntersector::~MMeshIntersector(void) = default;
const char* MMeshIntersector::className() {
  return "MMeshIntersector";
}
MStatus MMeshIntersector::create(MObject& meshObject, const MMatrix& matrix,
                                 const MIntArray* facesOfInterest) {
  const auto data = std::dynamic_pointer_cast<const MeshData>(geometryOf(meshObject));
  if (!data) return MStatus::kInvalidParameter;
  auto made = std::make_shared<MeshSearch>();
  made->mesh = data->mesh;
  made->matrix = matrix;
  MStatus status;
  const auto accept = chosen(made->mesh, facesOfInterest, nullptr, status);
  const auto whole = made->mesh.tree(Eigen::Matrix4d::Identity());
  std::vector<Triangle> triangles;
  for (int i = 0; i < static_cast<int>(whole->triangles().size()); ++i) {
    if (accept && !accept(i)) continue;
    made->numbers.push_back(i);
    triangles.push_back(whole->triangles()[static_cast<std::size_t>(i)]);
  }
  made->tree = std::make_shared<TriangleTree>(std::move(triangles));
  search_ = std::move(made);
  return MStatus::kSuccess;
}
bool MMeshIntersector::isCreated(void) const {
  return search_ != nullptr;
}
MStatus MMeshIntersector::getClosestPoint(const MPoint& point, MPointOnMesh& meshPoint,
                                          double maxDistance) const {
  if (!search_) return MStatus::kFailure;
  const NearestHit hit = search_->tree->nearestPoint(toEigen(point * search_->matrix), maxDistance);
  if (hit.triangle < 0) return MStatus::kFailure;
  const int triangle = search_->numbers[static_cast<std::size_t>(hit.triangle)];
  const FaceTriangle& t = search_->mesh.triangles()[static_cast<std::size_t>(triangle)];
  meshPoint.point_ = MFloatPoint(toPoint(hit.point));
  meshPoint.normal_ = MFloatVector(toVector(normalAt(search_->mesh, triangle, hit.u, hit.v, hit.w)));
  meshPoint.face_ = t.face;
  meshPoint.triangle_ = t.local;
  meshPoint.u_ = static_cast<float>(hit.u);
  meshPoint.v_ = static_cast<float>(hit.v);
  return MStatus::kSuccess;
}

OPENMAYA_NAMESPACE_CLOSE

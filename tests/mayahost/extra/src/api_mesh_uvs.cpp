// SPDX-License-Identifier: MIT
// MFnMesh and the iterators over meshes: texture coordinates.
#include "mesh_corners.h"

#include <maya/MFloatArray.h>
#include <maya/MIntArray.h>
#include <maya/MItMeshPolygon.h>
#include <maya/MItMeshVertex.h>

#include <cfloat>

using namespace mayahost;

namespace {

using Uvs = CornerSet<2>;

const Uvs* uvsOf(const HeldMesh& own, const MString* name) {
  return own ? chosenSet(own.mesh().uvs, name) : nullptr;
}
MStatus changeUvs(const MObject& object, const MString* name,
                  const std::function<MStatus(Uvs&, const MeshTopology&)>& change) {
  return changeMesh(object, [&](Mesh& mesh) {
    auto* set = const_cast<Uvs*>(chosenSet(mesh.uvs, name));
    return set ? change(*set, *mesh.topology) : MStatus(MStatus::kInvalidParameter);
  });
}
bool uvAt(const Uvs* set, std::size_t corner, float& u, float& v) {
  const int id = set ? set->id(corner) : -1;
  if (id < 0) return false;
  u = set->values[static_cast<std::size_t>(id)][0];
  v = set->values[static_cast<std::size_t>(id)][1];
  return true;
}

// How far a place is from a triangle in texture space, and the shares of its corners in what is nearest
// there.
double distanceInTexture(const Eigen::Vector2d (&corner)[3], const Eigen::Vector2d& place,
                         double (&shares)[3]) {
  const auto cross = [](const Eigen::Vector2d& a, const Eigen::Vector2d& b) {
    return a.x() * b.y() - a.y() * b.x();
  };
  const double area = cross(corner[1] - corner[0], corner[2] - corner[0]);
  bool inside = area != 0.0;
  for (int i = 0; i < 3 && area != 0.0; ++i) {
    shares[i] = cross(corner[(i + 1) % 3] - place, corner[(i + 2) % 3] - place) / area;
    inside = inside && shares[i] >= 0.0;
  }
  if (inside) return 0.0;
  double nearest = DBL_MAX;
  for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3;
    const Eigen::Vector2d side = corner[j] - corner[i];
    const double along = side.squaredNorm() > 0.0 ? (place - corner[i]).dot(side) / side.squaredNorm() : 0.0;
    const double share = std::clamp(along, 0.0, 1.0);
    const double distance = (corner[i] + share * side - place).norm();
    if (distance >= nearest) continue;
    nearest = distance;
    shares[i] = 1.0 - share;
    shares[j] = share;
    shares[(i + 2) % 3] = 0.0;
  }
  return nearest;
}

// The point of a face that has these texture coordinates, or nearly; false: none has.
bool pointAtUv(const HeldMesh& own, const Uvs& set, int face, const float2& uv, double tolerance,
               MPoint& point) {
  constexpr double kRounding = 1e-6;  // texture coordinates are single precision
  const std::vector<FaceTriangle>& triangles = own.mesh().triangles();
  double nearest = tolerance + kRounding;
  bool found = false;
  for (auto t = static_cast<std::size_t>(own.mesh().firstTriangle(face));
       t < triangles.size() && triangles[t].face == face; ++t) {
    Eigen::Vector2d corner[3];
    for (std::size_t i = 0; i < 3; ++i) {
      float u = 0.0f, v = 0.0f;
      if (!uvAt(&set, own.topology().corner(face, triangles[t].corners[i]), u, v)) return false;
      corner[i] = {u, v};
    }
    double shares[3];
    const double distance = distanceInTexture(corner, {uv[0], uv[1]}, shares);
    if (distance > nearest || (found && distance == nearest)) continue;
    nearest = distance;
    found = true;
    MVector sum;
    for (std::size_t i = 0; i < 3; ++i)
      sum += shares[i] * MVector(own.point(own.topology().face(face)[triangles[t].corners[i]]));
    point = MPoint(sum);
  }
  return found;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

int MFnMesh::numUVSets(MStatus* ReturnStatus) const {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  return own ? static_cast<int>(own.mesh().uvs.all.size()) : 0;
}
MString MFnMesh::createUVSetWithName(const MString& uvSetName, MDGModifier*, MStatus* ReturnStatus,
                                     const MUintArray*) {
  MString made;
  tell(ReturnStatus, changeMesh(object_, [&](Mesh& mesh) {
         made = addSet(mesh.uvs, uvSetName);
         return MStatus(MStatus::kSuccess);
       }));
  return made;
}
MStatus MFnMesh::deleteUVSet(const MString& setName, MDGModifier*, MSelectionList*) {
  return changeMesh(object_, [&](Mesh& mesh) {
    const bool first = !mesh.uvs.all.empty() && mesh.uvs.all.front().name == text(setName);
    return first ? MStatus(MStatus::kFailure) : dropSet(mesh.uvs, setName);  // the default one stays
  });
}
MStatus MFnMesh::setCurrentUVSetName(const MString& setName, MDGModifier*, MSelectionList*) {
  return changeMesh(object_, [&](Mesh& mesh) { return chooseSet(mesh.uvs, setName); });
}
MString MFnMesh::currentUVSetName(MStatus* ReturnStatus, int) const {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  return own ? text(own.mesh().uvs.current) : MString();
}
MStatus MFnMesh::getUVSetNames(MStringArray& setNames) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  if (own) listSets(own.mesh().uvs, setNames);
  return status;
}
int MFnMesh::numUVs(MStatus* ReturnStatus) const {
  return numUVs(MString(), ReturnStatus);
}
int MFnMesh::numUVs(const MString& uvSet, MStatus* ReturnStatus) const {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  const Uvs* set = uvsOf(own, &uvSet);
  if (own && !set) tell(ReturnStatus, MStatus::kInvalidParameter);
  return set ? static_cast<int>(set->values.size()) : 0;
}
MStatus MFnMesh::setUVs(const MFloatArray& uArray, const MFloatArray& vArray, const MString* uvSet) {
  return changeUvs(object_, uvSet, [&](Uvs& set, const MeshTopology&) {
    if (uArray.length() != vArray.length() || uArray.length() < set.values.size())
      return MStatus(MStatus::kInvalidParameter);
    set.values.resize(uArray.length());
    for (unsigned i = 0; i < uArray.length(); ++i) set.values[i] = {uArray[i], vArray[i]};
    return MStatus(MStatus::kSuccess);
  });
}
MStatus MFnMesh::getUVs(MFloatArray& uArray, MFloatArray& vArray, const MString* uvSet) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  const Uvs* set = uvsOf(own, uvSet);
  if (!set) return status ? MStatus(MStatus::kInvalidParameter) : status;
  uArray.clear();
  vArray.clear();
  for (const auto& value : set->values) {
    uArray.append(value[0]);
    vArray.append(value[1]);
  }
  return status;
}
MStatus MFnMesh::setUV(int uvId, float u, float v, const MString* uvSet) {
  return changeUvs(object_, uvSet, [&](Uvs& set, const MeshTopology&) {
    if (uvId < 0) return MStatus(MStatus::kInvalidParameter);
    const auto at = static_cast<std::size_t>(uvId);
    if (at >= set.values.size()) set.values.resize(at + 1);
    set.values[at] = {u, v};
    return MStatus(MStatus::kSuccess);
  });
}
MStatus MFnMesh::getUV(int uvId, float& u, float& v, const MString* uvSet) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  const Uvs* set = uvsOf(own, uvSet);
  if (!set || uvId < 0 || uvId >= static_cast<int>(set->values.size()))
    return status ? MStatus(MStatus::kInvalidParameter) : status;
  u = set->values[static_cast<std::size_t>(uvId)][0];
  v = set->values[static_cast<std::size_t>(uvId)][1];
  return status;
}
MStatus MFnMesh::assignUV(int polygonId, int vertexIndex, int uvId, const MString* uvSet) {
  return changeUvs(object_, uvSet, [&](Uvs& set, const MeshTopology& t) {
    const bool fine = polygonId >= 0 && polygonId < t.faces() && vertexIndex >= 0 &&
                      vertexIndex < t.count(polygonId) && uvId >= 0 &&
                      uvId < static_cast<int>(set.values.size());
    if (!fine) return MStatus(MStatus::kInvalidParameter);
    set.assign(t.corner(polygonId, vertexIndex), uvId);
    return MStatus(MStatus::kSuccess);
  });
}
MStatus MFnMesh::assignUVs(const MIntArray& uvCounts, const MIntArray& uvIds, const MString* uvSet) {
  return changeUvs(object_, uvSet, [&](Uvs& set, const MeshTopology& t) {
    const MStatus bad = MStatus::kInvalidParameter;
    if (static_cast<int>(uvCounts.length()) != t.faces()) return bad;
    std::vector<int> ids(t.connects.size(), -1);
    unsigned next = 0;
    for (int face = 0; face < t.faces(); ++face) {
      const int count = uvCounts[static_cast<unsigned>(face)];
      if (count == 0) continue;
      if (count != t.count(face) || next + static_cast<unsigned>(count) > uvIds.length()) return bad;
      for (int i = 0; i < count; ++i) {
        const int id = uvIds[next++];
        if (id < 0 || id >= static_cast<int>(set.values.size())) return bad;
        ids[t.corner(face, i)] = id;
      }
    }
    if (next != uvIds.length()) return bad;
    set.ids = std::move(ids);
    return MStatus(MStatus::kSuccess);
  });
}
MStatus MFnMesh::clearUVs(const MString* uvSet) {
  return changeUvs(object_, uvSet, [&](Uvs& set, const MeshTopology&) {
    set.values.clear();
    set.ids.clear();
    return MStatus(MStatus::kSuccess);
  });
}
MStatus MFnMesh::getAssignedUVs(MIntArray& uvCounts, MIntArray& uvIds, const MString* uvSet) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  const Uvs* set = uvsOf(own, uvSet);
  if (!set) return status ? MStatus(MStatus::kInvalidParameter) : status;
  uvCounts.clear();
  uvIds.clear();
  for (int face = 0; face < own.topology().faces(); ++face) {
    int count = 0;
    for (const std::size_t corner : cornersOfFace(own.topology(), face)) {
      if (set->id(corner) < 0) continue;
      uvIds.append(set->id(corner));
      ++count;
    }
    uvCounts.append(count);
  }
  return status;
}
MStatus MFnMesh::getPolygonUVid(int polygonId, int vertexIndex, int& uvId, const MString* uvSet) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  const Uvs* set = uvsOf(own, uvSet);
  if (!own) return status;
  if (!set || !own.hasFace(polygonId) || vertexIndex < 0 || vertexIndex >= own.topology().count(polygonId))
    return MStatus::kInvalidParameter;
  uvId = set->id(own.topology().corner(polygonId, vertexIndex));
  return uvId < 0 ? MStatus::kFailure : MStatus::kSuccess;
}
MStatus MFnMesh::getPolygonUV(int polygonId, int vertexIndex, float& u, float& v,
                              const MString* uvSet) const {
  int id = -1;
  const MStatus status = getPolygonUVid(polygonId, vertexIndex, id, uvSet);
  return status ? getUV(id, u, v, uvSet) : status;
}
MStatus MFnMesh::getUVAtPoint(MPoint& pt, float2& uvPoint, MSpace::Space space, const MString* uvSet,
                              int* closestPolygon) {
  MStatus status;
  const HeldMesh own = heldMesh(object_, path_, space, &status);
  const Uvs* set = uvsOf(own, uvSet);
  if (!set) return status ? MStatus(MStatus::kInvalidParameter) : status;
  const NearestHit hit = own.tree()->nearestPoint(toEigen(pt), DBL_MAX);
  if (hit.triangle < 0) return MStatus::kFailure;
  const FaceTriangle& triangle = own.mesh().triangles()[static_cast<std::size_t>(hit.triangle)];
  const double shares[3] = {hit.u, hit.v, hit.w};
  double at[2] = {0.0, 0.0};
  for (std::size_t i = 0; i < 3; ++i) {
    float u = 0.0f, v = 0.0f;
    if (!uvAt(set, own.topology().corner(triangle.face, triangle.corners[i]), u, v)) return MStatus::kFailure;
    at[0] += shares[i] * static_cast<double>(u);
    at[1] += shares[i] * static_cast<double>(v);
  }
  for (int i = 0; i < 2; ++i) uvPoint[i] = static_cast<float>(at[i]);
  if (closestPolygon) *closestPolygon = triangle.face;
  return MStatus::kSuccess;
}

MStatus MFnMesh::getPointAtUV(int polygonId, MPoint& theClosestPoint, float2& uvPoint, MSpace::Space space,
                              const MString* uvSet, float tolerance) {
  MStatus status;
  const HeldMesh own = heldMesh(object_, path_, space, &status);
  const Uvs* set = uvsOf(own, uvSet);
  if (!set || !own.hasFace(polygonId)) return status ? MStatus(MStatus::kInvalidParameter) : status;
  return pointAtUv(own, *set, polygonId, uvPoint, static_cast<double>(tolerance), theClosestPoint)
             ? MStatus::kSuccess
             : MStatus::kFailure;
}
MStatus MFnMesh::getPointsAtUV(MIntArray& polygonIds, MPointArray& points, const float2& uvPoint,
                               MSpace::Space space, const MString* uvSet, float tolerance) {
  MStatus status;
  const HeldMesh own = heldMesh(object_, path_, space, &status);
  const Uvs* set = uvsOf(own, uvSet);
  if (!set) return status ? MStatus(MStatus::kInvalidParameter) : status;
  polygonIds.clear();
  points.clear();
  for (int face = 0; face < own.topology().faces(); ++face) {
    MPoint point;
    if (!pointAtUv(own, *set, face, uvPoint, static_cast<double>(tolerance), point)) continue;
    polygonIds.append(face);
    points.append(point);
  }
  return status;
}

MStatus MItMeshVertex::numUVs(int& count, const MString* uvSet) {
  MIntArray ids;
  const MStatus status = getUVIndices(ids, uvSet);
  count = static_cast<int>(ids.length());
  return status;
}
MStatus MItMeshVertex::getUV(float2& uvPoint, const MString* uvSet) {
  MFloatArray u, v;
  MIntArray faces;
  const MStatus status = getUVs(u, v, faces, uvSet);
  if (!status || u.length() == 0) return MStatus::kFailure;
  uvPoint[0] = u[0];
  uvPoint[1] = v[0];
  return status;
}
MStatus MItMeshVertex::getUV(int faceId, float2& uvPoint, const MString* uvSet) const {
  MFloatArray u, v;
  MIntArray faces;
  const MStatus status = getUVs(u, v, faces, uvSet);
  for (unsigned i = 0; status && i < faces.length(); ++i) {
    if (faces[i] != faceId) continue;
    uvPoint[0] = u[i];
    uvPoint[1] = v[i];
    return status;
  }
  return MStatus::kFailure;
}
MStatus MItMeshVertex::getUVs(MFloatArray& uArray, MFloatArray& vArray, MIntArray& faceIds,
                              const MString* uvSet) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  const Uvs* set = uvsOf(own, uvSet);
  if (!set || !own.hasVertex(at_)) return MStatus::kFailure;
  uArray.clear();
  vArray.clear();
  faceIds.clear();
  for (const int face : own.topology().facesOfVertex[static_cast<std::size_t>(at_)]) {
    float u = 0.0f, v = 0.0f;
    if (!uvAt(set, own.topology().corner(face, cornerIn(own.topology(), face, at_)), u, v)) continue;
    uArray.append(u);
    vArray.append(v);
    faceIds.append(face);
  }
  return uArray.length() > 0 ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MItMeshVertex::getUVIndices(MIntArray& uvIndices, const MString* uvSet) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  const Uvs* set = uvsOf(own, uvSet);
  if (!set || !own.hasVertex(at_)) return MStatus::kFailure;
  uvIndices.clear();
  for (const std::size_t corner : cornersOf(own.topology(), at_)) {
    const int id = set->id(corner);
    bool known = id < 0;
    for (const int other : uvIndices) known = known || other == id;
    if (!known) uvIndices.append(id);
  }
  return MStatus::kSuccess;
}
bool MItMeshPolygon::hasUVs(MStatus* ReturnStatus) const {
  return hasUVs(MString(), ReturnStatus);
}
bool MItMeshPolygon::hasUVs(const MString& uvSet, MStatus* ReturnStatus) const {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  const Uvs* set = uvsOf(own, &uvSet);
  if (!set || !own.hasFace(at_)) return false;
  for (const std::size_t corner : cornersOfFace(own.topology(), at_)) {
    if (set->id(corner) < 0) return false;
  }
  return true;
}
MStatus MItMeshPolygon::getUV(int vertexId, float2& uvPoint, const MString* uvSet) const {
  MFloatArray u, v;
  const MStatus status = getUVs(u, v, uvSet);
  if (!status || vertexId < 0 || vertexId >= static_cast<int>(u.length())) return MStatus::kFailure;
  uvPoint[0] = u[static_cast<unsigned>(vertexId)];
  uvPoint[1] = v[static_cast<unsigned>(vertexId)];
  return status;
}
MStatus MItMeshPolygon::getUVs(MFloatArray& uArray, MFloatArray& vArray, const MString* uvSet) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  const Uvs* set = uvsOf(own, uvSet);
  if (!set || !own.hasFace(at_)) return MStatus::kFailure;
  uArray.clear();
  vArray.clear();
  for (const std::size_t corner : cornersOfFace(own.topology(), at_)) {
    float u = 0.0f, v = 0.0f;
    if (!uvAt(set, corner, u, v)) return MStatus::kFailure;
    uArray.append(u);
    vArray.append(v);
  }
  return status;
}
MStatus MItMeshPolygon::getPointAtUV(MPoint& pt, float2& uvPoint, MSpace::Space space, const MString* uvSet,
                                     float tolerance) {
  return path_.isValid() ? MFnMesh(path_).getPointAtUV(at_, pt, uvPoint, space, uvSet, tolerance)
                         : MFnMesh(object_).getPointAtUV(at_, pt, uvPoint, space, uvSet, tolerance);
}
MStatus MItMeshPolygon::getUVIndex(int vertex, int& index, const MString* uvSet) {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  const Uvs* set = uvsOf(own, uvSet);
  if (!set || !own.hasFace(at_) || vertex < 0 || vertex >= own.topology().count(at_))
    return MStatus::kFailure;
  index = set->id(own.topology().corner(at_, vertex));
  return index < 0 ? MStatus::kFailure : MStatus::kSuccess;
}

OPENMAYA_NAMESPACE_CLOSE

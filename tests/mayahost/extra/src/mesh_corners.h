// SPDX-License-Identifier: MIT
// What texture coordinates and colours of meshes share: numbers of the corners of faces, in sets with names.
#pragma once

#include "geometry/mesh_api.h"

#include <maya/MStringArray.h>

namespace mayahost {

// Without a name the current one; null: there is none.
template <std::size_t N>
const CornerSet<N>* chosenSet(const CornerSets<N>& sets, const MString* name) {
  return sets.find(name && name->length() > 0 ? text(*name) : sets.current);
}

inline MStatus changeMesh(const MObject& object, const std::function<MStatus(Mesh&)>& change) {
  return changeGeometry(object, [&](GeometryData& data) {
    auto* mesh = dynamic_cast<MeshData*>(&data);
    return mesh && !mesh->empty() ? change(mesh->mesh) : MStatus(MStatus::kFailure);
  });
}

template <std::size_t N>
MString addSet(CornerSets<N>& sets, const MString& name) {
  std::string own = text(name);
  for (int i = 1; own.empty() || sets.find(own); ++i) own = text(name) + std::to_string(i);
  sets.all.push_back({own, {}, {}});
  return text(own);
}
template <std::size_t N>
MStatus dropSet(CornerSets<N>& sets, const MString& name) {
  const auto* found = sets.find(text(name));
  if (!found) return MStatus::kInvalidParameter;
  sets.all.erase(sets.all.begin() + (found - sets.all.data()));
  if (sets.current == text(name)) sets.current = sets.all.empty() ? "" : sets.all.front().name;
  return MStatus::kSuccess;
}
template <std::size_t N>
MStatus chooseSet(CornerSets<N>& sets, const MString& name) {
  if (!sets.find(text(name))) return MStatus::kInvalidParameter;
  sets.current = text(name);
  return MStatus::kSuccess;
}
template <std::size_t N>
void listSets(const CornerSets<N>& sets, MStringArray& names) {
  names.clear();
  for (const auto& set : sets.all) names.append(text(set.name));
}

// The corners of a vertex, one a face.
inline std::vector<std::size_t> cornersOf(const MeshTopology& t, int vertex) {
  std::vector<std::size_t> found;
  for (const int face : t.facesOfVertex[static_cast<std::size_t>(vertex)]) {
    for (int i = 0; i < t.count(face); ++i) {
      if (t.face(face)[i] == vertex) found.push_back(t.corner(face, i));
    }
  }
  return found;
}
inline std::vector<std::size_t> cornersOfFace(const MeshTopology& t, int face) {
  std::vector<std::size_t> found;
  for (int i = 0; i < t.count(face); ++i) found.push_back(t.corner(face, i));
  return found;
}

// The position of a vertex in a face; -1: not in it.
inline int cornerIn(const MeshTopology& t, int face, int vertex) {
  for (int i = 0; i < t.count(face); ++i) {
    if (t.face(face)[i] == vertex) return i;
  }
  return -1;
}

}  // namespace mayahost

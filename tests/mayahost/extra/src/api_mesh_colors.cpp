// SPDX-License-Identifier: MIT
// MFnMesh and the iterators over meshes: colours.
#include "mesh_corners.h"

#include <maya/MIntArray.h>
#include <maya/MItMeshPolygon.h>
#include <maya/MItMeshVertex.h>

using namespace mayahost;

namespace {

using Colors = CornerSet<4>;

const Colors* colorsOf(const HeldMesh& own, const MString* name) {
  return own ? chosenSet(own.mesh().colors, name) : nullptr;
}

// Colours given to a mesh without a set make one.
MStatus changeColors(const MObject& object, const MString* name,
                     const std::function<MStatus(Colors&, const MeshTopology&)>& change) {
  return changeMesh(object, [&](Mesh& mesh) {
    if (mesh.colors.all.empty() && !(name && name->length() > 0)) {
      mesh.colors.all.push_back({"colorSet1", {}, {}});
      mesh.colors.current = "colorSet1";
    }
    auto* set = const_cast<Colors*>(chosenSet(mesh.colors, name));
    return set ? change(*set, *mesh.topology) : MStatus(MStatus::kInvalidParameter);
  });
}

std::array<float, 4> numbersOf(const MColor& color) {
  return {color.r, color.g, color.b, color.a};
}
MColor colorOf(const std::array<float, 4>& c) {
  return {c[0], c[1], c[2], c[3]};
}
MColor unset(const MColor* given) {
  return given ? *given : MColor(-1.0f, -1.0f, -1.0f, -1.0f);
}

// False if none of the corners has a colour.
bool meanColor(const Colors* set, const std::vector<std::size_t>& corners, MColor& mean) {
  MColor sum(0.0f, 0.0f, 0.0f, 0.0f);
  int count = 0;
  for (const std::size_t corner : corners) {
    const int id = set ? set->id(corner) : -1;
    if (id < 0) continue;
    const auto& value = set->values[static_cast<std::size_t>(id)];
    sum = MColor(sum.r + value[0], sum.g + value[1], sum.b + value[2], sum.a + value[3]);
    ++count;
  }
  const float share = count > 0 ? 1.0f / static_cast<float>(count) : 0.0f;
  if (count > 0) mean = MColor(sum.r * share, sum.g * share, sum.b * share, sum.a * share);
  return count > 0;
}

void paint(Colors& set, const std::vector<std::size_t>& corners, const MColor& color) {
  const int id = static_cast<int>(set.values.size());
  set.values.push_back(numbersOf(color));
  for (const std::size_t corner : corners) set.assign(corner, id);
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

int MFnMesh::numColorSets(MStatus* ReturnStatus) const {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  return own ? static_cast<int>(own.mesh().colors.all.size()) : 0;
}
MString MFnMesh::createColorSetWithName(const MString& colorSetName, MDGModifier*, const MUintArray*,
                                        MStatus* ReturnStatus) {
  MString made;
  tell(ReturnStatus, changeMesh(object_, [&](Mesh& mesh) {
         made = addSet(mesh.colors, colorSetName);
         if (mesh.colors.current.empty()) mesh.colors.current = text(made);
         return MStatus(MStatus::kSuccess);
       }));
  return made;
}
MStatus MFnMesh::deleteColorSet(const MString& colorSetName, MDGModifier*, MSelectionList*) {
  return changeMesh(object_, [&](Mesh& mesh) { return dropSet(mesh.colors, colorSetName); });
}
MStatus MFnMesh::setCurrentColorSetName(const MString& setName, MDGModifier*, MSelectionList*) {
  return changeMesh(object_, [&](Mesh& mesh) { return chooseSet(mesh.colors, setName); });
}
MString MFnMesh::currentColorSetName(int, MStatus* ReturnStatus) const {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  return own ? text(own.mesh().colors.current) : MString();
}
MStatus MFnMesh::getColorSetNames(MStringArray& setNames) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  if (own) listSets(own.mesh().colors, setNames);
  return status;
}
int MFnMesh::numColors(MStatus* ReturnStatus) const {
  return numColors(MString(), ReturnStatus);
}
int MFnMesh::numColors(const MString& colorSet, MStatus* ReturnStatus) const {
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  const Colors* set = colorsOf(own, &colorSet);
  if (own && !set && colorSet.length() > 0) tell(ReturnStatus, MStatus::kInvalidParameter);
  return set ? static_cast<int>(set->values.size()) : 0;
}
MStatus MFnMesh::setFaceColor(MColor& color, int index) {
  MColorArray colors(1, color);
  MIntArray faces(1, index);
  return setFaceColors(colors, faces);
}
MStatus MFnMesh::setFaceColors(MColorArray& colors, MIntArray& faceList) {
  return changeColors(object_, nullptr, [&](Colors& set, const MeshTopology& t) {
    if (colors.length() != faceList.length()) return MStatus(MStatus::kInvalidParameter);
    for (const int face : faceList) {
      if (face < 0 || face >= t.faces()) return MStatus(MStatus::kInvalidParameter);
    }
    for (unsigned i = 0; i < colors.length(); ++i) paint(set, cornersOfFace(t, faceList[i]), colors[i]);
    return MStatus(MStatus::kSuccess);
  });
}
MStatus MFnMesh::setVertexColor(MColor& color, int index, MDGModifier* modifier) {
  MColorArray colors(1, color);
  MIntArray vertices(1, index);
  return setVertexColors(colors, vertices, modifier);
}
MStatus MFnMesh::setVertexColors(MColorArray& colors, MIntArray& vertexList, MDGModifier*) {
  return changeColors(object_, nullptr, [&](Colors& set, const MeshTopology& t) {
    if (colors.length() != vertexList.length()) return MStatus(MStatus::kInvalidParameter);
    for (const int vertex : vertexList) {
      if (vertex < 0 || vertex >= static_cast<int>(t.facesOfVertex.size()))
        return MStatus(MStatus::kInvalidParameter);
    }
    for (unsigned i = 0; i < colors.length(); ++i) paint(set, cornersOf(t, vertexList[i]), colors[i]);
    return MStatus(MStatus::kSuccess);
  });
}
MStatus MFnMesh::setFaceVertexColor(MColor& color, int faceIndex, int vertexIndex, MDGModifier* modifier) {
  MColorArray colors(1, color);
  MIntArray faces(1, faceIndex), vertices(1, vertexIndex);
  return setFaceVertexColors(colors, faces, vertices, modifier);
}
MStatus MFnMesh::setFaceVertexColors(MColorArray& colors, MIntArray& faceList, MIntArray& vertexList,
                                     MDGModifier*) {
  return changeColors(object_, nullptr, [&](Colors& set, const MeshTopology& t) {
    if (colors.length() != faceList.length() || colors.length() != vertexList.length())
      return MStatus(MStatus::kInvalidParameter);
    for (unsigned i = 0; i < colors.length(); ++i) {
      const int face = faceList[i];
      if (face < 0 || face >= t.faces() || cornerIn(t, face, vertexList[i]) < 0)
        return MStatus(MStatus::kInvalidParameter);
    }
    for (unsigned i = 0; i < colors.length(); ++i)
      paint(set, {t.corner(faceList[i], cornerIn(t, faceList[i], vertexList[i]))}, colors[i]);
    return MStatus(MStatus::kSuccess);
  });
}
MStatus MFnMesh::getVertexColors(MColorArray& colors, const MString* colorSet,
                                 const MColor* defaultUnsetColor) {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  const Colors* set = colorsOf(own, colorSet);
  if (!set) return status ? MStatus(MStatus::kInvalidParameter) : status;
  colors.clear();
  for (int vertex = 0; own.hasVertex(vertex); ++vertex) {
    MColor color = unset(defaultUnsetColor);
    meanColor(set, cornersOf(own.topology(), vertex), color);
    colors.append(color);
  }
  return status;
}
MStatus MFnMesh::getFaceVertexColors(MColorArray& colors, const MString* colorSet,
                                     const MColor* defaultUnsetColor) {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  const Colors* set = colorsOf(own, colorSet);
  if (!set) return status ? MStatus(MStatus::kInvalidParameter) : status;
  colors.clear();
  for (std::size_t corner = 0; corner < own.topology().connects.size(); ++corner) {
    MColor color = unset(defaultUnsetColor);
    meanColor(set, {corner}, color);
    colors.append(color);
  }
  return status;
}
MStatus MFnMesh::setColors(const MColorArray& colors, const MString* colorSet) {
  return changeColors(object_, colorSet, [&](Colors& set, const MeshTopology&) {
    if (colors.length() < set.values.size()) return MStatus(MStatus::kInvalidParameter);
    set.values.resize(colors.length());
    for (unsigned i = 0; i < colors.length(); ++i) set.values[i] = numbersOf(colors[i]);
    return MStatus(MStatus::kSuccess);
  });
}
MStatus MFnMesh::getColors(MColorArray& colors, const MString* colorSet, const MColor*) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  const Colors* set = colorsOf(own, colorSet);
  if (!set) return status ? MStatus(MStatus::kInvalidParameter) : status;
  colors.clear();
  for (const auto& value : set->values) colors.append(colorOf(value));
  return status;
}
MStatus MFnMesh::assignColors(const MIntArray& colorIds, const MString* colorSet) {
  return changeColors(object_, colorSet, [&](Colors& set, const MeshTopology& t) {
    if (colorIds.length() != t.connects.size()) return MStatus(MStatus::kInvalidParameter);
    for (const int id : colorIds) {
      if (id < -1 || id >= static_cast<int>(set.values.size())) return MStatus(MStatus::kInvalidParameter);
    }
    for (unsigned i = 0; i < colorIds.length(); ++i) set.assign(i, colorIds[i]);
    return MStatus(MStatus::kSuccess);
  });
}
MStatus MFnMesh::clearColors(const MString* colorSet) {
  return changeColors(object_, colorSet, [&](Colors& set, const MeshTopology&) {
    set.values.clear();
    set.ids.clear();
    return MStatus(MStatus::kSuccess);
  });
}

bool MItMeshVertex::hasColor(MStatus* ReturnStatus) const {
  MColor color;
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  return own.data && own.hasVertex(at_) &&
         meanColor(colorsOf(own, nullptr), cornersOf(own.topology(), at_), color);
}
MStatus MItMeshVertex::getColor(MColor& color, const MString* colorSetName) const {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  if (!own || !own.hasVertex(at_)) return MStatus::kFailure;
  return meanColor(colorsOf(own, colorSetName), cornersOf(own.topology(), at_), color) ? MStatus::kSuccess
                                                                                       : MStatus::kFailure;
}

bool MItMeshPolygon::hasColor(MStatus* ReturnStatus) const {
  MColor color;
  const HeldMesh own = heldMesh(object_, ReturnStatus);
  return own.data && own.hasFace(at_) &&
         meanColor(colorsOf(own, nullptr), cornersOfFace(own.topology(), at_), color);
}
MStatus MItMeshPolygon::getColor(MColor& color, const MString* colorSetName) {
  MStatus status;
  const HeldMesh own = heldMesh(object_, &status);
  if (!own || !own.hasFace(at_)) return MStatus::kFailure;
  return meanColor(colorsOf(own, colorSetName), cornersOfFace(own.topology(), at_), color)
             ? MStatus::kSuccess
             : MStatus::kFailure;
}

OPENMAYA_NAMESPACE_CLOSE

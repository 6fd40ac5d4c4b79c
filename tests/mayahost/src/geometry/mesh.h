// SPDX-License-Identifier: MIT
// Polygon meshes: vertices in single precision, as Maya stores them, faces, edges, triangles, and the search
// for what a ray meets and for the nearest point.
#pragma once

#include "geometry/triangle_tree.h"

#include <array>
#include <memory>
#include <mutex>
#include <utility>

namespace mayahost {

// Faces and what follows from them. Edges are numbered as the sides of the faces first name them.
struct MeshTopology {
  std::vector<int> counts, connects, offsets;  // vertices of each face; all of them; where a face's start
  std::vector<std::array<int, 2>> edges;
  std::vector<int> sides;        // beside connects: the edge from each vertex of a face to the next
  std::vector<int> facesOfEdge;  // how many
  std::vector<std::vector<int>> facesOfVertex;

  std::size_t corner(int f, int i) const {
    return static_cast<std::size_t>(offsets[static_cast<std::size_t>(f)] + i);
  }
  int faces() const { return static_cast<int>(counts.size()); }
  const int* face(int f) const { return connects.data() + offsets[static_cast<std::size_t>(f)]; }
  int count(int f) const { return counts[static_cast<std::size_t>(f)]; }
};

// A triangle of a face, by its corners in the face (0 to count - 1).
struct FaceTriangle {
  int face = 0, local = 0;  // the face, and which of its triangles
  std::array<int, 3> corners{};
};

// Numbers that the corners of faces have beside their vertices: texture coordinates, colours.
template <std::size_t N>
struct CornerSet {
  std::string name;
  std::vector<std::array<float, N>> values;
  std::vector<int> ids;  // beside connects: which value a corner has, -1: none; shorter: none from there on

  int id(std::size_t corner) const { return corner < ids.size() ? ids[corner] : -1; }
  void assign(std::size_t corner, int id) {
    if (ids.size() <= corner) ids.resize(corner + 1, -1);
    ids[corner] = id;
  }
};
template <std::size_t N>
struct CornerSets {
  std::vector<CornerSet<N>> all;
  std::string current;

  const CornerSet<N>* find(const std::string& name) const {
    for (const auto& set : all) {
      if (set.name == name) return &set;
    }
    return nullptr;
  }
  CornerSet<N>* find(const std::string& name) {
    return const_cast<CornerSet<N>*>(static_cast<const CornerSets&>(*this).find(name));
  }
};

class Mesh {
 public:
  std::shared_ptr<const MeshTopology> topology = std::make_shared<MeshTopology>();
  std::vector<Eigen::Vector3f> points;
  CornerSets<2> uvs{{{"map1", {}, {}}}, "map1"};
  CornerSets<4> colors;

  // Null and a reason if the numbers make no mesh: a face of fewer than three different vertices, a vertex
  // that is not there, counts that do not add up. A vertex named twice in a row counts once.
  static std::shared_ptr<Mesh> make(std::vector<Eigen::Vector3f> points, const std::vector<int>& counts,
                                    const std::vector<int>& connects, std::string& fault);

  Mesh() = default;
  Mesh(const Mesh& other)
      : topology(other.topology), points(other.points), uvs(other.uvs), colors(other.colors) {}
  Mesh& operator=(const Mesh& other);
  void setPoints(std::vector<Eigen::Vector3f> moved);

  Eigen::Vector3d point(int vertex) const { return points[static_cast<std::size_t>(vertex)].cast<double>(); }
  Eigen::Vector3d faceNormal(int face) const;  // unit (Newell), or zero
  Eigen::Vector3d vertexNormal(int vertex, bool angleWeighted) const;
  bool convex(int face) const;
  const std::vector<FaceTriangle>& triangles() const;  // face after face
  int firstTriangle(int face) const;                   // of the face in triangles()

  // The triangles in the space that the affine matrix (column vectors) takes them to. Kept for the last two.
  std::shared_ptr<const TriangleTree> tree(const Eigen::Matrix4d& matrix) const;

 private:
  struct Derived {
    std::vector<FaceTriangle> triangles;
    std::vector<int> first;
    std::vector<std::pair<Eigen::Matrix4d, std::shared_ptr<const TriangleTree>>> trees;
  };
  const Derived& derived() const;  // the lock is held
  mutable std::recursive_mutex mutex_;
  mutable std::unique_ptr<Derived> derived_;
};

}  // namespace mayahost

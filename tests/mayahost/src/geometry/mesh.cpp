// SPDX-License-Identifier: MIT
#include "geometry/mesh.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <map>

namespace mayahost {
namespace {

using Eigen::Vector2d;
using Eigen::Vector3d;
using Eigen::Vector3f;

std::shared_ptr<MeshTopology> connect(const std::vector<int>& counts, const std::vector<int>& connects,
                                      int vertices, std::string& fault) {
  auto made = std::make_shared<MeshTopology>();
  std::size_t at = 0;
  for (const int count : counts) {
    if (count < 3 || connects.size() - at < static_cast<std::size_t>(count)) {
      fault = "a face has fewer than three vertices, or the counts do not add up";
      return nullptr;
    }
    std::vector<int> face;
    for (int i = 0; i < count; ++i) {
      const int vertex = connects[at++];
      if (vertex < 0 || vertex >= vertices) {
        fault = "a face names a vertex that is not there";
        return nullptr;
      }
      if (face.empty() || face.back() != vertex) face.push_back(vertex);
    }
    if (face.size() > 1 && face.front() == face.back()) face.pop_back();
    if (face.size() < 3) {
      fault = "a face has fewer than three different vertices";
      return nullptr;
    }
    made->offsets.push_back(static_cast<int>(made->connects.size()));
    made->counts.push_back(static_cast<int>(face.size()));
    made->connects.insert(made->connects.end(), face.begin(), face.end());
  }
  if (at != connects.size()) {
    fault = "the counts do not add up";
    return nullptr;
  }
  return made;
}

void findEdges(MeshTopology& t, int vertices) {
  std::map<std::pair<int, int>, int> known;
  t.facesOfVertex.resize(static_cast<std::size_t>(vertices));
  for (int f = 0; f < t.faces(); ++f) {
    for (int i = 0; i < t.count(f); ++i) {
      const int a = t.face(f)[i], b = t.face(f)[(i + 1) % t.count(f)];
      const auto [found, fresh] =
          known.emplace(std::pair(std::min(a, b), std::max(a, b)), static_cast<int>(t.edges.size()));
      if (fresh) {
        t.edges.push_back({a, b});
        t.facesOfEdge.push_back(0);
      }
      t.sides.push_back(found->second);
      ++t.facesOfEdge[static_cast<std::size_t>(found->second)];
      auto& around = t.facesOfVertex[static_cast<std::size_t>(a)];
      if (around.empty() || around.back() != f) around.push_back(f);
    }
  }
}

double cross(const Vector2d& a, const Vector2d& b) {
  return a.x() * b.y() - a.y() * b.x();
}

// The face seen along its normal, so that it turns to the left.
std::vector<Vector2d> flatten(const Mesh& mesh, int face) {
  const Vector3d normal = mesh.faceNormal(face);
  const Vector3d x = normal.unitOrthogonal(), y = normal.cross(x);
  std::vector<Vector2d> flat;
  for (int i = 0; i < mesh.topology->count(face); ++i) {
    const Vector3d p = mesh.point(mesh.topology->face(face)[i]);
    flat.emplace_back(p.dot(x), p.dot(y));
  }
  return flat;
}

bool inside(const Vector2d& a, const Vector2d& b, const Vector2d& c, const Vector2d& p) {
  return cross(b - a, p - a) >= 0.0 && cross(c - b, p - b) >= 0.0 && cross(a - c, p - c) >= 0.0;
}

bool isEar(const std::vector<Vector2d>& flat, const std::vector<int>& left, std::size_t i) {
  const std::size_t n = left.size();
  const auto at = [&](std::size_t k) -> const Vector2d& {
    return flat[static_cast<std::size_t>(left[k % n])];
  };
  const Vector2d &a = at(i + n - 1), &b = at(i), &c = at(i + 1);
  if (cross(b - a, c - b) <= 0.0) return false;
  for (std::size_t k = 0; k < n; ++k) {
    const Vector2d& p = at(k);
    if (p != a && p != b && p != c && inside(a, b, c, p)) return false;
  }
  return true;
}

// Ear clipping; a face that is convex becomes a fan from its first vertex.
std::vector<std::array<int, 3>> triangulate(const Mesh& mesh, int face) {
  std::vector<std::array<int, 3>> made;
  const int count = mesh.topology->count(face);
  if (count == 3 || mesh.convex(face)) {
    for (int i = 1; i + 1 < count; ++i) made.push_back({0, i, i + 1});
    return made;
  }
  const auto flat = flatten(mesh, face);
  std::vector<int> left;
  for (int i = 0; i < count; ++i) left.push_back(i);
  while (left.size() > 3) {
    std::size_t ear = 1;  // without one (a face that crosses itself): any
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (!isEar(flat, left, i)) continue;
      ear = i;
      break;
    }
    const std::size_t n = left.size();
    made.push_back({left[(ear + n - 1) % n], left[ear], left[(ear + 1) % n]});
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(ear));
  }
  made.push_back({left[0], left[1], left[2]});
  return made;
}

}  // namespace

std::shared_ptr<Mesh> Mesh::make(std::vector<Vector3f> points, const std::vector<int>& counts,
                                 const std::vector<int>& connects, std::string& fault) {
  const int vertices = static_cast<int>(points.size());
  const auto topology = connect(counts, connects, vertices, fault);
  if (!topology) return nullptr;
  findEdges(*topology, vertices);
  auto mesh = std::make_shared<Mesh>();
  mesh->topology = topology;
  mesh->points = std::move(points);
  return mesh;
}

Mesh& Mesh::operator=(const Mesh& other) {
  topology = other.topology;
  uvs = other.uvs;
  colors = other.colors;
  setPoints(other.points);
  return *this;
}

void Mesh::setPoints(std::vector<Vector3f> moved) {
  const std::lock_guard<std::recursive_mutex> lock(mutex_);
  points = std::move(moved);
  derived_ = nullptr;
}

Vector3d Mesh::faceNormal(int face) const {
  Vector3d sum = Vector3d::Zero();
  const int count = topology->count(face);
  const Vector3d origin = point(topology->face(face)[0]);
  for (int i = 0; i < count; ++i) {
    const Vector3d a = point(topology->face(face)[i]) - origin;
    sum += a.cross(point(topology->face(face)[(i + 1) % count]) - origin);
  }
  const double size = sum.norm();
  return size > 0.0 ? Vector3d(sum / size) : sum;
}

Vector3d Mesh::vertexNormal(int vertex, bool angleWeighted) const {
  Vector3d sum = Vector3d::Zero();
  for (const int f : topology->facesOfVertex[static_cast<std::size_t>(vertex)]) {
    double weight = 1.0;
    if (angleWeighted) {
      const int count = topology->count(f);
      const int* face = topology->face(f);
      const int i = static_cast<int>(std::find(face, face + count, vertex) - face);
      const Vector3d before = point(face[(i + count - 1) % count]) - point(vertex);
      const Vector3d after = point(face[(i + 1) % count]) - point(vertex);
      weight = std::atan2(before.cross(after).norm(), before.dot(after));
    }
    sum += weight * faceNormal(f);
  }
  const double size = sum.norm();
  return size > 0.0 ? Vector3d(sum / size) : sum;
}

bool Mesh::convex(int face) const {
  const auto flat = flatten(*this, face);
  for (std::size_t i = 0, n = flat.size(); i < n; ++i) {
    const Vector2d a = flat[(i + 1) % n] - flat[i], b = flat[(i + 2) % n] - flat[(i + 1) % n];
    if (cross(a, b) < -1e-12 * a.norm() * b.norm()) return false;
  }
  return true;
}

const Mesh::Derived& Mesh::derived() const {
  if (derived_) return *derived_;
  auto made = std::make_unique<Derived>();
  for (int f = 0; f < topology->faces(); ++f) {
    made->first.push_back(static_cast<int>(made->triangles.size()));
    int local = 0;
    for (const auto& corners : triangulate(*this, f)) made->triangles.push_back({f, local++, corners});
  }
  derived_ = std::move(made);
  return *derived_;
}

const std::vector<FaceTriangle>& Mesh::triangles() const {
  const std::lock_guard<std::recursive_mutex> lock(mutex_);
  return derived().triangles;
}

int Mesh::firstTriangle(int face) const {
  const std::lock_guard<std::recursive_mutex> lock(mutex_);
  return derived().first[static_cast<std::size_t>(face)];
}

std::shared_ptr<const TriangleTree> Mesh::tree(const Eigen::Matrix4d& matrix) const {
  const std::lock_guard<std::recursive_mutex> lock(mutex_);
  derived();
  auto& trees = derived_->trees;
  for (const auto& [known, tree] : trees) {
    if (known == matrix) return tree;
  }
  std::vector<Triangle> all;
  for (const FaceTriangle& t : derived_->triangles) {
    Triangle triangle;
    for (std::size_t i = 0; i < 3; ++i) {
      const Vector3d p = point(topology->face(t.face)[t.corners[i]]);
      triangle[i] = (matrix * p.homogeneous()).hnormalized();
    }
    all.push_back(triangle);
  }
  if (trees.size() == 2) trees.erase(trees.begin());
  trees.emplace_back(matrix, std::make_shared<TriangleTree>(std::move(all)));
  return trees.back().second;
}

}  // namespace mayahost

// SPDX-License-Identifier: MIT
// The solid body of a skeleton as glTF holds it: triangles by side, carried by the joints of a skin.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "figure/body/body_shape.h"
#include "figure/motion/skeleton.h"

namespace footfall {

// What is carried by one tree of the skeleton, at rest, in the world.
struct GltfBody {
  struct Vertex {
    Vec3 position, normal;   // metres
    std::uint16_t bone = 0;  // index in joints
  };
  std::vector<Vertex> vertices;                       // none where the tree has nothing to show
  std::array<std::vector<std::uint32_t>, 3> corners;  // of triangles, three each: right, middle, left
  std::vector<int> joints;                            // of the skeleton
  std::vector<Eigen::Matrix4d> inverseBinds;          // of each: the inverse of its matrix at rest

  static std::size_t index(BodySide side) { return static_cast<std::size_t>(static_cast<int>(side) + 1); }
};

// The matrix of each joint at rest, in the world.
std::vector<Eigen::Matrix4d> restMatrices(const Skeleton& skeleton);

// One body per root. Joints and end sites have bones, plain transforms only where there is no joint at all.
// shape: on the skeleton's joints; null: one made from the skeleton. A tree with a scale of zero, or with
// more joints than glTF counts (65 535), has no body.
std::vector<GltfBody> makeGltfBodies(const Skeleton& skeleton, const Body* shape = nullptr);

}  // namespace footfall

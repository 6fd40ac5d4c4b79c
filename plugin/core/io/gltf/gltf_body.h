// SPDX-License-Identifier: MIT
// A simple body for a skeleton: a diamond from each joint to each of its children, so that viewers show
// something.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "figure/motion/skeleton.h"

namespace footfall {

// Triangles (three vertices each, flat-shaded) of one tree of the skeleton at rest, in the world.
struct GltfBody {
  struct Vertex {
    Vec3 position, normal;              // metres
    std::array<std::uint8_t, 4> color;  // linear red, green, blue, opacity
    std::uint16_t bone = 0;             // index in joints
  };
  std::vector<Vertex> vertices;
  std::vector<int> joints;                    // of the skeleton
  std::vector<Eigen::Matrix4d> inverseBinds;  // of each: the inverse of its matrix at rest
};

// The matrix of each joint at rest, in the world.
std::vector<Eigen::Matrix4d> restMatrices(const Skeleton& skeleton);

// One body per root. Joints and end sites have bones, plain transforms only where there is no joint at all.
// Left and right are told by colour where a name has its mirror image in the skeleton (hip_L and hip_R, lfoot
// and rfoot). A tree with a scale of zero, or with more joints than glTF counts (65 535), has no body.
std::vector<GltfBody> makeGltfBodies(const Skeleton& skeleton);

}  // namespace footfall

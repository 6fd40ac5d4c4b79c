// SPDX-License-Identifier: MIT
// The nodes ("Models") of an FBX file and how FBX places them.
//
// On column vectors, in the file's axes and units, angles in degrees:
//   local = T · Roff · Rp · Rpre · R · Rpost⁻¹ · Rp⁻¹ · Soff · Sp · S · Sp⁻¹
// and scale goes to children as their inherit type says. Geometric transforms move a node's mesh only, and no
// child.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "base/math.h"
#include "figure/motion/skeleton.h"
#include "io/fbx/fbx_objects.h"

namespace footfall {

enum class FbxVector : std::uint8_t {
  Translation,
  Rotation,
  Scaling,
  RotationOffset,
  RotationPivot,
  ScalingOffset,
  ScalingPivot,
  PreRotation,
  PostRotation
};
inline constexpr std::size_t kFbxVectors = 9;
inline constexpr const char* kFbxVectorNames[kFbxVectors] = {
    "Lcl Translation", "Lcl Rotation", "Lcl Scaling", "RotationOffset", "RotationPivot",
    "ScalingOffset",   "ScalingPivot", "PreRotation", "PostRotation"};

// What a node of the scene is made of at one moment.
struct FbxPlacement {
  std::array<Vec3, kFbxVectors> vectors;
  Vec3& operator[](FbxVector which) { return vectors[static_cast<std::size_t>(which)]; }
  const Vec3& operator[](FbxVector which) const { return vectors[static_cast<std::size_t>(which)]; }
};

// To children: in the parent's full frame (RSrs); scale by axis, joint by joint (RrSs); all but the parent's
// own scale (Rrs, Maya's segment scale compensation).
enum class FbxInherit : std::uint8_t { ByAxis = 0, Full = 1, NotParents = 2 };

struct FbxModel {
  int object = -1;
  std::string name;
  int parent = -1;  // smaller than the model's own index; -1: the scene
  FbxPlacement rest;
  bool ordered = true;    // false: FBX turns about X, Y, Z and leaves pre- and post-rotation out
  bool spherical = false;  // the order "spheric XYZ", which turns nothing
  RotationOrder order = RotationOrder::XYZ;
  FbxInherit inherit = FbxInherit::Full;
};

// Nodes by depth, then as their parents and they themselves stand in the file. Throws Error for a cycle.
std::vector<FbxModel> readFbxModels(const FbxObjects& objects);

// The rotation of angles in degrees, as FBX has it.
Quat fbxRotation(const Vec3& degrees, RotationOrder order);

// The matrices of all models to the world, each 3 by 4.
using FbxMatrix = Eigen::Matrix<double, 3, 4>;
std::vector<FbxMatrix> fbxWorldMatrices(const std::vector<FbxModel>& models,
                                        const std::vector<FbxPlacement>& placements);

}  // namespace footfall

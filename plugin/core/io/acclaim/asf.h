// SPDX-License-Identifier: MIT
// The Acclaim skeleton file (.asf) as it stands, before it becomes a Skeleton.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "figure/motion/motion.h"

namespace footfall {

// A bone starts where its parent ends and reaches `offset` further. Angles in radians, lengths in the file's
// unit.
struct AsfBone {
  std::string name;
  int parent = -1;                // index in AsfSkeleton::bones; -1 for the root
  Vec3 direction = Vec3::Zero();  // in the root's frame at rest
  double length = 0;
  Quat axes = Quat::Identity();              // C: the bone's own axes in the root's frame at rest
  RotationOrder order = RotationOrder::XYZ;  // of the bone's rotations: the letters after `axis`
  std::vector<ChannelKind> channels;  // in the order the motion file gives them: `dof`, of the root `order`

  Vec3 offset() const { return length * direction; }
};

struct AsfSkeleton {
  std::vector<AsfBone> bones;    // depth first; bones[0] is the root, without direction and length
  Vec3 position = Vec3::Zero();  // of the root, added to its motion
  double lengthUnit = 1;         // `length` of :units
  bool degrees = true;           // `angle` of :units; the motion file may say otherwise for itself
};

// Throws Error with file and line: unknown or missing bones, dofs other than rx ry rz, hierarchies that are
// not a tree.
AsfSkeleton parseAsf(std::string_view text, const std::string& file);

}  // namespace footfall

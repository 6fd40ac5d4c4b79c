// SPDX-License-Identifier: MIT
// A hierarchy of joints, with what a joint holds in Maya that bears on motion.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/math.h"

namespace footfall {

// Maya's rotate orders with Maya's numbers. XYZ turns about X first: as matrices on column vectors Rz·Ry·Rx.
enum class RotationOrder : std::uint8_t { XYZ, YZX, ZXY, XZY, YXZ, ZYX };

// The axes 0, 1, 2 in the order they are applied, innermost first: XYZ -> {0, 1, 2}.
const int* axesOf(RotationOrder order);

// Rotations from three angles (radians about x, y, z) in an order, and back. The angles come back as the ones
// nearest to `near`, so that a sequence stays unwrapped; at the pole the first axis keeps its angle of
// `near`.
Quat rotationFromEuler(const Vec3& angles, RotationOrder order);
Vec3 eulerFromRotation(const Quat& rotation, RotationOrder order, const Vec3& near = Vec3::Zero());

enum class JointKind : std::uint8_t {
  Joint,      // a joint of a skeleton (and every BVH joint)
  Transform,  // a plain transform of a scene
  EndSite     // where a chain ends; has no channels
};

// The local matrix of a joint, on column vectors: T · jointOrient · R · rotateAxis · S.
struct Joint {
  std::string name;
  int parent = -1;  // index in the skeleton, smaller than the joint's own; -1 for a root
  JointKind kind = JointKind::Joint;
  RotationOrder rotationOrder = RotationOrder::XYZ;
  Vec3 translation = Vec3::Zero();  // at rest, metres
  Vec3 rotation = Vec3::Zero();     // at rest, radians about x, y, z in rotationOrder
  Vec3 scale = Vec3::Ones();        // at rest
  Vec3 jointOrient = Vec3::Zero();  // radians, always XYZ
  Vec3 rotateAxis = Vec3::Zero();   // radians, always XYZ
};

// Joints in depth-first order, each parent before its children.
struct Skeleton {
  std::vector<Joint> joints;

  std::size_t size() const { return joints.size(); }
  // The joint of a name (with or without "|path" and "namespace:"), or -1.
  int find(std::string_view name) const;
  std::vector<std::vector<int>> children() const;
};

}  // namespace footfall

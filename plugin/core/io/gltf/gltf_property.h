// SPDX-License-Identifier: MIT
// A node's translation, rotation or scale over time, as a scene's curves give it: what a glTF track has to
// follow.
#pragma once

#include <array>
#include <vector>

#include "curve/curve.h"
#include "figure/motion/skeleton.h"

namespace footfall {

struct GltfProperty {
  bool rotation = false;
  std::array<const Curve*, 3> curves{};  // x, y, z; null: the rest value throughout
  Vec3 rest = Vec3::Zero();              // metres, radians or scale
  double factor = 1;                     // from the curves' unit to that of rest
  RotationOrder order = RotationOrder::XYZ;
  Quat before = Quat::Identity(), after = Quat::Identity();  // jointOrient and rotateAxis around the rotation

  // Curves hold their end values outside their keys. At a key both sides may differ (steps, broken tangents).
  enum class Side { Left, Right };
  Eigen::Vector4d value(double time) const;             // a vector with 0, or a quaternion x y z w
  Eigen::Vector4d limit(double time, Side side) const;  // what the value tends to from a side
  Eigen::Vector4d rate(double time, Side side) const;   // per second
  bool jumps(double time, Side side) const;             // the value differs from the limit
  std::vector<double> keyTimes() const;                 // of all its curves

  // What the curves do between two neighbouring key times.
  bool isStraight(double start, double end) const;  // on a line, all components
  bool isHeld(double start, double end) const;      // constant
  bool isCubic(double start, double end) const;     // cubics in time
};

// A joint's translation (0), rotation (1) or scale (2) with its curves.
GltfProperty gltfPropertyOf(const Joint& joint, std::size_t path, const std::array<const Curve*, 3>& curves);
// A joint's whole turn at rest, as a node has it.
Quat gltfRotationOf(const Joint& joint);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// A rigid transform: where a body's origin is and how its axes are turned.
#pragma once

#include "base/math.h"

namespace footfall {

// In a figure's own frames x is its left, y up, z forward.
struct Frame {
  Vec3 position = Vec3::Zero();
  Quat rotation = Quat::Identity();

  Vec3 operator*(const Vec3& point) const { return position + rotation * point; }
  Frame operator*(const Frame& inner) const { return {*this * inner.position, rotation * inner.rotation}; }
  Frame inverse() const { return {rotation.conjugate() * -position, rotation.conjugate()}; }
};

}  // namespace footfall

// SPDX-License-Identifier: MIT
// Between a scene's axes and units and the engine's: metres, Y up, yaw 0 facing +Z.
#pragma once

#include <cstdint>

#include "base/angles.h"
#include "base/frame.h"
#include "figure/motion/skeleton.h"

namespace footfall {

using Affine = Eigen::Affine3d;

enum class UpAxis : std::uint8_t { Y, Z };

// In a scene with Z up a figure of yaw 0 faces -Y and has its left at +X. A thing that is not turned in the
// scene is not turned in the engine: attitudes are seen from the scene's axes.
struct SceneAxes {
  UpAxis up = UpAxis::Y;
  double metre = 100;  // units of the scene that make a metre, above 0

  Quat basis() const;  // turns the engine's axes into the scene's
  Vec3 toScene(const Vec3& place) const { return metre * (basis() * place); }
  Vec3 toEngine(const Vec3& place) const { return basis().conjugate() * place / metre; }
  Quat toScene(const Quat& attitude) const { return basis() * attitude * basis().conjugate(); }
  Quat toEngine(const Quat& attitude) const { return basis().conjugate() * attitude * basis(); }
  Affine toScene(const Frame& frame) const;
  // Scale and shear of the transform are left out.
  Frame toEngine(const Affine& transform) const;

  bool operator==(const SceneAxes& other) const { return up == other.up && metre == other.metre; }
};

// Where toes point: radians about the vertical, 0 along +Z, positive to the left.
double yawOf(const Quat& attitude);

// The channels of a transform or joint that give it a local transform: T · orient · R · S.
struct TransformChannels {
  Vec3 translate = Vec3::Zero();
  Vec3 rotate = Vec3::Zero();  // radians
};
TransformChannels channelsFor(const Affine& local, const Quat& orient, RotationOrder order,
                              const Vec3& near = Vec3::Zero());

}  // namespace footfall

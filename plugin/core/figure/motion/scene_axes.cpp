// SPDX-License-Identifier: MIT
#include "figure/motion/scene_axes.h"

#include <cmath>

#include "base/angles.h"

namespace footfall {

Quat SceneAxes::basis() const {
  return up == UpAxis::Y ? Quat::Identity() : Quat(Eigen::AngleAxisd(kPi / 2, Vec3::UnitX()));
}

Affine SceneAxes::toScene(const Frame& frame) const {
  return Eigen::Translation3d(toScene(frame.position)) * Affine(toScene(frame.rotation));
}

Frame SceneAxes::toEngine(const Affine& transform) const {
  return {toEngine(Vec3(transform.translation())), toEngine(Quat(transform.rotation())).normalized()};
}

double yawOf(const Quat& attitude) {
  const Vec3 ahead = attitude * Vec3::UnitZ();
  return std::atan2(ahead.x(), ahead.z());
}

TransformChannels channelsFor(const Affine& local, const Quat& orient, RotationOrder order,
                              const Vec3& near) {
  const Quat turned = orient.conjugate() * Quat(local.rotation());
  return {local.translation(), eulerFromRotation(turned.normalized(), order, near)};
}

}  // namespace footfall

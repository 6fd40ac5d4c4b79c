// SPDX-License-Identifier: MIT
#include "warp/blend/blend_values.h"

#include <cmath>

#include <fmt/format.h>

#include "base/error.h"

namespace footfall::warp {

double secondWeight(const Fade& fade, double time) {
  checkFade(fade);
  if (time < fade.start) return 0;
  if (time >= fade.start + fade.duration) return 1;
  return 1 - fadeWeight((time - fade.start) / fade.duration, fade.shape).value;
}

double blendNumbers(double first, double second, double weight) {
  return weight == 0 ? first : weight == 1 ? second : (1 - weight) * first + weight * second;
}

Vec3 blendAngles(const Vec3& first, const Vec3& second, double weight, RotationOrder order) {
  if (weight == 0) return first;
  if (weight == 1) return second;
  const Quat between =
      rotationFromEuler(first, order).slerp(weight, rotationFromEuler(second, order)).normalized();
  return eulerFromRotation(between, order, first + weight * (second - first));
}

RootValues placedRoot(const RootValues& root, const Placement& placement, RotationOrder order,
                      const Vec3& orient, const Vec3& near) {
  if (placement.turn.isZero(0)) return {root.position + placement.move, root.angles};
  const Quat turn = rotationFromEuler(placement.turn, RotationOrder::XYZ);
  // The joint's matrix is orient · rotation: turn · orient · R = orient · R'.
  const Quat own = rotationFromEuler(orient, RotationOrder::XYZ);
  const Quat turned = own.conjugate() * turn * own * rotationFromEuler(root.angles, order);
  return {turn * root.position + placement.move, eulerFromRotation(turned, order, near)};
}

RootValues blendRoots(const RootValues& first, const RootValues& second, double weight, RotationOrder order) {
  if (weight == 0) return first;
  if (weight == 1) return second;
  return {(1 - weight) * first.position + weight * second.position,
          blendAngles(first.angles, second.angles, weight, order)};
}

Vec3 fixedAngles(const Vec3& angles, const Vec3& turn, RotationOrder order) {
  if (turn.isZero(0)) return angles;
  const Quat fixed = rotationFromEuler(turn, RotationOrder::XYZ) * rotationFromEuler(angles, order);
  return eulerFromRotation(fixed.normalized(), order, angles);
}

Placement placementIn(const Isometry& parent, double yaw, const Vec3& move) {
  const Isometry world = Eigen::Translation3d(move) * Eigen::AngleAxisd(yaw, Vec3::UnitY());
  const Isometry inside = parent.inverse() * world * parent;
  return {eulerFromRotation(Quat(inside.rotation()), RotationOrder::XYZ), inside.translation()};
}

}  // namespace footfall::warp

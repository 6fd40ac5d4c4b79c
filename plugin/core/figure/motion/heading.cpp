// SPDX-License-Identifier: MIT
#include "figure/motion/heading.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"

namespace footfall {
namespace {

// How a joint has turned from rest, in world space.
Quat turnedBy(const Pose& rest, const Pose& world, int joint) {
  const std::size_t j = static_cast<std::size_t>(joint);
  return world.rotation[j] * rest.rotation[j].conjugate();
}

Vec3 level(const Vec3& v) {
  return {v.x(), 0, v.z()};
}

// Differences over both neighbours, over one at the ends.
template <typename T>
std::vector<T> rates(const std::vector<T>& values, double frameTime, const T& zero) {
  std::vector<T> result(values.size(), zero);
  if (values.size() < 2) return result;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::size_t a = i == 0 ? 0 : i - 1, b = std::min(i + 1, values.size() - 1);
    result[i] = (values[b] - values[a]) / (static_cast<double>(b - a) * frameTime);
  }
  return result;
}

}  // namespace

void unwrap(std::vector<double>& angles) {
  for (std::size_t i = 1; i < angles.size(); ++i) {
    angles[i] -= 2 * kPi * std::round((angles[i] - angles[i - 1]) / (2 * kPi));
  }
}

double yawOfPose(const Pose& rest, const Pose& world, const Limbs& limbs, double shoulders) {
  const int pelvis = limbs.pelvis >= 0 ? limbs.pelvis : limbs.root;
  if (pelvis < 0) return 0;
  const Quat hips = turnedBy(rest, world, pelvis);
  Vec3 left = hips * limbs.left();
  if (limbs.chest >= 0 && shoulders > 0) {
    const Vec3 across = turnedBy(rest, world, limbs.chest) * limbs.left();
    left += shoulders * (across - left);
  }
  left.normalize();
  // left × up faces forward. Its length is the cosine of the line's slope; what is missing comes from the
  // pelvis.
  const Vec3 fromSides = left.cross(Vec3::UnitY());
  const double missing = std::max(0.0, 1 - fromSides.squaredNorm());
  const Vec3 forward = fromSides + missing * missing * level(hips * limbs.forward);
  return forward.isZero() ? 0 : yawOf(forward);
}

Heading headingOf(const Motion& motion, const Limbs& limbs, const HeadingOptions& options) {
  Heading heading;
  if (motion.skeleton.joints.empty()) return heading;
  Pose rest = restPose(motion.skeleton);
  worldFromLocal(motion.skeleton, rest, rest);
  const std::size_t pelvis =
      static_cast<std::size_t>(std::max(0, limbs.pelvis >= 0 ? limbs.pelvis : limbs.root));
  for (const Pose& world : worldPoses(motion, options.threads)) {
    heading.position.push_back(level(world.position[pelvis]));
    heading.yaw.push_back(yawOfPose(rest, world, limbs, options.shoulders));
  }
  unwrap(heading.yaw);
  heading.velocity = rates<Vec3>(heading.position, motion.frameTime, Vec3::Zero());
  heading.turnRate = rates(heading.yaw, motion.frameTime, 0.0);
  for (const Vec3& v : heading.velocity) heading.speed.push_back(v.norm());
  return heading;
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "scene/edit/scene_mirror.h"

#include <algorithm>

#include "base/error.h"
#include "figure/motion/mirror.h"
#include "figure/motion/pose.h"
#include "scene/scene_motion.h"

namespace footfall {
namespace {

// At rest the mirrored figure should lie on the figure itself; the root's own place does not count.
double restMismatch(const Skeleton& skeleton, const std::vector<int>& pairs, const Vec3& normal) {
  Pose rest = restPose(skeleton);
  worldFromLocal(skeleton, rest, rest);
  double worst = 0;
  const Vec3 centre = rest.position.empty() ? Vec3(Vec3::Zero()) : rest.position.front();
  for (std::size_t j = 0; j < pairs.size(); ++j) {
    const Vec3 other = rest.position[static_cast<std::size_t>(pairs[j])] - centre;
    const Vec3 image = other - 2 * normal.dot(other) * normal;
    worst = std::max(worst, (rest.position[j] - centre - image).norm());
  }
  return worst;
}

}  // namespace

SceneMirrorReport mirrorScene(Scene& scene) {
  const Motion before = sampledMotion(scene);
  const Limbs limbs = findLimbs(before.skeleton);
  const std::vector<int> pairs = jointPairs(before.skeleton, limbs);
  SceneMirrorReport report;
  for (std::size_t j = 0; j < pairs.size(); ++j) report.pairs += pairs[j] > static_cast<int>(j);
  if (report.pairs == 0)
    throw Error("no joint has a fellow on the other side: neither by name nor by place at rest");
  report.symmetry = restMismatch(before.skeleton, pairs, limbs.left());
  putMotion(scene, before, mirrored(before, limbs));
  if (scene.contacts) {
    for (Contact& contact : *scene.contacts) {
      const BodySide side = limbs.legs[static_cast<std::size_t>(contact.leg)].side;
      for (std::size_t leg = 0; leg < limbs.legs.size(); ++leg) {
        if (side != BodySide::Middle && static_cast<int>(limbs.legs[leg].side) == -static_cast<int>(side)) {
          contact.leg = static_cast<int>(leg);
          break;
        }
      }
    }
  }
  return report;
}

}  // namespace footfall

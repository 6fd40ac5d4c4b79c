// SPDX-License-Identifier: MIT
#include "locomotion/build/likeness.h"

#include <algorithm>
#include <cmath>

#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {

Base strideBase(const RecordedClip& recording, const RecordedStride& stride, double time) {
  Base base;
  base.yaw = stride.yaw;
  base.position = recording.pelvis(stride.start) +
                  base.turned(arcStep(stride.velocity.speed * time, stride.velocity.turn * time));
  base.yaw += stride.velocity.turn * time;
  return base;
}

Likeness likenessOf(const Clip& clip, const RecordedClip& recording, const RecordedStride& stride,
                    const Library& library) {
  double offset = 0;
  stride.keys(offset);
  const double loop = stride.duration();
  const std::size_t root = static_cast<std::size_t>(library.space.joints.front());
  Pose own = restPose(library.skeleton), source = own;
  std::vector<Vec3> apart;
  Vec3 mean = Vec3::Zero();
  Likeness likeness;
  for (std::size_t i = 0; i < clip.poses.frames(); ++i) {
    double time = offset + clip.poses.frameTime * static_cast<double>(i);
    time -= loop * std::floor(time / loop);
    if (std::min(time, loop - time) < tuning::kSeam) continue;
    const Base base = strideBase(recording, stride, time);
    library.space.decode(clip.poses.row(i), base, own);
    localPoseAt(recording.motion, stride.start + time, source);
    for (const int joint : library.space.joints) {
      const auto bendsToes = [joint](const Leg& leg) { return leg.ball == joint; };
      if (std::any_of(library.limbs.legs.begin(), library.limbs.legs.end(), bendsToes)) continue;
      const std::size_t j = static_cast<std::size_t>(joint);
      const double off = own.rotation[j].angularDistance(source.rotation[j]);
      if (off > likeness.joint) likeness.joint = off, likeness.farthest = joint;
    }
    const Vec3 way = own.position[root] - source.position[root];
    const Vec2 plan = base.own({way.x(), way.z()});  // turns with the figure, as the mean place does
    apart.push_back({plan.x(), way.y(), plan.y()});
    mean += apart.back();
  }
  mean /= static_cast<double>(std::max<std::size_t>(apart.size(), 1));
  for (const Vec3& way : apart) likeness.root = std::max(likeness.root, (way - mean).norm());
  return likeness;
}

}  // namespace footfall::locomotion

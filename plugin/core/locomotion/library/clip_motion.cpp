// SPDX-License-Identifier: MIT
#include "locomotion/library/clip_motion.h"

#include <cmath>
#include <vector>

namespace footfall::locomotion {

Motion motionOf(const Library& library, const Clip& clip, int loops) {
  Motion motion;
  motion.skeleton = library.skeleton;
  motion.channels = library.channels;
  motion.frameTime = clip.poses.frameTime;
  const double loop = static_cast<double>(clip.poses.frames()) * clip.poses.frameTime;
  const std::size_t frames = clip.poses.frames() * static_cast<std::size_t>(loops) + 1;
  motion.samples.resize(frames * motion.channels.size());
  std::vector<double> row(clip.poses.width);
  Pose local = restPose(motion.skeleton);
  Base base;
  for (std::size_t f = 0; f < frames; ++f) {
    std::fill(row.begin(), row.end(), 0.0);
    addLooped(clip.poses, std::fmod(static_cast<double>(f) * motion.frameTime, loop), 1, row.data());
    library.space.decode(row.data(), base, local);
    setLocalPose(motion, f, local, f == 0 ? 0 : f - 1);
    // Along the arc, by its chord.
    const double turn = clip.velocity.turn * motion.frameTime, half = 0.5 * turn;
    const double chord =
        clip.velocity.speed * motion.frameTime * (std::abs(half) > 1e-9 ? std::sin(half) / half : 1);
    base.yaw += half;
    base.position += base.turned({0, chord});
    base.yaw += half;
  }
  return motion;
}

}  // namespace footfall::locomotion

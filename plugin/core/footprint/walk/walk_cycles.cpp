// SPDX-License-Identifier: MIT
#include "footprint/walk/walk_cycles.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "figure/motion/pose.h"

namespace footfall::footprint {

double wholeTurnRate(const Character& character, const Track& given, const WalkOptions& options) {
  if (!given.loop)
    throw Error("the track has no loop, so it has no cycles; give it \"loop\", or leave --cycles out");
  Track track = given;
  fillInTiming(track, makeVirtualLegs(character, options.style).nominal(), options.timing);
  double turn = 0;
  for (const Footprint& print : track.prints) turn += print.step;
  return std::max(1.0, std::round(turn * options.frameRate)) / turn;
}

Motion turnsOf(const Walk& walk, const Character& character, int turns, double rate) {
  const Motion& once = walk.performed.motion;
  const std::size_t frames = once.frames() - 1, root = static_cast<std::size_t>(character.limbs.root);
  Motion all = once;
  all.frameTime = 1 / rate;
  all.samples.resize((frames * static_cast<std::size_t>(turns) + 1) * once.channels.size());
  const Frame step{walk.track.loop->offset, walk.track.loop->rotation()};
  const int parent = character.skeleton.joints[root].parent;
  Frame place;
  Pose local, world;
  for (int turn = 0; turn < turns; ++turn, place = step * place) {
    for (std::size_t i = turn > 0 ? 1 : 0; i <= frames; ++i) {
      const std::size_t to = static_cast<std::size_t>(turn) * frames + i;
      localPose(once, i, local);
      worldFromLocal(character.skeleton, local, world);
      const Frame above = parent >= 0 ? Frame{world.position[static_cast<std::size_t>(parent)],
                                              world.rotation[static_cast<std::size_t>(parent)]}
                                      : Frame{};
      const Frame moved = above.inverse() * (place * Frame{world.position[root], world.rotation[root]});
      local.position[root] = moved.position;
      local.rotation[root] = moved.rotation;
      std::copy(once.frame(i), once.frame(i) + once.channels.size(), all.frame(to));
      setLocalPose(all, to, local, to > 0 ? to - 1 : 0);
    }
  }
  return all;
}

}  // namespace footfall::footprint

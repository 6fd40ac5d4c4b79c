// SPDX-License-Identifier: MIT
#include "figure/motion/root_space.h"

#include <array>

#include <fmt/format.h>

#include "base/error.h"

namespace footfall {

void putUnder(const Isometry& parent, int joint, Motion& motion) {
  Joint& root = motion.skeleton.joints.at(static_cast<std::size_t>(joint));
  std::array<std::ptrdiff_t, 3> places{-1, -1, -1};
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (channel.joint == joint && isTranslation(channel.kind))
      places[static_cast<std::size_t>(axisOf(channel.kind))] = static_cast<std::ptrdiff_t>(c);
  }
  for (const std::ptrdiff_t place : places) {
    if (place < 0) throw Error(fmt::format("{} must have three translation channels", root.name));
  }
  const Quat turn(parent.rotation());
  root.jointOrient = eulerFromRotation(turn * rotationFromEuler(root.jointOrient, RotationOrder::XYZ),
                                       RotationOrder::XYZ, root.jointOrient);
  root.translation = parent * root.translation;
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    double* row = motion.frame(f);
    const Vec3 moved = parent * Vec3(row[places[0]], row[places[1]], row[places[2]]);
    for (std::size_t a = 0; a < 3; ++a) row[places[a]] = moved[static_cast<int>(a)];
  }
}

}  // namespace footfall

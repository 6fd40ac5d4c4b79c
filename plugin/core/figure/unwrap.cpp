// SPDX-License-Identifier: MIT
#include "figure/unwrap.h"

#include <array>
#include <cmath>

namespace footfall {
namespace {

double nearestTurn(double angle, double near) {
  const double turns = std::round((near - angle) / (2 * kPi));
  return turns == 0 ? angle : angle + 2 * kPi * turns;
}

Vec3 nearestTurns(const Vec3& angles, const Vec3& near) {
  return {nearestTurn(angles.x(), near.x()), nearestTurn(angles.y(), near.y()),
          nearestTurn(angles.z(), near.z())};
}

// Of the two forms of a rotation the one nearer; the form it has where they are as near.
Vec3 nearestForm(const Vec3& angles, RotationOrder order, const Vec3& near) {
  const int* axes = axesOf(order);
  Vec3 other = angles;
  other[axes[0]] += kPi;
  other[axes[1]] = kPi - other[axes[1]];
  other[axes[2]] += kPi;
  const Vec3 same = nearestTurns(angles, near);
  other = nearestTurns(other, near);
  return (other - near).squaredNorm() < (same - near).squaredNorm() - 1e-12 ? other : same;
}

}  // namespace

Motion unwrapped(const Motion& motion) {
  Motion result = motion;
  // The columns of each joint's rotations, by axis; -1: none.
  std::vector<std::array<int, 3>> columns(motion.skeleton.size(), {-1, -1, -1});
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (!isRotation(channel.kind)) continue;
    columns[static_cast<std::size_t>(channel.joint)][static_cast<std::size_t>(axisOf(channel.kind))] =
        static_cast<int>(c);
  }
  for (std::size_t j = 0; j < columns.size(); ++j) {
    const bool whole = columns[j][0] >= 0 && columns[j][1] >= 0 && columns[j][2] >= 0;
    for (std::size_t f = 1; f < motion.frames(); ++f) {
      double* row = result.frame(f);
      const double* before = result.frame(f - 1);
      if (!whole) {
        for (const int c : columns[j]) {
          if (c >= 0) row[c] = nearestTurn(row[c], before[c]);
        }
        continue;
      }
      const auto angles = [&](const double* from) {
        return Vec3(from[columns[j][0]], from[columns[j][1]], from[columns[j][2]]);
      };
      const Vec3 next = nearestForm(angles(row), motion.skeleton.joints[j].rotationOrder, angles(before));
      for (std::size_t a = 0; a < 3; ++a) row[columns[j][a]] = next[static_cast<int>(a)];
    }
  }
  return result;
}

}  // namespace footfall

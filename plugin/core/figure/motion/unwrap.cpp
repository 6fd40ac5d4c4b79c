// SPDX-License-Identifier: MIT
#include "figure/motion/unwrap.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/angles.h"

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

// The columns of a joint's rotations by axis; -1: none.
std::array<int, 3> rotationColumns(const Motion& motion, int joint) {
  std::array<int, 3> columns{-1, -1, -1};
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (channel.joint == joint && isRotation(channel.kind))
      columns[static_cast<std::size_t>(axisOf(channel.kind))] = static_cast<int>(c);
  }
  return columns;
}

bool whole(const std::array<int, 3>& columns) {
  return columns[0] >= 0 && columns[1] >= 0 && columns[2] >= 0;
}

Vec3 anglesIn(const double* row, const std::array<int, 3>& columns) {
  return {row[columns[0]], row[columns[1]], row[columns[2]]};
}

}  // namespace

Motion withRotationOrder(const Motion& motion, int joint, RotationOrder order) {
  const std::array<int, 3> from = rotationColumns(motion, joint);
  const RotationOrder old = motion.skeleton.joints[static_cast<std::size_t>(joint)].rotationOrder;
  if (!whole(from) || order == old) return motion;
  Motion result = motion;
  Joint& changed = result.skeleton.joints[static_cast<std::size_t>(joint)];
  changed.rotationOrder = order;
  changed.rotation = eulerFromRotation(rotationFromEuler(changed.rotation, old), order);
  std::array<int, 3> slots = from;
  std::sort(slots.begin(), slots.end());
  std::array<int, 3> to{};
  for (std::size_t k = 0; k < 3; ++k) {
    const int axis = axesOf(order)[2 - k];  // outermost first
    to[static_cast<std::size_t>(axis)] = slots[k];
    result.channels[static_cast<std::size_t>(slots[k])].kind =
        static_cast<ChannelKind>(static_cast<int>(ChannelKind::RotateX) + axis);
  }
  Vec3 near = Vec3::Zero();
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    near = eulerFromRotation(rotationFromEuler(anglesIn(motion.frame(f), from), old), order, near);
    for (std::size_t a = 0; a < 3; ++a) result.frame(f)[to[a]] = near[static_cast<int>(a)];
  }
  return result;
}

RotationOrder steadiestOrder(const Motion& motion, int joint) {
  const std::array<int, 3> columns = rotationColumns(motion, joint);
  const RotationOrder own = motion.skeleton.joints[static_cast<std::size_t>(joint)].rotationOrder;
  if (!whole(columns)) return own;
  const auto steepest = [&](RotationOrder order) {  // sine of the middle angle: 1 at the pole
    double most = 0;
    for (std::size_t f = 0; f < motion.frames(); ++f) {
      const Vec3 angles =
          eulerFromRotation(rotationFromEuler(anglesIn(motion.frame(f), columns), own), order);
      most = std::max(most, std::abs(std::sin(angles[axesOf(order)[1]])));
    }
    return std::asin(std::min(most, 1.0));
  };
  RotationOrder best = own;
  double least = steepest(own) - 10 * kDegree;
  for (int i = 0; i < 6; ++i) {
    const double steep = steepest(static_cast<RotationOrder>(i));
    if (steep >= least) continue;
    least = steep;
    best = static_cast<RotationOrder>(i);
  }
  return best;
}

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
    const bool all = columns[j][0] >= 0 && columns[j][1] >= 0 && columns[j][2] >= 0;
    for (std::size_t f = 1; f < motion.frames(); ++f) {
      double* row = result.frame(f);
      const double* before = result.frame(f - 1);
      if (!all) {
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

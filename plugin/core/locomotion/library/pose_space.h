// SPDX-License-Identifier: MIT
// Poses as rows of numbers that can be added and weighted: where the root is against a base that travels over
// the plan, and for each joint the rotation vector from a mean of that joint (equations 4.19, 4.20).
#pragma once

#include <vector>

#include "figure/motion/pose.h"

namespace footfall::locomotion {

// Where a figure is in plan: the frame that travels and turns. Yaw 0 heads along +Z; to the left positive.
struct Base {
  Vec2 position = Vec2::Zero();  // (x, z), metres
  double yaw = 0;                // radians, unwrapped

  // A step in the base's own frame: (left, forward) metres.
  Vec2 turned(const Vec2& own) const;
  Vec2 own(const Vec2& world) const;  // the inverse: a direction of the plan in the base's frame
};

Quat yawTurn(double yaw);

// Rotation vector (axis times angle) and back; near 0 by series.
Quat expRotation(const Vec3& vector);
Vec3 logRotation(const Quat& rotation);

// The unit quaternion q that is nearest to all rotations: the largest eigenvalue's eigenvector of the sum of
// q qᵀ (4.26). eigenvalue, where not null, receives it (the count, for rotations all alike).
Quat meanRotation(const std::vector<Quat>& rotations, double* eigenvalue = nullptr);
// The same of that sum. No allocation.
Quat meanOfSquares(const Eigen::Matrix4d& sum, double* eigenvalue = nullptr);

// One row per frame, one after the other. Row: root against base (left, up, forward; metres), then 3 per
// joint (radians).
struct PoseTable {
  double frameTime = 0;  // seconds between rows
  std::size_t width = 0;
  std::vector<double> values;

  std::size_t frames() const { return width == 0 ? 0 : values.size() / width; }
  const double* row(std::size_t i) const { return values.data() + i * width; }
  double* row(std::size_t i) { return values.data() + i * width; }
};

struct PoseSpace {
  std::vector<int> joints;      // those that turn, the root first
  std::vector<Quat> reference;  // one each: of the root against the base, of the others local

  std::size_t width() const { return 3 + 3 * joints.size(); }
  // near, where not null: a row whose rotation vectors the new ones should be next to (unwrapped).
  void encode(const Pose& local, const Base& base, const double* near, double* row) const;
  // Writes the root's place and the turns of joints; the rest of the pose stays. No allocation.
  void decode(const double* row, const Base& base, Pose& local) const;
};

// Blends a time of a looped table (the row after the last is the first) into a row: row += weight *
// table(time).
void addLooped(const PoseTable& table, double time, double weight, double* row);
// The row at a time of a table that is not looped; held at its ends.
void rowAt(const PoseTable& table, double time, double* row);

}  // namespace footfall::locomotion

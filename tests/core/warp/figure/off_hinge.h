// SPDX-License-Identifier: MIT
// How far a joint turns off its hinge, measured from its rotations alone: a hinge turns about one axis of its
// parent, the one it turns about most over a clip.
#pragma once

#include <algorithm>
#include <vector>

#include <Eigen/Eigenvalues>

#include "base/angles.h"
#include "figure/motion/pose.h"
#include "warp/channels/rotation_spline.h"

namespace footfall::warp {

inline std::vector<Vec3> turnsOf(const Motion& motion, int joint) {
  std::vector<Vec3> turns;
  Pose pose;
  for (std::size_t f = 1; f < motion.frames(); ++f) {
    localPose(motion, f, pose);
    turns.push_back(rotationVector(pose.rotation[static_cast<std::size_t>(joint)]));
  }
  return turns;
}

// Degrees: by how much the joint is farther off its hinge, at most, in a changed motion than in its source.
inline double addedOffHinge(const Motion& before, const Motion& after, const char* name) {
  const int joint = before.skeleton.find(name);
  const std::vector<Vec3> was = turnsOf(before, joint), is = turnsOf(after, joint);
  Mat3 moment = Mat3::Zero();
  for (const Vec3& turn : was) moment += turn * turn.transpose();
  const Vec3 axis = Eigen::SelfAdjointEigenSolver<Mat3>(moment).eigenvectors().col(2);
  const auto worst = [&axis](const std::vector<Vec3>& turns) {
    double most = 0;
    for (const Vec3& turn : turns) most = std::max(most, (turn - axis * axis.dot(turn)).norm());
    return most;
  };
  return (worst(is) - worst(was)) / kDegree;
}

}  // namespace footfall::warp

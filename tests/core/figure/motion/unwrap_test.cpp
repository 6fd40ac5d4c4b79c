// SPDX-License-Identifier: MIT
#include "figure/motion/unwrap.h"
#include "base/angles.h"

#include <cmath>
#include <random>

#include <gtest/gtest.h>

#include "figure/motion/pose.h"

namespace footfall {
namespace {

// A joint that turns steadily about a tilted axis, its angles as a capture program prints them: within ±180°.
Motion turning(RotationOrder order, std::size_t frames) {
  Motion motion;
  Joint joint;
  joint.name = "hips";
  joint.rotationOrder = order;
  motion.skeleton.joints.push_back(joint);
  for (int a = 0; a < 3; ++a) motion.channels.push_back({0, static_cast<ChannelKind>(3 + a)});
  for (std::size_t f = 0; f < frames; ++f) {
    const double angle = 0.05 * static_cast<double>(f);
    const Quat rotation(Eigen::AngleAxisd(angle, Vec3(0.3, 0.9, 0.2).normalized()));
    const Vec3 angles = eulerFromRotation(rotation, order);
    for (int a = 0; a < 3; ++a) motion.samples.push_back(angles[a]);
  }
  return motion;
}

double largestStep(const Motion& motion) {
  double largest = 0;
  for (std::size_t f = 1; f < motion.frames(); ++f) {
    for (std::size_t c = 0; c < 3; ++c) {
      largest = std::max(largest, std::abs(motion.frame(f)[c] - motion.frame(f - 1)[c]));
    }
  }
  return largest;
}

TEST(Unwrap, RunsOnAndTurnsTheSame) {
  for (int order = 0; order < 6; ++order) {
    const Motion jumping = turning(static_cast<RotationOrder>(order), 400);
    const Motion running = unwrapped(jumping);
    EXPECT_GT(largestStep(jumping), 2) << order;
    EXPECT_LT(largestStep(running), 1) << order;
    Pose a, b;
    for (std::size_t f = 0; f < running.frames(); ++f) {
      localPose(jumping, f, a);
      localPose(running, f, b);
      EXPECT_LT(a.rotation[0].angularDistance(b.rotation[0]), 1e-7) << order << ' ' << f;
    }
  }
}

TEST(Unwrap, LeavesWhatDoesNotJump) {
  Motion motion = turning(RotationOrder::XYZ, 20);
  for (double& value : motion.samples) value *= 0.1;
  EXPECT_EQ(unwrapped(motion).samples, motion.samples);
  EXPECT_TRUE(unwrapped(Motion()).samples.empty());
}

TEST(WithRotationOrder, KeepsRotationsAndLeavesThePole) {
  // Turns through a heading of 90°, which is the middle angle of XYZ.
  Motion motion;
  Joint joint;
  joint.name = "root";
  motion.skeleton.joints.push_back(joint);
  for (const ChannelKind kind : {ChannelKind::RotateZ, ChannelKind::RotateY, ChannelKind::RotateX})
    motion.channels.push_back({0, kind});
  for (int f = 0; f <= 60; ++f) {
    const Vec3 angles = eulerFromRotation(
        rotationFromEuler({0.1, (60 + f) * kDegree, 0.05}, RotationOrder::ZXY), RotationOrder::XYZ);
    motion.samples.insert(motion.samples.end(), {angles.z(), angles.y(), angles.x()});
  }
  const RotationOrder order = steadiestOrder(motion, 0);
  EXPECT_NE(axesOf(order)[1], 1);  // the heading is no longer in the middle
  const Motion other = withRotationOrder(motion, 0, order);
  int checked = 0;
  Pose a, b;
  for (std::size_t f = 0; f < motion.frames(); ++f, ++checked) {
    localPose(motion, f, a);
    localPose(other, f, b);
    EXPECT_LT(a.rotation[0].angularDistance(b.rotation[0]), 1e-7);
    if (f == 0) continue;
    for (std::size_t c = 0; c < 3; ++c) EXPECT_LT(std::abs(other.frame(f)[c] - other.frame(f - 1)[c]), 0.05);
  }
  EXPECT_EQ(checked, 61);
  EXPECT_EQ(withRotationOrder(motion, 0, RotationOrder::XYZ).samples, motion.samples);
}

}  // namespace
}  // namespace footfall

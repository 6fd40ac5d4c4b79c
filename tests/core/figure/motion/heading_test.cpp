// SPDX-License-Identifier: MIT
#include "figure/motion/heading.h"
#include "base/angles.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/figure/test_figures.h"

namespace footfall {
namespace {

// plainHuman on a circle of radius 2 to the left, with its root turned by yaw, then (inside) pitch and roll.
Motion circling(double pitch, double roll, double turns) {
  Skeleton skeleton = plainHuman();
  skeleton.joints[0].rotationOrder = RotationOrder::ZXY;  // yaw is outermost
  Motion motion = restMotion(skeleton, 241);
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    const double yaw = 0.4 + turns * 2 * kPi * static_cast<double>(f) / 240;
    double* row = motion.frame(f);
    row[0] = 2 * (1 - std::cos(yaw));
    row[2] = 2 * std::sin(yaw);
    row[3] = pitch, row[4] = yaw, row[5] = roll;
  }
  return motion;
}

TEST(Heading, FollowsACircleInAnyBend) {
  int checked = 0;
  for (const double pitch : {0.0, 0.6, 1.4, 2.2, -1.0}) {
    for (const double turns : {1.0, -2.5}) {
      const Motion motion = circling(pitch, 0, turns);
      const Heading heading = headingOf(motion, findLimbs(motion.skeleton));
      ASSERT_EQ(heading.size(), 241u);
      const double rate = turns * 2 * kPi / 4;  // four seconds
      for (std::size_t f = 0; f < heading.size(); ++f, ++checked) {
        EXPECT_NEAR(heading.yaw[f] - heading.yaw[0], rate * static_cast<double>(f) / 60, 1e-9);
        EXPECT_NEAR(heading.turnRate[f], rate, 1e-9);
        EXPECT_EQ(heading.position[f].y(), 0);
        if (f == 0 || f == 240) continue;
        // The chord of a central difference on a circle.
        EXPECT_NEAR(heading.speed[f], 2 * std::abs(std::sin(rate / 60)) * 60, 1e-9);
        if (turns > 0) {
          EXPECT_LT((heading.velocity[f].normalized() - forwardOf(heading.yaw[f])).norm(), 1e-9);
        }
      }
      EXPECT_NEAR(heading.yaw[0], 0.4, 1e-9);
    }
  }
  EXPECT_EQ(checked, 2410);
}

TEST(Heading, OnItsSideThePelvisDecides) {
  for (const double roll : {kPi / 2, -kPi / 2, 1.2, -0.9}) {
    const Motion motion = circling(0, roll, 1);
    const Heading heading = headingOf(motion, findLimbs(motion.skeleton));
    for (std::size_t f = 0; f < heading.size(); ++f) {
      EXPECT_NEAR(heading.yaw[f], 0.4 + 2 * kPi * static_cast<double>(f) / 240, 1e-6);
    }
  }
}

TEST(Heading, ShouldersAndHipsShareTheTurn) {
  Skeleton skeleton = plainHuman();
  Motion motion = restMotion(skeleton, 3);
  const Limbs limbs = findLimbs(skeleton);
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel channel = motion.channels[c];
    if (channel.kind != ChannelKind::RotateY) continue;
    if (channel.joint == 0) motion.frame(1)[c] = 0.2;             // hips left …
    if (channel.joint == limbs.chest) motion.frame(1)[c] = -0.4;  // … shoulders right
  }
  EXPECT_NEAR(headingOf(motion, limbs).yaw[1], 0, 1e-9);
  HeadingOptions hipsOnly;
  hipsOnly.shoulders = 0;
  EXPECT_NEAR(headingOf(motion, limbs, hipsOnly).yaw[1], 0.2, 1e-9);
}

TEST(Heading, ZeroIsForwardHoweverTheFigureWasBuilt) {
  Skeleton skeleton = plainHuman();
  for (Joint& joint : skeleton.joints)
    joint.translation = Vec3(joint.translation.z(), joint.translation.y(), -joint.translation.x());
  const Motion motion = restMotion(skeleton, 2);  // faces +X: a quarter turn to the left
  EXPECT_NEAR(headingOf(motion, findLimbs(skeleton)).yaw[1], kPi / 2, 1e-9);
  EXPECT_NEAR(headingOf(restMotion(cmuSkeleton(), 2), findLimbs(cmuSkeleton())).yaw[0], 0, 1e-9);
  EXPECT_EQ(headingOf(Motion(), Limbs()).size(), 0u);
}

}  // namespace
}  // namespace footfall

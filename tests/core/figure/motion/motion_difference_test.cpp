// SPDX-License-Identifier: MIT
#include "figure/motion/motion_difference.h"

#include <cmath>

#include <gtest/gtest.h>

namespace footfall {
namespace {

// One joint that goes along X at a speed, with a hand one metre above it.
Motion gone(double speed, double rate, int frames, const char* hand = "hand") {
  Motion motion;
  motion.skeleton.joints.resize(2);
  motion.skeleton.joints[0].name = "root";
  motion.skeleton.joints[1].name = hand;
  motion.skeleton.joints[1].parent = 0;
  motion.skeleton.joints[1].translation = {0, 1, 0};
  motion.frameTime = 1 / rate;
  motion.channels = {{0, ChannelKind::TranslateX}};
  for (int f = 0; f < frames; ++f) motion.samples.push_back(speed * f / rate);
  return motion;
}

TEST(MotionDifference, IsTakenAtTheSameTimes) {
  const Motion a = gone(1, 60, 61), b = gone(1.5, 24, 25);
  const MotionDifference difference = differenceOf(a, b);
  ASSERT_EQ(difference.mean.size(), 61u);
  for (std::size_t f = 0; f < 61; ++f) {
    EXPECT_NEAR(difference.mean[f], 0.5 * static_cast<double>(f) / 60, 1e-6);
    EXPECT_NEAR(difference.perJoint[2 * f + 1], difference.mean[f], 1e-6);
  }
}

TEST(MotionDifference, JointsAndTimesThatTheOtherLacksHaveNone) {
  const MotionDifference difference = differenceOf(gone(1, 60, 61), gone(1, 60, 31, "tail"));
  EXPECT_EQ(difference.mean[30], 0);
  EXPECT_TRUE(std::isnan(difference.perJoint[1]));
  EXPECT_TRUE(std::isnan(difference.mean[31]));
}

}  // namespace
}  // namespace footfall

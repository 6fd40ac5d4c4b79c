// SPDX-License-Identifier: MIT
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "figure/heading.h"
#include "figure/pose.h"
#include "io/scene.h"
#include "warp/motion_blend.h"

namespace footfall {
namespace {

using testing::HasSubstr;

Motion example(const char* name) {
  return *readScene(std::string(FOOTFALL_SOURCE_DIR) + "/examples/" + name).motion;
}

BlendOptions atOneSecond() {
  BlendOptions options;
  options.start = 1;
  options.duration = 0.5;
  return options;
}

TEST(MotionBlend, FirstBeforeSecondAfter) {
  const Motion walk = example("walk.bvh"), run = example("run.bvh");
  const BlendResult result = blendMotions(walk, run, atOneSecond());
  for (std::size_t f = 0; f <= 60; ++f) {
    for (std::size_t c = 0; c < walk.channels.size(); ++c)
      ASSERT_EQ(result.motion.frame(f)[c], walk.frame(f)[c]);
  }
  // After the fade the poses are the run's, moved rigidly: all distances between joints are the same.
  const std::size_t from = static_cast<std::size_t>(std::round(result.secondStart / walk.frameTime));
  Pose a, b;
  int checked = 0;
  for (std::size_t f = 90; f < result.motion.frames(); f += 7) {
    worldPose(result.motion, f, a);
    worldPose(run, from + f - 60, b);
    for (std::size_t j = 1; j < a.size(); ++j, ++checked) {
      EXPECT_NEAR((a.position[j] - a.position[0]).norm(), (b.position[j] - b.position[0]).norm(), 1e-9);
    }
    EXPECT_NEAR(a.position[0].y(), b.position[0].y(), 1e-9);
  }
  EXPECT_GT(checked, 200);
}

TEST(MotionBlend, PathNeverOutrunsBothAndIsSmoothAtItsEnds) {
  const BlendResult result = blendMotions(example("walk.bvh"), example("run.bvh"), atOneSecond());
  EXPECT_LT(result.speed, 1.02 * result.ownSpeed);
  EXPECT_LT(result.jumpAtStart, 1.2 * result.ownJumpAtStart);
  EXPECT_LT(result.jumpAtEnd, 1.2 * result.ownJumpAtEnd);
}

TEST(MotionBlend, ATurnedAndMovedCopyIsFoundAgain) {
  const Motion walk = example("walk.bvh");
  Motion turned = walk;
  const Quat turn(Eigen::AngleAxisd(1.1, Vec3::UnitY()));
  Pose local;
  for (std::size_t f = 0; f < walk.frames(); ++f) {
    localPose(walk, f, local);
    local.position[0] = turn * local.position[0] + Vec3(3, 0, -2);
    local.rotation[0] = turn * local.rotation[0];
    setLocalPose(turned, f, local, f == 0 ? 0 : f - 1);
  }
  BlendOptions options = atOneSecond();
  options.secondStart = 1;  // the very frame: the blend must be the walk itself
  const BlendResult result = blendMotions(walk, turned, options);
  EXPECT_NEAR(result.turned, -1.1, 1e-6);
  EXPECT_NEAR(result.mismatch, 0, 1e-6);
  Pose a, b;
  for (std::size_t f = 0; f < result.motion.frames(); f += 5) {
    worldPose(result.motion, f, a);
    worldPose(walk, f, b);
    for (std::size_t j = 0; j < a.size(); ++j) EXPECT_LT((a.position[j] - b.position[j]).norm(), 1e-6) << f;
  }
  // Left to search, it finds a time as good.
  options.secondStart = -1;
  EXPECT_LT(blendMotions(walk, turned, options).mismatch, 0.005);
}

TEST(MotionBlend, RawValuesAsTheThesisBlendsThem) {
  const Motion walk = example("walk.bvh"), run = example("run.bvh");
  BlendOptions options = atOneSecond();
  options.alignment = BlendAlignment::None;
  options.secondStart = 0;
  const BlendResult result = blendMotions(walk, run, options);
  // hips.translateZ half way: the mean.
  EXPECT_NEAR(result.motion.frame(75)[2], 0.5 * (walk.frame(75)[2] + run.frame(15)[2]), 1e-12);
  EXPECT_NEAR(result.motion.frame(90)[2], run.frame(30)[2], 1e-12);
}

TEST(MotionBlend, RefusesWhatDoesNotFit) {
  const Motion walk = example("walk.bvh"), run = example("run.bvh"), dog = example("dog.bvh");
  const auto messageOf = [&](const Motion& second, const BlendOptions& options) -> std::string {
    try {
      blendMotions(walk, second, options);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  BlendOptions options = atOneSecond();
  EXPECT_THAT(messageOf(dog, options), HasSubstr("the second motion has no "));
  options.start = 2.8;
  EXPECT_THAT(messageOf(run, options), HasSubstr("does not fit into the first motion's 177"));
  options = atOneSecond();
  options.secondStart = 100;
  EXPECT_THAT(messageOf(run, options), HasSubstr("does not fit into the second"));
  options.duration = 0;
  EXPECT_THAT(messageOf(run, options), HasSubstr("a frame or more"));
}

}  // namespace
}  // namespace footfall

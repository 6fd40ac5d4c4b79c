// SPDX-License-Identifier: MIT
#include <cmath>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "figure/contact/contact_detection.h"
#include "figure/motion/heading.h"
#include "figure/motion/pose.h"
#include "io/scene_file.h"
#include "recorded_clips.h"
#include "warp/blend/motion_blend.h"
#include "warp/figure/warp_motion.h"

namespace footfall::warp {
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

// Each clock at its own speed, feet as they come.
BlendOptions plainly() {
  BlendOptions options = atOneSecond();
  options.alignment = BlendAlignment::Path;
  options.plantFeet = false;
  return options;
}

TEST(MotionBlend, FirstBeforeSecondAfter) {
  const Motion walk = example("walk.bvh"), run = example("run.bvh");
  const BlendResult result = blendMotions(walk, run, plainly());
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

TEST(MotionBlend, NeverOutrunsBothAndIsSmoothAtItsEnds) {
  int checked = 0;
  for (const BlendOptions& options : {plainly(), atOneSecond()}) {
    for (const FadeShape shape : {FadeShape::Cosine, FadeShape::Smooth}) {
      BlendOptions own = options;
      own.shape = shape;
      const BlendResult result = blendMotions(example("walk.bvh"), example("run.bvh"), own);
      EXPECT_LT(result.speed, 1.02 * result.ownSpeed);
      EXPECT_LT(result.jumpAtStart, 1.2 * result.ownJumpAtStart);
      EXPECT_LT(result.jumpAtEnd, 1.2 * result.ownJumpAtEnd);
      ++checked;
    }
  }
  EXPECT_EQ(checked, 4);
}

// The thesis blends aligned motions only: a walk that is slower by a known clock meets the walk's poses all
// through the fade, and its clock runs as the two walks' do: the first's own speed at first, the second's
// then.
TEST(MotionBlend, ClocksRunSoThatLikePosesMeet) {
  const Motion walk = example("walk.bvh");
  const double end = walk.time(walk.frames() - 1);
  const Motion slow =
      retimed(walk, TimeMap({{0, 0}, {1.5 * end, end}}, heldOutside(TimeInterpolation::Linear)));
  BlendOptions options = plainly();
  options.duration = 0.8;
  const BlendResult apart = blendMotions(walk, slow, options);
  options.alignment = BlendAlignment::Poses;
  const BlendResult together = blendMotions(walk, slow, options);
  EXPECT_LT(together.mismatch, 0.35 * apart.mismatch);
  ASSERT_GE(together.timing.size(), 2u);
  const TimeMap clock(together.timing, heldOutside(TimeInterpolation::Monotone));
  // At first the slow walk must hurry to keep up, 1.5 source seconds per second; in the end it has its own
  // speed.
  EXPECT_NEAR((clock.source(1.2) - clock.source(1.0)) / 0.2, 1.4, 0.2);
  EXPECT_NEAR((clock.source(1.8) - clock.source(1.7)) / 0.1, 1.0, 0.15);
}

TEST(MotionBlend, FeetThatStandStayPlanted) {
  const Motion walk = example("walk.bvh"), run = example("run.bvh");
  int checked = 0;
  for (const double start : {0.6, 0.85, 1.1, 1.35, 1.6}) {
    BlendOptions options = atOneSecond();
    options.start = start;
    const BlendResult result = blendMotions(walk, run, options);
    EXPECT_GE(result.contacts, 1u) << start;
    EXPECT_LT(result.slideAfter, std::max(0.001, result.ownSlide)) << start;
    const std::size_t last = static_cast<std::size_t>(std::lround(start / walk.frameTime));
    for (std::size_t i = 0; i < (last + 1) * walk.channels.size(); ++i) {
      ASSERT_EQ(result.motion.samples[i], walk.samples[i]);
    }
    EXPECT_LT(result.jumpAtStart, 1.05 * result.ownJumpAtStart) << start;
    EXPECT_LT(result.jumpAtEnd, 1.05 * result.ownJumpAtEnd) << start;
    ++checked;
  }
  EXPECT_EQ(checked, 5);
}

// Entered where poses fit badly, a foot may have to leave its place; the figure is not dragged down for it.
TEST(MotionBlend, ABadFitDoesNotDragTheFigureDown) {
  const Motion walk = example("walk.bvh"), run = example("run.bvh");
  BlendOptions options = atOneSecond();
  options.start = walk.time(146);
  options.secondStart = 0;
  const BlendResult kept = blendMotions(walk, run, options);
  options.plantFeet = false;
  const BlendResult bare = blendMotions(walk, run, options);
  Pose a, b;
  double lowered = 0;
  for (std::size_t f = 0; f < kept.motion.frames(); ++f) {
    worldPose(kept.motion, f, a);
    worldPose(bare.motion, f, b);
    lowered = std::max(lowered, b.position[0].y() - a.position[0].y());
  }
  EXPECT_LT(lowered, 0.08);
  EXPECT_LT(kept.jumpAtStart, 1.5 * bare.jumpAtStart);
}

// A run on another level is brought down to the walk's ground.
TEST(MotionBlend, GroundsAreLevelled) {
  const Motion walk = example("walk.bvh"), run = example("run.bvh");
  Motion high = run;
  for (std::size_t f = 0; f < high.frames(); ++f) high.frame(f)[1] += 0.3;
  const BlendResult plain = blendMotions(walk, run, atOneSecond()),
                    level = blendMotions(walk, high, atOneSecond());
  EXPECT_NEAR(level.moved.y() - plain.moved.y(), -0.3, 1e-6);
  EXPECT_THAT(level.notes, testing::Contains(HasSubstr("lowered by 300.0 mm, onto the ground of the first")));
  ASSERT_EQ(level.motion.frames(), plain.motion.frames());
  Pose a, b;
  for (std::size_t f = 0; f < level.motion.frames(); f += 5) {
    worldPose(plain.motion, f, a);
    worldPose(level.motion, f, b);
    for (std::size_t j = 0; j < a.size(); ++j) EXPECT_LT((a.position[j] - b.position[j]).norm(), 1e-3) << f;
  }
}

TEST(MotionBlend, CapturedWalkIntoRun) {
  const std::string folder = FOOTFALL_CMU_DIR;
  FOOTFALL_NEED_CLIPS("09_01");
  const Motion walk = *readScene(folder + "/07_01.bvh").motion,
               run = *readScene(folder + "/09_01.bvh").motion;
  BlendOptions options;
  options.start = walk.time(50);
  options.duration = 0.4;
  const BlendResult result = blendMotions(walk, run, options);
  EXPECT_GE(result.contacts, 2u);
  EXPECT_LT(result.slideAfter, result.ownSlide);
  EXPECT_LT(result.speed, 1.02 * result.ownSpeed);
  EXPECT_LT(result.jumpAtStart, 1.2 * result.ownJumpAtStart);
  EXPECT_LT(result.jumpAtEnd, 1.2 * result.ownJumpAtEnd);
  // Another person's run, on legs of another length: it does not float over the walk's ground.
  const ContactReport before = detectContacts(walk), after = detectContacts(result.motion);
  int landed = 0;
  for (const Contact& contact : after.contacts) {
    if (contact.time.start < options.start + options.duration || contact.ball.end <= contact.ball.start)
      continue;
    EXPECT_NEAR(contact.ballPosition.y(), before.contacts[1].ballPosition.y(), 0.02);
    ++landed;
  }
  EXPECT_GE(landed, 1);
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
  BlendOptions options = plainly();
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
  EXPECT_THAT(messageOf(run, options), HasSubstr("at least one frame"));
}

}  // namespace
}  // namespace footfall::warp

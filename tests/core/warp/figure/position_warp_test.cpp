// SPDX-License-Identifier: MIT
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "base/error.h"
#include "figure/motion/heading.h"
#include "figure/motion/pose.h"
#include "io/scene_file.h"
#include "warp/figure/warp_motion.h"

namespace footfall::warp {
namespace {

using testing::HasSubstr;

Motion example(const char* name) {
  return *readScene(std::string(FOOTFALL_SOURCE_DIR) + "/examples/" + name).motion;
}

PositionWarp moved(WarpSpace space, std::vector<PositionWarp::PositionGoal> keys) {
  PositionWarp warp;
  warp.joints = {{"hips", 1}};
  warp.space = space;
  warp.keys = std::move(keys);
  return warp;
}

MotionWarpResult warped(const Motion& motion, const PositionWarp& warp,
                        ContactPolicy contacts = ContactPolicy::Free) {
  WarpRequest request;
  request.positions = {warp};
  request.contacts = contacts;
  return warpMotion(motion, request, {motion.frameTime, 0, 1, kDegree});
}

Vec3 hipsAt(const Motion& motion, std::size_t frame) {
  Pose world;
  worldPose(motion, frame, world);
  return world.position[0];
}

// On a circle, 10 cm to the left is another direction of the world at every step.
TEST(PositionWarp, AsideStaysAsideWhereTheFigureTurns) {
  const Motion circle = example("walk_circle.bvh");
  const MotionWarpResult result =
      warped(circle, moved(WarpSpace::Body, {{0, WarpKey::Kind::By, Vec3(0.1, 0.02, 0)}}));
  const Heading heading = headingOf(circle, findLimbs(circle.skeleton));
  const double turned = heading.yaw.back() - heading.yaw.front();
  ASSERT_GT(std::abs(turned), 1.0);
  double worst = 0;
  for (std::size_t f = 0; f < circle.frames(); ++f) {
    const Vec3 by = hipsAt(result.motion, f) - hipsAt(circle, f);
    EXPECT_NEAR(by.norm(), std::hypot(0.1, 0.02), 1e-9);
    EXPECT_NEAR(by.y(), 0.02, 1e-9);
    const Vec3 left = forwardOf(heading.yaw[f] + kPi / 2);
    worst = std::max(worst, std::acos(std::min(1.0, left.dot(Vec3(by.x(), 0, by.z()) / 0.1))));
  }
  EXPECT_LT(worst, 8 * kDegree);  // the heading sways with the hips; what is added does not
}

TEST(PositionWarp, GoalsInEitherSpaceAreMetAndPinsHold) {
  const Motion circle = example("walk_circle.bvh");
  const double last = static_cast<double>(circle.frames()) - 1;
  const Heading heading = headingOf(circle, findLimbs(circle.skeleton));
  const Vec3 place = hipsAt(circle, 90) + Vec3(0.05, -0.03, 0.04);
  const Quat facing(Eigen::AngleAxisd(heading.yaw[90], Vec3::UnitY()));
  const Vec3 inBody = facing.conjugate() * (place - heading.position[90]);
  int checked = 0;
  for (const WarpSpace space : {WarpSpace::World, WarpSpace::Body}) {
    const MotionWarpResult result =
        warped(circle, moved(space, {{50, WarpKey::Kind::Neutral},
                                     {90, WarpKey::Kind::Value, space == WarpSpace::World ? place : inBody},
                                     {130, WarpKey::Kind::Neutral}}));
    ASSERT_EQ(result.goals.size(), 1u);
    EXPECT_LT(result.goals[0].error, 1e-9);
    EXPECT_LT((hipsAt(result.motion, 90) - place).norm(), 1e-9);
    for (const double f : {0.0, 50.0, 130.0, last}) {
      const std::size_t frame = static_cast<std::size_t>(f);
      EXPECT_LT((hipsAt(result.motion, frame) - hipsAt(circle, frame)).norm(), 1e-12);
    }
    EXPECT_LT(result.elsewhere.metres, 1e-9);
    ++checked;
  }
  EXPECT_EQ(checked, 2);
}

// Under a joint that turns, the world's axes are not the channels'.
TEST(PositionWarp, InTheWorldWhateverTheParentDoes) {
  Motion motion;
  motion.frameTime = 1.0 / 30;
  for (const char* name : {"table", "cup"}) {
    Joint joint;
    joint.name = name;
    joint.parent = static_cast<int>(motion.skeleton.size()) - 1;
    motion.skeleton.joints.push_back(joint);
  }
  motion.channels = {{0, ChannelKind::RotateY},
                     {1, ChannelKind::TranslateX},
                     {1, ChannelKind::TranslateY},
                     {1, ChannelKind::TranslateZ}};
  for (int f = 0; f < 31; ++f) {
    const double angle = 0.1 * f;
    motion.samples.insert(motion.samples.end(), {angle, 1, 0, 0.2});
  }
  PositionWarp warp = moved(WarpSpace::World, {{0, WarpKey::Kind::By, Vec3(0, 0.5, 0.3)}});
  warp.joints = {{"cu*", 1}};
  const MotionWarpResult result = warped(motion, warp);
  Pose before, after;
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    worldPose(motion, f, before);
    worldPose(result.motion, f, after);
    EXPECT_LT((after.position[1] - before.position[1] - Vec3(0, 0.5, 0.3)).norm(), 1e-12);
  }
}

TEST(PositionWarp, FeetStayWhereTheyAreWhenAsked) {
  const Motion circle = example("walk_circle.bvh");
  const PositionWarp warp = moved(WarpSpace::Body, {{40, WarpKey::Kind::Neutral},
                                                    {90, WarpKey::Kind::By, Vec3(0.05, -0.03, 0)},
                                                    {140, WarpKey::Kind::Neutral}});
  const MotionWarpResult kept = warped(circle, warp, ContactPolicy::Keep);
  EXPECT_GT(kept.replanted, 0u);
  EXPECT_LT(kept.slideAfter, kept.slideBefore + 0.002);
  EXPECT_GT(warped(circle, warp).slideAfter, 0.01);
}

TEST(PositionWarp, HalfTheWeightMutedAndWithinARange) {
  const Motion walk = example("walk.bvh");
  PositionWarp warp = moved(WarpSpace::World, {{0, WarpKey::Kind::By, Vec3(0.1, 0, 0)}});
  warp.weight = 0.5;
  warp.range = EasedRange{{60, 120}, 10, 10};
  const Motion result = warped(walk, warp).motion;
  EXPECT_NEAR((hipsAt(result, 90) - hipsAt(walk, 90)).x(), 0.05, 1e-12);
  EXPECT_NEAR((hipsAt(result, 50) - hipsAt(walk, 50)).norm(), 0, 1e-12);
  warp.muted = true;
  EXPECT_EQ(warped(walk, warp).motion.samples, walk.samples);
}

TEST(PositionWarp, SaysWhatDoesNotTravel) {
  const auto messageOf = [](const PositionWarp& warp) -> std::string {
    try {
      warped(example("walk.bvh"), warp);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  PositionWarp warp = moved(WarpSpace::World, {{0, WarpKey::Kind::By, Vec3(0.1, 0, 0)}});
  warp.joints = {{"head", 1}};
  EXPECT_THAT(messageOf(warp), HasSubstr("no joint that travels is called 'head'; the nearest are hips"));
  warp.joints = {{"hips", 1}};
  warp.keys[0].time = 900;
  EXPECT_THAT(messageOf(warp), HasSubstr("positions[0]: a key at frame 900 is outside the source's range"));
}

}  // namespace
}  // namespace footfall::warp

// SPDX-License-Identifier: MIT
// Warps of whole figures: rotations, effectors, contacts, time; on the examples and on motion capture.
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "base/error.h"
#include "figure/motion/heading.h"
#include "figure/motion/pose.h"
#include "figure/quality/quality.h"
#include "io/scene_file.h"
#include "warp/figure/joint_turns.h"
#include "warp/figure/warp_motion.h"

namespace footfall::warp {
namespace {

using testing::HasSubstr;

const Motion& walk() {
  static const Motion motion = *readScene(std::string(FOOTFALL_SOURCE_DIR) + "/examples/walk.bvh").motion;
  return motion;
}

WarpUnits unitsOf(const Motion& motion) {
  return {motion.frameTime, 0, 1, kDegree};
}

EffectorGoal by(const std::string& joint, double frame, const Vec3& shift) {
  EffectorGoal goal;
  goal.joint = joint;
  goal.time = frame;
  goal.position = shift;
  goal.relative = true;
  return goal;
}

Vec3 placeOf(const Motion& motion, std::size_t frame, const std::string& joint) {
  Pose world;
  worldPose(motion, frame, world);
  return world.position[static_cast<std::size_t>(motion.skeleton.find(joint))];
}

TEST(WarpMotion, NothingAskedGivesTheVeryMotion) {
  const MotionWarpResult result = warpMotion(walk(), {}, unitsOf(walk()));
  EXPECT_EQ(result.motion.samples, walk().samples);
  EXPECT_EQ(result.replanted, 0u);
  EXPECT_LT(result.largest.metres, 1e-12);
  EXPECT_EQ(result.contacts, 7u);
}

TEST(WarpMotion, ChannelGoalsAreMetAndPinsHold) {
  WarpRequest request;
  ChannelWarp nod;
  nod.channels = {{"head.rotateX", 1}, {"neck.rotateX", 0.5}};
  nod.mode = GoalMode::Offset;
  nod.keys = {{40, WarpKey::Kind::Neutral}, {70, WarpKey::Kind::By, 20}, {100, WarpKey::Kind::Neutral}};
  request.channels.push_back(nod);
  const MotionWarpResult result = warpMotion(walk(), request, unitsOf(walk()));
  const int head = walk().skeleton.find("head"), neck = walk().skeleton.find("neck");
  for (const std::size_t f : {0u, 40u, 100u, 176u}) {
    EXPECT_NEAR((anglesOf(result.motion, f, head) - anglesOf(walk(), f, head)).norm(), 0, 1e-12) << f;
  }
  EXPECT_NEAR(anglesOf(result.motion, 70, head).x() - anglesOf(walk(), 70, head).x(), 20 * kDegree, 1e-12);
  EXPECT_NEAR(anglesOf(result.motion, 70, neck).x() - anglesOf(walk(), 70, neck).x(), 10 * kDegree, 1e-12);
  // Neutral keys inside the clip are settled into.
  const auto change = [&](std::size_t f) {
    return anglesOf(result.motion, f, head).x() - anglesOf(walk(), f, head).x();
  };
  EXPECT_LT(std::abs(change(41)), 0.2 * std::abs(change(45)));
}

TEST(WarpMotion, RotationsFarFromTheSourceGoTheShortestWay) {
  WarpRequest request;
  RotationWarp raise;
  raise.joints = {{"rightArm", 1}};
  raise.keys = {{40, WarpKey::Kind::Neutral, Vec3::Zero()},
                {80, WarpKey::Kind::Value, Vec3(100, 85, -150)},
                {120, WarpKey::Kind::Neutral, Vec3::Zero()}};
  request.rotations.push_back(raise);
  const MotionWarpResult result = warpMotion(walk(), request, unitsOf(walk()));
  ASSERT_EQ(result.goals.size(), 1u);
  EXPECT_LT(result.goals[0].error, 1e-9);
  const int arm = walk().skeleton.find("rightArm");
  const RotationOrder order = walk().skeleton.joints[static_cast<std::size_t>(arm)].rotationOrder;
  const auto turnFromSource = [&](std::size_t f) {
    return rotationFromEuler(anglesOf(result.motion, f, arm), order)
        .angularDistance(rotationFromEuler(anglesOf(walk(), f, arm), order));
  };
  // About one axis: up to the goal and back, never past it.
  double before = 0;
  for (std::size_t f = 41; f <= 80; ++f) {
    EXPECT_GE(turnFromSource(f), before - 1e-9);
    before = turnFromSource(f);
  }
  EXPECT_GT(before, 60 * kDegree);
  for (std::size_t f = 81; f <= 120; ++f) {
    EXPECT_LE(turnFromSource(f), before + 1e-9);
    before = turnFromSource(f);
  }
  for (std::size_t f = 1; f < result.motion.frames(); ++f) {
    EXPECT_LT((anglesOf(result.motion, f, arm) - anglesOf(result.motion, f - 1, arm)).cwiseAbs().maxCoeff(),
              kPi);
  }
}

TEST(WarpMotion, HandReachesItsPlaceAndOnlyNearby) {
  WarpRequest request;
  EffectorGoal goal = by("leftHand", 80, Vec3(0.1, 0.15, 0.05));
  goal.before = goal.after = 20;
  request.effectors.push_back(goal);
  const MotionWarpResult result = warpMotion(walk(), request, unitsOf(walk()));
  ASSERT_EQ(result.goals.size(), 1u);
  EXPECT_LT(result.goals[0].error, 1e-9);
  EXPECT_NEAR(
      (placeOf(result.motion, 80, "leftHand") - placeOf(walk(), 80, "leftHand") - Vec3(0.1, 0.15, 0.05))
          .norm(),
      0, 1e-9);
  int same = 0;
  for (std::size_t f = 0; f < walk().frames(); ++f) {
    if (f > 60 && f < 100) continue;
    EXPECT_EQ(std::vector<double>(result.motion.frame(f), result.motion.frame(f) + 69),
              std::vector<double>(walk().frame(f), walk().frame(f) + 69));
    ++same;
  }
  EXPECT_EQ(same, 138);
}

TEST(WarpMotion, AStandingFootMovesWithItsWholeContact) {
  WarpRequest request;
  request.effectors.push_back(by("leftFoot", 90, Vec3(0.15, 0, 0)));
  const MotionWarpResult result = warpMotion(walk(), request, unitsOf(walk()));
  EXPECT_LT(result.goals.at(0).error, 1e-4);
  EXPECT_EQ(result.replanted, 1u);
  EXPECT_LT(result.slideAfter, result.slideBefore + 0.002);
  // The other foot and the next steps stay where they were.
  EXPECT_LT((placeOf(result.motion, 90, "rightFoot") - placeOf(walk(), 90, "rightFoot")).norm(), 0.03);
  EXPECT_LT((placeOf(result.motion, 150, "leftFoot") - placeOf(walk(), 150, "leftFoot")).norm(), 1e-9);
}

TEST(WarpMotion, FeetStayWhenTheHipsMove) {
  WarpRequest request;
  ChannelWarp sway;
  sway.channels = {{"hips.translateX", 1}};
  sway.mode = GoalMode::Offset;
  sway.keys = {{30, WarpKey::Kind::Neutral}, {80, WarpKey::Kind::By, 0.08}, {130, WarpKey::Kind::Neutral}};
  request.channels.push_back(sway);
  request.contacts = ContactPolicy::Free;
  const MotionWarpResult freely = warpMotion(walk(), request, unitsOf(walk()));
  EXPECT_GT(freely.slideAfter, 0.01);
  request.contacts = ContactPolicy::Keep;
  const MotionWarpResult kept = warpMotion(walk(), request, unitsOf(walk()));
  EXPECT_LT(kept.slideAfter, kept.slideBefore + 0.002);
  EXPECT_GT(kept.replanted, 0u);
  EXPECT_NEAR(placeOf(kept.motion, 80, "hips").x() - placeOf(walk(), 80, "hips").x(), 0.08, 1e-9);
}

TEST(WarpMotion, RetimingKeepsFeetWhereTheyAre) {
  WarpRequest request;
  request.time = {{0, 0}, {60, 90}, {150, 120}, {220, 176}};
  request.timeInterpolation = TimeInterpolation::Monotone;
  const MotionWarpResult result = warpMotion(walk(), request, unitsOf(walk()));
  EXPECT_EQ(result.motion.frames(), 221u);
  EXPECT_LT(result.slideAfter, result.slideBefore + 0.002);
  for (std::size_t c = 0; c < walk().channels.size(); ++c) {
    EXPECT_NEAR(result.motion.frame(60)[c], walk().frame(90)[c], 1e-3);
  }
}

// A hold in the middle of a stride: the figure slows down to it and starts again, and shows the held frame at
// its very time; asked for, it moves on a little.
TEST(WarpMotion, HoldsAreComeToAndLeft) {
  const auto fastestChange = [](const WarpRequest& request) {
    const Motion motion = warpMotion(walk(), request, unitsOf(walk())).motion;
    double most = 0;
    for (std::size_t f = 1; f + 1 < motion.frames(); ++f) {
      const Vec3 before = placeOf(motion, f, "leftFoot") - placeOf(motion, f - 1, "leftFoot");
      const Vec3 after = placeOf(motion, f + 1, "leftFoot") - placeOf(motion, f, "leftFoot");
      most = std::max(most, (after - before).norm() / motion.frameTime);
    }
    return most;
  };
  WarpRequest request;
  request.time = {{50, 50}, {70, 50}};
  request.timeInterpolation = TimeInterpolation::Monotone;
  const Motion held = warpMotion(walk(), request, unitsOf(walk())).motion;
  for (const std::size_t f : {50u, 55u, 70u})
    EXPECT_LT((placeOf(held, f, "leftFoot") - placeOf(walk(), 50, "leftFoot")).norm(), 1e-9) << f;
  EXPECT_EQ(held.frames(), walk().frames() + 20);
  WarpRequest hard = request;
  hard.holdEase = 0;
  EXPECT_LT(fastestChange(request), 0.4 * fastestChange(hard));
  request.time[1].source = 52;
  const Motion moving = warpMotion(walk(), request, unitsOf(walk())).motion;
  EXPECT_GT((placeOf(moving, 60, "leftFoot") - placeOf(walk(), 50, "leftFoot")).norm(), 1e-4);
  EXPECT_LT(fastestChange(request), 0.4 * fastestChange(hard));
}

// Time that runs back leaves feet as they come, and says by how much they slide.
TEST(WarpMotion, ReversalsTellTheirSlide) {
  WarpRequest request;
  request.time = {{0, 0}, {60, 90}, {100, 60}, {180, 170}};
  request.timeInterpolation = TimeInterpolation::Linear;
  request.allowReverse = true;
  const Motion sliding = *readScene(std::string(FOOTFALL_SOURCE_DIR) + "/examples/walk_sliding.bvh").motion;
  const MotionWarpResult result = warpMotion(sliding, request, unitsOf(sliding));
  EXPECT_GT(result.slideAfter, 0.002);
}

TEST(WarpMotion, RetimedFramesOnSourceFramesAreTheSource) {
  const double dt = walk().frameTime;
  const Motion slow =
      retimed(walk(), TimeMap({{0, 0}, {352 * dt, 176 * dt}}, heldOutside(TimeInterpolation::Linear)));
  ASSERT_EQ(slow.frames(), 353u);
  for (std::size_t f = 0; f < 177; ++f) {
    for (std::size_t c = 0; c < walk().channels.size(); ++c)
      EXPECT_NEAR(slow.frame(2 * f)[c], walk().frame(f)[c], 1e-9);
  }
}

TEST(WarpMotion, BadRequestsSayWhatWouldBeRight) {
  const auto messageOf = [](const WarpRequest& request) -> std::string {
    try {
      warpMotion(walk(), request, unitsOf(walk()));
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  WarpRequest request;
  ChannelWarp warp;
  warp.channels = {{"hip.translateX", 1}};
  warp.keys = {{10, WarpKey::Kind::By, 1}};
  request.channels = {warp};
  EXPECT_THAT(messageOf(request), HasSubstr("the nearest are hips.translateX"));
  request.channels[0].channels = {{"hips.translateX", 1}};
  request.channels[0].keys[0].time = 900;
  EXPECT_THAT(messageOf(request), HasSubstr("frame 900 is outside the source's range, 0 to 176"));
  request.channels[0].keys = {{10, WarpKey::Kind::By, 1}, {10, WarpKey::Kind::By, 2}};
  EXPECT_THAT(messageOf(request), HasSubstr("two goals"));
  request.channels.clear();
  request.effectors = {by("leftFot", 10, Vec3::Zero())};
  EXPECT_THAT(messageOf(request), HasSubstr("leftFoot"));
  request.effectors = {by("leftHand", 10, Vec3::Zero()), by("leftHand", 10, Vec3::Zero())};
  EXPECT_THAT(messageOf(request), HasSubstr("two goals for leftHand are at frame 10"));
  request.effectors.clear();
  request.time = {{0, 0}, {50, 100}, {80, 40}};
  EXPECT_THAT(messageOf(request), HasSubstr("time runs backwards from frame"));
  request.allowReverse = true;
  EXPECT_EQ(messageOf(request), "");
}

TEST(WarpMotion, ThreadsGiveTheSameBits) {
  WarpRequest request;
  request.effectors.push_back(by("leftFoot", 90, Vec3(0.15, 0, 0)));
  MotionWarpOptions one, three;
  one.threads = 1;
  three.threads = 3;
  EXPECT_EQ(warpMotion(walk(), request, unitsOf(walk()), one).motion.samples,
            warpMotion(walk(), request, unitsOf(walk()), three).motion.samples);
}

// The knee of a long step does not go flat: the hips sink for it.
TEST(WarpMotion, ALongStepKeepsItsKneeBent) {
  WarpRequest request;
  EffectorGoal goal = by("leftFoot", 90, Vec3(0.25, 0, 0));
  goal.space = EffectorGoal::Space::Body;
  request.effectors.push_back(goal);
  const MotionWarpResult result = warpMotion(walk(), request, unitsOf(walk()));
  EXPECT_LT(result.goals.at(0).error, 1e-4);
  const QualityReport before = measureQuality(walk()), after = measureQuality(result.motion);
  EXPECT_LE(after.extension.max, std::max(before.extension.max, MotionWarpOptions().maxExtension) + 1e-6);
  EXPECT_LT(after.jointJump.max, 1.1 * before.jointJump.max);
  EXPECT_LT(after.jerk.max, 1.3 * before.jerk.max);
  EXPECT_LT(after.skate.max, before.skate.max + 0.002);
}

TEST(WarpMotion, TheReportTellsTheGoalFromTheRest) {
  WarpRequest request;
  ChannelWarp nod;
  nod.channels = {{"head.rotateX", 1}};
  nod.mode = GoalMode::Offset;
  nod.keys = {{40, WarpKey::Kind::Neutral}, {70, WarpKey::Kind::By, 20}, {100, WarpKey::Kind::Neutral}};
  EffectorGoal reach = by("leftHand", 140, Vec3(0, 0.1, 0));
  reach.before = reach.after = 10;
  request.channels = {nod};
  request.effectors = {reach};
  const MotionWarpResult result = warpMotion(walk(), request, unitsOf(walk()));
  ASSERT_EQ(result.goals.size(), 2u);
  for (const GoalOutcome& goal : result.goals) EXPECT_LT(std::abs(goal.error), 1e-9) << goal.what;
  EXPECT_GT(result.largest.metres, 0.05);
  EXPECT_LT(result.elsewhere.metres, 1e-9);
  // Keys that are not neutral at their ends act on to the end.
  request.channels[0].keys.pop_back();
  EXPECT_LT(warpMotion(walk(), request, unitsOf(walk())).elsewhere.metres, 1e-9);
  // Hips that sink for a foot show where no key acts.
  request.channels.clear();
  request.effectors = {by("leftFoot", 90, Vec3(0.25, 0, 0))};
  const MotionWarpResult wide = warpMotion(walk(), request, unitsOf(walk()));
  EXPECT_LT(wide.elsewhere.metres, 0.3 * wide.largest.metres);
}

}  // namespace
}  // namespace footfall::warp

// SPDX-License-Identifier: MIT
// Goals for feet, hands and hips on a figure whose feet stay on the ground.
#include <cmath>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "figure/motion/pose.h"
#include "io/scene_file.h"
#include "recorded_clips.h"
#include "warp/figure/warp_motion.h"

namespace footfall::warp {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

Motion example(const char* name) {
  return *readScene(std::string(FOOTFALL_SOURCE_DIR) + "/examples/" + name).motion;
}

WarpRequest asked(const std::string& joint, double frame, const Vec3& by) {
  WarpRequest request;
  EffectorGoal goal;
  goal.joint = joint;
  goal.time = frame;
  goal.position = by;
  goal.relative = true;
  goal.space = EffectorGoal::Space::Body;
  request.effectors = {goal};
  request.contacts = ContactPolicy::Keep;
  return request;
}

// A lean that takes the feet along, so that they must be put back.
ChannelWarp lean(const std::string& hips, double frame) {
  ChannelWarp warp;
  warp.channels = {{hips + ".translateX", 1}};
  warp.mode = GoalMode::Offset;
  warp.keys = {{frame - 40, WarpKey::Kind::Neutral},
               {frame - 10, WarpKey::Kind::By, 0.07},
               {frame + 40, WarpKey::Kind::Neutral}};
  return warp;
}

MotionWarpResult warped(const Motion& motion, const WarpRequest& request) {
  return warpMotion(motion, request, {motion.frameTime, 0, 1, kDegree});
}

TEST(EffectorGoals, AreMetBesideKeptContacts) {
  struct Case {
    const char* joint;
    double frame;
    Vec3 by;
  };
  const Motion walk = example("walk.bvh");
  int checked = 0;
  for (const Case& one : {Case{"leftFoot", 50, {0.05, 0.05, 0.03}}, Case{"leftFoot", 44, {0, 0.12, 0}},
                          Case{"rightFoot", 82, {-0.06, 0.08, 0}}, Case{"leftFoot", 90, {0.2, 0, 0}},
                          Case{"rightHand", 80, {0.1, 0.2, 0.1}}, Case{"hips", 80, {0.05, -0.1, 0}},
                          Case{"head", 80, {0.05, -0.03, 0.02}}}) {
    for (const bool leans : {false, true}) {
      WarpRequest request = asked(one.joint, one.frame, one.by);
      if (leans) request.channels = {lean("hips", 80)};
      const MotionWarpResult result = warped(walk, request);
      ASSERT_EQ(result.goals.back().what.empty(), false);
      EXPECT_LT(result.goals.front().error, 1e-4) << one.joint << " at " << one.frame << " leans " << leans;
      EXPECT_LT(result.slideAfter, result.slideBefore + 5e-4) << one.joint << " at " << one.frame;
      EXPECT_THAT(result.notes, Not(Contains(HasSubstr("short of its goal"))));
      ++checked;
    }
  }
  EXPECT_EQ(checked, 14);
}

// Where time is warped the goal is at the retimed frame, between two frames of the result.
TEST(EffectorGoals, AreMetInRetimedMotion) {
  const Motion walk = example("walk.bvh");
  WarpRequest request = asked("leftFoot", 47, {0.04, 0.06, 0});
  request.effectors.push_back(asked("rightHand", 71, {0.1, 0.1, 0}).effectors[0]);
  request.time = {{0, 0}, {100, 83}, {200, 176}};
  request.timeInterpolation = TimeInterpolation::Monotone;
  const MotionWarpResult result = warped(walk, request);
  ASSERT_EQ(result.goals.size(), 2u);
  for (const GoalOutcome& goal : result.goals) EXPECT_LT(goal.error, 1e-4) << goal.what;
}

// Out of reach: the step goes as far as the leg does, the hips are lowered by a sixth of a leg at most, and
// the report says by how much it is missed.
TEST(EffectorGoals, OutOfReachStopShortAndSaySo) {
  const Motion walk = example("walk.bvh");
  int checked = 0;
  for (const Vec3& by : {Vec3(0.9, 0, 0), Vec3(0, 0, 1.2), Vec3(-3, 0, 0)}) {
    const MotionWarpResult result = warped(walk, asked("leftFoot", 90, by));
    EXPECT_GT(result.goals.front().error, 0.3);
    EXPECT_LT(result.goals.front().error, by.norm());
    EXPECT_THAT(result.notes, Contains(HasSubstr("short of its goal, which is out of reach")));
    EXPECT_LT(result.slideAfter, result.slideBefore + 5e-4);
    Pose before, after;
    double lowered = 0;
    for (std::size_t f = 0; f < walk.frames(); ++f) {
      worldPose(walk, f, before);
      worldPose(result.motion, f, after);
      lowered = std::max(lowered, before.position[0].y() - after.position[0].y());
    }
    EXPECT_LT(lowered, 0.16);
    ++checked;
  }
  EXPECT_EQ(checked, 3);
  // Hips above what the legs reach: the feet stay, the hips do not get there.
  const MotionWarpResult high = warped(walk, asked("hips", 80, {0, 0.3, 0}));
  EXPECT_THAT(high.notes, Contains(HasSubstr("hips at frame 80 stops")));
  EXPECT_LT(high.slideAfter, 0.005);
  Pose pose;
  for (std::size_t f = 0; f < walk.frames(); f += 5) {
    worldPose(high.motion, f, pose);
    EXPECT_GT(pose.position[0].y(), 0.7) << f;
  }
}

TEST(EffectorGoals, AreMetInCapturedWalks) {
  const std::string folder = FOOTFALL_CMU_DIR;
  FOOTFALL_NEED_CLIPS("07_01");
  int checked = 0;
  for (const char* clip : {"02_01", "07_01", "07_12"}) {
    if (!std::filesystem::exists(folder + "/" + clip + ".bvh")) continue;
    const Motion motion = *readScene(folder + "/" + clip + ".bvh").motion;
    for (const char* joint : {"LeftFoot", "RightFoot", "Hips"}) {
      for (const double frame : {70.0, 100.0, 125.0}) {
        const Vec3 by = std::string(joint) == "Hips" ? Vec3(0.02, -0.08, 0) : Vec3(0.06, 0.02, 0);
        WarpRequest request = asked(joint, frame, by);
        request.channels = {lean("Hips", frame)};
        const MotionWarpResult result = warped(motion, request);
        EXPECT_LT(result.goals.front().error, 1e-4) << clip << " " << joint << " " << frame;
        EXPECT_LT(result.slideAfter, result.slideBefore + 0.002) << clip << " " << joint << " " << frame;
        ++checked;
      }
    }
  }
  EXPECT_GE(checked, 9);
}

}  // namespace
}  // namespace footfall::warp

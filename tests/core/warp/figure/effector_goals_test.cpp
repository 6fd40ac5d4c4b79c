// SPDX-License-Identifier: MIT
// Goals for feet, hands and hips on a figure whose feet stay on the ground.
#include <cmath>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "core/warp/figure/off_hinge.h"
#include "figure/contact/contact_detection.h"
#include "figure/motion/pose.h"
#include "io/scene_file.h"
#include "recorded_clips.h"
#include "warp/figure/effector_goals.h"
#include "warp/figure/warp_motion.h"

namespace footfall::warp {
namespace {

using testing::AllOf;
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

// Out of reach: the step goes as far as the leg does, the hips are lowered by a fifth of a leg at most, and
// the report says by how much it is missed.
TEST(EffectorGoals, OutOfReachStopShortAndSaySo) {
  const Motion walk = example("walk.bvh");
  int checked = 0;
  for (const Vec3& by : {Vec3(0.9, 0, 0), Vec3(0, 0, 1.2), Vec3(-3, 0, 0)}) {
    const MotionWarpResult result = warped(walk, asked("leftFoot", 90, by));
    EXPECT_GT(result.goals.front().error, 0.1);
    EXPECT_LT(result.goals.front().error, by.norm());
    EXPECT_THAT(result.notes,
                Contains(HasSubstr("short of its goal: the step is farther than the legs reach")));
    EXPECT_LT(result.slideAfter, result.slideBefore + 5e-4);
    Pose before, after;
    double lowered = 0;
    for (std::size_t f = 0; f < walk.frames(); ++f) {
      worldPose(walk, f, before);
      worldPose(result.motion, f, after);
      lowered = std::max(lowered, before.position[0].y() - after.position[0].y());
    }
    EXPECT_LT(lowered, 0.18);
    ++checked;
  }
  EXPECT_EQ(checked, 3);
  // Hips above what the legs reach: the feet stay, the hips do not get there.
  const MotionWarpResult high = warped(walk, asked("hips", 80, {0, 0.3, 0}));
  EXPECT_THAT(high.notes, Contains(AllOf(HasSubstr("hips at frame 80 is"),
                                         HasSubstr("short of its goal: the feet are kept"))));
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

// A frame in the middle of the clip's fastest swing of a foot.
double swingOf(const Motion& motion, int ankle) {
  double fastest = 0, frame = 0;
  Pose before, after;
  for (std::size_t f = 60; f + 60 < motion.frames(); ++f) {
    worldPose(motion, f - 1, before);
    worldPose(motion, f + 1, after);
    const std::size_t j = static_cast<std::size_t>(ankle);
    const double moved = (after.position[j] - before.position[j]).norm();
    if (moved > fastest) fastest = moved, frame = static_cast<double>(f);
  }
  return frame;
}

std::vector<std::string> clipsOfBothFolders() {
  std::vector<std::string> clips;
  for (const char* clip : {"02_01", "07_01", "16_15", "16_21", "36_01"})
    clips.push_back(std::string(FOOTFALL_CMU_DIR) + "/" + clip + ".bvh");
  for (const char* clip : {"35_01", "08_01", "12_01", "69_01", "38_03"})
    clips.push_back(std::string(FOOTFALL_CMU_MORE_DIR) + "/" + clip + ".bvh");
  return clips;
}

// A swing foot out, up and ahead, and a hand behind the body: knees and elbows bend, and nothing else.
TEST(EffectorGoals, HingesOnlyBendInRecordedClips) {
  FOOTFALL_NEED_CLIPS("07_01");
  const std::vector<std::string> clips = clipsOfBothFolders();
  int checked = 0;
#pragma omp parallel for schedule(dynamic, 1) reduction(+ : checked)
  for (int i = 0; i < static_cast<int>(clips.size()); ++i) {
    const std::string& clip = clips[static_cast<std::size_t>(i)];
    if (!std::filesystem::exists(clip)) continue;
    const Motion motion = *readScene(clip).motion;
    for (const char* side : {"Left", "Right"}) {
      const double out = *side == 'L' ? 1 : -1;
      const double frame = swingOf(motion, motion.skeleton.find(std::string(side) + "Foot"));
      WarpRequest foot = asked(std::string(side) + "Foot", frame, Vec3(0.15 * out, 0.15, 0.3));
      WarpRequest hand = asked(std::string(side) + "Hand", frame, Vec3(-0.1 * out, 0.95, -0.25));
      hand.effectors[0].relative = false;
      for (const WarpRequest& request : {foot, hand}) {
        const MotionWarpResult result = warped(motion, request);
        const std::string what = clip + " " + request.effectors[0].joint;
        EXPECT_LT(result.goals.front().error, 1e-4) << what;
        for (const char* hinge : {"LeftLeg", "RightLeg", "LeftForeArm", "RightForeArm"})
          EXPECT_LT(addedOffHinge(motion, result.motion, hinge), 1.0) << what << ": " << hinge;
        ++checked;
      }
    }
  }
  EXPECT_GE(checked, 20);
}

// Channels that are not there are made up for by those that are.
TEST(EffectorGoals, AreMetByTheChannelsThereAre) {
  const Motion whole = example("walk.bvh");
  const auto without = [&](const auto& drop) {
    Motion motion = whole;
    motion.channels.clear();
    motion.samples.clear();
    std::vector<std::size_t> kept;
    for (std::size_t c = 0; c < whole.channels.size(); ++c) {
      const MotionChannel& channel = whole.channels[c];
      if (drop(whole.skeleton.joints[static_cast<std::size_t>(channel.joint)].name, channel.kind)) continue;
      kept.push_back(c);
      motion.channels.push_back(channel);
    }
    for (std::size_t f = 0; f < whole.frames(); ++f) {
      for (const std::size_t c : kept) motion.samples.push_back(whole.frame(f)[c]);
    }
    return motion;
  };
  const auto kneeOnlyBends = [](const std::string& joint, ChannelKind kind) {
    return joint == "leftLeg" && (kind == ChannelKind::RotateY || kind == ChannelKind::RotateZ);
  };
  const auto stiffAnkle = [&](const std::string& joint, ChannelKind kind) {
    return kneeOnlyBends(joint, kind) || (joint == "leftFoot" && isRotation(kind));
  };
  const auto lockedKnee = [](const std::string& joint, ChannelKind kind) {
    return joint == "leftLeg" && isRotation(kind);
  };
  EXPECT_GE(whole.skeleton.find("leftLeg"), 0);
  for (const char* joint : {"leftFoot", "leftToeBase"}) {
    if (whole.skeleton.find(joint) < 0) continue;
    for (const Motion& motion : {without(kneeOnlyBends), without(stiffAnkle)}) {
      WarpRequest request = asked(joint, 50, {0.08, 0.06, 0.04});
      request.contacts = ContactPolicy::Free;
      const MotionWarpResult result = warped(motion, request);
      EXPECT_LT(result.goals.front().error, 1e-4) << joint << " " << motion.channels.size();
    }
  }
  // The hip alone swings the leg: as near as that gets, with the reason.
  WarpRequest request = asked("leftFoot", 50, {0.08, 0.06, 0.04});
  const MotionWarpResult stiff = warped(without(lockedKnee), request);
  EXPECT_LT(stiff.goals.front().error, 0.1);
  EXPECT_THAT(stiff.notes, Contains(HasSubstr("leftFoot at frame 50 is")));
}

// Every paw in the air is taken where it is asked to be, and none is called out of reach that is not.
TEST(EffectorGoals, PawsAreMetInTheirSwings) {
  const Motion dog = example("dog.bvh");
  const ContactReport found = detectContacts(dog);
  ASSERT_EQ(found.limbs.legs.size(), 4u);
  int checked = 0;
  for (std::size_t leg = 0; leg < 4; ++leg) {
    const std::string paw = dog.skeleton.joints[static_cast<std::size_t>(found.limbs.legs[leg].ankle())].name;
    for (std::size_t i = 0; i + 1 < found.contacts.size(); ++i) {
      const Contact& contact = found.contacts[i];
      if (contact.leg != static_cast<int>(leg)) continue;
      const double frame = std::round((contact.time.end + 0.08 - dog.startTime) / dog.frameTime);
      if (frame + 10 > static_cast<double>(dog.frames())) continue;
      const MotionWarpResult result = warped(dog, asked(paw, frame, {0, 0.03, 0}));
      EXPECT_LT(result.goals.front().error, 1e-4) << paw << " at " << frame;
      EXPECT_THAT(result.notes, Not(Contains(HasSubstr("short of its goal")))) << paw << " at " << frame;
      ++checked;
      break;
    }
  }
  EXPECT_EQ(checked, 4);
}

// A hand asked farther than the arm reaches: shoulder blade, spine and hips come along by their shares, and
// nothing does without them.
TEST(EffectorGoals, TheBodyComesAlongByItsShares) {
  const Motion walk = example("walk.bvh");
  const auto missed = [&](double clavicle, double spine, double hips) {
    WarpRequest request = asked("rightHand", 80, {-0.1, 0.1, 0.75});
    request.reach = {clavicle, spine, hips};
    return warped(walk, request).goals.front().error;
  };
  const double alone = missed(0, 0, 0), blade = missed(1, 0, 0), spine = missed(1, 1, 0);
  EXPECT_GT(alone, 0.05);
  EXPECT_LT(blade, alone);
  EXPECT_LT(spine, 0.5 * alone);
  EXPECT_LT(missed(1, 1, 1), spine + 1e-3);
}

}  // namespace
}  // namespace footfall::warp

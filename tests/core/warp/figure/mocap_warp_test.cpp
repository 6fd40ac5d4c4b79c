// SPDX-License-Identifier: MIT
// Warps of motion capture: plants moved sideways in every walk, every jump retimed.
#include <cmath>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "figure/contact/contact_detection.h"
#include "io/scene_file.h"
#include "recorded_clips.h"
#include "warp/figure/joint_turns.h"
#include "warp/figure/warp_motion.h"

namespace footfall::warp {
namespace {

std::string clipFile(const char* clip) {
  return std::string(FOOTFALL_CMU_DIR) + "/" + clip + ".bvh";
}

WarpUnits unitsOf(const Motion& motion) {
  return {motion.frameTime, motion.startTime, 1, kDegree};
}

// The contacts that begin and end well within the clip.
std::vector<Contact> innerContacts(const Motion& motion, const ContactReport& found) {
  std::vector<Contact> inner;
  for (const Contact& contact : found.contacts) {
    if (contact.time.start > motion.time(found.firstFrame) + 0.4 &&
        contact.time.end < motion.time(motion.frames() - 1) - 0.4)
      inner.push_back(contact);
  }
  return inner;
}

// 20 cm to the outside, at the middle of the stand.
WarpRequest sideStep(const Motion& motion, const ContactReport& found, const Contact& contact) {
  const Leg& leg = found.limbs.legs[static_cast<std::size_t>(contact.leg)];
  EffectorGoal goal;
  goal.joint = motion.skeleton.joints[static_cast<std::size_t>(leg.ankle())].name;
  const TimeRange stand = contact.stands();
  goal.time = std::round((0.5 * (stand.start + stand.end) - motion.startTime) / motion.frameTime);
  goal.position = Vec3(leg.side == BodySide::Left ? 0.2 : -0.2, 0, 0);
  goal.relative = true;
  goal.space = WarpSpace::Body;
  WarpRequest request;
  request.effectors = {goal};
  return request;
}

TEST(MocapWarp, PlantsMovedSidewaysInWalks) {
  const char* const clips[] = {"02_01", "07_01", "07_12", "16_15", "16_21", "16_31", "16_33",
                               "16_47", "16_11", "16_13", "16_17", "16_19", "36_01"};
  FOOTFALL_NEED_CLIPS();
  const int count = static_cast<int>(std::size(clips));
  int checked = 0;
#pragma omp parallel for schedule(dynamic, 1) reduction(+ : checked)
  for (int i = 0; i < count; ++i) {
    const Motion source = *readScene(clipFile(clips[i])).motion;
    const ContactReport found = detectContacts(source);
    MotionWarpOptions options;
    options.threads = 1;
    for (const Contact& contact : innerContacts(source, found)) {
      const WarpRequest request = sideStep(source, found, contact);
      const MotionWarpResult result = warpMotion(source, request, unitsOf(source), options);
      const std::string what = std::string(clips[i]) + " " + request.effectors[0].joint + " at " +
                               std::to_string(request.effectors[0].time);
      EXPECT_LT(result.goals.at(0).error, 1e-4) << what;
      EXPECT_LT(result.slideAfter, result.slideBefore + 0.002) << what;
      ++checked;
    }
  }
  EXPECT_GE(checked, 20);
}

// A jump whose flight is slowed down: take-off and landing land on chosen frames.
TEST(MocapWarp, JumpsRetimed) {
  const char* const clips[] = {"16_01", "16_03", "16_05", "16_07", "16_09"};
  FOOTFALL_NEED_CLIPS();
  int checked = 0;
  for (const char* clip : clips) {
    const Motion source = *readScene(clipFile(clip)).motion;
    const double last = static_cast<double>(source.frames()) - 1;
    const double up = std::round(0.4 * last), down = std::round(0.65 * last);
    WarpRequest request;
    request.time = {{0, 0}, {up - 30, up}, {down + 34, down}, {last + 64, last}};
    request.timeInterpolation = TimeInterpolation::Monotone;
    const MotionWarpResult result = warpMotion(source, request, unitsOf(source));
    EXPECT_GT(result.contacts, 1u) << clip;
    EXPECT_EQ(result.motion.frames(), source.frames() + 64) << clip;
    // What did not move is not put back: feet are where the source has them, whatever they slide by there.
    EXPECT_EQ(result.replanted, 0u) << clip;
    const Motion shown = retimed(source, timeMapOf(request, unitsOf(source)));
    EXPECT_EQ(result.motion.samples, shown.samples) << clip;
    // The spine is warped by nothing but time: chosen frames show the very source.
    const int spine = source.skeleton.find("Spine");
    ASSERT_GE(spine, 0);
    const auto frame = [](double f) { return static_cast<std::size_t>(f); };
    EXPECT_EQ(anglesOf(result.motion, frame(up) - 30, spine), anglesOf(source, frame(up), spine)) << clip;
    EXPECT_EQ(anglesOf(result.motion, frame(down) + 34, spine), anglesOf(source, frame(down), spine)) << clip;
    ++checked;
  }
  EXPECT_EQ(checked, 5);
}

// Goals of channels on samples are met at their frames.
TEST(MocapWarp, AHeadThatLooksUpInAJump) {
  FOOTFALL_NEED_CLIPS("16_01");
  const Motion source = *readScene(clipFile("16_01")).motion;
  WarpRequest request;
  ChannelWarp nod;
  nod.channels = {{"Head.rotateX", 1}};
  nod.keys = {{20, WarpKey::Kind::Neutral}, {180, WarpKey::Kind::Value, 25}, {300, WarpKey::Kind::Neutral}};
  request.channels = {nod};
  const MotionWarpResult result = warpMotion(source, request, unitsOf(source));
  ASSERT_EQ(result.goals.size(), 1u);
  EXPECT_LT(std::abs(result.goals[0].error), 1e-9);
  EXPECT_LT(result.elsewhere.metres, 1e-9);
}

}  // namespace
}  // namespace footfall::warp

// SPDX-License-Identifier: MIT
// Motions shown at any time, by their joints alone or with what a performance knows.
#include "figure/drive/motion_player.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "figure/drive/rig_targets.h"
#include "figure/motion/pose.h"
#include "figure/perform/procedural_gait.h"

namespace footfall {
namespace {

struct Played {
  Character character;
  Performance performance;
  Motion motion;
};

Played walking(const char* who) {
  const Character character = characterPreset(who);
  ProceduralGaitOptions options;
  options.strides = 2;
  const ProceduralClip clip = proceduralGait(character, ProceduralGait::Walk, options);
  return {character, clip.performance, clip.performed.motion};
}

// What the joints say is what the performance had asked of them.
TEST(MotionPlayer, FeetOfTheJointsAreThoseOfThePerformance) {
  int checked = 0;
  for (const char* who : {"human", "bird", "dog"}) {
    const Played played = walking(who);
    const MotionPlayer joints({played.motion, {}, played.performance.contacts, {}, {}}, played.character);
    const MotionPlayer asked(figureMotion(played.performance, played.motion), played.character);
    for (std::size_t i = 0; i < played.motion.frames(); ++i) {
      const FigurePose a = joints.at(played.motion.time(i)), b = asked.at(played.motion.time(i));
      EXPECT_EQ(a.channels, std::vector<double>(played.motion.frame(i),
                                                played.motion.frame(i) + played.motion.channels.size()));
      EXPECT_EQ(a.body.position, b.body.position);
      EXPECT_EQ(a.standing, b.standing);
      EXPECT_EQ(a.phase, 0);
      EXPECT_EQ(b.phase, played.performance.phase.empty() ? 0 : played.performance.phase[i]);
      for (std::size_t leg = 0; leg < a.feet.size(); ++leg, ++checked) {
        if (!b.standing[leg]) continue;
        EXPECT_LT((a.feet[leg].frame.position - b.feet[leg].frame.position).norm(), 1e-6) << who << i;
        EXPECT_LT(a.feet[leg].frame.rotation.angularDistance(b.feet[leg].frame.rotation), 1e-6);
        EXPECT_NEAR(a.feet[leg].toeBend, played.character.legs[leg].foot.bends ? b.feet[leg].toeBend : 0,
                    1e-6);
      }
    }
  }
  EXPECT_GT(checked, 500);
}

TEST(MotionPlayer, RunsOnTheMotionsOwnTime) {
  Played played = walking("human");
  played.motion.startTime = 10;
  const MotionPlayer shown({played.motion, {}, {}, {}, {}}, played.character);
  EXPECT_EQ(shown.range().start, 10);
  EXPECT_NEAR(shown.range().end, played.motion.time(played.motion.frames() - 1), 1e-12);
  EXPECT_EQ(shown.at(0).channels, shown.at(10).channels);
  EXPECT_EQ(shown.at(99).channels, shown.at(shown.range().end).channels);
  const double frame = played.motion.frameTime;
  const FigurePose a = shown.at(10 + 4 * frame), b = shown.at(10 + 5 * frame),
                   m = shown.at(10 + 4.25 * frame);
  EXPECT_LT((m.body.position - (0.75 * a.body.position + 0.25 * b.body.position)).norm(), 1e-9);
}

// The figure that comes again passes its seam without a jump, joints and all.
TEST(MotionPlayer, ALoopComesAgainTurned) {
  const Played played = walking("human");
  FigureLoop loop{static_cast<double>(played.motion.frames()) * played.motion.frameTime, 0.3,
                  Vec3(0.2, 0.1, 1.5), 2};
  const MotionPlayer shown({played.motion, {}, {}, {}, loop}, played.character);
  for (double t = -5; t < 5; t += 0.17) {
    const FigurePose a = shown.at(t), b = shown.at(t + loop.duration);
    EXPECT_LT((b.body.position - loop.turned(1) * a.body.position).norm(), 1e-9) << t;
    EXPECT_LT((b.poles[1] - loop.turned(1) * a.poles[1]).norm(), 1e-9);
    EXPECT_NEAR(b.phase, a.phase + 2, 1e-9);
  }
  const Frame there = loop.turned(3), back = loop.turned(-3);
  EXPECT_LT((there * (back * Vec3(1, 2, 3)) - Vec3(1, 2, 3)).norm(), 1e-12);
}

TEST(MotionPlayer, AFigureWithoutLegsHasABody) {
  Motion motion;
  motion.skeleton.joints.resize(2);
  motion.skeleton.joints[0].name = "body";
  motion.skeleton.joints[1].name = "flap";
  motion.skeleton.joints[1].parent = 0;
  motion.channels = {{0, ChannelKind::TranslateY}, {1, ChannelKind::RotateX}};
  motion.samples = {1, 0, 2, 0.5};
  motion.frameTime = 0.1;
  const MotionPlayer shown({motion, {}, {}, {}, {}}, bodyCharacter(motion.skeleton, "flapper"));
  const FigurePose pose = shown.at(0.05);
  EXPECT_TRUE(pose.feet.empty());
  EXPECT_NEAR(pose.body.position.y(), 1.5, 1e-12);
  const JointChannels channels = jointChannels(pose, motion, shown.character(), {});
  EXPECT_NEAR(channels.root.y(), 150, 1e-9);
  EXPECT_NEAR(channels.angles[1].x(), 0.25, 1e-12);
  EXPECT_THAT([] { bodyCharacter({}); }, testing::ThrowsMessage<Error>("the figure has no joints"));
}

TEST(MotionPlayer, WhatDoesNotFitIsSaid) {
  const Played played = walking("human");
  const auto fault = [&](FigureMotion shown, const Character& character) -> std::string {
    try {
      MotionPlayer(std::move(shown), character);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_THAT(fault({}, played.character), testing::HasSubstr("no frames"));
  EXPECT_THAT(fault({played.motion, {}, {}, {}, {}}, characterPreset("dog")), testing::HasSubstr("joints"));
  EXPECT_THAT(fault({played.motion, {}, {}, {1, 2}, {}}, played.character),
              testing::HasSubstr("each of its frames"));
  EXPECT_THAT(fault({played.motion, {}, {}, {}, FigureLoop{}}, played.character),
              testing::HasSubstr("longer than 0"));
}

}  // namespace
}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "io/bvh/bvh_fold.h"

#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "core/io/forward.h"
#include "io/formats.h"

namespace footfall {
namespace {

// A skeleton as a Maya scene may have it: joint orients, rotate axes, rest rotations, a scaled joint,
// channels missing or in any order.
Motion randomMotion(std::mt19937& random, std::size_t frames) {
  std::uniform_real_distribution<double> unit(-1, 1);
  const auto vector = [&](double size) {
    return Vec3{size * unit(random), size * unit(random), size * unit(random)};
  };
  Motion motion;
  const int count = 2 + static_cast<int>(random() % 8);
  for (int i = 0; i < count; ++i) {
    Joint joint;
    joint.name = "j" + std::to_string(i);
    // Depth first: a parent is the joint before or one of its ancestors.
    joint.parent = i - 1;
    for (auto up = random() % 3; up > 0 && joint.parent > 0; --up) {
      joint.parent = motion.skeleton.joints[static_cast<std::size_t>(joint.parent)].parent;
    }
    joint.kind = random() % 3 ? JointKind::Joint : JointKind::Transform;
    joint.rotationOrder = static_cast<RotationOrder>(random() % 6);
    joint.translation = vector(1);
    if (random() % 2) joint.rotation = vector(3);
    if (random() % 2) joint.jointOrient = vector(3);
    if (random() % 3 == 0) joint.rotateAxis = vector(3);
    if (random() % 3 == 0) joint.scale = Vec3::Constant(1.5 + 0.5 * unit(random));
    for (int kind = 0; kind < 9; ++kind) {
      if (random() % 3) motion.channels.push_back({i, static_cast<ChannelKind>(kind)});
    }
    motion.skeleton.joints.push_back(joint);
  }
  std::shuffle(motion.channels.begin(), motion.channels.end(), random);
  if (motion.channels.empty()) motion.channels.push_back({0, ChannelKind::RotateX});
  std::vector<double> phase(motion.channels.size());
  for (double& each : phase) each = 3 * unit(random);
  for (std::size_t frame = 0; frame < frames; ++frame) {
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const bool scales = motion.channels[c].kind >= ChannelKind::ScaleX;
      const Joint& joint = motion.skeleton.joints[static_cast<std::size_t>(motion.channels[c].joint)];
      motion.samples.push_back(scales ? joint.scale.x()
                                      : phase[c] + std::sin(phase[c] + 0.1 * double(frame)));
    }
  }
  return motion;
}

TEST(BvhFold, KeepsEveryJointWhereItWasThroughTheFile) {
  std::mt19937 random(11);
  std::size_t checked = 0;
  for (int trial = 0; trial < 200; ++trial) {
    const Motion motion = randomMotion(random, 12);
    // Such a figure may happen to stand along Z: the axis is given, not guessed.
    const Scene again = parseBvh(formatBvh(motion, 0.01), "again.bvh", {0.01, "", UpAxis::Y});
    ASSERT_EQ(again.motion->skeleton.size(), motion.skeleton.size());
    ASSERT_EQ(again.motion->frames(), motion.frames());
    for (std::size_t frame = 0; frame < motion.frames(); ++frame) {
      const auto before = worldMatrices(motion, frame), after = worldMatrices(*again.motion, frame);
      for (std::size_t j = 0; j < before.size(); ++j, ++checked) {
        const double scale = before[j].block<3, 1>(0, 0).norm();
        const Eigen::Matrix3d turnBefore = before[j].topLeftCorner<3, 3>() / scale;
        EXPECT_LT((before[j].topRightCorner<3, 1>() - after[j].topRightCorner<3, 1>()).norm(), 1e-6);
        EXPECT_LT((turnBefore - after[j].topLeftCorner<3, 3>()).norm(), 1e-7);
      }
    }
  }
  EXPECT_GT(checked, 10000u);
}

TEST(BvhFold, FoldedAnglesRunOnOverManyTurns) {
  Motion motion;
  motion.skeleton.joints.resize(1);
  motion.skeleton.joints[0].jointOrient = Vec3(0.3, 0, 0);
  motion.channels = {{0, ChannelKind::RotateX}};
  for (int frame = 0; frame < 100; ++frame) motion.samples.push_back(0.25 * frame);
  const Motion folded = foldForBvh(motion);
  ASSERT_EQ(folded.channels.size(), 3u);
  EXPECT_EQ(folded.channels[2].kind, ChannelKind::RotateX);  // innermost of XYZ stands last
  for (std::size_t frame = 0; frame < 100; ++frame) {
    EXPECT_NEAR(folded.frame(frame)[2], 0.3 + 0.25 * static_cast<double>(frame), 1e-9);
  }
}

TEST(BvhFold, GivesConstantChannelsOnlyWhereAJointIsTurnedAtRest) {
  Motion motion;
  motion.skeleton.joints.resize(3);
  motion.skeleton.joints[1].parent = 0;
  motion.skeleton.joints[2].parent = 1;
  motion.skeleton.joints[1].rotation = Vec3(0, 0.5, 0);
  motion.channels = {{2, ChannelKind::RotateZ}};
  motion.samples = {1, 2};
  const Motion folded = foldForBvh(motion);
  ASSERT_EQ(folded.channels.size(), 4u);
  EXPECT_EQ(folded.samples, (std::vector<double>{0, 0.5, 0, 1, 0, 0.5, 0, 2}));
}

TEST(BvhFold, LeavesWhatBvhHoldsAsItIs) {
  Motion motion;
  motion.skeleton.joints.resize(2);
  motion.skeleton.joints[1].parent = 0;
  motion.channels = {{0, ChannelKind::TranslateZ},
                     {0, ChannelKind::RotateZ},
                     {0, ChannelKind::RotateX},
                     {0, ChannelKind::TranslateX},
                     {1, ChannelKind::RotateY}};
  motion.samples = {1, 2, 3, 4, 5};
  const Motion folded = foldForBvh(motion);
  EXPECT_EQ(folded.samples, motion.samples);
  ASSERT_EQ(folded.channels.size(), motion.channels.size());
  for (std::size_t c = 0; c < 5; ++c) EXPECT_EQ(folded.channels[c].kind, motion.channels[c].kind);
}

TEST(BvhFold, RefusesScalesBvhCannotHold) {
  Motion motion;
  motion.skeleton.joints.resize(1);
  motion.skeleton.joints[0].name = "blob";
  motion.skeleton.joints[0].scale = Vec3(1, 2, 1);
  const auto message = [&] {
    try {
      formatBvh(motion, 1);
    } catch (const Error& error) {
      return error.message();
    }
    return std::string();
  };
  EXPECT_THAT(message(), testing::HasSubstr("joint 'blob' has a scale that is uneven"));
  motion.skeleton.joints[0].scale = Vec3::Ones();
  motion.channels = {{0, ChannelKind::ScaleX}, {0, ChannelKind::ScaleY}, {0, ChannelKind::ScaleZ}};
  motion.samples = {1, 1, 1, 2, 2, 2};
  EXPECT_THAT(message(), testing::HasSubstr("joint 'blob' has a scale that changes"));
}

}  // namespace
}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "warp/blend/blend_values.h"

#include <cmath>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "figure/motion/pose.h"
#include "figure/motion/root_space.h"

namespace footfall::warp {
namespace {

TEST(SecondWeight, PassesFromNothingToAll) {
  Fade fade;
  fade.start = 2;
  fade.duration = 4;
  EXPECT_EQ(secondWeight(fade, 1.999), 0);
  EXPECT_EQ(secondWeight(fade, 6), 1);
  EXPECT_NEAR(secondWeight(fade, 4), 0.5, 1e-15);
  EXPECT_NEAR(secondWeight(fade, 3), 0.5 - 0.5 * std::sqrt(0.5), 1e-15);
  fade.duration = 0;
  EXPECT_EQ(secondWeight(fade, 1.9), 0);
  EXPECT_EQ(secondWeight(fade, 2), 1);
  fade.duration = -1;
  EXPECT_THAT([&] { secondWeight(fade, 2); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("a fade must last 0 s or more, got -1")));
  fade.duration = NAN;
  EXPECT_THAT([&] { secondWeight(fade, 2); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("a fade must last 0 s or more, got nan")));
  fade = Fade();
  fade.start = NAN;
  EXPECT_THAT(
      [&] { secondWeight(fade, 2); },
      testing::ThrowsMessage<Error>(testing::HasSubstr("a fade must start at a finite time, got nan")));
}

TEST(BlendAngles, GoTheShortestWayAndEndWhereTheyShould) {
  std::mt19937 random(2);
  std::uniform_real_distribution<double> any(-4, 4), share(0, 1);
  int checked = 0;
  for (int i = 0; i < 300; ++i, ++checked) {
    const RotationOrder order = static_cast<RotationOrder>(i % 6);
    const Vec3 a(any(random), any(random), any(random)), b(any(random), any(random), any(random));
    EXPECT_EQ(blendAngles(a, b, 0, order), a);
    EXPECT_EQ(blendAngles(a, b, 1, order), b);
    const double w = share(random);
    const Quat from = rotationFromEuler(a, order), to = rotationFromEuler(b, order);
    const Quat mixed = rotationFromEuler(blendAngles(a, b, w, order), order);
    const double whole = from.angularDistance(to);
    EXPECT_NEAR(from.angularDistance(mixed), w * whole, 1e-6);
    EXPECT_NEAR(mixed.angularDistance(to), (1 - w) * whole, 1e-6);
  }
  EXPECT_EQ(checked, 300);
}

// A root under a parent, with an orient: turned and moved in the world, whatever its own space.
TEST(Placement, IsThatOfTheWorldInAnySpace) {
  std::mt19937 random(4);
  std::uniform_real_distribution<double> any(-2, 2);
  for (int i = 0; i < 100; ++i) {
    const RotationOrder order = static_cast<RotationOrder>(i % 6);
    Isometry parent = Isometry::Identity();
    parent.linear() =
        rotationFromEuler({any(random), any(random), any(random)}, RotationOrder::XYZ).toRotationMatrix();
    parent.translation() = Vec3(any(random), any(random), any(random));
    const double yaw = any(random);
    const Vec3 move(any(random), 0, any(random)), orient(any(random), any(random), any(random));
    const RootValues root{{any(random), any(random), any(random)}, {any(random), any(random), any(random)}};
    const RootValues placed = placedRoot(root, placementIn(parent, yaw, move), order, orient, root.angles);
    const Quat o = rotationFromEuler(orient, RotationOrder::XYZ);
    const auto world = [&](const RootValues& r) {
      return Isometry(parent * Eigen::Translation3d(r.position) * (o * rotationFromEuler(r.angles, order)));
    };
    const Isometry wanted = Eigen::Translation3d(move) * Eigen::AngleAxisd(yaw, Vec3::UnitY()) * world(root);
    EXPECT_TRUE(world(placed).isApprox(wanted, 1e-9)) << i;
  }
}

TEST(PutUnder, LeavesTheFigureWhereItIs) {
  Motion motion;
  motion.skeleton.joints.resize(2);
  motion.skeleton.joints[1].parent = 0;
  motion.skeleton.joints[1].translation = {0, 1, 0};
  motion.skeleton.joints[0].jointOrient = {0.3, -0.2, 0.7};
  for (int a = 0; a < 6; ++a) motion.channels.push_back({0, static_cast<ChannelKind>(a)});
  motion.samples = {1, 2, 3, 0.1, 0.2, 0.3, 4, 5, 6, -1, 0.5, 2};
  Isometry parent = Isometry::Identity();
  parent.linear() = rotationFromEuler({0.5, 1, -2}, RotationOrder::XYZ).toRotationMatrix();
  parent.translation() = Vec3(7, 8, 9);
  Motion free = motion;
  putUnder(parent, 0, free);
  for (std::size_t f = 0; f < 2; ++f) {
    Pose inside, world;
    worldPose(motion, f, inside);
    worldPose(free, f, world);
    for (int j = 0; j < 2; ++j) EXPECT_TRUE(world.frame(j).isApprox(parent * inside.frame(j), 1e-12));
    for (std::size_t c = 3; c < 6; ++c) EXPECT_EQ(free.frame(f)[c], motion.frame(f)[c]) << "angles stay";
  }
  motion.channels.erase(motion.channels.begin());
  EXPECT_THAT([&] { putUnder(parent, 0, motion); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("have three translation channels")));
}

}  // namespace
}  // namespace footfall::warp

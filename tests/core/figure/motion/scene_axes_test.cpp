// SPDX-License-Identifier: MIT
#include "figure/motion/scene_axes.h"
#include "base/angles.h"

#include <gtest/gtest.h>

namespace footfall {
namespace {

Quat turn(double angle, const Vec3& axis) {
  return Quat(Eigen::AngleAxisd(angle, axis.normalized()));
}

TEST(SceneAxes, WhereThingsAreInSceneAxes) {
  const SceneAxes y, z{UpAxis::Z, 100}, metres{UpAxis::Z, 1};
  const Vec3 place(1, 2, 3);  // left, up, ahead
  EXPECT_LT((y.toScene(place) - Vec3(100, 200, 300)).norm(), 1e-12);
  EXPECT_LT((z.toScene(place) - Vec3(100, -300, 200)).norm(), 1e-12);
  EXPECT_LT((metres.toScene(place) - Vec3(1, -3, 2)).norm(), 1e-12);
  // Turning left is about what is up.
  EXPECT_LT(z.toScene(turn(0.7, Vec3::UnitY())).angularDistance(turn(0.7, Vec3::UnitZ())), 1e-7);
  EXPECT_LT(z.toScene(Quat::Identity()).angularDistance(Quat::Identity()), 1e-7);
  // What faces ahead in the engine faces -Y in the scene.
  const Vec3 ahead = z.toScene(turn(0.3, Vec3::UnitY())) * (z.basis() * Vec3::UnitZ());
  EXPECT_LT((ahead - z.toScene(turn(0.3, Vec3::UnitY()) * Vec3::UnitZ()) / 100).norm(), 1e-12);
}

TEST(SceneAxes, ThereAndBack) {
  for (const SceneAxes& axes : {SceneAxes{}, SceneAxes{UpAxis::Z, 100}, SceneAxes{UpAxis::Z, 2.5}}) {
    const Frame frame{{0.4, -1, 7}, turn(2.1, {1, 2, -0.5})};
    Affine scaled = axes.toScene(frame);
    scaled.linear() *= 3;
    for (const Affine& seen : {axes.toScene(frame), scaled}) {
      const Frame back = axes.toEngine(seen);
      EXPECT_LT((back.position - frame.position).norm(), 1e-12);
      EXPECT_LT(back.rotation.angularDistance(frame.rotation), 1e-7);
    }
  }
}

TEST(SceneAxes, YawIsWhereToesPoint) {
  for (const double yaw : {0.0, 0.5, -2.9, 3.1}) {
    EXPECT_NEAR(yawOf(turn(yaw, Vec3::UnitY())), yaw, 1e-12);
    EXPECT_NEAR(yawOf(turn(yaw, Vec3::UnitY()) * turn(0.2, Vec3::UnitX())), yaw, 1e-12);  // nose down
  }
}

// T · orient · R, built up the other way round.
TEST(SceneAxes, ChannelsGiveTheTransformBack) {
  const Quat orient = turn(1.2, {0, 1, 1});
  int checked = 0;
  for (const auto order : {RotationOrder::XYZ, RotationOrder::YZX, RotationOrder::ZXY, RotationOrder::XZY,
                           RotationOrder::YXZ, RotationOrder::ZYX}) {
    const Vec3 angles(0.3, -0.8, 0.5), place(4, 5, 6);
    const Affine local =
        Eigen::Translation3d(place) * orient * rotationFromEuler(angles, order) * Eigen::Scaling(2.0);
    const TransformChannels found = channelsFor(local, orient, order);
    EXPECT_LT((found.translate - place).norm(), 1e-12);
    EXPECT_LT((found.rotate - angles).norm(), 1e-9) << static_cast<int>(order);
    ++checked;
  }
  EXPECT_EQ(checked, 6);
}

}  // namespace
}  // namespace footfall

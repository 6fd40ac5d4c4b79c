// SPDX-License-Identifier: MIT
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "base/error.h"
#include "warp/channels/rotation_spline.h"

namespace footfall::warp {
namespace {

Quat turn(double angle, const Vec3& axis = Vec3::UnitZ()) {
  return Quat(Eigen::AngleAxisd(angle, axis.normalized()));
}

TEST(RotationSpline, AboutOneAxisItIsTheCtbSpline) {
  const Vec3 axis = Vec3(1, 2, -0.5).normalized();
  const CtbSpline angles({{0, 0}, {10, 1}, {30, -1}, {40, 0.5}, {55, 2}});
  std::vector<RotationKey> keys;
  for (const CtbKey& key : angles.keys()) keys.push_back({key.time, turn(key.value, axis)});
  const RotationSpline spline(keys);
  int checked = 0;
  for (double t = -5; t <= 60; t += 0.25, ++checked) {
    EXPECT_LT(spline.evaluate(t).angularDistance(turn(angles.evaluate(t), axis)), 1e-9) << t;
  }
  EXPECT_EQ(checked, 261);
}

TEST(RotationSpline, MeetsItsKeysSmoothly) {
  std::mt19937 random(3);
  std::normal_distribution<double> normal;
  int checked = 0;
  for (int round = 0; round < 50; ++round) {
    std::vector<RotationKey> keys;
    for (int k = 0; k < 6; ++k) {
      Quat q(normal(random), normal(random), normal(random), normal(random));
      keys.push_back({3.0 * k + 0.1 * k * k, q.normalized()});
    }
    const RotationSpline spline(keys);
    for (std::size_t k = 1; k + 1 < keys.size(); ++k, ++checked) {
      const double t = keys[k].time, h = 1e-6;
      EXPECT_LT(spline.evaluate(t).angularDistance(keys[k].rotation), 1e-12);
      const Vec3 before = rotationVector(spline.evaluate(t) * spline.evaluate(t - h).conjugate()) / h;
      const Vec3 after = rotationVector(spline.evaluate(t + h) * spline.evaluate(t).conjugate()) / h;
      EXPECT_LT((before - after).norm(), 1e-4);
    }
  }
  EXPECT_EQ(checked, 200);
}

TEST(RotationSpline, VectorsAndBack) {
  EXPECT_TRUE(rotationVector(Quat::Identity()).isZero(0));
  EXPECT_NEAR((rotationVector(turn(1e-9)) - Vec3(0, 0, 1e-9)).norm(), 0, 1e-24);
  EXPECT_NEAR((rotationVector(turn(5)) - Vec3(0, 0, 5 - 2 * kPi)).norm(), 0, 1e-12);
  EXPECT_LT(rotationOf(Vec3(0.3, -2, 1)).angularDistance(turn(Vec3(0.3, -2, 1).norm(), Vec3(0.3, -2, 1))),
            1e-12);
}

TEST(RotationSpline, StepsLinesAndRefusals) {
  const std::vector<RotationKey> keys{{0, turn(0)}, {10, turn(1)}, {20, turn(0)}};
  EXPECT_NEAR(rotationVector(RotationSpline(keys, WarpInterpolation::Linear).evaluate(4)).z(), 0.4, 1e-12);
  EXPECT_NEAR(rotationVector(RotationSpline(keys, WarpInterpolation::Step).evaluate(19)).z(), 1, 1e-12);
  EXPECT_THAT(
      [&] {
        RotationSpline({{5, turn(0)}, {5, turn(1)}});
      },
      testing::ThrowsMessage<Error>(testing::HasSubstr("rotation key 1 at 5 must come after")));
  EXPECT_THAT(
      [&] {
        RotationSpline({{5, Quat(2, 0, 0, 0)}});
      },
      testing::ThrowsMessage<Error>(testing::HasSubstr("rotation key 0 must be a unit quaternion")));
}

}  // namespace
}  // namespace footfall::warp

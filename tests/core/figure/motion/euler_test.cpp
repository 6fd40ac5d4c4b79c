// SPDX-License-Identifier: MIT
#include <cmath>
#include <random>

#include <gtest/gtest.h>

#include "base/angles.h"
#include "figure/motion/skeleton.h"

namespace footfall {
namespace {

Mat3 axisTurn(int axis, double angle) {
  return Eigen::AngleAxisd(angle, Vec3::Unit(axis)).toRotationMatrix();
}

TEST(Euler, XyzTurnsAboutXFirst) {
  const Vec3 angles(0.3, -0.7, 1.9);
  const Mat3 expected = axisTurn(2, angles.z()) * axisTurn(1, angles.y()) * axisTurn(0, angles.x());
  EXPECT_TRUE(rotationFromEuler(angles, RotationOrder::XYZ).toRotationMatrix().isApprox(expected, 1e-14));
  const Mat3 zxy = axisTurn(1, angles.y()) * axisTurn(0, angles.x()) * axisTurn(2, angles.z());
  EXPECT_TRUE(rotationFromEuler(angles, RotationOrder::ZXY).toRotationMatrix().isApprox(zxy, 1e-14));
}

TEST(Euler, ComesBackInEveryOrderAndUnwrapped) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> angle(-10, 10);
  int checked = 0;
  for (int order = 0; order < 6; ++order) {
    for (int i = 0; i < 2000; ++i, ++checked) {
      const RotationOrder o = static_cast<RotationOrder>(order);
      const Vec3 angles(angle(random), angle(random), angle(random));
      const Quat rotation = rotationFromEuler(angles, o);
      EXPECT_TRUE(eulerFromRotation(rotation, o, angles).isApprox(angles, 1e-6)) << angles.transpose();
      const Quat again = rotationFromEuler(eulerFromRotation(rotation, o), o);
      EXPECT_LT(again.angularDistance(rotation), 1e-7);
    }
  }
  EXPECT_EQ(checked, 12000);
}

TEST(Euler, HoldsTheFirstAngleAtThePole) {
  for (int order = 0; order < 6; ++order) {
    const RotationOrder o = static_cast<RotationOrder>(order);
    const int middle = axesOf(o)[1];
    for (const double sign : {-1.0, 1.0}) {
      Vec3 angles(0.4, 0.5, 0.6);
      angles[middle] = sign * kPi / 2;
      const Quat rotation = rotationFromEuler(angles, o);
      const Vec3 back = eulerFromRotation(rotation, o, angles);
      EXPECT_LT(rotationFromEuler(back, o).angularDistance(rotation), 1e-7) << order;
      EXPECT_NEAR(back[axesOf(o)[0]], angles[axesOf(o)[0]], 1e-7) << order;
    }
  }
}

TEST(Euler, IsExactNearThePole) {
  int checked = 0;
  for (int order = 0; order < 6; ++order) {
    const RotationOrder o = static_cast<RotationOrder>(order);
    for (const double off : {1e-4, 1e-6, 1e-8, 1e-9, 1e-10, 1e-12}) {
      Vec3 angles(0.4, -0.5, 0.6);
      angles[axesOf(o)[1]] = kPi / 2 - off;
      const Quat rotation = rotationFromEuler(angles, o);
      const Mat3 back = rotationFromEuler(eulerFromRotation(rotation, o, angles), o).toRotationMatrix();
      EXPECT_LT((back - rotation.toRotationMatrix()).cwiseAbs().maxCoeff(), 2e-9) << order << ' ' << off;
      ++checked;
    }
  }
  EXPECT_EQ(checked, 36);
}

}  // namespace
}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "figure/ik/three_bone_ik.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "base/error.h"

namespace footfall {
namespace {

// A dog's hind leg: knee forward, hock back.
const Vec3 kHip(0, 0.5, 0), kKnee(0, 0.32, 0.1), kHock(0, 0.17, -0.06), kToe(0, 0, 0.02);

TEST(ThreeBoneIk, TheRestPoseIsItsOwnAnswer) {
  const ThreeBoneShape shape = threeBoneShape(kHip, kKnee, kHock, kToe);
  EXPECT_TRUE(shape.zigzag);
  const ThreeBoneResult result = solveThreeBone(kHip, kKnee, kHock, kToe, shape, kToe, Vec3::UnitZ());
  EXPECT_LT((result.upper - kKnee).norm(), 1e-12);
  EXPECT_LT((result.lower - kHock).norm(), 1e-12);
  EXPECT_LT(result.upperTurn.angularDistance(Quat::Identity()), 1e-6);
  // A leg whose joints bend the same way keeps that, too.
  const Vec3 hock(0, 0.13, 0.15);
  const ThreeBoneShape same = threeBoneShape(kHip, kKnee, hock, kToe);
  EXPECT_FALSE(same.zigzag);
  EXPECT_LT((solveThreeBone(kHip, kKnee, hock, kToe, same, kToe, Vec3::UnitZ()).lower - hock).norm(), 1e-12);
}

TEST(ThreeBoneIk, ManyLegsManyTargets) {
  std::mt19937_64 random(8);
  std::normal_distribution<double> normal;
  std::uniform_real_distribution<double> share(0, 1);
  const auto direction = [&] { return Vec3(normal(random), normal(random), normal(random)).normalized(); };
  int reached = 0, far = 0, near = 0;
  double worstLength = 0, worstReach = 0, worstTurn = 0;
  for (int i = 0; i < 200000; ++i) {
    const double a = 0.05 + share(random), b = 0.05 + share(random), c = 0.05 + share(random);
    const Vec3 root = 2 * direction(), upper = root + a * direction(), lower = upper + b * direction();
    const Vec3 end = lower + c * direction(), pole = direction();
    const ThreeBoneShape shape = threeBoneShape(root, upper, lower, end);
    const double length = a + b + c, least = std::max(0.0, 2 * std::max({a, b, c}) - length);
    const double distance = 1.3 * share(random) * length;
    const Vec3 target = root + distance * direction();
    const ThreeBoneResult r = solveThreeBone(root, upper, lower, end, shape, target, pole);
    ASSERT_TRUE(r.upper.allFinite() && r.lower.allFinite() && r.end.allFinite());
    worstLength =
        std::max({worstLength, std::abs((r.upper - root).norm() - a),
                  std::abs((r.lower - r.upper).norm() - b), std::abs((r.end - r.lower).norm() - c)});
    worstTurn = std::max({worstTurn, (r.upperTurn * (upper - root) - (r.upper - root)).norm(),
                          (r.middleTurn * (lower - upper) - (r.lower - r.upper)).norm(),
                          (r.lowerTurn * (end - lower) - (r.end - r.lower)).norm()});
    ASSERT_NEAR(r.axis.dot(r.lower - root), 0, 1e-9);  // in one plane
    if (distance <= length && distance >= least) {
      worstReach = std::max(worstReach, (r.end - target).norm());
      ++reached;
    } else {
      ASSERT_NEAR((r.end - root).normalized().dot((target - root).normalized()), 1, 1e-12);
      ++(distance > length ? far : near);
    }
  }
  EXPECT_LT(worstLength, 1e-12);
  EXPECT_LT(worstReach, 1e-9);
  EXPECT_LT(worstTurn, 1e-12);
  EXPECT_GT(reached, 120000);
  EXPECT_GT(far, 30000);
  EXPECT_GT(near, 1000);
}

// Every joint moves at most thirty times as far as the target while the leg is neither stretched nor folded;
// the spans chosen run without a step and without a corner through the rest pose.
TEST(ThreeBoneIk, ContinuousInTheTarget) {
  const ThreeBoneShape shape = threeBoneShape(kHip, kKnee, kHock, kToe);
  const double length = shape.upper + shape.middle + shape.lower;
  Vec3 upper = kKnee, lower = kHock;
  double worst = 0;
  int checked = 0;
  constexpr double kStep = 1e-4;
  for (double d = 0.05 * length; d < 0.98 * length; d += kStep, ++checked) {
    const ThreeBoneResult r =
        solveThreeBone(kHip, kKnee, kHock, kToe, shape, kHip - d * Vec3(0, 0.96, 0.28), Vec3::UnitZ());
    if (checked > 0)
      worst = std::max({worst, (r.upper - upper).norm() / kStep, (r.lower - lower).norm() / kStep});
    upper = r.upper, lower = r.lower;
  }
  EXPECT_LT(worst, 30);
  EXPECT_GT(checked, 4000);
  const double rest = shape.restReach, h = 1e-6;
  const double left = (preferredSpan(shape, rest) - preferredSpan(shape, rest - h)) / h;
  const double right = (preferredSpan(shape, rest + h) - preferredSpan(shape, rest)) / h;
  EXPECT_NEAR(left, right, 1e-4);
  EXPECT_NEAR(preferredSpan(shape, length), shape.middle + shape.lower, 1e-12);
}

TEST(ThreeBoneIk, MovesTheJointsOfAPose) {
  Skeleton skeleton;
  const Vec3 points[] = {kHip, kKnee, kHock, kToe, Vec3(0, 0, 0.1)};
  for (int j = 0; j < 5; ++j) {
    Joint joint;
    joint.parent = j - 1;
    joint.translation = j == 0 ? points[0] : Vec3(points[j] - points[j - 1]);
    skeleton.joints.push_back(joint);
  }
  Pose world = restPose(skeleton);
  worldFromLocal(skeleton, world, world);
  const ThreeBoneShape shape = threeBoneShape(kHip, kKnee, kHock, kToe);
  const Vec3 target(0.05, 0.12, 0.15);
  BendOptions options;
  options.hinge = Vec3::UnitX();
  const ThreeBoneResult result =
      solveThreeBone(skeleton, world, 0, 1, 2, 3, shape, target, Vec3::UnitZ(), options);
  EXPECT_TRUE(result.reached);
  EXPECT_LT((world.position[1] - result.upper).norm(), 1e-12);
  EXPECT_LT((world.position[2] - result.lower).norm(), 1e-12);
  EXPECT_LT((world.position[3] - target).norm(), 1e-12);
  EXPECT_LT((world.position[4] - target - Vec3(0, 0, 0.08)).norm(), 1e-12);
  EXPECT_GT(result.axis.x(), 0.9);
}

TEST(ThreeBoneIk, Degenerate) {
  const Vec3 zero = Vec3::Zero(), pole = Vec3::UnitZ();
  const ThreeBoneShape none = threeBoneShape(zero, zero, zero, zero);
  EXPECT_EQ(solveThreeBone(zero, zero, zero, zero, none, Vec3(1, 0, 0), pole).end, zero);
  // Straight at rest: no preferred shape, all distances reached all the same.
  const Vec3 p1(0, -0.3, 0), p2(0, -0.7, 0), p3(0, -0.9, 0);
  const ThreeBoneShape straight = threeBoneShape(zero, p1, p2, p3);
  for (double d = 0; d <= 0.9; d += 0.01) {
    const ThreeBoneResult r = solveThreeBone(zero, p1, p2, p3, straight, Vec3(0, -d, 0), pole);
    EXPECT_TRUE(r.reached) << d;
    EXPECT_NEAR((r.lower - r.upper).norm(), 0.4, 1e-12);
  }
  // A bone of length 0 leaves a leg of two.
  const ThreeBoneShape two = threeBoneShape(zero, p1, p1, p2);
  EXPECT_TRUE(solveThreeBone(zero, p1, p1, p2, two, Vec3(0.2, -0.4, 0), pole).reached);
  const double inf = std::numeric_limits<double>::infinity();
  EXPECT_THAT([&] { solveThreeBone(zero, p1, p2, p3, straight, Vec3(0, inf, 0), pole); },
              testing::ThrowsMessage<Error>("inverse kinematics needs finite joints, target and pole"));
}

}  // namespace
}  // namespace footfall

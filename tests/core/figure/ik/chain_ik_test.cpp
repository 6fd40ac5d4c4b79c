// SPDX-License-Identifier: MIT
#include "figure/ik/chain_ik.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "base/error.h"

namespace footfall {
namespace {

class Cases {
 public:
  explicit Cases(unsigned seed) : random_(seed) {}
  double number(double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(random_);
  }
  Vec3 vector(double limit) { return {number(-limit, limit), number(-limit, limit), number(-limit, limit)}; }
  Quat rotation() {
    std::normal_distribution<double> n;
    return Quat(n(random_), n(random_), n(random_), n(random_)).normalized();
  }

  Skeleton chain(int joints) {
    Skeleton skeleton;
    for (int j = 0; j < joints; ++j) {
      Joint joint;
      joint.name = "joint" + std::to_string(j);
      joint.parent = j - 1;
      joint.rotationOrder = static_cast<RotationOrder>(j % 6);
      joint.translation = Vec3(number(-0.1, 0.1), -0.3, number(-0.1, 0.1));
      joint.rotation = vector(0.3);
      joint.jointOrient = vector(1);
      joint.rotateAxis = vector(0.5);
      skeleton.joints.push_back(joint);
    }
    return skeleton;
  }

 private:
  std::mt19937_64 random_;
};

Pose worldOf(const Skeleton& skeleton, const Pose& local) {
  Pose world;
  worldFromLocal(skeleton, local, world);
  return world;
}

// Targets that a pose within the limits reaches: made by one.
TEST(ChainIk, ReachesPlacesAndAttitudesThatExist) {
  Cases cases(1);
  int converged = 0, turned = 0;
  constexpr int kCases = 2000;
  for (int i = 0; i < kCases; ++i) {
    const Skeleton skeleton = cases.chain(6);
    Pose local = restPose(skeleton);
    const Pose before = local;
    Pose goal = local;
    for (Quat& rotation : goal.rotation) rotation = cases.rotation();
    goal.rotation[0] = local.rotation[0];  // what carries the chain stays
    goal = worldOf(skeleton, goal);
    ChainTarget target{goal.position[5], {}};
    if (i % 2) target.rotation = goal.rotation[5];
    const ChainResult result = solveChain(skeleton, local, 1, 5, target);
    const Pose world = worldOf(skeleton, local);
    // What it says is what is.
    ASSERT_NEAR(result.positionError, (world.position[5] - target.position).norm(), 1e-9);
    if (target.rotation) {
      ASSERT_NEAR(result.rotationError, world.rotation[5].angularDistance(*target.rotation), 1e-6);
    }
    ASSERT_EQ(local.rotation[0].coeffs(), before.rotation[0].coeffs());
    ASSERT_LE(result.iterations, 100);
    for (const Quat& rotation : local.rotation) ASSERT_NEAR(rotation.norm(), 1, 1e-9);
    if (!result.converged) continue;
    ++converged;
    EXPECT_LT(result.positionError, 1e-7);
    if (target.rotation) {
      EXPECT_LT(result.rotationError, 1e-7);
      ++turned;
    }
  }
  EXPECT_GT(converged, kCases * 98 / 100);
  EXPECT_GT(turned, kCases / 2 * 97 / 100);
}

TEST(ChainIk, PointsAtWhatIsOutOfReach) {
  Cases cases(2);
  for (int i = 0; i < 200; ++i) {
    const Skeleton skeleton = cases.chain(5);
    Pose local = restPose(skeleton);
    const Vec3 root = worldOf(skeleton, local).position[1];
    double length = 0;
    for (std::size_t j = 2; j < 5; ++j) length += skeleton.joints[j].translation.norm();
    const Vec3 direction = cases.rotation() * Vec3::UnitX();
    const ChainResult result = solveChain(skeleton, local, 1, 4, {root + 3 * length * direction, {}});
    EXPECT_FALSE(result.converged);
    EXPECT_NEAR(result.positionError, 2 * length, 1e-3 * length);
    EXPECT_GT((worldOf(skeleton, local).position[4] - root).normalized().dot(direction), 0.999);
  }
}

TEST(ChainIk, BendsAStraightChainTowardsItself) {
  Skeleton skeleton;
  for (int j = 0; j < 5; ++j) {
    Joint joint;
    joint.parent = j - 1;
    if (j > 0) joint.translation = Vec3(0, -0.25, 0);
    skeleton.joints.push_back(joint);
  }
  Pose local = restPose(skeleton);
  const ChainResult result = solveChain(skeleton, local, 0, 4, {Vec3(0, -0.5, 0), {}});
  EXPECT_TRUE(result.converged);
  EXPECT_LT((worldOf(skeleton, local).position[4] - Vec3(0, -0.5, 0)).norm(), 1e-7);
}

TEST(ChainIk, KeepsAnglesBetweenTheirLimits) {
  Cases cases(3);
  int converged = 0;
  constexpr int kCases = 1000;
  for (int i = 0; i < kCases; ++i) {
    Skeleton skeleton = cases.chain(5);
    // Shoulder, a hinge, another joint of two axes; the goal is made within the limits.
    std::vector<JointLimit> limits(4);
    for (JointLimit& limit : limits)
      limit.kind = LimitKind::Euler, limit.lower.setConstant(-1), limit.upper.setConstant(1);
    limits[1].lower = Vec3(0, 0, 0), limits[1].upper = Vec3(2.5, 0, 0);
    limits[2].lower = Vec3(-1, 0.2, 0), limits[2].upper = Vec3(1, 0.2, 1);
    Pose local = restPose(skeleton), goal = local;
    for (std::size_t j = 0; j < 4; ++j) {
      const Joint& joint = skeleton.joints[j];
      Vec3 angles;
      for (int a = 0; a < 3; ++a) angles[a] = cases.number(limits[j].lower[a], limits[j].upper[a]);
      goal.rotation[j] = rotationFromEuler(joint.jointOrient, RotationOrder::XYZ) *
                         rotationFromEuler(angles, joint.rotationOrder) *
                         rotationFromEuler(joint.rotateAxis, RotationOrder::XYZ);
    }
    ChainOptions options;
    options.limits = limits;
    const Vec3 target = worldOf(skeleton, goal).position[4];
    const ChainResult result = solveChain(skeleton, local, 0, 4, {target, {}}, options);
    converged += result.converged;
    for (std::size_t j = 0; j < 4; ++j) {
      const Joint& joint = skeleton.joints[j];
      const Quat turn = rotationFromEuler(joint.jointOrient, RotationOrder::XYZ).conjugate() *
                        local.rotation[j] *
                        rotationFromEuler(joint.rotateAxis, RotationOrder::XYZ).conjugate();
      const Vec3 angles =
          eulerFromRotation(turn, joint.rotationOrder, (limits[j].lower + limits[j].upper) / 2);
      for (int a = 0; a < 3; ++a) {
        ASSERT_GT(angles[a], limits[j].lower[a] - 1e-6);
        ASSERT_LT(angles[a], limits[j].upper[a] + 1e-6);
      }
    }
  }
  EXPECT_GT(converged, kCases * 95 / 100);
}

TEST(ChainIk, KeepsBonesInTheirCones) {
  Cases cases(4);
  int converged = 0, checked = 0;
  for (int i = 0; i < 300; ++i) {
    const Skeleton skeleton = cases.chain(5);
    ChainOptions options;
    options.limits.resize(4);
    for (std::size_t j = 0; j < 4; ++j) {
      options.limits[j].kind = LimitKind::Cone;
      options.limits[j].bone = skeleton.joints[j + 1].translation;
      options.limits[j].swing = 0.6;
      options.limits[j].twistLower = -0.3, options.limits[j].twistUpper = 0.5;
    }
    Pose local = restPose(skeleton);
    const Pose rest = local;
    const Vec3 target = worldOf(skeleton, rest).position[4] + cases.vector(0.2);
    converged += solveChain(skeleton, local, 0, 4, {target, {}}, options).converged;
    for (std::size_t j = 0; j < 4; ++j, ++checked) {
      const Vec3 bone = skeleton.joints[j + 1].translation.normalized();
      // The bone's angle to where it is at rest, in the parent's space.
      ASSERT_LT(std::acos(std::min(1.0, (local.rotation[j] * bone).dot(rest.rotation[j] * bone))),
                0.6 + 1e-6);
    }
  }
  EXPECT_EQ(checked, 1200);
  EXPECT_GT(converged, 150);
  JointLimit limit;
  limit.kind = LimitKind::Cone;
  limit.twistLower = -0.3, limit.twistUpper = 0.5;
  const Quat twisted = limitRotation(Joint(), Quat(Eigen::AngleAxisd(1.2, Vec3::UnitX())), limit);
  EXPECT_LT(twisted.angularDistance(Quat(Eigen::AngleAxisd(0.5, Vec3::UnitX()))), 1e-9);
}

// Small steps of the target give small steps of the chain, each solve starting from the one before.
TEST(ChainIk, FollowsAPath) {
  Cases cases(5);
  const Skeleton skeleton = cases.chain(6);
  Pose local = restPose(skeleton);
  const Vec3 start = worldOf(skeleton, local).position[5];
  Pose before = worldOf(skeleton, local);
  double worst = 0;
  for (int i = 1; i <= 300; ++i) {
    const Vec3 target =
        start + 0.2 * Vec3(std::sin(0.02 * i), 1 - std::cos(0.02 * i), 0.5 * std::sin(0.03 * i));
    EXPECT_TRUE(solveChain(skeleton, local, 0, 5, {target, {}}).converged);
    const Pose now = worldOf(skeleton, local);
    for (std::size_t j = 0; j < 6; ++j)
      worst = std::max(worst, (now.position[j] - before.position[j]).norm());
    before = now;
  }
  EXPECT_LT(worst, 0.03);  // the target's own steps are 5 mm
}

TEST(ChainIk, RefusesWhatMakesNoSense) {
  Cases cases(6);
  const Skeleton skeleton = cases.chain(4);
  Pose local = restPose(skeleton);
  const auto messageOf = [&](int root, int end, const ChainTarget& target, const ChainOptions& options) {
    try {
      solveChain(skeleton, local, root, end, target, options);
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  const ChainTarget origin{Vec3::Zero(), {}};
  EXPECT_EQ(messageOf(3, 1, origin, {}), "joint 1 is not below joint 3");
  EXPECT_EQ(messageOf(0, 99, origin, {}), "joint 99 is not below joint 0");
  EXPECT_EQ(messageOf(2, 2, origin, {}), "a chain needs at least two joints");
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(messageOf(0, 3, {Vec3(nan, 0, 0), {}}, {}), "inverse kinematics needs a finite target");
  ChainOptions options;
  options.limits.resize(2);
  EXPECT_EQ(messageOf(0, 3, origin, options), "the chain from joint0 to joint3 needs 3 joint limits, got 2");
  options.limits.resize(3);
  options.limits[1].lower.y() = 4;
  EXPECT_EQ(messageOf(0, 3, origin, options), "the limits of joint joint1 are crossed");
}

}  // namespace
}  // namespace footfall

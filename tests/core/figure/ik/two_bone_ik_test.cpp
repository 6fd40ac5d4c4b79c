// SPDX-License-Identifier: MIT
#include "figure/ik/two_bone_ik.h"
#include "base/angles.h"

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
  Vec3 direction() {
    std::normal_distribution<double> normal;
    return Vec3(normal(random_), normal(random_), normal(random_)).normalized();
  }

 private:
  std::mt19937_64 random_;
};

TEST(TwoBoneIk, AMillionTargets) {
  Cases cases(1);
  int reached = 0, pointed = 0, folded = 0;
  double worstLength = 0, worstReach = 0, worstTurn = 0;
  for (int i = 0; i < 1000000; ++i) {
    const Vec3 root = cases.vector(2), middle = root + cases.number(0.1, 1) * cases.direction();
    const Vec3 end = middle + cases.number(0.1, 1) * cases.direction();
    const double a = (middle - root).norm(), b = (end - middle).norm();
    const double distance = cases.number(0, 1.4) * (a + b);
    const Vec3 toTarget = distance * cases.direction(), pole = cases.direction();
    BendOptions options;
    if (i % 2) options.hinge = cases.direction();
    const TwoBoneResult result = solveTwoBone(root, middle, end, root + toTarget, pole, options);
    ASSERT_TRUE(result.middle.allFinite() && result.end.allFinite());
    ASSERT_TRUE(result.upperTurn.coeffs().allFinite() && result.lowerTurn.coeffs().allFinite());
    worstLength = std::max({worstLength, std::abs((result.middle - root).norm() - a),
                            std::abs((result.end - result.middle).norm() - b)});
    worstTurn = std::max({worstTurn, (result.upperTurn * (middle - root) - (result.middle - root)).norm(),
                          (result.lowerTurn * (end - middle) - (result.end - result.middle)).norm()});
    if (distance <= a + b && distance >= std::abs(a - b)) {
      worstReach = std::max(worstReach, (result.end - root - toTarget).norm());
      ASSERT_TRUE(result.reached);
      ++reached;
      // The middle joint is on the pole's side of the limb.
      const Vec3 along = toTarget.normalized();
      const Vec3 side = pole - along * along.dot(pole);
      ASSERT_GE((result.middle - root).dot(side), -1e-9);
      ASSERT_NEAR((result.middle - root).dot(along.cross(side)), 0, 1e-9);
    } else {
      ASSERT_FALSE(result.reached);
      ASSERT_NEAR((result.end - root).normalized().dot(toTarget.normalized()), 1, 1e-12);
      ASSERT_NEAR((result.end - root).norm(), distance > a + b ? a + b : std::abs(a - b), 1e-12);
      ++(distance > a + b ? pointed : folded);
    }
  }
  EXPECT_LT(worstLength, 1e-12);
  EXPECT_LT(worstReach, 1e-9);
  EXPECT_LT(worstTurn, 1e-12);
  EXPECT_GT(reached, 400000);
  EXPECT_GT(pointed, 200000);
  EXPECT_GT(folded, 50000);
}

// Away from the places the header names, the middle joint moves at most twelve times as far as the target:
// here the limb is bent by 25 degrees at least, not folded, and the pole 20 degrees off it.
TEST(TwoBoneIk, ContinuousAlongPaths) {
  Cases cases(2);
  long checked = 0;
  double worst = 0;
  for (int path = 0; path < 2000; ++path) {
    Vec3 middle(0, -0.45, 0.02), end(0, -0.88, 0);
    const Vec3 pole = cases.direction();
    const Vec3 from = cases.vector(0.9), to = cases.vector(0.9);
    constexpr int kSteps = 400;
    const double stepLength = (to - from).norm() / kSteps;
    bool wasGood = false;
    BendOptions options;
    for (int i = 0; i <= kSteps; ++i) {
      const Vec3 target = from + (to - from) * (i / double(kSteps));
      const TwoBoneResult result = solveTwoBone(Vec3::Zero(), middle, end, target, pole, options);
      const double distance = target.norm();
      const bool good = distance < 0.97 * 0.88 && distance > 0.15 &&
                        target.normalized().cross(pole).norm() > std::sin(20 * kDegree);
      if (good && wasGood) {
        worst = std::max(worst, (result.middle - middle).norm() / stepLength);
        ++checked;
      }
      wasGood = good;
      middle = result.middle, end = result.end, options.previousBend = result.bend;
    }
  }
  EXPECT_LT(worst, 12);
  EXPECT_GT(checked, 300000);
}

// Past the pole the bend of a plain pole flips; with a limit it turns there over the frames.
TEST(TwoBoneIk, TurnsRoundThePoleWithoutAFlip) {
  const Vec3 pole(0, 0, 1);
  double worst = 0, worstPlain = 0;
  for (const bool limited : {false, true}) {
    Vec3 middle(0, -0.4, 0.1), end(0, -0.8, 0);
    BendOptions options;
    if (limited) options.maxTurn = 0.1;
    for (int i = -100; i <= 300; ++i) {
      const double angle = 0.01 * i;  // the target swings through the pole
      const Vec3 target = 0.6 * Vec3(0, std::sin(angle), std::cos(angle));
      const TwoBoneResult result = solveTwoBone(Vec3::Zero(), middle, end, target, pole, options);
      if (i > -100) {
        const double turned = std::acos(std::clamp(result.bend.dot(options.previousBend), -1.0, 1.0));
        (limited ? worst : worstPlain) = std::max(limited ? worst : worstPlain, turned);
      }
      EXPECT_LT((result.end - target).norm(), 1e-9);
      middle = result.middle, end = result.end, options.previousBend = result.bend;
    }
    EXPECT_GT(options.previousBend.dot(pole), 0);  // in the end the pole has its way
  }
  EXPECT_GT(worstPlain, 3);
  EXPECT_LT(worst, 0.12);
}

TEST(TwoBoneIk, SoftReachIsTheDocumentedCurve) {
  EXPECT_EQ(softReach(0.7, 1, 0.1), 0.7);
  EXPECT_EQ(softReach(0.9, 1, 0.1), 0.9);
  EXPECT_NEAR(softReach(1.0, 1, 0.1), 0.9 + 0.1 * (1 - std::exp(-1.0)), 1e-15);
  EXPECT_EQ(softReach(5, 1, 0), 1);
  double before = 0;
  for (int i = 1; i < 3000; ++i) {
    const double now = softReach(i * 1e-3, 1, 0.1);
    EXPECT_GE(now, before);
    EXPECT_LE(now, 1);
    EXPECT_LE(now - before, 1.0001e-3);  // slope from 1 to 0 without a step
    before = now;
  }
  BendOptions options;
  options.softness = 0.05;
  const TwoBoneResult result =
      solveTwoBone(Vec3::Zero(), Vec3(0, -1, 0), Vec3(0, -2, 0), Vec3(0, -1.95, 0), Vec3::UnitZ(), options);
  EXPECT_NEAR(-result.end.y(), softReach(1.95, 2, 0.05), 1e-12);
  EXPECT_NEAR(result.residual, 1.95 - softReach(1.95, 2, 0.05), 1e-12);
  EXPECT_GT(result.middle.z(), 0.1);  // the knee keeps a bend
}

TEST(TwoBoneIk, StretchedSoftlyTheKneeNeverPops) {
  const auto largestStep = [](double softness) {
    BendOptions options;
    options.softness = softness;
    Vec3 knee = Vec3::Zero();
    double largest = 0;
    for (int i = 0; i <= 1000; ++i) {
      const Vec3 target(0, -0.9 - 0.0002 * i, 0);
      const Vec3 now =
          solveTwoBone(Vec3::Zero(), Vec3(0, -0.5, 0), Vec3(0, -1, 0), target, Vec3::UnitZ(), options).middle;
      if (i > 0) largest = std::max(largest, (now - knee).norm());
      knee = now;
    }
    return largest;
  };
  EXPECT_GT(largestStep(0), 5e-3);  // the square root at full stretch
  EXPECT_LT(largestStep(0.05), 1e-3);
}

TEST(TwoBoneIk, CollinearPoleKeepsTheBend) {
  const Vec3 target(0, -0.7, 0);
  BendOptions options;
  options.previousBend = Vec3(1, 0.3, 1);
  const TwoBoneResult kept =
      solveTwoBone(Vec3::Zero(), Vec3(0, -0.5, 0), Vec3(0, -1, 0), target, Vec3(0, 3, 0), options);
  EXPECT_LT((kept.bend - Vec3(1, 0, 1).normalized()).norm(), 1e-12);
  // Without a previous one, the bend of the pose itself.
  const TwoBoneResult present =
      solveTwoBone(Vec3::Zero(), Vec3(-0.2, -0.4, 0), Vec3(0, -0.8, 0), target, Vec3::Zero());
  EXPECT_LT((present.bend + Vec3::UnitX()).norm(), 1e-12);
  // And without any, some side.
  const TwoBoneResult any =
      solveTwoBone(Vec3::Zero(), Vec3(0, -0.5, 0), Vec3(0, -1, 0), target, Vec3(0, -1, 0));
  EXPECT_NEAR(any.bend.norm(), 1, 1e-12);
  EXPECT_LT((any.end - target).norm(), 1e-12);
}

TEST(TwoBoneIk, KneesFlexAboutTheirHinge) {
  // A straight leg along -Y facing +Z: flexing is positive about +X, and no bone may twist.
  BendOptions options;
  options.hinge = Vec3::UnitX();
  const TwoBoneResult result = solveTwoBone(Vec3::Zero(), Vec3(0, -0.5, 0), Vec3(0, -1, 0),
                                            Vec3(0, -0.8, 0.1), Vec3::UnitZ(), options);
  EXPECT_LT((result.axis - Vec3::UnitX()).norm(), 1e-12);
  EXPECT_LT((result.upperTurn * Vec3::UnitX() - Vec3::UnitX()).norm(), 1e-12);
  EXPECT_LT((result.lowerTurn * Vec3::UnitX() - Vec3::UnitX()).norm(), 1e-12);
  const Quat flex = result.upperTurn.conjugate() * result.lowerTurn;
  EXPECT_GT(flex.x() * flex.w(), 0);
  // Law of cosines: the knee's inner angle over a base of √0.65.
  const double inner = std::acos((0.25 + 0.25 - 0.65) / (2 * 0.25));
  EXPECT_NEAR(flex.angularDistance(Quat::Identity()), kPi - inner, 1e-9);
}

TEST(TwoBoneIk, Degenerate) {
  const Vec3 zero = Vec3::Zero();
  const Vec3 pole = Vec3::UnitZ();
  // Bones of length 0, one or both.
  EXPECT_LT(
      (solveTwoBone(zero, zero, Vec3(0, -1, 0), Vec3(0.6, 0, 0.8), pole).end - Vec3(0.6, 0, 0.8)).norm(),
      1e-12);
  EXPECT_LT(
      (solveTwoBone(zero, Vec3(0, -1, 0), Vec3(0, -1, 0), Vec3(3, 0, 0), pole).end - Vec3(1, 0, 0)).norm(),
      1e-12);
  const TwoBoneResult nothing = solveTwoBone(zero, zero, zero, Vec3(1, 1, 1), pole);
  EXPECT_EQ(nothing.end, zero);
  EXPECT_TRUE(nothing.upperTurn.isApprox(Quat::Identity()));
  EXPECT_NEAR(nothing.residual, std::sqrt(3.0), 1e-12);
  // The target on the root: folded where the bones are alike, in the old direction where not.
  const TwoBoneResult home = solveTwoBone(zero, Vec3(0, -0.5, 0), Vec3(0, -1, 0), zero, pole);
  EXPECT_LT(home.end.norm(), 1e-12);
  EXPECT_LT((home.middle - Vec3(0, 0, 0.5)).norm(), 1e-12);
  const TwoBoneResult apart = solveTwoBone(zero, Vec3(0, -0.5, 0), Vec3(0, -0.8, 0), zero, pole);
  EXPECT_LT((apart.end - Vec3(0, -0.2, 0)).norm(), 1e-12);
  EXPECT_FALSE(apart.reached);
  // The target straight behind: bones that turn by half a turn.
  const TwoBoneResult back = solveTwoBone(zero, Vec3(0, -0.5, 0), Vec3(0, -1, 0), Vec3(0, 1, 0), pole);
  EXPECT_LT((back.upperTurn * Vec3(0, -0.5, 0) - back.middle).norm(), 1e-12);
  // Far, far away.
  EXPECT_TRUE(solveTwoBone(zero, Vec3(0, -0.5, 0), Vec3(0, -1, 0), Vec3(1e200, 0, 0), pole)
                  .end.isApprox(Vec3::UnitX()));
  const double nan = std::numeric_limits<double>::quiet_NaN();
  try {
    solveTwoBone(zero, Vec3(0, -0.5, 0), Vec3(0, -1, 0), Vec3(nan, 0, 0), pole);
    FAIL();
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "inverse kinematics needs finite joints, target and pole");
  }
}

TEST(TwoBoneIk, MovesTheJointsOfAPose) {
  Cases cases(4);
  Skeleton skeleton;
  const int parents[] = {-1, 0, 1, 2, 3, 4, 0};
  for (int j = 0; j < 7; ++j) {
    Joint joint;
    joint.parent = parents[j];
    joint.translation = cases.vector(0.5);
    joint.jointOrient = cases.vector(3);
    skeleton.joints.push_back(joint);
  }
  Pose before = restPose(skeleton);
  worldFromLocal(skeleton, before, before);
  int checked = 0;
  for (int i = 0; i < 500; ++i) {
    Pose world = before;
    // Hip 1, a twist joint 2 that stays rigid, knee 3, ankle 4.
    const double length =
        (before.position[3] - before.position[1]).norm() + (before.position[4] - before.position[3]).norm();
    const Vec3 target = before.position[1] + cases.number(0.6, 0.95) * length * cases.direction();
    const TwoBoneResult result = solveTwoBone(skeleton, world, 1, 3, 4, target, cases.direction());
    if (!result.reached) continue;
    ++checked;
    EXPECT_LT((world.position[4] - target).norm(), 1e-12);
    EXPECT_LT((world.position[3] - result.middle).norm(), 1e-12);
    EXPECT_LT(world.rotation[4].angularDistance(before.rotation[4]), 1e-7);
    EXPECT_EQ(world.position[6], before.position[6]);
    Pose local, localBefore;
    localFromWorld(skeleton, world, local);
    localFromWorld(skeleton, before, localBefore);
    for (std::size_t j = 0; j < 7; ++j)
      EXPECT_LT((local.position[j] - localBefore.position[j]).norm(), 1e-12);
    EXPECT_LT(local.rotation[2].angularDistance(localBefore.rotation[2]), 1e-7);
  }
  EXPECT_GT(checked, 200);
}

}  // namespace
}  // namespace footfall

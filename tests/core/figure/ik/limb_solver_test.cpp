// SPDX-License-Identifier: MIT
#include "figure/ik/limb_solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "base/angles.h"

namespace footfall {
namespace {

std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}

class Limbs {
 public:
  explicit Limbs(unsigned seed) : random_(seed) {}
  double number(double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(random_);
  }
  Vec3 direction() {
    std::normal_distribution<double> normal;
    return Vec3(normal(random_), normal(random_), normal(random_)).normalized();
  }
  // Bent by 5 to 140 degrees at each hinge; hinges in turn to either side, up to 20 degrees off square to the
  // bones.
  LimbPose limb(int bones) {
    LimbPose limb;
    limb.bones = bones;
    limb.root = 2 * direction();
    const Quat turn(Eigen::AngleAxisd(number(0, kPi), direction()));
    Vec3 bone = turn * Vec3(0, -1, 0);
    limb.bone[0] = number(0.2, 0.6) * bone;
    for (int i = 1; i < bones; ++i) {
      const Vec3 axis = (turn * Vec3(i % 2 ? 1 : -1, number(-0.3, 0.3), number(-0.3, 0.3))).normalized();
      bone = Eigen::AngleAxisd(number(5, bones > 2 ? 80 : 140) * kDegree, axis) * bone;
      limb.bone[at(i)] = number(0.2, 0.6) * bone;
      limb.axis[at(i - 1)] = axis;
      limb.range[at(i - 1)] = motion_ranges::kKnee;
    }
    return limb;
  }

 private:
  std::mt19937_64 random_;
};

// Radians by which a rotation turns about anything but the axis.
double offAxis(const Quat& turn, const Vec3& axis) {
  const Quat near = turn.w() < 0 ? Quat(-turn.coeffs()) : turn;
  const double along = near.vec().dot(axis);
  return 2 * (near.vec() - along * axis).norm() / std::max(0.1, std::hypot(along, near.w()));
}

LimbPose after(const LimbPose& limb, const LimbSolution& solution) {
  LimbPose result = limb;
  for (int i = 0; i < limb.bones; ++i) result.bone[at(i)] = solution.turn[at(i)] * limb.bone[at(i)];
  for (int i = 1; i < limb.bones; ++i)
    result.axis[at(i - 1)] = solution.turn[at(i - 1)] * limb.axis[at(i - 1)];
  return result;
}

TEST(LimbSolver, MeetsEveryTargetInReachAndItsHingesOnlyBend) {
  Limbs limbs(3);
  int reached = 0, stretched = 0, folded = 0;
  double worstMiss = 0, worstOff = 0, worstEnd = 0, worstRange = 0;
  for (int i = 0; i < 200000; ++i) {
    const LimbPose limb = limbs.limb(2 + i % 3);
    const double most = stretchedReach(limb), least = foldedReach(limb);
    const double distance = limbs.number(0, 1.2 * most);
    const Vec3 target = limb.root + distance * limbs.direction();
    LimbOptions options;
    if (i % 5 == 0) options.pole = limbs.direction();
    const LimbSolution solution = solveLimb(limb, target, options);
    const LimbPose got = after(limb, solution);
    worstEnd = std::max(worstEnd, (got.end() - solution.end).norm());
    for (int k = 1; k < limb.bones; ++k) {
      const Quat own = solution.turn[at(k - 1)].conjugate() * solution.turn[at(k)];
      worstOff = std::max(worstOff, offAxis(own, limb.axis[at(k - 1)]));
      const double flexion = flexionOf(got, k - 1), before = flexionOf(limb, k - 1);
      worstRange = std::max({worstRange, flexion - std::max(before, limb.range[at(k - 1)].most),
                             std::min(before, limb.range[at(k - 1)].least) - flexion});
    }
    if (distance > most) {
      ASSERT_EQ(solution.miss, LimbMiss::Stretched);
      ASSERT_NEAR(solution.residual, distance - most, 1e-9);
      ++stretched;
    } else if (distance < least) {
      ASSERT_EQ(solution.miss, LimbMiss::Folded);
      ASSERT_NEAR(solution.residual, least - distance, 1e-9);
      ++folded;
    } else {
      ASSERT_EQ(solution.miss, LimbMiss::None) << i;
      worstMiss = std::max(worstMiss, solution.residual);
      ++reached;
    }
  }
  EXPECT_LT(worstMiss, 1e-11);
  EXPECT_LT(worstEnd, 1e-12);
  EXPECT_LT(worstOff, 1e-9);
  EXPECT_LT(worstRange, 1e-9);
  EXPECT_GT(reached, 80000);
  EXPECT_GT(stretched, 20000);
  EXPECT_GT(folded, 10000);
}

TEST(LimbSolver, ATargetAtTheEndTurnsNothing) {
  Limbs limbs(4);
  for (int i = 0; i < 3000; ++i) {
    const LimbPose limb = limbs.limb(2 + i % 3);
    const LimbSolution solution = solveLimb(limb, limb.end());
    for (int k = 0; k < limb.bones; ++k)
      ASSERT_LT(solution.turn[at(k)].angularDistance(Quat::Identity()), 1e-6) << i;
    ASSERT_LT(solution.residual, 1e-13);
  }
}

// An arm that hangs, its hand led from in front to behind the body and up: the bend plane goes along, where a
// pole at the elbow would turn it by half a turn.
TEST(LimbSolver, CarriesTheBendPlaneBehindTheBody) {
  LimbPose arm;
  arm.bone[0] = Vec3(0, -0.3, -0.03);
  arm.bone[1] = Vec3(0, -0.22, 0.1);
  arm.axis[0] = -Vec3::UnitX();
  arm.range[0] = motion_ranges::kElbow;
  Vec3 before = Vec3::Zero();
  double worst = 0, most = 0;
  int steps = 0;
  for (int i = 0; i <= 150; ++i, ++steps) {
    const double angle = (40 - i) * kDegree;
    const LimbSolution solution =
        solveLimb(arm, 0.42 * Vec3(0.2, -std::cos(angle), std::sin(angle)).normalized());
    const Vec3 axis = solution.turn[0] * arm.axis[0];
    if (i > 0) worst = std::max(worst, std::acos(std::min(1.0, axis.dot(before))));
    if (i <= 130) most = std::max(most, std::acos(axis.dot(arm.axis[0])));
    ASSERT_LT(solution.residual, 1e-12);
    before = axis;
  }
  EXPECT_EQ(steps, 151);
  EXPECT_LT(worst, 4 * kDegree);
  EXPECT_LT(most, 30 * kDegree);
}

TEST(LimbSolver, KneesDoNotBendBackwards) {
  LimbPose leg;
  leg.bone[0] = Vec3(0, -0.45, 0);
  leg.bone[1] = Vec3(0, -0.43, 0);
  leg.axis[0] = Vec3::UnitX();
  leg.range[0] = motion_ranges::kKnee;
  int checked = 0;
  for (const double noise : {0.0, 1.0, -1.0, 2.5, -2.5}) {
    LimbPose own = leg;
    own.bone[1] = Eigen::AngleAxisd(noise * kDegree, Vec3::UnitX()) * leg.bone[1];
    for (double reach = 0.85; reach > 0.3; reach -= 0.05, ++checked) {
      const LimbSolution solution = solveLimb(own, Vec3(0, -reach, 0.02));
      EXPECT_GT(flexionOf(after(own, solution), 0), 5 * kDegree) << noise << " " << reach;
    }
  }
  EXPECT_EQ(checked, 55);
}

TEST(LimbSolver, ALockedKneeSwingsFromTheHip) {
  LimbPose leg;
  leg.bone[0] = Vec3(0, -0.45, 0.05);
  leg.bone[1] = Vec3(0, -0.43, -0.05);
  leg.axis[0] = Vec3::UnitX();
  leg.range[0] = {1, -1};
  const double own = leg.end().norm();
  const LimbSolution same = solveLimb(leg, own * Vec3(0.3, -1, 0.3).normalized());
  EXPECT_LT(same.residual, 1e-12);
  EXPECT_EQ(same.miss, LimbMiss::None);
  const LimbSolution nearer = solveLimb(leg, (own - 0.1) * Vec3(0.3, -1, 0.3).normalized());
  EXPECT_NEAR(nearer.residual, 0.1, 1e-12);
  EXPECT_EQ(nearer.miss, LimbMiss::Folded);
  EXPECT_LT(nearer.turn[0].angularDistance(nearer.turn[1]), 1e-7);
}

TEST(LimbSolver, StretchesSoftlyAndSaysWhatIsMissing) {
  LimbPose leg;
  leg.bone[0] = Vec3(0, -0.5, 0.05);
  leg.bone[1] = Vec3(0, -0.5, -0.05);
  leg.axis[0] = Vec3::UnitX();
  leg.range[0] = motion_ranges::kKnee;
  const double length = stretchedReach(leg), own = leg.end().norm();
  LimbOptions options;
  options.longest = 0.998;
  const LimbSolution far = solveLimb(leg, Vec3(0, -1.5, 0), options);
  EXPECT_NEAR(far.end.norm(), 0.998 * length, 1e-12);
  EXPECT_NEAR(far.residual, 1.5 - 0.998 * length, 1e-12);
  EXPECT_EQ(far.miss, LimbMiss::Stretched);
  options.softness = 0.05;
  double before = own;
  for (double distance = own; distance < 1.3; distance += 1e-3) {
    const double reach = solveLimb(leg, Vec3(0, -distance, 0), options).end.norm();
    EXPECT_GE(reach, before - 1e-12);
    EXPECT_LT(reach - before, 1.01e-3);
    before = reach;
  }
  EXPECT_NEAR(before, 0.998 * length, 1e-3);
  // What it had it keeps.
  LimbOptions shorter;
  shorter.longest = 0.5;
  EXPECT_LT(solveLimb(leg, leg.end(), shorter).residual, 1e-12);
}

TEST(LimbSolver, APoleTurnsTheWholeLimb) {
  Limbs limbs(5);
  int checked = 0;
  for (int i = 0; i < 2000; ++i) {
    LimbPose limb = limbs.limb(2);
    limb.axis[0] = limb.bone[0].cross(limb.bone[1]).normalized();
    LimbOptions options;
    options.pole = limbs.direction();
    const Vec3 target = limb.root + limbs.number(0.5, 0.95) * stretchedReach(limb) * limbs.direction();
    const LimbSolution solution = solveLimb(limb, target, options);
    const Vec3 along = (target - limb.root).normalized(), knee = solution.turn[0] * limb.bone[0];
    if (solution.miss != LimbMiss::None || along.cross(options.pole).norm() < 0.05) continue;
    EXPECT_NEAR(along.cross(options.pole).dot(knee), 0, 1e-9);
    EXPECT_GT(knee.dot(options.pole - along * along.dot(options.pole)), 0);
    ++checked;
  }
  EXPECT_GT(checked, 1500);
}

TEST(LimbSolver, WhateverComesIn) {
  LimbPose nothing;
  nothing.axis[0] = Vec3::UnitX();
  nothing.range[0] = motion_ranges::kKnee;
  EXPECT_NEAR(solveLimb(nothing, Vec3(1, 1, 1)).residual, std::sqrt(3.0), 1e-12);
  LimbPose leg = nothing;
  leg.bone[0] = Vec3(0, -0.5, 0), leg.bone[1] = Vec3(0, -0.5, 0);
  for (const Vec3& target : {Vec3(0, 0, 0), Vec3(0, 0.7, 0), Vec3(0, 1e8, 0), Vec3(0, -1, 0)}) {
    const LimbSolution solution = solveLimb(leg, target);
    EXPECT_TRUE(solution.end.allFinite() && solution.turn[0].coeffs().allFinite() &&
                solution.turn[1].coeffs().allFinite());
    EXPECT_NEAR((solution.end - leg.root).norm(),
                (solution.turn[0] * leg.bone[0] + solution.turn[1] * leg.bone[1]).norm(), 1e-12);
  }
  EXPECT_LT(solveLimb(leg, Vec3(0, 0.7, 0)).residual, 1e-12);
  leg.axis[0] = Vec3(0, 1, 0);  // along the bones: nothing bends
  EXPECT_NEAR(solveLimb(leg, Vec3(0.6, 0, 0)).residual, 0.4, 1e-12);
}

TEST(LimbSolver, ManyFramesAtOnceAreTheSameBits) {
  Limbs limbs(6);
  std::vector<LimbPose> poses;
  std::vector<Vec3> targets;
  for (int i = 0; i < 10000; ++i) {
    poses.push_back(limbs.limb(2 + i % 3));
    targets.push_back(poses.back().root + limbs.number(0.1, 1) * limbs.direction());
  }
  std::vector<LimbSolution> one(poses.size()), three(poses.size());
  solveLimbs(poses.data(), targets.data(), poses.size(), {}, one.data(), 1);
  solveLimbs(poses.data(), targets.data(), poses.size(), {}, three.data(), 3);
  for (std::size_t i = 0; i < poses.size(); ++i) {
    const LimbSolution single = solveLimb(poses[i], targets[i]);
    ASSERT_EQ(one[i].end, three[i].end);
    ASSERT_EQ(one[i].end, single.end);
    ASSERT_EQ(one[i].turn[1].coeffs(), single.turn[1].coeffs());
  }
}

}  // namespace
}  // namespace footfall

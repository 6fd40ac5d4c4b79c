// SPDX-License-Identifier: MIT
#include "stance/stance_score.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/stance/test_stances.h"

namespace footfall::stance {
namespace {

using testing::HasSubstr;

StanceScore measured(double friction, double longest, double shortest, double normal = 1000, double up = 1,
                     double heading = 1) {
  StanceScore s;
  s.friction = friction;
  s.longest = longest;
  s.shortest = shortest;
  s.normalForce = normal;
  s.scaleUp = up;
  s.scaleHeading = heading;
  return s;
}

double rated(StanceScore s, ScoreForm form = ScoreForm::Repaired) {
  rate(s, StanceLimits(), false, form);
  return s.value;
}

TEST(StanceScore, TheSpecificationsVectors) {
  EXPECT_NEAR(rated(measured(0.5, 1.05, 0.85)), 4.408163, 5e-7);
  EXPECT_NEAR(rated(measured(0.4, 1.0, 0.9)), 16.326531, 5e-7);
  EXPECT_NEAR(rated(measured(0, 0.975, 0.975)), 74.69898, 5e-6);
  EXPECT_NEAR(rated(measured(1.0, 1.0, 0.6)), -0.1667 * 1.25, 5e-5);  // in the listed order
}

TEST(StanceScore, ImplausibleIsAlwaysBelowZeroWhereThePrintedFormIsNot) {
  const StanceScore backwards = measured(0.4, 1.0, 0.9, 1000, 1, -0.5);
  EXPECT_EQ(rated(backwards, ScoreForm::AsPrinted), 1) << "the printed slip";
  EXPECT_EQ(rated(backwards), -0.5);
  EXPECT_EQ(rated(measured(1.6, 1.0, 0.9)), -1);
  EXPECT_EQ(rated(measured(1.6, 1.0, 0.9, 1000, -0.5)), -0.5 * 2);
  EXPECT_LT(rated(measured(0.8, 1.0, 0.9)), 0) << "at a limit";
  std::mt19937 random(5);
  std::uniform_real_distribution<double> unit(-1, 1);
  int implausible = 0;
  for (int i = 0; i < 20000; ++i) {
    StanceScore s = measured(0.7 + 0.6 * unit(random), 1.2 + 0.2 * unit(random), 0.75 + 0.2 * unit(random),
                             2700 + 800 * unit(random), 0.5 + unit(random), 0.5 + unit(random));
    rate(s, StanceLimits());
    EXPECT_EQ(s.violations == 0 && s.value > 0, s.plausible());
    EXPECT_EQ(s.violations != 0, s.value < 0) << i;
    implausible += s.violations != 0;
  }
  EXPECT_GT(implausible, 10000);
}

// Against the motion itself, looked at closely.
TEST(StanceScore, MeasuresAreThoseOfTheMotion) {
  const Stance stance = referenceStance();
  const StanceHandles target{1.05, 1.06, 3.0, 3.3, 0.1, 1.4};
  const StanceWarp warp = warpStance(stance, target);
  const StanceScore score = scoreStance(StanceTable(stance), target, warp);
  const StancePath path(stance, target, warp.timing);
  double longest = 0, shortest = 10, strongest = 0, friction = 0;
  for (int i = 0; i <= 2000; ++i) {
    const double t = warp.timing.touchDown + i * stance.contactTime / 2000;
    const double length = (path.at(t).position - path.contactPoint()).norm();
    longest = std::max(longest, length);
    shortest = std::min(shortest, length);
    const Vec3 f = path.force(t);
    strongest = std::max(strongest, f.z());
    if (f.z() > 0.05 * 1500 * warp.timing.scale.z())
      friction = std::max(friction, std::hypot(f.x(), f.y()) / f.z());
  }
  EXPECT_NEAR(score.longest, longest, 0.02);
  EXPECT_NEAR(score.shortest, shortest, 0.01);
  EXPECT_NEAR(score.normalForce, strongest, 0.02 * strongest);
  EXPECT_GT(score.friction, 0.5 * friction);
  EXPECT_LE(score.friction, friction + 1e-9);
}

TEST(StanceScore, ABlendOfTablesIsTheTableOfTheBlend) {
  std::mt19937 random(6);
  for (int trial = 0; trial < 100; ++trial) {
    Stance a = randomStance(random), b = randomStance(random);
    const double k = 0.3;
    Stance both = a;
    both.force = blend(a.force, b.force, k);
    const StanceTable table = blend(StanceTable(a), StanceTable(b), k), direct = StanceTable(both);
    EXPECT_LT((table.mean - direct.mean).norm() + (table.doubleIntegral - direct.doubleIntegral).norm(),
              1e-9);
    for (int axis = 0; axis < 3; ++axis) {
      EXPECT_LT((table.force[axis] - direct.force[axis]).abs().maxCoeff(), 1e-9);
      EXPECT_LT((table.travel[axis] - direct.travel[axis]).abs().maxCoeff(), 1e-9);
    }
  }
}

// Equal speeds leave no force along the heading: the sign of what rounding leaves does not decide.
TEST(StanceScore, EqualSpeedsDoNotReverseThePush) {
  StanceScore score;
  score.friction = 0.4;
  score.longest = 1.0;
  score.shortest = 0.9;
  for (const double left : {-1e-16, 0.0, 1e-16}) {
    score.scaleHeading = left;
    rate(score, StanceLimits{});
    EXPECT_NEAR(score.value, 16.326531, 1e-6) << left;
  }
  score.scaleHeading = -1e-3;
  rate(score, StanceLimits{});
  EXPECT_LT(score.value, 0);
}

TEST(StanceScore, ExplainsViolations) {
  StanceScore s = measured(1.02, 1.3, 0.6, 3500, -0.1, -0.2);
  const StanceLimits limits;
  rate(s, limits);
  const std::string text = explain(s, limits);
  for (const char* part : {"slips (friction 1.02, at most 0.80)", "leg too long (1.30 m, at most 1.25)",
                           "leg too short (0.60 m, at least 0.70)", "too strong (3500 N, at most 3000)",
                           "would have to pull", "would be reversed"}) {
    EXPECT_THAT(text, HasSubstr(part));
  }
  EXPECT_EQ(explain(StanceScore(), limits), "");
  const StanceLimits child = limitsFor(0.5, 20);
  EXPECT_EQ(child.longest, 0.625);
  EXPECT_EQ(child.normalForce, 750);
}

TEST(StanceScore, AnApexInTheContactCanBeRefused) {
  StanceLimits strict;
  strict.apexOutside = true;
  StanceScore s = measured(0.4, 1.0, 0.9);
  rate(s, strict, true);
  EXPECT_LT(s.value, 0);
  rate(s, StanceLimits(), true);
  EXPECT_GT(s.value, 0);
}

}  // namespace
}  // namespace footfall::stance

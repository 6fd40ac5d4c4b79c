// SPDX-License-Identifier: MIT
#include "figure/quality/physics_residuals.h"
#include "base/angles.h"

#include <cmath>
#include <random>

#include "core/figure/quality/quality_fixtures.h"
#include "figure/perform/procedural_gait.h"
#include "figure/quality/quality.h"

namespace footfall {
namespace {

constexpr double kDt = 1.0 / 120, kG = 9.81;

TEST(Newton, ABallisticCentreOfMassObeysNewtonAndAWrongGravityDoesNot) {
  std::vector<Vec3> path;
  for (int f = 0; f < 60; ++f) {
    const double t = f * kDt;
    path.emplace_back(1.2 * t, 1 + 2.4 * t - 0.5 * kG * t * t, 0.3 * t);
  }
  const std::vector<Support> flying(path.size(), Support::None), standing(path.size(), Support::Feet);
  const std::vector<Support> unknown(path.size(), Support::Unknown);
  PhysicsOptions options;
  EXPECT_NEAR(physicsResiduals(path, flying, 0, kDt, options).flight.max, 0, 1e-8);
  EXPECT_FALSE(physicsResiduals(path, flying, 0, kDt, options).contact.applies);
  EXPECT_FALSE(physicsResiduals(path, unknown, 0, kDt, options).flight.applies);
  options.gravity = 1.62;
  EXPECT_NEAR(physicsResiduals(path, flying, 0, kDt, options).flight.mean, kG - 1.62, 1e-8);
  // Standing, falling with g needs no push; falling with more than g needs a pull, which feet do not give.
  EXPECT_NEAR(physicsResiduals(path, standing, 0, kDt, options).contact.max, kG - 1.62, 1e-8);
  options.gravity = kG;
  EXPECT_NEAR(physicsResiduals(path, standing, 0, kDt, options).contact.max, 0, 1e-8);
}

TEST(Newton, AStandingBodyCannotBePushedAlongFasterThanFrictionAllows) {
  const double along = 15;  // m/s², over 9.81 upwards
  std::vector<Vec3> path;
  for (int f = 0; f < 60; ++f) path.emplace_back(0.5 * along * f * f * kDt * kDt, 1, 0);
  const std::vector<Support> standing(path.size(), Support::Feet);
  // The distance of (15, 9.81) from the line of 45°.
  EXPECT_NEAR(physicsResiduals(path, standing, 0, kDt, {}).contact.mean, (along - kG) / std::sqrt(2), 1e-8);
  PhysicsOptions sticky;
  sticky.friction = 2;
  EXPECT_NEAR(physicsResiduals(path, standing, 0, kDt, sticky).contact.mean, 0, 1e-8);
}

// Feet at (-0.1, 0.05, 0) and (0.1, 0.05, 0) for good, discs of 2 cm.
std::vector<Footing> twoFeet() {
  return {{{0, 10}, {-0.1, 0.05, 0}, 0.02}, {{0, 10}, {0.1, 0.05, 0}, 0.02}};
}

TEST(Imbalance, OfABodyThatLeansIsHowFarItsCentreIsOutsideTheFeet) {
  const std::vector<Support> standing(60, Support::Feet);
  const std::pair<Vec3, double> leans[] = {{{0.05, 1, 0.01}, 0},
                                           {{0.3, 1, 0}, 0.18},
                                           {{0, 0.8, -0.15}, 0.13},
                                           {{-0.4, 1, 0.4}, 0.48},
                                           {{0.11, 1, 0}, 0}};
  for (const auto& [centre, wanted] : leans) {
    BalanceState body;
    body.centre.assign(60, centre);
    body.angular.assign(60, Vec3::Zero());
    const QualityStatistic measured = imbalance(body, twoFeet(), standing, 0, 0, kDt, {});
    ASSERT_TRUE(measured.applies);
    EXPECT_NEAR(measured.mean, wanted, 1e-9);
    EXPECT_NEAR(measured.max, wanted, 1e-9);
  }
}

// A rigid body that falls over a hinge on the ground at `foot`, in the plane of a direction: its centre a
// distance r from it, k its radius of gyration. θ'' = g r sin θ / (r² + k²).
BalanceState fallingOver(const Vec3& foot, const Vec3& direction, double r, double k, int frames) {
  BalanceState body;
  const Vec3 axis = Vec3::UnitY().cross(direction).normalized();
  double angle = 0.1, speed = 0.3;
  for (int f = 0; f < frames; ++f) {
    body.centre.push_back(foot + r * (std::cos(angle) * Vec3::UnitY() + std::sin(angle) * direction));
    constexpr int kSteps = 200;
    for (int i = 0; i < kSteps; ++i) {
      const double h = kDt / kSteps;
      speed += 0.5 * h * kG * r * std::sin(angle) / (r * r + k * k);
      angle += h * speed;
      speed += 0.5 * h * kG * r * std::sin(angle) / (r * r + k * k);
      if (i == kSteps / 2 - 1) body.angular.push_back(k * k * speed * axis);
    }
  }
  return body;
}

TEST(Imbalance, OfAPendulumThatFallsOverItsFootIsNoneThere) {
  const Vec3 foot(0.3, 0.02, -0.4);
  int checked = 0;
  for (const Vec3& direction : {Vec3(1, 0, 0), Vec3(0, 0, 1), Vec3(-0.6, 0, 0.8)}) {
    for (const double k : {0.0, 0.35}) {  // a point, and a body that turns as it falls
      const BalanceState body = fallingOver(foot, direction, 0.95, k, 60);
      const std::vector<Support> standing(60, Support::Feet);
      EXPECT_LT(imbalance(body, {{{0, 1}, foot, 0}}, standing, 0, 0, kDt, {}).max, 0.001);
      const Vec3 elsewhere = foot - 0.1 * direction;
      EXPECT_NEAR(imbalance(body, {{{0, 1}, elsewhere, 0}}, standing, 0, 0, kDt, {}).mean, 0.1, 0.001);
      ++checked;
    }
  }
  EXPECT_EQ(checked, 6);
}

TEST(Imbalance, FramesWithoutFeetOrWeightAreNotJudged) {
  BalanceState body;
  for (int f = 0; f < 60; ++f) body.centre.emplace_back(0, 2 - 0.5 * kG * f * f * kDt * kDt, 0);  // falls
  body.angular.assign(60, Vec3::Zero());
  EXPECT_FALSE(imbalance(body, twoFeet(), std::vector<Support>(60, Support::Feet), 0, 0, kDt, {}).applies);
  body.centre.assign(60, {0, 1, 0});
  EXPECT_FALSE(imbalance(body, twoFeet(), std::vector<Support>(60, Support::None), 0, 0, kDt, {}).applies);
  EXPECT_FALSE(imbalance(body, {}, std::vector<Support>(60, Support::Feet), 0, 0, kDt, {}).applies);
}

TEST(Imbalance, DistanceOfAPointFromAHull) {
  const std::vector<Vec2> square = {{1, 1}, {0, 0}, {1, 0}, {0, 1}, {0.5, 0.5}, {1, 0.5}};
  EXPECT_EQ(outsideHull({0.3, 0.9}, square), 0);
  EXPECT_NEAR(outsideHull({0.3, 1.5}, square), 0.5, 1e-12);
  EXPECT_NEAR(outsideHull({-3, -4}, square), 5, 1e-12);
  EXPECT_NEAR(outsideHull({2, 3}, {{1, 1}, {1, 2}}), std::sqrt(2), 1e-12);
  EXPECT_NEAR(outsideHull({2, 3}, {{2, 1}}), 2, 1e-12);
  EXPECT_NEAR(outsideHull({2, 3}, {{2, 1}, {2, 1}}), 2, 1e-12);
  EXPECT_TRUE(std::isinf(outsideHull({0, 0}, {})));
  // Against the hull as all weighted means of its points: none is nearer than the distance, some are as near.
  std::mt19937 random(5);
  std::uniform_real_distribution<double> uniform(-1, 1);
  int outside = 0;
  for (int trial = 0; trial < 50; ++trial) {
    std::vector<Vec2> points(7);
    for (Vec2& p : points) p = {uniform(random), uniform(random)};
    const Vec2 at(2 * uniform(random), 2 * uniform(random));
    const double distance = outsideHull(at, points);
    double nearest = 1e9;
    for (std::size_t a = 0; a < 7; ++a) {
      for (std::size_t b = 0; b < 7; ++b) {
        for (int k = 0; k <= 200; ++k)
          nearest = std::min(nearest, (at - points[a] - 0.005 * k * (points[b] - points[a])).norm());
      }
    }
    if (distance == 0) continue;
    EXPECT_NEAR(distance, nearest, 0.01);
    ++outside;
  }
  EXPECT_GT(outside, 20);
}

TEST(Imbalance, OfAWalkIsSmallAndOfTheSameWalkBentSidewaysLarge) {
  Motion walk = proceduralGait(characterPreset("human"), ProceduralGait::Walk).performed.motion;
  const QualityReport before = measureQuality(walk);
  ASSERT_TRUE(before.imbalance.applies);
  EXPECT_LT(before.imbalance.mean, 0.005);
  const Limbs limbs = findLimbs(walk.skeleton);
  int bent = 0;
  for (std::size_t c = 0; c < walk.channels.size(); ++c) {
    const int parent = walk.skeleton.joints[static_cast<std::size_t>(walk.channels[c].joint)].parent;
    const bool leg = std::any_of(limbs.legs.begin(), limbs.legs.end(),
                                 [&](const Leg& l) { return l.hip() == walk.channels[c].joint; });
    if (parent != limbs.root || leg || walk.channels[c].kind != ChannelKind::RotateZ) continue;
    ++bent;
    for (std::size_t f = 0; f < walk.frames(); ++f) walk.frame(f)[c] += 50 * kDegree;
  }
  ASSERT_EQ(bent, 1);
  const QualityReport after = measureQuality(walk);
  EXPECT_GT(after.imbalance.mean, 0.02);
  EXPECT_GT(after.imbalance.max, 0.05);
  // What the friction cone cannot see.
  EXPECT_LT(after.contactResidual.max, 0.01);
}

}  // namespace
}  // namespace footfall

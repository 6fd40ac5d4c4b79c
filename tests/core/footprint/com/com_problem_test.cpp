// SPDX-License-Identifier: MIT
#include "footprint/com/com_problem.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "base/error.h"
#include "core/footprint/tracks.h"

namespace footfall::footprint {
namespace {

// A piece that ends where a stone thrown from its start would.
void throwBall(ComKnot& a, ComKnot& b) {
  const double T = b.time - a.time;
  const Vec3 g(0, -9.81, 0);
  b.position = a.position + T * a.velocity + 0.5 * T * T * g;
  b.velocity = a.velocity + T * g;
}

TEST(ComPath, HoldsABallisticArcExactly) {
  ComPath path;
  path.knots = {{1, Vec3(1, 2, 3), Vec3(2, 3, -1)}, {1.7, Vec3::Zero(), Vec3::Zero()}};
  throwBall(path.knots[0], path.knots[1]);
  for (double t = 1; t < 1.7; t += 0.05) {
    const double s = t - 1;
    EXPECT_NEAR(
        (path.at(t).position - (Vec3(1, 2, 3) + s * Vec3(2, 3, -1) + 0.5 * s * s * Vec3(0, -9.81, 0))).norm(),
        0, 1e-12);
    EXPECT_NEAR((path.at(t).acceleration - Vec3(0, -9.81, 0)).norm(), 0, 1e-10);
  }
  EXPECT_NEAR((path.at(0.5).position - Vec3(0, 0.5, 3.5)).norm(), 0, 1e-12);  // runs on before its start
}

TEST(ComPath, VelocityAndAccelerationAreDerivatives) {
  ComPath path;
  path.knots = {{0, Vec3(1, 2, 3), Vec3(2, 3, -1)},
                {0.4, Vec3(2, 1, 0), Vec3(1, 1, 1)},
                {1.1, Vec3(3, 3, 3), Vec3(0, -1, 2)}};
  constexpr double h = 1e-5;
  for (double t = 0.05; t < 1.05; t += 0.1) {
    const Vec3 v = (path.at(t + h).position - path.at(t - h).position) / (2 * h);
    const Vec3 a = (path.at(t + h).velocity - path.at(t - h).velocity) / (2 * h);
    EXPECT_NEAR((v - path.at(t).velocity).norm(), 0, 1e-7);
    EXPECT_NEAR((a - path.at(t).acceleration).norm(), 0, 1e-6);
  }
  // C1 in time at the knot between pieces of different length.
  EXPECT_NEAR((path.at(0.4 - 1e-9).velocity - path.at(0.4).velocity).norm(), 0, 1e-6);
}

TEST(ComProblem, BallisticFlightCostsNothing) {
  const Example e(exampleRun(3));
  ComPath path = e.midStance;
  for (std::size_t s = 0; s < e.timing.spans.size(); ++s) {
    if (!e.timing.spans[s].flight) continue;
    throwBall(path.knots[s], path.knots[s + 1]);
    EXPECT_NEAR(e.problem.spanCost(s, path.knots[s], path.knots[s + 1]), 0, 1e-12);
  }
}

TEST(ComProblem, StandingStillAboveTheSupportCostsNothingButComfort) {
  Track track = exampleWalk(1);
  track.prints[0].position = Vec3::Zero();
  const Example e(track);
  ComPath path = e.above;
  EXPECT_NEAR(e.problem.cost(path).physics, 0, 1e-12);
  // Comfort: hips aside by 0.09 m make the leg a little longer than nominal.
  const double length = std::hypot(0.85, 0.09);
  EXPECT_NEAR(e.problem.cost(path).comfort, 0.5 * 100 * (length - 0.85) * (length - 0.85), 1e-9);
}

// The method's measured examples: E of the guess above the prints.
TEST(ComProblem, GuessAbovePrintsCostsWhatWasMeasured) {
  EXPECT_NEAR(Example(exampleWalk()).problem.cost(Example(exampleWalk()).above).sum(), 55.5, 0.05);
  EXPECT_NEAR(Example(exampleRun()).problem.cost(Example(exampleRun()).above).sum(), 332.8, 0.05);
  EXPECT_NEAR(Example(exampleHop()).problem.cost(Example(exampleHop()).above).sum(), 26.8, 0.06);
}

TEST(ComProblem, SpansAddUp) {
  for (unsigned seed = 0; seed < 20; ++seed) {
    const Example e(randomTrack(seed));
    double sum = 0;
    for (std::size_t s = 0; s < e.problem.spans().size(); ++s)
      sum += e.problem.spanCost(s, e.midStance.knots[s], e.midStance.knots[s + 1]);
    EXPECT_NEAR(sum, e.problem.cost(e.midStance).sum(), 1e-9 * sum);
  }
}

TEST(ComProblem, SupportGoesToTheBallBeyondTheLongestLeg) {
  const Example e(exampleWalk(2));
  const ComSupport& s = e.problem.supports().front();
  const Vec3 up(0, 1, 0);
  EXPECT_EQ(e.problem.pointOfSupport(s, s.foot + 0.94 * up), s.middle);
  EXPECT_EQ(e.problem.pointOfSupport(s, s.foot + 0.96 * up), s.ball);
  EXPECT_NEAR((s.ball - s.middle).norm(), 0.08, 1e-12);
  ComOptions soft;
  soft.ballBlend = 0.02;
  const Example b(exampleWalk(2), soft);
  EXPECT_NEAR((b.problem.pointOfSupport(s, s.foot + 0.95 * up) - 0.5 * (s.middle + s.ball)).norm(), 0, 1e-9);
}

TEST(ComProblem, MassScalesPhysicsAlone) {
  ComOptions heavy;
  heavy.mass = 3;
  const Example one(exampleWalk()), three(exampleWalk(), heavy);
  const ComCost a = one.problem.cost(one.midStance), b = three.problem.cost(three.midStance);
  EXPECT_NEAR(b.physics, 3 * a.physics, 1e-9);
  EXPECT_NEAR(b.comfort, a.comfort, 1e-9);
}

TEST(ComProblem, BadOptionsAreRefused) {
  ComOptions options;
  options.samples = 0;
  EXPECT_THAT(errorOf([&] { Example(exampleWalk(), options); }),
              testing::HasSubstr("weights.samples must be 1 to 1000"));
  options = {};
  options.mass = 0;
  EXPECT_THAT(errorOf([&] { Example(exampleWalk(), options); }), testing::HasSubstr("the mass above 0"));
  EXPECT_THAT(errorOf([] {
                Example(exampleWalk(), {}, {{99, Vec3::Zero(), {}}});
              }),
              testing::HasSubstr("knot 99 cannot be fixed"));
}

TEST(BodyOrientation, FollowsTheMeanOfTheFeetOverAStride) {
  Track track = exampleWalk(12);
  for (std::size_t i = 0; i < 12; ++i) track.prints[i].yaw = i % 2 == 0 ? 0.3 : -0.1;  // toes out unevenly
  const TrackTiming timing = timingOf(track);
  const BodyOrientation turn(track, timing);
  for (double t = 1; t < 5; t += 0.1) EXPECT_NEAR(turn.yaw(t), 0.1, 1e-12);
  // A steady turn is followed without delay.
  for (std::size_t i = 0; i < 12; ++i) track.prints[i].yaw = 0.2 * static_cast<double>(i);
  const BodyOrientation steady(track, timing);
  EXPECT_NEAR(steady.yaw(4) - steady.yaw(3), 0.4, 1e-9);
  EXPECT_NEAR(
      (steady.at(3) * Vec3::UnitZ() - Vec3(std::sin(steady.yaw(3)), 0, std::cos(steady.yaw(3)))).norm(), 0,
      1e-12);
}

TEST(BodyOrientation, NodsOnceAStepAndSwaysOnceAStride) {
  BodyOrientationOptions options;
  options.pitch = 0.1;
  options.roll = 0.05;
  const Track track = exampleWalk(8);
  const BodyOrientation turn(track, timingOf(track), options);
  const auto pitch = [&](double t) { return -std::asin((turn.at(t) * Vec3::UnitZ()).y()); };
  const auto roll = [&](double t) { return std::asin((turn.at(t) * Vec3::UnitX()).y()); };
  EXPECT_NEAR(pitch(1.125), 0.1, 1e-3);
  EXPECT_NEAR(pitch(1.125), pitch(1.625), 1e-3);
  EXPECT_NEAR(roll(1.25), -roll(1.75), 1e-6);
  EXPECT_NEAR(std::abs(roll(1.25)), 0.05, 1e-3);
}

TEST(BodyOrientation, ScriptReplacesIt) {
  BodyOrientationOptions options;
  options.script = {{1, 0.5, 0, 0}, {2, 1.5, 0, 0}};
  const Track track = exampleWalk(8);
  const BodyOrientation turn(track, timingOf(track), options);
  EXPECT_NEAR(turn.yaw(0), 0.5, 1e-12);
  EXPECT_NEAR(turn.yaw(1.5), 1.0, 1e-12);
  EXPECT_NEAR(turn.yaw(3), 1.5, 1e-12);
  options.script[1].time = 1;
  EXPECT_THAT(errorOf([&] { BodyOrientation(track, timingOf(track), options); }),
              testing::HasSubstr("body.keys: key 2 must come after"));
}

}  // namespace
}  // namespace footfall::footprint

// SPDX-License-Identifier: MIT
#include "footprint/com/com_solver.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/footprint/tracks.h"
#include "footprint/com/com_diagnosis.h"

namespace footfall::footprint {
namespace {

ComSolverOptions greedy(std::vector<double> scales = {0.06, 0.02}) {
  ComSolverOptions options;
  options.method = ComMethod::Greedy;
  options.scales = std::move(scales);
  return options;
}

// Section 9: E after the 6 cm and 2 cm scales, and with 5 mm and 1 mm, from the guess above the prints;
// sweeps to 2 cm.
TEST(Greedy, EndsWhereThePrototypeDid) {
  const Example walk(exampleWalk()), run(exampleRun());
  EXPECT_NEAR(solveCom(walk.problem, walk.above, greedy({0.06})).cost.sum(), 3.75, 0.005);
  const ComSolution two = solveCom(walk.problem, walk.above, greedy());
  EXPECT_NEAR(two.cost.sum(), 2.16, 0.005);
  EXPECT_EQ(two.iterations, 12);
  EXPECT_NEAR(solveCom(walk.problem, walk.above, greedy({0.06, 0.02, 0.005, 0.001})).cost.sum(), 1.31, 0.005);
  EXPECT_NEAR(solveCom(run.problem, run.above, greedy({0.06})).cost.sum(), 26.7, 0.05);
  const ComSolution runTwo = solveCom(run.problem, run.above, greedy());
  EXPECT_NEAR(runTwo.cost.sum(), 23.2, 0.05);
  EXPECT_EQ(runTwo.iterations, 18);
  EXPECT_NEAR(solveCom(run.problem, run.above, greedy({0.06, 0.02, 0.005, 0.001})).cost.sum(), 19.3, 0.05);
}

// The same through mid-stance, which the prototype took straight ahead: E at the start, after 6 cm and 2 cm.
TEST(Greedy, EndsWhereThePrototypeDidFromMidStance) {
  const auto ends = [](const Track& track, double start, double six, double two, double within) {
    const Example e(track);
    ComPath straight = e.midStance;
    for (ComKnot& knot : straight.knots) knot.position.x() = knot.velocity.x() = 0;
    const ComSolution coarse = solveCom(e.problem, straight, greedy({0.06}));
    EXPECT_NEAR(coarse.startCost, start, within);
    EXPECT_NEAR(coarse.cost.sum(), six, 0.005);
    EXPECT_NEAR(solveCom(e.problem, straight, greedy()).cost.sum(), two, 0.005);
  };
  ends(exampleWalk(), 7.42, 3.77, 2.72, 0.005);
  ends(exampleRun(), 19.2, 8.41, 3.39, 0.05);
}

// The lowest E known for these (another solver with continuation): 0.963 and 0.347.
TEST(Fast, EndsWithinAPercentOfTheLowestKnown) {
  const Example walk(exampleWalk()), run(exampleRun());
  for (const ComPath* guess : {&walk.above, &walk.midStance})
    EXPECT_LT(solveCom(walk.problem, *guess).cost.sum(), 1.01 * 0.963);
  for (const ComPath* guess : {&run.above, &run.midStance})
    EXPECT_LT(solveCom(run.problem, *guess).cost.sum(), 1.01 * 0.347);
}

// Twenty starts around the guess with Gaussian noise of 0.1 m and 0.5 m/s.
TEST(Fast, FindsTheSameSolutionFromPerturbedStarts) {
  for (const Track& track : {exampleWalk(), exampleRun(), exampleHop()}) {
    const Example e(track);
    const ComSolution reference = solveCom(e.problem, e.above);
    std::mt19937 bits(1);
    std::normal_distribution<double> noise(0, 1);
    double low = 1e9, high = 0;
    for (int i = 0; i < 20; ++i) {
      ComPath guess = e.above;
      for (ComKnot& knot : guess.knots) {
        for (int c = 0; c < 3; ++c) {
          knot.position[c] += 0.1 * noise(bits);
          knot.velocity[c] += 0.5 * noise(bits);
        }
      }
      const double cost = solveCom(e.problem, guess).cost.sum();
      low = std::min(low, cost);
      high = std::max(high, cost);
    }
    std::printf("E from 20 perturbed starts: %.4f to %.4f, spread %.2f %%\n", low, high,
                100 * (high - low) / reference.cost.sum());
    EXPECT_LT(high - low, 0.01 * reference.cost.sum());
  }
}

TEST(Fast, WarmStartsStayNearAndAreShort) {
  Track track = exampleWalk(40);
  const Example before(track);
  const ComSolution first = solveCom(before.problem, before.above);
  track.prints[20].position += Vec3(0.03, 0, 0.05);
  const Example after(track);
  const ComSolution cold = solveCom(after.problem, after.above);
  const ComSolution warm = solveCom(after.problem, first.path);
  EXPECT_LT(warm.cost.sum(), 1.01 * cold.cost.sum());
  EXPECT_LE(warm.iterations, cold.iterations + 2);
  // Far from the print nothing changes.
  EXPECT_LT((warm.path.knots[3].position - first.path.knots[3].position).norm(), 0.002);
}

TEST(Fast, SolvesTheSameTwiceBitForBit) {
  const Example e(randomTrack(5));
  const ComSolution a = solveCom(e.problem, e.above), b = solveCom(e.problem, e.above);
  for (std::size_t k = 0; k < a.path.knots.size(); ++k) {
    EXPECT_EQ(a.path.knots[k].position, b.path.knots[k].position);
    EXPECT_EQ(a.path.knots[k].velocity, b.path.knots[k].velocity);
  }
}

// B1: the hop's flight falls freely, and standing is nearly still.
TEST(Fast, HopFliesFreelyAndStandsStill) {
  const Example e(exampleHop());
  const ComSolution s = solveCom(e.problem, e.above);
  for (double t = 1.31; t < 1.6; t += 0.02)
    EXPECT_NEAR((s.path.at(t).acceleration - Vec3(0, -9.81, 0)).norm(), 0, 0.0981);
  double slowest = 1e9;
  for (double t = 2.6; t < 3.6; t += 0.02) slowest = std::min(slowest, s.path.at(t).velocity.norm());
  EXPECT_LT(slowest, 0.45);
}

// B9: in free fall from level to level the rise goes with the square of the time: h = g T² / 8.
TEST(Fast, RiseGoesWithTheSquareOfTheFlightTime) {
  const auto rise = [](double flight) {
    Track track = straightTrack(7, 0.8, 0.05, 0.3, 0.3 + flight);
    const Example e(track);
    const ComSolution s = solveCom(e.problem, e.midStance);
    const TrackSpan& span = e.timing.spans[7];
    EXPECT_TRUE(span.flight);
    double top = -1e9;
    for (double t = span.start; t <= span.start + span.duration; t += 0.002)
      top = std::max(top, s.path.at(t).position.y());
    return top -
           0.5 * (s.path.at(span.start).position.y() + s.path.at(span.start + span.duration).position.y());
  };
  EXPECT_NEAR(rise(0.2), 9.81 * 0.04 / 8, 0.1 * 9.81 * 0.04 / 8);
  EXPECT_NEAR(rise(0.4) / rise(0.2), 4, 0.5);
}

// B11: a print three steps ahead is felt now.
TEST(Fast, AnticipatesPrintsAhead) {
  Track track = exampleWalk();
  const Example a(track);
  const ComSolution before = solveCom(a.problem, a.above);
  track.prints[8].position.x() += 0.25;
  const Example b(track);
  const ComSolution after = solveCom(b.problem, b.above);
  const auto change = [&](int step) {
    double most = 0;
    for (double t = 0.5 * step; t < 0.5 * (step + 1); t += 0.05)
      most = std::max(most, (after.path.at(t).position - before.path.at(t).position).norm());
    return most;
  };
  EXPECT_GT(change(5), 0.002);
  EXPECT_GT(change(7), change(5));
}

// B14: shorter nominal legs give a crouch.
TEST(Fast, ShorterNominalLegsCrouch) {
  const auto height = [](double nominal) {
    const VirtualLegs w = simpleBiped(0.09, 0.05, 0.08, nominal, 0.95, 0.08);
    const Example e(exampleWalk(), {}, {}, w);
    const ComSolution s = solveCom(e.problem, e.above);
    double mean = 0;
    for (int i = 0; i < 100; ++i) mean += 0.01 * s.path.at(1 + 0.04 * i).position.y();
    return mean;
  };
  EXPECT_NEAR(height(0.85) - height(0.7), 0.15, 0.05);
}

// F11: another comfort in place of the method's. This one is the same, and then one that likes long legs.
TEST(Fast, ComfortCanBeReplaced) {
  ComOptions own;
  own.comfortTerm = [](const ComSupport& s, double length) -> ComfortCost {
    const double x = length - s.nominal;
    return {100 * x * x, 200 * x, 200};
  };
  const Example a(exampleWalk()), b(exampleWalk(), own);
  const ComSolution x = solveCom(a.problem, a.above), y = solveCom(b.problem, b.above);
  EXPECT_NEAR(x.cost.sum(), y.cost.sum(), 1e-9);
  own.comfortTerm = [](const ComSupport& s, double length) -> ComfortCost {
    const double d = length - s.nominal - 0.05;
    return {50 * std::pow(d, 4) + 100 * d * d, 200 * std::pow(d, 3) + 200 * d, 600 * d * d + 200};
  };
  const Example c(exampleWalk(), own);
  const ComSolution z = solveCom(c.problem, c.above);
  EXPECT_GT(z.path.at(3).position.y(), x.path.at(3).position.y() + 0.02);
  EXPECT_LE(z.cost.sum(), solveCom(c.problem, c.above, greedy()).cost.sum());
}

TEST(Fast, MoreComfortNeverCostsLess) {
  double last = 0;
  for (const double k : {10.0, 100.0, 1000.0}) {
    ComOptions options;
    options.comfort = k;
    const Example e(exampleWalk(), options);
    const double cost = solveCom(e.problem, e.above).cost.sum();
    EXPECT_GT(cost, last);
    last = cost;
  }
}

TEST(Pins, StandingStartAndStopAreAtRest) {
  Track track = exampleWalk(8);
  track.standingStart = track.standingEnd = true;
  const Example e(track);
  for (const ComSolverOptions& options : {ComSolverOptions{}, greedy()}) {
    const ComSolution s = solveCom(e.problem, e.above, options);
    EXPECT_EQ(s.path.knots.front().velocity, Vec3::Zero());
    EXPECT_EQ(s.path.knots.back().velocity, Vec3::Zero());
    EXPECT_GT(s.path.at(2).velocity.z(), 0.8);
  }
  const Vec3 place(0.02, 0.95, 0.1);
  const Example pinned(track, {}, {{0, place, {}}, {-1, {}, Vec3(0, 0, 0.5)}});
  const ComSolution s = solveCom(pinned.problem, pinned.above);
  EXPECT_EQ(s.path.knots.front().position, place);
}

TEST(Loop, EndsAsItBegins) {
  Track track = exampleWalk(6);
  track.loop = TrackLoop{0, Vec3(0, 0, 3.6)};
  const Example e(track);
  const ComSolution fast = solveCom(e.problem, e.above), slow = solveCom(e.problem, e.midStance, greedy());
  EXPECT_LE(fast.cost.sum(), slow.cost.sum());
  const ComKnot &first = fast.path.knots.front(), &last = fast.path.knots.back();
  EXPECT_NEAR((last.position - first.position - Vec3(0, 0, 3.6)).norm(), 0, 1e-12);
  EXPECT_EQ(last.velocity, first.velocity);
  // A steady gait: the second stride is the first again.
  EXPECT_NEAR((fast.path.at(1.3).position + Vec3(0, 0, 1.2) - fast.path.at(2.3).position).norm(), 0, 0.01);
}

TEST(Limits, FrictionKeepsForcesSteep) {
  const auto steepest = [](double friction) {
    ComOptions options;
    options.friction = friction;
    options.limitWeight = 100;
    const Example e(straightTrack(10, 0.9, 0.08, 0.65, 0.5), options);
    const ComSolution s = solveCom(e.problem, e.above);
    double beyond = 0;
    for (const ComSample& sample : e.problem.samples()) {
      const ComPoint p = s.path.at(sample.time);
      const Vec3 force =
          p.acceleration + Vec3(0, 9.81, 0) - e.problem.cost(sample, p.position, p.acceleration).missing;
      beyond = std::max(beyond, std::hypot(force.x(), force.z()) / force.y());
    }
    return beyond;
  };
  EXPECT_LT(steepest(0.3), 0.75 * steepest(0));
}

TEST(Diagnosis, SaysWhereAndWhatWouldHelp) {
  Track track = exampleWalk();
  track.prints[6].position.z() += 0.9;
  const Example e(track);
  const ComSolution s = solveCom(e.problem, e.above);
  const ComDiagnosis d = diagnose(e.problem, e.track, e.timing, e.virtualLegs, s.path);
  ASSERT_FALSE(d.notes.empty());
  int reaches = 0;
  for (const PrintNote& note : d.notes) {
    if (note.problem != PrintProblem::OutOfReach) continue;
    ++reaches;
    EXPECT_GT(note.amount, 1);
    EXPECT_NEAR(note.print, 6, 1);  // the print moved, or the one left for it
    EXPECT_THAT(note.text, testing::MatchesRegex(
                               "print [678] \\((left|right)\\): reach 1\\.[0-9]+ × leg at [0-9.]+ s; move it "
                               "[0-9]+ cm (back|forward) or (give the step before it|let it go) "
                               "[0-9.]+ s (more|sooner)"));
  }
  EXPECT_GE(reaches, 1);
  EXPECT_TRUE(diagnose(Example(exampleWalk()).problem, e.track, e.timing, e.virtualLegs,
                       solveCom(Example(exampleWalk()).problem, e.above).path)
                  .notes.empty());
}

TEST(Diagnosis, AFlightTooShortForItsArcIsNamed) {
  // A leap down of 2 m in 0.11 s needs more than gravity.
  Track track = exampleRun(6);
  for (std::size_t i = 3; i < 6; ++i) track.prints[i].position.y() -= 2;
  const Example e(track);
  const ComDiagnosis d =
      diagnose(e.problem, e.track, e.timing, e.virtualLegs, solveCom(e.problem, e.above).path);
  EXPECT_GT(d.worstImbalance, 0.1);
  ASSERT_FALSE(d.notes.empty());
}

}  // namespace
}  // namespace footfall::footprint

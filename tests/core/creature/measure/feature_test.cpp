// SPDX-License-Identifier: MIT
// Features on made motions with known answers, the metric, and evaluation.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <omp.h>

#include <cmath>
#include <random>

#include "base/angles.h"
#include "base/error.h"
#include "creature/measure/cycle_shape.h"
#include "creature/presets/creature_presets.h"

namespace footfall::creature {
namespace {

using testing::HasSubstr;

// A motion of a two-legged creature made by formulas: 100 samples per second.
struct Made {
  RunRecord r;
  MeasureFrame frame;
  std::vector<std::uint64_t> legs{1, 2};

  explicit Made(int joints = 2) : frame(creaturePreset("walker"), {}) {
    frame.legs = legs;
    frame.mass = 10;
    frame.travel = 1;
    frame.hipHeight = 0.9;
    r.step = 0.01;
    r.joints = joints;
    r.dofs = joints + 3;
  }
  // comX, comY, and speeds by differences; which legs are down.
  template <typename X, typename Y, typename Down>
  void fill(double seconds, X x, Y y, Down down) {
    const auto count = static_cast<std::size_t>(std::lround(seconds / r.step)) + 1;
    const double h = 1e-6;
    for (std::size_t i = 0; i < count; ++i) {
      const double t = r.time(i);
      r.com.push_back({x(t), y(t)});
      r.comVelocity.push_back({(x(t + h) - x(t - h)) / (2 * h), (y(t + h) - y(t - h)) / (2 * h)});
      r.touching.push_back(down(t));
      r.lowest.push_back(std::max(0.0, y(t) - 0.9));
      r.kinetic.push_back(0);
      r.potential.push_back(0);
      for (int k = 0; k < r.dofs; ++k)
        r.q.push_back(k < 3 ? 0 : std::sin(2 * kPi * t + k)),
            r.qd.push_back(k < 3 ? 0 : 2 * kPi * std::cos(2 * kPi * t + k));
      for (int j = 0; j < r.joints; ++j) r.torque.push_back(j + 1);
    }
    r.endTime = seconds;
  }
  double measure(FeatureKind kind, const MotionMeasures& m, int leg = 0) {
    Feature f = feature(kind, 0, 0, 1);
    f.leg = leg;
    return measureFeature(f, r, frame, {}, m);
  }
};

double fraction(double t, double period) {
  const double x = t / period + 1e-9;
  return x - std::floor(x);
}

TEST(Features, OfKnownContactBarsAreExact) {
  Made made;
  // Leg 0 down for 0.6 of a cycle of 0.8 s; leg 1 a quarter of a cycle later; 1.2 m/s.
  made.fill(
      8, [](double t) { return 1.2 * t; }, [](double) { return 1.0; },
      [](double t) {
        return (fraction(t, 0.8) < 0.6 ? 1u : 0u) | (fraction(t - 0.2 + 0.8, 0.8) < 0.6 ? 2u : 0u);
      });
  for (int k = 0; k <= 10; ++k) made.r.cycleStarts.push_back(0.8 * k);
  MotionMeasures m;
  ASSERT_TRUE(measureMotion(made.r, made.frame, {}, m));
  EXPECT_EQ(m.cycles, 9);
  EXPECT_NEAR(made.measure(FeatureKind::DutyFactor, m, 0), 0.6, 1e-9);
  EXPECT_NEAR(made.measure(FeatureKind::DutyFactor, m, 1), 0.6, 1e-9);
  EXPECT_NEAR(made.measure(FeatureKind::GaitPeriod, m), 0.8, 1e-9);
  EXPECT_NEAR(made.measure(FeatureKind::Frequency, m), 1.25, 1e-9);
  EXPECT_NEAR(made.measure(FeatureKind::RelativePhase, m, 1), 0.25, 1e-9);
  EXPECT_NEAR(made.measure(FeatureKind::StepLength, m), 0.96, 1e-9);
  EXPECT_NEAR(made.measure(FeatureKind::Distance, m), 0.96, 1e-9);
  EXPECT_NEAR(made.measure(FeatureKind::Speed, m), 1.2, 1e-9);
  EXPECT_NEAR(made.measure(FeatureKind::FlightFraction, m), 0.15, 0.002);
  EXPECT_EQ(made.measure(FeatureKind::MinSupport, m), 0);
  // Leg 0 alone, both, leg 1 alone, none.
  EXPECT_EQ(m.gait.sequence, (std::vector<std::uint64_t>{1, 3, 2, 0}));
  Feature matrix = feature(FeatureKind::GaitMatrix, 1, 0, 1);
  matrix.sequence = {3, 2, 0, 1};
  EXPECT_EQ(measureFeature(matrix, made.r, made.frame, {}, m), 1);
  matrix.sequence = {1, 2};
  EXPECT_LT(measureFeature(matrix, made.r, made.frame, {}, m), 0.6);
}

TEST(Features, ChatterIsNoStep) {
  Made made;
  std::mt19937 random(1);
  made.fill(
      4, [](double t) { return t; }, [](double) { return 1.0; },
      [&](double t) { return fraction(t, 1) < 0.5 ? (random() % 12 == 0 ? 0u : 1u) : 0u; });
  GaitMeasures gait;
  measureGait(made.r, made.legs, 1, {0, 4}, gait);
  EXPECT_EQ(gait.legs[0].setDowns.size(), 3u);  // at 1, 2, 3 s; at 0 it stands already
  EXPECT_NEAR(gait.legs[0].period, 1, 0.03);
  EXPECT_NEAR(gait.legs[0].duty, 0.5, 0.03);
  EXPECT_EQ(gait.legs[1].duty, 0);
}

// One leg lifts 15 ms before the other lands: a walk on springs, not a run. 60 ms are a flight.
TEST(Features, AGapAsShortAsChatterBetweenTwoLegsIsNoFlight) {
  for (const double gap : {0.015, 0.06}) {
    Made made;
    made.r.step = 0.005;
    made.fill(
        4, [](double t) { return t; }, [](double) { return 1.0; },
        [&](double t) {
          const double phase = fraction(t, 1);
          return phase < 0.5 - gap ? 1u : phase < 0.5 ? 0u : phase < 1 - gap ? 2u : 0u;
        });
    GaitMeasures gait;
    measureGait(made.r, made.legs, 1, {0, 4}, gait);
    EXPECT_EQ(gait.minSupport, gap < 0.02 ? 1 : 0);
    EXPECT_NEAR(gait.flightFraction, gap < 0.02 ? 0 : 2 * gap, 0.01);
  }
}

// The made joints repeat every second: over cycles of a second nothing changes, over 0.75 s a sine and its
// quarter turn differ by a mean of √2 · 2/π.
TEST(Features, UnsteadinessIsTheMeanChangeFromCycleToCycle) {
  for (const double period : {1.0, 0.75}) {
    Made made;
    made.fill(
        8, [](double t) { return t; }, [](double) { return 1.0; }, [](double) { return 1u; });
    for (double t = 0; t <= 8 + 1e-9; t += period) made.r.cycleStarts.push_back(t);
    MotionMeasures m;
    ASSERT_TRUE(measureMotion(made.r, made.frame, {}, m));
    // The root's angle is 0 throughout, the two joints are sines.
    const double expected = period == 1 ? 0 : 2 * std::sqrt(2.0) * 2 / kPi / 3;
    EXPECT_NEAR(made.measure(FeatureKind::Unsteadiness, m), expected, 0.02 * expected + 1e-6);
  }
}

// A foot of two points that lifts by 4 cm, and one that touches halfway and lifts by 1 cm each time.
TEST(Features, ClearanceIsHowHighFeetAreLiftedBetweenContacts) {
  Made made;
  made.legs = {3, 4};
  made.frame.legs = made.legs;
  const auto lift = [](double t, double from, double to) {  // 0 at its ends, 1 in the middle
    return t > from && t < to ? std::sin(kPi * (t - from) / (to - from)) : 0.0;
  };
  made.fill(
      5, [](double t) { return t; }, [](double) { return 1.0; },
      [&](double t) {
        const double p = fraction(t, 1);
        return (lift(p, 0.5, 1) > 0 ? 0u : 3u) | (lift(p, 0, 0.2) + lift(p, 0.3, 0.5) > 0 ? 0u : 4u);
      });
  for (std::size_t i = 0; i < made.r.samples(); ++i) {
    const double p = fraction(made.r.time(i), 1), toe = 0.04 * lift(p, 0.5, 1);
    for (const double height : {toe + 0.02, toe, 0.01 * (lift(p, 0, 0.2) + lift(p, 0.3, 0.5))})
      made.r.heights.push_back(height);
  }
  for (int k = 0; k <= 5; ++k) made.r.cycleStarts.push_back(k);
  MotionMeasures m;
  ASSERT_TRUE(measureMotion(made.r, made.frame, {}, m));
  EXPECT_NEAR(m.gait.legs[0].clearance, 0.04, 2e-4);
  EXPECT_NEAR(m.gait.legs[1].clearance, 0.01, 2e-4);
  EXPECT_NEAR(made.measure(FeatureKind::Clearance, m), 0.025, 2e-4);
}

// Slip is what the worst point slides in a settled cycle; contact on the body what no leg carries.
TEST(Features, SlipAndContactOnTheBodyAreMeasuredOnceSettled) {
  Made made;
  made.frame.body = 4;
  made.fill(
      8, [](double t) { return t; }, [](double) { return 1.0; },
      [](double t) { return 3u | (fraction(t, 0.5) < 0.2 ? 4u : 0u); });
  for (int k = 0; k <= 16; ++k) made.r.cycleStarts.push_back(0.5 * k);
  // Point 2 slides 0.1 m/s from 4 s on, and 1 m/s before that; point 1 hardly.
  for (std::size_t i = 0; i < made.r.samples(); ++i) {
    const double t = made.r.time(i);
    for (const double slid : {0.001 * t, t < 4 ? t : 4 + 0.1 * (t - 4), 0.0}) made.r.slid.push_back(slid);
  }
  MotionMeasures m;
  MeasureOptions settled{1, 4};
  ASSERT_TRUE(measureMotion(made.r, made.frame, settled, m));
  EXPECT_NEAR(m.span.start, 4, 1e-9);
  EXPECT_EQ(m.cycles, 8);
  EXPECT_NEAR(made.measure(FeatureKind::Slip, m), 0.05, 1e-9) << "metres per cycle of half a second";
  EXPECT_NEAR(made.measure(FeatureKind::BodyContact, m), 0.2, 0.01);
  ASSERT_TRUE(measureMotion(made.r, made.frame, {}, m));
  EXPECT_GT(made.measure(FeatureKind::Slip, m), 0.2) << "with what came before it settled";
  // However long it is given to settle, half of the run is measured.
  settled.settle = 100;
  ASSERT_TRUE(measureMotion(made.r, made.frame, settled, m));
  EXPECT_NEAR(m.span.start, 4, 1e-9);
}

// Shapes are the same whatever the moment a cycle begins at, and the choice is of those least alike.
TEST(Features, AGalleryHoldsTheFittestAndThoseLeastLikeIt) {
  const auto shapeOf = [](double size, int shift) {
    CycleShape shape;
    shape.angles = 2;
    for (int i = 0; i < CycleShape::kInstants; ++i) {
      const double t = 2 * kPi * (i + shift) / CycleShape::kInstants;
      shape.angle.push_back(size * std::sin(t));
      shape.angle.push_back(size * std::cos(t));
    }
    return shape;
  };
  EXPECT_NEAR(shapeDistance(shapeOf(1, 0), shapeOf(1, 5)), 0, 1e-12);
  EXPECT_GT(shapeDistance(shapeOf(1, 0), shapeOf(1.5, 5)), 0.2);
  const std::vector<CycleShape> shapes{shapeOf(1, 0), shapeOf(1.1, 3), shapeOf(3, 0), shapeOf(1, 7),
                                       shapeOf(5, 0)};
  const std::vector<double> fitness{0.95, 0.97, 0.93, 0.96, 0.2};
  EXPECT_THAT(diverse(fitness, shapes, 3), testing::ElementsAre(1u, 2u, 0u)) << "the last is not worth it";
  EXPECT_THAT(diverse(fitness, shapes, 9).size(), 3u) << "0 and 3 are the same motion";
}

TEST(Features, EnergiesOfAPendulumWalkAndOfABounce) {
  for (const double sign : {-1.0, 1.0}) {
    Made made;
    // Speed and height in antiphase (a walk) or in phase (a run).
    made.fill(
        5, [&](double t) { return 1.5 * t - sign * 0.1 / (2 * kPi) * std::cos(2 * kPi * t); },
        [](double t) { return 1 + 0.05 * std::sin(2 * kPi * t); }, [](double) { return 3u; });
    for (int k = 0; k <= 5; ++k) made.r.cycleStarts.push_back(k);
    MotionMeasures m;
    ASSERT_TRUE(measureMotion(made.r, made.frame, {}, m));
    EXPECT_NEAR(made.measure(FeatureKind::EnergyPhase, m), sign, 0.01);
    EXPECT_NEAR(made.measure(FeatureKind::ComHeight, m), 1, 1e-3);
    EXPECT_NEAR(made.measure(FeatureKind::ComHeightAmplitude, m), 0.1, 1e-3);
    EXPECT_NEAR(made.measure(FeatureKind::ComHeightMin, m), 0.95, 1e-3);
    EXPECT_NEAR(made.measure(FeatureKind::ComHeightMax, m), 1.05, 1e-3);
    EXPECT_NEAR(made.measure(FeatureKind::MaxHeight, m), 0.15, 1e-3);
    // Work against a fine sum of the same formula.
    double work = 0, before = 0, mean = 0;
    for (int i = 0; i <= 100000; ++i) {
      const double t = i * 1e-5, c = std::cos(2 * kPi * t), s = std::sin(2 * kPi * t);
      const double vx = 1.5 + sign * 0.1 * s, vy = 0.1 * kPi * c;
      const double e = 5 * (vx * vx + vy * vy) + 10 * 9.81 * (1 + 0.05 * s);
      if (i > 0) work += std::max(0.0, e - before);
      before = e;
      mean += e / 100001;
    }
    EXPECT_NEAR(made.measure(FeatureKind::ExternalEnergy, m), work, 0.02 * work + 0.01);
    EXPECT_NEAR(made.measure(FeatureKind::TotalEnergyMean, m), mean, 0.1);
    EXPECT_NEAR(made.measure(FeatureKind::TotalEnergyRange, m), work, 0.1 * work + 0.05);
    // |torque| 1 and 2 times |speed|: 4 a turn each.
    EXPECT_NEAR(made.measure(FeatureKind::ActuatorWork, m), (1 + 2) * 4, 0.1);
    EXPECT_NEAR(made.measure(FeatureKind::ControlEnergy, m), 5 * 5, 0.1);
  }
}

// Six metres on, one back, 0.3 m above the ground, the joints as sines: the objectives of the survey (§3.2).
TEST(Features, SurveyedObjectivesOfAKnownRun) {
  Made made;
  made.fill(
      4, [](double t) { return t < 3 ? 2 * t : 9 - t; }, [](double) { return 1.2; },
      [](double) { return 0u; });
  MotionMeasures m;
  ASSERT_TRUE(measureMotion(made.r, made.frame, {}, m));
  EXPECT_NEAR(made.measure(FeatureKind::Travel, m), 5 - (6 - 5), 1e-9);
  EXPECT_NEAR(made.measure(FeatureKind::Farthest, m), 5, 1e-9);
  EXPECT_NEAR(made.measure(FeatureKind::HopReward, m), 5 + 4 * 0.3 * 0.3, 0.02);
  EXPECT_NEAR(made.measure(FeatureKind::Smoothness, m), 2 * 4 * kPi * kPi * 0.5 * 4, 1);
  EXPECT_NEAR(made.measure(FeatureKind::MaxHeight, m), 0.3, 1e-9);
  Feature final = feature(FeatureKind::FinalPosture, 0, 0, 1);
  final.angles = {std::sin(3.0) + 0.1, std::sin(4.0) - 0.2};
  EXPECT_NEAR(measureFeature(final, made.r, made.frame, {}, m), 0.1 + 0.2 + 0.3, 1e-9);
  Feature course = feature(FeatureKind::ComTrajectory, 0, 0, 1);
  course.heights = {1.1, 1.25};
  EXPECT_NEAR(measureFeature(course, made.r, made.frame, {}, m), (0.1 + 0.05) / 2, 1e-9);
}

// Table 5.1 (Full): rows whose printed Froude number follows from their speed and hip height.
TEST(Features, FroudeNumbersOfTheTable) {
  struct Row {
    double hip, speed, froude;
  };
  for (const Row& row : {Row{0.9, 1.6, 0.3}, Row{0.035, 0.9, 2.4}, Row{0.9, 3.3, 1.2}, Row{0.5, 2.7, 1.5}}) {
    Made made;
    made.frame.hipHeight = row.hip;
    made.fill(
        2, [&](double t) { return row.speed * t; }, [](double) { return 1.0; }, [](double) { return 1u; });
    MotionMeasures m;
    ASSERT_TRUE(measureMotion(made.r, made.frame, {}, m));
    EXPECT_NEAR(made.measure(FeatureKind::Froude, m), row.froude, 0.05);
  }
}

TEST(Features, TellWalksFromRuns) {
  GaitMeasures walk, run;
  walk.legs = {{{0, 1}, 0.62, 1, 1, 0}, {{0.5, 1.5}, 0.62, 1, 1, 0.5}};
  walk.minSupport = 1;
  run.legs = {{{0, 1}, 0.3, 1, 1, 0}, {{0.5, 1.5}, 0.3, 1, 1, 0.5}};
  run.flightFraction = 0.4;
  EXPECT_EQ(classifyGait(walk, {-0.9, 0.3, 1}).label, "walk");
  EXPECT_EQ(classifyGait(run, {0.9, 1.5, 1}).label, "run");
  run.legs.pop_back();
  EXPECT_EQ(classifyGait(run, {0.9, 1.5, 1}).label, "hop");
  EXPECT_EQ(classifyGait(walk, {-0.9, 0.3, 0}).label, "none");
  EXPECT_EQ(classifyGait({}, {0, 0, 1}).label, "none");
}

TEST(Features, WordsAndFaults) {
  for (int k = 0; k < kFeatureKinds; ++k)
    EXPECT_EQ(featureNamed(keywordOf(static_cast<FeatureKind>(k))), static_cast<FeatureKind>(k));
  try {
    featureNamed("sped");
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("speed"));
  }
  const Creature c = creaturePreset("luxo");
  EXPECT_THAT([&] { checkFeature(feature(FeatureKind::Speed, 1, 2, 1), c); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("low end must come first")));
  EXPECT_THAT([&] { checkFeature(feature(FeatureKind::Speed, NAN, 0, 1), c); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("not finite")));
  EXPECT_THAT([&] { checkFeature(feature(FeatureKind::Speed, 1, 0, 1, 2), c); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("weight of 0 to 1, got 2")));
  EXPECT_THAT([&] { checkFeature(posture(0, {1}), c); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("has 1 angles")));
  EXPECT_THAT(
      [&] {
        checkFeature(posture(0, {Feature::kAny, Feature::kAny}), c);
      },
      testing::ThrowsMessage<Error>(testing::HasSubstr("at least one joint")));
  Feature duty = feature(FeatureKind::DutyFactor, 0.5, 0, 1);
  duty.leg = 1;
  EXPECT_THAT([&] { checkFeature(duty, c); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("names leg 2")));
  EXPECT_NO_THROW(checkFeature(posture(0, {1, Feature::kAny}), c));
}

// A problem whose wanted values are exactly what one run has.
struct Matched {
  SynthesisProblem problem = synthesisPreset("luxo hop");
  std::vector<double> parameters{0.352798, -4.548897, 6.044308, 20,        15.818167,
                                 0.4636,   -4.18879,  4.058372, 17.316471, 16.183436};

  Matched() {  // distance and energy, from the first cycles on
    problem.features.resize(2);
    problem.measure.settle = 0;
  }

  Evaluation evaluated() const {
    const SynthesisEvaluator evaluator(problem);
    SynthesisWorkspace work(evaluator);
    Evaluation e;
    evaluate(evaluator, parameters.data(), work, e);
    return e;
  }
  // Five postures 0.15 s apart, of the run itself.
  void wantItself(bool masked) {
    const SynthesisEvaluator evaluator(problem);
    SynthesisWorkspace work(evaluator);
    Evaluation e;
    evaluate(evaluator, parameters.data(), work, e);
    problem.features[0].value = e.values[0];
    problem.features[1].value = e.values[1];
    problem.measure.skipCycles = work.measures.cycles;  // one cycle, so that postures are its own
    evaluate(SynthesisEvaluator(problem), parameters.data(), work, e);
    problem.features[0].value = e.values[0];
    problem.features[1].value = e.values[1];
    for (int s = 0; s < 5; ++s) {
      const double t = work.measures.span.start + 0.15 * s;
      problem.features.push_back(posture(
          0.15 * s,
          {work.recording.coordinateAt(t, 3), masked ? Feature::kAny : work.recording.coordinateAt(t, 4)}));
    }
  }
};

TEST(MetricForms, APerfectMatchIsPerfect) {
  for (const bool masked : {false, true}) {
    Matched matched;
    matched.wantItself(masked);
    const int joints = masked ? 1 : 2;
    EXPECT_NEAR(matched.evaluated().fitness, 1, 1e-9);
    matched.problem.metric = Metric::Thesis;
    // w1 · samples · joints + w2 + w3.
    EXPECT_NEAR(matched.evaluated().fitness, 5 * joints + 1 + 0.5, 1e-9);
    matched.problem.metric = Metric::DifferenceL2;
    EXPECT_NEAR(matched.evaluated().fitness, 0, 1e-9);
    matched.problem.metric = Metric::DifferenceL1;
    EXPECT_NEAR(matched.evaluated().fitness, 0, 1e-9);
  }
}

TEST(MetricForms, OvershootCountsAsUndershoot) {
  for (const Metric metric :
       {Metric::Normalised, Metric::Thesis, Metric::DifferenceL2, Metric::DifferenceL1}) {
    Matched matched;
    matched.problem.metric = metric;
    const double distance = matched.evaluated().values[0];
    std::vector<double> fitness;
    for (const double off : {-0.1, 0.1, 0.0}) {
      matched.problem.features[0].value = distance + off;
      fitness.push_back(matched.evaluated().fitness);
    }
    EXPECT_NEAR(fitness[0], fitness[1], 1e-9);
    EXPECT_GT(fitness[2], fitness[0]);
  }
}

TEST(Evaluation, IsPureAndTheSameOnEveryThread) {
  const SynthesisEvaluator evaluator(synthesisPreset("luxo hop"));
  std::mt19937 random(7);
  std::vector<std::vector<double>> many(24);
  for (auto& x : many)
    for (const FreeParameter& p : evaluator.problem().controller.free)
      x.push_back(std::uniform_real_distribution<double>(p.low, p.high)(random));
  std::vector<double> serial(many.size()), parallel(many.size());
  SynthesisWorkspace one(evaluator);
  Evaluation e;
  for (std::size_t i = 0; i < many.size(); ++i) {
    evaluate(evaluator, many[i].data(), one, e);
    serial[i] = e.fitness;
    EXPECT_TRUE(std::isfinite(e.fitness));
    for (const double v : e.values) EXPECT_TRUE(std::isfinite(v));
  }
#pragma omp parallel num_threads(4)
  {
    SynthesisWorkspace work(evaluator);
    Evaluation mine;
#pragma omp for schedule(dynamic, 1)
    for (int i = static_cast<int>(many.size()) - 1; i >= 0; --i) {
      evaluate(evaluator, many[static_cast<std::size_t>(i)].data(), work, mine);
      parallel[static_cast<std::size_t>(i)] = mine.fitness;
    }
  }
  EXPECT_EQ(serial, parallel);
}

TEST(Evaluation, FallsAreWorthTheTimeStoodAndDivergenceNothing) {
  SynthesisProblem problem = synthesisPreset("walker walk");
  problem.controller = poseGraphSpace(problem.creature, 2, {});
  std::vector<double> limp;
  for (const FreeParameter& p : problem.controller.free)
    limp.push_back(p.kind == ParameterKind::Spring ? 1 : 0.5 * (p.low + p.high));
  const SynthesisEvaluator evaluator(problem);
  SynthesisWorkspace work(evaluator);
  Evaluation e;
  evaluate(evaluator, limp.data(), work, e);
  EXPECT_EQ(e.end, RunEnd::Fell);
  EXPECT_NEAR(e.fitness, kWorstFitness + e.endTime / 8, 1e-6);
  problem.creature.initial[1] = 1e6;
  const SynthesisEvaluator wild(problem);
  SynthesisWorkspace wildly(wild);
  evaluate(wild, limp.data(), wildly, e);
  EXPECT_EQ(e.end, RunEnd::Diverged);
  EXPECT_EQ(e.fitness, kWorstFitness);
  // A cycle longer than the run.
  SynthesisProblem slow = synthesisPreset("luxo hop");
  slow.duration = 0.3;
  const SynthesisEvaluator slowly(slow);
  SynthesisWorkspace third(slowly);
  const std::vector<double> x = parametersOf(slow.controller, slow.controller.base);
  evaluate(slowly, x.data(), third, e);
  EXPECT_EQ(e.end, RunEnd::NoCycle);
  EXPECT_EQ(e.fitness, kWorstFitness);
}

TEST(Evaluation, BadProblemsAreNamed) {
  SynthesisProblem p = synthesisPreset("luxo hop");
  p.features.push_back(feature(FeatureKind::Speed, 1, 1, 0));
  EXPECT_THAT([&] { SynthesisEvaluator{p}; },
              testing::ThrowsMessage<Error>(testing::HasSubstr("the feature speed")));
  p = synthesisPreset("luxo hop");
  p.controller.free[0].low = 9;
  EXPECT_THAT([&] { SynthesisEvaluator{p}; }, testing::ThrowsMessage<Error>(testing::HasSubstr("t 1")));
  p = synthesisPreset("luxo hop");
  p.duration = 0;
  EXPECT_THAT([&] { SynthesisEvaluator{p}; },
              testing::ThrowsMessage<Error>(testing::HasSubstr("must be above 0 and at most 3600 s, got 0")));
  EXPECT_THAT([&] { synthesisPreset("luxo fly"); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("luxo fly")));
  EXPECT_THAT([&] { creaturePreset("dragon"); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("kangaroo")));
  int made = 0;
  for (const std::string& name : synthesisPresetNames()) {
    SynthesisEvaluator evaluator(synthesisPreset(name));
    made += evaluator.size() > 0;
  }
  EXPECT_EQ(made, 10);
}

// One controller for two grounds: what was found on the level is worth less on a slope (a limit the thesis
// names).
TEST(Evaluation, AControllerOfLevelGroundDoesWorseOnASlope) {
  Matched matched;
  const double level = matched.evaluated().fitness;
  EXPECT_GT(level, 0.9);
  matched.problem.world.ground = GroundLine::plane({0, 0}, {-std::sin(5 * kDegree), std::cos(5 * kDegree)});
  const double slope = matched.evaluated().fitness;
  EXPECT_LT(slope, level);
  RecordProperty("level", std::to_string(level));
  RecordProperty("slope", std::to_string(slope));
}

}  // namespace
}  // namespace footfall::creature

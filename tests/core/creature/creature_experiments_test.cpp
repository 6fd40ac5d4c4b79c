// SPDX-License-Identifier: MIT
// The thesis's first experiments; examples/creature_experiments.sh runs them all.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "creature/presets/creature_presets.h"
#include "creature/search/search_run.h"
#include "creature/search/synthesis_search.h"

namespace footfall::creature {
namespace {

struct Found {
  int generations = 0;
  Evaluation evaluation;
  MotionMeasures measures;
  GaitVerdict verdict;
  SearchHistory history;
};

// By the thesis's own method, unless another is asked for.
Found search(const SynthesisProblem& problem, std::uint64_t seed, int generations, double enough,
             int population = 0, SearchMethod method = SearchMethod::Sphc) {
  const SynthesisEvaluator evaluator(problem);
  SearchOptions options;
  options.seed = seed;
  options.population = population;
  options.method = method;
  const std::unique_ptr<Search> search = makeSearch(searchSpace(problem.controller), options);
  const std::unique_ptr<EvaluationPool> pool = makeThreadPool(synthesisFitness(evaluator));
  Found found;
  SearchRunOptions run;
  run.generations = generations;
  run.enough = enough;
  runSearch(*search, *pool, run, found.history);
  SynthesisWorkspace work(evaluator);
  evaluate(evaluator, search->best().parameters.data(), work, found.evaluation);
  found.generations = search->generation() - 1;
  found.measures = work.measures;
  found.verdict = classifyGait(work.measures.gait, evidenceOf(work.measures, evaluator.frame()));
  return found;
}

// X1 and X2: a hop within 40 generations of 50, from (nearly) any first population. The thesis shows two
// runs.
TEST(Experiments, LuxoHopsInEightOfTenSeedsWithinFortyGenerations) {
  int hops = 0;
  std::string said;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Found found = search(synthesisPreset("luxo hop"), seed, 40, 0.95);
    const bool hop = found.evaluation.end == RunEnd::Completed && found.evaluation.fitness >= 0.95 &&
                     found.measures.gait.flightFraction > 0.2 && found.verdict.label == "hop";
    if (hop) ++hops;
    said += "seed " + std::to_string(seed) + ": fitness " + std::to_string(found.evaluation.fitness) +
            " after " + std::to_string(found.generations) + " generations, " + found.verdict.label + "\n";
  }
  EXPECT_GE(hops, 8) << said;
}

// A solution that is kept, run and measured.
struct Kept {
  explicit Kept(const char* name, double seconds = 0) : solution(solutionPreset(name)) {
    if (seconds > 0) solution.problem.duration = seconds;
    const SynthesisEvaluator evaluator(solution.problem);
    SynthesisWorkspace work(evaluator);
    evaluate(evaluator, solution.parameters.data(), work, evaluation);
    recording = work.recording;
    measures = work.measures;
    verdict = classifyGait(measures.gait, evidenceOf(measures, evaluator.frame()));
  }
  double value(FeatureKind kind) const {
    const MeasureFrame frame(solution.problem.creature, solution.problem.world);
    return measureFeature(feature(kind, 0, 0, 1), recording, frame, solution.problem.measure, measures);
  }
  // How far the ring of height against vertical speed is from closing, over the last three cycles: the
  // distance of each point to that a cycle before, as a share of the ring's size.
  double phaseGap() const {
    double gap = 0, low[2] = {1e9, 1e9}, high[2] = {-1e9, -1e9};
    const auto at = [&](double t, int axis) {
      const auto i = static_cast<std::size_t>(std::lround(t / recording.step));
      return axis == 0 ? recording.com[i].y() : recording.comVelocity[i].y();
    };
    const double end = measures.span.end, period = measures.period;
    for (int axis = 0; axis < 2; ++axis)
      for (double t = end - 3 * period; t <= end; t += recording.step) {
        low[axis] = std::min(low[axis], at(t, axis));
        high[axis] = std::max(high[axis], at(t, axis));
      }
    int compared = 0;
    for (double t = end - 2 * period; t <= end; t += recording.step, ++compared) {
      double square = 0;
      for (int axis = 0; axis < 2; ++axis) {
        const double d = (at(t, axis) - at(t - period, axis)) / (high[axis] - low[axis]);
        square += d * d;
      }
      gap += std::sqrt(square);
    }
    return compared > 0 ? gap / compared : 1;
  }

  SynthesisSolution solution;
  Evaluation evaluation;
  RunRecord recording;
  MotionMeasures measures;
  GaitVerdict verdict;
};

// X4 and X5: Pogo walks and runs to the postures of tables 6.6 and 6.7; both close in the phase diagram, the
// run has an aerial phase and the larger range of energy (figures 6.23 to 6.27). X9: the same figure under
// other features is another gait, told by the classifier.
TEST(Experiments, PogoWalksAndRuns) {
  const Kept walk("pogo walk"), run("pogo run");
  for (const Kept* kept : {&walk, &run}) {
    EXPECT_EQ(kept->evaluation.end, RunEnd::Completed) << kept->recording.reason;
    EXPECT_NEAR(kept->evaluation.fitness, kept->solution.fitness, 0.01);
    EXPECT_LT(kept->phaseGap(), 0.1) << kept->solution.problem.name;
  }
  EXPECT_EQ(walk.verdict.label, "walk");
  EXPECT_GE(walk.measures.gait.minSupport, 1);
  EXPECT_EQ(run.verdict.label, "run");
  EXPECT_GT(run.measures.gait.flightFraction, 0.2);
  EXPECT_GT(run.value(FeatureKind::TotalEnergyRange), walk.value(FeatureKind::TotalEnergyRange));
}

// X9 by search, half as long as the program's: what is wanted makes the gait. A bound flies as a run does.
TEST(Experiments, WantedFeaturesMakePogosGait) {
  for (const char* name : {"pogo walk", "pogo run"}) {
    SynthesisProblem problem = synthesisPreset(name);
    problem.duration = 4;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      const Found found = search(problem, seed, 20, 2);
      EXPECT_THAT(found.verdict.label, std::string(name) == "pogo walk"
                                           ? testing::Matcher<std::string>("walk")
                                           : testing::Matcher<std::string>(testing::AnyOf("run", "bound")))
          << "seed " << seed;
    }
  }
}

// Test 17 of the method: with the postures alone wanted, the search comes closer to them, generation by
// generation.
TEST(Experiments, PosturesAreApproached) {
  SynthesisProblem problem = synthesisPreset("pogo walk as printed");
  problem.duration = 3;
  const auto other = [](const Feature& f) { return f.kind != FeatureKind::Posture; };
  problem.features.erase(std::remove_if(problem.features.begin(), problem.features.end(), other),
                         problem.features.end());
  ASSERT_EQ(problem.features.size(), 4u);
  const Found found = search(problem, 1, 20, 2, 16);
  // Fitness is 1 less the mean distance to the postures as a share of the joints' ranges.
  const double first = 1 - found.history.front().best, last = 1 - found.history.back().best;
  EXPECT_LT(last, 0.8 * first);
  for (std::size_t g = 1; g < found.history.size(); ++g)
    EXPECT_GE(found.history[g].best, found.history[g - 1].best);
}

// X6: the thesis's walker hardly walks. With balance, searched for too, it walks ten seconds and on, lifts
// its feet and sets each down once a cycle.
TEST(Experiments, WalkerWalks) {
  const Kept walk("walker balanced walk"), longer("walker balanced walk", 30);
  EXPECT_GE(walk.recording.endTime, 10 - 1e-9);
  EXPECT_EQ(walk.evaluation.end, RunEnd::Completed) << walk.recording.reason;
  EXPECT_EQ(longer.evaluation.end, RunEnd::Completed) << longer.recording.reason;
  EXPECT_EQ(walk.verdict.label, "walk");
  EXPECT_GE(walk.measures.gait.minSupport, 1);
  EXPECT_GT(walk.measures.speed, 0.5);
  EXPECT_EQ(walk.measures.gait.sequence.size(), 4u);
  EXPECT_GT(walk.measures.gait.clearance, 0.015);
  EXPECT_GT(*std::min_element(walk.recording.lowest.begin(), walk.recording.lowest.end()),
            -0.01);  // nothing sinks
}

// How far the settled distance or speed of a kept solution is from what was asked, as a share of it.
double missesBy(const Kept& kept) {
  double most = 0;
  for (const Feature& f : kept.solution.problem.features) {
    if (f.kind == FeatureKind::Speed || f.kind == FeatureKind::Distance)
      most = std::max(most, std::abs(kept.value(f.kind) - f.value) / f.value);
  }
  return most;
}

// No skating: in no shipped solution does any point that touches the ground slide 15 mm in a cycle; and the
// gait has settled at the speed, or the distance per cycle, that was asked for. Pogo's walk: below.
TEST(Experiments, WhatWasFoundStandsWhereItStepsAndGoesAsFastAsAsked) {
  int looked = 0;
  for (const std::string& name : solutionPresetNames()) {
    const Kept kept(name.c_str(), 20);
    EXPECT_EQ(kept.evaluation.end, RunEnd::Completed) << name;
    EXPECT_LT(kept.value(FeatureKind::Slip), 0.015) << name;
    if (name == "pogo walk") continue;
    EXPECT_LT(missesBy(kept), 0.03) << name;
    ++looked;
  }
  EXPECT_EQ(looked, 5);
}

// Pogo goes on its feet as far as asked. It touches with its knees in 3 to 4 % of the time, and walks 0.48 m
// a cycle where 0.6 are asked for: the printed postures want its shanks flat.
TEST(KnownFaultExperiments, PogoGoesOnItsFeetAsFarAsAsked) {
  for (const char* name : {"pogo walk", "pogo run"}) {
    const Kept kept(name, 20);
    EXPECT_LT(kept.value(FeatureKind::BodyContact), 0.01) << name;
    EXPECT_LT(missesBy(kept), 0.03) << name;
  }
}

// The walker keeps walking for a minute up and down five degrees.
TEST(Experiments, WalkerWalksUpAndDown) {
  for (const double degrees : {5.0, -5.0}) {
    SynthesisSolution walk = solutionPreset("walker balanced walk");
    walk.problem.duration = 60;
    const double angle = degrees * kDegree;
    walk.problem.world.ground = GroundLine::plane({0, 0}, {-std::sin(angle), std::cos(angle)});
    const SynthesisEvaluator evaluator(walk.problem);
    SynthesisWorkspace work(evaluator);
    Evaluation evaluation;
    evaluate(evaluator, walk.parameters.data(), work, evaluation);
    EXPECT_EQ(evaluation.end, RunEnd::Completed) << degrees << " degrees: " << work.recording.reason;
    EXPECT_GT(work.measures.speed, 0.3) << degrees;
  }
}

// Covariance matrix adaptation, as it comes, finds a hop that is worth keeping with any of the first seeds.
TEST(Experiments, TheDefaultSearchFindsHops) {
  EXPECT_EQ(SearchOptions().method, SearchMethod::CmaEs);
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const Found found = search(synthesisPreset("luxo hop"), seed, SearchRunOptions().generations, 0.95, 0,
                               SearchOptions().method);
    EXPECT_GE(found.evaluation.fitness, 0.95) << "seed " << seed;
    EXPECT_EQ(found.verdict.label, "hop") << "seed " << seed;
  }
}

// What comes with the engine is worth what it says, on the machine it runs on.
TEST(Experiments, WhatWasFoundIsWorthWhatItSays) {
  int checked = 0;
  for (const std::string& name : solutionPresetNames()) {
    const Kept kept(name.c_str());
    EXPECT_EQ(kept.evaluation.end, RunEnd::Completed) << name;
    EXPECT_NEAR(kept.evaluation.fitness, kept.solution.fitness, 0.02) << name;
    ++checked;
  }
  EXPECT_GE(checked, 6);
}

}  // namespace
}  // namespace footfall::creature

// SPDX-License-Identifier: MIT
// The thesis's first experiments; examples/creature_experiments.sh runs them all.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "creature/presets.h"
#include "creature/search_run.h"
#include "creature/synthesis_search.h"

namespace footfall {
namespace {

struct Found {
  int generations = 0;
  Evaluation evaluation;
  MotionMeasures measures;
  GaitVerdict verdict;
  SearchHistory history;
};

Found search(const SynthesisProblem& problem, std::uint64_t seed, int generations, double enough) {
  const SynthesisEvaluator evaluator(problem);
  SearchOptions options;
  options.seed = seed;
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

// X1 and X2: a hop within 40 generations of 50, from (nearly) any first population. The thesis shows two runs.
TEST(Experiments, LuxoHopsInEightOfTenSeedsWithinFortyGenerations) {
  int hops = 0;
  std::string said;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Found found = search(synthesisPreset("luxo hop"), seed, 40, 0.95);
    const bool hop = found.evaluation.end == RunEnd::Completed && found.evaluation.fitness >= 0.95 &&
                     found.measures.gait.flightFraction > 0.2 && found.verdict.label == "hop";
    if (hop) ++hops;
    said += "seed " + std::to_string(seed) + ": fitness " + std::to_string(found.evaluation.fitness) + " after " +
            std::to_string(found.generations) + " generations, " + found.verdict.label + "\n";
  }
  EXPECT_GE(hops, 8) << said;
}

}  // namespace
}  // namespace footfall

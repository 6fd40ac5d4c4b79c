// SPDX-License-Identifier: MIT
// A generation of 50 on one thread and on two, and what a search itself costs.
#include <benchmark/benchmark.h>

#include <chrono>

#include "creature/presets.h"
#include "creature/synthesis_search.h"

namespace {

using namespace footfall;

double secondsOf(EvaluationPool& pool, const Candidates& candidates) {
  const auto began = std::chrono::steady_clock::now();
  benchmark::DoNotOptimize(pool.evaluate(candidates, {}));
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

// The ratio of one thread's time to two threads' on the same candidates, taken in turn; at least 1.9 is wanted.
void BM_GenerationOnTwoThreads(benchmark::State& state, const char* name) {
  const SynthesisEvaluator evaluator(synthesisPreset(name));
  const auto search = makeSearch(searchSpace(evaluator.problem().controller));
  const auto one = makeThreadPool(synthesisFitness(evaluator), 1), two = makeThreadPool(synthesisFitness(evaluator), 2);
  const Candidates candidates = search->ask();
  secondsOf(*two, candidates);
  double alone = 0, together = 0;
  for (auto _ : state) {
    alone += secondsOf(*one, candidates);
    together += secondsOf(*two, candidates);
  }
  state.counters["one_over_two_threads"] = alone / together;
  state.counters["evaluations/s"] = benchmark::Counter(100.0, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK_CAPTURE(BM_GenerationOnTwoThreads, luxo, "luxo hop")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(BM_GenerationOnTwoThreads, walker, "walker walk")->Unit(benchmark::kMillisecond)->UseRealTime();

// ask and tell without any evaluation, per candidate.
void BM_SearchItself(benchmark::State& state, SearchMethod method) {
  const SynthesisProblem problem = synthesisPreset("walker walk");
  SearchOptions options;
  options.method = method;
  options.population = 50;
  const auto search = makeSearch(searchSpace(problem.controller), options);
  for (auto _ : state) {
    const Candidates candidates = search->ask();
    search->tell(-candidates.rowwise().squaredNorm());
  }
  state.SetItemsProcessed(state.iterations() * 50);
}
BENCHMARK_CAPTURE(BM_SearchItself, sphc, SearchMethod::Sphc)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(BM_SearchItself, cma_es, SearchMethod::CmaEs)->Unit(benchmark::kMicrosecond);

}  // namespace

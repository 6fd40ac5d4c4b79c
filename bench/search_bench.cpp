// SPDX-License-Identifier: MIT
// Generations of 50 on one thread and on two, and what a search itself costs.
#include <benchmark/benchmark.h>

#include <chrono>

#include "creature/presets/creature_presets.h"
#include "creature/search/synthesis_search.h"

namespace {

using namespace footfall;
using namespace footfall::creature;

// Wall time of the first 20 generations of 50, as a search makes them: one after the other on the same
// threads.
double searchSeconds(const SynthesisEvaluator& evaluator, int threads) {
  const auto search = makeSearch(searchSpace(evaluator.problem().controller));
  const auto pool = makeThreadPool(synthesisFitness(evaluator), threads);
  const auto began = std::chrono::steady_clock::now();
  for (int generation = 0; generation < 20; ++generation) search->tell(pool->evaluate(search->ask(), {}));
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

// The ratio of one thread's time to two threads'; at least 1.9 is wanted. By the clock, so right on a quiet
// machine only.
void BM_GenerationsOnTwoThreads(benchmark::State& state, const char* name) {
  const SynthesisEvaluator evaluator(synthesisPreset(name));
  double alone = 0, together = 0;
  for (auto _ : state) {
    alone += searchSeconds(evaluator, 1);
    together += searchSeconds(evaluator, 2);
  }
  state.counters["one_over_two_threads"] = alone / together;
  state.counters["generation_ms_on_two"] = 1000 * together / (20 * static_cast<double>(state.iterations()));
}
BENCHMARK_CAPTURE(BM_GenerationsOnTwoThreads, luxo, "luxo hop")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3)
    ->UseRealTime();
BENCHMARK_CAPTURE(BM_GenerationsOnTwoThreads, walker, "walker walk")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3)
    ->UseRealTime();

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

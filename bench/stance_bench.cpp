// SPDX-License-Identifier: MIT
// Stances: one warp and score, a search of a hundred stances with all pairs and 19 blends on one thread and
// on two, with and without pruning, and a slice of coverage.
#include <benchmark/benchmark.h>

#include "core/stance/test_stances.h"
#include "stance/library/stance_coverage.h"

namespace {

using namespace footfall;
using namespace footfall::stance;

StanceLibrary madeLibrary(int count) {
  std::mt19937 random(17);
  std::uniform_real_distribution<double> unit(-1, 1);
  StanceLibrary library;
  for (int i = 0; i < count; ++i) {
    Stance s = randomStance(random);
    s.name = std::to_string(i);
    s.contactOffset = {0.25 + 0.1 * unit(random), 0.05 * unit(random)};
    s.force.mean = {60 * unit(random), 40 * unit(random), 1500 + 200 * unit(random)};
    library.stances.push_back({s, std::nullopt, std::nullopt});
  }
  return library;
}

const StanceHandles kTarget{1.05, 1.1, 3.1, 3.2, 0.1, 1.35};

void stanceWarpAndScore(benchmark::State& state) {
  const StanceTable table(referenceStance());
  const StanceLimits limits;
  StanceAnswer answer;
  for (auto _ : state) benchmark::DoNotOptimize(warpAndScore(table, kTarget, limits, answer));
}
BENCHMARK(stanceWarpAndScore);

// Arguments: threads, pruned.
void stanceSearch(benchmark::State& state) {
  const StanceIndex index(madeLibrary(100));
  StanceSearchOptions options;
  options.threads = static_cast<int>(state.range(0));
  options.method = state.range(1) != 0 ? StanceSearchMethod::Pruned : StanceSearchMethod::Exhaustive;
  SearchResult found;
  for (auto _ : state) found = searchStances(index, kTarget, options);
  state.counters["candidates"] = static_cast<double>(found.tried);
  state.counters["scored"] = static_cast<double>(found.scored);
}
BENCHMARK(stanceSearch)->ArgsProduct({{1, 2}, {0, 1}})->Unit(benchmark::kMillisecond)->UseRealTime();

void stanceSlice(benchmark::State& state) {
  const StanceIndex index(madeLibrary(33));
  CoverageOptions options;
  options.threads = static_cast<int>(state.range(0));
  const HandleRange x{2, 0.5, 5.5, 200}, y{1, 0.8, 1.4, 200};
  for (auto _ : state) benchmark::DoNotOptimize(coverageSlice(index, kTarget, x, y, options));
}
BENCHMARK(stanceSlice)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace

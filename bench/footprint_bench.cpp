// SPDX-License-Identifier: MIT
// The path of the centre of mass: fast solver beside the method's greedy search and, where it was found,
// Ceres. Each row is one track; the columns are milliseconds (processor time, the best of several), their
// ratios, and E reached.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <functional>

#include "core/footprint/tracks.h"
#include "footprint/walk/online_walk.h"
#include "footprint_ceres.h"

namespace {

using namespace footfall;
using namespace footfall::footprint;

double processorTime() {
  timespec t{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

double best(int times, const std::function<void()>& work) {
  double least = 1e9;
  for (int i = 0; i < times; ++i) {
    const double start = processorTime();
    work();
    least = std::min(least, processorTime() - start);
  }
  return 1000 * least;
}

void compare(benchmark::State& state, const Track& track) {
  const Example e(track);
  ComSolverOptions greedy;
  greedy.method = ComMethod::Greedy;
  ComSolution fast, slow;
  for (auto _ : state) fast = solveCom(e.problem, e.above);
  const double fastTime = best(50, [&] { fast = solveCom(e.problem, e.above); });
  const double slowTime = best(20, [&] { slow = solveCom(e.problem, e.above, greedy); });
  state.counters["fast_ms"] = fastTime;
  state.counters["greedy_ms"] = slowTime;
  state.counters["greedy/fast"] = slowTime / fastTime;
  state.counters["E_fast"] = fast.cost.sum();
  state.counters["E_greedy"] = slow.cost.sum();
  if (!hasCeres()) return;
  ComPath path;
  const double ceresTime = best(3, [&] { path = solveWithCeres(e.problem, e.midStance); });
  state.counters["ceres_ms"] = ceresTime;
  state.counters["ceres/fast"] = ceresTime / fastTime;
  state.counters["E_ceres"] = e.problem.cost(path).sum();
}

void footprintWalk(benchmark::State& state) {
  compare(state, exampleWalk());
}
BENCHMARK(footprintWalk)->Unit(benchmark::kMillisecond);
void footprintRun(benchmark::State& state) {
  compare(state, exampleRun());
}
BENCHMARK(footprintRun)->Unit(benchmark::kMillisecond);
void footprintHop(benchmark::State& state) {
  compare(state, exampleHop());
}
BENCHMARK(footprintHop)->Unit(benchmark::kMillisecond);

// Ten times the steps in hardly more than ten times the time.
void footprintLength(benchmark::State& state) {
  const Example hundred(exampleWalk(100)), thousand(exampleWalk(1000));
  for (auto _ : state) benchmark::DoNotOptimize(solveCom(hundred.problem, hundred.above));
  const double a = best(15, [&] { solveCom(hundred.problem, hundred.above); });
  const double b = best(5, [&] { solveCom(thousand.problem, thousand.above); });
  state.counters["100_ms"] = a;
  state.counters["1000_ms"] = b;
  state.counters["1000/100"] = b / a;
}
BENCHMARK(footprintLength)->Unit(benchmark::kMillisecond);

// One print of a hundred is moved; setting the problem up again is part of it.
void footprintMovedPrint(benchmark::State& state) {
  Track track = exampleWalk(100);
  const Example before(track);
  const ComSolution first = solveCom(before.problem, before.above);
  track.prints[50].position += Vec3(0.05, 0, 0.06);
  const TrackTiming timing = timingOf(track);
  const BodyOrientation turn(track, timing);
  for (auto _ : state) {
    const ComProblem problem(track, timing, before.virtualLegs, turn);
    benchmark::DoNotOptimize(solveCom(problem, first.path));
  }
}
BENCHMARK(footprintMovedPrint)->Unit(benchmark::kMillisecond);

// Prints that come one by one: the mean and the longest time that one takes.
void footprintOnline(benchmark::State& state) {
  const Track track = exampleWalk(60);
  std::vector<double> least(track.prints.size(), 1e9);
  const auto run = [&] {
    OnlineWalk walk(exampleBiped());
    for (std::size_t i = 0; i < track.prints.size(); ++i)
      least[i] = std::min(least[i], best(1, [&] { walk.add(track.prints[i]); }));
  };
  for (auto _ : state) run();
  for (int i = 0; i < 5; ++i) run();
  double sum = 0;
  for (const double time : least) sum += time / static_cast<double>(least.size());
  state.counters["step_ms"] = sum;
  state.counters["longest_ms"] = *std::max_element(least.begin(), least.end());
}
BENCHMARK(footprintOnline)->Unit(benchmark::kMillisecond);

}  // namespace

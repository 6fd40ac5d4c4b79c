// SPDX-License-Identifier: MIT
// Parameterised locomotion: poses a second of one figure, weights, the cost by joints and examples, many
// figures.
#include <benchmark/benchmark.h>

#include "../tests/core/locomotion/libraries.h"
#include "../tests/core/locomotion/thesis_table.h"
#include "locomotion/locomotor.h"

namespace {

using namespace footfall;

void steadyPoses(benchmark::State& state) {
  const auto library = madeLibrary();
  Locomotor figure(library, {}, library->find("walk"), {1.25, 0.2});
  for (auto _ : state) {
    figure.step(library->frameTime);
    benchmark::DoNotOptimize(figure.pose().position.data());
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(steadyPoses);

void recordedPoses(benchmark::State& state) {
  if (recordedClips().empty()) return state.SkipWithError("no motion capture");
  static const auto library = std::make_shared<const Library>(recordedLibrary().library);
  Locomotor figure(library, {}, library->find("run"), {3, 0.2});
  for (auto _ : state) {
    figure.step(library->frameTime);
    benchmark::DoNotOptimize(figure.pose().position.data());
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(recordedPoses);

void weightsOfNine(benchmark::State& state) {
  const ScatteredWeights weights(thesisRun());
  double w[9], gamma[9], scratch[9], turn = 0;
  for (auto _ : state) {
    weights.evaluate({3.4, turn}, w, gamma, scratch);
    turn = turn > 60 ? -60 : turn + 0.1;
    benchmark::DoNotOptimize(w);
  }
}
BENCHMARK(weightsOfNine);

// A thousand figures, one frame of 1/60 s each.
void thousandFigures(benchmark::State& state) {
  const auto library = madeLibrary();
  std::vector<Locomotor> figures;
  for (int i = 0; i < 1000; ++i)
    figures.emplace_back(library, RunOptions(), library->find("walk"), Velocity{0.9 + 0.0006 * i, 0});
  for (auto _ : state) {
#pragma omp parallel for
    for (int i = 0; i < 1000; ++i) figures[static_cast<std::size_t>(i)].step(1.0 / 60);
  }
  state.SetItemsProcessed(1000 * state.iterations());
}
BENCHMARK(thousandFigures)->UseRealTime();

}  // namespace

// SPDX-License-Identifier: MIT
// Parameterised locomotion: poses per second of one figure, weights, the cost by joints and examples, many
// figures.
#include <benchmark/benchmark.h>

#include "core/locomotion/libraries.h"
#include "core/locomotion/thesis_table.h"
#include "locomotion/run/locomotor.h"

namespace {

using namespace footfall;
using namespace footfall::locomotion;

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
  std::size_t clips = 0;
  for (const RecordedClip& r : recordedLibrary().recordings)
    clips += r.motion.samples.size() * sizeof(double);
  state.counters["MB of library"] = static_cast<double>(library->bytes()) / 1e6;
  state.counters["MB of clips"] = static_cast<double>(clips) / 1e6;
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

// Figures of more and more joints: the time should grow as their number does.
void posesByJoints(benchmark::State& state) {
  std::vector<NamedMotion> clips = madeClips();
  for (NamedMotion& clip : clips) {
    Motion& motion = clip.motion;
    const std::size_t width = motion.channels.size(), frames = motion.frames();
    const int more = static_cast<int>(state.range(0)) - static_cast<int>(motion.skeleton.size());
    Joint extra = motion.skeleton.joints[1];
    extra.kind = JointKind::Joint;
    extra.parent = motion.skeleton.joints.back().parent;
    for (int k = 0; k < more; ++k) {
      extra.name = "extra" + std::to_string(k);
      for (const ChannelKind kind : {ChannelKind::RotateX, ChannelKind::RotateY, ChannelKind::RotateZ})
        motion.channels.push_back({static_cast<int>(motion.skeleton.size()), kind});
      motion.skeleton.joints.push_back(extra);
    }
    std::vector<double> samples;
    for (std::size_t i = 0; i < frames; ++i) {
      const auto row = motion.samples.begin() + static_cast<std::ptrdiff_t>(i * width);
      samples.insert(samples.end(), row, row + static_cast<std::ptrdiff_t>(width));
      samples.resize((i + 1) * motion.channels.size(), 0.1);
    }
    motion.samples = std::move(samples);
  }
  const auto library = std::make_shared<const Library>(buildLibrary(clips).library);
  Locomotor figure(library, {}, library->find("walk"), {1.25, 0.2});
  for (auto _ : state) figure.step(library->frameTime);
  state.SetItemsProcessed(state.iterations());
  state.SetComplexityN(state.range(0));
}
BENCHMARK(posesByJoints)->Arg(40)->Arg(80)->Arg(160)->Complexity(benchmark::oN);

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

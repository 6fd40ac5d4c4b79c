// SPDX-License-Identifier: MIT
// Contact detection, quality and cleaning of a walk of 10 000 frames, on one thread and on two; and quality
// of all clips of a folder (FOOTFALL_CLIPS, or the motion capture beside the project) in clips per second.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "base/scanner.h"
#include "figure/cleanup/clean_up.h"
#include "figure/motion/resample.h"
#include "figure/perform/procedural_gait.h"
#include "figure/quality/quality.h"
#include "io/formats.h"

namespace {

using namespace footfall;

const Motion& longWalk() {
  static const Motion motion = [] {
    ProceduralGaitOptions options;
    options.strides = 100;
    options.frameRate = 120;
    Motion walk = proceduralGait(characterPreset("human"), ProceduralGait::Walk, options).performed.motion;
    while (walk.frames() < 10000) walk = joined(walk, walk);
    return cropped(walk, 0, 9999);
  }();
  return motion;
}

void contactDetection(benchmark::State& state) {
  ContactOptions options;
  options.threads = static_cast<int>(state.range(0));
  std::size_t contacts = 0;
  const Motion& walk = longWalk();  // made before the clock runs
  for (auto _ : state) contacts = detectContacts(walk, options).contacts.size();
  state.counters["contacts"] = static_cast<double>(contacts);
  state.counters["frames/s"] = benchmark::Counter(static_cast<double>(longWalk().frames()),
                                                  benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(contactDetection)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

void quality(benchmark::State& state) {
  QualityOptions options;
  options.threads = static_cast<int>(state.range(0));
  const Motion& walk = longWalk();
  for (auto _ : state) benchmark::DoNotOptimize(measureQuality(walk, options).skate.mean);
  state.counters["frames/s"] = benchmark::Counter(static_cast<double>(longWalk().frames()),
                                                  benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(quality)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

void cleaning(benchmark::State& state) {
  CleanOptions options;
  options.threads = static_cast<int>(state.range(0));
  const Motion& walk = longWalk();
  for (auto _ : state) benchmark::DoNotOptimize(cleanUp(walk, options).drift);
}
BENCHMARK(cleaning)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

// Reading included; one clip per thread.
void batch(benchmark::State& state) {
  const char* given = std::getenv("FOOTFALL_CLIPS");
  const char* folder = given ? given : FOOTFALL_CMU_DIR;
  std::vector<std::string> files;
  if (folder && std::filesystem::is_directory(folder)) {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.path().extension() == ".bvh") files.push_back(entry.path().string());
    }
  }
  if (files.empty()) return state.SkipWithError("set FOOTFALL_CLIPS to a folder of BVH clips");
  std::sort(files.begin(), files.end());
  const int count = static_cast<int>(files.size());
  for (auto _ : state) {
#pragma omp parallel for schedule(dynamic, 1) num_threads(static_cast <int>(state.range(0)))
    for (int i = 0; i < count; ++i) {
      const std::string& file = files[static_cast<std::size_t>(i)];
      QualityOptions options;
      options.threads = 1;
      benchmark::DoNotOptimize(measureQuality(*parseBvh(readFile(file), file).motion, options).skate.mean);
    }
  }
  state.counters["clips/s"] = benchmark::Counter(count, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(batch)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace

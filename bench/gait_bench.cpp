// SPDX-License-Identifier: MIT
// A stride along a path over a mesh of 100 000 triangles: 10 000 frames.
#include <benchmark/benchmark.h>

#include "core/gait/travelling.h"
#include "gait/travel/foot_errors.h"

namespace {

using namespace footfall;
using namespace footfall::gait;

void gaitFollow(benchmark::State& state) {
  const TerrainPtr ground = fixtures::hills(224, 0.25);  // 100 352 triangles
  const MadeStride stride = fixtures::made("dog", "trot");
  const TravelPath path(fixtures::winding(2), ground);
  FollowOptions options;
  options.threads = static_cast<int>(state.range(0));
  options.duration = 9999 / options.frameRate;
  const TravelSpeed speed(path.length() / options.duration);
  for (auto _ : state) benchmark::DoNotOptimize(followPath(singleGait(stride.stride), path, speed, options));
  state.counters["frames"] = 10000;
}
BENCHMARK(gaitFollow)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->Iterations(1);

void gaitMake(benchmark::State& state) {
  const Character dog = characterPreset("dog");
  const Gait& gait = gaitNamed("trot", 4);
  for (auto _ : state) benchmark::DoNotOptimize(makeStride(dog, gait));
}
BENCHMARK(gaitMake)->Unit(benchmark::kMillisecond);

}  // namespace

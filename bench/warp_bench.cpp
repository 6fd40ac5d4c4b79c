// SPDX-License-Identifier: MIT
// Warping every channel of a 60-joint clip of 10 000 frames, beside copying its samples; the update after one
// goal has moved; two threads. Warps are a scale and an offset of their own for each of 183 channels, derived
// from goals at five keys.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <random>

#include "figure/pose.h"
#include "warp/live_warp.h"
#include "warp/warp_motion.h"

namespace {

using namespace footfall;

constexpr std::size_t kFrames = 10000;

const Motion& clip() {
  static const Motion motion = [] {
    std::mt19937 random(3);
    std::uniform_real_distribution<double> value(0.2, 1.5);
    Motion made;
    made.frameTime = 1.0 / 120;
    for (int j = 0; j < 60; ++j) {
      Joint joint;
      joint.name = "joint" + std::to_string(j);
      joint.parent = j == 0 ? -1 : j % 6 == 0 ? 0 : j - 1;
      joint.translation = Vec3(0, 0.1, 0);
      made.skeleton.joints.push_back(joint);
      if (j == 0) {
        for (int a = 0; a < 3; ++a) made.channels.push_back({0, static_cast<ChannelKind>(a)});
      }
      for (int a = 3; a < 6; ++a) made.channels.push_back({j, static_cast<ChannelKind>(a)});
    }
    made.samples.resize(kFrames * made.channels.size());
    for (double& sample : made.samples) sample = value(random);
    return made;
  }();
  return motion;
}

const WarpUnits kUnits{1.0 / 120, 0, 1, 1};

// Half of each change by scale, half by offset: two splines a channel.
WarpRequest request() {
  WarpRequest made;
  ChannelWarp all;
  all.channels = {{"*", 1}};
  all.mode = GoalMode::Mix;
  all.keys = {{100, WarpKey::Kind::Neutral},
              {2500, WarpKey::Kind::By, 0.3},
              {5000, WarpKey::Kind::Value, 0.7},
              {7500, WarpKey::Kind::By, -0.2},
              {9900, WarpKey::Kind::Neutral}};
  made.channels = {all};
  return made;
}

void warpCopy(benchmark::State& state) {
  const Motion& source = clip();
  std::vector<double> out(source.samples.size());
  for (auto _ : state) {
    std::copy(source.samples.begin(), source.samples.end(), out.begin());
    benchmark::DoNotOptimize(out.data());
    benchmark::ClobberMemory();
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(out.size()));
}
BENCHMARK(warpCopy)->Unit(benchmark::kMillisecond)->UseRealTime();

void warpSamples(benchmark::State& state) {
  const Motion& source = clip();
  std::vector<double> out(source.samples.size());
  std::vector<std::string> notes;
  const SampleWarp warp(channelStacks(source, request(), kUnits, notes), 0, source.frameTime);
  for (auto _ : state) {
    warp.apply(source.samples.data(), out.data(), 0, kFrames, static_cast<int>(state.range(0)));
    benchmark::DoNotOptimize(out.data());
    benchmark::ClobberMemory();
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(out.size()));
}
BENCHMARK(warpSamples)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

// The ratio within one run, on one thread: copies and warps take turns, the least processor time of each
// counts.
void warpToCopyRatio(benchmark::State& state) {
  const Motion& source = clip();
  std::vector<double> out(source.samples.size());
  std::vector<std::string> notes;
  const auto least = [](double& best, const auto& work) {
    const std::clock_t start = std::clock();
    work();
    benchmark::ClobberMemory();
    best = std::min(best, 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
  };
  double copy = 1e9, derive = 1e9, warped = 1e9;
  SampleWarp warp;
  for (auto _ : state) {
    least(copy, [&] { std::copy(source.samples.begin(), source.samples.end(), out.begin()); });
    least(derive,
          [&] { warp = SampleWarp(channelStacks(source, request(), kUnits, notes), 0, source.frameTime); });
    least(warped, [&] { warp.apply(source.samples.data(), out.data(), 0, kFrames, 1); });
  }
  state.counters["copy_ms"] = copy;
  state.counters["derive_ms"] = derive;
  state.counters["warp_ms"] = warped;
  state.counters["warp_to_copy"] = (derive + warped) / copy;
}
BENCHMARK(warpToCopyRatio)->Unit(benchmark::kMillisecond)->Iterations(100);

// One thread and two take turns; the best of each counts.
void warpTwoThreads(benchmark::State& state) {
  const Motion& source = clip();
  std::vector<double> out(source.samples.size());
  std::vector<std::string> notes;
  const SampleWarp warp(channelStacks(source, request(), kUnits, notes), 0, source.frameTime);
  double best[2] = {1e9, 1e9};
  for (auto _ : state) {
    for (const int threads : {1, 2}) {
      const auto start = std::chrono::steady_clock::now();
      warp.apply(source.samples.data(), out.data(), 0, kFrames, threads);
      const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
      best[threads - 1] = std::min(best[threads - 1], took.count());
    }
  }
  state.counters["one_ms"] = best[0];
  state.counters["two_ms"] = best[1];
  state.counters["gain"] = best[0] / best[1];
}
BENCHMARK(warpTwoThreads)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(300);

// A goal of every channel dragged up and down, and one of a single channel.
void warpMoveGoal(benchmark::State& state) {
  WarpRequest made = request();
  if (state.range(0) == 1) made.channels[0].channels = {{"joint7.rotateX", 1}};
  LiveWarp live(clip(), made, kUnits, 1);
  ChannelWarp changed = made.channels[0];
  std::ptrdiff_t frames = 0;
  for (auto _ : state) {
    changed.keys[1].value = changed.keys[1].value == 0.3 ? 0.31 : 0.3;
    const FrameRange range = live.replace(0, changed);
    frames = range.last - range.first + 1;
    benchmark::ClobberMemory();
  }
  state.counters["frames"] = static_cast<double>(frames);
}
BENCHMARK(warpMoveGoal)->Arg(1)->Arg(183)->Unit(benchmark::kMillisecond)->UseRealTime();

void warpRetime(benchmark::State& state) {
  const TimeMap map({{0, 0}, {30, 40}, {60, 50}, {90, 83}}, heldOutside(TimeInterpolation::Monotone));
  for (auto _ : state) benchmark::DoNotOptimize(retimed(clip(), map).samples.data());
}
BENCHMARK(warpRetime)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace

// SPDX-License-Identifier: MIT
// Warping every channel of a 60-joint clip of 10 000 frames, beside copying its samples; the update after one
// goal has moved; two threads. Warps are a scale and an offset of their own for each of 183 channels, derived
// from goals at five keys.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <random>

#include "figure/motion/pose.h"
#include "warp/channels/incremental_warp.h"
#include "warp/figure/warp_motion.h"

namespace {

using namespace footfall;
using namespace footfall::warp;

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

// Copies half of the samples on each thread: what the memory gives to two.
void copyOn(const std::vector<double>& in, std::vector<double>& out, int threads) {
  const std::size_t part = in.size() / static_cast<std::size_t>(threads);
#pragma omp parallel for schedule(static) num_threads(threads)
  for (int t = 0; t < threads; ++t) {
    const std::size_t from = static_cast<std::size_t>(t) * part;
    const std::size_t count = t + 1 == threads ? in.size() - from : part;
    std::copy_n(in.begin() + static_cast<std::ptrdiff_t>(from), count,
                out.begin() + static_cast<std::ptrdiff_t>(from));
  }
}

// One thread and two take turns, warping and copying; the best of each counts. Where copying gains little by
// a second thread, the memory is the limit, not the work.
void warpTwoThreads(benchmark::State& state) {
  const Motion& source = clip();
  std::vector<double> out(source.samples.size());
  std::vector<std::string> notes;
  const SampleWarp warp(channelStacks(source, request(), kUnits, notes), 0, source.frameTime);
  double warped[2] = {1e9, 1e9}, copied[2] = {1e9, 1e9};
  const auto best = [](double& least, const auto& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    benchmark::ClobberMemory();
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    least = std::min(least, took.count());
  };
  for (auto _ : state) {
    for (const int threads : {1, 2}) {
      best(warped[threads - 1], [&] { warp.apply(source.samples.data(), out.data(), 0, kFrames, threads); });
      best(copied[threads - 1], [&] { copyOn(source.samples, out, threads); });
    }
  }
  state.counters["one_ms"] = warped[0];
  state.counters["two_ms"] = warped[1];
  state.counters["gain"] = warped[0] / warped[1];
  state.counters["copy_gain"] = copied[0] / copied[1];
}
BENCHMARK(warpTwoThreads)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1000);

// A goal of every channel dragged up and down, and one of a single channel.
void warpMoveGoal(benchmark::State& state) {
  WarpRequest made = request();
  if (state.range(0) == 1) made.channels[0].channels = {{"joint7.rotateX", 1}};
  IncrementalWarp live(clip(), made, kUnits, 1);
  ChannelWarp changed = made.channels[0];
  std::size_t frames = 0;
  for (auto _ : state) {
    changed.keys[1].value = changed.keys[1].value == 0.3 ? 0.31 : 0.3;
    frames = live.replace(0, changed).count();
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

// SPDX-License-Identifier: MIT
// Sampling of curve sets. Each benchmark measures what it is compared with in the same run, turn by turn, and
// shows the ratios of the best times as counters:
//   vs_evaluate  how many times faster than Curve::evaluate called for each curve and time
//   vs_memcpy    how many times longer than a memcpy of the result
//   two_threads  how many times faster on two threads than on one
#include <algorithm>
#include <chrono>
#include <cstring>
#include <random>

#include <benchmark/benchmark.h>

#include "curve/curve_set.h"

namespace footfall {
namespace {

constexpr std::size_t kCurves = 300;  // a character
constexpr double kRate = 240;

enum class Kind { Sparse, PerFrame, Weighted };

// Sparse: a key every half second, spline. PerFrame: a key every 1/30 s, as motion capture. Weighted: as
// sparse.
CurveSet makeSet(Kind kind, std::size_t curves, double seconds) {
  std::mt19937 random(1);
  std::uniform_real_distribution<double> value(-10, 10);
  const double spacing = kind == Kind::PerFrame ? 1.0 / 30 : 0.5;
  CurveSet set;
  for (std::size_t c = 0; c < curves; ++c) {
    std::vector<Key> keys;
    for (double time = 0; time <= seconds; time += spacing) {
      Key key;
      key.time = time;
      key.value = value(random);
      key.inType = key.outType = kind == Kind::PerFrame ? TangentType::Linear : TangentType::Spline;
      keys.push_back(key);
    }
    Curve curve(std::move(keys), kind == Kind::Weighted);
    if (kind == Kind::Weighted) {
      for (std::size_t k = 0; k < curve.keys().size(); ++k) {
        curve.setTangent(k, Curve::Side::Out, {0.8 * spacing, 0.5 * value(random)});
      }
    }
    set.add("node", "a", std::move(curve));
  }
  return set;
}

std::vector<double> denseTimes(double seconds) {
  std::vector<double> times;
  for (int i = 0; i / kRate <= seconds; ++i) times.push_back(i / kRate);
  return times;
}

class Stopwatch {
 public:
  template <class Work>
  void time(const Work& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    seconds_.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  double best() const { return *std::min_element(seconds_.begin(), seconds_.end()); }

 private:
  std::vector<double> seconds_;
};

void sampling(benchmark::State& state, Kind kind, std::size_t curves, double seconds) {
  const CurveSet set = makeSet(kind, curves, seconds);
  const std::vector<double> times = denseTimes(seconds);
  CurveSamples samples;
  sample(set, times, samples, 1);
  std::vector<double> copy(samples.values), plain(samples.values);
  Stopwatch one, two, straightforward, copying;
  const auto evaluateEach = [&] {
    double* out = plain.data();
    for (const NamedCurve& named : set) {
      for (const double time : times) *out++ = named.curve.evaluate(time);
    }
  };
  for (auto step : state) {
    one.time([&] { sample(set, times, samples, 1); });
    state.PauseTiming();
    two.time([&] { sample(set, times, samples, 2); });
    copying.time([&] {
      std::memcpy(copy.data(), samples.values.data(), copy.size() * sizeof(double));
      benchmark::DoNotOptimize(copy.data());
      benchmark::ClobberMemory();
    });
    straightforward.time(evaluateEach);
    state.ResumeTiming();
  }
  if (plain != samples.values) state.SkipWithError("the samples are not what evaluate gives");
  const double alone = one.best();
  state.counters["ns_per_sample"] = alone * 1e9 / static_cast<double>(samples.values.size());
  state.counters["vs_evaluate"] = straightforward.best() / alone;
  state.counters["vs_memcpy"] = alone / copying.best();
  state.counters["two_threads"] = alone / two.best();
}

BENCHMARK_CAPTURE(sampling, sparse_keys, Kind::Sparse, kCurves, 60.0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sampling, key_per_frame, Kind::PerFrame, kCurves, 60.0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sampling, weighted, Kind::Weighted, kCurves, 60.0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sampling, small_clip_in_cache, Kind::Sparse, std::size_t{60}, 2.0)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sampling, one_long_curve, Kind::Sparse, std::size_t{1}, 7200.0)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace footfall

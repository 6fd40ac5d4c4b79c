// SPDX-License-Identifier: MIT
// Sampling of curves: the times are cut into rising runs, a run into the stretches between keys, and a
// stretch is one loop over a cubic that vectorises.
#include <algorithm>
#include <cmath>

#include <omp.h>

#include "curve/curve_set.h"

// The inner loop a second time for wider registers, picked when the program is loaded. Without fused
// multiply-add: both give the same bits.
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) &&                  \
    !(defined(__clang__) && __clang_major__ < 14) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__)
#define FOOTFALL_WIDE __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define FOOTFALL_WIDE
#endif

namespace footfall {
namespace {

// Samples to a piece of work for a thread: small enough to even out curves that cost more, and to stay in
// cache.
constexpr std::size_t kBlock = 4096;

FOOTFALL_WIDE void evaluateCubic(const double* c, double start, const double* times, std::size_t count,
                                 double* out) {
  const double c0 = c[0], c1 = c[1], c2 = c[2], c3 = c[3];
  for (std::size_t i = 0; i < count; ++i) {
    const double u = times[i] - start;
    out[i] = u * (u * (u * c3 + c2) + c1) + c0;
  }
}

// How many of the rising times, of which the first is, come before the bound. Steady times make stretches of
// nearly steady lengths, so the last one is tried first; then it gallops.
std::size_t countBefore(const double* times, std::size_t count, double bound, std::size_t guess = 1) {
  std::size_t low =
      guess > 1 && guess <= count && times[guess - 2] < bound ? guess - 2 : 0;  // before the bound
  std::size_t step = 1;
  while (low + step < count && times[low + step] < bound) {
    low += step;
    step *= 2;
  }
  if (step == 1) return low + 1;
  const double* const first = times + low + 1;
  const double* const last = times + std::min(low + step, count);
  return static_cast<std::size_t>(std::lower_bound(first, last, bound) - times);
}

// Times inside a segment, past its first key and before its second.
void sampleSegment(const Curve& curve, std::size_t index, const double* times, std::size_t count,
                   double* out) {
  const Curve::Segment& segment = curve.segments()[index];
  if (segment.bezier) {
    for (std::size_t i = 0; i < count; ++i) out[i] = curve.evaluateSegment(index, times[i]);
  } else if (segment.y[1] == 0 && segment.y[2] == 0 && segment.y[3] == 0) {
    std::fill(out, out + count, curve.evaluateSegment(index, times[0]));
  } else {
    evaluateCubic(segment.y, curve.keys()[index].time, times, count, out);
  }
}

// Times outside the keys, all on one side.
void sampleOutside(const Curve& curve, Infinity infinity, const double* times, std::size_t count,
                   double* out) {
  if (infinity == Infinity::Constant || curve.keys().size() == 1) {
    std::fill(out, out + count, curve.evaluate(times[0]));
  } else {
    for (std::size_t i = 0; i < count; ++i) out[i] = curve.evaluate(times[i]);
  }
}

// Times that never fall; the first may be NaN if it is the only one.
void sampleRising(const Curve& curve, const double* times, std::size_t count, double* out) {
  const std::vector<Key>& keys = curve.keys();
  const double first = keys.front().time, last = keys.back().time;
  std::size_t done = 0;
  if (!(times[0] >= first)) {
    done = countBefore(times, count, first);
    sampleOutside(curve, curve.preInfinity(), times, done, out);
  }
  if (done == count) return;
  const auto after = std::upper_bound(keys.begin(), keys.end(), times[done],
                                      [](double t, const Key& key) { return t < key.time; });
  std::size_t i = static_cast<std::size_t>(after - keys.begin()) - 1;  // the key at or before times[done]
  std::size_t stretch = 1;
  while (done < count && times[done] <= last) {
    while (i + 1 < keys.size() && keys[i + 1].time <= times[done]) ++i;
    if (times[done] == keys[i].time) {
      out[done++] = keys[i].value;
      continue;
    }
    stretch = countBefore(times + done, count - done, keys[i + 1].time, stretch);
    sampleSegment(curve, i, times + done, stretch, out + done);
    done += stretch;
  }
  if (done < count) sampleOutside(curve, curve.postInfinity(), times + done, count - done, out + done);
}

// The end of the rising run that starts at index begin.
std::size_t runEnd(const double* times, std::size_t begin, std::size_t count) {
  std::size_t end = begin + 1;
  while (end < count && times[end] >= times[end - 1]) ++end;
  return end;
}

// The whole of the times as rising runs, as their ends.
std::vector<std::size_t> risingRuns(const std::vector<double>& times) {
  std::vector<std::size_t> ends;
  for (std::size_t begin = 0; begin < times.size(); begin = ends.back()) {
    ends.push_back(runEnd(times.data(), begin, times.size()));
  }
  return ends;
}

// Times begin to end of a curve into out, where the runs are known.
void samplePart(const Curve& curve, const double* times, const std::vector<std::size_t>& runs,
                std::size_t begin, std::size_t end, double* out) {
  if (curve.empty()) {
    std::fill(out + begin, out + end, 0.0);
    return;
  }
  for (auto run = std::upper_bound(runs.begin(), runs.end(), begin); begin < end; ++run) {
    const std::size_t stop = std::min(*run, end);
    sampleRising(curve, times + begin, stop - begin, out + begin);
    begin = stop;
  }
}

}  // namespace

void sample(const Curve& curve, const double* times, std::size_t count, double* out) {
  if (curve.empty()) {
    std::fill(out, out + count, 0.0);
    return;
  }
  for (std::size_t begin = 0; begin < count;) {
    const std::size_t end = runEnd(times, begin, count);
    sampleRising(curve, times + begin, end - begin, out + begin);
    begin = end;
  }
}

void sample(const CurveSet& set, const std::vector<double>& times, CurveSamples& into, int threads) {
  into.curves = set.size();
  into.times = times.size();
  into.values.resize(set.size() * times.size());
  if (into.values.empty()) return;
  const std::vector<std::size_t> runs = risingRuns(times);
  const std::size_t blocks = (times.size() + kBlock - 1) / kBlock;  // a curve's
  const std::ptrdiff_t pieces = static_cast<std::ptrdiff_t>(set.size() * blocks);
  const int workers = threads > 0 ? threads : omp_get_max_threads();
#pragma omp parallel for num_threads(workers) schedule(dynamic, 4)
  for (std::ptrdiff_t piece = 0; piece < pieces; ++piece) {
    const std::size_t curve = static_cast<std::size_t>(piece) / blocks;
    const std::size_t begin = static_cast<std::size_t>(piece) % blocks * kBlock;
    samplePart(set[curve].curve, times.data(), runs, begin, std::min(begin + kBlock, times.size()),
               into.values.data() + curve * times.size());
  }
}

CurveSamples sample(const CurveSet& set, const std::vector<double>& times, int threads) {
  CurveSamples samples;
  sample(set, times, samples, threads);
  return samples;
}

}  // namespace footfall

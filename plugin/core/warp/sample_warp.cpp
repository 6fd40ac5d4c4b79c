// SPDX-License-Identifier: MIT
#include "warp/sample_warp.h"

#include <algorithm>
#include <cstring>

#include "base/error.h"
#include "base/parallel.h"
#include "base/vector_clones.h"

namespace footfall {
namespace {

constexpr std::size_t kLanes = 8;

// Cubics of `width` members side by side: constants, then the coefficients of u, u² and u³.
struct Cubics {
  const double* c;
  std::size_t width;
};

// p of eight members at once; a loop of known length, so that it is one of vectors.
inline void cubic(const Cubics& of, double u, double* p) {
  const double *c0 = of.c, *c1 = c0 + of.width, *c2 = c1 + of.width, *c3 = c2 + of.width;
  for (std::size_t i = 0; i < kLanes; ++i) p[i] = c0[i] + u * (c1[i] + u * (c2[i] + u * c3[i]));
}

inline double cubicAt(const Cubics& of, double u, std::size_t i) {
  return of.c[i] + u * (of.c[i + of.width] + u * (of.c[i + 2 * of.width] + u * of.c[i + 3 * of.width]));
}

// x = (1 + share (s - 1)) x + share o. Whole shares take s as it is.
FOOTFALL_CLONES void applyBoth(double* x, std::size_t n, Cubics scale, Cubics offset, double u) {
  double s[kLanes], o[kLanes];
  std::size_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    cubic({scale.c + i, scale.width}, u, s);
    cubic({offset.c + i, offset.width}, u, o);
    for (std::size_t k = 0; k < kLanes; ++k) x[i + k] = x[i + k] * s[k] + o[k];
  }
  for (; i < n; ++i) x[i] = x[i] * cubicAt(scale, u, i) + cubicAt(offset, u, i);
}

FOOTFALL_CLONES void applyScale(double* x, std::size_t n, Cubics scale, double u) {
  double s[kLanes];
  std::size_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    cubic({scale.c + i, scale.width}, u, s);
    for (std::size_t k = 0; k < kLanes; ++k) x[i + k] *= s[k];
  }
  for (; i < n; ++i) x[i] *= cubicAt(scale, u, i);
}

FOOTFALL_CLONES void applyOffset(double* x, std::size_t n, Cubics offset, double u) {
  double o[kLanes];
  std::size_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    cubic({offset.c + i, offset.width}, u, o);
    for (std::size_t k = 0; k < kLanes; ++k) x[i + k] += o[k];
  }
  for (; i < n; ++i) x[i] += cubicAt(offset, u, i);
}

void applyShare(double* x, std::size_t n, const Cubics* scale, const Cubics* offset, double u, double share) {
  for (std::size_t i = 0; i < n; ++i) {
    if (scale) x[i] *= 1 + share * (cubicAt(*scale, u, i) - 1);
    if (offset) x[i] += share * cubicAt(*offset, u, i);
  }
}

bool sameRange(const std::optional<EasedRange>& a, const std::optional<EasedRange>& b) {
  if (!a || !b) return !a && !b;
  return a->time.start == b->time.start && a->time.end == b->time.end && a->easeIn == b->easeIn &&
         a->easeOut == b->easeOut;
}

bool sameTimes(const CtbSpline& a, const CtbSpline& b) {
  return std::equal(a.keys().begin(), a.keys().end(), b.keys().begin(), b.keys().end(),
                    [](const CtbKey& x, const CtbKey& y) { return x.time == y.time; });
}

// A warp's cubics appended to those of the members before, coefficient by coefficient.
std::vector<double> coefficientsOf(const std::vector<const Warp*>& warps) {
  std::vector<double> result;
  if (warps.empty()) return result;
  const std::size_t keys = warps.front()->spline.keys().size();
  for (std::size_t s = 0; s <= keys; ++s) {
    for (std::size_t power = 0; power < 4; ++power) {
      for (const Warp* warp : warps) {
        const std::vector<CtbKey>& own = warp->spline.keys();
        const double neutral = warp->kind == Warp::Kind::Scale && power == 0 ? 1 : 0;
        const double c = s > 0 && s < keys ? warp->spline.segment(s - 1)[power]
                         : power > 0       ? 0
                         : s == 0          ? own.front().value
                                           : own.back().value;
        result.push_back(warp->weight == 1 ? c : neutral + warp->weight * (c - neutral));
      }
    }
  }
  return result;
}

}  // namespace

struct SampleWarp::Draft {
  const Warp* like = nullptr;
  std::vector<std::size_t> members;
  std::vector<const Warp*> scales, offsets;

  bool takes(const Warp& warp) const {
    return like->kind == warp.kind && sameRange(like->range, warp.range) &&
           sameTimes(like->spline, warp.spline);
  }
};

SampleWarp::SampleWarp(const std::vector<WarpStack>& stacks, double start, double frameTime)
    : channels_(stacks.size()), start_(start), frameTime_(frameTime) {
  std::size_t deepest = 0;
  for (const WarpStack& stack : stacks) deepest = std::max(deepest, stack.warps().size());
  std::vector<Draft> drafts;
  for (std::size_t depth = 0; depth < deepest; ++depth) {
    const std::size_t before = drafts.size();
    for (std::size_t c = 0; c < stacks.size(); ++c) {
      if (depth >= stacks[c].warps().size()) continue;
      const Warp& warp = stacks[c].warps()[depth];
      const bool held = warp.spline.options().outside == CtbOptions::Outside::Hold;
      if (warp.kind == Warp::Kind::Time || !held) throw Error("samples take scale and offset warps only");
      if (warp.muted || warp.weight == 0 || warp.spline.keys().empty()) continue;
      std::size_t i = before;
      while (i < drafts.size() && !drafts[i].takes(warp)) ++i;
      if (i == drafts.size()) drafts.push_back({&warp, {}, {}, {}});
      drafts[i].members.push_back(c);
      (warp.kind == Warp::Kind::Scale ? drafts[i].scales : drafts[i].offsets).push_back(&warp);
    }
  }
  for (std::size_t i = 0; i < drafts.size(); ++i) {
    const bool pair = i + 1 < drafts.size() && drafts[i].offsets.empty() && drafts[i + 1].scales.empty() &&
                      drafts[i].members == drafts[i + 1].members &&
                      sameRange(drafts[i].like->range, drafts[i + 1].like->range) &&
                      sameTimes(drafts[i].like->spline, drafts[i + 1].like->spline);
    if (pair) drafts[i].offsets = drafts[i + 1].offsets;
    add(drafts[i]);
    i += pair ? 1 : 0;
  }
}

void SampleWarp::add(const Draft& draft) {
  Layer layer;
  layer.range = draft.like->range;
  layer.members = draft.members;
  for (const CtbKey& key : draft.like->spline.keys()) layer.times.push_back(key.time);
  for (std::size_t m = 0; m < layer.members.size(); ++m) {
    if (m > 0 && layer.members[m] == layer.members[m - 1] + 1) {
      ++layer.runs.back().length;
    } else {
      layer.runs.push_back({layer.members[m], m, 1});
    }
  }
  layer.scale = coefficientsOf(draft.scales);
  layer.offset = coefficientsOf(draft.offsets);
  layers_.push_back(std::move(layer));
}

void SampleWarp::Layer::apply(double time, double* row) const {
  const double share = range ? range->weight(time).value : 1;
  if (share == 0) return;
  const std::size_t s =
      static_cast<std::size_t>(std::upper_bound(times.begin(), times.end(), time) - times.begin());
  const bool inside = s > 0 && s < times.size();
  const double u = inside ? (time - times[s - 1]) / (times[s] - times[s - 1]) : 0;
  const std::size_t width = members.size();
  for (const Run& run : runs) {
    double* x = row + run.channel;
    const Cubics scales{scale.data() + 4 * s * width + run.member, width};
    const Cubics offsets{offset.data() + 4 * s * width + run.member, width};
    if (share != 1) {
      applyShare(x, run.length, scale.empty() ? nullptr : &scales, offset.empty() ? nullptr : &offsets, u,
                 share);
    } else if (scale.empty()) {
      applyOffset(x, run.length, offsets, u);
    } else if (offset.empty()) {
      applyScale(x, run.length, scales, u);
    } else {
      applyBoth(x, run.length, scales, offsets, u);
    }
  }
}

void SampleWarp::apply(const double* in, double* out, std::size_t first, std::size_t count,
                       int threads) const {
  // Blocks are long enough that a thread is worth waking.
  constexpr std::size_t kBlock = 64;
  const int blocks = static_cast<int>((count + kBlock - 1) / kBlock);
#pragma omp parallel for schedule(static) num_threads(threadCount(threads)) if (blocks > 4)
  for (int block = 0; block < blocks; ++block) {
    const std::size_t from = first + static_cast<std::size_t>(block) * kBlock;
    const std::size_t to = std::min(from + kBlock, first + count);
    for (std::size_t f = from; f < to; ++f) {
      double* row = out + f * channels_;
      if (in != out) std::memcpy(row, in + f * channels_, channels_ * sizeof(double));
      const double time = start_ + static_cast<double>(f) * frameTime_;
      for (const Layer& layer : layers_) layer.apply(time, row);
    }
  }
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "warp/channels/sample_warp.h"

#include <algorithm>
#include <cstring>

#include "base/error.h"
#include "base/parallel.h"
#include "base/vector_clones.h"

namespace footfall::warp {
namespace {

// Rows warped together: they share the coefficients that are loaded.
constexpr std::size_t kRows = 4;

// Cubics of `width` members side by side: constants, then the coefficients of u, u² and u³.
struct Cubics {
  const double* c;
  std::size_t width;

  double at(double u, std::size_t i) const {
    return c[i] + u * (c[i + width] + u * (c[i + 2 * width] + u * c[i + 3 * width]));
  }
};

// Some channels of kRows rows. ahead: how far on the rows lie that are warped next; 0: none to fetch.
struct Rows {
  const double* in;
  double* out;
  std::size_t channels, stride, ahead;
};

// x = s x + o. The rows that come next are fetched a few channels at a time: asked for all at once they would
// be waited for, and memory takes as long as the arithmetic.
template <bool kScale, bool kOffset>
inline void warpRows(const Rows rows, const Cubics scale, const Cubics offset, const double* places) {
  constexpr std::size_t kChunk = 16, kLine = 8;  // doubles; the second of a line of cache
  double u[kRows];                               // a copy: no store can change it
  std::copy_n(places, kRows, u);
  for (std::size_t from = 0; from < rows.channels; from += kChunk) {
    const std::size_t to = std::min(from + kChunk, rows.channels);
    for (std::size_t i = from; rows.ahead > 0 && i < to; i += kLine) {
      for (std::size_t r = 0; r < kRows; ++r) {
        const std::size_t next = rows.ahead + r * rows.stride + i;
        FOOTFALL_FETCH_TO_READ(rows.in + next);
        FOOTFALL_FETCH_TO_WRITE(rows.out + next);
      }
    }
    FOOTFALL_INDEPENDENT
    for (std::size_t i = from; i < to; ++i) {
      FOOTFALL_UNROLL_4
      for (std::size_t r = 0; r < kRows; ++r) {
        const double x = rows.in[r * rows.stride + i];
        const double scaled = kScale ? x * scale.at(u[r], i) : x;
        rows.out[r * rows.stride + i] = kOffset ? scaled + offset.at(u[r], i) : scaled;
      }
    }
  }
}

FOOTFALL_CLONES void warpBoth(const Rows& rows, const Cubics& scale, const Cubics& offset, const double* u) {
  warpRows<true, true>(rows, scale, offset, u);
}

FOOTFALL_CLONES void warpScale(const Rows& rows, const Cubics& scale, const double* u) {
  warpRows<true, false>(rows, scale, scale, u);
}

FOOTFALL_CLONES void warpOffset(const Rows& rows, const Cubics& offset, const double* u) {
  warpRows<false, true>(rows, offset, offset, u);
}

// A single row: x = (1 + share (s - 1)) x + share o. A whole share takes s as it is.
void warpRow(double* x, std::size_t n, const Cubics* scale, const Cubics* offset, double u, double share) {
  for (std::size_t i = 0; i < n; ++i) {
    if (scale) x[i] *= share == 1 ? scale->at(u, i) : 1 + share * (scale->at(u, i) - 1);
    if (offset) x[i] += share == 1 ? offset->at(u, i) : share * offset->at(u, i);
  }
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
    return like->kind == warp.kind && like->range == warp.range && sameTimes(like->spline, warp.spline);
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
                      drafts[i].like->range == drafts[i + 1].like->range &&
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

SampleWarp::Layer::Place SampleWarp::Layer::placeOf(double time) const {
  Place place;
  place.share = range ? range->weight(time).value : 1;
  place.segment =
      static_cast<std::size_t>(std::upper_bound(times.begin(), times.end(), time) - times.begin());
  const std::size_t s = place.segment;
  if (s > 0 && s < times.size()) place.u = (time - times[s - 1]) / (times[s] - times[s - 1]);
  return place;
}

void SampleWarp::Layer::applyRow(double time, double* row) const {
  const Place place = placeOf(time);
  if (place.share == 0) return;
  const std::size_t width = members.size();
  for (const Run& run : runs) {
    const Cubics scales{scale.data() + 4 * place.segment * width + run.member, width};
    const Cubics offsets{offset.data() + 4 * place.segment * width + run.member, width};
    warpRow(row + run.channel, run.length, scale.empty() ? nullptr : &scales,
            offset.empty() ? nullptr : &offsets, place.u, place.share);
  }
}

bool SampleWarp::Layer::applyRows(const double* rowTimes, const Block& block) const {
  double u[kRows];
  std::size_t segment = 0;
  for (std::size_t r = 0; r < kRows; ++r) {
    const Place place = placeOf(rowTimes[r]);
    if (place.share != 1 || (r > 0 && place.segment != segment)) return false;
    segment = place.segment;
    u[r] = place.u;
  }
  const std::size_t width = members.size();
  for (const Run& run : runs) {
    const Rows rows{block.in + run.channel, block.out + run.channel, run.length, block.stride, block.ahead};
    const Cubics scales{scale.data() + 4 * segment * width + run.member, width};
    const Cubics offsets{offset.data() + 4 * segment * width + run.member, width};
    if (scale.empty()) {
      warpOffset(rows, offsets, u);
    } else if (offset.empty()) {
      warpScale(rows, scales, u);
    } else {
      warpBoth(rows, scales, offsets, u);
    }
  }
  return true;
}

// kRows rows through all layers. The first layer reads the source itself where it has every channel.
void SampleWarp::applyRows(const double* in, double* out, std::size_t first, bool more) const {
  double times[kRows];
  for (std::size_t r = 0; r < kRows; ++r) times[r] = timeOf(first + r);
  const std::size_t ahead = more ? kRows * channels_ : 0;
  const bool direct = !layers_.empty() && layers_.front().members.size() == channels_;
  bool copied = in == out;
  for (const Layer& layer : layers_) {
    const bool taken = !copied && direct && layer.applyRows(times, {in, out, channels_, ahead});
    if (!copied && !taken) std::memcpy(out, in, kRows * channels_ * sizeof(double));
    copied = true;
    if (taken) continue;
    if (layer.applyRows(times, {out, out, channels_, 0})) continue;
    for (std::size_t r = 0; r < kRows; ++r) layer.applyRow(times[r], out + r * channels_);
  }
  if (!copied) std::memcpy(out, in, kRows * channels_ * sizeof(double));
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
    std::size_t f = from;
    for (; f + kRows <= to; f += kRows) {
      applyRows(in + f * channels_, out + f * channels_, f, f + 2 * kRows <= first + count);
    }
    for (; f < to; ++f) {
      double* row = out + f * channels_;
      if (in != out) std::memcpy(row, in + f * channels_, channels_ * sizeof(double));
      for (const Layer& layer : layers_) layer.applyRow(timeOf(f), row);
    }
  }
}

}  // namespace footfall::warp

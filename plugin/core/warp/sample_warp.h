// SPDX-License-Identifier: MIT
// Scale and offset warps of all channels of a sampled motion at once, frame by frame: a row of samples is
// read and written once, and channels whose warps have the same key times share the search and the powers of
// u.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "warp/warp_stack.h"

namespace footfall {

class SampleWarp {
 public:
  SampleWarp() = default;
  // stacks: one a channel, spatial warps only, splines held outside their keys. Frame f is at
  // start + f · frameTime (seconds). Throws Error for a time warp or a spline that repeats.
  SampleWarp(const std::vector<WarpStack>& stacks, double start, double frameTime);

  std::size_t channels() const { return channels_; }
  // Rows first … first + count - 1 of samples that are #frames by #channels; `in` may be `out`. Within
  // rounding of WarpStack::affine a sample; the same bits on any number of threads and for any rows.
  void apply(const double* in, double* out, std::size_t first, std::size_t count, int threads = 0) const;

 private:
  // One place in the stacks: channels whose warps there are alike but for their splines' values. A scale and
  // the offset that follows it are one layer.
  struct Layer {
    std::vector<double> times;  // of the keys
    std::optional<EasedRange> range;
    std::vector<std::size_t> members;  // channels, rising
    struct Run {
      std::size_t channel, member, length;  // members side by side
    };
    std::vector<Run> runs;
    // Weighted, as cubics: four coefficients by #members, a segment each; before the first key, between keys,
    // after the last. None: no scale, no offset.
    std::vector<double> scale, offset;

    void apply(double time, double* row) const;
  };
  // Members of a layer and their warps.
  struct Draft;
  void add(const Draft& draft);

  std::size_t channels_ = 0;
  double start_ = 0, frameTime_ = 1;
  std::vector<Layer> layers_;
};

}  // namespace footfall

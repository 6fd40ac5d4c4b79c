// SPDX-License-Identifier: MIT
// Scale and offset warps of all channels of a sampled motion at once, frame by frame: a row of samples is
// read and written once, and channels whose warps have the same key times share the search for the segment.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "warp/channels/warp_stack.h"

namespace footfall::warp {

class SampleWarp {
 public:
  SampleWarp() = default;
  // stacks: one per channel, spatial warps only, splines held outside their keys. Frame f is at
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
    // Weighted, as cubics: four coefficients by #members, one per segment; before the first key, between
    // keys, after the last. None: no scale, no offset.
    std::vector<double> scale, offset;

    struct Place {
      std::size_t segment = 0;
      double u = 0, share = 1;
    };
    Place placeOf(double time) const;
    void applyRow(double time, double* row) const;
    // Rows side by side; ahead: how far on those lie that come next, 0 for none.
    struct Block {
      const double* in;
      double* out;
      std::size_t stride, ahead;
    };
    // False, and nothing done, where the rows are not in one segment or not warped in full.
    bool applyRows(const double* rowTimes, const Block& block) const;
  };
  // Members of a layer and their warps.
  struct Draft;
  void add(const Draft& draft);
  double timeOf(std::size_t frame) const { return start_ + static_cast<double>(frame) * frameTime_; }
  void applyRows(const double* in, double* out, std::size_t first, bool more) const;

  std::size_t channels_ = 0;
  double start_ = 0, frameTime_ = 1;
  std::vector<Layer> layers_;
};

}  // namespace footfall::warp

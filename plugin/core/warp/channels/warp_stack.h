// SPDX-License-Identifier: MIT
// Time, scale and offset warps of one channel as an ordered stack (Samson 1999 §3.2.3, eqs 3.7 to 3.10).
//
// The stack is kept beside the source and evaluated from it: nothing is resampled between warps. Each warp
// works on what those before it give. A time warp therefore moves the warps before it along with the source;
// those after it are keyed in its new time. Thesis order, spatial warps in source time: scale, offset, time.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "curve/ctb_spline.h"
#include "curve/curve.h"
#include "curve/time_map.h"

namespace footfall::warp {

// A value and its slope by time.
struct ValueAndRate {
  double value = 0;
  double rate = 0;
};

// Where a warp acts: 0 at start, 1 from start + easeIn to end - easeOut, 0 at end; raised cosines between. An
// ease of 0 is a step. Eases longer than the range share it.
struct EasedRange {
  TimeRange time;
  double easeIn = 0;
  double easeOut = 0;

  ValueAndRate weight(double time) const;
  bool operator==(const EasedRange& other) const;
};

struct Warp {
  enum class Kind : std::uint8_t {
    Time,   // θ'(t') = θ(t' + w (f(t') - t'))
    Scale,  // θ'(t) = (1 + w (s(t) - 1)) θ(t)
    Offset  // θ'(t) = θ(t) + w o(t)
  };
  Kind kind = Kind::Offset;
  std::string name;
  CtbSpline spline;  // s or o; without keys neutral, whatever the spline's own neutral value
  TimeMap time;      // f, of Kind::Time
  bool muted = false;
  double weight = 1;                // the envelope: 0 nothing, 1 all of it; any finite value
  std::optional<EasedRange> range;  // in the time the warp is keyed in
};

// Any function of time with its slope: a curve, samples, what another stack gives.
using Source = std::function<ValueAndRate(double time)>;
Source sourceOf(const Curve& curve);  // refers to the curve

class WarpStack {
 public:
  WarpStack() = default;
  // Throws Error where a weight or a range is not finite or a range ends before it starts.
  explicit WarpStack(std::vector<Warp> warps);

  const std::vector<Warp>& warps() const { return warps_; }
  bool neutral() const;  // nothing would change

  // The time of the source shown at a time of the result.
  ValueAndRate sourceTime(double time) const;
  ValueAndRate evaluate(const Source& source, double time) const;
  double evaluate(const Curve& source, double time) const;

  // The result at a time is factor · θ(sourceTime) + term: what many channels of one stack share.
  struct Affine {
    double sourceTime, factor, term;
  };
  Affine affine(double time) const;

  // Times of the result at which it may have a corner or a jump: keys of warps, ends of ranges, and the given
  // times of the source. Sorted, no two alike. Throws Error where the source's time runs back.
  std::vector<double> corners(const std::vector<double>& sourceTimes) const;
  // Whether all time warps only run forward.
  bool forward() const;
  // The result's range that shows the whole range of the source.
  TimeRange shown(TimeRange source) const;

 private:
  double earlier(double time, std::size_t warp) const;  // through the inverse of one time warp
  std::vector<Warp> warps_;
};

}  // namespace footfall::warp

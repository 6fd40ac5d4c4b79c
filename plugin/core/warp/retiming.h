// SPDX-License-Identifier: MIT
// Time warps (Samson 1999 §3.2.3.1, eq 3.7): from the new time to the time of the source, t = f(t').
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "curve/curve_set.h"

namespace footfall {

struct TimeKey {
  double at = 0;      // t': when the result shows it
  double source = 0;  // t: what it shows
};

enum class TimeInterpolation : std::uint8_t {
  Spline,   // through the keys as a CTB spline; may overshoot, so that time runs back for a moment
  Linear,   // one speed a segment
  Monotone  // as Spline, slopes limited so that time runs back only where the keys do (Fritsch and Carlson
            // 1980)
};

// Any unit of time. Without keys time is as it was; with one it is shifted; beyond the first and last key it
// goes on at the source's own speed.
class Retiming {
 public:
  Retiming() = default;
  // Throws Error where a time is not finite or `at` does not increase.
  explicit Retiming(std::vector<TimeKey> keys, TimeInterpolation interpolation = TimeInterpolation::Spline);

  const std::vector<TimeKey>& keys() const { return keys_; }
  TimeInterpolation interpolation() const { return interpolation_; }
  bool identity() const { return keys_.empty(); }

  double source(double at) const;  // f(t'), at a key exactly its source
  double speed(double at) const;   // f'(t'); at a key of the segment that starts there

  // The first time from which the source runs back; nothing where it never does.
  std::optional<double> reversal() const;
  // When the result first shows a time of the source. Throws Error where time runs back somewhere.
  double inverse(double source) const;
  // The range of the result that shows the whole range of the source; where time runs back, that of the keys.
  TimeRange shown(const TimeRange& source) const;

 private:
  std::size_t segmentAt(double at) const;
  double limitedSlope(std::size_t key) const;

  std::vector<TimeKey> keys_;
  std::vector<double> leaving_, arriving_;  // slopes at both ends of each segment
  TimeInterpolation interpolation_ = TimeInterpolation::Spline;
};

// Keys of a time map from speeds (1: as it was) given at times of the result, running straight between them:
// a hold is a speed of 0. The first time shows `start`. steps: keys a span, more for a closer curve.
std::vector<TimeKey> timeKeysFromSpeeds(const std::vector<TimeKey>& speeds, double start, int steps = 4);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// The named curves of a scene or clip.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "curve/curve.h"

namespace footfall {

struct NamedCurve {
  std::string node;       // "hip_L", "|rig|hip_L" or "ns:hip_L", as the file has it
  std::string attribute;  // long name: "translateX"
  Curve curve;

  std::string name() const { return node + "." + attribute; }
};

struct TimeRange {
  double start = 0;  // seconds
  double end = 0;
};

class CurveSet {
 public:
  CurveSet() = default;
  explicit CurveSet(std::vector<NamedCurve> curves) : curves_(std::move(curves)) {}

  std::size_t size() const { return curves_.size(); }
  bool empty() const { return curves_.empty(); }
  const NamedCurve& operator[](std::size_t i) const { return curves_[i]; }
  NamedCurve& operator[](std::size_t i) { return curves_[i]; }
  auto begin() const { return curves_.begin(); }
  auto end() const { return curves_.end(); }
  auto begin() { return curves_.begin(); }
  auto end() { return curves_.end(); }

  NamedCurve& add(std::string node, std::string attribute, Curve curve);
  // The curve of a plug, or null. The node may be given by the end of its path alone ("hip_L" for
  // "|rig|hip_L" and "ns:hip_L") where only one has the attribute.
  const Curve* find(std::string_view node, std::string_view attribute) const;

  TimeRange range() const;  // of all keys of time curves; zeros without any
  // Takes whole turns out of the jumps between successive keys of angular curves, so that they run on.
  void unwrap();
  // Every time curve with a key at each of the times (strictly increasing, else Error) and linear tangents;
  // its infinities stay. Curves of a unitless input are copied.
  CurveSet resampled(const std::vector<double>& times) const;

 private:
  std::vector<NamedCurve> curves_;
};

// Samples of many curves: one contiguous block, a run of times after the other.
struct CurveSamples {
  std::size_t curves = 0;
  std::size_t times = 0;
  std::vector<double> values;  // #curves by #times, a curve's samples side by side

  const double* curve(std::size_t i) const { return values.data() + i * times; }
};

// Evaluates every curve at every time. Bit for bit what Curve::evaluate gives, on any number of threads;
// fastest where times rise. threads 0: as many as OpenMP has.
CurveSamples sample(const CurveSet& set, const std::vector<double>& times, int threads = 0);
// The same into samples that are there already: where they have the size, their memory is used again, which
// spares most of the time of a large call.
void sample(const CurveSet& set, const std::vector<double>& times, CurveSamples& into, int threads = 0);

// The same for one curve into count doubles at out, on the calling thread; allocates nothing. The times and
// out must not overlap.
void sample(const Curve& curve, const double* times, std::size_t count, double* out);

}  // namespace footfall

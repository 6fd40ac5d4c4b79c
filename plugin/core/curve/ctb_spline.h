// SPDX-License-Identifier: MIT
// Splines with continuity, tension and bias at each key (Kochanek and Bartels 1984), as Samson 1999 §3.2.2
// warps motion with. Time is in any unit; frames there.
#pragma once

#include <cstddef>
#include <vector>

namespace footfall {

struct CtbKey {
  double time = 0;
  double value = 0;
  double continuity = 0;  // −1 to 1; −1: each side its own chord, a corner
  double tension = 0;     // −1 to 1; 1: tangents without length
  double bias = 0;        // −1 to 1; leans the tangent to one chord
  bool linear = false;    // the segment that ends here is straight
  bool step = false;      // the segment that ends here holds its first value
};

struct CtbOptions {
  // Positive bias follows the chord before the key (Kochanek and Bartels, LightWave) or the one after it
  // (eq 3.4 of the thesis as printed).
  enum class Bias { KochanekBartels, Thesis } bias = Bias::KochanekBartels;
  // Tangents of the first and last key. Open: both coefficients on the only chord. LightWave: that chord's
  // own coefficient twice. Cyclic: the missing neighbour comes from the other end, moved by the rise from the
  // first key to the last (0 for a closed motion, the travel of a stride for a body).
  enum class Ends { Open, LightWave, Cyclic } ends = Ends::Open;
  // Outside the keys: the end's value; the neutral value; the keys again; the keys again, risen by the drift.
  enum class Outside { Hold, Reset, Repeat, RepeatWithDrift } outside = Outside::Hold;
  double neutral = 0;  // the value without keys, and of Reset
};

// Two keys give a line, one a constant, none the neutral value.
class CtbSpline {
 public:
  CtbSpline() = default;
  // Throws Error where times are not finite and strictly increasing, a value is not finite, or a control is
  // not in [−1, 1].
  explicit CtbSpline(std::vector<CtbKey> keys, const CtbOptions& options = {});

  const std::vector<CtbKey>& keys() const { return keys_; }
  const CtbOptions& options() const { return options_; }
  // The cubic from key i to the next: its four coefficients in u from 0 to 1, constant first.
  const double* segment(std::size_t i) const { return segments_[i].c; }

  double evaluate(double time) const;  // at a key exactly its value
  // Slope a unit of time; at a key of the segment that starts there (the last key: that ends there). 0 where
  // held.
  double derivative(double time) const;

 private:
  struct Segment {
    double c[4];  // cubic in u = (t − t_i) / (t_{i+1} − t_i), constant first
  };
  double tangent(std::size_t key, bool leaving, double span) const;
  std::size_t segmentAt(double time) const;
  double wrapped(double time, double& cycles) const;

  std::vector<CtbKey> keys_;
  std::vector<Segment> segments_;
  CtbOptions options_;
};

}  // namespace footfall

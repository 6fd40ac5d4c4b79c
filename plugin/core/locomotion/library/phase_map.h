// SPDX-License-Identifier: MIT
// One clock for clips that do the same at different times: keyframes (foot strikes and lifts) spread evenly
// over the phase 0 to 1 (equations 4.10 and 4.11).
#pragma once

#include <cstdint>
#include <vector>

namespace footfall::locomotion {

enum class PhaseMapKind : std::uint8_t {
  Linear,  // straight between keys, as printed: a clip's pace jumps at keys
  Smooth   // a monotone cubic, periodic: no jumps of pace
};

class PhaseMap {
 public:
  PhaseMap() = default;
  // Keys: at least two times, rising, in whatever unit time is to be. Throws Error naming the key (from 1)
  // that does not rise.
  explicit PhaseMap(std::vector<double> keys, PhaseMapKind kind = PhaseMapKind::Smooth);

  const std::vector<double>& keys() const { return keys_; }
  double start() const { return keys_.front(); }
  double duration() const { return keys_.back() - keys_.front(); }
  double time(double phase) const;  // T(t); phases beyond 0 to 1 are clamped
  double rate(double phase) const;  // dT/dt, above 0
  double phase(double time) const;  // t(T); clamped likewise

 private:
  // The interval of a phase, and how far into it.
  std::size_t interval(double phase, double& within) const;

  std::vector<double> keys_, slopes_;  // slopes: dT/dt at keys, empty where Linear
};

}  // namespace footfall::locomotion

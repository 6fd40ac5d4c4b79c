// SPDX-License-Identifier: MIT
// When a leg of a gait stands: touchdown and duty as shares of the stride (Samson 1999 §2.2.2).
#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

namespace footfall::gait {

// Into [0, 1).
inline double fractionOf(double x) {
  const double f = x - std::floor(x);
  return f < 1 ? f : 0;
}
// The same phase, nearest to 0: in [−0.5, 0.5].
inline double shortestTurn(double x) {
  return x - std::round(x);
}

struct LegTiming {
  double phase = 0;   // touchdown, strides after the gait's start; 0 to 1
  double duty = 0.5;  // share of the stride the foot stands; above 0, below 1
};

// Where a leg is, whatever its timings: in stance or in flight, and how far through it.
struct LegState {
  bool standing = true;
  double u = 0;  // 0 to 1
};

// Of a leg so many strides after its touchdown.
inline LegState legState(double sinceTouchdown, double duty) {
  const double x = fractionOf(sinceTouchdown);
  return x < duty ? LegState{true, x / duty} : LegState{false, (x - duty) / (1 - duty)};
}
// Strides since touchdown at which a leg of another duty is in this state.
inline double sinceTouchdown(const LegState& state, double duty) {
  return state.standing ? state.u * duty : duty + state.u * (1 - duty);
}

// The shift c of gait b's touchdowns for which the legs have the least to change on the way from a to b: the
// sum of squares of the shortest turns b + c − a is least (after Girard 1985). Both of as many legs.
double leastShift(const std::vector<LegTiming>& a, const std::vector<LegTiming>& b);

}  // namespace footfall::gait

// SPDX-License-Identifier: MIT
// When a leg stands: touchdown and duty factor as shares of the stride (Samson 1999 §2.2.2).
#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

namespace footfall::gait {

// The fractional part, in [0, 1).
inline double fractionOf(double x) {
  const double f = x - std::floor(x);
  return f < 1 ? f : 0;
}
// The same phase in [−0.5, 0.5].
inline double shortestTurn(double x) {
  return x - std::round(x);
}

struct LegTiming {
  double phase = 0;   // touchdown in strides after the start of the gait, 0 to 1
  double duty = 0.5;  // share of the stride that the foot stands, above 0 and below 1
};

// How far a leg is through its stance or its swing, whatever the timing.
struct LegState {
  bool standing = true;
  double u = 0;  // 0 to 1 through the stance or the swing
};

// The state of a leg this many strides after its touchdown.
inline LegState legState(double sinceTouchdown, double duty) {
  const double x = fractionOf(sinceTouchdown);
  return x < duty ? LegState{true, x / duty} : LegState{false, (x - duty) / (1 - duty)};
}
// Strides since touchdown at which a leg with another duty factor is in this state.
inline double sinceTouchdown(const LegState& state, double duty) {
  return state.standing ? state.u * duty : duty + state.u * (1 - duty);
}

// The phase shift c of gait b that moves the legs least on the way from a to b: it minimises the sum of the
// squared shortest turns of b + c − a (after Girard 1985). Both gaits have the same number of legs.
double leastShift(const std::vector<LegTiming>& a, const std::vector<LegTiming>& b);

}  // namespace footfall::gait

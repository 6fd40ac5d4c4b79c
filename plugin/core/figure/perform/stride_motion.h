// SPDX-License-Identifier: MIT
// People's trunk and arms over a performance: the curves of stride_curves.h at the phases of its contacts.
#pragma once

#include <vector>

#include "figure/perform/performance.h"
#include "figure/perform/stride_curves.h"

namespace footfall {

// When the feet of one leg strike and leave, over and before and after a performance.
class StrideClock {
 public:
  // usual: seconds of a stride where the leg has only one contact. range: is covered, by repeating the first
  // and last strides.
  StrideClock(const Contacts& contacts, int leg, double loop, double usual, const TimeRange& range);

  bool empty() const { return strides_.empty(); }
  // share and duty at a time; speed and running are left at 0.
  StrideMoment at(double time) const;
  double strideAt(double time) const;  // seconds that the stride at a time takes

 private:
  struct Stride {
    double start, leaves, end;
  };
  const Stride& strideOf(double time) const;
  std::vector<Stride> strides_;
};

// Values per frame.
struct StrideMotion {
  std::vector<double> weight;          // 1: steps forward in turn, as people walk and run; 0: anything else
  std::vector<TrunkCurves> trunk;      // towards the left side
  std::vector<ArmCurves> left, right;  // arms
};

// How far strides of a leg are those of a walk or run: 1 where the other foot strikes in their middle and
// they are not too long ([√(leg/g)]), 0 for hops, jumps and stands. otherStrike: share of the stride.
double turnTaking(double otherStrike, double duration);

// heading: radians per frame. All weights are 0 where the figure does not have two legs side by side under an
// upright trunk.
StrideMotion strideMotion(const Performance& performance, const Character& character,
                          const std::vector<double>& heading);

}  // namespace footfall

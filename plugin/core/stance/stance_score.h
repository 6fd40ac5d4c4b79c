// SPDX-License-Identifier: MIT
// How plausible a warped stance is (Cummings 2001 §4.3): above 0 it is feasible, and better the higher; below
// 0 it is not, and worse the lower.
#pragma once

#include <cstdint>
#include <string>

#include "stance/stance_warp.h"

namespace footfall::stance {

struct StanceLimits {
  double friction = 0.8;      // coefficient
  double longest = 1.25;      // leg: centre of mass to contact point, m
  double shortest = 0.7;      // m
  double normalForce = 3000;  // N
  bool apexOutside = false;   // an apex within the contact counts as implausible (not in the thesis)
};
// The limits of the thesis are for a figure of 80 kg whose centre of mass stands 1 m high; these scale with
// both.
StanceLimits limitsFor(double standingHeight, double mass);

enum Violation : std::uint8_t {  // in the order in which they are counted
  kPushesDown = 1,               // the upward force would be negative
  kPushesBack = 2,               // the force along the heading changes sign
  kTooStrong = 4,
  kTooShort = 8,
  kTooLong = 16,
  kSlips = 32,
  kApexInContact = 64
};

struct StanceScore {
  double value = 0;
  unsigned violations = 0;                                          // bits of Violation
  double friction = 0, longest = 0, shortest = 0, normalForce = 0;  // extremes over the contact
  double scaleUp = 1, scaleHeading = 1;                             // β

  bool plausible() const { return value > 0; }
};

enum class ScoreForm : std::uint8_t {
  Repaired,  // implausible stances always score below 0
  AsPrinted  // eqs 4.11 to 4.14 to the letter: a negative scale alone scores +1
};

// The table must be unscaled and the warp without fault. Does not allocate.
StanceScore scoreStance(const StanceTable& table, const StanceHandles& handles, const StanceWarp& warp,
                        const StanceLimits& limits = {}, ScoreForm form = ScoreForm::Repaired);
// Sets value and violations from the measures.
void rate(StanceScore& score, const StanceLimits& limits, bool apexInContact = false,
          ScoreForm form = ScoreForm::Repaired);

// "slips (friction 1.02, at most 0.8)", joined by "; ". Empty where nothing is violated.
std::string explain(const StanceScore& score, const StanceLimits& limits);

}  // namespace footfall::stance

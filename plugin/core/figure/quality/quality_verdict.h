// SPDX-License-Identifier: MIT
// What the measures of a motion mean for those who use it: good, look at it, or bad.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "figure/quality/quality.h"

namespace footfall {

// Whom the motion is for. quality_verdict_tuning.h has the limits.
enum class QualityProfile : std::uint8_t {
  Film,    // finished animation, seen large
  Game,    // finished animation, seen from farther away and blended with other motion
  Capture  // recorded motion as it comes, before it is cleaned
};
const std::vector<std::string>& qualityProfileWords();  // "film" …, in the order of QualityProfile

enum class Verdict : std::uint8_t { Good, LookAtIt, Bad };
const char* nameOf(Verdict verdict);  // "good", "look at it", "bad"

// A measure and what is to be said of it.
struct JudgedMeasure {
  std::string name, unit;    // as in measuresOf; besides "joint_speed" and "off_hinge"
  double value = 0;          // in the unit: the largest; of joint_jump and jerk the 99.9th percentile
  std::size_t frame = 0;     // of the largest
  std::string where;         // "left", "LeftKnee", "body"
  double good = 0, bad = 0;  // up to the first it is good, above the second bad
  Verdict verdict = Verdict::Good;
};

// Those that apply, in the order of measuresOf, then the speed that joints turn at and how far knees, hocks
// and elbows bend off their hinge.
std::vector<JudgedMeasure> judgedMeasures(const Motion& motion, const QualityReport& report,
                                          QualityProfile profile);

// A motion whose flights fall much faster or slower than things fall plays at a wrong rate.
struct FallRate {
  double gravities = 1;  // that the body falls at, the median of its flights
  double rate = 0;       // frames per second at which it would fall at one; near a usual rate that one
};
// None where there is no flight of a tenth of a second, or the rate is right within a quarter.
std::optional<FallRate> contradictedRate(const Motion& motion, const QualityReport& report);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// From where on a measure is worth a look, and from where on it is bad.
//
// Film and game: by eye, from keyed and generated motion (whose feet stand within a millimetre) and from what
// is seen at full height on a screen of 1080 lines, where a figure is 1 000 lines high and a line is 2 mm; in
// games it is a third of that. Capture: about the median and the 97th percentile of 35 recorded clips (those
// of the first folder of the tests: skate 23 and 37 mm, slip 25 and 49, penetration 15 and 35, float 9 and
// 16, jumps 1 600 and 2 000 °/s in the 99.9th percentile, 0.7 and 1.6 m/s, jerk 2 900 and 4 500 m/s³,
// flight 2.1 and 4.5 m/s², imbalance 260 and 500 mm). Lowered: more is worth a look, or bad.
#pragma once

namespace footfall::quality_verdict_tuning {

struct Limits {
  double good, bad;
};
struct Judged {
  const char* measure;
  Limits film, game, capture;
  bool high = false;  // the 99.9th percentile is judged, as single wild frames are common
};
// In the units of reports.
inline constexpr Judged kJudged[] = {{"skate", {2, 8}, {5, 20}, {23, 40}},
                                     {"slip", {3, 12}, {8, 30}, {25, 50}},
                                     {"penetration", {3, 10}, {8, 25}, {15, 35}},
                                     {"float", {3, 10}, {8, 25}, {10, 17}},
                                     {"joint_jump", {400, 1200}, {800, 2400}, {1600, 3000}, true},
                                     {"root_jump", {0.3, 1}, {0.6, 2}, {0.7, 1.6}},
                                     {"jerk", {1500, 4000}, {3000, 8000}, {3000, 6000}, true},
                                     {"extension", {99.7, 100.05}, {99.9, 100.2}, {100.05, 101}},
                                     {"contact_residual", {0.5, 2}, {1, 4}, {0.5, 2}},
                                     {"flight_residual", {2, 5}, {4, 8}, {2.2, 5}},
                                     {"imbalance", {100, 300}, {200, 500}, {260, 500}}};
// Degrees per second. The fastest joints of people's walks, runs and leaps turn at about 1 000 (knees in
// sprints, elbows in punches; Winter, "Biomechanics and Motor Control of Human Movement"), throwing shoulders
// at up to 7 000.
inline constexpr Limits kJointSpeed[] = {{2000, 4000}, {2000, 6000}, {3500, 10000}};
// Degrees: a knee turns in and out by some degrees besides (tibial rotation, 5 to 15 in walks).
inline constexpr Limits kOffHinge[] = {{5, 15}, {10, 25}, {10, 25}};

// Flights shorter than this, seconds, say little of how fast the body falls. Raised: fewer motions are
// judged.
inline constexpr double kShortestFall = 0.1;
// A rate is contradicted where it is off by more than this factor (falls go with its square). Raised: fewer
// are.
inline constexpr double kOffRate = 1.25;
// Frames per second that files usually have, taken where the one found is within a tenth of them.
inline constexpr double kUsualRates[] = {24, 25, 30, 48, 50, 60, 100, 120, 200, 240};

}  // namespace footfall::quality_verdict_tuning

// SPDX-License-Identifier: MIT
// What makes a moment of a motion worth a look.
#pragma once

namespace footfall::quality_moments_tuning {

// A measure, in the units of reports: nothing to see at `none`, severity 1 at `one`, straight between and
// beyond. Those of `one` are the medians, rounded, of the worst moments of 36 recorded clips (every other of
// those in docs/method/quality.md by name): 21.3 mm skate, 23.1 mm slip, 18.9 mm penetration, 9.7 mm float,
// 0.73 m/s, 1.3 m/s² in flight, 264 mm imbalance; of joints the median 99.9th percentiles (1270 °/s, 2830
// m/s³), as a single wild frame is common. Legs and push on the ground by eye: stretched legs are not a
// fault, legs longer than they are would be. Raised: the measure comes later in the list.
struct Severity {
  const char* measure;
  double none, one;
};
inline constexpr Severity kSeverities[] = {{"skate", 0, 20},           {"slip", 0, 23},
                                           {"penetration", 0, 19},     {"float", 0, 10},
                                           {"joint_jump", 0, 1300},    {"root_jump", 0, 0.7},
                                           {"jerk", 0, 3000},          {"extension", 97, 103},
                                           {"contact_residual", 0, 1}, {"flight_residual", 0, 1.3},
                                           {"imbalance", 0, 260}};
// Severity below which a moment is not named. Raised: good motions have shorter lists. By eye.
inline constexpr double kLeast = 0.1;
// Seconds between two moments of the list; and of one measure of one joint or foot. Raised: the list is
// spread wider, and faults close to each other share one moment. By eye: about a step.
inline constexpr double kApart = 0.25, kSameApart = 0.5;

}  // namespace footfall::quality_moments_tuning

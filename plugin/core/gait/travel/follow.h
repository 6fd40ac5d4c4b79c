// SPDX-License-Identifier: MIT
// Strides along a path over the ground, at any speed, from one gait into another: no foot slides or sinks.
//
// The path is drawn in plan and laid on the terrain; the speed is over the ground. Each foot is planted on
// the ground below it; height, pitch and roll of the body follow from the feet, its spine from the path.
// Samson 1999 without the defects it reports; thesis_follow.h has it with them.
#pragma once

#include <string>
#include <vector>

#include "base/progress.h"
#include "figure/ik/reach_limits.h"
#include "figure/perform/performance.h"
#include "gait/travel/gait_clock.h"
#include "gait/travel/travel_path.h"

namespace footfall::gait {

struct FollowOptions {
  double frameRate = 60;  // frames a second
  double duration = 0;    // seconds; 0: to the end of the path
  // Shares, 1 in full.
  double bank = 0.5;         // of the lean that balances a turn
  double slope = 1;          // of the ground's pitch that the trunk takes on (never an upright one)
  double roll = 0.5;         // of the ground's roll
  double spine = 1;          // of the path's turn that the spine takes on
  double look = 0.6;         // of the turn ahead that the neck takes on
  double posture = 1;        // of how feet and body change with speed
  double maxPitch = 0.8;     // radians
  double softReach = reach_limits::kFollowSoft;  // of a leg's length: from here on the body is let down
  double maxDrop = 0.35;     // of the hip height: no further
  int threads = 0;
  Progress progress;
};

enum class FollowTrouble : std::uint8_t {
  Reach,      // a standing foot could not be reached: metres short
  Lowered,    // the body had to come down: metres
  Step,       // the ground rises or falls by more than a leg from print to print: metres
  OffGround,  // prints off the terrain: how many
  Duty,       // so slow that a foot would never leave the ground: kept down for less
  Quick,      // a change of gait too quick for a leg: it takes longer
  Waiting,    // it stands still with feet in the air: how many
  Pitch,      // the slope would pitch the trunk by more than maxPitch: radians
  Fast        // faster than a walk can be, v > √(g h): metres a second
};

struct FollowNote {
  FollowTrouble trouble = FollowTrouble::Reach;
  double time = 0;  // seconds
  double amount = 0;
  std::string text;
};

struct Followed {
  Motion motion;
  Performance performance;                      // the pelvis, the feet, the contacts, the strides done
  std::vector<std::vector<double>> legPhase;    // #legs by #frames: strides since the leg's touchdown, 0 to 1
  std::vector<double> speed;                    // metres a second over the ground, each frame
  std::vector<double> drop;                     // metres the body was let down, each frame
  std::vector<std::vector<double>> touchdowns;  // #legs: seconds, within the motion
  double distance = 0;                          // metres over the ground
  std::vector<FollowNote> notes;
};

// The same bits on any number of threads. Throws Error for options out of range, Cancelled.
Followed followPath(const GaitPlan& plan, const TravelPath& path, const TravelSpeed& speed,
                    const FollowOptions& options = {});

// A plan of one stride.
GaitPlan onlyGait(Stride stride);

}  // namespace footfall::gait

// SPDX-License-Identifier: MIT
// Sends strides along a path over the ground at any speed and from one gait into another; no foot slides or
// sinks.
//
// The path is drawn in plan and projected onto the terrain; the speed is along the ground. Each foot is
// planted on the ground below it; height, pitch and roll of the body follow from the feet, the bend of its
// spine from the path. This is Samson 1999 without the defects that the thesis reports; thesis_follow.h is
// the method as published.
#pragma once

#include <string>
#include <vector>

#include "base/note.h"
#include "base/progress.h"
#include "figure/ik/reach_limits.h"
#include "figure/perform/performance.h"
#include "gait/travel/gait_clock.h"
#include "gait/travel/travel_path.h"

namespace footfall::gait {

struct FollowOptions {
  double frameRate = 60;  // frames per second
  double duration = 0;    // seconds; 0: to the end of the path
  // Shares; 1 is the full effect.
  double bank = 0.5;      // of the lean that balances a turn
  double slope = 1;       // of the pitch of the ground, for the trunk (never of an upright figure)
  double roll = 0.5;      // of the roll of the ground
  double spine = 1;       // of the turn of the path, for the spine
  double look = 0.6;      // of the turn ahead, for the neck
  double posture = 1;     // of the change of feet and body with speed
  double maxPitch = 0.8;  // of the trunk, radians
  double softReach = reach_limits::kFollowSoft;  // share of the leg's length from which the body is lowered
  double maxDrop = 0.35;                         // of the body, hip heights
  int threads = 0;
  Progress progress;
};

// The limit that a note is about, and what its amount is.
enum class FollowLimit : std::uint8_t {
  Reach,      // a standing foot was out of reach: metres missing. Unmet
  Lowered,    // the body was lowered: metres
  Step,       // the ground rises or falls by more than a leg between footprints: metres. Unmet
  OffGround,  // footprints off the terrain: their number
  Duty,       // too slow for feet to leave the ground; they are lifted anyway
  Quick,      // a change of gait too quick for a leg, which takes longer
  Waiting,    // standing still with feet in the air: their number
  Pitch,      // the slope would pitch the trunk by more than maxPitch: radians
  Fast        // faster than a walk can be, v > √(g h): metres per second
};

struct FollowNote : Note {
  FollowLimit limit = FollowLimit::Reach;
};

struct PathTravel {
  Motion motion;
  Performance performance;                      // pelvis, feet, contacts, strides
  std::vector<std::vector<double>> legPhase;    // #legs by #frames: strides since the leg's touchdown, 0 to 1
  std::vector<double> speed;                    // metres per second over the ground, one per frame
  std::vector<double> drop;                     // metres that the body is lowered, one per frame
  std::vector<std::vector<double>> touchdowns;  // #legs: seconds, within the motion
  double distance = 0;                          // metres over the ground
  std::vector<FollowNote> notes;
};

// The result does not depend on the number of threads. Throws Error for options out of range, Cancelled.
PathTravel followPath(const GaitPlan& plan, const TravelPath& path, const TravelSpeed& speed,
                      const FollowOptions& options = {});

// A plan with a single stride.
GaitPlan singleGait(Stride stride);

}  // namespace footfall::gait

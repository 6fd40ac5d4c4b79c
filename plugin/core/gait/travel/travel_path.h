// SPDX-License-Identifier: MIT
// A path drawn in plan, laid on the ground and walked at a wanted speed.
#pragma once

#include <limits>
#include <vector>

#include "curve/plan_path.h"
#include "curve/time_map.h"
#include "terrain/terrain.h"

namespace footfall::gait {

// How fast, or where when. Seconds from the start; metres over the ground (up hill and down, not in plan).
class TravelSpeed {
 public:
  explicit TravelSpeed(double speed = 1);  // steady
  // Straight from key to key, held outside. Throws Error where times do not increase, a speed is negative or
  // none is above 0.
  explicit TravelSpeed(const std::vector<SpeedKey>& keys);
  // Distances along the path at times, smooth between (a keyed position). Throws Error where a distance
  // falls.
  static TravelSpeed fromDistances(const std::vector<TimeKey>& keys);

  double distance(double time) const;  // from time 0; before and after the keys at the end's speed
  double speed(double time) const;
  // When a distance is reached; never later than `longest`, which is also the answer where it never is.
  double timeAt(double distance, double longest) const;

 private:
  std::vector<SpeedKey> keys_;
  std::vector<double> reached_;     // distance at each key
  std::vector<TimeKey> distances_;  // instead of speeds
  TimeMap map_;
};

struct GroundPosition {
  PathPlace plan;
  double height = 0;  // metres
  double slope = 0;   // rise a metre of plan, along the path
};

// Beyond its ends the path goes straight on. Where the terrain has a hole or ends, the ground goes on level.
class TravelPath {
 public:
  // Throws Error where the path does not touch the terrain at all. step: metres between looks at the ground.
  // near: the height at which it begins, of several levels; infinite: on the highest.
  TravelPath(const PlanPath& path, TerrainPtr terrain, double step = 0.05,
             double near = std::numeric_limits<double>::infinity());

  double length() const { return along_.back(); }  // metres over the ground
  double planLength() const { return path_.length(); }
  const PlanPath& plan() const { return path_; }
  // The distance in plan for one over the ground, and back; straight on beyond the ends.
  double planAt(double ground) const;
  double groundAt(double plan) const;
  GroundPosition at(double planDistance) const;
  // The ground anywhere: a height near `near`. Off the terrain: level at `near`, and false.
  bool ground(double x, double z, double near, GroundPoint& out) const;

  // The steepest slope of the ground along the path (rise a metre), where, and how high the highest sudden
  // step is: more than `step` apart in height from one look to the next.
  struct Steepest {
    double slope = 0, at = 0;  // metres of plan
  };
  Steepest steepest() const;
  double holes() const { return holes_; }  // metres of plan without ground

 private:
  PlanPath path_;
  TerrainPtr terrain_;
  double step_ = 0, holes_ = 0;
  std::vector<double> height_;  // every step_ metres of plan
  std::vector<double> along_;   // metres over the ground up to there
};

}  // namespace footfall::gait

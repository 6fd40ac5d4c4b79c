// SPDX-License-Identifier: MIT
// A path drawn in plan and projected onto the ground, and the speed along it.
#pragma once

#include <limits>
#include <vector>

#include "curve/plan_path.h"
#include "curve/time_map.h"
#include "terrain/terrain.h"

namespace footfall::gait {

// The speed along a path, from speeds or from distances over time. Seconds from the start; metres over the
// ground (along the slope, not in plan).
class TravelSpeed {
 public:
  explicit TravelSpeed(double speed = 1);  // constant
  // Linear between keys and constant outside. Throws Error where times do not increase, a speed is negative
  // or none is above 0.
  explicit TravelSpeed(const std::vector<SpeedKey>& keys);
  // Smooth between keyed distances along the path. Throws Error where a distance decreases.
  static TravelSpeed fromDistances(const std::vector<TimeKey>& keys);

  double distance(double time) const;  // from time 0; beyond the keys at the speed of the end
  double speed(double time) const;
  // The time at which a distance is reached, at most `longest`; `longest` where it is never reached.
  double timeAt(double distance, double longest) const;

 private:
  std::vector<SpeedKey> keys_;
  std::vector<double> reached_;     // distance at each key
  std::vector<TimeKey> distances_;  // used instead of speeds
  TimeMap map_;
};

struct GroundPosition {
  PathPlace plan;
  double height = 0;  // metres
  double slope = 0;   // rise per metre of plan, along the path
};

// The path continues straight beyond its ends, and the ground continues level over holes and beyond the
// terrain.
class TravelPath {
 public:
  // Throws Error where the path nowhere touches the terrain. step: metres between samples of the ground.
  // near: height at which the path begins, where there are several levels; infinite: the highest.
  TravelPath(const PlanPath& path, TerrainPtr terrain, double step = 0.05,
             double near = std::numeric_limits<double>::infinity());

  double length() const { return along_.back(); }  // metres over the ground
  double planLength() const { return path_.length(); }
  const PlanPath& plan() const { return path_; }
  // Converts between distance over the ground and in plan; straight beyond the ends.
  double planAt(double ground) const;
  double groundAt(double plan) const;
  GroundPosition at(double planDistance) const;
  // The ground at (x, z) nearest in height to `near`. Off the terrain: level at `near`, and false.
  bool ground(double x, double z, double near, GroundPoint& out) const;

  // The steepest slope of the ground along the path (rise per metre) and its distance in plan.
  struct Steepest {
    double slope = 0, at = 0;  // metres of plan
  };
  Steepest steepest() const;
  double holes() const { return holes_; }  // metres of plan without ground

 private:
  PlanPath path_;
  TerrainPtr terrain_;
  double step_ = 0, holes_ = 0;
  std::vector<double> height_;  // at intervals of step_ in plan
  std::vector<double> along_;   // metres over the ground to each of them
};

}  // namespace footfall::gait

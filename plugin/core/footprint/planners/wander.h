// SPDX-License-Identifier: MIT
// A figure that wanders among obstacles, print by print, for ever (van de Panne 1997 §4.2, Fig. 20).
#pragma once

#include <cstdint>
#include <vector>

#include "footprint/com/virtual_legs.h"
#include "footprint/track/track.h"

namespace footfall::footprint {

// A tree, a rock: a disc in plan.
struct Obstacle {
  Vec2 centre = Vec2::Zero();  // (x, z), metres
  double radius = 0.3;
};

struct WanderOptions {
  int seed = 1;
  Vec2 least = Vec2(-5, -5), most = Vec2(5, 5);  // the world's corners (x, z), metres
  std::vector<Obstacle> obstacles;
  double tolerance = 0.3;       // metres that the figure keeps from obstacles and from the border
  double lookAhead = 0;         // metres it looks ahead; 0: 1.5, or three steps if that is more
  double stepLength = 0.5;      // leg lengths
  double stepWidth = -1;        // as in PathPrintOptions
  double maxTurn = 0.5;         // radians per step at most
  double drift = 0.12;          // radians per step that it strays when nothing is in the way
  double stance = 0, step = 0;  // seconds; 0: from the distances
};

// Deterministic: the same options give the same prints everywhere.
class Wander {
 public:
  // Starts at a position (x, z) and yaw with its first leg. Throws Error for options out of range and for a
  // start outside the world or too close to an obstacle, naming it.
  Wander(const VirtualLegs& virtualLegs, const Vec2& start, double yaw, const WanderOptions& options = {});

  // The next print, not yet on a terrain. The figure never leaves the world and never comes closer to an
  // obstacle than the tolerance: where every direction is blocked it turns on the spot until one is free.
  Footprint next();

  const Vec2& position() const { return position_; }  // of the figure at the last print
  double yaw() const { return yaw_; }

 private:
  double uniform();                              // in [0, 1)
  double clearance(const Vec2& position) const;  // metres to the nearest obstacle or border, less tolerance
  double freeWay(double yaw) const;              // metres of free ground ahead, lookAhead at most
  double chooseYaw();

  std::vector<double> lanes_;  // metres to the left, per leg
  WanderOptions options_;
  Vec2 position_;
  double yaw_ = 0;
  double swerve_ = 0;  // -1, 1: which way it is turning from an obstacle; 0: none …
  double turned_ = 0;  // … and how far by now, radians
  int leg_ = 0;
  std::uint64_t state_ = 0;
};

// A number of prints at once.
Track wanderTrack(const VirtualLegs& virtualLegs, const Vec2& start, double yaw, int prints,
                  const WanderOptions& options = {});

}  // namespace footfall::footprint

// SPDX-License-Identifier: MIT
// A creature in the Open Dynamics Engine, for comparison.
#pragma once

#include <memory>

#include "creature/control/pose_graph.h"

namespace footfall {

// Whether the benchmarks were built with ODE.
bool hasOde();

// The same links, hinges, springs and monitor points: one body per link, each held to the plane by a planar
// joint, hinges between them, contact joints with the floor's spring and damper where a monitor point is
// below 0.
class OdeCreature {
 public:
  OdeCreature(const creature::Creature& creature, const creature::PoseGraph& graph);
  ~OdeCreature();
  // One step with one pose held; quick: the iterative solver with its default of 20 rounds, else the direct
  // one.
  void step(double seconds, bool quick);
  double comHeight() const;

 private:
  struct World;
  std::unique_ptr<World> world_;
};

}  // namespace footfall

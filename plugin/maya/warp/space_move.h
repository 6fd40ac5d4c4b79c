// SPDX-License-Identifier: MIT
// Controls that travel, moved along the axes of a space instead of their parents': what is added turns with
// it.
#pragma once

#include <maya/MObject.h>

#include <optional>
#include <string>
#include <vector>

#include "maya/scene/keyed_pose.h"
#include "maya/warp/figure_warp.h"

namespace footfall::maya {

struct SpaceMove {
  warp::WarpSpace space = warp::WarpSpace::World;
  double time = 0;                              // of playback, seconds
  std::vector<double> pins;                     // … at which everything stays as it is
  std::string name;                             // of the warp; empty: "places"
  WarpSettings settings;                        // of the warp
  std::optional<warp::ContactPolicy> contacts;  // none: feet go along
};

class SpaceMover {
 public:
  // Nodes to move, in any order, and what carries them, as they are now. Throws Error where one of them does
  // not travel.
  SpaceMover(const std::vector<MObject>& nodes, const SpaceMove& move);

  // Translations of the nodes that are posed at the time, which is now.
  void pose(Edits& edits, const std::vector<PosedChannel>& posed, WarpReport& report) const;
  // Every node is moved by so much along the axes of the space, or, absolute, to a place in it; the scene's
  // units.
  void move(Edits& edits, const Vec3& position, bool absolute, WarpReport& report) const;

 private:
  struct Carried {
    MObject node;
    FigureWarp figure;
  };
  void apply(Edits& edits, std::size_t i, const warp::PositionWarp::PositionGoal& goal,
             WarpReport& report) const;

  SpaceMove move_;
  std::vector<Carried> nodes_;  // parents first
};

// The nodes whose translations are among channels that are posed, each once.
std::vector<MObject> movedNodes(const std::vector<PosedChannel>& posed);
bool isPlace(const PosedChannel& posed);

}  // namespace footfall::maya

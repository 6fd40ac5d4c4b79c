// SPDX-License-Identifier: MIT
// A solved walk, shown at any time: the figure, and what only a walk has.
#pragma once

#include <vector>

#include "figure/figure_player.h"
#include "footprint/walk.h"

namespace footfall {

struct WalkPose : FigurePose {
  ComPoint com;
  double imbalance = 0;  // force from nowhere, m·g
  double step = 0;       // 2.25: a quarter of the step of the third print is over
};

class WalkPlayer {
 public:
  // Throws Error for a walk without frames.
  WalkPlayer(Walk walk, Character character);

  // Seconds from the first footfall. Before the start and after the end the figure holds; a loop goes on for
  // ever, turned and moved, both ways.
  WalkPose at(double time) const;

  const Walk& walk() const { return walk_; }
  const FigurePlayer& figure() const { return figure_; }
  const Character& character() const { return figure_.character(); }

 private:
  double stepAt(double time) const;

  Walk walk_;
  FigurePlayer figure_;
  std::vector<double> strikes_;  // of prints
};

}  // namespace footfall

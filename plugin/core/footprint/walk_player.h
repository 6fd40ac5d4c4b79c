// SPDX-License-Identifier: MIT
// A solved walk, shown at any time: what drives a rig. Frames are as solved, between them straight.
#pragma once

#include <vector>

#include "footprint/walk.h"

namespace footfall {

// World; metres, seconds, radians. Legs in the order of Character::legs.
struct WalkPose {
  Frame body;                    // the pelvis as the figure has it, twist and all; its axes those of Character
  std::vector<FootFrame> feet;   // ankles and toes
  std::vector<Vec3> poles;       // in front of the knees (behind, where they bend back): for pole vectors
  std::vector<char> standing;    // 1: the foot is on the ground
  ComPoint com;
  double phase = 0;              // strides done
  double imbalance = 0;          // force from nowhere, m·g
  double step = 0;               // 2.25: a quarter of the step of the third print is over
  std::vector<double> channels;  // of Walk::performed.motion
};

class WalkPlayer {
 public:
  // Throws Error for a walk without frames.
  WalkPlayer(Walk walk, Character character);

  // Seconds from the first footfall. Before the start and after the end the figure holds; a loop goes on for
  // ever, turned and moved, both ways.
  WalkPose at(double time) const;

  const Walk& walk() const { return walk_; }
  const Character& character() const { return character_; }

 private:
  struct Sample {
    Frame body;
    std::vector<Vec3> poles;
  };
  struct Place {
    std::size_t frame = 0;  // and the next one by the share
    double share = 0;
    double time = 0;  // within the walk
    int turn = 0;     // of a loop
  };
  Place placeOf(double time) const;
  Frame turnOf(int turns) const;  // where a loop is after so many turns
  double stepAt(double time) const;
  void carry(const Frame& turn, WalkPose& pose) const;
  void blend(const Place& place, WalkPose& pose) const;

  Walk walk_;
  Character character_;
  std::vector<Sample> samples_;  // a frame each; of a loop one more, where the next turn begins
  std::vector<double> strikes_;  // of prints
  Frame above_;                  // what the root joint hangs on
};

}  // namespace footfall

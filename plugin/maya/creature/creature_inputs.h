// SPDX-License-Identifier: MIT
// What an ffCreature is given, as values that can be compared, and the run the engine makes of it. Knows
// nothing of Maya.
#pragma once

#include <string>

#include "figure/drive/motion_player.h"
#include "figure/motion/scene_axes.h"
#include "io/documents/creature_json.h"

namespace footfall::maya {

struct CreatureInputs {
  std::string solution;  // a "solution" document
  std::string
      figure;  // a scene document with the skeleton its links are joints of; empty: a skeleton of its own
  double frameRate = 24;
  SceneAxes axes;

  bool operator==(const CreatureInputs& other) const {
    return solution == other.solution && figure == other.figure && frameRate == other.frameRate &&
           axes == other.axes;
  }
  Character character() const;  // throws Error for documents that cannot be read
};

struct SolvedCreature {
  MotionPlayer player;
  creature::SynthesisSolution solution;
  creature::Evaluation evaluation;
  std::string gait;   // as measured: "hop", "walk" …
  std::string notes;  // why a run ended early; wanted and measured features, one per line
  SceneAxes axes;
};

// Simulates the solution from its start. A run that falls is shown up to the fall. Throws Error where there
// is nothing to show.
SolvedCreature solveCreature(const CreatureInputs& inputs);

}  // namespace footfall::maya

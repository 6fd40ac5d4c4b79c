// SPDX-License-Identifier: MIT
// A creature with what is asked of it, as commands name it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "io/documents/creature_json.h"

namespace footfall {

// What a path or a name stands for: a preset ("luxo", "luxo hop" with the controller found for it), a
// document of a creature, problem or solution, or a script (.desc with the .sim and .anix beside it).
struct CreatureInput {
  creature::SynthesisProblem problem;  // with the creature; a bare creature has no features
  std::optional<creature::PoseGraph>
      graph;  // of a solution; of a bare creature: one that holds its first pose
  std::optional<creature::SynthesisSolution> solution;
  std::vector<std::string> notes;
};
CreatureInput readCreatureInput(const std::string& source, bool printed = false);

}  // namespace footfall

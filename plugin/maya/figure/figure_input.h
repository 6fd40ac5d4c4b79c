// SPDX-License-Identifier: MIT
// Which figure a node moves, as values that can be compared. Knows nothing of Maya.
#pragma once

#include <string>

#include "figure/anatomy/character.h"
#include "figure/motion/scene_axes.h"

namespace footfall::maya {

// A character by its preset or by the skeleton of a rig.
struct FigureInput {
  int preset = 0;      // an index into characterPresets()
  std::string figure;  // a scene document with a skeleton (docs/reference/documents/scene.md): used instead;
                       // empty: the preset
  double scale = 1;

  bool operator==(const FigureInput& other) const;
  bool operator!=(const FigureInput& other) const { return !(*this == other); }
  // Throws Error for a skeleton that cannot be read or walked on.
  Character character() const;
};

// In words; throws Error that lists the presets.
std::string presetName(const FigureInput& figure);
FigureInput figureNamed(const std::string& preset, double scale);
// A skeleton as `figure` holds it.
std::string figureText(const Skeleton& skeleton);

}  // namespace footfall::maya

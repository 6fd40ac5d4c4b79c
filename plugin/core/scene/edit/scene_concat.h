// SPDX-License-Identifier: MIT
// Scenes one after the other.
#pragma once

#include <string>
#include <vector>

#include "scene/edit/edit_options.h"
#include "scene/scene.h"

namespace footfall {

struct SceneConcatReport {
  double jump =
      0;  // metres: mean distance of the joints over the seam, beyond what a frame's motion explains
  std::vector<std::string> notes;
};

// Puts the next scene behind the first, its first frame one frame after the last. Two keyed scenes keep their
// keys; where a curve is in one only, it holds there. Otherwise the next is sampled, at the first's rate.
// Throws Error where the figures differ: joints, channels.
SceneConcatReport appendScene(Scene& scene, Scene next, const ConcatOptions& options = {});

}  // namespace footfall

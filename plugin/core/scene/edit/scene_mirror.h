// SPDX-License-Identifier: MIT
// A scene with left and right exchanged.
#pragma once

#include "scene/scene.h"

namespace footfall {

struct SceneMirrorReport {
  std::size_t pairs = 0;  // of joints that changed places
  double symmetry = 0;    // metres: how far the figure at rest is from its own mirror image
};

// In place, in the plane x = 0 of a figure that faces +Z at rest (figure/motion/mirror.h). Keyed scenes get a
// key per frame in the channels that differ. Throws Error where no joint has a fellow on the other side.
SceneMirrorReport mirrorScene(Scene& scene);

}  // namespace footfall

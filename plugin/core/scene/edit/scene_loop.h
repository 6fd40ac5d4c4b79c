// SPDX-License-Identifier: MIT
// A scene cut where it fits its own beginning best, and its end brought there: a clip that loops.
#pragma once

#include "scene/edit/edit_options.h"
#include "scene/scene.h"

namespace footfall {

// Frames count from the motion's first. What does not fit is measured beside each other's heading: the way
// and the turn from loop to loop are the clip's own.
struct SceneLoopReport {
  std::size_t first = 0, last = 0;  // the frames that were kept; the last shows what the first does
  double seconds = 0;
  double gap = 0, gapAfter = 0;            // metres: mean distance of the joints, last frame to first
  double speedGap = 0, speedGapAfter = 0;  // metres per second: the same of their speeds
  Vec3 travel = Vec3::Zero();              // from loop to loop, metres, as the first frame faces
  double turn = 0;                         // radians
};

// In place. Keyed scenes are cut by trimScene and get a key per frame in the channels that differ. Throws
// Error where the motion is shorter than the shortest loop, or has no figure.
SceneLoopReport loopScene(Scene& scene, const LoopOptions& options = {});

}  // namespace footfall

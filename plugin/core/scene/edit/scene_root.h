// SPDX-License-Identifier: MIT
// The way of a figure: put on a root bone, taken out, put in, turned and moved.
#pragma once

#include <string>
#include <vector>

#include "scene/edit/edit_options.h"
#include "scene/scene.h"

namespace footfall {

struct SceneRootReport {
  Vec3 travel = Vec3::Zero();  // metres, of the figure over the result, as it faces in the first frame
  double turn = 0;             // radians
  double speed = 0;            // metres per second that were put in
  double bodyMoved = 0;        // metres: farthest that a joint is in the world from where it was
  std::vector<std::string> notes;
};

// In place, in this order: the way is taken out, or put in; the figure is turned and moved; the way goes onto
// the bone. Keyed scenes get a key per frame in the channels that change; where a bone is made, the file's
// nodes are others than before, and a scene is written anew. Throws Error where nothing is asked for, for a
// figure without joints, for a bone that hangs below the hips, and for a speed where no foot stands.
SceneRootReport editRoot(Scene& scene, const RootOptions& options);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// The motion of a scene taken out, and put back.
#pragma once

#include "scene/scene.h"

namespace footfall {

// The scene's motion; a keyed scene is sampled at its rate. Throws Error where there are no frames.
Motion sampledMotion(const Scene& scene);

// The scene with `after` where it had `before`, which is sampledMotion of it: keyed scenes keep their curves
// and get a key per frame in the channels that differ, sampled ones take the motion as it is, at its rate.
void putMotion(Scene& scene, const Motion& before, Motion after);

// A scene that holds a motion and nothing else, as the program writes what it makes.
Scene sceneOf(Motion motion);

}  // namespace footfall

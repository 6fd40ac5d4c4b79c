// SPDX-License-Identifier: MIT
#include "scene/scene_motion.h"

#include <cmath>

#include "base/error.h"
#include "scene/scene_conversion.h"

namespace footfall {
namespace {

// A rate is a whole number more often than the inverse of its frame time is.
double rateOf(const Motion& motion) {
  const double rate = 1 / motion.frameTime, whole = std::round(rate);
  return std::abs(rate - whole) < 1e-9 * rate ? whole : rate;
}

}  // namespace

Motion sampledMotion(const Scene& scene) {
  Motion motion = scene.motion ? *scene.motion : motionFromCurves(scene);
  if (motion.frames() == 0) throw Error("holds no motion: it has neither frames nor keyed joints");
  return motion;
}

void putMotion(Scene& scene, const Motion& before, Motion after) {
  if (!scene.motion) {
    keyChanges(scene, before, after);
    return;
  }
  if (after.frameTime != before.frameTime) scene.frameRate *= before.frameTime / after.frameTime;
  scene.motion = std::move(after);
}

Scene sceneOf(Motion motion) {
  Scene scene;
  scene.frameRate = rateOf(motion);
  scene.range = {motion.startTime, motion.frames() > 0 ? motion.time(motion.frames() - 1) : motion.startTime};
  scene.motion = std::move(motion);
  return scene;
}

}  // namespace footfall

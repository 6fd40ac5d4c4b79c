// SPDX-License-Identifier: MIT
#include "scene/edit/scene_rate.h"

#include <cmath>

#include <fmt/format.h>

#include "base/error.h"

namespace footfall {

WriteReport changeRate(Scene& scene, double framesPerSecond) {
  if (!(framesPerSecond > 0 && framesPerSecond <= 1e6))
    throw Error(fmt::format("the frame rate must be above 0 and at most 1000000, got {:g}", framesPerSecond));
  WriteReport report;
  if (scene.motion) {
    scene.motion = atRate(*scene.motion, framesPerSecond, report);
    scene.frameRate = framesPerSecond;
    if (scene.motion->frames() > 0)
      scene.range = {scene.motion->startTime, scene.motion->time(scene.motion->frames() - 1)};
    return report;
  }
  std::size_t keys = 0, between = 0;
  for (const NamedCurve& named : scene.curves) {
    if (named.curve.input() != CurveInput::Time) continue;
    for (const Key& key : named.curve.keys()) {
      const double frame = key.time * framesPerSecond;
      ++keys;
      between += std::abs(frame - std::round(frame)) > 1e-4;
    }
  }
  if (framesPerSecond != scene.frameRate)
    report.notes.push_back(
        fmt::format("keys stay at their times: {} of {} are between frames at {:g} frames per second",
                    between, keys, framesPerSecond));
  scene.frameRate = framesPerSecond;
  return report;
}

}  // namespace footfall

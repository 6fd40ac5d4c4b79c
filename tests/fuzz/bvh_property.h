// SPDX-License-Identifier: MIT
#pragma once

#include "fuzz/property.h"
#include "io/formats.h"

namespace footfall::fuzz {

// Whatever motion can be had must be finite, must format, and the text must read and format to itself.
inline void demandBvhRoundTrip(const Scene& scene) {
  demand(scene.motion.has_value(), "a clip has a motion");
  demandFinite(*scene.motion);
  demand(std::isfinite(scene.frameRate) && std::isfinite(scene.range.end), "rate and range are finite");
  const std::string text = formatBvh(*scene.motion, scene.metresPerUnit);
  ReadOptions options;
  options.metresPerUnit = scene.metresPerUnit;
  const Scene again = parseBvh(text, "written.bvh", options);
  demandFinite(*again.motion);
  demand(again.motion->frames() == scene.motion->frames() || again.motion->channels.empty(),
         "frames are kept");
  demand(formatBvh(*again.motion, scene.metresPerUnit) == text, "what was written is written again");
}

inline void checkBvh(std::string_view input) {
  Scene scene;
  try {
    scene = parseBvh(input, "input.bvh");
  } catch (const Error& error) {
    return demandPlace(error, "input.bvh");
  }
  demandBvhRoundTrip(scene);
}

}  // namespace footfall::fuzz

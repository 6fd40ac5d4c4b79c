// SPDX-License-Identifier: MIT
#pragma once

#include "fuzz/property.h"
#include "io/formats.h"

namespace footfall::fuzz {

// A finite motion that can be written and read again.
inline void checkUsda(std::string_view input) {
  Scene scene;
  try {
    scene = parseUsda(input, "input.usda");
  } catch (const Error& error) {
    return demandPlace(error, "input.usda");
  }
  demandFinite(*scene.motion);
  WriteOptions options;
  options.skin = false;
  WriteReport report;
  const Scene again = parseUsda(formatUsda(scene, options, report), "again.usda");
  demandFinite(*again.motion);
  demand(again.motion->skeleton.size() == scene.motion->skeleton.size(), "joints are kept");
}

}  // namespace footfall::fuzz

// SPDX-License-Identifier: MIT
#pragma once

#include "fuzz/property.h"
#include "io/formats.h"

namespace footfall::fuzz {

// A finite motion that can be written and read again.
inline void checkNpz(std::string_view input) {
  Scene scene;
  try {
    scene = parseNpz(input, "input.npz");
  } catch (const Error& error) {
    return demandPlace(error, "input.npz");
  }
  demandFinite(*scene.motion);
  if (scene.motion->skeleton.size() == 0) return;
  const Scene again = parseNpz(formatNpz(*scene.motion, scene.contacts), "again.npz");
  demand(again.motion->samples == scene.motion->samples, "what was written is read again");
}

}  // namespace footfall::fuzz

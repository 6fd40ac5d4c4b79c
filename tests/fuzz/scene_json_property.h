// SPDX-License-Identifier: MIT
#pragma once

#include "fuzz/property.h"
#include "io/formats.h"

namespace footfall::fuzz {

// A scene that comes back the same from its own text.
inline void checkSceneJson(std::string_view input) {
  Scene scene;
  try {
    scene = parseSceneJson(input, "input.json");
  } catch (const Error& error) {
    return demandPlace(error, "input.json");
  }
  demandFinite(scene);
  const std::string text = formatSceneJson(scene);
  demand(formatSceneJson(parseSceneJson(text, "again")) == text, "what was written is written again");
}

}  // namespace footfall::fuzz

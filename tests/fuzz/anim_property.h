// SPDX-License-Identifier: MIT
#pragma once

#include "fuzz/property.h"
#include "io/formats.h"

namespace footfall::fuzz {

// Finite data that settles when it is written.
inline void checkAnim(std::string_view input) {
  std::string text(input);
  if (input.size() % 2 == 0) text = "animVersion 1.1;\n" + text;
  Scene scene;
  try {
    scene = parseAnim(text, "input.anim");
  } catch (const Error& error) {
    return demandPlace(error, "input.anim");
  }
  demandFinite(scene);
  WriteReport report;
  const std::string first = formatAnim(scene, report);
  const Scene again = parseAnim(first, "f.anim");
  demand(again.curves.size() == scene.curves.size(), "curves are kept");
  demand(again.skeleton.size() == scene.skeleton.size(), "nodes are kept");
  demand(formatAnim(again, report) == first, "what was written is written again");
}

}  // namespace footfall::fuzz

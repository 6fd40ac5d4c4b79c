// SPDX-License-Identifier: MIT
#pragma once

#include "fuzz/property.h"
#include "io/formats.h"

namespace footfall::fuzz {

// A new file of the scene is read as the same curves, and a second one is equal to it.
inline void demandFreshSettles(Scene scene) {
  scene.source.reset();
  WriteReport report;
  Scene again = parseMayaAscii(formatMayaAscii(scene, "f.ma", report), "f.ma");
  demand(again.curves.size() == scene.curves.size(), "a new scene has the same curves");
  demandFinite(again);
  again.source.reset();
  const std::string second = formatMayaAscii(again, "f.ma", report);
  Scene third = parseMayaAscii(second, "f.ma");
  third.source.reset();
  demand(formatMayaAscii(third, "f.ma", report) == second, "what was written is written again");
}

// Finite data, written back byte for byte; an edit goes in and the rest still reads.
inline void checkMayaAscii(std::string_view input) {
  // The header is given to every other input, so that time goes into what follows it.
  std::string text(input);
  if (text.compare(0, 6, "//Maya") != 0 && input.size() % 2 == 0) text = "//Maya ASCII 2022 scene\n" + text;
  Scene scene;
  try {
    scene = parseMayaAscii(text, "input.ma");
  } catch (const Error& error) {
    return demandPlace(error, "input.ma");
  }
  demandFinite(scene);
  WriteReport report;
  demand(formatMayaAscii(scene, "f.ma", report) == text, "an unchanged scene keeps every byte");
  demandFreshSettles(scene);
  if (scene.curves.empty()) return;
  scene.curves[input.size() % scene.curves.size()].curve.addKey(1.5, 2);
  const Scene edited = parseMayaAscii(formatMayaAscii(scene, "f.ma", report), "f.ma");
  demand(edited.curves.size() == scene.curves.size(), "an edited scene has the same curves");
}

}  // namespace footfall::fuzz

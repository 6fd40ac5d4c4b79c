// SPDX-License-Identifier: MIT
#pragma once

#include "fuzz/property.h"
#include "io/formats.h"
#include "scene/node_places.h"

namespace footfall::fuzz {

// Finite data; written unchanged it is the same file; written with changed curves, and as a new file, it can
// be read again.
inline void checkFbx(std::string_view input) {
  Scene scene;
  try {
    scene = parseFbx(input, "input.fbx");
  } catch (const Error& error) {
    return demandPlace(error, "input.fbx");
  }
  demandFinite(scene);
  const auto places = nodePlaces(scene);
  demand(places->at(scene.range.start).size() == places->names().size(), "every node has a place");
  try {
    WriteReport report;
    demand(formatFbx(scene, {}, report) == input, "what was not changed is the same file");
  } catch (const Error&) {
    return;  // in the byte order of old machines
  }
  for (NamedCurve& named : scene.curves) {
    if (!named.curve.empty()) named.curve.setValue(0, 0.5 * named.curve.keys()[0].value + 1);
  }
  try {
    WriteReport report;
    demandFinite(parseFbx(formatFbx(scene, {}, report), "again.fbx"));
    scene.fbx = nullptr;
    scene.places = nullptr;
    WriteOptions options;
    options.ascii = input.size() % 2 == 0;
    options.profile = input.size() % 3 == 0 ? "unreal" : "";
    demandFinite(parseFbx(formatFbx(scene, options, report), "again.fbx"));
  } catch (const Error&) {
    return;  // beyond what the format holds
  }
}

}  // namespace footfall::fuzz

// SPDX-License-Identifier: MIT
#pragma once

#include "fuzz/property.h"
#include "io/formats.h"

namespace footfall::fuzz {

// Finite data that can be written and read again.
inline void checkGltf(std::string_view input) {
  Scene scene;
  try {
    scene = parseGltf(input, "input.glb");
  } catch (const Error& error) {
    return demandPlace(error, "input.glb");
  }
  demandFinite(scene);
  std::string bytes;
  try {
    WriteReport report;
    bytes = formatGltf(scene, input.size() % 2 == 0, {}, report);
    demand(std::isfinite(report.linearError) && std::isfinite(report.angularError), "bounds are finite");
  } catch (const Error&) {
    return;  // beyond single precision
  }
  demandFinite(parseGltf(bytes, "again"));
}

}  // namespace footfall::fuzz

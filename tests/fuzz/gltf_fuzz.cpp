// SPDX-License-Identifier: MIT
// glTF from anywhere: an Error, or finite data that can be written and read again.
#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "io/formats.h"

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void requireFinite(const footfall::Scene& scene) {
  for (const footfall::Joint& joint : scene.skeleton.joints) {
    require(joint.translation.allFinite() && joint.rotation.allFinite() && joint.scale.allFinite());
  }
  for (const footfall::NamedCurve& named : scene.curves) {
    for (const footfall::Key& key : named.curve.keys()) {
      require(std::isfinite(key.time) && std::isfinite(key.value) && std::isfinite(key.in.y));
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace footfall;
  Scene scene;
  try {
    scene = parseGltf({reinterpret_cast<const char*>(data), size}, "fuzz");
  } catch (const Error&) {
    return 0;
  }
  requireFinite(scene);
  std::string bytes;
  try {
    WriteReport report;
    bytes = formatGltf(scene, size % 2 == 0, {}, report);
    require(std::isfinite(report.linearError) && std::isfinite(report.angularError));
  } catch (const Error&) {
    return 0;  // beyond single precision
  }
  requireFinite(parseGltf(bytes, "again"));
  return 0;
}

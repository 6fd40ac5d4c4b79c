// SPDX-License-Identifier: MIT
// Any bytes as a Maya ASCII scene: refused with an Error, or read as finite data and written back byte for
// byte.
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "io/formats.h"

namespace {

using namespace footfall;

void require(bool holds) {
  if (!holds) std::abort();
}

void requireFinite(const Scene& scene) {
  for (const Joint& joint : scene.skeleton.joints) {
    require(joint.translation.allFinite() && joint.rotation.allFinite() && joint.scale.allFinite());
    require(joint.jointOrient.allFinite() && joint.rotateAxis.allFinite());
  }
  for (std::size_t i = 0; i < scene.skeleton.size(); ++i) {
    require(scene.skeleton.joints[i].parent < static_cast<int>(i));
  }
  for (const NamedCurve& named : scene.curves) {
    for (const Key& key : named.curve.keys()) require(std::isfinite(key.time) && std::isfinite(key.value));
  }
  require(std::isfinite(scene.range.start) && std::isfinite(scene.range.end));
}

// A new file of the scene is read as the same curves, and a second one is equal to it.
void requireFreshSettles(Scene scene) {
  scene.source.reset();
  WriteReport report;
  const std::string first = formatMayaAscii(scene, "f.ma", report);
  Scene again = parseMayaAscii(first, "f.ma");
  require(again.curves.size() == scene.curves.size());
  requireFinite(again);
  again.source.reset();
  const std::string second = formatMayaAscii(again, "f.ma", report);
  Scene third = parseMayaAscii(second, "f.ma");
  third.source.reset();
  require(formatMayaAscii(third, "f.ma", report) == second);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // The header is given, so that time goes into what follows it.
  std::string text(reinterpret_cast<const char*>(data), size);
  if (text.compare(0, 6, "//Maya") != 0 && size % 2 == 0) text = "//Maya ASCII 2022 scene\n" + text;
  Scene scene;
  try {
    scene = parseMayaAscii(text, "f.ma");
  } catch (const Error&) {
    return 0;
  }
  requireFinite(scene);
  WriteReport report;
  require(formatMayaAscii(scene, "f.ma", report) == text);
  requireFreshSettles(scene);
  if (scene.curves.empty()) return 0;
  // An edited scene is still one that can be read, with the edit in it.
  Curve& curve = scene.curves[size % scene.curves.size()].curve;
  curve.addKey(1.5, 2);
  const Scene edited = parseMayaAscii(formatMayaAscii(scene, "f.ma", report), "f.ma");
  require(edited.curves.size() == scene.curves.size());
  return 0;
}

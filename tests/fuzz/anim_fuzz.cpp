// SPDX-License-Identifier: MIT
// Any bytes as a .anim clip: refused with an Error, or read as finite data that settles when it is written.
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "io/formats.h"

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace footfall;
  std::string text(reinterpret_cast<const char*>(data), size);
  if (size % 2 == 0) text = "animVersion 1.1;\n" + text;
  Scene scene;
  try {
    scene = parseAnim(text, "f.anim");
  } catch (const Error&) {
    return 0;
  }
  for (const NamedCurve& named : scene.curves) {
    for (const Key& key : named.curve.keys()) require(std::isfinite(key.time) && std::isfinite(key.value));
  }
  require(std::isfinite(scene.range.start) && std::isfinite(scene.range.end));
  WriteReport report;
  const std::string first = formatAnim(scene, report);
  const Scene again = parseAnim(first, "f.anim");
  require(again.curves.size() == scene.curves.size());
  require(again.skeleton.size() == scene.skeleton.size());
  require(formatAnim(again, report) == first);
  return 0;
}

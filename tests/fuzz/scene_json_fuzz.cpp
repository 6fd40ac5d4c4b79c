// SPDX-License-Identifier: MIT
// Scene documents from anywhere: an Error, or a scene that comes back the same from its own text.
#include <cstdint>
#include <cstdlib>

#include "io/formats.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace footfall;
  Scene scene;
  try {
    scene = parseSceneJson({reinterpret_cast<const char*>(data), size}, "fuzz");
  } catch (const Error&) {
    return 0;
  }
  const std::string text = formatSceneJson(scene);
  if (formatSceneJson(parseSceneJson(text, "again")) != text) std::abort();
  return 0;
}

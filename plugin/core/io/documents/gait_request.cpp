// SPDX-License-Identifier: MIT
#include "io/documents/gait_request.h"

#include <algorithm>

#include "base/scanner.h"
#include "io/documents/gait_text.h"
#include "io/json/json_document.h"
#include "io/scene_file.h"

namespace footfall {
using namespace gait;

std::optional<NamedGait> namedGaitOf(const std::string& text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string::npos || text.find('/') != std::string::npos) return {};
  const std::vector<std::string>& known = characterPresets();
  NamedGait result{text.substr(0, colon), text.substr(colon + 1)};
  if (std::find(known.begin(), known.end(), result.character) == known.end() && !extensionOf(text).empty())
    return {};
  return result;
}

Stride readStride(const std::string& file, const std::string& infoFile, double period) {
  const Scene scene = readScene(file);
  StrideOptions options;
  options.name = file;
  options.period = period;
  if (!infoFile.empty()) options.info = parseGaitInfo(readFile(infoFile), infoFile);
  try {
    return strideFromMotion(scene.motion ? *scene.motion : motionFromCurves(scene), options);
  } catch (const Error& error) {
    if (!error.place().file.empty()) throw;
    throw Error(Place{file, 0}, error.message());
  }
}

}  // namespace footfall

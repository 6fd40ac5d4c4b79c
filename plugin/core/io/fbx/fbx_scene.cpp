// SPDX-License-Identifier: MIT
#include "io/fbx/fbx_scene.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/scanner.h"
#include "io/formats.h"

namespace footfall {
namespace {

// A take by its name, or by its number from 1; the first where nothing is asked for.
int takeWanted(const std::vector<FbxTakeName>& names, const std::string& wanted, const std::string& file) {
  if (wanted.empty()) return names.empty() ? -1 : 0;
  std::vector<std::string> known;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].name == wanted) return static_cast<int>(i);
    known.push_back(names[i].name);
  }
  long long number = 0;
  if (parseInteger(wanted, number) && number >= 1 && number <= static_cast<long long>(names.size()))
    return static_cast<int>(number) - 1;
  throw Error({file, 0}, names.empty() ? fmt::format("has no take '{}': it has no takes", wanted)
                                       : fmt::format("has no take '{}'; it has {}", wanted, fmt::join(known, ", ")));
}

}  // namespace

FbxSceneSource::FbxSceneSource(std::string bytes, const std::string& file, const std::string& wanted)
    : document(std::move(bytes), file),
      objects(document),
      models(readFbxModels(objects)),
      takeNames(fbxTakeNames(objects)),
      takeIndex(takeWanted(takeNames, wanted, file)) {
  if (takeIndex >= 0) take = readFbxTake(objects, models, takeNames[static_cast<std::size_t>(takeIndex)]);
  reading = readFbxScene(*this);
}

std::vector<std::string> FbxSceneSource::names() const {
  std::vector<std::string> result;
  for (const FbxModel& model : models) result.push_back(model.name);
  return result;
}

std::vector<NodeMatrix> FbxSceneSource::at(double seconds) const {
  return fbxWorldMatrices(models, fbxPlacements(take, models, seconds));
}

Scene parseFbx(std::string_view bytes, const std::string& file, const ReadOptions& options) {
  auto source = std::make_shared<const FbxSceneSource>(std::string(bytes), file, options.take);
  Scene scene = source->reading.scene;
  scene.places = source;
  scene.fbx = std::move(source);
  return scene;
}

}  // namespace footfall

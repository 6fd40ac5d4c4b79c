// SPDX-License-Identifier: MIT
#include "maya/figure/figure_input.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/error.h"
#include "io/formats.h"

namespace footfall::maya {

bool FigureInput::operator==(const FigureInput& other) const {
  return preset == other.preset && figure == other.figure && scale == other.scale;
}

Character FigureInput::character() const {
  if (!(scale > 0)) throw Error(fmt::format("characterScale must be above 0, got {:g}", scale));
  Character found;
  if (figure.empty()) {
    const std::vector<std::string>& names = characterPresets();
    found = characterPreset(
        names[static_cast<std::size_t>(std::clamp(preset, 0, static_cast<int>(names.size()) - 1))]);
  } else {
    found = makeCharacter(parseSceneJson(figure, "figure").figure(), "rig");
  }
  return scale == 1 ? found : scaled(found, scale);
}

std::string presetName(const FigureInput& figure) {
  return figure.figure.empty() ? characterPresets()[static_cast<std::size_t>(figure.preset)] : "rig";
}

FigureInput figureNamed(const std::string& preset, double scale) {
  const std::vector<std::string>& names = characterPresets();
  const auto found = std::find(names.begin(), names.end(), preset);
  if (found == names.end())
    throw Error(fmt::format("-character must be one of {}, got '{}'", fmt::join(names, ", "), preset));
  FigureInput figure;
  figure.preset = static_cast<int>(found - names.begin());
  figure.scale = scale;
  return figure;
}

std::string figureText(const Skeleton& skeleton) {
  Scene scene;
  scene.skeleton = skeleton;
  return formatSceneJson(scene);
}

}  // namespace footfall::maya

// SPDX-License-Identifier: MIT
#include "cli/program/character_options.h"

#include <algorithm>
#include <filesystem>

#include "base/error.h"
#include "io/scene_file.h"

namespace footfall::cli {

namespace fs = std::filesystem;

std::string relativeTo(const std::string& output, const std::string& file) {
  const fs::path folder = fs::absolute(output).parent_path();
  const fs::path relative = fs::absolute(file).lexically_relative(folder);
  return (relative.empty() ? fs::absolute(file) : relative).generic_string();
}

WhoWalks whoWalks(const std::string& presetOrFile, const std::string& output) {
  const std::vector<std::string> presets = characterPresets();
  const bool preset = std::find(presets.begin(), presets.end(), presetOrFile) != presets.end();
  if (preset || !fs::exists(presetOrFile)) return {characterPreset(presetOrFile), presetOrFile};
  const Scene scene = readScene(presetOrFile);
  try {
    return {makeCharacter(scene.motion ? scene.motion->skeleton : scene.skeleton,
                          fs::path(presetOrFile).stem().string()),
            relativeTo(output, presetOrFile), CharacterIs::File};
  } catch (const Error& error) {
    throw Error(Place{presetOrFile, 0}, error.message());
  }
}

}  // namespace footfall::cli

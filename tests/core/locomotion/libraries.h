// SPDX-License-Identifier: MIT
// Libraries for the tests: of walks and runs made by figure/perform/procedural_gait.h, and of recorded ones
// where they are.
#pragma once

#include <filesystem>
#include <memory>
#include <random>

#include <fmt/format.h>

#include "figure/perform/procedural_gait.h"
#include "io/scene_file.h"
#include "locomotion/build/build_library.h"
#include "locomotion/run/script.h"

namespace footfall::locomotion {

struct MadeClip {
  std::string name;
  bool runs;
  double speed, radius;  // metres per second; metres, 0: straight
};

inline std::vector<MadeClip> madeGaits() {
  return {{"walk0", false, 0.9, 0},  {"walk1", false, 1.3, 0},  {"walk2", false, 1.6, 0},
          {"walk3", false, 1.1, 2},  {"walk4", false, 1.1, -2}, {"walk5", false, 1.4, 3},
          {"walk6", false, 1.4, -3}, {"run0", true, 2.6, 0},    {"run1", true, 3.6, 0},
          {"run2", true, 3.0, 5},    {"run3", true, 3.0, -5}};
}

inline std::vector<NamedMotion> madeClips() {
  std::vector<NamedMotion> clips;
  const Character human = characterPreset("human");
  for (const MadeClip& made : madeGaits()) {
    ProceduralGaitOptions options;
    options.speed = made.speed;
    options.radius = made.radius;
    options.strides = 4;
    clips.push_back(
        {made.name, proceduralGait(human, made.runs ? ProceduralGait::Run : ProceduralGait::Walk, options)
                        .performed.motion});
  }
  return clips;
}

// Built once.
inline std::shared_ptr<const Library> madeLibrary() {
  static const std::shared_ptr<const Library> library =
      std::make_shared<const Library>(buildLibrary(madeClips()).library);
  return library;
}

// Segments of random classes, durations, speeds and turns, all over the hulls.
inline Script randomScript(const Library& library, unsigned seed, int segments) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> unit(0, 1);
  Script script;
  for (int i = 0; i < segments; ++i) {
    const MotionClass& cls =
        library.classes[static_cast<std::size_t>(unit(random) * static_cast<double>(library.classes.size()))];
    ScriptSegment segment;
    segment.className = cls.name;
    segment.duration = 2 + 4 * unit(random);
    Vec2 low = cls.hull.front(), high = low;
    for (const Vec2& corner : cls.hull) {
      low = low.cwiseMin(corner);
      high = high.cwiseMax(corner);
    }
    for (int k = 0; k < 3; ++k) {
      const Vec2 share(unit(random), unit(random));
      segment.items.push_back({(k + 0.8 * unit(random)) * segment.duration / 3,
                               fromDegrees(low + share.cwiseProduct(high - low))});
    }
    script.push_back(segment);
  }
  return script;
}

#ifdef FOOTFALL_CMU_DIR
inline bool haveRecordings() {
  return std::filesystem::is_directory(FOOTFALL_CMU_DIR);
}

inline std::vector<NamedMotion> recordedClips() {
  std::vector<NamedMotion> clips;
  if (!std::filesystem::is_directory(FOOTFALL_CMU_DIR)) return clips;
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(FOOTFALL_CMU_DIR)) {
    if (entry.path().extension() == ".bvh") files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  for (const std::string& file : files) {
    const Scene scene = readScene(file);
    clips.push_back({std::filesystem::path(file).stem().string(), *scene.motion});
  }
  return clips;
}

// Built once, of what recordedClips() finds; only where it finds any.
inline const BuiltLibrary& recordedLibrary() {
  static const BuiltLibrary built = buildLibrary(recordedClips());
  return built;
}
#endif

}  // namespace footfall::locomotion

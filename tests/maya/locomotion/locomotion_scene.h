// SPDX-License-Identifier: MIT
// Steered motion in the stand-in host, on a library of walks and runs made up for it.
#pragma once

#include <filesystem>
#include <fstream>

#include "base/scanner.h"
#include "core/locomotion/libraries.h"
#include "io/documents/locomotion_json.h"
#include "maya/footprint/walk_scene.h"

namespace footfall::maya {

inline const char* const kScript = "Walk {2, [0: (1.3, 0)], [1: (1.2, 30)]}, Run {2, [0: (3, 0)]}";

class LocomotionScene : public WalkScene {
 protected:
  // Written once a run of the tests; a program each may be at it at once.
  static std::string libraryFile() {
    static const std::string file = [] {
      const std::string path = ::testing::TempDir() + fmt::format("footfall_library_{}.json", ::getpid());
      std::vector<locomotion::NamedMotion> clips;
      for (locomotion::NamedMotion& clip : locomotion::madeClips()) {
        if (clip.name != "walk1" && clip.name != "walk5" && clip.name != "walk6")
          clips.push_back(std::move(clip));
      }
      std::ofstream(path) << formatLibraryJson(buildLibrary(clips).library);
      return path;
    }();
    return file;
  }
  static void TearDownTestSuite() { std::filesystem::remove(libraryFile()); }
  static std::shared_ptr<const locomotion::Library> engineLibrary() {
    static const auto library =
        std::make_shared<const locomotion::Library>(parseLibraryJson(readFile(libraryFile()), "library"));
    return library;
  }
  static std::string make(const std::string& flags) {
    go(1);
    return text(mel("ffLocomote -library " + quoted(libraryFile()) + " " + flags));
  }
  static std::string makeScripted(const std::string& flags = "") {
    return make("-script " + quoted(kScript) + " " + flags);
  }
  // Every output that a rig could be driven by.
  static std::vector<double> shown(const std::string& node = "locomotion1") {
    std::vector<double> values;
    for (const char* plug :
         {".bodyTranslate", ".bodyRotate", ".rootTranslate", ".foot[0].footTranslate", ".foot[1].footRotate",
          ".foot[1].poleTranslate", ".joint[1].jointRotate", ".joint[4].jointRotate"}) {
      const Vec3 v = triple(node + plug);
      values.insert(values.end(), v.data(), v.data() + 3);
    }
    for (const char* plug : {".phase", ".currentClass", ".currentSpeed", ".currentTurn", ".foot[0].footDown"})
      values.push_back(mayahost::plug(node + plug).asDouble());
    return values;
  }
  static std::vector<std::vector<double>> playMotion(const std::vector<double>& frames) {
    std::vector<std::vector<double>> all;
    for (const double frame : frames) {
      go(frame);
      all.push_back(shown());
    }
    return all;
  }
};

}  // namespace footfall::maya

// SPDX-License-Identifier: MIT
// Stances in the stand-in host, for the tests of their nodes and of ffStance.
#pragma once

#include "base/scanner.h"
#include "io/documents/stance_json.h"
#include "maya/footprint/walk_scene.h"

namespace footfall::maya {

inline const std::string kShelf = FOOTFALL_SOURCE_DIR "/examples/stances/shelf.json";

// Five strides with a leap among them.
inline const char* const kApexes = R"({"footfall": "apexes", "version": 1, "first": "left", "apexes": [
 {"position": [0, 0.94, 0]}, {"position": [0, 0.94, 1.0]}, {"position": [0, 1.05, 2.1]},
 {"position": [0.05, 1.05, 3.4]}, {"position": [0.2, 0.98, 4.6]}]})";

class StanceScene : public WalkScene {
 protected:
  static stance::StanceLibrary exampleLibrary() { return parseStanceJson(readFile(kShelf), kShelf); }
  static std::string makeLibrary(const std::string& flags = "") {
    return text(mel("ffStance -library " + quoted(kShelf) + " " + flags));
  }
  // A chain through the apexes, its first at frame 1.
  static std::string makeChain(const std::string& flags = "") {
    go(1);
    makeLibrary();
    return text(mel("ffStance -chain -json " + quoted(kApexes) + " " + flags));
  }
  static void expectOneStep(const std::string& line) {
    const std::string before = mayahost::sceneText();
    mel(line);
    const std::string after = mayahost::sceneText();
    EXPECT_NE(before, after) << line;
    ASSERT_TRUE(mayahost::undo());
    EXPECT_EQ(mayahost::sceneText(), before) << line;
    ASSERT_TRUE(mayahost::redo());
    EXPECT_EQ(mayahost::sceneText(), after) << line;
  }
  static std::vector<double> played(const std::string& shape, const std::vector<std::string>& plugs) {
    std::vector<double> values;
    for (const std::string& plug : plugs) {
      const Vec3 v = triple(shape + plug);
      values.insert(values.end(), v.data(), v.data() + 3);
    }
    return values;
  }
  static std::vector<std::vector<double>> play(const std::string& shape, const std::vector<double>& frames,
                                               const std::vector<std::string>& plugs) {
    std::vector<std::vector<double>> all;
    for (const double frame : frames) {
      go(frame);
      all.push_back(played(shape, plugs));
    }
    return all;
  }
};

inline const std::vector<std::string> kEvaluated{".com", ".bodyTranslate", ".bodyRotate", ".contact"};
inline const std::vector<std::string> kChained{".com",
                                               ".bodyTranslate",
                                               ".bodyRotate",
                                               ".foot[0].footTranslate",
                                               ".foot[1].footRotate",
                                               ".foot[1].poleTranslate",
                                               ".rootTranslate",
                                               ".joint[3].jointRotate"};

}  // namespace footfall::maya

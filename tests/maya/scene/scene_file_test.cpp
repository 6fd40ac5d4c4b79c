// SPDX-License-Identifier: MIT
// A warped scene saved as Maya ASCII and opened again: it plays as before. Frames are of film, 24 a second.
#include <maya/MFnAnimCurve.h>
#include <maya/MFnDependencyNode.h>
#include <mayahost/host.h>

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace footfall::maya {
namespace {

using mayahost::EvaluationMode;
using ::testing::HasSubstr;

MTime frame(double f) {
  return MTime(f, MTime::kFilm);
}

class MayaSceneFileTest : public ::testing::Test {
 protected:
  void SetUp() override {
    path_ =
        (std::filesystem::temp_directory_path() / ("warped_" + std::to_string(::getpid()) + ".ma")).string();
    mayahost::newScene();
    mayahost::setEvaluationMode(EvaluationMode::off);
    mayahost::clearMisuses();
    ASSERT_TRUE(mayahost::loadPlugin(FOOTFALL_PLUGIN));
  }
  void TearDown() override {
    mayahost::setEvaluationMode(EvaluationMode::off);
    mayahost::newScene();
    EXPECT_TRUE(mayahost::unloadPlugin("footfall"));
    EXPECT_THAT(mayahost::misuses(), ::testing::IsEmpty());
    std::filesystem::remove(path_);
  }
  // A joint that moves, its curves seen through a warp with keys at indices 0, 1 and 7.
  static void build() {
    mayahost::createNode("joint", "hip");
    for (const char* plug : {"hip.translateX", "hip.translateZ"}) {
      MFnAnimCurve curve;
      curve.create(mayahost::plug(plug));
      for (int i = 0; i < 12; ++i) curve.addKey(frame(5.0 * i), i * i % 7 - 0.25 * i);
    }
    mayahost::createNode("ffTimeWarp", "warp");
    ASSERT_TRUE(mayahost::connect("time1.outTime", "warp.inTime"));
    const double keys[][3] = {{0, 1, 1}, {1, 13, 31}, {7, 37, 43}};
    for (const auto& key : keys) {
      const std::string name = "warp.keys[" + std::to_string(static_cast<int>(key[0])) + "]";
      ASSERT_TRUE(mayahost::setNumber(name + ".keyAt", key[1]));
      ASSERT_TRUE(mayahost::setNumber(name + ".keySource", key[2]));
    }
    for (const char* curve : {"hip_translateX", "hip_translateZ"})
      ASSERT_TRUE(mayahost::connect("warp.outTime", std::string(curve) + ".input"));
  }
  static std::vector<double> play(EvaluationMode mode) {
    mayahost::setEvaluationMode(mode, 4);
    std::vector<double> seen;
    for (double f = 0.0; f < 60.0; f += 0.75) {
      mayahost::setCurrentTime(frame(f));
      seen.push_back(mayahost::number("hip.translateX"));
      seen.push_back(mayahost::number("hip.translateZ"));
      seen.push_back(mayahost::number("warp.outTime"));
    }
    mayahost::setEvaluationMode(EvaluationMode::off);
    return seen;
  }
  std::string path_;
};

TEST_F(MayaSceneFileTest, AWarpedSceneComesBack) {
  build();
  const auto before = play(EvaluationMode::off);
  const std::string text = mayahost::sceneText();
  EXPECT_THAT(text, HasSubstr("requires -nodeType \"ffTimeWarp\" \"footfall\" \""));
  EXPECT_THAT(text, HasSubstr("createNode ffTimeWarp -n \"warp\";\n"));
  EXPECT_THAT(text, HasSubstr("\tsetAttr -s 3 \".k[0:1]\"  1 1 0 0 0 13 31 0 0 0;\n"));
  EXPECT_THAT(text, HasSubstr("\tsetAttr -s 3 \".k[7]\" 37 43 0 0 0;\n")) << "the index stays";
  ASSERT_TRUE(mayahost::saveScene(path_));
  mayahost::newScene();
  ASSERT_TRUE(mayahost::openScene(path_)) << mayahost::messages().back().text;
  EXPECT_EQ(mayahost::sceneText(), text);
  EXPECT_EQ(before.size(), 240u);
  for (const auto mode : {EvaluationMode::off, EvaluationMode::serial, EvaluationMode::parallel})
    EXPECT_EQ(play(mode), before);
}

TEST_F(MayaSceneFileTest, WithoutThePlugInTheWarpIsKept) {
  build();
  const auto before = play(EvaluationMode::off);
  const std::string text = mayahost::sceneText();
  ASSERT_TRUE(mayahost::saveScene(path_));
  mayahost::newScene();
  ASSERT_TRUE(mayahost::unloadPlugin("footfall"));
  ASSERT_TRUE(mayahost::openScene(path_));
  EXPECT_EQ(MFnDependencyNode(mayahost::findNode("warp")).typeName(), MString("unknown"));
  EXPECT_GT(mayahost::messages().size(), 0u);
  ASSERT_TRUE(mayahost::saveScene(path_));
  mayahost::newScene();
  const std::string folder = std::filesystem::path(FOOTFALL_PLUGIN).parent_path().string();
  ::setenv("MAYA_PLUG_IN_PATH", folder.c_str(), 1);
  EXPECT_TRUE(mayahost::openScene(path_)) << mayahost::messages().back().text;
  ::unsetenv("MAYA_PLUG_IN_PATH");
  EXPECT_EQ(mayahost::sceneText(), text);
  EXPECT_EQ(play(EvaluationMode::parallel), before);
}

}  // namespace
}  // namespace footfall::maya

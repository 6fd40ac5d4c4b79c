// SPDX-License-Identifier: MIT
// The plug-in as Maya would load it, and ffTimeWarp in the graph. Time is in frames of film, 24 a second.
#include <maya/MDGContext.h>
#include <maya/MDGContextGuard.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MPlug.h>
#include <maya/MPxNode.h>
#include <maya/MTime.h>
#include <maya/MTimeRange.h>
#include <mayahost/host.h>

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <numeric>
#include <random>
#include <regex>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "curve/time_map.h"
#include "maya/framework/node_ids.h"

namespace footfall::maya {
namespace {

using mayahost::EvaluationMode;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

MTime frame(double f) {
  return MTime(f, MTime::kFilm);
}

class PluginTest : public ::testing::Test {
 protected:
  void SetUp() override {
    mayahost::newScene();
    mayahost::clearMessages();
    mayahost::clearMisuses();
    mayahost::setEvaluationMode(EvaluationMode::off);
    ASSERT_EQ(mayahost::loadPlugin(FOOTFALL_PLUGIN), MStatus::kSuccess);
  }
  void TearDown() override {
    mayahost::newScene();
    EXPECT_EQ(mayahost::unloadPlugin("footfall"), MStatus::kSuccess);
    EXPECT_THAT(mayahost::misuses(), IsEmpty());
    mayahost::setEvaluationMode(EvaluationMode::off);
  }

  static void set(const std::string& plug, double value) {
    ASSERT_EQ(mayahost::setNumber(plug, value), MStatus::kSuccess) << plug;
  }
  static void setKey(const std::string& node, int i, double at, double source) {
    const std::string key = node + ".keys[" + std::to_string(i) + "]";
    set(key + ".keyAt", at);
    set(key + ".keySource", source);
  }
  // A warp of playback time, in frames: 1 -> 1, 13 -> 31 (fast), 37 -> 43 (slow), back to identity over a
  // second.
  static void makeWarp(const std::string& name) {
    MStatus status;
    mayahost::createNode("ffTimeWarp", name, &status);
    ASSERT_EQ(status, MStatus::kSuccess);
    ASSERT_EQ(mayahost::connect("time1.outTime", name + ".inTime"), MStatus::kSuccess);
    setKey(name, 0, 1, 1);
    setKey(name, 1, 13, 31);
    setKey(name, 7, 37, 43);
  }
  static TimeMap engineWarp(const TimeMapOptions& options = {}) {
    std::vector<TimeKey> keys(3);
    const double at[] = {1, 13, 37}, source[] = {1, 31, 43};
    for (std::size_t i = 0; i < 3; ++i) keys[i].at = at[i] / 24, keys[i].source = source[i] / 24;
    return TimeMap(keys, options);
  }
  static double shown(const std::string& node) { return mayahost::number(node + ".outTime"); }
  static double shownAt(const std::string& node, double f) {
    mayahost::setCurrentTime(frame(f));
    return shown(node);
  }
  static std::vector<std::string> errors() {
    std::vector<std::string> result;
    for (const mayahost::Message& message : mayahost::messages()) {
      if (message.kind == mayahost::Message::Kind::error) result.push_back(message.text);
    }
    return result;
  }
};

TEST_F(PluginTest, LoadsAndUnloadsAgainAndAgain) {
  for (int i = 0; i < 3; ++i) {
    EXPECT_THAT(mayahost::loadedPlugins(), Contains("footfall"));
    makeWarp("warp");
    EXPECT_NEAR(shownAt("warp", 13), 31, 1e-9);
    mayahost::newScene();
    ASSERT_EQ(mayahost::unloadPlugin("footfall"), MStatus::kSuccess);
    EXPECT_THAT(mayahost::loadedPlugins(), Not(Contains("footfall")));
    MStatus status;
    mayahost::createNode("ffTimeWarp", "gone", &status);
    EXPECT_NE(status, MStatus::kSuccess);
    mayahost::newScene();
    ASSERT_EQ(mayahost::loadPlugin(FOOTFALL_PLUGIN), MStatus::kSuccess);
  }
}

TEST_F(PluginTest, StaysLoadedWhileItsNodesExist) {
  makeWarp("warp");
  EXPECT_NE(mayahost::unloadPlugin("footfall"), MStatus::kSuccess);
  EXPECT_NEAR(shownAt("warp", 13), 31, 1e-9);
}

// The same plug-in under another name cannot register its types twice: it leaves nothing, and the first works
// on.
TEST_F(PluginTest, FailsToLoadWhole) {
  const auto copy =
      std::filesystem::temp_directory_path() / ("footfall_" + std::to_string(::getpid()) + ".so");
  std::filesystem::copy_file(FOOTFALL_PLUGIN, copy, std::filesystem::copy_options::overwrite_existing);
  EXPECT_NE(mayahost::loadPlugin(copy.string()), MStatus::kSuccess);
  std::filesystem::remove(copy);
  EXPECT_THAT(errors(), Contains(HasSubstr("Footfall: cannot register ffTimeWarp")));
  EXPECT_THAT(mayahost::loadedPlugins(), ElementsAre("footfall"));
  makeWarp("warp");
  EXPECT_NEAR(shownAt("warp", 37), 43, 1e-9);
}

TEST_F(PluginTest, MakesNodesOfItsOwnIds) {
  const MFnDependencyNode node(mayahost::createNode("ffTimeWarp"));
  EXPECT_EQ(node.typeId().id(), kTimeWarpId);
  EXPECT_STREQ(node.typeName().asChar(), "ffTimeWarp");
  EXPECT_STREQ(node.name().asChar(), "ffTimeWarp1");
  EXPECT_LT(kCreatureId, kBlock + kBlockSize);
  EXPECT_LT(kBlock + kBlockSize, 0x80000u);  // above are the samples of the devkit
}

TEST_F(PluginTest, CreationIsUndone) {
  const auto before = mayahost::nodeNames();
  mayahost::createNode("ffTimeWarp", "warp");
  ASSERT_EQ(mayahost::setNumber("warp.speed", 2), MStatus::kSuccess);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(mayahost::number("warp.speed"), 1);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(mayahost::nodeNames(), before);
  EXPECT_TRUE(mayahost::redo());
  EXPECT_TRUE(mayahost::redo());
  EXPECT_EQ(mayahost::number("warp.speed"), 2);
  while (mayahost::undo()) {
  }
}

TEST_F(PluginTest, HasTheDefaultsOfTheEngine) {
  mayahost::createNode("ffTimeWarp", "warp");
  const TimeMapOptions defaults;
  EXPECT_EQ(mayahost::number("warp.enable"), 1);
  EXPECT_EQ(mayahost::number("warp.interpolation"), 0);
  EXPECT_EQ(mayahost::number("warp.outside"), 0);
  EXPECT_NEAR(mayahost::number("warp.easeSpan"), 24 * defaults.easeSpan, 1e-12);
  EXPECT_EQ(mayahost::number("warp.offset"), defaults.offset);
  EXPECT_EQ(mayahost::number("warp.speed"), defaults.speed);
}

TEST_F(PluginTest, HasItsAttributesInTheAttributeEditor) {
  mayahost::createNode("ffTimeWarp", "warp");
  std::ifstream file(FOOTFALL_SOURCE_DIR "/scripts/AETemplates/AEffTimeWarpTemplate.mel");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const std::regex control("-addControl \"(\\w+)\"");
  std::vector<std::string> shown;
  for (std::sregex_iterator it(text.begin(), text.end(), control), end; it != end; ++it)
    shown.push_back((*it)[1]);
  EXPECT_THAT(
      shown, ::testing::UnorderedElementsAre("enable", "inTime", "speed", "offset", "interpolation", "keys",
                                             "useCurve", "sourceFrame", "curveFrame", "outside", "easeSpan"));
  for (const std::string& name : shown) EXPECT_FALSE(mayahost::plug("warp." + name).isNull()) << name;
}

TEST_F(PluginTest, ShowsWhatTheEngineShows) {
  makeWarp("warp");
  const TimeMap map = engineWarp();
  std::vector<int> frames(200);
  std::iota(frames.begin(), frames.end(), -60);
  std::vector<int> backwards(frames.rbegin(), frames.rend()), mixed = frames;
  std::shuffle(mixed.begin(), mixed.end(), std::mt19937(1));
  int checked = 0;
  for (const auto& order : {frames, backwards, mixed}) {
    for (const int f : order) {
      EXPECT_NEAR(shownAt("warp", f), map.source(f / 24.0) * 24, 1e-9) << "frame " << f;
      ++checked;
    }
  }
  EXPECT_EQ(checked, 600);
  // Known without the engine: the keys, identity beyond the ease, and that time moves on in the ease.
  EXPECT_NEAR(shownAt("warp", 13), 31, 1e-9);
  EXPECT_NEAR(shownAt("warp", -23), -23, 1e-9);
  EXPECT_NEAR(shownAt("warp", 61), 61, 1e-9);
  EXPECT_GT(shownAt("warp", 50), 50);
}

TEST_F(PluginTest, FollowsItsAttributes) {
  makeWarp("warp");
  set("warp.interpolation", 1);
  EXPECT_NEAR(shownAt("warp", 7), 16, 1e-9);
  EXPECT_NEAR(shownAt("warp", 25), 37, 1e-9);
  set("warp.outside", 1);
  EXPECT_NEAR(shownAt("warp", 137), 143, 1e-9);
  set("warp.offset", 10);
  EXPECT_NEAR(shownAt("warp", 23), 31, 1e-9);
  set("warp.speed", 2);
  EXPECT_NEAR(shownAt("warp", 16.5), 31, 1e-9);
  set("warp.outside", 0);
  set("warp.easeSpan", 2);
  EXPECT_NEAR(shownAt("warp", 30), 40, 1e-9);
  set("warp.interpolation", 0);
  set("warp.speed", 1);
  set("warp.offset", 0);
  const double before = shownAt("warp", 8);
  set("warp.keys[1].keyTension", 1);
  EXPECT_GT(std::abs(shown("warp") - before), 0.1);
  EXPECT_THAT(errors(), IsEmpty());
}

// By hand: an ease of 24 frames gives chords of 1, 2.5 and 0.5 a frame over 24, 12 and 24 frames; their
// weighted harmonic means are 108 / (48 / 1 + 60 / 2.5) = 1.5 and 108 / (60 / 2.5 + 48 / 0.5) = 0.9, and half
// way a Hermite cubic is an eighth of the tangents' difference above the middle.
TEST_F(PluginTest, MonotoneTimeIsHalfWayWhereHarmonicSlopesPutIt) {
  makeWarp("warp");
  set("warp.interpolation", 2);
  set("warp.easeSpan", 24);
  EXPECT_NEAR(shownAt("warp", 7), 16 + 12 * (1.5 - 0.9) / 8, 1e-9);
  EXPECT_NEAR(shownAt("warp", 13), 31, 1e-9);
  EXPECT_THAT(errors(), IsEmpty());
}

TEST_F(PluginTest, PassesTimeThrough) {
  makeWarp("warp");
  EXPECT_GT(shownAt("warp", 13.25), 20);
  for (const char* plug : {"warp.enable", "warp.nodeState"}) {
    const double normal = mayahost::number(plug);
    set(plug, normal == 0 ? 1 : 0);
    EXPECT_EQ(shown("warp"), 13.25) << plug;
    set(plug, normal);
    EXPECT_GT(shown("warp"), 20) << plug;
  }
}

TEST_F(PluginTest, ReportsABadKeyOnceAndKeepsTheLastWarp) {
  makeWarp("warp");
  const auto play = [] {
    std::vector<double> values;
    for (int f = 0; f < 50; ++f) values.push_back(shownAt("warp", f));
    return values;
  };
  setKey("warp", 9, 40, 44);
  const std::vector<double> good = play();
  for (int round = 0; round < 2; ++round) {
    mayahost::clearMessages();
    set("warp.keys[9].keyAt", 13);  // two keys at frame 13
    EXPECT_EQ(play(), good);
    ASSERT_EQ(errors().size(), 1u);
    EXPECT_THAT(errors()[0], HasSubstr("ffTimeWarp warp: two keys of the time map are at 0.541"));
    set("warp.keys[9].keyAt", 40);
    EXPECT_EQ(play(), good);
    EXPECT_EQ(errors().size(), 1u);
  }
}

TEST_F(PluginTest, IsIdentityWhereItNeverHadAGoodKey) {
  mayahost::createNode("ffTimeWarp", "warp");
  mayahost::connect("time1.outTime", "warp.inTime");
  set("warp.speed", 1e9);
  EXPECT_NEAR(shownAt("warp", 17), 17, 1e-12);
  EXPECT_NEAR(shownAt("warp", 18), 18, 1e-12);
  ASSERT_EQ(errors().size(), 1u);
  EXPECT_THAT(errors()[0], HasSubstr("the speed is 1000000000: it must be a number within"));
}

// Twelve warps, some driven by others (so that their maps change at every frame), in every mode.
TEST_F(PluginTest, IsTheSameInEveryMode) {
  for (int i = 0; i < 12; ++i) makeWarp("warp" + std::to_string(i));
  ASSERT_EQ(mayahost::connect("warp0.outTime", "warp1.inTime", true), MStatus::kSuccess);
  ASSERT_EQ(mayahost::connect("warp1.outTime", "warp2.inTime", true), MStatus::kSuccess);
  ASSERT_EQ(mayahost::connect("warp2.outTime", "warp3.offset"), MStatus::kSuccess);
  ASSERT_EQ(mayahost::connect("warp4.outTime", "warp5.keys[1].keySource"), MStatus::kSuccess);
  std::vector<int> frames(60);
  std::iota(frames.begin(), frames.end(), -5);
  const auto play = [&] {
    std::vector<double> values;
    for (const int f : frames) {
      mayahost::setCurrentTime(frame(f));
      for (int i = 0; i < 12; ++i) values.push_back(shown("warp" + std::to_string(i)));
    }
    return values;
  };
  const std::vector<double> lazy = play();
  ASSERT_EQ(lazy.size(), 720u);
  mayahost::setEvaluationMode(EvaluationMode::serial);
  EXPECT_EQ(play(), lazy);
  mayahost::setEvaluationMode(EvaluationMode::parallel, 4);
  EXPECT_EQ(play(), lazy);
  EXPECT_EQ(play(), lazy);
  EXPECT_THAT(errors(), IsEmpty());
}

TEST_F(PluginTest, AnswersForAnotherTime) {
  makeWarp("warp");
  mayahost::setCurrentTime(frame(5));
  const double now = shown("warp");
  const TimeMap map = engineWarp();
  int checked = 0;
  for (double f = -30; f < 80; f += 2.5, ++checked) {
    const MDGContext context(frame(f));
    const MDGContextGuard guard(context);
    EXPECT_NEAR(mayahost::plug("warp.outTime").asMTime().as(MTime::kSeconds), map.source(f / 24), 1e-9) << f;
  }
  EXPECT_EQ(checked, 44);
  EXPECT_EQ(shown("warp"), now);
}

TEST_F(PluginTest, IsBridgedWhenDeleted) {
  makeWarp("warp");
  makeWarp("after");
  ASSERT_EQ(mayahost::connect("warp.outTime", "after.inTime", true), MStatus::kSuccess);
  ASSERT_EQ(mayahost::deleteNode("warp"), MStatus::kSuccess);
  EXPECT_NEAR(shownAt("after", 13), 31, 1e-9);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_NEAR(shownAt("after", 13), engineWarp().source(31 / 24.0) * 24, 1e-9);
}

TEST_F(PluginTest, TellsCachedPlaybackWhereAChangeShows) {
  makeWarp("warp");
  shownAt("warp", 5);
  const MPxNode* node = MFnDependencyNode(mayahost::findNode("warp")).userNode();
  ASSERT_NE(node, nullptr);
  EXPECT_EQ(node->schedulingType(), MPxNode::kParallel);
  const TimeMap map = engineWarp();
  const MTimeRange changed(frame(20), frame(25));
  const MTimeRange shows = node->transformInvalidationRange(mayahost::plug("warp.inTime"), changed);
  int inside = 0, outside = 0;
  for (double f = -40; f < 90; f += 0.5) {
    const double source = map.source(f / 24) * 24;
    const bool wanted = (source > 20 && source < 25) || (f >= 20 && f <= 25);
    EXPECT_EQ(shows.contains(frame(f)), wanted) << "frame " << f;
    (wanted ? inside : outside)++;
  }
  EXPECT_GT(inside, 12);
  EXPECT_GT(outside, 200);
  EXPECT_TRUE(node->transformInvalidationRange(mayahost::plug("warp.inTime"), MTimeRange()).empty());
}

}  // namespace
}  // namespace footfall::maya

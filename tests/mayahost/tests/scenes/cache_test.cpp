// SPDX-License-Identifier: MIT
// Cached playback: what is served is what would be computed, to the bit, whatever is edited in between.
#include <mayahost/cache.h>
#include <mayahost/command.h>
#include <mayahost/host.h>

#include <maya/MFnAnimCurve.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MPxNode.h>
#include <maya/MTime.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <random>
#include <set>

namespace {

using mayahost::EvaluationMode;

MTime frame(double f) {
  return MTime(f, MTime::kFilm);
}

bool sameBits(double a, double b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

class CachedPlayback : public testing::Test {
 protected:
  void SetUp() override {
    MTime::setUIUnit(MTime::kFilm);
    mayahost::setEvaluationMode(EvaluationMode::parallel);
    mayahost::setCachedPlayback(true);
    mayahost::newScene();
    if (mayahost::loadedPlugins().empty()) {
      ASSERT_TRUE(mayahost::loadPlugin(CACHE_PLUGIN));
    }
    mayahost::clearMisuses();
  }
  void TearDown() override {
    mayahost::setCachedPlayback(false);
    mayahost::setEvaluationMode(EvaluationMode::off);
  }

  // A keyed wave, through a shift of time if there is one.
  static void makeWave(const std::string& name, bool shifted) {
    mayahost::createNode("animCurveTU", name + "Curve");
    mayahost::createNode("hostWave", name);
    MFnAnimCurve curve(mayahost::findNode(name + "Curve"));
    for (int i = 0; i <= 10; ++i) curve.addKey(frame(10.0 * i), (i * i) % 7);
    ASSERT_TRUE(mayahost::connect(name + "Curve.output", name + ".input"));
    if (!shifted) return;
    mayahost::createNode("hostShift", name + "Shift");
    mayahost::setNumber(name + "Shift.delay", 30.0);
    ASSERT_TRUE(mayahost::connect("time1.outTime", name + "Shift.inTime"));
    ASSERT_TRUE(mayahost::connect(name + "Shift.outTime", name + "Curve.input"));
  }
  static std::vector<double> play(const std::string& plug) {
    std::vector<double> shown;
    for (double f = 0.0; f <= 140.0; f += 1.0) {
      mayahost::setCurrentTime(frame(f));
      shown.push_back(mayahost::number(plug));
    }
    return shown;
  }
  static std::vector<double> playUncached(const std::string& plug) {
    mayahost::setEvaluationMode(EvaluationMode::off);
    auto shown = play(plug);
    mayahost::setEvaluationMode(EvaluationMode::parallel);
    return shown;
  }
  static void expectSame(const std::vector<double>& a, const std::vector<double>& b) {
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) EXPECT_TRUE(sameBits(a[i], b[i])) << "frame " << i;
  }
  static void moveKey(const std::string& curve, unsigned key, double value) {
    MFnAnimCurve fn(mayahost::findNode(curve));
    ASSERT_TRUE(fn.setValue(key, value));
  }
};

TEST_F(CachedPlayback, ServesWhatWouldBeComputed) {
  makeWave("wave", false);
  const auto truth = playUncached("wave.output");
  EXPECT_GT(std::set<double>(truth.begin(), truth.end()).size(), 60u) << "something moves";
  ASSERT_TRUE(mayahost::fillCache(frame(0), frame(140)));
  EXPECT_EQ(mayahost::cachedFrames("wave").size(), 141u);
  EXPECT_GE(mayahost::number("wave.configs"), 1.0);
  const double before = mayahost::number("wave.count"), restored = mayahost::number("wave.indirect");
  expectSame(play("wave.output"), truth);
  EXPECT_EQ(mayahost::number("wave.count"), before) << "nothing was computed";
  EXPECT_EQ(mayahost::number("wave.indirect"), restored + 141) << "and the node was told so each time";
  EXPECT_THAT(mayahost::checkCache(), testing::IsEmpty());
  EXPECT_THAT(mayahost::misuses(), testing::IsEmpty());
}

TEST_F(CachedPlayback, PlayingFillsTheCache) {
  for (const auto mode : {EvaluationMode::serial, EvaluationMode::parallel}) {
    mayahost::newScene();
    mayahost::setEvaluationMode(mode);
    makeWave("wave", false);
    const auto first = play("wave.output");
    const double before = mayahost::number("wave.count");
    expectSame(play("wave.output"), first);
    EXPECT_EQ(mayahost::number("wave.count"), before);
    EXPECT_EQ(mayahost::cachedFrames("wave").size(), 141u);
    mayahost::setEvaluationMode(mode);
  }
}

TEST_F(CachedPlayback, AnEditOfAKeyForgetsItsNeighbourhoodAlone) {
  makeWave("wave", false);
  ASSERT_TRUE(mayahost::fillCache(frame(0), frame(140)));
  moveKey("waveCurve", 5, 12.5);  // at frame 50: tangents of the neighbours reach to 30 and 70
  const auto kept = mayahost::cachedFrames("wave");
  EXPECT_THAT(kept, testing::Contains(29.0));
  EXPECT_THAT(kept, testing::Contains(71.0));
  EXPECT_THAT(kept, testing::Not(testing::Contains(50.0)));
  EXPECT_THAT(mayahost::checkCache(), testing::IsEmpty());
  expectSame(play("wave.output"), playUncached("wave.output"));
}

TEST_F(CachedPlayback, ThroughAShiftOfTimeTheRightFramesAreForgotten) {
  makeWave("wave", true);
  ASSERT_TRUE(mayahost::fillCache(frame(0), frame(140)));
  moveKey("waveCurve", 5, 12.5);
  const auto kept = mayahost::cachedFrames("wave");
  EXPECT_THAT(kept, testing::Not(testing::Contains(80.0)));
  EXPECT_THAT(kept, testing::Contains(59.0));
  EXPECT_THAT(kept, testing::Contains(101.0));
  EXPECT_THAT(mayahost::checkCache(), testing::IsEmpty());
  expectSame(play("wave.output"), playUncached("wave.output"));
  const MPxNode* shift = MFnDependencyNode(mayahost::findNode("waveShift")).userNode();
  EXPECT_TRUE(shift->hasInvalidationRangeTransformation());
  EXPECT_FALSE(
      MFnDependencyNode(mayahost::findNode("wave")).userNode()->hasInvalidationRangeTransformation());
}

TEST_F(CachedPlayback, ANodeThatHidesItsShiftIsCaught) {
  makeWave("wave", true);
  mayahost::setNumber("waveShift.honest", 0.0);
  ASSERT_TRUE(mayahost::fillCache(frame(0), frame(140)));
  EXPECT_THAT(mayahost::checkCache(), testing::IsEmpty());
  moveKey("waveCurve", 5, 12.5);
  const auto faults = mayahost::checkCache();
  EXPECT_THAT(faults, testing::Contains("wave.output at frame 80"));
  EXPECT_THAT(mayahost::misuses(),
              testing::Contains(testing::HasSubstr("out of date in the cache: wave.output")));
}

TEST_F(CachedPlayback, RandomEditsNeverLeaveItOutOfDate) {
  makeWave("plain", false);
  makeWave("late", true);
  mayahost::createNode("hostWave", "sum");
  ASSERT_TRUE(mayahost::connect("late.output", "sum.input"));
  ASSERT_TRUE(mayahost::connect("plain.output", "sum.factor"));
  std::mt19937 random(4);
  for (int run = 0; run < 25; ++run) {
    ASSERT_TRUE(mayahost::fillCache(frame(0), frame(140), run % 2 ? 4 : 1));
    for (int edit = 0; edit < 3; ++edit) {
      const std::string which = random() % 2 ? "plain" : "late";
      MFnAnimCurve fn(mayahost::findNode(which + "Curve"));
      const unsigned keys = fn.numKeys(), key = static_cast<unsigned>(random() % keys);
      const double value = static_cast<double>(random() % 100) / 10.0;
      switch (random() % 5) {
        case 0:
          fn.addKey(frame(static_cast<double>(random() % 1000) / 10.0), value);
          break;
        case 1:
          if (keys > 4) fn.remove(key);
          break;
        case 2:
          mayahost::setNumber(which + ".factor", which == "plain" ? value : 1.0 + value);
          break;
        case 3:
          mayahost::setNumber("lateShift.delay", 5.0 * static_cast<double>(random() % 8));
          break;
        default:
          fn.setValue(key, value);
      }
    }
    ASSERT_THAT(mayahost::checkCache(), testing::IsEmpty()) << run;
  }
  expectSame(play("sum.output"), playUncached("sum.output"));
  EXPECT_GT(mayahost::cacheCounts().stored, 1000u);
}

TEST_F(CachedPlayback, TransformsAreCachedAndFollowEdits) {
  mayahost::createNode("transform", "above");
  mayahost::createNode("animCurveTL", "moves");
  MFnAnimCurve curve(mayahost::findNode("moves"));
  for (int i = 0; i <= 10; ++i) curve.addKey(frame(10.0 * i), i % 3);
  ASSERT_TRUE(mayahost::connect("moves.output", "above.translateX"));
  ASSERT_TRUE(mayahost::fillCache(frame(0), frame(100)));
  EXPECT_EQ(mayahost::cachedFrames("above").size(), 101u);
  mayahost::setNumber("above.translateY", 3.0);
  EXPECT_THAT(mayahost::cachedFrames("above"), testing::IsEmpty());
  EXPECT_THAT(mayahost::checkCache(), testing::IsEmpty());
}

TEST_F(CachedPlayback, ANodeMayForbidIt) {
  makeWave("wave", false);
  mayahost::createNode("hostForbidding", "weather");
  ASSERT_TRUE(mayahost::connect("waveCurve.output", "weather.input"));
  EXPECT_FALSE(mayahost::fillCache(frame(0), frame(10)));
  EXPECT_EQ(mayahost::cacheDisabledReason(), "weather: reads the weather");
  EXPECT_THAT(mayahost::cachedFrames("wave"), testing::IsEmpty());
  ASSERT_TRUE(mayahost::deleteNode("weather"));
  EXPECT_TRUE(mayahost::fillCache(frame(0), frame(10)));
  EXPECT_EQ(mayahost::cachedFrames("wave").size(), 11u);
}

TEST_F(CachedPlayback, WhatWasServedIsOutOfDateAtTheNextTime) {
  makeWave("wave", true);
  const auto truth = playUncached("wave.output");
  ASSERT_TRUE(mayahost::fillCache(frame(0), frame(140)));
  play("wave.output");
  // Served nodes have inputs that were never evaluated: the lazy mode must find its way through them.
  expectSame(playUncached("wave.output"), truth);
}

TEST_F(CachedPlayback, NewConnectionsForgetEverything) {
  makeWave("wave", false);
  ASSERT_TRUE(mayahost::fillCache(frame(0), frame(140)));
  mayahost::createNode("hostWave", "other");
  ASSERT_TRUE(mayahost::connect("wave.output", "other.input"));
  expectSame(play("other.output"), playUncached("other.output"));
  mayahost::setEvaluationMode(EvaluationMode::off);
  EXPECT_FALSE(mayahost::fillCache(frame(0), frame(10)));
}

}  // namespace

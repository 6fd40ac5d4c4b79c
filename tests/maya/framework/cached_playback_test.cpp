// SPDX-License-Identifier: MIT
// ffTimeWarp under cached playback: a transform driven by a curve that is driven by the warp.
#include <maya/MDagPath.h>
#include <maya/MFnAnimCurve.h>
#include <maya/MMatrix.h>
#include <maya/MTime.h>
#include <mayahost/cache.h>
#include <mayahost/host.h>

#include <cstring>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace footfall::maya {
namespace {

using mayahost::EvaluationMode;

MTime frame(double f) {
  return MTime(f, MTime::kFilm);
}

class CachedWarp : public ::testing::Test {
 protected:
  void SetUp() override {
    MTime::setUIUnit(MTime::kFilm);
    mayahost::newScene();
    mayahost::clearMisuses();
    mayahost::setCachedPlayback(true);
    mayahost::setEvaluationMode(EvaluationMode::parallel);
    ASSERT_EQ(mayahost::loadPlugin(FOOTFALL_PLUGIN), MStatus::kSuccess);
    mayahost::createNode("ffTimeWarp", "warp");
    ASSERT_TRUE(mayahost::connect("time1.outTime", "warp.inTime"));
    const double at[] = {1, 13, 37}, source[] = {1, 31, 43};
    for (int i = 0; i < 3; ++i) setWarp(i, at[i], source[i]);
    mayahost::createNode("animCurveTL", "curve");
    MFnAnimCurve fn(mayahost::findNode("curve"));
    for (int i = 0; i <= 12; ++i) fn.addKey(frame(6.0 * i), (i * i) % 7);
    mayahost::createNode("transform", "body");
    ASSERT_TRUE(mayahost::connect("warp.outTime", "curve.input"));
    ASSERT_TRUE(mayahost::connect("curve.output", "body.translateX"));
  }
  void TearDown() override {
    mayahost::newScene();
    EXPECT_EQ(mayahost::unloadPlugin("footfall"), MStatus::kSuccess);
    EXPECT_THAT(mayahost::misuses(), ::testing::IsEmpty());
    mayahost::setCachedPlayback(false);
    mayahost::setEvaluationMode(EvaluationMode::off);
  }
  static void setWarp(int key, double at, double source) {
    const std::string plug = "warp.keys[" + std::to_string(key) + "]";
    ASSERT_TRUE(mayahost::setNumber(plug + ".keyAt", at));
    ASSERT_TRUE(mayahost::setNumber(plug + ".keySource", source));
  }
  static std::vector<double> play() {
    std::vector<double> shown;
    for (double f = -10; f <= 90; f += 1) {
      mayahost::setCurrentTime(frame(f));
      const MMatrix matrix = MDagPath::getAPathTo(mayahost::findNode("body")).inclusiveMatrix();
      shown.push_back(matrix(3, 0));
    }
    return shown;
  }
  static void expectCachedIsUncached() {
    const auto cached = play();
    mayahost::setEvaluationMode(EvaluationMode::off);
    const auto uncached = play();
    mayahost::setEvaluationMode(EvaluationMode::parallel);
    for (std::size_t i = 0; i < cached.size(); ++i) {
      const bool same = std::memcmp(&cached[i], &uncached[i], sizeof(double)) == 0;
      EXPECT_TRUE(same) << "frame " << static_cast<double>(i) - 10 << ": " << cached[i] << " and "
                        << uncached[i] << ", apart by " << cached[i] - uncached[i];
    }
  }
};

TEST_F(CachedWarp, TheSameBitsFromTheCache) {
  ASSERT_TRUE(mayahost::fillCache(frame(-10), frame(90)));
  EXPECT_EQ(mayahost::cachedFrames("body").size(), 101u);
  const auto served = mayahost::cacheCounts().served;
  expectCachedIsUncached();
  EXPECT_GE(mayahost::cacheCounts().served, served + 101);
}

TEST_F(CachedWarp, AKeyOfTheSourceIsForgottenWhereTheWarpShowsIt) {
  ASSERT_TRUE(mayahost::fillCache(frame(-10), frame(90)));
  MFnAnimCurve fn(mayahost::findNode("curve"));
  ASSERT_TRUE(fn.setValue(8, 20.0));  // at 48 of the source
  const auto kept = mayahost::cachedFrames("body");
  EXPECT_GT(kept.size(), 20u) << "not everything is forgotten";
  EXPECT_THAT(kept, ::testing::Not(::testing::Contains(37.0))) << "which shows 43";
  EXPECT_THAT(mayahost::checkCache(), ::testing::IsEmpty());
  expectCachedIsUncached();
}

TEST_F(CachedWarp, RandomEditsLeaveNothingOutOfDate) {
  std::mt19937 random(2);
  for (int run = 0; run < 20; ++run) {
    ASSERT_TRUE(mayahost::fillCache(frame(-10), frame(90), 4));
    MFnAnimCurve fn(mayahost::findNode("curve"));
    for (int edit = 0; edit < 2; ++edit) {
      if (random() % 3 == 0) {
        setWarp(1, 8.0 + static_cast<double>(random() % 10), 20.0 + static_cast<double>(random() % 20));
      } else {
        fn.setValue(static_cast<unsigned>(random() % fn.numKeys()), static_cast<double>(random() % 30));
      }
    }
    ASSERT_THAT(mayahost::checkCache(), ::testing::IsEmpty()) << run;
  }
  expectCachedIsUncached();
}

}  // namespace
}  // namespace footfall::maya

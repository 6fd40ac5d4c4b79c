// SPDX-License-Identifier: MIT
// Dynamic time warping: maps that are known come back, with few keys.
#include <cmath>
#include <filesystem>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "io/scene_file.h"
#include "recorded_clips.h"
#include "warp/figure/warp_motion.h"
#include "warp/timing/time_alignment.h"

namespace footfall::warp {
namespace {

using testing::HasSubstr;

Motion example(const char* name) {
  return *readScene(std::string(FOOTFALL_SOURCE_DIR) + "/examples/" + name).motion;
}

// How far two maps are apart over a range, seconds.
double gapOf(const TimeMap& a, const TimeMap& b, const TimeRange& range) {
  double gap = 0;
  for (int k = 0; k <= 200; ++k) {
    const double t = range.start + (range.end - range.start) * k / 200;
    gap = std::max(gap, std::abs(a.source(t) - b.source(t)));
  }
  return gap;
}

TEST(TimeAlignment, AMotionAlignedToItselfKeepsItsTime) {
  const Motion walk = example("walk.bvh");
  const TimeAlignment found = alignTimes(walk, walk);
  EXPECT_EQ(found.keys.size(), 2u);
  EXPECT_LT(found.after, 1e-9);
  for (std::size_t f = 0; f < found.path.size(); ++f) EXPECT_EQ(found.path[f], static_cast<double>(f));
}

// A walk that hurries, lingers and is turned and moved: its clock is found to within two frames in 60 a
// second.
TEST(TimeAlignment, FindsAKnownClock) {
  const Motion walk = example("walk.bvh");
  const double end = walk.time(walk.frames() - 1);
  const TimeMap known({{0, 0}, {0.9, 1.3}, {2.4, 2.0}, {end, end}}, heldOutside(TimeInterpolation::Monotone));
  Motion hurried = retimed(walk, known);
  for (std::size_t f = 0; f < hurried.frames(); ++f) hurried.frame(f)[0] += 3;
  TimeAlignmentOptions options;
  options.tolerance = 0.02;
  const TimeAlignment found = alignTimes(hurried, walk, options);
  const TimeMap map(found.keys, heldOutside(TimeInterpolation::Monotone));
  EXPECT_LT(gapOf(map, known, {0, end}), 2.0 / 60);
  EXPECT_TRUE(map.isMonotone());
  EXPECT_LE(found.keys.size(), 9u);
  EXPECT_LE(found.largestGap, 0.02 + 1e-9);
  EXPECT_LT(found.after, 0.2 * found.before);
  // And the retimed walk has the other's poses.
  EXPECT_LT(alignTimes(hurried, retimed(walk, map)).before, 0.012);
}

TEST(TimeAlignment, FewerKeysWithMoreTolerance) {
  const Motion walk = example("walk.bvh"), run = example("run.bvh");
  TimeAlignmentOptions options;
  std::size_t before = 1000;
  for (const double tolerance : {0.005, 0.03, 0.2}) {
    options.tolerance = tolerance;
    const TimeAlignment found = alignTimes(walk, run, options);
    EXPECT_LE(found.keys.size(), before);
    EXPECT_LE(found.largestGap, tolerance + 1e-9);
    EXPECT_LT(found.after, found.before);
    EXPECT_TRUE(TimeMap(found.keys, heldOutside(TimeInterpolation::Monotone)).isMonotone());
    before = found.keys.size();
  }
}

TEST(TimeAlignment, KeysOfRandomClocksStayWithinTheTolerance) {
  std::mt19937 random(4);
  std::uniform_real_distribution<double> step(0, 2);
  int checked = 0;
  for (int round = 0; round < 50; ++round) {
    std::vector<double> values{0};
    for (int k = 0; k < 120; ++k) values.push_back(values.back() + step(random));
    const std::vector<TimeKey> keys = fewTimeKeys(values, 1.5);
    const TimeMap map(keys, heldOutside(TimeInterpolation::Monotone));
    for (std::size_t f = 0; f < values.size(); ++f, ++checked) {
      EXPECT_NEAR(map.source(static_cast<double>(f)), values[f], 1.5);
    }
    EXPECT_LT(keys.size(), 60u);
    EXPECT_EQ(keys.front().source, values.front());
    EXPECT_EQ(keys.back().source, values.back());
  }
  EXPECT_EQ(checked, 6050);
  EXPECT_EQ(fewTimeKeys({3}, 1).size(), 1u);
}

TEST(TimeAlignment, RefusesWhatDoesNotFit) {
  const auto messageOf = [](const Motion& a, const Motion& b) -> std::string {
    try {
      alignTimes(a, b);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  const Motion walk = example("walk.bvh");
  EXPECT_THAT(messageOf(walk, example("dog.bvh")), HasSubstr("the second motion has no "));
  Motion brief = walk;
  brief.samples.resize(20 * brief.channels.size());
  EXPECT_THAT(messageOf(walk, brief),
              HasSubstr("motions of 177 and 20 frames cannot be aligned with a clock at most 3 times"));
  brief.samples.clear();
  EXPECT_THAT(messageOf(walk, brief), HasSubstr("no frames"));
}

// Two captured walks of one person, a slow and a brisk one.
TEST(TimeAlignment, CapturedWalksComeCloser) {
  const std::string folder = FOOTFALL_CMU_DIR;
  FOOTFALL_NEED_CLIPS("07_12");
  const Motion slow = *readScene(folder + "/07_01.bvh").motion,
               brisk = *readScene(folder + "/07_12.bvh").motion;
  const TimeAlignment found = alignTimes(slow, brisk);
  RecordProperty("before_mm", std::to_string(1000 * found.before));
  RecordProperty("after_mm", std::to_string(1000 * found.after));
  EXPECT_LT(found.after, 0.6 * found.before);
  EXPECT_LE(found.keys.size(), 14u);
}

}  // namespace
}  // namespace footfall::warp

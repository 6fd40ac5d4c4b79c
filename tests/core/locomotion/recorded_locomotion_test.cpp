// SPDX-License-Identifier: MIT
// The CMU clips, where they are: one call makes a library, and it does what is asked of it.
#include <algorithm>

#include <gtest/gtest.h>

#include "base/angles.h"
#include "core/locomotion/hulls.h"
#include "core/locomotion/libraries.h"
#include "core/locomotion/loops.h"
#include "core/locomotion/transitions.h"
#include "figure/quality/quality.h"
#include "locomotion/run/generate.h"
#include "recorded_clips.h"

namespace footfall::locomotion {
namespace {

TEST(Recorded, OneCallMakesALibraryThatMeetsItsMeasures) {
  FOOTFALL_NEED_CLIPS();
  const BuiltLibrary& built = recordedLibrary();
  const auto library = std::make_shared<const Library>(built.library);
  const int stop = library->find("stop"), walk = library->find("walk"), run = library->find("run");
  ASSERT_GE(stop, 0);
  ASSERT_GE(walk, 0);
  ASSERT_GE(run, 0);
  EXPECT_GE(library->classes[static_cast<std::size_t>(walk)].examples.size(), 9u);
  EXPECT_GE(library->classes[static_cast<std::size_t>(run)].examples.size(), 6u);
  EXPECT_EQ(library->edge(walk, stop).kind, EdgeKind::Recorded);
  EXPECT_EQ(library->edge(run, stop).kind, EdgeKind::Recorded);
  EXPECT_EQ(library->edge(stop, walk).kind, EdgeKind::Recorded);
  for (const RecordedClip& r : built.recordings) {
    EXPECT_TRUE(!r.rejected.empty() || r.ground.after < r.ground.before) << r.name;
  }
  for (const int cls : {walk, run}) EXPECT_GE(expectGoodHull(library, cls, 6), 15);
  // Standing feet of all examples are on one ground, no knee bends backwards, and no joint pops.
  int loops = 0;
  for (const int cls : {walk, run}) {
    for (const Clip& clip : library->classes[static_cast<std::size_t>(cls)].examples) {
      expectGoodLoop(*library, clip);
      ++loops;
    }
  }
  EXPECT_GE(loops, 15);
  // Memory within twice that of the clips.
  std::size_t samples = 0;
  for (const RecordedClip& r : built.recordings) samples += r.motion.samples.size();
  EXPECT_LT(library->bytes(), 2 * samples * sizeof(double));
}

// At no seam do joints jump more than 99.9 % of what they do in the clips, and feet slide no more than there.
TEST(Recorded, SeamsAndFeetAreNoWorseThanTheClips) {
  FOOTFALL_NEED_CLIPS();
  const auto library = std::make_shared<const Library>(recordedLibrary().library);
  EXPECT_NEAR(library->jumps.joint / kDegree, 1075, 50) << "as measured on the 29 clips in use";
  std::size_t joins = 0;
  for (unsigned seed = 0; seed < 12; ++seed) {
    GenerateOptions options;
    options.footLock = seed == 0;
    const Generated made = generate(library, randomScript(*library, seed, seed == 0 ? 4 : 12), options);
    joins += made.joins.size();
    expectSmooth(*library, made, std::to_string(seed));
    if (options.footLock) {
      EXPECT_LT(measureQuality(made.motion).skate.max, library->groundSkate + 0.001);
    }
  }
  EXPECT_GT(joins, 300u);
}

// E11: every class to every other: walk to run, run to stop, walk to stop, and back.
TEST(Recorded, EveryClassIsReachedFromEveryOther) {
  FOOTFALL_NEED_CLIPS();
  const auto library = std::make_shared<const Library>(recordedLibrary().library);
  int pairs = 0;
  for (std::size_t from = 0; from < library->classes.size(); ++from) {
    for (std::size_t to = 0; to < library->classes.size(); ++to) {
      if (from == to) continue;
      EXPECT_GE(expectGoodTransition(library, from, to), 3) << from << " to " << to;
      ++pairs;
    }
  }
  EXPECT_EQ(pairs, 6);
}

// Feet of a stop stay where they came down, by blending alone and planted: the transition ends on the places
// the class stands on.
TEST(Recorded, FeetStayAsAStopEnds) {
  FOOTFALL_NEED_CLIPS();
  const auto library = std::make_shared<const Library>(recordedLibrary().library);
  int stops = 0;
  for (const char* script : {"Walk {3, [0: (1.2, 0)]}, Stop {4}", "Run {3, [0: (3.4, 0)]}, Stop {4}"}) {
    for (const bool locks : {false, true}) {
      GenerateOptions options;
      options.frameRate = 60;
      options.footLock = locks;
      const Generated made = generate(library, parseScript(script), options);
      const QualityReport quality = measureQuality(made.motion);
      EXPECT_LT(quality.slip.max, locks ? 0.002 : 0.02) << script << (locks ? ", planted" : "");
      if (!locks) {
        EXPECT_LT(quality.skate.max, 0.02) << script;
      }
      stops += quality.contacts.contacts.size() > 6;
    }
  }
  EXPECT_EQ(stops, 4);
}

// Planted feet of a stop slide no further than 2 mm.
TEST(KnownFaultRecorded, PlantedFeetStayAsAStopEnds) {
  FOOTFALL_NEED_CLIPS();
  const auto library = std::make_shared<const Library>(recordedLibrary().library);
  for (const char* script : {"Walk {3, [0: (1.2, 0)]}, Stop {4}", "Run {3, [0: (3.4, 0)]}, Stop {4}"}) {
    GenerateOptions options;
    options.frameRate = 60;
    options.footLock = true;
    EXPECT_LT(measureQuality(generate(library, parseScript(script), options).motion).skate.max, 0.002)
        << script;
  }
}

// Whatever way the figure heads, its root's angles run on calmly: no order of turns with its pole there.
TEST(Recorded, AnglesOfTheRootDoNotSpin) {
  FOOTFALL_NEED_CLIPS();
  const auto library = std::make_shared<const Library>(recordedLibrary().library);
  GenerateOptions options;
  options.frameRate = 60;
  options.footLock = false;
  const Generated made = generate(library, parseScript("Walk {15, [0: (1.3, 30)]}"), options);
  EXPECT_GT(made.samples.back().base.yaw, 2 * kPi);
  int checked = 0;
  for (std::size_t c = 0; c < made.motion.channels.size(); ++c) {
    const MotionChannel& channel = made.motion.channels[c];
    if (channel.joint != library->limbs.root || !isRotation(channel.kind)) continue;
    for (std::size_t i = 1; i < made.motion.frames(); ++i, ++checked)
      ASSERT_LT(std::abs(made.motion.frame(i)[c] - made.motion.frame(i - 1)[c]), 5 * kDegree) << i;
  }
  EXPECT_GT(checked, 2000);
}

// A run asked to be as slow as a walk does not turn for it, though its slowest examples do.
TEST(Recorded, SlowerThanItCanItGoesStraightOn) {
  FOOTFALL_NEED_CLIPS();
  const auto library = std::make_shared<const Library>(recordedLibrary().library);
  GenerateOptions options;
  options.frameRate = 60;
  options.footLock = false;
  const Generated made = generate(library, parseScript("Run {5, [0: (3, 0)], [1: (1.2, 0)]}"), options);
  for (const LocomotionSample& sample : made.samples) ASSERT_LT(std::abs(sample.base.yaw), 12 * kDegree);
  EXPECT_LT(made.samples.back().applied.speed, 2.5);
}

TEST(Recorded, PathIsFollowed) {
  FOOTFALL_NEED_CLIPS();
  const auto library = std::make_shared<const Library>(recordedLibrary().library);
  Route route;
  route.points = {{{0, 0}, {}}, {{0, 4}, {}}, {{3, 7}, {}}, {{7, 5}, {}}, {{8, 0}, {}}};
  route.speeds = {1.2, 1.3, 1.5, 1.3, 1.2};
  GenerateOptions options;
  options.frameRate = 60;
  const Generated made = generate(library, route, options);
  EXPECT_TRUE(made.arrived);
  EXPECT_LT(made.pathRms, 0.1);
  EXPECT_LT(made.pathMax, 0.25);
  EXPECT_LT((made.samples.back().base.position - Vec2(8, 0)).norm(), 0.2);
  EXPECT_NEAR(made.missed, (made.samples.back().base.position - Vec2(8, 0)).norm(), 1e-9);
  const QualityReport quality = measureQuality(made.motion);
  EXPECT_LT(quality.skate.max, library->groundSkate + 0.001) << "no more than in the clips";
}

// A slalom that is asked for at a run, bends too tight for it: it goes as fast as they allow, keeps to the
// path, and says so. Asked to keep its speed it cannot.
TEST(Recorded, BendsAreTakenAsFastAsTheyCan) {
  FOOTFALL_NEED_CLIPS();
  const auto library = std::make_shared<const Library>(recordedLibrary().library);
  Route route;
  route.points = {{{0, 0}, {}},     {{1.5, 5}, {}},  {{-1.5, 10}, {}}, {{1.5, 15}, {}},
                  {{-1.5, 20}, {}}, {{1.5, 25}, {}}, {{0, 30}, {}}};
  route.speeds.assign(route.points.size(), 2.8);
  GenerateOptions options;
  options.footLock = false;
  options.frameRate = 60;
  const Generated made = generate(library, route, options);
  EXPECT_TRUE(made.arrived);
  EXPECT_LT(made.pathRms, 0.2);
  EXPECT_LT(made.pathMax, 0.5);
  EXPECT_LT(made.missed, 0.25);
  EXPECT_GT(made.slowedWay, 3);
  EXPECT_LT(made.slowest, 2.2);
  ASSERT_FALSE(made.notes.empty());
  EXPECT_NE(made.notes.back().find("because of bends"), std::string::npos) << made.notes.back();
  PathFollowOptions keep;
  keep.keepSpeed = true;
  options.maxDuration = 15;
  const Generated fast = generate(library, route, options, keep);
  EXPECT_EQ(fast.slowedWay, 0);
  EXPECT_GT(fast.pathRms, 2 * made.pathRms);
}

// Walks and runs to points ahead, beside and behind: they stop there.
TEST(Recorded, PointsAreReached) {
  FOOTFALL_NEED_CLIPS();
  const auto library = std::make_shared<const Library>(recordedLibrary().library);
  GenerateOptions options;
  options.footLock = false;
  options.frameRate = 60;
  int reached = 0, ran = 0;
  for (const double speed : {1.0, 1.4, 3.0}) {
    const double far = speed > 2 ? 2.4 : 1;  // a run needs some way to be worth it
    for (const Vec2& goal : {Vec2(1, 9.3), Vec2(-8, 6), Vec2(3, -9)}) {
      const Generated made = generate(library, routeTo({}, far * goal, speed), options);
      EXPECT_TRUE(made.arrived) << far * goal.transpose() << " at " << speed;
      EXPECT_LT(made.missed, 0.2) << far * goal.transpose() << " at " << speed;
      ++reached;
      ran += std::any_of(made.samples.begin(), made.samples.end(),
                         [&](const LocomotionSample& s) { return s.applied.speed > 2.3; });
    }
  }
  EXPECT_EQ(reached, 9);
  EXPECT_EQ(ran, 3);
}

}  // namespace
}  // namespace footfall::locomotion

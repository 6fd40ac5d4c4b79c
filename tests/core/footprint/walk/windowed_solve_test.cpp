// SPDX-License-Identifier: MIT
// Long walks in windows: an edit changes what is near it, whatever was edited before.
#include "footprint/walk/windowed_solve.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <thread>

#include "base/error.h"
#include "core/footprint/tracks.h"
#include "figure/motion/pose.h"
#include "footprint/walk/walk_player.h"

namespace footfall::footprint {
namespace {

// A walk of 40 prints that are not quite in line.
Track longTrack() {
  Dice dice(11);
  Track track = exampleWalk(40);
  for (Footprint& print : track.prints) {
    print.position += Vec3(dice(-0.04, 0.04), 0, dice(-0.05, 0.05));
    print.yaw = dice(-0.1, 0.1);
  }
  return track;
}

WalkOptions filmRate() {
  WalkOptions options;
  options.frameRate = 24;
  return options;
}

class LongWalk : public ::testing::Test {
 protected:
  using Draft = std::shared_ptr<const EditableWalk>;

  Draft draft(const Track& prints, const Draft& former = nullptr) const {
    return std::make_shared<const EditableWalk>(human, prints, ground, filmRate(), former.get());
  }
  // All that is shown, one row per frame.
  static std::vector<std::vector<double>> shown(const Draft& draft) {
    const WalkPlayer player(draft);
    std::vector<std::vector<double>> rows;
    for (std::size_t i = 0; i < draft->frames(); ++i) {
      const WalkPose pose = player.at(static_cast<double>(i) * draft->frameTime());
      rows.push_back(pose.channels);
      rows.back().push_back(pose.imbalance);
      for (const FootFrame& foot : pose.feet) rows.back().push_back(foot.frame.position.y());
    }
    return rows;
  }

  const Character human = characterPreset("human");
  const TerrainPtr ground = flatTerrain();
  const Track track = longTrack();
};

// Moved there and back, by many small steps or at once, with a former walk or without: the same bits.
TEST_F(LongWalk, DoesNotDependOnWhatWasBefore) {
  const Draft before = draft(track);
  Track moved = track;
  Draft dragged = before;
  for (int i = 0; i < 3; ++i) {
    moved.prints[20].position += Vec3(0.02, 0, -0.01);
    moved.prints[20].yaw += 0.05;
    dragged = draft(moved, dragged);
  }
  EXPECT_EQ(shown(dragged), shown(draft(moved)));
  // Another print meanwhile, then both back, in the other order.
  Track both = moved;
  both.prints[9].position.z() += 0.06;
  dragged = draft(both, dragged);
  both.prints[20] = track.prints[20];
  dragged = draft(both, dragged);
  both.prints[9] = track.prints[9];
  dragged = draft(both, dragged);
  EXPECT_EQ(shown(dragged), shown(before));
  EXPECT_EQ(dragged->walk().solution.cost.sum(), before->walk().solution.cost.sum());
}

// What is far from a moved print keeps its bits; what is near moves.
TEST_F(LongWalk, AnEditStaysNear) {
  const auto before = shown(draft(track));
  Track moved = track;
  moved.prints[20].position += Vec3(0.06, 0, 0.05);
  moved.prints[20].yaw += 0.2;
  const auto after = shown(draft(moved));
  ASSERT_EQ(after.size(), before.size());
  std::size_t first = before.size(), last = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (before[i] == after[i]) continue;
    first = std::min(first, i);
    last = i;
  }
  const std::size_t lands = 20 * 12;  // frames
  EXPECT_LT(first, lands);
  EXPECT_GT(last, lands);
  EXPECT_GT(first, lands - 9 * 24u);
  EXPECT_LT(last, lands + 9 * 24u);
}

// Solved in windows the walk is nearly the best one; solved at once it is a little better.
TEST_F(LongWalk, IsNearlyTheBest) {
  const Walk walk = walkTrack(human, track, ground, filmRate());
  const WalkOptions options = filmRate();
  const WalkPipeline pipeline(human, track, ground, options);
  const ComProblem rigid = pipeline.problem({}, pipeline.continuedEnds({}));
  const ComPath guess = guessMidStance(rigid, pipeline.track(), pipeline.timing(), pipeline.virtualLegs());
  const ComPath found = solveCom(rigid, guess, options.solver).path;
  const PelvisOffset pelvis = pipeline.pelvisOffset(found);
  const ComSolution whole =
      solveCom(pipeline.problem(pelvis, pipeline.continuedEnds(pelvis)), found, options.solver);
  EXPECT_LT(walk.solution.cost.sum(), 1.03 * whole.cost.sum());
  ASSERT_EQ(walk.solution.path.knots.size(), whole.path.knots.size());
  double most = 0;
  for (double t = 0; t < walk.timing.duration; t += 0.05)
    most = std::max(most, (walk.solution.path.at(t).position - whole.path.at(t).position).norm());
  EXPECT_LT(most, 0.004);
  EXPECT_GT(most, 0);  // it is not solved at once
}

// Where windows meet in the air the figure still falls freely: with g to 1 %.
TEST_F(LongWalk, FlightsAcrossWindowsAreFreeFalls) {
  Track run = exampleRun(40);
  run.prints[15].position += Vec3(0.03, 0, 0.04);
  run.prints[23].position += Vec3(-0.03, 0, 0.05);
  const Draft flying = draft(run);
  const Walk& walk = flying->walk();
  int flights = 0;
  for (const TrackSpan& span : walk.timing.spans) {
    if (!span.flight || span.print < 4 || span.print > 35) continue;
    ++flights;
    for (const double share : {0.01, 0.25, 0.5, 0.75, 0.99}) {
      const Vec3 a = walk.solution.path.at(span.start + share * span.duration).acceleration;
      EXPECT_LT((a - Vec3(0, -9.81, 0)).norm(), 0.0981) << "print " << span.print + 1;
    }
  }
  EXPECT_GT(flights, 25);
}

// Parts of a second, posed each by itself, are what the whole posed at once is, and fit each other.
TEST_F(LongWalk, PartsArePosedAsTheWholeIs) {
  const Draft whole = draft(track);
  const WalkPlayer player(whole);
  const Walk walk = walkTrack(human, track, ground, filmRate());
  const Motion& motion = walk.performed.motion;
  ASSERT_EQ(whole->frames(), motion.frames());
  double most = 0;
  for (std::size_t i = 0; i < motion.frames(); ++i) {
    const WalkPose pose = player.at(static_cast<double>(i) * whole->frameTime());
    for (std::size_t c = 0; c < motion.channels.size(); ++c)
      most = std::max(most, std::abs(pose.channels[c] - motion.frame(i)[c]));
    ASSERT_EQ(pose.standing, walk.samples[i].standing) << i;
  }
  EXPECT_LT(most, 1e-5);  // metres and radians
}

// A figure that goes round and round turns on, whichever second is looked at first.
TEST_F(LongWalk, AnglesRunOn) {
  Track round;
  constexpr double kRadius = 1.5;
  for (int i = 0; i < 60; ++i) {
    Footprint print;
    print.leg = i % 2;
    print.yaw = 0.36 * i;
    const double r = kRadius + (i % 2 == 0 ? -0.09 : 0.09);
    print.position = Vec3(-r * std::cos(print.yaw), 0, r * std::sin(print.yaw));
    print.stance = 0.6;
    print.step = 0.5;
    round.prints.push_back(print);
  }
  const Draft turning = draft(round);
  const Walk walk = walkTrack(human, round, ground, filmRate());
  const WalkPlayer player(turning);
  const Motion& motion = walk.performed.motion;
  int checked = 0;
  for (const std::size_t i : {700u, 10u, 400u, 1u, 650u, 300u}) {
    const WalkPose pose = player.at(static_cast<double>(i) * turning->frameTime());
    for (std::size_t c = 0; c < motion.channels.size(); ++c)
      EXPECT_NEAR(pose.channels[c], motion.frame(i)[c], 1e-4) << i << " " << c;
    ++checked;
  }
  EXPECT_EQ(checked, 6);
  EXPECT_GT(std::abs(motion.frame(700)[4] - motion.frame(0)[4]), 15) << "it goes round";
}

// Times changed: steps that come later are the same ones, later.
TEST_F(LongWalk, RetimedStepsAreTheSameLater) {
  const Draft before = draft(track);
  Track longer = track;
  longer.prints[3].step = 0.5 + 6 * before->frameTime();
  longer.prints[3].stance = 0.65 + 6 * before->frameTime();
  const Draft after = draft(longer, before);
  EXPECT_EQ(shown(after), shown(draft(longer)));
}

TEST_F(LongWalk, FromManyThreadsIsTheSame) {
  const Draft whole = draft(track);
  const auto alone = shown(whole);
  const WalkPlayer player(whole);
  std::vector<int> wrong(4, 0);
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      for (std::size_t k = 0; k < 60; ++k) {
        const std::size_t i = (k * 37 + static_cast<std::size_t>(t) * 11) % whole->frames();
        const WalkPose pose = player.at(static_cast<double>(i) * whole->frameTime());
        wrong[static_cast<std::size_t>(t)] +=
            !std::equal(pose.channels.begin(), pose.channels.end(), alone[i].begin());
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, std::vector<int>(4, 0));
}

// A track of less than eight strides is solved at once.
TEST_F(LongWalk, ShortTracksAreOneWindow) {
  for (const int prints : {1, 2, 3, 15, 16, 17, 33}) {
    const WalkOptions options = filmRate();
    const WalkPipeline pipeline(human, exampleWalk(prints), ground, options);
    const WindowedPath solved = solveInWindows(pipeline);
    EXPECT_EQ(solved.windows.size(), static_cast<std::size_t>(std::max(1, prints / 8))) << prints;
    EXPECT_GE(solved.path.solution.path.knots.size(), 2u);
  }
  Track bad = track;
  bad.prints[10].stance = 5;
  EXPECT_THAT(errorOf([&] { draft(bad, draft(track)); }),
              testing::StartsWith("print 13 (left): the foot lands at 6 s while it stands on print 11"));
}

}  // namespace
}  // namespace footfall::footprint

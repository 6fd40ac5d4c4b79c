// SPDX-License-Identifier: MIT
#include "footprint/walk/online_walk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "core/footprint/tracks.h"
#include "footprint/planners/wander.h"

namespace footfall::footprint {
namespace {

using testing::HasSubstr;

// What has been played is never changed, and what is played has no jump.
TEST(OnlineWalk, SettledStepsStay) {
  int checked = 0;
  for (unsigned seed = 1; seed <= 20; ++seed) {
    const Track track = randomTrack(seed);
    OnlineWalk walk(exampleBiped());
    ComPath before;
    double settled = 0;
    for (std::size_t i = 0; i < track.prints.size(); ++i) {
      walk.add(track.prints[i]);
      EXPECT_EQ(walk.track().prints.size(), i + 1);
      if (i == 0) continue;
      EXPECT_NEAR(walk.settled(), walk.footfall(i), 1e-12) << "all but the last step";
      for (double t = 0; i > 1 && t < settled; t += 0.05, ++checked) {
        EXPECT_LT((walk.path().at(t).position - before.at(t).position).norm(), 1e-12)
            << "seed " << seed << " print " << i;
      }
      before = walk.path();
      settled = walk.settled();
    }
    for (std::size_t k = 1; k < before.knots.size(); ++k)
      EXPECT_GT(before.knots[k].time, before.knots[k - 1].time);
  }
  EXPECT_GT(checked, 2000);
}

// It knows one print ahead, so that it costs more than the whole solved at once; expecting the stride to go
// on makes that little. The method as published does not expect anything.
TEST(OnlineWalk, ComesNearTheWholeSolution) {
  const auto over = [](const Track& track, int expected) {
    const Example whole(track);
    const double best = solveCom(whole.problem, whole.midStance).cost.sum();
    OnlineOptions options;
    options.expected = expected;
    OnlineWalk walk(exampleBiped(), options);
    for (const Footprint& print : track.prints) walk.add(print);
    EXPECT_EQ(walk.path().knots.size(), whole.problem.knots());
    return whole.problem.cost(walk.path()).sum() / best;
  };
  EXPECT_LT(over(exampleWalk(30), 4), 1.05);
  EXPECT_LT(over(exampleRun(30), 4), 3.5);
  EXPECT_GT(over(exampleWalk(30), 0), 10);
  EXPECT_GT(over(exampleRun(30), 0), 10);
  EXPECT_GT(over(exampleWalk(30), 4), 0.99);
}

TEST(OnlineWalk, WandersWithTimesOfItsOwn) {
  const VirtualLegs virtualLegs = exampleBiped();
  WanderOptions options;
  options.stepLength = 0.5 / virtualLegs.nominal();
  options.obstacles = {{{2, 2}, 0.4}, {{-3, 1}, 0.3}, {{0, -3}, 0.5}};
  Wander wander(virtualLegs, {0, 0}, 0, options);
  OnlineWalk walk(virtualLegs);
  for (int i = 0; i < 200; ++i) walk.add(wander.next());
  double far = 0, fast = 0;
  for (double t = 1; t < walk.settled(); t += 0.05) {
    const ComPoint here = walk.path().at(t);
    // The centre of mass stays over the prints of its time.
    double nearest = 10;
    for (std::size_t i = 0; i < 200; ++i) {
      const Footprint& print = walk.track().prints[i];
      if (t < walk.footfall(i) - 0.5 || t > walk.footfall(i) + print.stance + 0.5) continue;
      nearest = std::min(nearest, std::hypot(here.position.x() - print.position.x(),
                                             here.position.z() - print.position.z()));
    }
    far = std::max(far, nearest);
    fast = std::max(fast, here.velocity.norm());
    EXPECT_GT(here.position.y(), 0.7);
    EXPECT_LT(here.position.y(), 1.1);
  }
  EXPECT_LT(far, 0.4);
  EXPECT_LT(fast, 2.5);
}

TEST(OnlineWalk, StandsStillAtTheStart) {
  OnlineOptions options;
  options.standingStart = true;
  OnlineWalk walk(exampleBiped(), options);
  for (const Footprint& print : exampleWalk(6).prints) walk.add(print);
  EXPECT_EQ(walk.path().knots.front().velocity, Vec3::Zero());
  EXPECT_GT(walk.path().at(2).velocity.z(), 0.8);
}

TEST(OnlineWalk, APrintThatCannotFollowIsNamedAndLeftOut) {
  OnlineWalk walk(exampleBiped());
  const Track track = exampleWalk(12);
  for (const Footprint& print : track.prints) walk.add(print);
  const ComPath before = walk.path();
  Footprint bad = track.prints.back();
  bad.stance = -1;
  try {
    walk.add(bad);
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("print 13 (right): the stance must be above 0 s, got -1"));
  }
  EXPECT_EQ(walk.track().prints.size(), 12u);
  EXPECT_EQ(walk.path().knots.size(), before.knots.size());
  OnlineOptions options;
  options.context = 1;
  EXPECT_THAT(errorOf([&] { OnlineWalk(exampleBiped(), options); }),
              testing::HasSubstr("context must be at least 2 prints, got 1"));
}

}  // namespace
}  // namespace footfall::footprint

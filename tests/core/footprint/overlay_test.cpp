// SPDX-License-Identifier: MIT
// Style and polish: what is laid on a walk stays on its steps.
#include "footprint/overlay.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <tuple>

#include "base/error.h"
#include "figure/pose.h"
#include "footprint/extract_prints.h"
#include "io/scene.h"
#include "tracks.h"

namespace footfall {
namespace {

std::vector<int> upTo(int count) {
  std::vector<int> numbers;
  for (int i = 0; i < count; ++i) numbers.push_back(i);
  return numbers;
}

TEST(MatchPrints, FollowsMovedPutInAndTakenOut) {
  const Track before = exampleWalk(10);
  EXPECT_EQ(matchPrints(before, before, 1.2), upTo(10));
  Track moved = before;
  moved.prints[4].position += Vec3(0.3, 0, 0.2);
  EXPECT_EQ(matchPrints(before, moved, 1.2), upTo(10));
  Track longer = before;
  longer.prints.insert(longer.prints.begin() + 5, {before.prints[5], before.prints[4]});
  longer.prints[5].position.z() -= 0.2;
  longer.prints[6].position.z() += 0.4;
  EXPECT_EQ(matchPrints(before, longer, 1.2), (std::vector<int>{0, 1, 2, 3, 4, -1, -1, 5, 6, 7, 8, 9}));
  Track shorter = before;
  shorter.prints.erase(shorter.prints.begin() + 3, shorter.prints.begin() + 5);
  EXPECT_EQ(matchPrints(before, shorter, 1.2), (std::vector<int>{0, 1, 2, 5, 6, 7, 8, 9}));
}

TEST(RepeatPrints, GoesRoundWithTheRightFeet) {
  const Track clip = exampleWalk(6), now = exampleWalk(9);
  EXPECT_EQ(repeatPrints(clip, now, 1, 5), (std::vector<int>{2, 3, 4, 1, 2, 3, 4, 1, 2}));
}

TEST(StepMap, MapsPhasesOfSteps) {
  const Track before = exampleWalk(6);
  Track now = before;
  now.prints[2].step = 0.8;
  now.prints[2].stance = 0.95;
  const StepMap map(before, now, upTo(6));
  EXPECT_NEAR(map.at(0.7).a.time, 0.7, 1e-12);
  EXPECT_NEAR(map.at(1.15).a.time, 1.15, 1e-12);  // the other foot lifts when it did
  EXPECT_NEAR(map.at(1.475).a.time, 1.325, 1e-12);
  EXPECT_NEAR(map.at(1.9).a.time, 1.6, 1e-12);
  EXPECT_EQ(map.at(1.9).b.weight, 0);
}

// Nothing jumps where steps were put in or taken out.
TEST(StepMap, SeamsFade) {
  const Track before = exampleWalk(8);
  Track now = before;
  now.prints.erase(now.prints.begin() + 3, now.prints.begin() + 5);
  const StepMap map(before, now, matchPrints(before, now, 1.2));
  double last = 0;
  const auto value = [&](double t) {  // of a function of the time before
    const StepMoments m = map.at(t);
    return m.a.weight * std::sin(3 * m.a.time) + m.b.weight * std::sin(3 * m.b.time);
  };
  last = value(0);
  for (double t = 0.001; t < 2.9; t += 0.001) {
    EXPECT_NEAR(value(t), last, 0.03) << t;
    last = value(t);
  }
  EXPECT_NEAR(map.at(2.0).a.time, 3.0, 1e-9);
}

struct Polished {
  const Character human = characterPreset("human");
  const Track track = exampleWalk(10);
  const Walk walk = walkTrack(human, track, flatTerrain());
  Motion edited = walk.performed.motion;
  int head = human.limbs.head;

  // The head turns by half a radian in the middle of the step of print 5 (from 1).
  Polished() {
    Pose local;
    for (std::size_t i = 0; i < edited.frames(); ++i) {
      localPose(edited, i, local);
      const double off = (edited.time(i) - 2.25) / 0.25;
      if (std::abs(off) < 1) {
        Quat& turn = local.rotation[static_cast<std::size_t>(head)];
        turn = turn * Quat(Eigen::AngleAxisd(0.5 * std::pow(1 - off * off, 2), Vec3::UnitY()));
      }
      setLocalPose(edited, i, local, i > 0 ? i - 1 : 0);
    }
  }

  // When the head is turned most against the walk alone, and by how much.
  std::pair<double, double> peak(const Walk& now, const Motion& motion) const {
    std::pair<double, double> most{0, 0};
    Pose a, b;
    for (std::size_t i = 0; i < motion.frames(); ++i) {
      localPose(now.performed.motion, i, a);
      localPose(motion, i, b);
      const std::size_t j = static_cast<std::size_t>(head);
      const double angle = a.rotation[j].angularDistance(b.rotation[j]);
      if (angle > most.second) most = {motion.time(i), angle};
    }
    return most;
  }
};

TEST(Polish, StaysWhereNothingChanged) {
  const Polished p;
  const Motion again = withPolish(p.walk, p.walk, p.human, p.edited);
  Pose a, b;
  double most = 0;
  for (std::size_t i = 0; i < again.frames(); ++i) {
    worldPose(again, i, a);
    worldPose(p.edited, i, b);
    for (std::size_t j = 0; j < a.position.size(); ++j)
      most = std::max(most, (a.position[j] - b.position[j]).norm());
  }
  EXPECT_LT(most, 1e-5);
}

TEST(Polish, MovesWithItsStep) {
  const Polished p;
  Track slower = p.track;
  slower.prints[1].step = 0.6;
  slower.prints[7].position.x() += 0.1;
  const Walk later = walkTrack(p.human, slower, flatTerrain());
  auto [time, angle] = p.peak(later, withPolish(later, p.walk, p.human, p.edited));
  EXPECT_NEAR(time, 2.35, 0.02);
  EXPECT_NEAR(angle, 0.5, 0.01);

  Track shorter = p.track;
  shorter.prints.erase(shorter.prints.begin() + 1, shorter.prints.begin() + 3);
  const Walk sooner = walkTrack(p.human, shorter, flatTerrain());
  std::tie(time, angle) = p.peak(sooner, withPolish(sooner, p.walk, p.human, p.edited));
  EXPECT_NEAR(time, 1.25, 0.02);
  EXPECT_NEAR(angle, 0.5, 0.01);

  Track longer = insertStride(p.track, 2, 2);
  const Walk more = walkTrack(p.human, longer, flatTerrain());
  std::tie(time, angle) = p.peak(more, withPolish(more, p.walk, p.human, p.edited));
  EXPECT_NEAR(time, 2.25 + longer.prints[3].step + longer.prints[4].step, 0.02);
  EXPECT_NEAR(angle, 0.5, 0.01);
}

TEST(Polish, OfAnotherFigureIsRefused) {
  const Polished p;
  EXPECT_THROW(withPolish(p.walk, p.walk, p.human, walkTrack(characterPreset("dog"), [] {
                 Track track;
                 for (int i = 0; i < 8; ++i) {
                   Footprint print;
                   print.leg = i % 4;
                   print.position = Vec3(0, 0, 0.1 * i);
                   print.step = 0.25;
                   print.stance = 0.6;
                   track.prints.push_back(print);
                 }
                 return track;
               }(), flatTerrain()).performed.motion),
               Error);
}

}  // namespace
}  // namespace footfall
